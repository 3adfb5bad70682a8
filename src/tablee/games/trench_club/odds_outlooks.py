"""What may have become of one unit: in how many ways it has each damage, or is gone.

Nobody asks for the damage of a unit before it matters. Until then all its damages are kept
together as one *outlook*, which throws change as a whole: this is what makes long lists of attacks
quick to work out. Outlooks are numbered; the first numbers are those of which everything is known,
0 to 5 damage and then GONE. Common factors are taken out of an outlook and given to the caller, so
that equal chances have equal numbers.
"""

from __future__ import annotations

from math import gcd

from tablee.games.trench_club.odds.throws import MOST_DICE, damage_ways

#: All ways of one throw, however many of its dice there are.
THROW = 12**MOST_DICE


def scaled_ways(dice: int, face: int, row: int) -> list[int]:
    """By damage: the ways of a throw, out of THROW."""
    scale = 12 ** (MOST_DICE - dice)
    return [count * scale for count in damage_ways(dice, face, row)]


class Outlooks:
    """All outlooks that came up, each once."""

    def __init__(self, destroyed_at: int) -> None:
        self.gone = destroyed_at
        #: By number: the ways of each damage, the last being those in which the unit is gone.
        self.ways: list[tuple[int, ...]] = []
        #: By number: all ways together.
        self.all_ways: list[int] = []
        self._numbers: dict[tuple[int, ...], int] = {}
        self._hit: dict[int, tuple[int, int]] = {}
        for damage in range(destroyed_at + 1):
            self._number([1 if place == damage else 0 for place in range(destroyed_at + 1)])

    def _number(self, counts: list[int]) -> tuple[int, int]:
        """An outlook and the factor that was taken out of it."""
        factor = gcd(*counts)
        ways = tuple([count // factor for count in counts])
        found = self._numbers.get(ways)
        if found is None:
            found = len(self.ways)
            self._numbers[ways] = found
            self.ways.append(ways)
            self.all_ways.append(sum(ways))
        return found, factor

    def hit(self, outlook: int, dice: int, face: int, row: int) -> tuple[int, int]:
        """After a throw at the unit, with all of its THROW ways."""
        if outlook == self.gone:
            return outlook, THROW
        key = ((outlook * 16 + dice) * 13 + face) * 8 + row
        found = self._hit.get(key)
        if found is None:
            gone = self.gone
            thrown = scaled_ways(dice, face, row)
            counts = [0] * (gone + 1)
            for before, ways in enumerate(self.ways[outlook]):
                if before == gone:
                    counts[gone] += ways * THROW
                elif ways:
                    for damage, count in enumerate(thrown):
                        counts[min(gone, before + damage)] += ways * count
            found = self._number(counts)
            self._hit[key] = found
        return found

    def is_sure(self, outlook: int) -> bool:
        """Whether the unit is there for sure."""
        return self.ways[outlook][self.gone] == 0

    def alive(self, outlook: int) -> tuple[int, int]:
        """The unit turned out to be there."""
        return self._number([*self.ways[outlook][: self.gone], 0])

    def presence(self, outlook: int) -> tuple[int, int]:
        """The same without its damage: only whether it is there matters."""
        ways = self.ways[outlook]
        counts = [0] * (self.gone + 1)
        counts[self.gone] = ways[self.gone]
        counts[0] = self.all_ways[outlook] - ways[self.gone]
        return self._number(counts)
