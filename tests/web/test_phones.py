"""On phones, upright and on their side, what is small is still seen, and nothing is pushed out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.played import Played, by_lesson, climax, seek
from tests.web.scripted import ScriptedTable, Theatre, theatre

from tablee.games import registry
from tablee.games.les_poilus.data import CARD_KEYS, FIRST_KNOCK, LAST_KNOCK
from tablee.kernel.chance import FastChance
from tablee.kernel.match import Match
from tablee.puzzles.files import shipped
from tablee.texts import Texts

PHONES = [(390, 844), (844, 390)]
ON_ITS_SIDE = {"width": 844, "height": 390, "has_touch": True, "lang": "de"}
Box = dict[str, float]
BOXES = "(found) => found.map((one) => one.getBoundingClientRect().toJSON())"


@pytest.fixture(scope="module")
def stage(browser: Any, server_address: str) -> Iterator[Theatre]:
    """Scripted tables; to the server none of their games is over."""
    with theatre(browser, server_address) as found:
        found.visits.refusals = (409,)
        yield found


def boxes(page: Any, selector: str) -> list[Box]:
    """Where some things are."""
    found: list[Box] = page.locator(selector).evaluate_all(BOXES)
    return found


def inside(one: Box, other: Box, slack: float = 1) -> bool:
    """Whether nothing of it sticks out."""
    return (
        one["left"] >= other["left"] - slack
        and one["right"] <= other["right"] + slack
        and one["top"] >= other["top"] - slack
        and one["bottom"] <= other["bottom"] + slack
    )


def apart(one: Box, other: Box, slack: float = 1) -> bool:
    """Whether they do not overlap."""
    return (
        one["right"] <= other["left"] + slack
        or other["right"] <= one["left"] + slack
        or one["bottom"] <= other["top"] + slack
        or other["bottom"] <= one["top"] + slack
    )


def side_by_side(found: list[Box]) -> bool:
    """Whether none of them overlaps another."""
    return all(apart(one, other) for n, one in enumerate(found) for other in found[:n])


# ---- FootClub: shoot-out and goal ---------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_dots_of_a_shoot_out_tell_each_shot(stage: Theatre, width: int, height: int) -> None:
    played, line = climax("footclub", "shoot-out-won")
    table = stage(played, line - 1, width=width, height=height, has_touch=True)
    page = table.page
    table.go_on()
    table.until("document.querySelector('.banner')?.innerText.includes('win the shoot-out')", 100)
    shots = [one for one in played.events(line) if one["event"] in SHOTS]
    for side, club in enumerate((".club.blue", ".club.red")):
        own = [one for one in shots if one["seat"] == side]
        dots = boxes(page, f"{club} .dots i")
        [room] = boxes(page, club)
        assert len(dots) >= max(5, len(own))
        assert all(inside(dot, room) and dot["width"] >= 5 for dot in dots)
        assert side_by_side(dots)
        scored = sum(one["event"] == "shoot-out-goal" for one in own)
        assert page.locator(f"{club} .dots .scored").count() == scored
        assert page.locator(f"{club} .dots .missed").count() == len(own) - scored
    leave(table)


SHOTS = ("shoot-out-goal", "shoot-out-saved")


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_goal_is_seen_in_the_net(stage: Theatre, width: int, height: int) -> None:
    played, line = climax("footclub", "goal-scored")
    table = stage(played, line - 1, width=width, height=height, has_touch=True)
    page = table.page
    table.go_on()
    table.until("document.querySelector('.banner')?.innerText.startsWith('GOAL!')", 50)
    table.run(800)
    [net] = boxes(page, ".net .bag")
    [ball] = boxes(page, "[data-mark=ball] > circle:not(.ring)")
    [banner] = boxes(page, ".banner")
    assert inside(net, {"left": 0, "top": 0, "right": width, "bottom": height})
    # The ball lies in it, and nothing that is said covers them.
    assert not apart(ball, net)
    assert apart(net, banner)
    assert net["height"] >= 10
    # Who shot and who kept the goal are told apart.
    assert side_by_side(boxes(page, ".acts text:not(.star)"))
    names, players = boxes(page, ".acts text:not(.star)"), boxes(page, ".acts circle")
    assert all(apart(name, player, 8) for name in names for player in players)
    leave(table)


# ---- FootClub: a question with many answers -----------------------------------------------------

LONG = "(hint) => { hint.textContent = 'Goal: 34.7% (25/72), '.repeat(2); }"
SCROLLS = "(words) => words.scrollHeight - words.clientHeight"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_buttons_cut_no_line_of_the_question(stage: Theatre, lang: str) -> None:
    def many(played: Played, line: int) -> bool:
        state = played.state(line)
        spends = [one for one in state["moves"].get("", []) if one.startswith("exhaust ")]
        return 0 in state["to_act"] and len(spends) >= 5

    table = stage(*seek("footclub", many), width=1280, height=800, lang=lang)
    table.page.locator(".bar .hint").evaluate(LONG)
    assert table.page.locator(".bar .words").evaluate(SCROLLS) <= 0


def test_capitals_below_the_question_keep_their_dots(stage: Theatre) -> None:
    turn = seek("trench-club", lambda played, line: 0 in played.state(line)["to_act"])
    latest = stage(*turn, width=1280, height=800, lang="de").page.locator(".bar .latest")
    # They stand above the line, which cuts what is too long for it only at its end.
    expect(latest).to_have_css("overflow-x", "clip")
    expect(latest).to_have_css("overflow-y", "visible")


# ---- what happened meanwhile --------------------------------------------------------------------


@pytest.mark.parametrize("game", ["footclub", "les-poilus", "trench-club"])
@pytest.mark.parametrize(("width", "height"), [*PHONES, (1280, 800), (1600, 1000)])
def test_what_happened_meanwhile_covers_nothing(
    stage: Theatre, width: int, height: int, game: str
) -> None:
    kinds = {"footclub": "goal-scored", "les-poilus": "trap-sprung", "trench-club": "gas"}
    played, line = climax(game, kinds[game])
    table = stage(played, line - 1, width=width, height=height, pace="none", lang="fr")
    table.go_on()
    table.run(300)
    [digest] = boxes(table.page, ".digest")
    [header] = boxes(table.page, "header")
    assert inside(digest, header)
    assert side_by_side([digest, *boxes(table.page, "header .line > :not(.digest)")])
    title = "(title) => title.scrollWidth <= title.clientWidth"
    assert table.page.locator("header h1").evaluate(title)
    leave(table)


# ---- Les Poilus: Hard Knocks --------------------------------------------------------------------

SIZES = [*PHONES, (1280, 800)]
#: Names that are seen, but not whole.
CUT = """(labels) => labels.filter((one) => one.clientWidth > 1
  && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
).map((one) => one.innerText)"""


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_hard_knocks_of_five_friends(stage: Theatre, width: int, height: int, lang: str) -> None:
    rules = registry.game("les-poilus")
    options = {"players": 5}
    played = Played(Match(rules, rules.options(options), FastChance(1)), options, 0)
    say = Texts(lang).say
    cards = range(FIRST_KNOCK, LAST_KNOCK + 1)
    names = {card: say(f"les-poilus-card-{CARD_KEYS[card].replace('_', '-')}") for card in cards}
    # Those with the longest names, three to each.
    knocks = sorted(cards, key=lambda card: -len(names[card]))
    for place, seat in enumerate(played.state(0)["view"]["seats"]):
        seat["hard_knocks"] = knocks[3 * place : 3 * place + 3 if place < 3 else 3 * place + 2]
    table = stage(played, 0, width=width, height=height, has_touch=width < 1280, lang=lang)
    page = table.page
    for place, seat in enumerate(played.state(0)["view"]["seats"]):
        of = f".seat[data-seat='{place}']"
        found = boxes(page, f"{of} .knock, {of} .brink")
        [room] = boxes(page, of)
        assert len(found) >= len(seat["hard_knocks"])
        assert side_by_side(found)
        assert all(inside(one, room, 2) for one in found)
        assert all(one["width"] >= 15 for one in found[: len(seat["hard_knocks"])])
        # Where a name stands it stands whole, and where none does it is told.
        assert page.locator(f"{of} .knock .label").evaluate_all(CUT) == []
        titles = [one.get_attribute("title") for one in page.locator(f"{of} .knock").all()]
        assert titles == [names[card] for card in seat["hard_knocks"]]


# ---- Les Poilus: one's own cards -----------------------------------------------------------------


def on_a_mission() -> Played:
    """Seat 0 of two is asked which card to play."""
    rules, options = registry.game("les-poilus"), {"players": 2}
    match = Match(rules, rules.options(options), FastChance(1))
    played, chance = Played(match, options, 0), FastChance(1)
    while match.to_act() != [0] or played.state(len(played.lines))["view"]["phase"] != "action":
        mover = match.to_act()[0]
        match.play(mover, rules.bot("uniform").choose(match.view(mover), chance))
        played.follow(match)
    return played


@pytest.mark.parametrize("count", [5, 7, 9, 10, 12])
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_large_hand_is_as_large_as_its_room(
    stage: Theatre, width: int, height: int, count: int
) -> None:
    played = on_a_mission()
    line = len(played.lines)
    played.state(line)["view"]["hand"] = list(range(1, count + 1))
    table = stage(played, line, width=width, height=height, has_touch=True, lang="de")
    page = table.page
    cards = boxes(page, ".hand .card")
    assert len(cards) == count
    assert side_by_side(cards)
    rows = [sum(one["top"] == top for one in cards) for top in sorted({c["top"] for c in cards})]
    # One row, or two of which neither has more than one card more.
    assert len(rows) <= 2
    assert max(rows) - min(rows) <= 1, rows
    assert all(one["width"] >= 33 for one in cards)
    [hand], [seat] = boxes(page, ".hand"), boxes(page, ".seat.own")
    screen: Box = {"left": 0, "top": 0, "right": width, "bottom": height}
    parts = [hand, seat, *boxes(page, ".bar")]
    assert all(inside(one, screen) for one in parts)
    assert side_by_side(parts)
    assert all(inside(one, hand) for one in cards)
    # However many they are, nothing moves.
    [least] = page.locator(".hand").evaluate_all(
        "(found) => found.map((one) => parseFloat(getComputedStyle(one).minHeight))"
    )
    assert hand["height"] <= least + 1
    leave(table)


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_all_answers_of_a_puzzle_are_seen(visit: Any, width: int, height: int) -> None:
    # Nothing on one's hand: each threat may be called, or one withdraws.
    puzzle = max(
        (one for one in shipped("les-poilus").puzzles if not one.view["hand"]),
        key=lambda one: len(one.answers),
    )
    page = visit(f"puzzle/les-poilus/{puzzle.id}", lang="de", width=width, height=height)
    expect(page.locator(".seat.own")).to_be_visible()
    [panel], [seat] = boxes(page, "section.panel"), boxes(page, ".seat.own")
    answers = boxes(page, "section.panel ol .btn")
    assert len(answers) == len(puzzle.answers) >= 7
    assert side_by_side([seat, panel])
    assert side_by_side(answers)
    assert all(inside(one, panel) and one["height"] >= 40 for one in answers)
    assert max(one["bottom"] for one in [seat, *answers]) <= height


# ---- Les Poilus: withdrawing ---------------------------------------------------------------------


def with_three_tiles() -> Played:
    """Seat 0 of four is asked, and may withdraw with three kinds of tiles."""
    rules, options = registry.game("les-poilus"), {"players": 4}
    for seed in range(1, 100):
        match = Match(rules, rules.options(options), FastChance(seed))
        played, chance = Played(match, options, 0), FastChance(seed)
        while len(played.lines) < 6 and match.outcome() is None:
            mover = match.to_act()[0]
            moves = played.state(len(played.lines))["moves"][""] if mover == 0 else []
            if sum(one.startswith("withdraw") for one in moves) > 2:
                return played
            match.play(mover, rules.bot("uniform").choose(match.view(mover), chance))
            played.follow(match)
    raise AssertionError("nobody has three kinds of tiles")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_all_ways_to_withdraw_are_seen(stage: Theatre, width: int, height: int, lang: str) -> None:
    played = with_three_tiles()
    line = len(played.lines)
    table = stage(played, line, width=width, height=height, has_touch=True, lang=lang)
    page = table.page
    page.locator(".bar .buttons .btn").nth(1).tap()
    table.run(100)
    found = boxes(page, ".bar .buttons .btn")
    assert len(found) == 4
    assert side_by_side(found)
    screen: Box = {"left": 0, "top": 0, "right": width, "bottom": height}
    assert all(inside(one, screen) and one["height"] >= 40 for one in found)
    assert page.locator(".bar .buttons, .bar .buttons .btn").evaluate_all(CUT) == []
    leave(table)


# ---- FootClub: the speaker ----------------------------------------------------------------------


@pytest.mark.parametrize("scale", ["1", "1.2"])
def test_the_speaker_is_not_cut_short(stage: Theatre, scale: str) -> None:
    def both(played: Played, line: int) -> bool:
        placed = [one for one in played.events(line) if one["event"] == "supporters-placed"]
        return len(placed) > 1

    played, line = seek("footclub", both)
    table = stage(played, line - 1, width=390, height=844, has_touch=True, lang="fr")
    page = table.page
    page.evaluate(f"document.documentElement.style.setProperty('--scale', '{scale}')")
    table.go_on()
    said = "document.querySelector('.comment').innerText.includes('met une carte Supporters')"
    table.until(said)
    assert page.locator(".comment, .comment span").evaluate_all(CUT) == []
    page.evaluate("document.documentElement.style.removeProperty('--scale')")
    leave(table)


# ---- on its side --------------------------------------------------------------------------------

CLIMAXES = {"footclub": "goal-scored", "les-poilus": "mission-succeeded"}


@pytest.mark.parametrize("game", CLIMAXES)
def test_on_its_side_the_hand_stays_whole_while_beats_are_shown(stage: Theatre, game: str) -> None:
    played, line = climax(game, CLIMAXES[game])
    table = stage(played, line - 1, **ON_ITS_SIDE)
    table.go_on()
    places = []
    for _ in range(12):
        table.run(400)
        [hand] = boxes(table.page, ".hand")
        [below] = boxes(table.page, ".below")
        places.append((hand["bottom"], below["bottom"]))
        if table.page.get_attribute("main.board", "data-step") == "idle":
            break
    assert all(bottom <= 391 and bottom <= room + 1 for bottom, room in places), places
    leave(table)


def test_on_its_side_a_guided_mission_is_seen_whole(stage: Theatre) -> None:
    played, lesson = by_lesson("les-poilus")
    page = stage.page(pace="normal", **ON_ITS_SIDE)
    for words in lesson.words[::4]:
        table = ScriptedTable(stage, page, played, words.after)
        table.lesson = lesson
        stage.playing[page] = table
        table.enter()
        [field] = boxes(page, ".field")
        [land] = boxes(page, ".field .ground")
        assert field["bottom"] <= 391
        assert inside(land, field)


def test_on_its_side_it_is_read_to_whom_the_device_goes(stage: Theatre) -> None:
    played, line = seek("footclub", lambda played, line: played.state(line)["to_act"] == [1])
    page = stage.page(pace="none", **ON_ITS_SIDE)
    table = ScriptedTable(stage, page, played, line - 1)
    table.terms, table.others = {"hot_seat": True}, "human"
    stage.playing[page] = table
    table.enter()
    table.go_on()
    table.until("document.querySelector('.curtain') !== null")
    parts = [boxes(page, f".curtain {part}")[0] for part in (".art", "p", ".btn")]
    assert side_by_side(parts)
    assert parts[0]["top"] >= 0
    assert parts[-1]["bottom"] <= 390


#: How the answers on Trench Club's desk begin, and how many there are.
DESK = {"assign ": 3 * 11, "use company ": 2}


@pytest.mark.parametrize("answer", DESK)
def test_on_its_side_all_companies_are_seen(stage: Theatre, answer: str) -> None:
    def offered(played: Played, line: int) -> bool:
        moves: list[str] = played.state(line)["moves"][""]
        return sum(one.startswith(answer) for one in moves) == DESK[answer]

    played, line = seek("trench-club", offered)
    table = stage(played, line, **ON_ITS_SIDE)
    page = table.page
    [desk] = boxes(page, ".trench > .desk")
    found = boxes(page, ".draft .btn, .loose .chip-btn, .companies .btn")
    # The army, what advises on it and three companies; or two that are left.
    assert len(found) == (1 + 11 + 3 if answer == "assign " else 2)
    assert all(inside(one, desk) for one in found)
    assert side_by_side(found)
    leave(table)


def leave(table: ScriptedTable) -> None:
    """Go, before the server is asked for what it knows nothing of."""
    table.page.evaluate("location.hash = '#/about'")
    table.run(50)
