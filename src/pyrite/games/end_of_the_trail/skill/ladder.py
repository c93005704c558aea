"""What real decisions of bots lost, as `python -m bench review ladder` printed it."""

from pyrite.core.vocabulary.ladder import Ladder

LADDER: Ladder = {
    3: {
        "uniform": (367, 84, 99, 72, 50, 32),
        "easy": (371, 77, 91, 117, 62, 22),
        "normal": (473, 107, 86, 87, 38, 11),
        "hard": (602, 115, 105, 112, 33, 12),
        "expert": (590, 75, 84, 44, 12, 5),
    },
}
