"""What happened in Fool's Gold, as events, told from two informations of one viewer.

All of it happened in the open, whatever the screens hide afterwards (FG8.1).
"""

from collections.abc import Sequence

from pyrite.core.game import Event, Json, Points, Seat
from pyrite.core.law import CHANCE_MOVER
from pyrite.games.fools_gold.box import (
    CARDS,
    COINS_FROM_BANK,
    FALSE_ALARM,
    FIRST_YEAR,
    FOUL_WEATHER,
    GEM,
    MINE_NAMES,
    MOST_NUGGETS,
    SILT,
    SPACES,
)
from pyrite.games.fools_gold.moves import (
    ALARM_OUTCOME,
    DICE_OUTCOME,
    FIRST_GOLD,
    FIRST_RESERVE,
    FIRST_WILD,
    LIE_DOWN,
    PASS,
    RETRIEVE,
    REVEAL_OUTCOME,
    START_OUTCOME,
    TAKE_COINS,
    TAKE_GEM,
)
from pyrite.games.fools_gold.scoring import points
from pyrite.games.fools_gold.state import OVER, State

NO_GOLD = "none"


def story(before: State, mover: int, move: int, after: State) -> list[Event]:
    """Events of one move, or of an outcome of chance (CHANCE_MOVER, and its kind)."""
    if mover == CHANCE_MOVER:
        return chance_events(before, move, after)
    if move < FIRST_GOLD:
        event = turn_event(before, mover, move, after)
    else:
        event = action_event(before, mover, move)
    return [event, *year_events(before, after)]


# Chance


def chance_events(before: State, kind: int, after: State) -> list[Event]:
    """The start seat, a roll, cards turned over, False Alarms, the winter die."""
    if kind == START_OUTCOME:
        return [Event("event-start", {"seat": Seat(after.starter)})]
    if kind == DICE_OUTCOME:
        return [roll_event(after)]
    if kind == REVEAL_OUTCOME:
        return reveal_events(before, after)
    if kind == ALARM_OUTCOME:
        return [alarm_event(before, after)]
    return [Event("event-winter", {"mine": MINE_NAMES[before.mine], "n": after.target})]


def roll_event(after: State) -> Event:
    """How many dice lie where."""
    dice: dict[str, int] = {
        name: mine.dice for name, mine in zip(MINE_NAMES, after.mines, strict=True)
    }
    year = str(FIRST_YEAR + after.year)
    return Event(
        "event-dice", {"year": year, "seat": Seat(after.starter), "wild": after.camp, **dice}
    )


def reveal_events(before: State, after: State) -> list[Event]:
    """The cards of a mine, and how many fewer they are for the weather."""
    here = before.mine
    old, new = before.mines[here].deck, after.mines[here].deck
    cards = [old[card] - new[card] for card in range(CARDS)]
    mine = {"mine": MINE_NAMES[here]}
    events = [Event("event-reveal", {**mine, "n": sum(cards), **card_values(cards)})]
    fewer = before.target - sum(cards)
    if fewer:
        events.append(Event("event-foul-weather", {"n": fewer}))
    return events


def alarm_event(before: State, after: State) -> Event:
    """The cards sent to the bottom of the deck."""
    cards = [after.bottom[card] - before.bottom[card] for card in range(CARDS)]
    return Event("event-alarm", {"n": sum(cards), **card_values(cards)})


def card_values(cards: Sequence[int]) -> dict[str, Json]:
    """Counts by card as values of a message; gold as its nuggets."""
    gold = [str(n) for n in range(1, MOST_NUGGETS + 1) for _ in range(cards[n])]
    return {
        "gold": " ".join(gold) or NO_GOLD,
        "gems": cards[GEM],
        "silt": cards[SILT],
        "weather": cards[FOUL_WEATHER],
        "alarms": cards[FALSE_ALARM],
    }


# Moves


def turn_event(before: State, mover: int, move: int, after: State) -> Event:
    """FG4: what a seat did in its turn."""
    if move < FIRST_WILD:
        mine, space = divmod(move, SPACES)
        return Event("event-place", {"seat": Seat(mover), "mine": MINE_NAMES[mine], "space": space})
    if move < RETRIEVE:
        mine = move - FIRST_WILD
        paid = {"mine": MINE_NAMES[mine], "n": before.mines[mine].dice}
        return Event("event-wild", {"seat": Seat(mover), **paid})
    if move == RETRIEVE:
        back = before.players[mover].spent - after.players[mover].spent
        return Event("event-retrieve", {"seat": Seat(mover), "n": back})
    if move == PASS:
        return Event("event-pass", {"seat": Seat(mover), "n": before.players[mover].miners})
    return Event("event-reserve", {"seat": Seat(mover), "mine": MINE_NAMES[move - FIRST_RESERVE]})


def action_event(before: State, mover: int, move: int) -> Event:
    """FG5.5, FG6.2: what a miner did."""
    values = {"seat": Seat(mover), "mine": MINE_NAMES[before.mine]}
    if move < TAKE_GEM:
        return Event("event-gold", {**values, "n": move - FIRST_GOLD + 1})
    if move == TAKE_GEM:
        return Event("event-gem", values)
    if move == TAKE_COINS:
        return Event("event-coins", {**values, "n": COINS_FROM_BANK})
    return Event("event-lie-down" if move == LIE_DOWN else "event-nothing", values)


def year_events(before: State, after: State) -> list[Event]:
    """FG7.1: a year is over, perhaps the last."""
    if after.year == before.year:
        return []
    year = str(FIRST_YEAR + before.year)
    if after.stage != OVER:
        return [Event("event-year-over", {"year": year, "seat": Seat(after.starter)})]
    scores = Points.by_side([points(after.players[seat]) for seat in range(after.seats)])
    return [Event("event-over", {"year": year, "points": scores})]
