// Written by scripts/web_types.py from the Python structs. Do not edit.

export interface Outcome {
  reason: string;
  rule: string;
  winners: number[];
  scores: number[];
  args: Record<string, number | string>;
}

export interface Prompt {
  code: string;
  rule: string;
  args: Record<string, number | string>;
}

export interface Refusal {
  code: string;
  rule: string;
  args: Record<string, number | string>;
}
