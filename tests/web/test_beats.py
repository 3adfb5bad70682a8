"""Every climax is seen, at every pace; queues run out; the replay shows what was seen live."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.serving import serving
from tests.web.conftest import Visits
from tests.web.ends import known, table_id, write_database
from tests.web.played import (
    BIG,
    Played,
    asks,
    by_chance,
    by_lesson,
    by_record,
    climax,
    climaxes,
    has,
    last_lines,
    seek,
)
from tests.web.scripted import (
    WATCH_BANNERS,
    ScriptedTable,
    Sights,
    Theatre,
    banners,
    first,
    theatre,
)

from tablee.texts import Texts

GAMES = ("footclub", "les-poilus", "trench-club")
#: Between two players' moves, in milliseconds.
PAUSE = 300


@pytest.fixture(scope="module")
def stage(browser: Any, server_address: str) -> Iterator[Theatre]:
    """Scripted tables; to the server none of their games is over."""
    with theatre(browser, server_address) as found:
        found.visits.refusals = (409,)
        yield found


def stood(seen: Sights, words: str) -> list[float]:
    """How long each banner with these words stood, in milliseconds."""
    found, since = [], None
    for one in seen:
        if one["banner"] and words in one["banner"]:
            since = (one["beat"], one["at"]) if since is None or since[0] != one["beat"] else since
        elif since is not None:
            found.append(one["at"] - since[1])
            since = None
    return found


# ---- banners ------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["normal", "fast"])
@pytest.mark.parametrize("game", GAMES)
def test_each_climax_stands_long_enough(stage: Theatre, game: str, pace: str) -> None:
    share = 1 if pace == "normal" else 0.5
    for played, line, kinds in climaxes(game):
        table = stage(played, line - 1, pace=pace)
        table.go_on()
        seen = table.rest()
        for kind in kinds:
            least = 1500 if kind == "goal-scored" else 800
            times = stood(seen, BIG[game][kind])
            assert times, kind
            assert max(times) >= least * share - 1, kind
            if BIG[game][kind]:
                assert min(times) >= 800 * share - 1, kind
        table.page.evaluate("location.hash = '#/about'")
        table.run(50)


LONG = [("footclub", "shoot-out-won", "Elfmeter"), ("les-poilus", "friend-lost", "nicht mehr")]


@pytest.mark.parametrize(("game", "kind", "words"), LONG)
def test_long_words_fit_a_phone(stage: Theatre, game: str, kind: str, words: str) -> None:
    played, line = climax(game, kind)
    table = stage(played, line - 1, lang="de", width=390, height=844, has_touch=True)
    table.go_on()
    table.until(f"document.querySelector('.banner')?.innerText.includes('{words}')", 100)
    table.run(600)
    banner = table.page.locator(".banner")
    box, told = banner.bounding_box(), table.page.locator(".strip .told").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert banner.locator("b").evaluate("(words) => words.scrollWidth <= words.clientWidth + 1")
    # What is told below the field can be read.
    assert game == "footclub" or box["y"] + box["height"] <= told["y"]
    table.page.evaluate("location.hash = '#/about'")
    table.run(50)


PACED = [
    ("footclub", "shot-saved", "Saved!"),
    ("les-poilus", "charm-used", "charm wards off"),
    ("trench-club", "gas", "Gas over"),
]


@pytest.mark.parametrize(("game", "kind", "words"), PACED)
def test_the_pace_is_the_players(stage: Theatre, game: str, kind: str, words: str) -> None:
    played, line = climax(game, kind)
    took = {}
    for pace in ("slow", "normal", "fast", "none"):
        table = stage(played, line - 1, pace=pace)
        table.go_on()
        if pace == "none":
            table.run(400)
            assert not any(one["banner"] for one in table.seen())
            assert words in table.page.locator(".digest").text_content()
        else:
            took[pace] = stood(table.rest(), words)[0]
    assert took["slow"] >= took["normal"] * 4 / 3
    assert took["fast"] < took["normal"]


def test_a_first_move_waits_for_what_shows_it(stage: Theatre) -> None:
    played, line = climax("trench-club", "gas")
    # Settings of its own: a page that has loaded nothing of the game.
    page = stage.page(pace="normal", width=1000)
    late: list[Any] = []

    def hold_back(route: Any) -> None:
        late.append(route)

    page.route("**/banner-trench-club-*.js", hold_back)
    table = stage(played, line - 2, width=1000)
    table.go_on()
    table.run(3000)
    table.go_on()
    assert late
    assert all(one["step"] == "idle" for one in table.seen())
    for route in late:
        route.continue_()
    assert stood(table.rest(), "Gas over")


# ---- B8, B9: long queues, and who was away ------------------------------------------------------


def of_turn() -> tuple[Played, int, int]:
    """A turn of a computer player, before one's own: its first line, and its last."""
    for seed in range(1, 20):
        played = by_chance("trench-club", seed, 0, "sensible", special=True)
        begin = 0
        for line in range(2, len(played.lines)):
            if "turn-began" not in played.names(line):
                continue
            mine = 0 in played.state(line)["to_act"]
            if mine and begin and sum(len(played.names(n)) for n in range(begin, line)) >= 20:
                return played, begin, line
            begin = 0 if mine else line + 1
    raise AssertionError("no such turn")


