"""What a screen shows of Fool's Gold, from one seat's information alone (FG8.2, FG8.3)."""

from functools import lru_cache
from operator import add
from typing import Annotated, Literal, TypedDict, get_args

from pyrite.core.view import Frame, OneOf, SeatNumber
from pyrite.games.fools_gold.box import (
    CARD_TEXTS,
    FIRST_YEAR,
    GEM_NAMES,
    MINE_NAMES,
    MINES,
    MOST_SEATS,
    SPACES,
    YEARS,
    CardText,
    GemName,
    MineName,
)
from pyrite.games.fools_gold.scoring import points
from pyrite.games.fools_gold.state import (
    OVER,
    PROSPECT,
    RESERVE,
    ROLL,
    SCREENS,
    START,
    State,
)
from pyrite.games.fools_gold.state import Player as PlayerState

Phase = Literal["setup", "prospecting", "mining", "over"]
Screens = Literal["closed", "open"]
SCREENS_VALUES: tuple[Screens, ...] = get_args(Screens)
DIE = "die"
STANDING = tuple(f"standing {seat}" for seat in range(MOST_SEATS))
LYING = tuple(f"lying {seat}" for seat in range(MOST_SEATS))
Space = Annotated[str, OneOf(("", DIE, *STANDING, *LYING))]

CARD_ORDER = (1, 2, 3, 4, 5, 6, 0, 7, 8)
"""Open cards as people sort them: gold, gems, silt, perils."""


class Mine(TypedDict):
    """A mine as it lies on the board."""

    name: MineName  # which mine
    dice: int  # dice here, the one on the picture included
    path: list[Space]  # by space: "" for nothing, a die, or how the miner of which seat is there
    reserve: list[int]  # miners in reserve, by seat
    deck: int  # cards in its deck
    left: dict[CardText, int] | None  # these by card; null behind closed screens


class Cards(TypedDict):
    """What a seat has got out of the mines."""

    gold: dict[MineName, int]  # nuggets by mine
    fools_gold: MineName | None  # the mine whose nuggets count nothing now; null without gold
    missing: list[MineName]  # mines without gold, which cost points
    gems: list[GemName]  # one of each kind at the most
    score: int  # points, if the game ended now


class Player(TypedDict):
    """What one seat has, in front of its screen and behind it."""

    seat: SeatNumber  # its number
    miners: int  # miners behind the screen
    retrieved: int  # miners laid in front of it
    spent: int  # coins in front of it
    passed: bool  # has passed this year
    coins: int | None  # coins behind the screen; null where it hides them
    cards: Cards | None  # cards behind the screen; null where it hides them


class Scene(TypedDict):
    """What is special to Fool's Gold."""

    phase: Phase  # what is going on
    turn: SeatNumber | None  # the active seat; null while there is none
    screens: Screens  # may everybody look behind everybody's screen?
    year: int  # this year
    last_year: int  # the year the game ends with
    starter: SeatNumber | None  # who has the start token; null before it is drawn
    camp: int  # wild dice in the camp
    reserving: bool  # must the active seat put a miner into a reserve?
    mine: MineName | None  # the mine being worked; null while prospecting
    winter: bool  # is it winter at that mine?
    space: int | None  # the space of the miner who acts, from 0; null if nobody does
    open: list[CardText]  # the cards turned over: gold, gems, silt, perils
    mines: list[Mine]  # in the order of their numbers
    players: list[Player]  # by seat


class View(Frame, Scene):
    """All a screen gets of Fool's Gold."""


def view(o: State) -> Scene:
    """JSON values, no sentences. Cards are texts such as `3` or `g`."""
    is_asked = PROSPECT <= o.stage < OVER
    is_working = o.mine >= 0
    return {
        "phase": phase(o),
        "turn": o.turn if is_asked else None,
        "screens": SCREENS_VALUES[o.options[SCREENS]],
        "year": FIRST_YEAR + min(o.year, YEARS - 1),
        "last_year": FIRST_YEAR + YEARS - 1,
        "starter": o.starter if o.starter >= 0 else None,
        "camp": o.camp,
        "reserving": o.stage == RESERVE,
        "mine": MINE_NAMES[o.mine] if is_working else None,
        "winter": bool(is_working and o.winter),
        "space": o.space if is_working and is_asked else None,
        "open": open_cards(tuple(o.open)),
        "mines": [mine(o, m) for m in range(MINES)],
        "players": [player(o, seat) for seat in range(o.seats)],
    }


