"""What a screen shows of Gold, from one seat's information alone (G6.2, G6.3)."""

from functools import cache, lru_cache
from typing import Annotated, Literal, TypedDict, get_args

from pyrite.core.view import Frame, OneOf, SeatNumber
from pyrite.games.gold.box import COLOURS, FACE_TEXTS, GONE, NEUTRAL, OWNER, PLACES, Colour
from pyrite.games.gold.moves import PLACE_TEXTS
from pyrite.games.gold.state import DEAL, LAYOUT, MEMORY_AID, OVER, START, State

GONE_CARD = ""
BACK = "?"

Phase = Literal["setup", "digging", "rush", "over"]
Layout = Literal["scatter", "grid"]
LAYOUTS: tuple[Layout, ...] = get_args(Layout)
Place = Annotated[str, OneOf(PLACE_TEXTS)]
Card = Annotated[str, OneOf((GONE_CARD, BACK, *FACE_TEXTS))]


class Match(TypedDict):
    """Which game of how many."""

    number: int  # this game, from 1
    of: int  # games in all
    starter: SeatNumber  # who began this game


class Player(TypedDict):
    """What one seat has."""

    seat: SeatNumber  # its number
    colours: list[Colour]  # the miners it owns
    cards: int  # gold cards won in this game
    nuggets: int | None  # nuggets on them; null where they may not be seen
    total: int  # nuggets of the finished games of a match


class Scene(TypedDict):
    """What is special to Gold."""

    phase: Phase  # what is going on
    turn: SeatNumber | None  # the active seat; null while there is none
    layout: Layout  # how the cards are laid out; it means nothing
    memory_aid: bool  # are cards that were seen shown for good?
    game: Match  # where a match stands
    face_down: int  # cards on the table that lie face down
    cards: dict[Place, Card]  # by place: a face, "?" for a back, "" where none lies
    up: list[Place]  # where cards lie face up
    players: list[Player]  # by seat
    neutral: list[Colour]  # the miners nobody owns


class View(Frame, Scene):
    """All a screen gets of Gold."""


def view(o: State) -> Scene:
    """JSON values, no sentences. A card is its face, BACK, or GONE_CARD."""
    return {
        "phase": phase(o),
        "turn": o.turn if o.stage not in (START, DEAL, OVER) else None,
        "layout": LAYOUTS[o.options[LAYOUT]],
        "memory_aid": bool(o.options[MEMORY_AID]),
        "game": {"number": min(o.game + 1, o.games), "of": o.games, "starter": o.starter},
        "face_down": o.lying - (o.first >= 0),
        "cards": cards(tuple(o.face), known_places(o)),
        "up": [PLACE_TEXTS[o.first]] if o.first >= 0 else [],
        "players": [player(o, seat) for seat in range(o.seats)],
        "neutral": colours_of(o.seats, NEUTRAL),
    }


def phase(o: State) -> Phase:
    """What is going on, as a key."""
    if o.stage == OVER:
        return "over"
    if o.stage in (START, DEAL):
        return "setup"
    return "rush" if o.rush else "digging"


@lru_cache(maxsize=256)
def cards(faces: tuple[int, ...], known: tuple[int, ...]) -> dict[str, str]:
    """G6.2: a face while it is up, with `memory_aid` also what was seen before.

    All viewers see the same, one after the other: it is made once for them.
    """
    texts = [GONE_CARD if face == GONE else BACK for face in faces]
    for place in known:
        if texts[place] == BACK:
            texts[place] = FACE_TEXTS[faces[place] - 1]
    return dict(zip(PLACE_TEXTS, texts, strict=True))


def known_places(o: State) -> tuple[int, ...]:
    """Where a screen may show a face."""
    if o.options[MEMORY_AID]:
        places = range(PLACES)
        return tuple(place for place in places if place == o.first or o.last_seen[place] > 0)
    return (o.first,) if o.first >= 0 else ()


@cache
def colours_of(seats: int, owner: int) -> list[Colour]:
    """G2.1: the colours of a seat, or those of nobody; all views share them."""
    return [c for c, one in zip(COLOURS, OWNER[seats], strict=True) if one == owner]


def player(o: State, seat: int) -> Player:
    """G6.3: how many cards each has won; the nuggets only of one's own, until the end."""
    one = o.players[seat]
    is_open = seat == o.viewer or o.stage == OVER or bool(o.options[MEMORY_AID])
    return {
        "seat": seat,
        "colours": colours_of(o.seats, seat),
        "cards": one.cards,
        "nuggets": one.nuggets if is_open else None,
        "total": one.total,
    }
