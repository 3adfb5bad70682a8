"""The words that commands go by, in the player's language and always in English."""

from __future__ import annotations

from typing import Final, Literal

from tablee.kernel.words.describer import Describer
from tablee.kernel.words.typed import chosen, words_of
from tablee.texts import Texts

#: The commands of every game in the order in which help lists them.
COMMANDS: Final = (
    "look", "hand", "moves", "why", "odds", "hint", "learn", "rule", "log", "result", "review",
    "worst", "deal", "undo", "who", "more",
    "again", "help", "set-up", "take-back", "yes", "no", "say", "save", "quit",
)  # fmt: skip
#: Those that only make sense where others sit, and those that need a file of one's own.
REMOTE_ONLY: Final = ("deal", "take-back", "yes", "no", "say")
LOCAL_ONLY: Final = ("save",)
#: What a command cannot be answered without: the log, odds that may take playouts, a finished game
#: counted, how others did with the same deal, what decisions cost (which takes a while).
Need = Literal["", "log", "odds", "summary", "deal", "review"]
NEEDS: Final[dict[str, Need]] = {
    "log": "log", "odds": "odds", "result": "summary", "deal": "deal", "review": "review",
    "worst": "review",
}  # fmt: skip


class Vocabulary:
    """What the commands and a game's topics are called."""

    def __init__(self, texts: Texts, game: str, topics: tuple[str, ...], remote: bool) -> None:
        self._texts = texts
        left_out = LOCAL_ONLY if remote else REMOTE_ONLY
        self.commands = [name for name in COMMANDS if name not in left_out]
        self.topics = topics
        self._messages = {name: f"text-command-{name}" for name in self.commands}
        self._messages |= {name: f"{game}-topic-{name}" for name in topics}
        english = Texts("en")
        self._choices = {
            name: _plain(texts.say(message)) + _plain(english.say(message))
            for name, message in self._messages.items()
        }

    def command(self, text: str) -> str:
        """The command or topic that a word means, or all words of its name; or nothing."""
        plain = words_of(text)
        return chosen(["".join(plain)] if self.is_whole(text) else plain, self._choices)

    def is_whole(self, text: str) -> bool:
        """Whether this is a command's own name, and not only how one begins."""
        plain = "".join(words_of(text))
        return any(plain in names for names in self._choices.values())

    def word(self, name: str) -> str:
        """What a command or topic is called in the player's language."""
        return self._texts.say(self._messages[name]).split(",")[0].strip()

    def help(self, name: str) -> str:
        """What a command or topic is for."""
        return self._texts.say(f"{self._messages[name]}-help")


def _plain(names: str) -> list[str]:
    return ["".join(words_of(name)) for name in names.split(",")]


def vocabulary_of(texts: Texts, describer: Describer, remote: bool) -> Vocabulary:
    """The vocabulary of a game at a table."""
    return Vocabulary(texts, describer.narrator.game.key, describer.topics, remote)
