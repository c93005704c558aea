"""What real decisions of bots lost, as `python -m bench review ladder` printed it."""

from pyrite.core.vocabulary.ladder import Ladder

LADDER: Ladder = {
    3: {
        "uniform": (318, 91, 101, 135, 68, 24),
        "easy": (495, 100, 85, 90, 19, 3),
        "normal": (558, 115, 88, 66, 13, 0),
        "hard": (614, 98, 99, 66, 5, 0),
        "expert": (675, 87, 81, 56, 4, 0),
    },
}
