"""Moves and chance of End of the Trail as numbers and as text (ET10).

Moves stand in the order of the game; those that use a chosen card stand card by card.
"""

from collections.abc import Iterator, Sequence

from pyrite.core.errors import BadText
from pyrite.core.game import Cards, Event, Json
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    ACTIONS,
    ARGONAUTS,
    CARD_OF_TEXT,
    CARD_TEXTS,
    CARDS,
    COLOURS,
    COLUMNS,
    DOUBLE,
    FIRST_JOKER,
    HIGHEST,
    JUMP,
    KIND_LETTERS,
    MOST_LOTS,
    MOST_MONEY,
    PAIRS,
    PROSPECTS,
    REAL_CARDS,
    ROWS,
    TILE_TEXTS,
    TILES,
)

START_OUTCOME, LAND_OUTCOME, RESERVE_OUTCOME, DECK_OUTCOME = range(4)
OUTCOMES = ("start", "land", "reserve", "deck")

VERBS = (
    *("hole", "lot", "bid", "pass", "pay", "select", "ready", "stake", "press"),
    *("use", "double", "jump", "move", "shift", "swap", "keep", "enough", "final"),
)
HOLE_VERB, LOT_VERB, BID_VERB, PASS_VERB, PAY_VERB, SELECT_VERB, READY_VERB = range(7)
STAKE_VERB, PRESS_VERB, USE_VERB, DOUBLE_VERB, JUMP_VERB, MOVE_VERB, SHIFT_VERB = range(7, 14)
SWAP_VERB, KEEP_VERB, ENOUGH_VERB, FINAL_VERB = range(14, 18)
PIECES = ("tent", "camp")
TENT, CAMP = range(2)


def _plays(card: int) -> Iterator[tuple[int, int, int]]:
    """The moves that use a card, as (verb, card, argument)."""
    if ACTION[card] == DOUBLE:
        yield from ((DOUBLE_VERB, card, pair) for pair in range(len(PAIRS)))
    elif ACTION[card] == JUMP:
        yield from (
            (JUMP_VERB, card, tile * 2 + piece) for tile in range(TILES) for piece in (0, 1)
        )
    elif ACTION[card] == PROSPECTS:
        yield from ((MOVE_VERB, card, side * TILES + t) for side in range(4) for t in range(TILES))
    else:
        yield from ((USE_VERB, card, tile) for tile in range(TILES))


def _moves() -> Iterator[tuple[int, int, int]]:
    """All moves in order, as (verb, card or 0, argument or 0)."""
    yield from ((HOLE_VERB, card, 0) for card in range(CARDS))
    yield from ((LOT_VERB, 0, lot) for lot in range(MOST_LOTS))
    yield from ((BID_VERB, 0, money) for money in range(MOST_MONEY + 1))
    yield PASS_VERB, 0, 0
    yield from ((PAY_VERB, card, 0) for card in range(REAL_CARDS))
    yield from ((SELECT_VERB, card, 0) for card in range(CARDS))
    yield READY_VERB, 0, 0
    yield from ((STAKE_VERB, 0, tile * 2 + piece) for tile in range(TILES) for piece in (0, 1))
    yield PRESS_VERB, 0, 0
    for card in range(REAL_CARDS):
        yield from _plays(card)
    yield from ((SHIFT_VERB, 0, tile) for tile in range(TILES))
    yield from ((SWAP_VERB, card, joker) for joker in (0, 1) for card in range(REAL_CARDS))
    yield from ((KEEP_VERB, card, 0) for card in range(REAL_CARDS))
    yield ENOUGH_VERB, 0, 0
    yield from ((FINAL_VERB, 0, tile) for tile in range(TILES))


_ALL = tuple(_moves())
MOVE_COUNT = len(_ALL)
VERB_OF = tuple(verb for verb, _, _ in _ALL)
CARD_OF = tuple(card for _, card, _ in _ALL)
ARGUMENT_OF = tuple(argument for _, _, argument in _ALL)

HOLE_MOVE = VERB_OF.index(HOLE_VERB)
LOT_MOVE = VERB_OF.index(LOT_VERB)
BID_MOVE = VERB_OF.index(BID_VERB)
PASS_MOVE = VERB_OF.index(PASS_VERB)
PAY_MOVE = VERB_OF.index(PAY_VERB)
SELECT_MOVE = VERB_OF.index(SELECT_VERB)
READY_MOVE = VERB_OF.index(READY_VERB)
STAKE_MOVE = VERB_OF.index(STAKE_VERB)
PRESS_MOVE = VERB_OF.index(PRESS_VERB)
FIRST_PLAY = PRESS_MOVE + 1
PLAY_MOVE = tuple(
    next(i for i in range(FIRST_PLAY, MOVE_COUNT) if CARD_OF[i] == card)
    for card in range(REAL_CARDS)
)
SHIFT_MOVE = VERB_OF.index(SHIFT_VERB)
SWAP_MOVE = VERB_OF.index(SWAP_VERB)
KEEP_MOVE = VERB_OF.index(KEEP_VERB)
ENOUGH_MOVE = VERB_OF.index(ENOUGH_VERB)
FINAL_MOVE = VERB_OF.index(FINAL_VERB)


