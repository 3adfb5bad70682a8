/** Questions for a new table, made from the JSON Schema of a game's options. */

import type { GameInfo } from "../../generated/server";
import { labelled, say } from "../../lib/texts.svelte";
import type { Options } from "../manifest";

export interface Question {
  option: string;
  title: string;
  usual: unknown;
  /** The answers to choose from, with their words; none for a number, a text or a box. */
  choices: [unknown, string][];
  kind: "box" | "choice" | "number" | "text";
  least?: number;
  most?: number;
  longest?: number;
}

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  $defs?: Record<string, Schema>;
}

/** So many numbers are better chosen than typed. */
const FEW = 8;

/** The questions that can be asked here; of other options the usual value is played. */
export function questionsOf(info: GameInfo): Question[] {
  const schema = info.options_schema as Schema;
  return Object.entries(schema.properties ?? {}).flatMap(([option, found]) => {
    const one = option === "players" ? playersOf(info) : resolved(found, schema);
    const made = one && question(one, info, option);
    return made ? [made] : [];
  });
}

function playersOf({ fewest_seats, most_seats }: GameInfo): Schema | undefined {
  if (fewest_seats === most_seats) return undefined;
  return { type: "integer", minimum: fewest_seats, maximum: most_seats };
}

/** What a reference stands for; an option that may be left open is asked for without that. */
function resolved(schema: Schema, whole: Schema): Schema | undefined {
  if (schema.$ref) return whole.$defs?.[schema.$ref.split("/").at(-1) ?? ""];
  const parts = schema.anyOf?.filter((part) => part.type !== "null");
  if (!parts) return schema;
  return parts.length === 1 && parts[0] ? resolved(parts[0], whole) : undefined;
}

function question(schema: Schema, info: GameInfo, option: string): Question | null {
  const plain = option.replaceAll("_", "-");
  const words = (value: unknown) => info.options_words[`${plain}-${value}`] ?? String(value);
  const title = info.options_words[plain] ?? titleOf(option);
  const asked = { option, title, usual: info.options[option] ?? null };
  const { type, minimum: least, maximum: most, maxLength: longest } = schema;
  if (type === "boolean") return { ...asked, kind: "box", choices: [] };
  if (schema.enum) {
    // The usual one first; a schema has them by the alphabet.
    const values = [...schema.enum].sort((one) => (one === asked.usual ? -1 : 0));
    return { ...asked, kind: "choice", choices: values.map((one) => [one, words(one)]) };
  }
  if (type === "integer" && least !== undefined && most !== undefined && most - least < FEW) {
    const numbers = Array.from({ length: most - least + 1 }, (_, place) => least + place);
    return { ...asked, kind: "choice", choices: numbers.map((one) => [one, words(one)]) };
  }
  if (type === "integer" || type === "number") {
    return { ...asked, kind: "number", choices: [], least, most };
  }
  return type === "string" ? { ...asked, kind: "text", choices: [], longest } : null;
}

function titleOf(option: string): string {
  if (option === "players") return say("web-how-many");
  const plain = option.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function usualOptions(questions: Question[]): Options {
  return Object.fromEntries(questions.map(({ option, usual }) => [option, usual]));
}

/** What a table plays otherwise than usual; how many play is seen at the table. */
export function wordsOf(questions: Question[], options: Options): string[] {
  return questions
    .filter(({ option, usual }) => option !== "players" && (options[option] ?? usual) !== usual)
    .map(({ option, title, kind, choices }) => {
      const value = options[option];
      if (kind === "box") return value ? title : labelled(title, say("web-plain-no"));
      const chosen = choices.find(([one]) => one === value);
      return labelled(title, chosen ? chosen[1] : String(value));
    });
}
