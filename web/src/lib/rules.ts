/** The rules as numbered sections of a page of Markdown. */

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

export function sections(markdown: string): RuleSection[] {
  const found: RuleSection[] = [];
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    if (heading?.[1] && heading[2] !== undefined) {
      const number = NUMBER.exec(heading[2]);
      const title = heading[2];
      found.push({
        id: number?.[1] ?? title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-"),
        level: heading[1].length,
        title,
        body: "",
      });
    } else if (found.length) {
      const last = found[found.length - 1];
      if (last) last.body += `${line}\n`;
    }
  }
  return found;
}

/** Whether every word is somewhere in the section, accents and case aside. */
export function fits(section: RuleSection, query: string): boolean {
  const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const text = plain(`${section.title} ${section.body}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const FILES = import.meta.glob<string>(
  ["../../../docs/rules/**/*.md", "../../../docs/glossary*.md"],
  { query: "?raw", import: "default" },
);

/** A rules page in a language, or in English where it is not translated; and which it is. */
export async function rulesPage(name: string, language: Language): Promise<[string, Language]> {
  const root = name === "glossary" ? "../../../docs" : "../../../docs/rules";
  for (const path of [`${root}/${language}/${name}.md`, `${root}/${name}.${language}.md`]) {
    const load = FILES[path];
    if (load) return [await load(), language];
  }
  const english = FILES[`${root}/${name}.md`] ?? FILES[`${root}/en/${name}.md`];
  return [english ? await english() : "", "en"];
}
