"""Who did how well with a deal: everybody here, and the levels of computer players (K14.3)."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Standing
from tablee.kernel.game import Game
from tablee.protocol.deal_sentences import deal_lines
from tablee.protocol.deals import Calendar, DayGame, DayInfo, DealInfo, DealResult, SideCompared
from tablee.review.documents import Review
from tablee.review.seats import seen_from
from tablee.server import fairness
from tablee.server.deals import deal as deals
from tablee.server.deals.deal import Deal
from tablee.server.deals.levels import BOT
from tablee.server.deals.results import Result, look_again
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.contract import StoreError
from tablee.server.store.deals import Tried
from tablee.server.table.state import Table
from tablee.texts import Texts

_results = msgspec.json.Decoder(Result)
_reviews = msgspec.json.Decoder(Review)
#: From this mean score of the levels on, a deal is called so; below all of them it is very hard.
DIFFICULTIES: Final = ((0.8, "easy"), (0.55, "fair"), (0.3, "hard"))
#: So many reviews are looked up for one comparison, and so many results of people told.
MOST_REVIEWS, MOST_RESULTS = 200, 100


class Entry:
    """A try that is over, and its result."""

    def __init__(self, tried: Tried, result: Result, luck: float | None) -> None:
        self.tried = tried
        self.result = result
        self.luck = luck

    @property
    def is_bot(self) -> bool:
        return self.tried.player.startswith(BOT)

    @property
    def score(self) -> float:
        """The seat's score, from 0 to 1."""
        return self.result.outcome.scores[self.result.seat]


async def entries(rooms: Rooms, tries: list[Tried], player: str) -> list[Entry]:
    """The tries that are over; of one's own the table is looked at, if nothing is kept yet."""
    found: list[Entry] = []
    for tried in tries:
        body = tried.result
        if body is None and tried.player == player and tried.table:
            body = await _looked_at(rooms, tried)
        if body is not None:
            luck = None
            if tried.table and len(found) < MOST_REVIEWS:
                luck = await _luck(rooms, tried)
            found.append(Entry(tried, _results.decode(body), luck))
    return found


async def _looked_at(rooms: Rooms, tried: Tried) -> bytes | None:
    try:
        return await look_again(rooms, tried)
    except StoreError:
        return None


async def _luck(rooms: Rooms, tried: Tried) -> float | None:
    """What chance gave a seat, if its game was reviewed."""
    kept = await rooms.store.review(tried.table)
    if kept is None:
        return None
    try:
        own = seen_from(_reviews.decode(kept[1]), tried.seat)
    except msgspec.DecodeError:
        return None
    return own.luck + own.guess


async def deal_info(rooms: Rooms, deal: Deal, player: str, texts: Texts) -> DealInfo:
    """A deal as somebody may know it."""
    game = registry.game(deal.game)
    options = game.options(deal.options)
    players = game.seats(options)
    over = rooms.now() >= deal.reveal
    tries = await rooms.store.deals.tries(deal.name)
    seats = playable_seats(deal, game, players)
    sides = []
    for seat in seats:
        of_seat = [tried for tried in tries if tried.seat == seat]
        ended = await entries(rooms, of_seat, player)
        sides.append(_side(deal, game, seat, of_seat, ended, player, over, texts))
    return DealInfo(
        name=deal.name,
        game=deal.game,
        day=deal.day,
        options=deal.options,
        seat=deal.seat,
        seats=seats,
        players=players,
        level=deal.level,
        commitment=deal.commitment,
        promised=deal.made,
        opens=deal.opens,
        reveal=deal.reveal,
        secret=deal.secret if over else "",
        sides=sides,
    )


def playable_seats(deal: Deal, game: Game, players: int) -> list[int]:
    """The seats a deal may be played from: its own; a challenge of two sides from both."""
    if deal.day or game.cooperative or players != 2:
        return [deal.seat]
    return [deal.seat, 1 - deal.seat]


