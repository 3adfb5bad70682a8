"""The stage: what happens is seen one thing after the other, and nobody is held."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.played import Played, asks, climax, find, has, seek
from tests.web.scripted import Sights, Theatre, banners, first, theatre

from tablee.games import registry
from tablee.texts import Texts

GAMES = ("footclub", "les-poilus", "trench-club")
#: After these somebody else's turn may come.
TURNS = ("card-played", "withdrew", "turn-began")


NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, more) { window.notices.push([title, more.body]); }
};
"""


@pytest.fixture(scope="module")
def stage(browser: Any, server_address: str) -> Iterator[Theatre]:
    """Scripted tables, whose pages keep the notifications that they would show."""
    with theatre(browser, server_address) as found:
        found.script = NOTICES
        yield found


def of_beat(seen: Sights, beat: str) -> Sights:
    """What was seen of a beat."""
    return [one for one in seen if one["beat"] == beat]


def rolling(seen: Sights) -> list[str]:
    """The beats in which dice fall; in others those of the last roll still lie there."""
    beats = dict.fromkeys(one["beat"] for one in seen if one["beat"])
    counts = {beat: [len(one["dice"]) for one in of_beat(seen, beat)] for beat in beats}
    return [beat for beat, found in counts.items() if min(found) < max(found)]


def shown(page: Any) -> Any:
    """Everything with a mark, and what it says."""
    return page.evaluate(
        """[...document.querySelectorAll('[data-mark]')].map(
             (one) => [one.dataset.mark, one.innerText ?? ''])"""
    )


# ---- B1: no result before its dice --------------------------------------------------------------

ROLLED = [
    ("footclub", "goal-scored"),
    ("footclub", "shot-saved"),
    ("footclub", "tackle-won"),
    ("footclub", "tackle-missed"),
    ("footclub", "defensive-support-won"),
    ("footclub", "defensive-support-missed"),
    ("trench-club", "unit-destroyed"),
]
#: What would tell the result: score, ball, rope, damage, log, live region, banner.
TELLING = ("score", "ball", "knot", "notches", "lines", "live", "banner")


@pytest.mark.parametrize(("game", "kind"), ROLLED)
def test_nothing_is_told_before_the_last_die(stage: Theatre, game: str, kind: str) -> None:
    level = "sensible" if game == "trench-club" else "uniform"
    played, line = find(game, has(kind), level=level)
    table = stage(played, line - 1, reduced_motion="no-preference")
    table.go_on()
    seen = table.rest()
    beats = rolling(seen)
    assert beats
    for beat in beats:
        sights = of_beat(seen, beat)
        most = max(len(one["dice"]) for one in sights)
        last = next(place for place, one in enumerate(sights) if len(one["dice"]) == most)
        for one in sights[:last]:
            assert {key: one[key] for key in TELLING} == {key: sights[0][key] for key in TELLING}
        assert any(one["lines"] > sights[0]["lines"] for one in sights[last:])
    if kind in ("goal-scored", "shot-saved"):
        event = next(one for one in played.events(line) if one["event"] == kind)
        sights = [one for one in of_beat(seen, beats[-1]) if len(one["dice"]) == 1]
        # The defence rolls first.
        assert sights[0]["dice"] == [str(event["defence"])]


def test_each_level_before_a_goal_shows_its_dice(stage: Theatre) -> None:
    def two(names: list[str]) -> bool:
        return names.count("shot-tied") == 2 and "goal-scored" in names

    played, line = find("footclub", two)
    table = stage(played, line - 1)
    table.go_on()
    seen = table.rest()
    assert len(rolling(seen)) == 3
    assert [words.split()[0] for words in banners(seen)] == ["Shot", "Level", "Level", "GOAL!"]


# ---- B2: the board of that moment ---------------------------------------------------------------


