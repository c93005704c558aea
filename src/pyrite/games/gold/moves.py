"""Moves and chance of Gold as numbers and as text (G7). A move's number is its place."""

from collections.abc import Sequence

from pyrite.core.errors import BadText
from pyrite.core.game import Event, Json
from pyrite.games.gold.box import (
    COLOURS,
    DYNAMITE,
    FACE_OF_TEXT,
    FILES,
    FIRST_MINER,
    NUGGETS,
    PLACES,
    STRENGTH,
    STRENGTHS,
    face_text,
)

START_OUTCOME, DEAL_OUTCOME = range(2)
OUTCOMES = ("start", "deal")


def place_text(place: int) -> str:
    """`a1` is 0, `b1` is 1, `a2` is 8."""
    row, file = divmod(place, len(FILES))
    return f"{FILES[file]}{row + 1}"


PLACE_TEXTS = tuple(place_text(place) for place in range(PLACES))
PLACE_OF_TEXT = {text: place for place, text in enumerate(PLACE_TEXTS)}


def move_text(move: int) -> str:
    """`flip e5`."""
    return f"flip {place_text(move)}"


def parse_move(text: str) -> int:
    """The number of a move's text."""
    verb, _, place = text.partition(" ")
    if verb != "flip" or place not in PLACE_OF_TEXT:
        raise BadText("bad-move", text=text, example="flip e5")
    return PLACE_OF_TEXT[place]


def describe_move(move: int) -> Event:
    """A move in words."""
    return Event("move-flip", {"place": place_text(move)})


def chance_text(outcome: Sequence[int]) -> str:
    """`start 2`, or `deal` and the faces of a1, b1, … h8."""
    if outcome[0] == START_OUTCOME:
        return f"start {outcome[1]}"
    return "deal " + " ".join(face_text(face) for face in outcome[1:])


def parse_chance(text: str) -> list[int]:
    """The numbers of an outcome's text."""
    kind, *words = text.split(" ")
    if kind == "start" and len(words) == 1 and words[0] in tuple("01234"):
        return [START_OUTCOME, int(words[0])]
    if kind == "deal" and all(word in FACE_OF_TEXT for word in words):
        return [DEAL_OUTCOME, *(FACE_OF_TEXT[word] for word in words)]
    raise BadText("bad-chance", text=text, example="deal g1 r2 x …")


def face_values(face: int) -> dict[str, Json]:
    """A face as values that a message can choose by."""
    if face >= FIRST_MINER:
        colour = COLOURS[(face - FIRST_MINER) // STRENGTHS]
        return {"face": face_text(face), "kind": "miner", "colour": colour, "n": STRENGTH[face]}
    if face == DYNAMITE:
        return {"face": face_text(face), "kind": "dynamite", "colour": "none", "n": 0}
    return {"face": face_text(face), "kind": "gold", "colour": "none", "n": NUGGETS[face]}
