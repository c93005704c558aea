"""What a screen shows of Fool!, from one seat's information alone (F4)."""

from pyrite.core.game import Json
from pyrite.games.fool.box import (
    COLOURS,
    DISCS,
    HIGHEST,
    LARGEST_HAND,
    LOWEST,
    MANY_TENS,
    NO_CARD,
    NO_COLOUR,
    ONES,
    card_text,
)
from pyrite.games.fool.rules import legal
from pyrite.games.fool.state import MEMORY_AID, OVER, ROUNDS, TRICK, Player, State, Trick


def view(o: State) -> dict[str, Json]:
    """JSON values, no sentences. A card is its text, a colour its name."""
    return {
        "phase": phase(o),
        "turn": o.turn if o.stage == TRICK else None,
        "rounds": ("match", "single")[o.options[ROUNDS]],
        "round": {"number": o.rounds + (o.stage != OVER), "starter": o.starter},
        "tens": {"scored": o.tens, "end": MANY_TENS},
        "discs": DISCS[o.seats],
        "deck": deck(o),
        "players": [player(o, seat) for seat in range(o.seats)],
        "hand": hand(o.players[o.viewer]) if o.viewer >= 0 else [],
        "playable": playable(o),
        "trick": trick(o.trick),
        "last_trick": last_trick(o),
        "last_round": last_round(o),
        "played": played(o) if o.options[MEMORY_AID] else None,
    }


def phase(o: State) -> str:
    """What is going on, as a key."""
    if o.stage == TRICK:
        return "trick"
    return "over" if o.stage == OVER else "setup"


def deck(o: State) -> dict[str, Json]:
    """F1.1: the highest value of each colour, and how many 1s."""
    highest = {name: HIGHEST[o.seats][colour] for colour, name in enumerate(COLOURS)}
    return {**highest, "ones": ONES[o.seats]}


def player(o: State, seat: int) -> dict[str, Json]:
    """F4.1: what everybody sees of a seat."""
    one = o.players[seat]
    return {
        "seat": seat,
        "cards": one.size,
        "sits_out": o.stage == TRICK and bool(o.sitting >> seat & 1),
        "total": one.total,
    }


def hand(one: Player) -> list[str]:
    """The viewer's cards by colour, 1s last."""
    return [card_text(card) for card in one.hand[: one.size]]


def playable(o: State) -> list[str]:
    """What the viewer may play now; nothing if another is to play."""
    if o.stage != TRICK or o.turn != o.viewer:
        return []
    moves = [0] * LARGEST_HAND
    return [card_text(card) for card in moves[: legal(o, o.viewer, moves)]]


def trick(one: Trick) -> dict[str, Json]:
    """The cards of a trick in the order played."""
    return {
        "leader": one.leader,
        "colour": None if one.colour == NO_COLOUR else COLOURS[one.colour],
        "cards": [
            {"seat": one.seats[place], "card": card_text(one.cards[place])}
            for place in range(one.size)
        ],
    }


def last_trick(o: State) -> dict[str, Json] | None:
    """F4.2: the last complete trick, with its winner and who was befooled."""
    if not o.last.size:
        return None
    befooled = [seat for seat in range(o.seats) if o.last.befooled >> seat & 1]
    return {**trick(o.last), "winner": o.last.winner, "befooled": befooled}


def last_round(o: State) -> list[dict[str, Json]] | None:
    """F4.0, F3.1: the hands left and the points of the last finished round, by seat."""
    if not o.rounds:
        return None
    return [
        {
            "left": [card_text(card) for card in one.left if card != NO_CARD],
            "points": one.points,
        }
        for one in o.players[: o.seats]
    ]


def played(o: State) -> dict[str, Json]:
    """F4.2, `memory_aid`: the cards played this round, values by colour and how many 1s."""
    return {
        **{name: values_played(o, colour) for colour, name in enumerate(COLOURS)},
        "ones": o.played_ones,
    }


def values_played(o: State, colour: int) -> list[int]:
    """The values of one colour that were played."""
    return [
        value
        for value in range(LOWEST, HIGHEST[o.seats][colour] + 1)
        if o.played[colour] >> value & 1
    ]
