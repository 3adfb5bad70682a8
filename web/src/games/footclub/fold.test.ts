import type { FootClubViewDocument } from "../../generated/footclub";
import { follows } from "../../tests/streamed";
import { beat, SILENT } from "./beats";
import { fold, opening, UNFOLDED } from "./fold";
import { FootClubNarrator } from "./narrator";

const negative = (counts: object) => Object.values(counts).some((count) => count < 0);

follows("footclub", {
  script: { fold, opening, beat, unfolded: UNFOLDED, silent: SILENT },
  narrator: (names) => new FootClubNarrator(names),
  impossible: ({ sides, hand }: FootClubViewDocument) => {
    const counts = sides.map(({ hand_size, pile_size, in_play, discard, unseen }) =>
      [{ hand_size, pile_size, in_play }, discard, unseen].some(negative),
    );
    return counts.includes(true) || (hand && negative(hand)) ? "fewer than no cards" : "";
  },
});
