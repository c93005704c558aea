"""What is in the box of Gold: cards, colours, numbers (G1). Data only."""

from typing import Literal, get_args

Colour = Literal["red", "blue", "green", "yellow", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
COLOUR_LETTERS = "rbnyp"

PLACES = 64
FILES = "abcdefgh"
MOST_SEATS = 5

# A face is a number: 0 no card, 1-4 gold by nuggets, 5 dynamite, then four miners per colour,
# strengths 2-5. UNKNOWN stands in information only.
UNKNOWN = -1
GONE = 0
DYNAMITE = 5
FIRST_MINER = 6
STRENGTHS = 4
FACES = FIRST_MINER + STRENGTHS * len(COLOURS)

MINERS = (2, 2, 2, 1)  # of each colour, by strength from 2 (G1.1)
GOLD = (5, 7, 7, 5)  # by nuggets from 1 (G1.2)
STICKS = 5

FACE_COUNT = (0, *GOLD, STICKS, *MINERS * len(COLOURS))
NUGGETS = (0, 1, 2, 3, 4, 0, *(0, 0, 0, 0) * len(COLOURS))
STRENGTH = (0, 0, 0, 0, 0, 0, *(2, 3, 4, 5) * len(COLOURS))

# Which seat owns a colour, by number of seats (G2.1); -1: neutral (G2.2).
NEUTRAL = -1
OWNER = (
    (NEUTRAL,) * 5,
    (NEUTRAL,) * 5,
    (0, 1, 0, 1, NEUTRAL),
    (0, 1, 2, NEUTRAL, NEUTRAL),
    (0, 1, 2, 3, NEUTRAL),
    (0, 1, 2, 3, 4),
)

RUSH_AT = 10  # cards face down (G4.1)
QUIET_TURNS = 100  # turns in a row that remove nothing (G4.3)


def face_text(face: int) -> str:
    """`g3`, `x`, `r2` (G7)."""
    if face < DYNAMITE:
        return f"g{face}"
    if face == DYNAMITE:
        return "x"
    colour, strength = divmod(face - FIRST_MINER, STRENGTHS)
    return f"{COLOUR_LETTERS[colour]}{strength + 2}"


FACE_TEXTS = tuple(face_text(face) for face in range(1, FACES))
FACE_OF_TEXT = {text: face for face, text in enumerate(FACE_TEXTS, 1)}
