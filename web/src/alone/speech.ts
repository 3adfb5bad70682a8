/** Sentences for Python: the browser's Fluent library speaks, as it does for the page. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

const bundles = new Map<string, FluentBundle>();

/** Python's library rounds a half to the even number, the browser's away from zero. */
const ROUNDING = { roundingMode: "halfEven" } as Intl.NumberFormatOptions;

function rounded(value: FluentVariable): FluentVariable {
  return typeof value === "number" ? new FluentNumber(value, ROUNDING) : value;
}

function load(language: string, files: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of JSON.parse(files)) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

function has(language: string, name: string): boolean {
  return bundles.get(language)?.hasMessage(name) ?? false;
}

function say(language: string, name: string, args: string): string {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) return JSON.stringify([null, []]);
  const errors: Error[] = [];
  const given: Record<string, FluentVariable> = JSON.parse(args);
  for (const key of Object.keys(given)) given[key] = rounded(given[key] ?? "");
  const told = bundle.formatPattern(pattern, given, errors);
  return JSON.stringify([told, errors.map(String)]);
}

export const speech = { load, has, say };
