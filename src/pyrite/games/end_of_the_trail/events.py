"""What can be told of End of the Trail: every event with its values and their types.

A `Literal` is a word that messages choose by; cards and tiles are texts as records write them.
A `Seat` past the last seat is an Argonaut (ET9.1).
"""

from typing import Any, Literal

from pyrite.core.game import Cards, Points, Seat
from pyrite.games.end_of_the_trail.box import ACTIONS, COLOURS, HANDS
from pyrite.games.end_of_the_trail.moves import PIECES

SEAT = {"seat": Seat}
LOT = {"lot": int, "cards": Cards}
ACTION = {**SEAT, "card": Cards, "action": Literal[ACTIONS]}
STAKE = {**SEAT, "tile": str, "piece": Literal[PIECES]}
HAND = {**SEAT, "hand": Literal[HANDS], "gold": int}

EVENTS: dict[str, dict[str, Any]] = {
    "event-start": SEAT,
    "event-land": {},
    "event-reserve": {},
    "event-deck": {},
    "event-reshuffle": {},
    # secret choices
    "event-own-hole": {"card": Cards},
    "event-own-select": {"card": Cards},
    "event-own-keep": {"card": Cards},
    "event-own-dealt": {"cards": Cards},
    "event-done": SEAT,
    # the auction
    "event-lot-dealt": LOT,
    "event-lot": {**SEAT, "lot": int},
    "event-lot-opens": {"lot": int},
    "event-bid": {**SEAT, "money": int},
    "event-pass": SEAT,
    "event-pass-lots": SEAT,
    "event-argonaut-bids": {**SEAT, "money": int},
    "event-argonaut-passes": SEAT,
    "event-won": {**SEAT, **LOT},
    "event-argonaut-won": {**SEAT, **LOT},
    "event-pay": {**SEAT, "card": Cards, "money": int},
    "event-dealer": SEAT,
    # prospecting
    "event-reveal": {**SEAT, "cards": Cards},
    "event-first": SEAT,
    "event-use": {**ACTION, "tile": str},
    "event-double": {**ACTION, "tile": str, "other": str},
    "event-jump": {**ACTION, **STAKE},
    "event-move": {**ACTION, "colour": Literal[COLOURS], "tile": str, "owner_seat": Seat},
    "event-see": {"tile": str, "gold": int},
    "event-stake": STAKE,
    "event-press": {**SEAT, "tile": str},
    "event-shift": {**SEAT, "start": str, "tile": str},
    "event-argonaut-stakes": STAKE,
    "event-argonaut-ousts": STAKE,
    "event-no-claim": SEAT,
    # gambling and the end
    "event-kept": {**SEAT, "cards": Cards},
    "event-round": {"number": int},
    "event-swap": {**SEAT, "joker": Cards, "card": Cards},
    "event-must-swap": SEAT,
    "event-hand": {**HAND, "card": Cards},
    "event-argonaut-hand": HAND,
    "event-best": SEAT,
    "event-final": {**SEAT, "tile": str},
    "event-over": {"points": Points},  # by side: `9 7 12`
}