def phase(o: State) -> Phase:
    """What is going on, as a key."""
    if o.stage == OVER:
        return "over"
    if o.stage == START:
        return "setup"
    return "prospecting" if o.stage in (ROLL, PROSPECT, RESERVE) else "mining"


@lru_cache(maxsize=64)
def open_cards(counts: tuple[int, ...]) -> list[CardText]:
    """The cards turned over, as people sort them."""
    return [CARD_TEXTS[card] for card in CARD_ORDER for _ in range(counts[card])]


def mine(o: State, m: int) -> Mine:
    """What lies on the board; what is in the deck only with open screens, or at the end."""
    one = o.mines[m]
    places = (one.die_spaces, *one.standing, *one.lying)
    return seen_mine(
        m, one.dice, places, tuple(one.reserve[: o.seats]), deck_of(o, m), are_screens_open(o)
    )


@lru_cache(maxsize=1024)
def seen_mine(
    m: int,
    dice: int,
    places: tuple[int, ...],
    reserve: tuple[int, ...],
    deck: tuple[int, ...],
    is_deck_open: bool,
) -> Mine:
    """A mine as it is; all viewers see the same, and most moves change none of it."""
    return {
        "name": MINE_NAMES[m],
        "dice": dice,
        "path": path(places),
        "reserve": list(reserve),
        "deck": sum(deck),
        "left": dict(zip(CARD_TEXTS, deck, strict=True)) if is_deck_open else None,
    }


def deck_of(o: State, m: int) -> tuple[int, ...]:
    """A mine's deck by card, with what lies at its bottom."""
    deck = o.mines[m].deck
    return tuple(map(add, deck, o.bottom) if m == o.mine else deck)


def path(places: tuple[int, ...]) -> list[str]:
    """By space nothing, `die`, `standing 2` or `lying 2`: a miner of seat 2."""
    spaces = [""] * SPACES
    for where, text in zip(places, (DIE, *STANDING, *LYING), strict=True):
        put(spaces, where, text)
    return spaces


def put(spaces: list[str], where: int, content: str) -> None:
    """The same on all spaces of a mask."""
    while where:
        lowest = where & -where
        spaces[lowest.bit_length() - 1] = content
        where ^= lowest


def are_screens_open(o: State) -> bool:
    """FG8.2: by the option; when the game is over there is nothing to hide."""
    return bool(o.options[SCREENS]) or o.stage == OVER


def player(o: State, seat: int) -> Player:
    """FG8.2: what lies in front of the screen, and how many miners behind it; the rest if open."""
    one = o.players[seat]
    is_open = seat == o.viewer or are_screens_open(o)
    return {
        "seat": seat,
        "miners": one.miners,
        "retrieved": one.retrieved,
        "spent": one.spent,
        "passed": bool(one.passed),
        "coins": one.coins if is_open else None,
        "cards": cards(one) if is_open else None,
    }


def cards(one: PlayerState) -> Cards:
    """FG8.3: the sums by mine, which of them is fool's gold now, what is missing, the score."""
    return seen_cards(tuple(one.gold), tuple(one.gems))


@lru_cache(maxsize=512)
def seen_cards(gold: tuple[int, ...], gems: tuple[int, ...]) -> Cards:
    """The same by what it hangs on alone; most moves change none of it."""
    one = PlayerState()
    one.gold, one.gems = list(gold), list(gems)
    highest = max(gold)
    return {
        "gold": dict(zip(MINE_NAMES, gold, strict=True)),
        "fools_gold": MINE_NAMES[gold.index(highest)] if highest else None,
        "missing": [name for name, n in zip(MINE_NAMES, gold, strict=True) if n == 0],
        "gems": [gem for gem, n in zip(GEM_NAMES, gems, strict=True) if n],
        "score": points(one),
    }
