"""One seat's conversation: a line is typed, sentences come back, and perhaps something to do.

It answers briefly and keeps the rest for `more`. Numbers mean the moves as they were last told,
so that nothing that others do in the meantime gives a number another meaning.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.kernel.chance import FastChance
from tablee.kernel.game import Game
from tablee.kernel.kinds import GAME_OVER, UNKNOWN_MOVE
from tablee.kernel.words.describer import Describer, Description
from tablee.kernel.words.typed import words_of
from tablee.text_mode.commands import NEEDS, Need, Vocabulary, vocabulary_of
from tablee.text_mode.lookups import MOST_OFFERED, Lookups, Pages, paged
from tablee.text_mode.observed import Answer, Observed
from tablee.text_mode.parser import legal_moves, possible_moves
from tablee.texts import Texts

#: No move or command is longer.
LONGEST_LINE: Final = 200
#: With so many moves or fewer they are listed with the prompt.
FEW_MOVES: Final = 6
OVER: Final = GAME_OVER.refusal()


def _possible(observed: Observed) -> list[int]:
    """Every move the seat may make now, those of any time last."""
    return [*observed.view.moves, *observed.view.at_any_time()]


class Interpreter:
    """Answers the commands of one seat in one language."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self._game = game
        self._texts = texts
        self._describer: Describer = game.describer(game.narrator(texts.say, []))
        self._vocabularies: dict[bool, Vocabulary] = {}
        #: The pages that `more` gives, and what was said last.
        self._pages: list[list[str]] = []
        self._last: list[str] = []
        #: Whether the last thing that was said was advice, which only the table can give.
        self._advised = False
        #: The moves that numbers mean: as they were told last.
        self._numbered: list[int] = []
        #: What sort of question stood when they were told.
        self._numbered_for = ""
        #: The move that the player was asked about just now, and the line before.
        self._doubted = self._asked_about = -1
        #: What was asked last, the moves there were then, and whether it was told how to list them.
        self._question = ""
        self._asked: list[int] = []
        self._explained = False
        self._lookups = Lookups(game, texts, self._describer)
        self._commands: dict[str, Callable[[Observed, str], Answer | None]] = {
            "look": lambda observed, _: self._answer_of(self._describer.look(observed.view)),
            "hand": self._hand,
            "moves": self._moves,
            "why": self._why,
            "odds": self._odds,
            "hint": self._advice,
            "undo": lambda _, __: Answer([], act="undo"),
            "more": self._more,
            "again": self._again,
            "help": self._help,
            "take-back": lambda _, __: Answer([], act="take-back"),
            "yes": lambda observed, rest: self._reply(observed, rest, True),
            "no": lambda observed, rest: self._reply(observed, rest, False),
            "say": self._say,
            "save": self._save,
            "set-up": self._set_up,
            "quit": lambda _, __: Answer([], act="quit"),
        }

    # ---- saying -----------------------------------------------------------------------------

    def tell(
        self,
        observed: Observed,
        events: list[dict[str, Any]],
        waits: bool = True,
        own: bool = False,
    ) -> Answer:
        """What happened, and what is asked now; each is told once.

        `waits` is whether to say for whom a seat waits that is not asked. `own` is whether only
        this seat has moved: then the same question need not be asked again.
        """
        self._call(observed)
        news = self._describer.news(events)
        if observed.outcome is not None:
            # Nobody is asked any more: the rest is not kept for later.
            end = self._describer.narrator.outcome(observed.outcome)
            return self._said([*(news.more or news.brief), end])
        lines = list(news.brief)
        if (waits or observed.view.moves) and not observed.auto_answer:
            lines += self._new_prompt(observed, own)
        return self._said(lines, paged(news.more))

    def _prompt(self, observed: Observed) -> list[str]:
        """What is asked, and the moves if there are few."""
        question = self._asks(observed)
        moves = observed.view.moves
        self._question, self._asked = question, list(moves)
        if len(moves) <= FEW_MOVES:
            self._number(observed, list(moves))
            return [question, *self._describer.listed(observed.view)]
        if self._numbered_for == observed.view.prompt().code:
            # They go by numbers: these mean the list that was shown last, so it is shown anew.
            description = self._describer.moves(observed.view, [])
            assert description is not None
            self._number(observed, list(moves))
            return [question, *description.brief]
        count: dict[str, str | int] = {"count": len(moves)}
        if self._explained:
            return [question, self._texts.say("text-moves-left", count)]
        self._explained = True
        vocabulary = self._vocabulary(observed)
        count["word"] = vocabulary.word("moves")
        lines = [question, self._texts.say("text-moves-count", count)]
        if observed.view.prompt().code in self._game.set_up_prompts:
            lines.append(self._texts.say("text-set-up", {"word": vocabulary.word("set-up")}))
        return lines

    def _asks(self, observed: Observed) -> str:
        view = observed.view
        return self._describer.narrator.prompt(view.prompt(), view.document())

    def _new_prompt(self, observed: Observed, own: bool) -> list[str]:
        """What is asked, as far as it was not told before."""
        question, moves = self._question, self._asked
        lines = self._prompt(observed)
        if question != self._question:
            return lines
        if moves == self._asked:
            return []
        return lines[1:] if own else lines

    def needs(self, line: str, remote: bool) -> Need:
        """What has to be looked up or computed before a line can be answered."""
        words = line.split()
        command = self._vocabulary_of(remote).command(words[0]) if words else ""
        # Once the game is over, "why 1" asks about the worst decision.
        return "review" if command == "why" and len(words) > 1 else NEEDS.get(command, "")

    # ---- answering --------------------------------------------------------------------------

    def answer(self, observed: Observed, line: str) -> Answer:
        """Do what a line says: a command, a move by number or by words."""
        self._call(observed)
        self._doubted, self._asked_about = -1, self._doubted
        text = line.strip()
        if len(text) > LONGEST_LINE:
            return self._message("text-too-long", {"most": LONGEST_LINE})
        if not text:
            return self._where_am_i(observed)
        if text.isascii() and text.isdecimal():
            return self._by_number(observed, text)
        exact = self._parsed(text)
        if exact in _possible(observed):
            return self._play(observed, exact)
        word, _, rest = text.partition(" ")
        vocabulary = self._vocabulary(observed)
        if vocabulary.is_whole(text):
            # Some commands go by several words: "set up for me".
            word, rest = text, ""
        command = vocabulary.command(word)
        # Several words of which the first only begins like a command may be a move.
        if command and (not rest or vocabulary.is_whole(word)):
            answer = self._do(observed, command, rest.strip())
            if answer is not None:
                return answer
        legal = (
            legal_moves(self._describer, observed.view, words_of(text)) if words_of(text) else []
        )
        if legal:
            return (
                self._play(observed, legal[0]) if len(legal) == 1 else self._offer(observed, legal)
            )
        if command:
            answer = self._do(observed, command, rest.strip())
            if answer is not None:
                return answer
        return self._not_legal(observed, text, exact, command)

    def _do(self, observed: Observed, command: str, rest: str) -> Answer | None:
        if command in self._commands:
            return self._commands[command](observed, rest)
        pages = self._lookups.pages(command, observed, rest)
        if pages is not None:
            return self._read_out(pages)
        description = self._describer.topic(observed.view, command, words_of(rest))
        return None if description is None else self._answer_of(description)

    def _parsed(self, text: str) -> int:
        """The move that a notation names, or -1."""
        try:
            return self._game.parse(text)
        except ValueError:
            return -1

    def _by_number(self, observed: Observed, text: str) -> Answer:
        numbered = self._numbered or observed.view.moves
        # Longer than any number of moves.
        number = int(text) if len(text) < 8 else 0
        if 1 <= number <= len(numbered):
            move = numbered[number - 1]
            # It was for a question that is over: first the moves of this one are told.
            over = self._numbered_for not in ("", observed.view.prompt().code)
            if over and observed.view.moves and move not in _possible(observed):
                return self._where_am_i(observed)
            return self._play(observed, move)
        # Moves that were not told have no numbers yet.
        if numbered[: len(observed.view.moves)] != observed.view.moves:
            return self._where_am_i(observed)
        return self._no_such_number(text, numbered)

    def _number(self, observed: Observed, moves: list[int]) -> None:
        """From now on numbers mean these moves."""
        self._numbered = moves
        self._numbered_for = observed.view.prompt().code

    def _no_such_number(self, text: str, numbered: list[int]) -> Answer:
        return self._message("text-no-such-number", {"number": text, "most": len(numbered)})

    def _play(self, observed: Observed, move: int) -> Answer:
        if move not in _possible(observed):
            return self._refused(observed, move)
        doubt = self._describer.narrator.doubt(observed.view.document(), move)
        if doubt and move != self._asked_about:
            self._doubted = move
            return self._said([doubt])
        return Answer([], act="move", argument=self._game.notation(move))

    def _refused(self, observed: Observed, move: int) -> Answer:
        if observed.view.seat < 0:
            return self._message("text-watching")
        refusal = None if observed.outcome is not None else observed.view.explain(move)
        if refusal is None:
            refusal = UNKNOWN_MOVE.refusal(move=move) if observed.outcome is None else OVER
        return self._said([self._describer.narrator.refusal(refusal, observed.view)])

    def _not_legal(self, observed: Observed, text: str, exact: int, command: str) -> Answer:
        """Explain a move that is not legal, a command that was not understood, or nonsense."""
        words = words_of(text)
        found = [exact] if exact >= 0 else []
        # After a command's own word only something with a number or a hex is a move.
        may_be = bool(words) and (not command or not all(word.isalpha() for word in words))
        if may_be and not found:
            language = self._texts.language
            found = possible_moves(self._describer, observed.view, words, language)
        if found and found[0] in _possible(observed):
            # It is possible, but only if it is named in full.
            return self._said(self._at_any_time(observed))
        if found:
            return self._refused(observed, found[0])
        if command:
            return self._said([self._help_line(self._vocabulary(observed), command)])
        word = self._vocabulary(observed).word("help")
        return self._message("text-unknown", {"text": text, "word": word})

    def _offer(self, observed: Observed, moves: list[int]) -> Answer:
        """Several moves fit: let the player choose."""
        self._number(observed, _possible(observed))
        lines = [self._texts.say("text-which", {"count": len(moves)})]
        for move in moves[:MOST_OFFERED]:
            number = self._numbered.index(move) + 1
            lines.append(f"{number}. {self._describer.phrases(observed.view, move)[0]}")
        return self._said(lines)

    # ---- commands ---------------------------------------------------------------------------

    def _where_am_i(self, observed: Observed) -> Answer:
        """An empty line: what is asked, and the moves."""
        if observed.outcome is not None:
            return self._said([self._describer.narrator.outcome(observed.outcome)])
        lines = self._prompt(observed)
        if len(observed.view.moves) > FEW_MOVES:
            moves = self._describer.moves(observed.view, [])
            assert moves is not None
            self._number(observed, list(observed.view.moves))
            return self._answer_of(Description(lines[:1] + moves.brief, moves.more))
        return self._said(lines)

    def _hand(self, observed: Observed, _: str) -> Answer:
        description = self._describer.hand(observed.view)
        return self._answer_of(description) if description.brief else self._message("text-no-hand")

    def _moves(self, observed: Observed, rest: str) -> Answer | None:
        if observed.view.seat < 0:
            return self._message("text-watching")
        always = self._at_any_time(observed)
        if not observed.view.moves:
            return self._said([self._asks(observed), *always])
        description = self._describer.moves(observed.view, words_of(rest))
        if description is None:
            return None
        self._number(observed, list(observed.view.moves))
        if not rest:
            description = Description(description.brief + always, description.more)
        return self._answer_of(description)

    def _at_any_time(self, observed: Observed) -> list[str]:
        """What the seat may do whoever's turn it is."""
        moves = self._describer.at_any_time(observed.view)
        return [self._texts.say("text-at-any-time", {"moves": ", ".join(moves)})] if moves else []

    def _why(self, observed: Observed, rest: str) -> Answer | None:
        """Why a move, by number or by words, is not possible; or that it is.

        Once the game is over, why one of the worst decisions was a mistake.
        """
        if observed.outcome is not None and rest.isascii() and rest.isdecimal():
            return self._read_out(self._lookups.why_worst(observed, rest))
        if rest.isascii() and rest.isdecimal() and len(rest) < 8:
            numbered = self._numbered or observed.view.moves
            found = numbered[int(rest) - 1 : int(rest)] if int(rest) else []
            if numbered and not found:
                return self._no_such_number(rest, numbered)
        else:
            exact = self._parsed(rest)
            words = words_of(rest)
            found = [exact] if exact >= 0 else []
            if words and not found:
                found = legal_moves(self._describer, observed.view, words)
                language = self._texts.language
                found = found or possible_moves(self._describer, observed.view, words, language)
        if not found:
            return None
        if found[0] not in _possible(observed):
            return self._refused(observed, found[0])
        lines = [self._texts.say("text-is-legal", {"move": self._name(observed, found[0])})]
        notes = dict(
            zip(
                observed.view.moves, self._describer.narrator.move_notes(observed.view), strict=True
            )
        )
        note = notes.get(found[0], "")
        return self._said(lines + ([note] if note else []))

    def _advice(self, observed: Observed, _: str) -> Answer:
        """Advice names moves by the numbers that they have now."""
        if observed.view.moves:
            self._number(observed, list(observed.view.moves))
        self._advised = True
        return Answer([], act="hint")

    def _again(self, observed: Observed, rest: str) -> Answer:
        return (
            self._advice(observed, rest) if self._advised else self._said(self._last, self._pages)
        )

    def _name(self, observed: Observed, move: int) -> str:
        return self._describer.phrases(observed.view, move)[0]

    def _odds(self, observed: Observed, rest: str) -> Answer:
        description = self._describer.odds(observed.view, words_of(rest), observed.odds)
        return self._answer_of(description) if description.brief else self._message("text-no-odds")

    def _more(self, _: Observed, __: str) -> Answer:
        if not self._pages:
            return Answer([self._texts.say("text-no-more")])
        page, *rest = self._pages
        return self._said(page, rest)

    def _help(self, observed: Observed, rest: str) -> Answer | None:
        """Which commands there are; what each does on request, or at once for one of them."""
        vocabulary = self._vocabulary(observed)
        if rest:
            command = vocabulary.command(rest)
            return self._said([self._help_line(vocabulary, command)]) if command else None
        names = [*vocabulary.commands, *vocabulary.topics]
        words = ", ".join(vocabulary.word(name) for name in names)
        move = self._game.notation(observed.view.moves[-1]) if observed.view.moves else ""
        values = {"words": words, "more": vocabulary.word("more"), "help": vocabulary.word("help")}
        brief = [self._texts.say("text-help", values)]
        if move:
            name = self._name(observed, observed.view.moves[-1])
            brief.append(self._texts.say("text-help-moves", {"move": move, "name": name}))
        return self._answer_of(Description(brief, [self._help_line(vocabulary, n) for n in names]))

    def _help_line(self, vocabulary: Vocabulary, name: str) -> str:
        values = {"word": vocabulary.word(name), "help": vocabulary.help(name)}
        return self._texts.say("text-help-line", values)

    def _reply(self, observed: Observed, rest: str, agree: bool) -> Answer | None:
        if rest or not observed.asked:
            return None
        return Answer([], act="agree" if agree else "decline")

    def _say(self, _: Observed, rest: str) -> Answer | None:
        return Answer([], act="say", argument=rest) if rest else None

    def _save(self, _: Observed, rest: str) -> Answer | None:
        return Answer([], act="save", argument=rest) if rest else None

    def _set_up(self, observed: Observed, rest: str) -> Answer | None:
        if rest:
            return None
        if observed.view.prompt().code not in self._game.set_up_prompts:
            return self._message("text-nothing-to-set-up")
        # At a server's table whoever asked makes the move, and asks again for the next one.
        move = self._game.set_up_move(observed.view, FastChance(1)) if observed.remote else -1
        return Answer([], act="set-up", argument=self._game.notation(move) if move >= 0 else "")

    # ---- words and pages --------------------------------------------------------------------

    def _call(self, observed: Observed) -> None:
        """Those who sit at the table may change; who asks is told of themselves as "you"."""
        self._describer.narrator.names = observed.names
        self._describer.narrator.reader = observed.view.seat

    def _vocabulary(self, observed: Observed) -> Vocabulary:
        return self._vocabulary_of(observed.remote)

    def _vocabulary_of(self, remote: bool) -> Vocabulary:
        if remote not in self._vocabularies:
            self._vocabularies[remote] = vocabulary_of(self._texts, self._describer, remote)
        return self._vocabularies[remote]

    def _message(self, name: str, values: dict[str, Any] | None = None) -> Answer:
        return self._said([self._texts.say(name, values)])

    def _answer_of(self, description: Description) -> Answer:
        return self._said(description.brief, paged(description.more))

    def _read_out(self, pages: Pages) -> Answer:
        return self._said(pages[0], pages[1:])

    def _said(self, lines: list[str], pages: list[list[str]] | None = None) -> Answer:
        self._last, self._pages, self._advised = lines, pages or [], False
        return Answer(lines, bool(self._pages))
