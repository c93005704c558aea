"""What real decisions of bots lost, as `python -m bench review ladder` printed it."""

from pyrite.core.vocabulary.ladder import Ladder

LADDER: Ladder = {
    3: {
        "uniform": (247, 55, 75, 194, 171, 78),
        "easy": (467, 54, 67, 101, 66, 34),
        "normal": (527, 47, 48, 79, 52, 16),
        "hard": (525, 40, 40, 46, 35, 10),
        "expert": (897, 39, 44, 13, 3, 0),
    },
}