def shown_for(seen: Sights) -> dict[str, float]:
    """By beat that another one followed: how long it was shown, in milliseconds."""
    found: dict[str, float] = {}
    beat, since = "", 0.0
    for one in seen:
        if one["beat"] != beat:
            if beat:
                found[beat] = one["at"] - since
            beat, since = one["beat"], one["at"]
    return found


def test_a_turn_of_a_computer_player_is_over_in_time(stage: Theatre) -> None:
    played, begin, end = of_turn()
    table = stage(played, begin - 1, reduced_motion="no-preference")
    for _ in range(begin, end + 1):
        table.go_on()
        table.run(15_000)
        assert table.page.get_attribute("main.board", "data-step") == "idle"
    alone = shown_for(table.seen())
    table = stage(played, begin - 1, reduced_motion="no-preference")
    for _ in range(begin, end + 1):
        table.go_on()
        table.run(600)
    # The timer of a beat is not set back by what comes meanwhile: none is shown for longer than
    # where nothing comes, whatever the pause between two moves.
    together = shown_for(table.seen())
    assert together
    assert all(time <= alone[beat] + PAUSE for beat, time in together.items())
    table.run(8000)
    assert table.page.get_attribute("main.board", "data-step") == "idle"
    assert table.page.get_attribute("main.board", "data-queue") == "0"
    beats = [one["beat"] for one in table.seen() if one["beat"]]
    assert beats == sorted(beats, key=lambda beat: [int(part) for part in beat.split(".")])


def of_game(game: str) -> tuple[Played, int]:
    """A game with a hundred events and more after a line, and that line."""
    if game == "trench-club":
        played, begin, _ = of_turn()
        return played, begin
    games = (by_chance(game, seed, 0, "uniform") for seed in range(1, 60))
    long = (one for one in games if sum(len(line.events) for line in one.lines[2:-1]) >= 100)
    return next(long), 2


@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_events_at_once_are_read(stage: Theatre, game: str) -> None:
    played, begin = of_game(game)
    table = stage(played, begin - 1)
    lines = events = 0
    while events < 100 and begin + lines < len(played.lines) - 1:
        events += len(played.names(begin + lines))
        lines += 1
    table.go_on(lines)
    table.run(200)
    seen = table.seen()
    assert not any(one["beat"] for one in seen)
    assert seen[-1]["digest"] > 20
    assert table.page.get_attribute("main.board", "data-queue") == "0"


HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange')); }"""


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_out_of_sight_is_read(stage: Theatre, game: str) -> None:
    level = "sensible" if game == "trench-club" else "uniform"
    played = by_chance(game, 1, 0, level)
    begin = len(played.lines) - 13
    table = stage(played, begin, pace="fast")
    for _ in range(10):
        table.go_on()
        table.rest()
    beats = {one["beat"] for one in table.seen() if one["beat"]}
    table = stage(played, begin, pace="fast")
    table.page.evaluate(HIDE, True)
    for _ in range(10):
        table.go_on()
    table.page.evaluate(HIDE, False)
    table.run(500)
    seen = table.seen()
    assert not any(one["beat"] for one in seen)
    # As many rows as there were beats to see.
    assert seen[-1]["digest"] == len(beats)


#: What happens in so many lines, one after the other.
STEADY = {
    "footclub": (["goal-scored", "turn-began"], 1),
    "les-poilus": (["card-played"], 3),
    "trench-club": (["unit-moved"], 3),
}


