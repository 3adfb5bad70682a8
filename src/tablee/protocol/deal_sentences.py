"""A deal and its comparison in sentences, for those who read line by line."""

from __future__ import annotations

from tablee.protocol.deals import Calendar, DealInfo, DealResult, SideCompared
from tablee.texts import TextError, Texts


def game_name(texts: Texts, game: str) -> str:
    """What a game is called."""
    try:
        return texts.say(f"{game}-name")
    except TextError:
        return game


def level_name(texts: Texts, level: str) -> str:
    """What a level of computer players is called."""
    try:
        return texts.say(f"table-level-{level}")
    except TextError:
        return level


def deal_lines(info: DealInfo, texts: Texts) -> list[str]:
    """What a deal is, and what was made of it from each seat."""
    what = (
        texts.say("web-deal-of-day", {"day": info.day})
        if info.day
        else texts.say("web-deal-challenge")
    )
    label = {"label": game_name(texts, info.game), "text": what}
    lines = [
        texts.say("web-labelled", label),
        texts.say("web-deal-fixed-about", {"level": level_name(texts, info.level)}),
    ]
    for side in info.sides:
        if len(info.sides) > 1:
            lines.append(texts.say("term-deal-seat", {"seat": side.seat + 1}))
        lines += side_lines(side, texts)
    lines.append(texts.say("term-deal-promise", {"hash": info.commitment}))
    if info.secret:
        lines.append(texts.say("term-deal-secret", {"secret": info.secret}))
    return lines


def side_lines(side: SideCompared, texts: Texts) -> list[str]:
    """What was made of a deal from one seat, the best first."""
    if not side.results:
        waits = "web-deal-wait" if side.begun else "web-deal-nobody"
        return [texts.say("web-deals-players", {"count": side.begun}), texts.say(waits)]
    lines = []
    if side.done:
        others = side.better + side.level + side.worse
        counted = {"better": side.better, "level": side.level, "worse": side.worse}
        lines.append(texts.say("web-deal-compared", {"others": others, **counted}))
        if side.reviewed:
            compared = {"better": side.better_without_luck, "count": side.reviewed}
            lines.append(texts.say("web-deal-compared-luck", compared))
    lines += [f"{result.place}. {_who(result, texts)}: {result.text}" for result in side.results]
    if side.difficulty and side.levels_score is not None:
        found = {"difficulty": side.difficulty, "percent": round(100 * side.levels_score)}
        lines.append(texts.say("web-deal-difficulty", found))
    elif side.levels < side.all_levels:
        lines.append(texts.say("web-deal-levels", {"done": side.levels, "all": side.all_levels}))
    return lines


def _who(result: DealResult, texts: Texts) -> str:
    if result.level:
        return texts.say("web-deal-bot", {"level": level_name(texts, result.level)})
    own = texts.say("web-deal-you")
    who = own if result.mine else ", ".join(result.names) or texts.say("web-deal-somebody")
    if not result.against:
        return who
    return texts.say("web-deal-against", {"who": who, "others": ", ".join(result.against)})


def calendar_lines(calendar: Calendar, texts: Texts) -> list[str]:
    """The deals of today, those that were, and the promise for tomorrow."""
    lines = [texts.say("web-deals-about")]
    for day in calendar.days:
        for game in day.games.values():
            state = "web-deals-running" if game.begun else "web-deals-fresh"
            text = game.text if game.done else texts.say(state)
            # Of earlier days only what was played: nobody is reminded of what was not.
            if day.day == calendar.today or game.begun:
                lines.append(texts.say("web-labelled", {"label": game.deal, "text": text}))
        if day.day > calendar.today:
            promise = texts.say("web-deals-promise")
            lines.append(texts.say("web-labelled", {"label": promise, "text": day.commitment}))
    return lines