def test_a_failed_mission_shows_its_fatal_card(stage: Theatre) -> None:
    played, line = climax("les-poilus", "mission-failed")
    table = stage(played, line - 1, reduced_motion="no-preference")
    before, after = (played.state(at)["view"] for at in (line - 1, line))
    table.go_on()
    seen = table.rest()
    failed = first(seen, lambda one: "fails: three" in one["banner"])
    assert seen[failed]["three"] >= 1
    drawn = played.names(line).count("trap-sprung") + played.names(line).count("clumsy-drew")
    # The fatal card may be a Hard Knock, which lies at its soldier.
    assert seen[failed]["field"] >= len(before["no_mans_land"]) + drawn
    piles = [one["piles"] for one in seen[failed:] if one["piles"]]
    for at, end in enumerate((after["trials"], after["reserve"])):
        steps = {later[at] - sooner[at] for sooner, later in itertools.pairwise(piles)}
        assert steps <= {-1, 0, 1}
        assert piles[-1][at] == end


@pytest.mark.parametrize("game", GAMES)
def test_after_the_last_beat_the_board_is_that_of_a_fresh_page(stage: Theatre, game: str) -> None:
    kinds = {"footclub": "shot-saved", "les-poilus": "mission-failed", "trench-club": "attacked"}
    played, line = find(game, has(kinds[game]), level="sensible" if game[0] == "t" else "uniform")
    table = stage(played, line - 2)
    table.go_on()
    table.go_on()
    table.rest()
    table.run(2000)
    found = shown(table.page)
    # Who loads the page anew in the middle of it sees the same, and nothing of how it came to it.
    fresh = stage(played, line - 1, lang="en-GB")
    fresh.go_on()
    fresh.run(200)
    assert fresh.page.get_attribute("main.board", "data-step") != "idle"
    fresh.page.reload()
    fresh.until("document.querySelector('main.board [data-mark]') !== null")
    fresh.run(2000)
    assert {one["beat"] for one in fresh.seen()} == {""}
    assert found == shown(fresh.page)


# ---- B3, B4: the question, and the end, after the last beat -------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_question_comes_after_the_last_beat(stage: Theatre, game: str) -> None:
    played, line = seek(
        game, lambda played, line: asks(played, line, *TURNS) and len(played.names(line)) > 1
    )
    table = stage(played, line - 1)
    table.go_on()
    seen = table.rest()
    begun = first(seen, lambda one: one["beat"])
    idle = begun + first(seen[begun:], lambda one: one["step"] == "idle")
    for one in seen[begun:idle]:
        assert not one["prompt"]
        assert not one["answers"]
    asked = idle + first(seen[idle:], lambda one: one["prompt"])
    assert seen[asked]["at"] - seen[idle]["at"] <= 200


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_after_its_last_beat(stage: Theatre, game: str) -> None:
    if game == "footclub":
        played, line = find(game, has("goal-scored", "full-time"))
    else:
        kinds = {"les-poilus": "monument-seen", "trench-club": "side-won"}
        played, line = climax(game, kinds[game])
    assert line == len(played.lines)
    table = stage(played, line - 1)
    # To the server the game is not over, so it has counted nothing.
    stage.visits.refusals = (409,)
    table.go_on()
    table.until("document.querySelector('section.end') !== null", 500)
    seen = table.seen()
    end = first(seen, lambda one: one["end"])
    told = banners(seen[:end])
    if game == "footclub":
        assert any(words.startswith("GOAL!") for words in told)
    assert any(words in told[-1] for words in ("Full time", "shoot-out", "Monument", "Victory"))
    idle = first(seen[:end], lambda one: one["step"] == "idle" and one["at"] > seen[0]["at"])
    assert seen[end]["at"] - seen[idle]["at"] >= 1000
    table.page.evaluate("location.hash = '#/about'")
    table.run(50)


# ---- B5, B6, B7: skipping, pressing, one's own moves --------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_space_leaves_a_beat_and_escape_all_of_them(stage: Theatre, game: str) -> None:
    kinds = {"footclub": "goal-scored", "les-poilus": "mission-succeeded"}
    played, line = climax(game, kinds.get(game, "unit-destroyed"))
    table = stage(played, line - 1)
    page = table.page
    table.go_on()
    table.until("document.querySelector('main.board').dataset.beat !== undefined", 10)
    begun = page.get_attribute("main.board", "data-beat")
    page.keyboard.press(" ")
    table.run(1)
    assert page.get_attribute("main.board", "data-beat") != begun
    page.keyboard.press("Escape")
    table.run(100)
    assert page.get_attribute("main.board", "data-step") == "idle"
    assert page.get_attribute("main.board", "data-queue") == "0"
    table.run(2000)
    found = shown(page)
    fresh = stage(played, line, lang="en-GB")
    fresh.run(2000)
    assert found == shown(fresh.page)


