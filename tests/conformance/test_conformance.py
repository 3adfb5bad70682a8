"""One suite over every registered game: the kernel's promises, checked on random games."""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.explaining import check_explain
from tests.conformance.games import CASES, RandomGame, case_name, encoded, kept_if_failing

from tablee.games import registry
from tablee.kernel import COMPILED
from tablee.kernel.bot import Bot
from tablee.kernel.chance import ChanceError, FastChance, NoChance
from tablee.kernel.documents import Refusal
from tablee.kernel.game import Game
from tablee.kernel.kinds import TABLE_REASONS, TABLE_REFUSALS
from tablee.kernel.match import Match
from tablee.kernel.record import read_record, replay
from tablee.kernel.state import EVERYTHING, SPECTATOR, Event, State
from tablee.texts import LANGUAGES, Texts

SEEDS = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("case", CASES, ids=case_name)


@every_game
@settings(max_examples=6)
@given(seed=SEEDS)
def test_a_game_ends_and_its_components_are_conserved(case: tuple[str, int], seed: int) -> None:
    played = RandomGame(case, seed)
    with kept_if_failing(played):
        components = played.match.copy_state().components()
        for _ in played.steps():
            assert played.match.outcome() is None
            if played.look_closely():
                assert played.match.copy_state().components() == components
        outcome = played.match.outcome()
        assert outcome is not None
        assert played.match.copy_state().components() == components
        assert outcome.rule == played.game.ends[outcome.reason]
        assert len(outcome.scores) == len(played.seats)
        assert all(seat in played.seats for seat in outcome.winners)
        assert all(played.match.legal(seat) == [] for seat in played.seats)


@every_game
@settings(max_examples=4)
@given(seed=SEEDS)
def test_legal_moves_are_stable_and_only_of_seats_that_are_to_act(
    case: tuple[str, int], seed: int
) -> None:
    played = RandomGame(case, seed)
    with kept_if_failing(played):
        for _ in played.steps():
            if not played.look_closely():
                continue
            acting = played.match.to_act()
            copied = played.match.copy_state()
            for seat in played.seats:
                moves = played.match.legal(seat)
                assert bool(moves) == (seat in acting)
                assert moves == played.match.legal(seat) == copied.legal(seat)
                assert moves == played.match.view(seat).moves
                assert len(set(moves)) == len(moves)
                assert all(0 <= move < played.game.move_count for move in moves)


