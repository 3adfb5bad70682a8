"""The stage: what happens is seen one thing after the other, and nobody is held."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.web.play import until
from tests.web.scripted import WATCH, ScriptedTable, banners, find, first


def has(*kinds: str) -> Any:
    """A line with all these events."""
    return lambda names: all(kind in names for kind in kinds)


def small(names: list[str]) -> bool:
    """A line of another's small beats only, and few of them."""
    return names in (["possession-left"], ["supporters-chosen", "supporters-held-back"])


def test_a_goal_is_seen_after_its_dice(visit: Any, server_address: str) -> None:
    played, line = find("footclub", has("shot-tied", "goal-scored"))
    table = ScriptedTable(visit, server_address, played, line - 1)
    score = played.states[line - 1]["view"]["sides"]
    was = f"{score[0]['goals']}:{score[1]['goals']}"
    table.go_on()
    seen = table.rest()
    goal = first(seen, lambda one: one["banner"].startswith("GOAL"))
    beat = seen[goal]["beat"]
    shot = [place for place, one in enumerate(seen) if one["beat"] == beat]
    faces = [len(seen[place]["dice"]) for place in shot]
    # The defence rolls first, and nothing is told before the attack's die lies there.
    assert faces[0] <= 1
    assert 1 in faces
    both = shot[next(nth for nth, count in enumerate(faces) if count == 2)]
    for place in range(both):
        assert seen[place]["score"] == was
        assert "GOAL" not in seen[place]["banner"]
        assert "Goal!" not in seen[place]["live"]
    assert seen[goal]["score"] != was
    assert first(seen, lambda one: "Goal!" in one["live"]) >= both
    assert seen[both]["lines"] < seen[goal]["lines"]
    # Every pair of dice was seen: those of each level, and those of the goal.
    pairs = played.names(line).count("shot-tied") + 1
    assert len({one["beat"] for one in seen if len(one["dice"]) == 2}) >= pairs
    ends = [one["at"] for one in seen if one["beat"] == beat and one["banner"]]
    after = seen[first(seen, lambda one: one["at"] > ends[-1])]["at"]
    assert after - ends[0] >= 1500


def test_the_question_comes_after_the_last_beat(visit: Any, server_address: str) -> None:
    played, line = find("footclub", has("goal-scored", "turn-began"))
    table = ScriptedTable(visit, server_address, played, line - 1)
    table.go_on()
    seen = table.rest()
    idle = first(seen, lambda one: one["step"] == "idle" and one["prompt"])
    begun = first(seen, lambda one: one["beat"])
    for one in seen[begun:idle]:
        if one["beat"]:
            assert not one["prompt"]
            assert not one["answers"]
    assert seen[idle]["answers"]


def test_a_failed_mission_shows_its_fatal_card(visit: Any, server_address: str) -> None:
    played, line = find("les-poilus", has("card-played", "mission-failed"))
    table = ScriptedTable(visit, server_address, played, line - 1, reduced_motion="no-preference")
    before, after = (played.states[at]["view"] for at in (line - 1, line))
    table.go_on()
    seen = table.rest()
    failed = first(seen, lambda one: "fails: three" in one["banner"])
    assert seen[failed]["three"] >= 1
    traps = played.names(line).count("trap-sprung")
    assert seen[failed]["field"] >= len(before["no_mans_land"]) + 1 + traps - 1
    piles = [one["piles"][0] for one in seen[failed:] if one["piles"]]
    steps = {later - sooner for sooner, later in itertools.pairwise(piles)}
    assert steps <= {0, 1}
    assert [one["piles"] for one in seen][-1] == [after["trials"], after["reserve"]]


def test_space_leaves_a_beat_and_escape_all_of_them(visit: Any, server_address: str) -> None:
    played, line = find("footclub", has("goal-scored", "turn-began"))
    table = ScriptedTable(visit, server_address, played, line - 1)
    page = table.page
    table.go_on()
    page.wait_for_selector("main.board[data-beat]")
    begun = page.get_attribute("main.board", "data-beat")
    page.keyboard.press(" ")
    page.wait_for_selector(f"main.board[data-beat]:not([data-beat='{begun}'])")
    gone = page.evaluate(
        """() => { const start = performance.now();
          window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
          return new Promise((resolve) => requestAnimationFrame(() => resolve(
            [performance.now() - start, document.querySelector('main.board').dataset.step]))); }"""
    )
    assert gone[1] == "idle"
    assert gone[0] < 300
    fresh = ScriptedTable(visit, server_address, played, line)
    assert shown(page) == shown(fresh.page)


def shown(page: Any) -> Any:
    """Everything with a mark, and what it says."""
    return page.evaluate(
        """[...document.querySelectorAll('[data-mark]')].map(
             (one) => [one.dataset.mark, one.innerText ?? ''])"""
    )


