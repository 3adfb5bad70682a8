/** The texts: the same Fluent files as the terminal and the log, loaded by language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

const FIRST: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import("virtual:texts-de"),
  en: () => import("virtual:texts-en"),
  fr: () => import("virtual:texts-fr"),
};
/** What is said while the server hands out nothing, this included: it comes with the program. */
const AWAY = import.meta.glob<string>("../../../src/tablee/locales/*/web-away.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What a coach says, how a game is taught, banners, what was counted, the book, puzzles: loaded when needed. */
const LATER = import.meta.glob<string>(
  "../../../src/tablee/locales/*/{guided-*,learn-*,banner-*,summary,deals,review,web-review,web-book,puzzle}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

let bundle: FluentBundle | undefined = $state.raw(undefined);
let spoken: Language = "en";
let asked = 0;
const added = new Set<string>();

function firstWords(language: Language): string[] {
  return Object.entries(AWAY)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .map(([, text]) => text);
}

/** What can be said before anything is loaded. */
export function greet(language: Language): void {
  bundle = bundleOf(language, firstWords(language));
}

export async function speak(language: Language): Promise<void> {
  spoken = language;
  asked += 1;
  const question = asked;
  const later = Object.entries(LATER).filter(([path]) =>
    [...added].some((name) => path.endsWith(`/${name}.ftl`)),
  );
  const texts = await Promise.all([
    FIRST[language]().then((found) => found.default),
    ...later.filter(([path]) => path.includes(`/locales/${language}/`)).map(([, load]) => load()),
  ]);
  if (question === asked) bundle = bundleOf(language, [...firstWords(language), ...texts]);
}

/** From now on a file that is not needed at first is spoken too, in any language. */
export async function addTexts(name: string): Promise<void> {
  if (added.has(name)) return;
  added.add(name);
  await speak(spoken);
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