#: A card that can be played, or a button that can be pressed.
ANSWER = ".hand .slot.legal, .bar .buttons .btn:not([aria-disabled=true])"


@pytest.mark.parametrize("game", GAMES)
def test_a_press_during_beats_is_no_move(stage: Theatre, game: str) -> None:
    def later(played: Played, line: int) -> bool:
        # In the first round an army has nothing to end yet.
        return asks(played, line, *TURNS) and played.events(line)[-1].get("round", 2) > 1

    played, line = seek(game, later)
    table = stage(played, line - 1)
    page = table.page
    table.go_on()
    table.until("document.querySelector('main.board').dataset.beat !== undefined", 10)
    page.locator(".map" if game == "trench-club" else ".hand").first.click(force=True)
    table.run(50)
    # It went to the present, and nothing else.
    assert table.moves() == []
    assert page.get_attribute("main.board", "data-step") == "idle"
    table.run(400)
    for _ in range(3):
        # Some answers are put together: the last press sends them.
        page.locator(".bar .btn.main" if game == "trench-club" else ANSWER).first.click()
        table.run(50)
        if table.moves():
            break
    assert len(table.moves()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_ones_own_move_is_seen_at_once(stage: Theatre, game: str) -> None:
    small = {
        "footclub": ["ball-kept", "turn-began", "cards-drawn", "cards-drawn"],
        "les-poilus": ["card-played"],
        "trench-club": ["unit-moved"],
    }
    played, line = seek(
        game,
        lambda played, line: played.lines[line - 1].seat == 0 and played.names(line) == small[game],
    )
    table = stage(played, line - 1)
    table.go_on()
    assert table.page.get_attribute("main.board", "data-beat")
    table.run(700)
    assert table.page.get_attribute("main.board", "data-step") == "idle"


@pytest.mark.parametrize("game", GAMES)
def test_who_has_no_time_left_waits_for_nothing(stage: Theatre, game: str) -> None:
    played, line = seek(game, lambda played, line: asks(played, line, *TURNS))
    table = stage(played, line - 1)
    table.deadline = table.page.evaluate("Date.now() + 15000")
    table.go_on()
    table.run(100)
    assert {one["step"] for one in table.seen()} <= {"idle"}
    assert table.page.get_attribute("main.board", "data-queue") == "0"


# ---- B10, B11, B12: without motion, in words, and calling ---------------------------------------

STILL = {"footclub": "goal-scored", "les-poilus": "mission-succeeded", "trench-club": "gas"}


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_the_same_is_told(stage: Theatre, game: str) -> None:
    played, line = climax(game, STILL[game])
    told = []
    for motion in ("no-preference", "reduce"):
        table = stage(played, line - 1, reduced_motion=motion)
        table.go_on()
        if motion == "reduce":
            for _ in range(6):
                table.run(400)
                assert table.page.evaluate("document.getAnimations().length") == 0
        seen = table.rest()
        lives = [one["live"] for one in seen if one["beat"]]
        dice = [tuple(one["dice"]) for one in seen if one["dice"] and one["beat"]]
        strips = [one["strip"] for one in seen if one["strip"] and one["step"] == "hold"]
        once = [list(dict.fromkeys(found)) for found in (lives[1:], strips)]
        told.append((banners(seen), *once, max(map(len, dice), default=0)))
    assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_log_live_region_and_text_tell_the_same(stage: Theatre, game: str) -> None:
    kinds = {"footclub": "goal-scored", "les-poilus": "mission-succeeded"}
    played, line = climax(game, kinds.get(game, "unit-destroyed"))
    table = stage(played, line - 1)
    before = table.page.locator("aside li").count()
    table.go_on()
    seen = table.rest()
    rules = registry.game(game)
    names = ["Marguerite", "Jean-Baptiste", "Ottilie"][: len(table.info["seats"])]
    narrator = rules.narrator(Texts("en").say, names, 0)
    # Text mode and the terminal tell these sentences, as they come.
    wanted = [narrator.event(event) for event in played.events(line)]
    log = table.page.locator("aside li").all_inner_texts()[before:]
    assert [" ".join(one.split("\n")[-1].split()) for one in log] == wanted
    lives = list(
        dict.fromkeys(one["live"] for one in seen if one["beat"] and one["step"] != "show")
    )
    assert " ".join(lives) == " ".join(wanted)
    # The log never runs ahead of the board.
    for sooner, later in itertools.pairwise(one["lines"] for one in seen):
        assert later >= sooner
    assert seen[first(seen, lambda one: one["beat"])]["lines"] < before + len(wanted)


#: From here on the log is longer than its room.
LATE = 25


@pytest.mark.parametrize("game", ["footclub", "les-poilus"])
def test_the_log_stays_at_its_end_whatever_grows_above_it(stage: Theatre, game: str) -> None:
    kind = {"footclub": "turn-began", "les-poilus": "mission-succeeded"}[game]
    played, line = seek(game, lambda played, line: line > LATE and kind in played.names(line))
    table = stage(played, line, width=1280, height=800)
    page = table.page
    left = "(room) => Math.round(room.scrollHeight - room.clientHeight - room.scrollTop)"
    room, summary = page.locator("aside .room"), page.locator("aside .chapter summary")
    for _ in range(3):
        page.wait_for_timeout(100)
        assert room.evaluate(left) == 0
        summary.click()
    # Whoever reads further up stays there.
    page.wait_for_timeout(100)
    room.evaluate("(room) => room.scrollBy(0, -100)")
    page.wait_for_timeout(100)
    summary.click()
    page.wait_for_timeout(100)
    assert room.evaluate(left) >= 90
    # Also when something happens, until they have read enough.
    table.go_on(4)
    table.rest()
    assert room.evaluate(left) >= 90
    page.get_by_role("button", name="Newest").click()
    page.wait_for_timeout(100)
    assert room.evaluate(left) == 0
    expect(page.get_by_role("button", name="Newest")).to_have_count(0)


def test_the_rope_says_a_bonus_beyond_its_end(stage: Theatre) -> None:
    def bonus(played: Played, line: int) -> bool:
        return played.state(line)["view"]["bonus"] is not None

    played, line = seek("footclub", bonus)
    played = played.seen_by(0)
    played.state(line)["view"]["bonus"] = 7
    table = stage(played, line)
    assert table.page.locator(".tug .now .mark").inner_text() == "+7"
    assert table.page.locator(".tug li").last.get_attribute("class").find("now") >= 0


@pytest.mark.parametrize("game", GAMES)
def test_who_is_called_is_called_at_once(stage: Theatre, game: str) -> None:
    def called(played: Played, line: int) -> bool:
        return asks(played, line, *TURNS) and 0 not in played.state(line - 1)["to_act"]

    played, line = seek(game, called)
    table = stage(played, line - 1)
    assert not table.page.title().startswith("●")
    table.go_on()
    table.run(300)
    assert table.page.title().startswith("●")
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert "turn" in table.page.evaluate(icon)
    assert table.page.get_attribute("main.board", "data-step") != "idle"
    # Who looks elsewhere is called by a notification with the question.
    table = stage(played, line - 1)
    table.page.evaluate(
        "window.notices.length = 0;"
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true})"
    )
    table.go_on()
    table.run(300)
    [(title, body)] = table.page.evaluate("window.notices")
    assert title == Texts("en").say(f"{game}-name")
    assert body
    table.page.evaluate("delete document.hidden")
    if game == "trench-club":
        return
    # What they have missed lies over the board until they move.
    table.run(200)
    assert "Since you left" in table.page.locator(".digest").inner_text()
    for _ in range(3):
        table.page.locator(ANSWER).first.click()
        table.run(50)
        if table.moves():
            break
    assert table.page.locator(".digest").count() == 0