@pytest.mark.parametrize("game", GAMES)
def test_after_a_moment_without_connection_it_goes_on(stage: Theatre, game: str) -> None:
    kinds, count = STEADY[game]

    def wanted(played: Played, line: int) -> bool:
        lines = range(line, line + count)
        inside = line + 3 < len(played.lines)
        return inside and all(has(*kinds)(played.names(at)) for at in lines)

    played, line = seek(game, wanted)
    table = stage(played, line - 1)
    for _ in range(3):
        table.go_on()
        table.rest()
    whole = list(dict.fromkeys(one["beat"] for one in table.seen() if one["beat"]))
    table = stage(played, line - 1)
    table.go_on()
    table.run(200)
    table.cut()
    table.line += 2
    table.run(2000)
    table.until(f"window.seen.some((one) => one.beat === '{whole[-1]}')", 100)
    table.until("document.querySelector('main.board').dataset.step === 'idle'", 500)
    # None is lost, and none is repeated.
    assert list(dict.fromkeys(one["beat"] for one in table.seen() if one["beat"])) == whole


# ---- B13: taking back ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_is_shown_no_more(stage: Theatre, game: str) -> None:
    kinds = {"footclub": "goal-scored", "les-poilus": "mission-failed"}
    played, line = climax(game, kinds.get(game, "unit-destroyed"))
    table = stage(played, line - 1)
    table.go_on()
    table.run(200)
    undone = table.page.get_attribute("main.board", "data-beat")
    assert undone.startswith(f"{line}.")
    table.take_back()
    table.forget()
    table.run(3000)
    seen = table.seen()
    # One small beat says so, and then the board is as it was.
    beats = list(dict.fromkeys(one["beat"] for one in seen if one["beat"] != undone))
    assert beats == [f"{line + 1}.0", ""]
    strip = seen[first(seen, lambda one: one["beat"] == f"{line + 1}.0")]["strip"]
    assert f"line {line}" in strip.lower() or "undo" in strip.lower() or "back" in strip.lower()
    assert seen[-1]["step"] == "idle"
    assert table.page.locator("aside li.undone").count() >= 1
    # Whoever comes in later only reads it.
    table.page.evaluate("location.hash = '#/about'")
    table.page.wait_for_selector("main h1")
    table.forget()
    table.page.evaluate(f"location.hash = '#/table/{table.info['table']}'")
    table.until("document.querySelector('main.board[data-step=idle] [data-mark]') !== null")
    table.run(3000)
    assert {one["beat"] for one in table.seen()} == {""}
    assert table.page.locator("aside li.undone").count() >= 1


# ---- Trench Club: a list of attacks --------------------------------------------------------------


def test_arrows_pulse_until_their_list_is_told(stage: Theatre) -> None:
    def listed(played: Played, line: int) -> bool:
        found = [one for one in played.events(line) if one["event"] == "attacks-confirmed"]
        return bool(found) and found[0]["count"] > 1

    played, line = seek("trench-club", listed)
    [count] = [one["count"] for one in played.events(line) if one["event"] == "attacks-confirmed"]
    table = stage(played, line - 1, reduced_motion="no-preference")
    table.go_on()
    table.until("document.querySelector('.banner')?.innerText.includes('attacks')", 20)
    pulsing = table.page.locator(".map .arrow.pulses")
    assert pulsing.count() == count
    begins = "(found) => found.map((one) => parseFloat(getComputedStyle(one).animationDelay))"
    delays = pulsing.evaluate_all(begins)
    assert delays == sorted(set(delays))
    table.rest()
    assert pulsing.count() == 0
    found = played.state(line)["view"]["position"]["attacks"]
    assert table.page.locator(".map .order").count() == len(found)


#: When the last die of a fight lies there, in seconds after the first one began to fall.
FALLEN = """(dice) => Math.max(...dice.map((die) => {
  const { animationDelay, animationDuration } = getComputedStyle(die);
  return parseFloat(animationDelay) + parseFloat(animationDuration);
}))"""


@pytest.mark.parametrize("pace", ["normal", "fast"])
def test_all_dice_lie_there_before_what_they_did(stage: Theatre, pace: str) -> None:
    def many(played: Played, line: int) -> bool:
        return any(len(one.get("faces", "")) >= 12 for one in played.events(line))

    played, line = seek("trench-club", many)
    table = stage(played, line - 1, pace=pace, reduced_motion="no-preference")
    table.go_on()
    table.until("document.querySelectorAll('.report .die').length >= 12", 20)
    fallen = 1000 * table.page.locator(".report .die").evaluate_all(FALLEN)
    assert table.page.locator(".report .result").count() == 0
    table.forget()
    table.until("document.querySelector('.report .result')", 10)
    assert fallen < (700 if pace == "normal" else 350)
    table.rest()


# ---- set-up, one device for two, sound ----------------------------------------------------------

CENTRE = "translate(50px, 32px)"
SET_UP = {"footclub": "Kick-off:", "les-poilus": "leads the first mission"}


