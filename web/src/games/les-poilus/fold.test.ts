import type { PoilusViewDocument } from "../../generated/les-poilus";
import { foldsAreSeen, negative } from "../../tests/folds";
import { beat, SILENT } from "./beats";
import { fold, UNFOLDED } from "./fold";
import { PoilusNarrator } from "./narrator";

foldsAreSeen("les-poilus", {
  script: { fold, beat, unfolded: UNFOLDED, silent: SILENT },
  narrator: (names) => new PoilusNarrator(names),
  impossible: (view: PoilusViewDocument) => {
    const knocks = view.seats.flatMap((seat) => seat.hard_knocks);
    const cards = [...view.hand, ...view.no_mans_land, ...view.discard, ...knocks];
    if (new Set(cards).size < cards.length) return "a card in two places";
    const counts = view.seats.flatMap((seat) => [seat.hand_size, seat.tiles, seat.tokens]);
    const { trials, reserve, supply } = view;
    return [counts, view.active, { trials, reserve, supply }].some(negative)
      ? "less than nothing"
      : "";
  },
});
