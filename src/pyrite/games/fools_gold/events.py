"""What can be told of Fool's Gold: every event with its values and their types.

A `Literal` is a word that messages choose by.
"""

from typing import Any, Literal

from pyrite.core.game import Points, Seat
from pyrite.games.fools_gold.box import MINE_NAMES

MINE = {"mine": Literal[MINE_NAMES]}
ACTION = {"seat": Seat, **MINE}
CARDS = {"n": int, "gold": str, "gems": int, "silt": int, "weather": int, "alarms": int}
DICE: dict[str, Any] = dict.fromkeys(MINE_NAMES, int)

EVENTS: dict[str, dict[str, Any]] = {
    "event-start": {"seat": Seat},
    "event-dice": {"year": str, "seat": Seat, "wild": int, **DICE},
    "event-reveal": {**MINE, **CARDS},
    "event-foul-weather": {"n": int},
    "event-alarm": CARDS,
    "event-winter": {**MINE, "n": int},
    "event-place": {**ACTION, "space": int},
    "event-wild": {**ACTION, "n": int},
    "event-retrieve": {"seat": Seat, "n": int},
    "event-pass": {"seat": Seat, "n": int},
    "event-reserve": ACTION,
    "event-gold": {**ACTION, "n": int},
    "event-gem": ACTION,
    "event-coins": {**ACTION, "n": int},
    "event-lie-down": ACTION,
    "event-nothing": ACTION,
    "event-year-over": {"year": str, "seat": Seat},
    "event-over": {"year": str, "points": Points},  # points by seat: `12 -3`
}