@pytest.mark.parametrize("game", ["footclub", "les-poilus"])
def test_the_set_up_is_seen_by_who_is_there(stage: Theatre, game: str) -> None:
    played = by_chance(game, 1, 0, "uniform")
    page = stage.page(pace="normal")
    table = ScriptedTable(stage, page, played, 0)
    table.started = False
    stage.playing[page] = table
    page.evaluate("location.hash = '#/about'")
    page.wait_for_selector("main h1")
    page.evaluate(f"location.hash = '#/table/{table.info['table']}'")
    page.wait_for_selector(".seats")
    table.run(200)
    table.forget()
    table.start()
    seen = table.rest()
    assert any(SET_UP[game] in words for words in banners(seen))
    asked = first(seen, lambda one: one["prompt"])
    assert not any(one["banner"] for one in seen[asked:])
    if game == "footclub":
        # Until the dice of the toss lie there the ball is nobody's, and no card is dealt.
        kick_off = first(seen, lambda one: "Kick-off:" in one["banner"])
        assert {(one["ball"], one["cards"]) for one in seen[:kick_off] if one["ball"]} == {
            (CENTRE, 0)
        }
        assert seen[kick_off]["ball"] != CENTRE
        assert seen[-1]["cards"] > 0
    # Who loads the page anew sees nothing of it.
    again = stage(played, 0)
    again.run(2000)
    assert not any(one["beat"] for one in again.seen())


def test_the_curtain_falls_after_the_last_beat(stage: Theatre) -> None:
    # After one's own line the other side is asked.
    played, line = seek(
        "footclub",
        lambda played, line: (
            played.state(line)["to_act"] == [1] and "pressing-played" in played.names(line)
        ),
    )
    page = stage.page(pace="normal")
    table = ScriptedTable(stage, page, played, line - 1)
    table.terms = {"hot_seat": True}
    table.others = "human"
    stage.playing[page] = table
    table.enter()
    table.go_on()
    seen = table.rest()
    fallen = first(seen, lambda one: one["curtain"])
    assert any(one["beat"] for one in seen[:fallen])
    assert not any(one["curtain"] for one in seen[:fallen])
    assert seen[fallen]["step"] == "idle"
    # The next player reads what the seat may know, and sees nothing of the other's stage.
    table.played, table.left = played.seen_by(1), line - 1
    table.forget()
    page.locator(".curtain .btn").click()
    table.until("document.querySelector('.curtain') === null")
    table.run(500)
    seen = table.seen()
    assert not any(one["beat"] for one in seen)
    assert table.said[-2:][0]["type"] in ("hello", "odds")
    assert page.locator("aside li.fresh").count() >= 1


