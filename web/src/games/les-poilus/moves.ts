/** What the board offers, read from the legal moves. */

import { cardNotation, cardOf } from "./narrator";

export function has(moves: string[], move: string): boolean {
  return moves.includes(move);
}

/** The moves of one kind, by their rest: "play 17" -> "17". */
export function rests(moves: string[], kind: string): string[] {
  return moves
    .filter((move) => move.startsWith(`${kind} `))
    .map((move) => move.slice(kind.length + 1));
}

export function withdrawals(moves: string[]): string[] {
  return moves.filter((move) => move === "withdraw" || move.startsWith("withdraw "));
}

/** The move of removing exactly these Hard Knocks, in whatever order it is written. */
export function removal(moves: string[], cards: number[]): string | undefined {
  const wanted = cards.map(cardNotation).sort().join(" ");
  return moves.find(
    (move) =>
      move.startsWith("support remove ") &&
      move.slice("support remove ".length).split(" ").sort().join(" ") === wanted,
  );
}

/** Hard Knocks that appear in any removal. */
export function removable(moves: string[]): Set<number> {
  return new Set(rests(moves, "support remove").flatMap((rest) => rest.split(" ").map(cardOf)));
}

/** The seats of the others in table order from the left neighbour; all of them for a spectator. */
export function others(seat: number, players: number): number[] {
  const first = seat < 0 ? 0 : seat + 1;
  const count = seat < 0 ? players : players - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % players);
}