def _side(
    deal: Deal,
    game: Game,
    seat: int,
    tries: list[Tried],
    ended: list[Entry],
    player: str,
    over: bool,
    texts: Texts,
) -> SideCompared:
    people = [entry for entry in ended if not entry.is_bot]
    bots = [entry for entry in ended if entry.is_bot]
    own = next((tried for tried in tries if tried.player == player), None)
    mine = next((entry for entry in people if entry.tried.player == player), None)
    others = [entry for entry in people if entry is not mine]
    ranks = [entry.result.standing.rank for entry in others]
    rank = mine.result.standing.rank if mine is not None else []
    reviewed = (
        [] if mine is None or mine.luck is None else [o for o in others if o.luck is not None]
    )
    shown = mine is not None or over
    mean = sum(entry.score for entry in bots) / len(bots) if bots else None
    return SideCompared(
        seat=seat,
        table=own.table if own is not None else "",
        done=mine is not None,
        begun=sum(not tried.player.startswith(BOT) for tried in tries),
        ended=len(people),
        better=sum(other > rank for other in ranks) if mine else 0,
        level=sum(other == rank for other in ranks) if mine else 0,
        worse=sum(other < rank for other in ranks) if mine else 0,
        better_without_luck=sum(_adjusted(o) > _adjusted(mine) for o in reviewed) if mine else 0,
        reviewed=len(reviewed),
        results=_ranked(deal, game, ended, mine, texts) if shown else [],
        levels=len(bots),
        all_levels=len(game.levels),
        levels_score=mean if shown else None,
        difficulty=_difficulty(mean) if shown and len(bots) == len(game.levels) else "",
    )


def _adjusted(entry: Entry) -> float:
    return entry.score - (entry.luck or 0.0)


def _difficulty(mean: float | None) -> str:
    if mean is None:
        return ""
    return next((name for least, name in DIFFICULTIES if mean >= least), "very-hard")


def _ranked(
    deal: Deal, game: Game, ended: list[Entry], mine: Entry | None, texts: Texts
) -> list[DealResult]:
    """The best first: as many as one reads, oneself and the computer players."""
    ordered = sorted(ended, key=lambda entry: entry.result.standing.rank, reverse=True)
    ranks = [entry.result.standing.rank for entry in ordered]
    shown: list[DealResult] = []
    for entry in ordered:
        if len(shown) >= MOST_RESULTS and not (entry.is_bot or entry is mine):
            continue
        result = entry.result
        narrator = game.narrator(texts.say, _names(game, entry, texts), entry.tried.seat)
        # Whose game it was is told where friends have challenged each other; else nobody's.
        tells = not deal.day or entry is mine
        shown.append(
            DealResult(
                level=entry.tried.player.removeprefix(BOT) if entry.is_bot else "",
                names=result.names if tells else [],
                against=result.against if tells else [],
                mine=entry is mine,
                seat=entry.tried.seat,
                place=ranks.index(result.standing.rank) + 1,
                text=standing_text(game, result.standing, texts),
                end=narrator.outcome(result.outcome),
                score=entry.score,
                luck=entry.luck,
                table=entry.tried.table if tells else "",
            )
        )
    return shown


def standing_text(game: Game, standing: Standing, texts: Texts) -> str:
    """A result in a few words."""
    return texts.say(f"{game.key}-standing", dict(standing.args))


def _names(game: Game, entry: Entry, texts: Texts) -> list[str]:
    """Names for the sentence of an end: the seats' numbers, as nobody is named."""
    count = max(len(entry.result.outcome.scores), game.fewest_seats)
    return [texts.say("term-name-human", {"number": seat + 1}) for seat in range(count)]


async def lines_at(rooms: Rooms, table: Table, texts: Texts) -> list[str]:
    """What is compared at a table, in sentences, as whoever plays there may know it."""
    played = table.state.deal
    deal = await deals.find(rooms, played.name) if played is not None else None
    if deal is None:
        return []
    tried = await rooms.store.deals.try_at(table.id)
    info = await deal_info(rooms, deal, tried.player if tried is not None else "", texts)
    return deal_lines(info, texts)


async def calendar(rooms: Rooms, player: str, texts: Texts) -> Calendar:
    """Today, the days to come with their promises, and those that were."""
    today = await deals.promise(rooms)
    first, last = deals.later(today, 1 - deals.CALENDAR_DAYS), deals.later(today, 1)
    found = await deals.days(rooms, first, last)
    shown = []
    for day in reversed(found):
        games: dict[str, DayGame] = {}
        for key in deals.games_with_deals() if day.day <= today else []:
            games[key] = await _day_game(rooms, f"{day.day}.{key}", key, player, texts)
        shown.append(
            DayInfo(
                day=day.day,
                commitment=fairness.commitment(day.secret),
                promised=day.promised,
                secret=day.secret if day.day < today else "",
                games=games,
            )
        )
    return Calendar(today=today, next=deals.begins(deals.later(today, 1)), days=shown)


async def _day_game(rooms: Rooms, name: str, key: str, player: str, texts: Texts) -> DayGame:
    tries = await rooms.store.deals.tries(name)
    own = [tried for tried in tries if player and tried.player == player]
    ended = await entries(rooms, own, player)
    text = standing_text(registry.game(key), ended[0].result.standing, texts) if ended else ""
    return DayGame(
        deal=name,
        begun=bool(own),
        done=bool(ended),
        table=own[0].table if own else "",
        text=text,
        players=sum(not tried.player.startswith(BOT) for tried in tries),
    )