@every_game
@settings(max_examples=4)
@given(seed=SEEDS)
def test_every_listed_move_applies_and_every_other_is_refused_with_a_code(
    case: tuple[str, int], seed: int
) -> None:
    played = RandomGame(case, seed)
    kinds = {kind.code: kind for kind in (*played.game.refusal_kinds, *TABLE_REFUSALS)}
    seen: set[int] = set()
    with kept_if_failing(played):
        for _ in played.steps():
            if not played.look_closely():
                continue
            state = played.match.copy_state()
            for seat in played.seats:
                moves = played.match.legal(seat)
                always = state.at_any_time(seat)
                assert always == played.match.view(seat).at_any_time()
                assert not set(always) & set(moves)
                for move in moves[:: max(1, len(moves) // 8)]:
                    assert played.match.refuse(seat, move) is None
                    state.copy().apply(seat, move, FastChance(seed))
                tried = {played.chance.below(played.game.move_count) for _ in range(6)}
                if played.game.move_count < 2000 and played.match.line % 12 == 0:
                    tried = set(range(played.game.move_count))
                for move in tried | {-1, played.game.move_count} | set(sorted(seen)[-6:]):
                    refusal = played.match.refuse(seat, move)
                    if move in moves or move in always:
                        assert refusal is None
                        continue
                    assert refusal is not None
                    assert refusal.rule == kinds[refusal.code].rule
                    assert set(refusal.args) == set(kinds[refusal.code].args)
                    before = played.position_bytes(state)
                    assert isinstance(played.match.play(seat, move), Refusal)
                    assert played.position_bytes(played.match.copy_state()) == before
                seen.update(moves)


@every_game
@settings(max_examples=4)
@given(seed=SEEDS)
def test_a_move_is_explained_exactly_when_it_may_not_be_made(
    case: tuple[str, int], seed: int
) -> None:
    played = RandomGame(case, seed)
    earlier: set[int] = set()
    with kept_if_failing(played):
        for _ in played.steps():
            if played.look_closely():
                state = played.match.copy_state()
                assert check_explain(played.game, state, played.chance, earlier) == []
        assert check_explain(played.game, played.match.copy_state(), played.chance, earlier) == []


@every_game
@settings(max_examples=4)
@given(seed=SEEDS)
def test_copies_are_independent_and_positions_make_the_round_trip(
    case: tuple[str, int], seed: int
) -> None:
    played = RandomGame(case, seed)
    with kept_if_failing(played):
        for _ in played.steps():
            if not played.look_closely():
                continue
            state = played.match.copy_state()
            before = played.position_bytes(state)
            seat, move = played.choose()
            copied, loaded = state.copy(), played.game.load(msgspec.json.decode(before))
            assert played.position_bytes(loaded) == before
            for other in (copied, loaded):
                other.apply(seat, move, FastChance(seed, 9))
            assert played.position_bytes(state) == before
            assert played.position_bytes(copied) == played.position_bytes(loaded)


@every_game
@settings(max_examples=6)
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_game_without_a_random_generator(
    case: tuple[str, int], seed: int
) -> None:
    played = RandomGame(case, seed)
    with kept_if_failing(played):
        for _ in played.steps():
            pass
        record = encoded(played.match.record())
        again = replay(read_record(msgspec.json.decode(record)), played.game)
        assert encoded(again.record()) == record
        assert encoded(again.position()) == encoded(played.match.position())
        for observer in (*played.observers, EVERYTHING):
            assert encoded(again.log(observer)) == encoded(played.match.log(observer))


@every_game
@settings(max_examples=4)
@given(seed=SEEDS)
def test_sampled_states_look_the_same_and_are_whole(case: tuple[str, int], seed: int) -> None:
    """Two states that differ only in what a seat may not know look the same to it."""
    played = RandomGame(case, seed)
    with kept_if_failing(played):
        components = played.match.copy_state().components()
        for _ in played.steps():
            if not played.look_closely():
                continue
            observer = played.chance.choose(played.observers)
            view = played.match.view(observer)
            told = played.view_bytes(view)
            twin = view.sample(played.chance)
            assert played.view_bytes(twin.view(observer)) == told
            assert twin.components() == components
            document = msgspec.json.decode(played.position_bytes(twin))
            assert played.position_bytes(played.game.load(document)) == encoded(document)
            for _ in range(5 if observer >= 0 else 0):
                move = played.chance.below(played.game.move_count)
                assert twin.view(observer).explain(move) == view.explain(move)


def shown(game: Game, events: list[Event], observer: int) -> bytes:
    """Events as an observer is told of them."""
    return encoded([game.event_document(event, observer) for event in events])


def reveals(game: Game, events: list[Event]) -> bool:
    """Whether one of the events shows something that was hidden."""
    return any(game.event_kinds[event[0]].reveals for event in events)


@every_game
@settings(max_examples=6)
@given(seed=SEEDS)
def test_a_move_tells_an_observer_the_same_whatever_they_may_not_know(
    case: tuple[str, int], seed: int
) -> None:
    """The log leaks nothing: the same move on two states that look alike is told alike."""
    played = RandomGame(case, seed)
    game = played.game
    with kept_if_failing(played):
        while played.match.to_act():
            if not played.look_closely():
                played.play(*played.choose())
                continue
            observer = played.chance.choose(played.observers)
            twin = played.match.view(observer).sample(played.chance)
            seat, move = played.choose()
            line = played.play(seat, move)
            if line.draws or reveals(game, line.events) or move not in twin.legal(seat):
                continue
            events: list[Event] = []
            try:
                twin.apply(seat, move, NoChance(), events)
            except ChanceError:
                continue
            if reveals(game, events):
                continue
            assert shown(game, events, observer) == shown(game, line.events, observer)
            seen = played.view_bytes(played.match.view(observer))
            assert played.view_bytes(twin.view(observer)) == seen


#: Fields that show dice: everybody sees them fall, and no view keeps them.
DICE = {"first", "second", "face", "faces*"}


def quietly_shown(game: Game, events: list[Event]) -> bytes:
    """What a spectator is told but for dice and for what is shown to everybody."""
    kept = [
        event
        for event in events
        if not game.event_kinds[event[0]].reveals
        and not DICE & set(game.event_kinds[event[0]].fields)
    ]
    return shown(game, kept, SPECTATOR)


@every_game
@settings(max_examples=4)
@given(seed=SEEDS)
def test_what_chance_deals_in_secret_is_not_in_a_spectators_log(
    case: tuple[str, int], seed: int
) -> None:
    """The same move drawn otherwise, and nothing public differs: then the log does not either."""
    played = RandomGame(case, seed)
    game = played.game
    with kept_if_failing(played):
        while played.match.to_act():
            if not played.look_closely():
                played.play(*played.choose())
                continue
            before = played.match.copy_state()
            seat, move = played.choose()
            line = played.play(seat, move)
            if not line.draws:
                continue
            told = quietly_shown(game, line.events)
            seen = played.view_bytes(played.match.view(SPECTATOR))
            for other_seed in range(4):
                other = before.copy()
                events: list[Event] = []
                other.apply(seat, move, FastChance(seed, other_seed), events)
                if played.view_bytes(other.view(SPECTATOR)) == seen:
                    assert quietly_shown(game, events) == told


@every_game
def test_what_the_set_up_deals_in_secret_is_not_in_a_spectators_log(case: tuple[str, int]) -> None:
    played = RandomGame(case, 0)
    told: dict[bytes, bytes] = {}
    alike = 0
    for seed in range(400 if case[0] == "les-poilus" else 60):
        events: list[Event] = []
        state = played.game.setup(played.options, FastChance(seed), events)
        seen = played.view_bytes(state.view(SPECTATOR))
        text = quietly_shown(played.game, events)
        alike += seen in told
        assert told.setdefault(seen, text) == text
    assert alike or case[0] != "les-poilus"


@every_game
@settings(max_examples=5)
@given(seed=SEEDS)
def test_undo_restores_exactly_and_stays_in_the_record(case: tuple[str, int], seed: int) -> None:
    played = RandomGame(case, seed)
    match = played.match
    with kept_if_failing(played):
        while match.to_act():
            if not played.look_closely():
                played.play(*played.choose())
                continue
            before = encoded(match.position())
            seat, move = played.choose()
            line = played.play(seat, move)
            after = encoded(match.position())
            undone = match.undo(seat)
            if line.draws or reveals(played.game, line.events):
                assert isinstance(undone, Refusal)
                assert undone.code in ("undo-revealed", "undo-drawn")
                assert encoded(match.position()) == after
                continue
            assert not isinstance(undone, Refusal)
            assert undone.undo == line.line
            assert line.undone
            assert encoded(match.position()) == before
            played.play(seat, move)
            assert encoded(match.position()) == after
        record = encoded(match.record())
        again = replay(read_record(msgspec.json.decode(record)), played.game)
        assert encoded(again.record()) == record


@every_game
@settings(max_examples=3)
@given(seed=SEEDS)
def test_every_move_has_a_notation_that_reads_back(case: tuple[str, int], seed: int) -> None:
    played = RandomGame(case, seed)
    with kept_if_failing(played):
        for _ in played.steps():
            if not played.look_closely():
                continue
            for seat in played.match.to_act():
                for move in played.match.legal(seat):
                    assert played.game.parse(played.game.notation(move)) == move


@pytest.mark.words
@every_game
@settings(max_examples=2)
@given(seed=SEEDS)
def test_everything_is_told_in_three_languages(case: tuple[str, int], seed: int) -> None:
    played = RandomGame(case, seed)
    names = [f"N{seat}" for seat in played.seats]
    narrators = [played.game.narrator(Texts(lang).say, names) for lang in LANGUAGES]
    with kept_if_failing(played):
        for _ in played.steps():
            if not played.look_closely():
                continue
            view = played.match.view(played.chance.choose(played.observers))
            for narrator in narrators:
                lines = [*narrator.look(view), *narrator.hand(view), *narrator.odds(view)]
                lines += [narrator.prompt(view.prompt()), *map(narrator.move, view.moves[:20])]
                assert all(lines)
                assert len(narrator.move_notes(view)) == len(view.moves)
        outcome = played.match.outcome()
        assert outcome is not None
        for narrator in narrators:
            assert narrator.outcome(outcome)
            for observer in (*played.observers, EVERYTHING):
                assert all(narrator.event(event) for event in played.match.log(observer))


@pytest.mark.parametrize("name", registry.names())
def test_every_level_plays_legal_moves_and_sees_only_its_view(name: str) -> None:
    played = RandomGame((name, 0), 7)
    game = played.game
    # Thinking takes pure Python long; in the other build whole games are played.
    lines = 400 if COMPILED else 40
    for level in game.levels:
        bots: list[Bot] = [game.bot(level) for _ in played.seats]
        match = Match(game, played.options, FastChance(11))
        chance = FastChance(12)
        while match.to_act() and match.line < lines:
            seat = match.to_act()[0]
            view = match.view(seat)
            move = bots[seat].choose(view, FastChance(match.line))
            if match.line % 5 == 0:
                twin: State = view.sample(chance)
                assert bots[seat].choose(twin.view(seat), FastChance(match.line)) == move
            assert not isinstance(match.play(seat, move), Refusal)


def messages_of(game: Game) -> dict[str, set[str]]:
    """Every message a game needs, with the arguments it may use."""
    found: dict[str, set[str]] = {f"{game.key}-name": set(), f"{game.key}-about": set()}
    for kind in game.event_kinds:
        fields = {field.rstrip("*") for field in kind.fields}
        private = {field.rstrip("*") for field in kind.private}
        if "tile" in fields:
            # A tile that is shown says whom it means.
            fields.add("target")
        if "blue_goals" in fields:
            # The winner's goals are told first.
            fields |= {"most", "least"}
        found[f"{game.key}-event-{kind.name}"] = fields
        if private:
            found[f"{game.key}-event-{kind.name}-hidden"] = fields - private
    for refusal in game.refusal_kinds:
        found[f"{game.key}-refusal-{refusal.code}"] = set(refusal.args)
    for prompt in game.prompt_kinds:
        found[f"{game.key}-prompt-{prompt.code}"] = set(prompt.args)
    for reason_kind in game.reason_kinds:
        found[f"{game.key}-reason-{reason_kind.code}"] = set(reason_kind.args)
    for reason in game.ends:
        found[f"{game.key}-end-{reason}"] = ANY_ARGUMENT
    return found


ANY_ARGUMENT: set[str] = {"*"}


def languages_of(game: Game) -> list[str]:
    """All of them; of a plug-in those it has a folder for."""
    if not game.locales:
        return list(LANGUAGES)
    return [one for one in LANGUAGES if resources.files(game.locales).joinpath(one).is_dir()]


@pytest.mark.words
@pytest.mark.parametrize("name", registry.names())
def test_no_message_lacks_a_language_or_an_argument(name: str) -> None:
    from tests.texts import variables_of

    spoken = languages_of(registry.game(name))
    found = {language: variables_of(language) for language in spoken}
    wanted = messages_of(registry.game(name))
    for kind in TABLE_REFUSALS:
        wanted[f"table-refusal-{kind.code}"] = set(kind.args)
    for reason in TABLE_REASONS:
        wanted[f"table-reason-{reason.code}"] = set(reason.args)
    for level in (*registry.game(name).levels, *registry.game(name).yardsticks):
        wanted[f"table-level-{level}"] = set()
    faults: list[Any] = []
    for message, allowed in wanted.items():
        for language in spoken:
            used = found[language].get(message)
            if used is None:
                faults.append((language, message, "is missing"))
                continue
            # Every language may speak to the reader where it must.
            used, english = used - {"you"}, found["en"].get(message, set()) - {"you"}
            if allowed != ANY_ARGUMENT and not used <= allowed:
                faults.append((language, message, f"uses unknown {used - allowed}"))
            elif used != english:
                faults.append((language, message, f"uses {used}, English {english}"))
    assert faults == []
