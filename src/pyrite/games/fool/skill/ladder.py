"""What real decisions of bots lost, as `python -m bench review ladder` printed it."""

from pyrite.core.vocabulary.ladder import Ladder

LADDER: Ladder = {
    4: {
        "uniform": (270, 85, 60, 46, 11, 2),
        "easy": (462, 117, 70, 45, 8, 2),
        "normal": (445, 95, 55, 33, 4, 2),
        "hard": (486, 91, 55, 22, 0, 0),
        "expert": (586, 108, 67, 31, 0, 0),
    },
}
