import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LOCALES = new URL("../../../src/tablee/locales/", import.meta.url);

test("what a seat does is said in three words at most", () => {
  let found = 0;
  for (const language of ["en", "fr", "de"]) {
    const folder = new URL(`${language}/`, LOCALES);
    for (const name of readdirSync(folder).filter((one) => one.startsWith("banner-"))) {
      const text = readFileSync(new URL(name, folder), "utf8");
      const [, does = ""] = /-does = \{ \$event ->\n([^}]*)\}/.exec(text) ?? [];
      const words = [...does.matchAll(/^ +\*?\[[^\]]*\] (.*)$/gm)].map((match) => match[1] ?? "");
      for (const said of words) expect(said.split(/\s+/).length, said).toBeLessThanOrEqual(3);
      found += words.length;
    }
  }
  expect(found).toBeGreaterThan(150);
});