#: A line of each guided game, by an event of it, and the beats after which its coach speaks.
LESSONS = {
    "footclub": ("goal-scored", ["goal-scored", "turn-began"]),
    "les-poilus": ("mission-failed", ["mission-failed", "morale-dropped"]),
    "trench-club": ("attacked", ["attacked", "attacked"]),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_coach_speaks_in_the_middle_of_a_line(stage: Theatre, game: str) -> None:
    kind, stops = LESSONS[game]
    played, lesson = by_lesson(game)
    said = [one.after for one in lesson.words]
    line = next(n for n in said if said.count(n) > 1 and n and kind in played.names(n))
    words = [one for one in lesson.words if one.after == line]
    page = stage.page(pace="normal")
    table = ScriptedTable(stage, page, played, line - 1)
    table.lesson = lesson
    stage.playing[page] = table
    table.enter()
    say = Texts("en").say
    before = page.inner_text(".coach .say p")
    table.go_on()
    ready = "document.querySelector('.coach:not(.waits) .say p') !== null"
    for number, stop in enumerate(stops):
        # What the coach has to say of it is not told before it is seen.
        if not number:
            assert page.inner_text(".coach .say p") == before
        table.until(ready, 100)
        assert page.inner_text(".coach .say p") == say(words[number].say)
        assert page.get_attribute("main.board", "data-step") == "hold"
        told = page.locator("aside li").last.inner_text()
        table.run(20_000)
        assert page.locator("aside li").last.inner_text() == told, stop
        page.click(".coach .next")
    table.until("document.querySelector('main.board').dataset.step === 'idle'", 500)
    told = page.inner_text(".coach .say p")
    assert told in [say(one.say) for one in words[len(stops) - 1 :]]


AUDIO = """
window.made = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };
"""


def test_without_sound_nothing_is_made_to_make_any(browser: Any, server_address: str) -> None:
    played, line = climax("footclub", "goal-scored")
    with theatre(browser, server_address) as silent:
        silent.script = AUDIO
        table = silent(played, line - 1)
        table.go_on()
        assert any("GOAL" in words for words in banners(table.rest()))
        assert table.page.evaluate("window.made") == 0
        # Once it was asked for there is one, and no more.
        table.page.evaluate("location.hash = '#/settings'")
        table.page.get_by_role("switch", name="Sound").check()
        table = silent(played, line - 1)
        table.go_on()
        table.rest()
        assert table.page.evaluate("window.made") == 1


# ---- Trench Club --------------------------------------------------------------------------------


def test_ways_stay_until_ones_own_move_and_rows_light_what_was(stage: Theatre) -> None:
    played, line = seek("trench-club", lambda *line: asks(*line, "unit-destroyed"))
    begin = max(n for n in range(1, line) if "turn-began" in played.names(n))
    table = stage(played, begin - 1, pace="fast")
    moved = 0
    for at in range(begin, line + 1):
        moved += played.names(at).count("unit-moved")
        table.go_on()
        table.rest()
    page = table.page
    assert page.locator("[data-trail]").count() == moved
    for row in page.locator(".after button.fight").all():
        row.hover()
        assert page.locator(".field .shown").count() >= 1
    destroyed = page.locator(".after button.fight", has_text="✝").first
    destroyed.hover()
    assert page.locator(".field .shown").count() >= 2
    destroyed.click()
    table.run(20)
    assert page.get_attribute("main.board", "data-beat")
    table.rest()
    while played.lines[table.line].seat:
        table.go_on()
        table.rest()
    table.go_on()
    table.rest()
    assert page.locator("[data-trail]").count() == 0


# ---- B14: the replay ----------------------------------------------------------------------------


def short(game: str) -> Played:
    """A short game in which much happens."""
    if game == "trench-club":
        return by_record("trench-club-annihilation")
    return last_lines(game, 1, 24)


def name_of(game: str) -> str:
    """The table with that game."""
    return "trench-club-annihilation" if game == "trench-club" else f"short-{game}"


@pytest.fixture(scope="module")
def ended(browser: Any, pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visits]:
    """Visits to a server with finished tables."""
    folder = tmp_path_factory.mktemp("replayed")
    records = {name_of(game): short(game).record for game in GAMES}
    write_database(folder / "tables.sqlite", {key: (one, 0) for key, one in records.items() if one})
    with serving(folder, "--pages", str(pages)) as address:
        visits = Visits(browser, address)
        yield visits
        for context in visits.contexts:
            context.close()
        assert visits.errors == []


IDLE = "document.querySelector('main.board')?.dataset.step === 'idle'"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_replay_shows_what_was_seen_live(
    browser: Any, server_address: str, ended: Visits, game: str
) -> None:
    played, end = short(game), name_of(game)
    with theatre(browser, server_address) as stage:
        stage.visits.refusals = (409,)
        stage.watch = WATCH_BANNERS
        table = stage(played, 0, pace="fast")
        for _ in played.lines:
            table.go_on()
            table.until(IDLE, 1000)
        live = banners(table.seen())
    page = ended("about", script=WATCH_BANNERS + known(end, game=game), pace="fast")
    page.clock.install()
    page.evaluate(f"location.hash = '#/replay/{table_id(end)}'")
    page.wait_for_selector("main.board[data-step=idle]")
    # It opens at the first line, from the seat that this browser held.
    slider = page.locator(".steps input[type=range]")
    assert slider.input_value() == "0"
    assert page.locator(".steps label select").input_value() == "0"
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.evaluate("window.seen.length = 0")
    page.keyboard.press("End")
    page.wait_for_selector(f".at:not(:text('{len(played.lines) - 1}'))")
    page.clock.run_for(2000)
    assert not any(one["beat"] for one in page.evaluate("window.seen"))
    page.keyboard.press("Home")
    page.wait_for_selector(".at:has-text('Move 0 of')")
    page.evaluate("window.seen.length = 0")
    play = page.locator(".steps [aria-label='Play']")
    play.click()
    for _ in range(2000):
        page.clock.run_for(2000)
        # It stops by itself a moment after the last line.
        if slider.input_value() == slider.get_attribute("max") and play.count():
            break
    assert play.count()
    assert page.evaluate(IDLE)
    assert banners(page.evaluate("window.seen")) == live


def test_a_replay_lands_on_the_dice_of_a_line(ended: Visits) -> None:
    played = by_record("trench-club-annihilation")
    line = next(n for n in range(1, 99) if "attacked" in played.names(n))
    page = ended(f"replay/{table_id('trench-club-annihilation')}/{line}/0", pace="normal")
    page.wait_for_selector(".report .die")
    faces = page.locator(".report .die").all_inner_texts()
    assert all(face.isdigit() for face in faces)