def move_words(move: int) -> dict[str, Json]:
    """The parts of a move by name, in the order of its text."""
    verb, card, argument = _ALL[move]
    card_text = Cards(CARD_TEXTS[card])
    match VERBS[verb]:
        case "hole" | "pay" | "select" | "keep":
            return {"card": card_text}
        case "lot":
            return {"lot": argument + 1}
        case "bid":
            return {"money": argument}
        case "stake":
            return {"tile": TILE_TEXTS[argument // 2], "piece": PIECES[argument % 2]}
        case "use":
            return {"card": card_text, "tile": TILE_TEXTS[argument]}
        case "double":
            a, b = PAIRS[argument]
            return {"card": card_text, "tile": TILE_TEXTS[a], "other": TILE_TEXTS[b]}
        case "jump":
            tile, piece = divmod(argument, 2)
            return {"card": card_text, "tile": TILE_TEXTS[tile], "piece": PIECES[piece]}
        case "move":
            side, tile = divmod(argument, TILES)
            return {"card": card_text, "colour": COLOURS[side], "tile": TILE_TEXTS[tile]}
        case "shift" | "final":
            return {"tile": TILE_TEXTS[argument]}
        case "swap":
            return {"joker": Cards(CARD_TEXTS[FIRST_JOKER + argument]), "card": card_text}
    return {}


def move_text(move: int) -> str:
    """`use 4c b2`."""
    return " ".join(map(str, (VERBS[VERB_OF[move]], *move_words(move).values())))


MOVE_OF_TEXT = {move_text(move): move for move in range(MOVE_COUNT)}


def parse_move(text: str) -> int:
    """The number of a move's text."""
    if text not in MOVE_OF_TEXT:
        raise BadText("bad-move", text=text, example="use 4c b2")
    return MOVE_OF_TEXT[text]


def describe_move(move: int) -> Event:
    """A move in words."""
    words = move_words(move)
    if VERB_OF[move] in (USE_VERB, DOUBLE_VERB, JUMP_VERB, MOVE_VERB):
        words["action"] = ACTIONS[ACTION[CARD_OF[move]]]
    return Event(f"move-{VERBS[VERB_OF[move]]}", words)


def print_card(text: str) -> Event:
    """`7♦` for `7d`."""
    rank, suit = text[0], text[1]
    return Event("card-printed", {"rank": "10" if rank == "T" else rank, "suit": suit})


# Chance: `start 2`, `land a1=m5 …`, `reserve A1 Kh …`, `deck 7d …` (ET10).
# A tile of land is kind * 8 + value.


def board_tile(place: int, columns: int) -> int:
    """The tile at a place counted row by row from a1."""
    return place // columns * len(COLUMNS) + place % columns


def chance_text(outcome: Sequence[int]) -> str:
    """What chance did, in words of a record."""
    kind, *rest = outcome
    if kind == START_OUTCOME:
        return f"start {rest[0]}"
    if kind == LAND_OUTCOME:
        return "land " + " ".join(_land_texts(rest))
    cards = [CARD_TEXTS[card] for card in rest[kind == RESERVE_OUTCOME :]]
    named = [ARGONAUTS[rest[0]]] if kind == RESERVE_OUTCOME else []
    return " ".join([OUTCOMES[kind], *named, *cards])


def _land_texts(land: Sequence[int]) -> Iterator[str]:
    for place, tile in enumerate(land):
        name = TILE_TEXTS[board_tile(place, len(land) // ROWS)]
        yield f"{name}={KIND_LETTERS[tile // 8]}{tile % 8}"


def parse_chance(text: str) -> list[int]:
    """The numbers of an outcome's text."""
    kind, *words = text.split(" ")
    try:
        if kind == "start" and len(words) == 1:
            return [START_OUTCOME, ("0", "1", "2", "3").index(words[0])]
        if kind == "land" and len(words) in (8, 12, 16):
            return [LAND_OUTCOME, *_parse_land(words)]
        if kind == "reserve" and words[0] in ARGONAUTS[1:]:
            cards = [CARD_OF_TEXT[word] for word in words[1:]]
            return [RESERVE_OUTCOME, ARGONAUTS.index(words[0]), *cards]
        if kind == "deck" and words:
            return [DECK_OUTCOME, *(CARD_OF_TEXT[word] for word in words)]
    except (KeyError, ValueError, IndexError):
        pass
    raise BadText("bad-chance", text=text, example="deck 7d Kh …")


def _parse_land(words: list[str]) -> list[int]:
    values = "".join(map(str, range(HIGHEST + 1)))
    land = [
        KIND_LETTERS.index(word[3]) * 8 + values.index(word[4]) if len(word) == 5 else -1
        for word in words
    ]
    if list(_land_texts(land)) != words:
        raise ValueError
    return land
