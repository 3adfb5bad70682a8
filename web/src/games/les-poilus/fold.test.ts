import type { PoilusViewDocument } from "../../generated/les-poilus";
import { follows } from "../../tests/streamed";
import { beat, SILENT } from "./beats";
import { fold, UNFOLDED } from "./fold";
import { PoilusNarrator } from "./narrator";

follows("les-poilus", {
  script: { fold, beat, unfolded: UNFOLDED, silent: SILENT },
  narrator: (names) => new PoilusNarrator(names),
  impossible: (view: PoilusViewDocument) => {
    const knocks = view.seats.flatMap((seat) => seat.hard_knocks);
    const cards = [...view.hand, ...view.no_mans_land, ...view.discard, ...knocks];
    if (new Set(cards).size < cards.length) return "a card in two places";
    const counts = view.seats.flatMap((seat) => [seat.hand_size, seat.tiles, seat.tokens]);
    const all = [...counts, ...Object.values(view.active), view.trials, view.reserve, view.supply];
    return all.some((count) => count < 0) ? "less than nothing" : "";
  },
});
