import { beforeAll, describe, expect, test } from "vitest";
import { manifestOf } from "../games/manifests";
import type { Narrator } from "../games/narrator";
import type { Outcome, Prompt } from "../generated/kernel";
import { LANGUAGES, type Language } from "../lib/settings.svelte";
import { speak } from "../lib/texts.svelte";
import type { EventDocument, TableModel } from "../table/model.svelte";

// What Python's narrators say of real games (scripts/web_sentences.py): here it is said alike.
type Said = { what: string; found: unknown; reader: number; players: number } & Record<
  Language,
  string
>;
interface Sentences {
  game: string;
  names: string[];
  said: Said[];
}
const FILES = import.meta.glob<Sentences>("../fixtures/sentences/*.json", {
  eager: true,
  import: "default",
});

function told(narrator: Narrator, { what, found }: Said): string {
  if (what === "event") return narrator.event(found as EventDocument);
  if (what === "move") return narrator.move(found as string);
  if (what === "offered") {
    const { move, view } = found as { move: string; view: unknown };
    return narrator.offered(move, view);
  }
  if (what === "prompt") return narrator.prompt(found as Prompt);
  return narrator.outcome(found as Outcome);
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));

  test.each(Object.values(FILES))("$game is told as in the terminal", ({ game, names, said }) => {
    const narratorOf = ({ reader, players }: Said) =>
      manifestOf(game).narrator({
        game,
        names: names.slice(0, players),
        view: null,
        seat: reader,
      } as unknown as TableModel);
    expect(said.length).toBeGreaterThan(100);
    const differing = said
      .map((one) => [told(narratorOf(one), one), one[language]])
      .filter(([here, there]) => here !== there);
    expect(differing).toEqual([]);
  });
});
