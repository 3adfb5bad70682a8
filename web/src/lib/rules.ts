/** The rules as numbered sections of a page of Markdown. */

import type { RulesPage } from "../generated/server";
import { patiently } from "./request.svelte";
import type { Language } from "./settings.svelte";

export interface RuleSection {
  /** "P3.4" for a rule, or words for a chapter without a number. */
  id: string;
  level: number;
  title: string;
  body: string;
}

const HEADING = /^(#{1,4})\s+(.*)$/;
const NUMBER = /^([A-Z]+\d+(?:\.\d+)*)\s+/;
/** A rule that is an item of a list: its number stands in bold. */
const ITEM = /^- \*\*([A-Z]+\d+\.\d+)\*\*\s+(.*)$/;

/** The sections of a page; one without a number is called by its place, alike in all languages. */
export function sections(markdown: string): RuleSection[] {
  const found: RuleSection[] = [];
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (heading?.[1] && heading[2] !== undefined) {
      const id = NUMBER.exec(heading[2])?.[1] ?? `part-${found.length}`;
      found.push({ id, level: heading[1].length, title: heading[2], body: "" });
    } else if (item?.[1] && item[2] !== undefined) {
      found.push({ id: item[1], level: 3, title: item[1], body: `${item[2]}\n` });
    } else {
      const last = found.at(-1);
      if (last) last.body += `${line}\n`;
    }
  }
  return found;
}

/** Letters that a reader may type: without accents, case and curled apostrophes. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Whether every word is somewhere in the section. */
export function fits(section: RuleSection, query: string): boolean {
  const text = plain(`${section.title} ${section.body}`);
  return plain(query)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

// Each page of each language is a file of its own, fetched when it is opened.
const FILES = import.meta.glob<string>(
  ["../../../docs/rules/**/*.md", "../../../docs/glossary.md", "../../../docs/*-units.md"],
  { query: "?raw", import: "default" },
);

/** A page in a language, or in English where it is not translated; and which it is. */
export async function rulesPage(name: string, language: Language): Promise<[string, Language]> {
  const translated = FILES[`../../../docs/rules/${language}/${name}.md`];
  if (translated) return [await translated(), language];
  const english = FILES[`../../../docs/rules/${name}.md`] ?? FILES[`../../../docs/${name}.md`];
  if (english) return [await english(), "en"];
  // A game that only the server knows brings its own.
  const page = await patiently<RulesPage>(
    `rules?game=${encodeURIComponent(name)}&lang=${language}`,
  );
  return [page.text, page.language];
}
