"""What can be looked up at any time: lessons, rules, the log, who sits where, and how it ended.

A look-up changes nothing and chooses nothing, so it knows nothing of moves and their numbers. It
gives pages: the first is told, the others are kept for `more`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.kernel.game import Game
from tablee.kernel.words.describer import Describer
from tablee.kernel.words.typed import left_over, words_of
from tablee.rulebook import chapter_of, find_rules, rules_of
from tablee.text_mode.lessons import lessons_of
from tablee.text_mode.observed import Observed
from tablee.texts import Texts

Pages = list[list[str]]
#: Lines that `more` adds at a time, and lines of the log at a time.
PAGE: Final = 10
#: So many rules, or moves, are offered where words fit several.
MOST_OFFERED: Final = 8


def paged(lines: list[str]) -> Pages:
    """Lines in pages for `more`."""
    return [lines[start : start + PAGE] for start in range(0, len(lines), PAGE)]


class Lookups:
    """Looks things up for one seat in one language."""

    def __init__(self, game: Game, texts: Texts, describer: Describer) -> None:
        self._game = game
        self._texts = texts
        self._describer = describer
        self._commands: dict[str, Callable[[Observed, str], Pages]] = {
            "learn": self._learn,
            "rule": self._rule,
            "log": self._log,
            "result": self._result,
            "review": self._review,
            "worst": self._worst,
            "deal": self._deal,
            "who": self._who,
        }

    def pages(self, command: str, observed: Observed, rest: str) -> Pages | None:
        """What a command finds; None if it is no look-up."""
        look_up = self._commands.get(command)
        return None if look_up is None else look_up(observed, rest)

    def _learn(self, _: Observed, rest: str) -> Pages:
        """How the game is played, topic by topic; a number or a word picks one."""
        lessons = lessons_of(self._game.key, self._texts)
        if not lessons:
            return self._message("text-no-lessons")
        wanted = words_of(rest)
        chosen = [
            lesson
            for number, lesson in enumerate(lessons, 1)
            if wanted in ([], [str(number)]) or left_over(wanted, words_of(lesson.title)) >= 0
        ]
        return [[lesson.title, *lesson.paragraphs] for lesson in chosen or lessons]

    def _rule(self, _: Observed, rest: str) -> Pages:
        """The chapters; one of them, a rule by its number, or those that have some words."""
        key, language = self._game.key, self._texts.language
        if not rest:
            chapters = [rule for rule in rules_of(key, language) if rule.is_chapter]
            names = ", ".join(rule.name for rule in chapters)
            return self._message("text-rules", {"rules": names})
        found = find_rules(key, language, rest)
        if not found:
            return self._message("text-no-rule", {"text": rest})
        if len(found) > 1:
            lines = [rule.name for rule in found]
            brief = self._texts.say("text-rules-found", {"count": len(lines)})
            return [[brief, *lines[:MOST_OFFERED]], *paged(lines[MOST_OFFERED:])]
        rule = found[0]
        lines = list(rule.paragraphs)
        if rule.is_chapter:
            lines.append(", ".join(one.name for one in chapter_of(rule, key, language)))
        return [[rule.name, *lines[:1]], *paged(lines[1:])]

    def _log(self, observed: Observed, _: str) -> Pages:
        """The last things that happened; `more` goes back in time."""
        told = [self._describer.event(event) for event in observed.events]
        # What others do in secret sounds the same each time.
        lines = [line for place, line in enumerate(told) if told[place - 1 : place] != [line]]
        if not lines:
            return self._message("text-log-empty")
        return [lines[max(0, end - PAGE) : end] for end in range(len(lines), 0, -PAGE)]

    def _who(self, observed: Observed, _: str) -> Pages:
        lines: list[str] = []
        for seat, name in enumerate(observed.names):
            own = "yes" if seat == observed.view.seat else "no"
            # Whoever gave no name is a guest only to the others.
            if own == "yes" and name == self._texts.say("web-you"):
                name, own = self._texts.say("table-you"), "no"
            acts = "yes" if seat in observed.to_act else "no"
            values = {"number": seat + 1, "seat": name, "own": own, "acts": acts}
            lines.append(self._texts.say("text-seat", values))
        return [lines]

    # ---- once the game is over --------------------------------------------------------------

    def _result(self, observed: Observed, _: str) -> Pages:
        """How the game ended and what was counted; what happened when, on request."""
        if observed.outcome is None:
            return self._message("text-no-result")
        narrator = self._describer.narrator
        end, summary = narrator.outcome(observed.outcome), observed.summary
        if summary is None:
            return [[end]]
        moments = [narrator.moment(moment) for moment in summary.moments]
        return [[end, *narrator.summary(summary)], *paged(moments)]

    def _deal(self, observed: Observed, _: str) -> Pages:
        """What is played here for comparison, and how well others did."""
        return paged(observed.deal) or self._message("text-no-deal")

    def _review(self, observed: Observed, _: str) -> Pages:
        """What was luck and what decisions cost; what cost and changed most, on request."""
        review = observed.review
        if review is None:
            return self._no_review(observed)
        return [[*review.sums(), *review.skill()], *paged([*review.worst(), *review.jumps()])]

    def _worst(self, observed: Observed, _: str) -> Pages:
        """The seat's costliest decisions."""
        review = observed.review
        return self._no_review(observed) if review is None else [review.worst()]

    def why_worst(self, observed: Observed, number: str) -> Pages:
        """What speaks for and against one of them, by its number."""
        review = observed.review
        if review is None:
            return self._no_review(observed)
        line = review.worst_line(int(number[:8]))
        if line is None:
            return self._message("review-no-line", {"line": number})
        return [review.why(line)]

    def _no_review(self, observed: Observed) -> Pages:
        if observed.outcome is None:
            return self._message("review-not-over")
        if observed.view.seat < 0:
            return self._message("review-no-seat")
        if self._game.judge() is None:
            name = self._texts.say(f"{self._game.key}-name")
            return self._message("review-no-judge", {"game": name})
        return self._message("review-working")

    def _message(self, name: str, values: dict[str, Any] | None = None) -> Pages:
        return [[self._texts.say(name, values)]]
