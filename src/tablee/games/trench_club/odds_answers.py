"""T5.1, T10.4: the answers to an attack in a long list, one after the other.

After each of them the courses that have come to the same are put together, which keeps them few.
"""

from __future__ import annotations

from tablee.games.trench_club.data.units import DICE, LEVEL_OF, LEVELS, MOST_EXPERIENCE, hits_on
from tablee.games.trench_club.odds_packed import BLOCK, ONE, Share, moved, shares, with_damage
from tablee.games.trench_club.odds_steps import (
    INNER,
    INNER_MASK,
    OWN_BITS,
    OWN_MASK,
    Courses,
    Steps,
)


class Answers(Steps):
    """One attack of a long list: what those do who fire back."""

    def look(self, courses: Courses, place: int) -> Courses:
        """The damage of somebody who is about to answer is looked at."""
        known: dict[int, list[Share]] = {}
        found: Courses = {}
        for course, packed in courses.items():
            inner = course >> INNER & INNER_MASK
            damages = known.get(inner)
            if damages is None:
                damages = self._damages(inner, place)
                known[inner] = damages
            rest = course ^ inner << INNER
            for circle, share in damages:
                key = rest | circle << INNER
                found[key] = found.get(key, 0) + packed * share
        return self.kept(found)

    def _damages(self, inner: int, place: int) -> list[Share]:
        outlooks = self.battle.outlooks
        items = list(self.battle.inner.items[inner])
        outlook = items[place]
        found: list[Share] = []
        for damage, ways in enumerate(outlooks.ways[outlook]):
            if ways:
                items[place] = damage
                circle = self.battle.inner.number(tuple(items))
                found.append((circle, ways * ONE // outlooks.all_ways[outlook]))
        return found

    def answer(self, courses: Courses, number: int) -> Courses:
        """The answer of somebody beside the target, whose damage is known."""
        known: dict[int, list[Share]] = {}
        found: Courses = {}
        for course, packed in courses.items():
            part = course & (OWN_MASK | INNER_MASK << INNER)
            answers = known.get(part)
            if answers is None:
                answers = self._answers(part, number)
                known[part] = answers
            rest = course ^ part
            for changed, share in answers:
                key = rest | changed
                found[key] = found.get(key, 0) + packed * share
        return self.kept(found)

    def _answers(self, part: int, number: int) -> list[Share]:
        """Inner circles and damages of the attacker after an answer."""
        place = self.learners[number]
        items = list(self.battle.inner.items[part >> INNER])
        experience = items[place]
        found: list[Share] = []
        for total, learnt, share in self._fired_back(
            self.blow.answering[number], items[self.circle[number]], experience, part & OWN_MASK
        ):
            items[place] = min(MOST_EXPERIENCE, experience + learnt)
            circle = self.fated.learnt(tuple(items), place, self.number + 1)
            found.append((circle << INNER | total, share))
        return found

    def _fired_back(
        self, unit: int, damage: int, experience: int, own: int
    ) -> list[tuple[int, int, int]]:
        """The damage of the attacker after an answer, what is learnt by it, and the share."""
        if damage == self.gone:
            return [(own, 0, ONE)]
        table = self.battle.table
        face = hits_on(table.step, table.kind[unit], self.blow.kind, experience)
        found: list[tuple[int, int, int]] = []
        for dealt, share in enumerate(shares(DICE[damage], face, self.blow.own_row)):
            if share:
                total = min(self.gone, own + dealt)
                # T5.7: who fires at somebody already destroyed learns nothing.
                learnt = 0 if dealt == 0 or own == self.gone else 2 if total == self.gone else 1
                found.append((total, learnt, share))
        return found

    def target_answers(self, courses: Courses) -> Courses:
        """The answer of the target, with every damage and experience it may have."""
        known: dict[int, list[tuple[int, int, int]]] = {}
        found: Courses = {}
        for course, packed in courses.items():
            own = course & OWN_MASK
            for damage in range(self.gone):
                for level in range(LEVELS):
                    part = with_damage(packed, damage, level)
                    if part:
                        key = (damage * LEVELS + level) << OWN_BITS | own
                        answers = known.get(key)
                        if answers is None:
                            least = LEVEL_OF.index(level)
                            answers = self._fired_back(self.battle.target, damage, least, own)
                            known[key] = answers
                        for total, learnt, share in answers:
                            key = course ^ own | total
                            found[key] = found.get(key, 0) + (part * share << learnt * BLOCK)
        # T5.7: at most 5.
        most = list(range(MOST_EXPERIENCE + 1))
        return {course: moved(packed, most) for course, packed in self.kept(found).items()}
