"""What can be told of Gold: every event with its values and their types.

A `Literal` is a word that messages choose by; places and faces are texts as records write them.
"""

from typing import Any, Literal

from pyrite.core.game import Points, Seat
from pyrite.games.gold.box import COLOURS

KIND = Literal["gold", "dynamite", "miner"]
FACE = {"face": str, "kind": KIND, "colour": Literal[(*COLOURS, "none")], "n": int}
SCORES = {"number": int, "points": Points}  # by seat: `9 7`

EVENTS: dict[str, dict[str, Any]] = {
    "event-start": {"seat": Seat},
    "event-deal": {"number": int, "of": int, "seat": Seat},
    "event-flip": {"seat": Seat, "place": str, **FACE},
    "event-dynamite": {},
    "event-carried": {"seat": Seat, "n": int},
    "event-duel": {"stronger": int, "weaker": int},
    "event-nothing": {},
    "event-rush-few": {"n": int},
    "event-rush-stalemate": {"n": int},
    "event-rush-quiet": {"n": int},
    "event-rush-gold": {"seat": Seat, "n": int},
    "event-rush-other": {},
    "event-game-over": SCORES,
    "event-over": SCORES,
}
