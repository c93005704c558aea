"""What a screen shows of Gold, from one seat's information alone (G6.2, G6.3)."""

from pyrite.core.game import Json
from pyrite.games.gold.box import (
    COLOURS,
    GONE,
    NEUTRAL,
    OWNER,
    PLACES,
    face_text,
)
from pyrite.games.gold.moves import place_text
from pyrite.games.gold.state import DEAL, LAYOUT, MEMORY_AID, OVER, START, State

GONE_CARD = ""
BACK = "?"


def view(o: State) -> dict[str, Json]:
    """JSON values, no sentences. A card is its face, BACK, or GONE_CARD."""
    return {
        "phase": phase(o),
        "turn": o.turn if o.stage not in (START, DEAL, OVER) else None,
        "layout": ("scatter", "grid")[o.options[LAYOUT]],
        "memory_aid": bool(o.options[MEMORY_AID]),
        "game": {"number": min(o.game + 1, o.games), "of": o.games, "starter": o.starter},
        "face_down": o.lying - (o.first >= 0),
        "cards": {place_text(place): card(o, place) for place in range(PLACES)},
        "up": [place_text(o.first)] if o.first >= 0 else [],
        "players": [player(o, seat) for seat in range(o.seats)],
        "neutral": [
            c for c, owner in zip(COLOURS, OWNER[o.seats], strict=True) if owner == NEUTRAL
        ],
    }


def phase(o: State) -> str:
    """What is going on, as a key."""
    if o.stage == OVER:
        return "over"
    if o.stage in (START, DEAL):
        return "setup"
    return "rush" if o.rush else "digging"


def card(o: State, place: int) -> str:
    """G6.2: the face while it is up, with `memory_aid` also what was seen before."""
    if o.face[place] == GONE:
        return GONE_CARD
    is_remembered = o.options[MEMORY_AID] and o.last_seen[place] > 0
    return face_text(o.face[place]) if place == o.first or is_remembered else BACK


def player(o: State, seat: int) -> dict[str, Json]:
    """G6.3: how many cards each has won; the nuggets only of one's own, until the end."""
    one = o.players[seat]
    is_open = seat == o.viewer or o.stage == OVER or bool(o.options[MEMORY_AID])
    return {
        "seat": seat,
        "colours": [c for c, owner in zip(COLOURS, OWNER[o.seats], strict=True) if owner == seat],
        "cards": one.cards,
        "nuggets": one.nuggets if is_open else None,
        "total": one.total,
    }
