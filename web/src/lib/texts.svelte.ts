/** The texts: the same Fluent files as the terminal and the log, loaded by language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

const FILES = import.meta.glob<string>(
  ["../../../src/tablee/locales/*/*.ftl", "!**/{term,text-*,lab,play}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

let bundle: FluentBundle | undefined = $state.raw(undefined);

export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all(
    Object.entries(FILES)
      .filter(([path]) => path.includes(`/locales/${language}/`))
      .map(([, load]) => load()),
  );
  bundle = bundleOf(language, texts);
}

export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

export type Arguments = Record<string, FluentVariable>;

/** A message with its arguments filled in; its name in brackets where it is missing. */
export function say(name: string, args: Arguments = {}): string {
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) return `[${name}]`;
  return bundle.formatPattern(pattern, args);
}

/** A thing and what is said of it, with the colon of the language. */
export function labelled(label: string, text: string): string {
  return say("web-labelled", { label: label.charAt(0).toUpperCase() + label.slice(1), text });
}

export function has(name: string): boolean {
  return bundle?.hasMessage(name) ?? false;
}