@pytest.mark.parametrize("game", ["footclub", "les-poilus", "trench-club"])
def test_after_the_last_beat_the_board_is_that_of_a_fresh_page(
    visit: Any, server_address: str, game: str
) -> None:
    kinds = {"footclub": "shot-saved", "les-poilus": "mission-failed", "trench-club": "attacked"}
    played, line = find(game, has(kinds[game]), level="sensible" if game[0] == "t" else "uniform")
    table = ScriptedTable(visit, server_address, played, line - 2)
    table.go_on()
    table.go_on()
    table.rest()
    fresh = ScriptedTable(visit, server_address, played, line)
    assert shown(table.page) == shown(fresh.page)


def test_a_press_during_beats_is_no_move(visit: Any, server_address: str) -> None:
    def mine(names: list[str]) -> bool:
        return names[-1:] == ["attack-began"] or "turn-began" in names

    played, line = find("footclub", mine)
    while 0 not in played.states[line]["to_act"] or not any(played.states[line]["moves"][""]):
        line += 1
    table = ScriptedTable(visit, server_address, played, line - 1)
    page = table.page
    table.go_on()
    page.wait_for_selector("main.board[data-beat]")
    page.locator(".hand").first.click(position={"x": 60, "y": 40}, force=True)
    assert table.moves() == []
    page.wait_for_selector("main.board[data-step=idle]")
    page.locator(".slot.legal, .buttons .btn").first.click()
    page.wait_for_timeout(300)
    assert len(table.moves()) == 1


def test_ones_own_move_is_seen_at_once(visit: Any, server_address: str) -> None:
    played, line = find("footclub", lambda names: names[:2] == ["ball-kept", "turn-began"])
    mover = played.lines[line - 1].seat
    if mover:
        played, line = find("footclub", lambda names: names[:2] == ["ball-kept", "turn-began"], 1)
    table = ScriptedTable(visit, server_address, played, line - 1)
    table.page.locator(".buttons .btn").first.click()
    start = table.page.evaluate("performance.now()")
    table.go_on()
    seen = table.rest()
    begun = next(one["at"] for one in seen if one["beat"])
    ended = next(one["at"] for one in seen if one["at"] > begun and one["step"] == "idle")
    # 100 and 700 ms on a machine that does nothing else.
    assert begun - start < 600
    assert ended - begun < 1400


def test_who_has_no_time_left_waits_for_nothing(visit: Any, server_address: str) -> None:
    played, line = find("footclub", has("goal-scored", "turn-began"))
    assert 0 in played.states[line]["to_act"]
    table = ScriptedTable(visit, server_address, played, line - 1)
    table.deadline = table.page.evaluate("Date.now() + 15000")
    table.go_on()
    table.page.wait_for_timeout(500)
    assert {one["step"] for one in table.seen()} <= {"idle"}
    assert table.seen()[-1]["answers"]


def test_a_long_queue_runs_out(visit: Any, server_address: str) -> None:
    played, line = find("trench-club", has("unit-assigned"), level="sensible")
    while "unit-moved" not in played.names(line + 1):
        line += 1
    motion = {"reduced_motion": "no-preference"}
    table = ScriptedTable(visit, server_address, played, line, **motion)
    for _ in range(12):
        table.go_on()
        table.page.wait_for_timeout(250)
    seen = table.rest(30)
    beats = [one["beat"] for one in seen if one["beat"]]
    assert len(dict.fromkeys(beats)) >= 6
    assert beats == sorted(beats, key=lambda beat: [int(part) for part in beat.split(".")])
    # What comes in one heap is read instead.
    table.page.evaluate("window.seen.length = 0")
    table.go_on(min(80, len(played.lines) - 1 - table.line))
    table.page.wait_for_timeout(1500)
    seen = table.seen()
    assert not any(one["beat"] for one in seen)
    assert seen[-1]["digest"] > 20
    assert table.page.get_attribute("main.board", "data-queue") == "0"


def test_what_happens_out_of_sight_is_read(visit: Any, server_address: str) -> None:
    played, line = find("footclub", has("goal-scored", "turn-began"))
    table = ScriptedTable(visit, server_address, played, line - 4)
    hide = """(hidden) => {
      Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
      document.dispatchEvent(new Event('visibilitychange')); }"""
    table.page.evaluate(hide, True)
    for _ in range(4):
        table.go_on()
        table.page.wait_for_timeout(60)
    table.page.evaluate(hide, False)
    table.page.wait_for_timeout(500)
    seen = table.seen()
    assert not any(one["beat"] for one in seen)
    assert "GOAL" in table.page.inner_text(".digest")
    # Connected again after a moment, it goes on where it was.
    table.cut()
    table.line += 2
    until(table.page, "window.seen.some((one) => one.beat)")
    beats = [one["beat"] for one in table.rest() if one["beat"]]
    assert {beat.split(".")[0] for beat in beats} == {str(line + 2)}


def test_without_motion_the_same_is_told(visit: Any, server_address: str) -> None:
    played, line = find("footclub", has("shot-tied", "goal-scored"))
    told = []
    for motion in ("no-preference", "reduce"):
        table = ScriptedTable(visit, server_address, played, line - 1, reduced_motion=motion)
        table.go_on()
        table.page.wait_for_selector(".banner")
        moving = table.page.evaluate("document.getAnimations().length")
        seen = table.rest()
        if motion == "reduce":
            assert moving == 0
        lives = list(dict.fromkeys(one["live"] for one in seen))
        dice = [tuple(one["dice"]) for one in seen if len(one["dice"]) == 2 and one["beat"]]
        told.append((banners(seen), lives, list(dict.fromkeys(dice))))
    assert told[0] == told[1]


