import { describe, expect, test } from "vitest";
import { offered, withVariants } from "../../table/variants";
import { seatWords } from "./options";

const options = (players: number, more = {}) => ({ players, map: "aisne", ...more });
const names = (asked: Record<string, unknown>) =>
  offered("trench-club", asked).map((one) => one.option);

describe("variants", () => {
  test("come up only where they make sense", () => {
    expect(names(options(2))).toContain("central");
    expect(names(options(2, { field: "whole" }))).not.toContain("central");
    expect(names(options(3))).toContain("shared");
    expect(names(options(4))).not.toContain("field");
    expect(names(options(2, { double_armies: true }))).not.toContain("two_national_units");
    expect(names({ players: 2, battle: "raid" })).toEqual([]);
  });

  test("are sent only where they differ from what is usual, and still come up", () => {
    const chosen = {
      field: "whole",
      central: "austria-hungary",
      threshold_step: 1,
      surrender: false,
      destroyed_at_five: false,
      armistice: 60,
    };
    expect(withVariants("trench-club", options(2), chosen)).toEqual(
      options(2, { field: "whole", surrender: false, armistice: 60 }),
    );
    expect(withVariants("trench-club", options(4), chosen)).not.toHaveProperty("field");
  });

  test("say which nations a seat commands", () => {
    const seats = (asked: Record<string, unknown>) =>
      [0, 1, 2, 3].map((seat) => seatWords(asked, seat).replaceAll("trench-club-nation-", ""));
    expect(seats(options(2))).toEqual(["[germany]", "[france]", "", ""]);
    expect(seats(options(2, { central: "austria-hungary", entente: "great-britain" }))).toEqual([
      "[austria-hungary]",
      "[great-britain]",
      "",
      "",
    ]);
    const relief = ["[austria-hungary]", "[great-britain]", "", ""];
    expect(seats({ players: 2, battle: "relief" })).toEqual(relief);
    const [central, entente] = ["[germany], [austria-hungary]", "[great-britain], [france]"];
    expect(seats(options(2, { field: "whole" }))).toEqual([central, entente, "", ""]);
    expect(seats(options(3, { shared: "central" }))).toEqual([
      central,
      "[great-britain]",
      "[france]",
      "",
    ]);
    expect(seats(options(3, { shared: "entente" }))).toEqual([
      "[germany]",
      entente,
      "[austria-hungary]",
      "",
    ]);
    expect(seats(options(4))).toEqual([
      "[germany]",
      "[great-britain]",
      "[austria-hungary]",
      "[france]",
    ]);
  });
});
