import type { FootClubViewDocument } from "../../generated/footclub";
import { foldsAreSeen, negative } from "../../tests/folds";
import { beat, SILENT } from "./beats";
import { fold, UNFOLDED } from "./fold";
import { FootClubNarrator } from "./narrator";

foldsAreSeen("footclub", {
  script: { fold, beat, unfolded: UNFOLDED, silent: SILENT },
  narrator: (names) => new FootClubNarrator(names),
  impossible: (view: FootClubViewDocument) =>
    view.sides.some(({ discard, unseen, hand_size, pile_size, in_play }) =>
      [discard, unseen, { hand_size, pile_size, in_play }].some(negative),
    ) ||
    (view.hand && negative(view.hand))
      ? "fewer than no cards"
      : "",
});