def test_log_and_live_region_tell_the_same(visit: Any, server_address: str) -> None:
    played, line = find("les-poilus", has("mission-succeeded", "tile-shown"))
    table = ScriptedTable(visit, server_address, played, line - 1)
    before = table.page.locator("aside li").count()
    table.go_on()
    seen = table.rest()
    lives = list(dict.fromkeys(one["live"] for one in seen[1:]))
    log = [text.split("\n")[-1] for text in table.page.locator("aside li").all_inner_texts()]
    told = " ".join(log[before:])
    assert told
    assert " ".join(lives).endswith(told)


def test_who_is_called_is_called_at_once(visit: Any, server_address: str) -> None:
    played, line = find("footclub", has("goal-scored", "turn-began"))
    table = ScriptedTable(visit, server_address, played, line - 1)
    assert 0 in played.states[line]["to_act"]
    table.go_on()
    table.page.wait_for_timeout(400)
    assert table.page.title().startswith("●")
    assert table.page.get_attribute("main.board", "data-step") != "idle"


def test_what_is_taken_back_is_shown_no_more(visit: Any, server_address: str) -> None:
    played, line = find("footclub", has("goal-scored", "turn-began"))
    table = ScriptedTable(visit, server_address, played, line - 1)
    table.go_on()
    table.page.wait_for_selector("main.board[data-beat]")
    table.take_back()
    table.page.wait_for_selector("main.board[data-step=idle]")
    table.page.evaluate("window.seen.length = 0")
    table.page.wait_for_timeout(1500)
    assert not any(one["beat"] for one in table.seen())


def test_the_end_is_told_after_its_last_beat(visit: Any, server_address: str) -> None:
    played, _ = find("footclub", has("full-time"))
    table = ScriptedTable(visit, server_address, played, len(played.lines) - 1)
    # To the server the game is not over, so it has counted nothing.
    visit.refusals = (409,)
    table.go_on()
    table.page.wait_for_selector("section.end", timeout=60_000)
    seen = table.seen()
    end = first(seen, lambda one: one["end"])
    assert any("Full time" in one["banner"] for one in seen[:end])
    assert seen[end - 1]["step"] == "idle"


@pytest.mark.parametrize("pace", ["none", "slow", "fast"])
def test_the_pace_is_the_players(visit: Any, server_address: str, pace: str) -> None:
    played, line = find("footclub", has("shot-saved"), seat=1)
    table = ScriptedTable(visit, server_address, played, line - 1, pace=pace)
    table.go_on()
    seen = table.rest()
    if pace == "none":
        assert not any(one["banner"] for one in seen)
        assert "Saved!" in table.page.locator(".digest").text_content()
        return
    stands = [one["at"] for one in seen if one["banner"].startswith("Saved")]
    gone = seen[first(seen, lambda one: one["at"] > stands[-1])]["at"]
    held = gone - stands[0]
    assert (held >= 1300) if pace == "slow" else (400 <= held <= 1200)


def test_a_table_of_trench_club_shows_ways_and_fights(visit: Any, server_address: str) -> None:
    played, line = find("trench-club", has("attacked", "unit-destroyed"), level="sensible")
    begin = max(n for n in range(1, line) if "turn-began" in played.names(n))
    table = ScriptedTable(visit, server_address, played, begin - 1, pace="fast")
    for _ in range(begin, line + 1):
        table.go_on()
        table.page.wait_for_timeout(20)
    table.rest(60)
    page = table.page
    row = page.locator(".after button").first
    row.hover()
    assert page.locator(".field .shown").count() >= 1
    row.click()
    page.wait_for_selector("main.board[data-beat]")
    table.rest()


def test_a_replay_plays_a_line_and_jumps_over_others(visit: Any, finished: Any) -> None:
    name = finished("footclub")
    page = visit(f"replay/{name}/0/0", script=WATCH, pace="fast")
    page.wait_for_selector("main.board[data-step=idle]")
    page.wait_for_timeout(1000)
    page.evaluate("window.seen.length = 0")
    page.keyboard.press("End")
    page.wait_for_timeout(1500)
    assert not any(one["beat"] for one in page.evaluate("window.seen"))
    page.keyboard.press("Home")
    page.wait_for_timeout(1000)
    page.evaluate("window.seen.length = 0")
    page.locator(".steps [aria-label='Play']").click()
    # Everything is shown, line by line: the banners of a live game in their order.
    until(page, "window.seen.filter((one) => one.banner).length > 5")
    page.locator(".steps [aria-label='Pause']").click()
    seen = page.evaluate("window.seen")
    beats = [one["beat"] for one in seen if one["beat"]]
    assert beats == sorted(beats, key=lambda beat: [int(part) for part in beat.split(".")])
    assert int(beats[0].split(".")[0]) <= 2
