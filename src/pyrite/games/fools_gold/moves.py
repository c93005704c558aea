"""Moves and chance of Fool's Gold as numbers and as text (FG9).

The number of `place` is 7 * mine + space.
"""

from collections.abc import Sequence

from pyrite.core.errors import BadText
from pyrite.core.game import Event
from pyrite.games.fools_gold.box import (
    CARD_TEXTS,
    DICE,
    MINE_NAMES,
    MINES,
    MOST_NUGGETS,
    SPACES,
)

START_OUTCOME, DICE_OUTCOME, REVEAL_OUTCOME, ALARM_OUTCOME, WINTER_OUTCOME = range(5)
OUTCOMES = ("start", "dice", "reveal", "alarm", "winter")

FIRST_WILD = MINES * SPACES
RETRIEVE = FIRST_WILD + MINES
PASS = RETRIEVE + 1
FIRST_RESERVE = PASS + 1
FIRST_GOLD = FIRST_RESERVE + MINES
TAKE_GEM = FIRST_GOLD + MOST_NUGGETS
TAKE_COINS = TAKE_GEM + 1
LIE_DOWN = TAKE_COINS + 1
TAKE_NOTHING = LIE_DOWN + 1
MOVES = TAKE_NOTHING + 1

PLAIN_MOVES = {
    RETRIEVE: "retrieve",
    PASS: "pass",
    TAKE_GEM: "gem",
    TAKE_COINS: "coins",
    LIE_DOWN: "winter",
    TAKE_NOTHING: "nothing",
}

CARD_OF_TEXT: dict[str, int] = {text: card for card, text in enumerate(CARD_TEXTS)}


def describe_move(move: int) -> Event:
    """A move in words."""
    if move < FIRST_WILD:
        mine, space = divmod(move, SPACES)
        return Event("move-place", {"mine": MINE_NAMES[mine], "space": space})
    if move < RETRIEVE:
        return Event("move-wild", {"mine": MINE_NAMES[move - FIRST_WILD]})
    if FIRST_RESERVE <= move < FIRST_GOLD:
        return Event("move-reserve", {"mine": MINE_NAMES[move - FIRST_RESERVE]})
    if FIRST_GOLD <= move < TAKE_GEM:
        return Event("move-gold", {"n": move - FIRST_GOLD + 1})
    return Event(f"move-{PLAIN_MOVES[move]}", {})


def move_text(move: int) -> str:
    """`place river 3`, `wild hills`, `pass`: the move's verb and its values."""
    event = describe_move(move)
    verb = event.key.removeprefix("move-")
    return " ".join([verb, *map(str, event.values.values())])


MOVE_OF_TEXT = {move_text(move): move for move in range(MOVES)}


def parse_move(text: str) -> int:
    """The number of a move's text."""
    if text not in MOVE_OF_TEXT:
        raise BadText("bad-move", text=text, example="place river 3")
    return MOVE_OF_TEXT[text]


def cards_text(cards: Sequence[int]) -> str:
    """`s 3 f s g`."""
    return " ".join(CARD_TEXTS[card] for card in cards)


def chance_text(outcome: Sequence[int]) -> str:
    """`start 2`, `dice 1 1 …`, `reveal river s 3`, `alarm 3 a`, `winter 4`."""
    kind, *values = outcome
    if kind == REVEAL_OUTCOME:
        return f"reveal {MINE_NAMES[values[0]]} {cards_text(values[1:])}"
    if kind == ALARM_OUTCOME:
        return f"alarm {cards_text(values)}"
    return " ".join([OUTCOMES[kind], *map(str, values)])


def parse_chance(text: str) -> list[int]:
    """The numbers of an outcome's text; dice and False Alarms are put in order."""
    kind, *words = text.split(" ")
    if kind == "start" and len(words) == 1 and words[0] in tuple("01234"):
        return [START_OUTCOME, int(words[0])]
    if kind == "dice" and len(words) == DICE and are_faces(words):
        return [DICE_OUTCOME, *sorted(map(int, words))]
    if kind == "reveal" and len(words) > 1 and words[0] in MINE_NAMES and are_cards(words[1:]):
        cards = [CARD_OF_TEXT[word] for word in words[1:]]
        return [REVEAL_OUTCOME, MINE_NAMES.index(words[0]), *cards]
    if kind == "alarm" and words and are_cards(words):
        return [ALARM_OUTCOME, *sorted(CARD_OF_TEXT[word] for word in words)]
    if kind == "winter" and len(words) == 1 and are_faces(words):
        return [WINTER_OUTCOME, int(words[0])]
    raise BadText("bad-chance", text=text, example="reveal river s 3 f s g")


def are_faces(words: Sequence[str]) -> bool:
    """Are these faces of a die?"""
    return all(word in tuple("123456") for word in words)


def are_cards(words: Sequence[str]) -> bool:
    """Are these cards?"""
    return all(word in CARD_OF_TEXT for word in words)
