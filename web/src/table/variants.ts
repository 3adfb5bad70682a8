/** What a table plays otherwise than usual: what is sent of it, and how it is told. */

import type { Options, Variant } from "../games/manifest";
import { manifestOf } from "../games/manifests";
import type { GameKey } from "./model.svelte";

/** The variants that come up with some options. */
export function offered(game: GameKey, options: Options): Variant[] {
  return manifestOf(game).variants.filter((variant) => variant.applies?.(options) ?? true);
}

/** What is played of a variant: as usual, where what was chosen is not there any more. */
export function played({ option, usual, values }: Variant, options: Options): unknown {
  const value = options[option] ?? usual;
  return values(options).includes(value) ? value : usual;
}

/** The options of a table: what it was asked first, and of the variants what is not as usual. */
export function withVariants(game: GameKey, asked: Options, chosen: Options): Options {
  const found: Options = { ...asked };
  const both = { ...asked, ...chosen };
  for (const variant of offered(game, both)) {
    const value = played(variant, both);
    if (value !== variant.usual) found[variant.option] = value;
  }
  return { ...found, ...manifestOf(game).more?.chosen?.(asked, chosen) };
}

/** The variants that a table plays, in words. */
export function variantWords(game: GameKey, options: Options): string[] {
  const words = offered(game, options)
    .filter(({ option, usual }) => option in options && (options[option] ?? usual) !== usual)
    .map((variant) => variant.words(options[variant.option]));
  return [...words, ...(manifestOf(game).more?.words?.(options) ?? [])];
}
