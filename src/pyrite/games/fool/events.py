"""What can be told of Fool!: every event with its values and their types.

A `Literal` is a word that messages choose by; cards are texts as records write them.
"""

from typing import Any, Literal

from pyrite.core.game import Cards, Seat
from pyrite.games.fool.box import COLOURS

HOW = Literal["lead", "follow", "shed", "one"]
CARD = {"card": Cards, "colour": Literal[(*COLOURS, "none")], "n": int}
SCORE = {"seat": Seat, "points": int, "total": int}

EVENTS: dict[str, dict[str, Any]] = {
    "event-start": {"seat": Seat},
    "event-deal": {"number": int, "seat": Seat},
    "event-play": {"seat": Seat, "how": HOW, **CARD},
    "event-trick": {"seat": Seat},
    "event-befooled": {"seat": Seat},
    "event-round-over": {"number": int},
    "event-left": {**SCORE, "cards": Cards},
    "event-emptied": SCORE,
    "event-emptied-befooled": SCORE,
}
