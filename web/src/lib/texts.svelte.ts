/** The texts: the same Fluent files as the terminal and the log, loaded by language. */

import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

/** Parsed when the pages were built. */
type Messages = FluentResource["body"];

const FIRST: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import("virtual:texts-de"),
  en: () => import("virtual:texts-en"),
  fr: () => import("virtual:texts-fr"),
};
/** What is said while the server hands out nothing, this included: it comes with the program. */
const AWAY = import.meta.glob<Messages>("../../../src/tablee/locales/*/web-away.ftl", {
  query: "?messages",
  import: "default",
  eager: true,
});
/** What a coach says, how a game is taught, banners, what was counted, the book, puzzles: loaded when needed. */
const LATER = import.meta.glob<Messages>(
  "../../../src/tablee/locales/*/{guided-*,learn-*,banner-*,summary,deals,review,web-review,web-book,puzzle}.ftl",
  {
    query: "?messages",
    import: "default",
  },
);

/** What a language says; another one for another language. */
let bundle: FluentBundle | undefined = $state.raw(undefined);
/** How often messages joined it: only who missed one looks at it, not the whole page. */
let joined = $state(0);
let spoken: Language = "en";
/** The language of which everything is there. */
let whole: Language | undefined;
const added = new Set<string>();

function firstWords(language: Language): Messages {
  return Object.entries(AWAY)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .flatMap(([, messages]) => messages);
}

function later(language: Language, name: string): Promise<Messages> {
  const load = LATER[`../../../src/tablee/locales/${language}/${name}.ftl`];
  if (!load) throw new Error(`no texts called ${name}`);
  return load();
}

function join(messages: Messages): void {
  bundle?.addResource({ body: messages });
  joined += 1;
}

/** What can be said before anything is loaded. */
export function greet(language: Language): void {
  bundle = new FluentBundle(language, { useIsolating: false });
  join(firstWords(language));
}

/** Speak a language from now on, with everything that was asked for in another. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  if (language === whole) return;
  const names = [...added];
  const texts = await Promise.all([
    FIRST[language]().then((found) => found.default),
    ...names.map((name) => later(language, name)),
  ]);
  if (language !== spoken) return;
  if (added.size > names.length) return speak(language); // more was asked for meanwhile
  greet(language);
  texts.forEach(join);
  whole = language;
}

/** From now on a file that is not needed at first is spoken too, in any language. */
export async function addTexts(name: string): Promise<void> {
  if (added.has(name)) return;
  added.add(name);
  const language = spoken;
  try {
    const messages = await later(language, name);
    if (language === spoken) join(messages);
    else await speak(spoken);
  } catch (error) {
    added.delete(name); // the next who needs it asks again
    throw error;
  }
}

export type Arguments = Record<string, FluentVariable>;

/** A message with its arguments filled in; its name in brackets where it is missing. */
export function say(name: string, args: Arguments = {}): string {
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) return missed(`[${name}]`);
  return bundle.formatPattern(pattern, args);
}

/** A thing and what is said of it, with the colon of the language. */
export function labelled(label: string, text: string): string {
  return say("web-labelled", { label: label.charAt(0).toUpperCase() + label.slice(1), text });
}

export function has(name: string): boolean {
  return bundle?.hasMessage(name) || missed(false);
}

/** An answer that changes once the message is there. */
function missed<Answer>(answer: Answer): Answer {
  void joined;
  return answer;
}
