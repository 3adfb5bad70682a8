import type { TrenchViewDocument } from "../../generated/trench-club";
import { follows } from "../../tests/streamed";
import { beat, SILENT } from "./beats";
import { fold, UNFOLDED } from "./fold";
import { hexNumber } from "./names";
import { TrenchNarrator } from "./narrator";

follows("trench-club", {
  script: { fold, beat, unfolded: UNFOLDED, silent: SILENT },
  narrator: (names) => new TrenchNarrator(names),
  impossible: ({ position }: TrenchViewDocument) => {
    const hexes = position.units.map((unit) => unit.at).filter((at) => hexNumber(at) >= 0);
    if (new Set(hexes).size < hexes.length) return "two units on a hex";
    const numbers = position.units.map((unit) => unit.unit);
    if (new Set(numbers).size < numbers.length) return "a unit twice";
    return position.nations.some(({ bonds }) => bonds < 0) ? "fewer than no bonds" : "";
  },
});
