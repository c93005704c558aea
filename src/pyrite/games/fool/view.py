"""What a screen shows of Fool!, from one seat's information alone (F4)."""

from functools import cache, lru_cache
from typing import Annotated, Literal, TypedDict, get_args

from pyrite.core.view import Frame, OneOf, SeatNumber
from pyrite.games.fool.box import (
    CARD_TEXTS,
    COLOUR_COUNT,
    COLOURS,
    DISCS,
    HIGHEST,
    LARGEST_HAND,
    LOWEST,
    MANY_TENS,
    MOST_SEATS,
    NO_CARD,
    NO_COLOUR,
    ONES,
    Colour,
)
from pyrite.games.fool.rules import legal
from pyrite.games.fool.state import MEMORY_AID, OVER, ROUNDS, TRICK, State
from pyrite.games.fool.state import Player as PlayerState
from pyrite.games.fool.state import Trick as TrickState

Phase = Literal["setup", "trick", "over"]
Rounds = Literal["match", "single"]
ROUNDS_VALUES: tuple[Rounds, ...] = get_args(Rounds)
Card = Annotated[str, OneOf(CARD_TEXTS)]


class Round(TypedDict):
    """Which round this is."""

    number: int  # from 1
    starter: SeatNumber  # who leads its first trick


class Tens(TypedDict):
    """The tally that ends a match."""

    scored: int  # how often +10 has been scored
    end: int  # at so many the match ends


class Deck(TypedDict):
    """The cards dealt to this many seats: the highest of each colour, all begin at 2."""

    green: int  # the highest green card
    red: int  # the highest red card
    yellow: int  # the highest yellow card
    blue: int  # the highest blue card
    ones: int  # how many 1s


class Player(TypedDict):
    """What everybody sees of one seat."""

    seat: SeatNumber  # its number
    cards: int  # cards in hand
    sits_out: bool  # has a disc, and leaves out this trick
    total: int  # points of the finished rounds


class PlayedCard(TypedDict):
    """A card in a trick."""

    seat: SeatNumber  # who played it
    card: Card  # the card


class Trick(TypedDict):
    """The cards of a trick."""

    leader: SeatNumber  # who leads it
    colour: Colour | None  # the lead colour; null as long as there are only 1s
    cards: list[PlayedCard]  # in the order played


class LastTrick(Trick):
    """A complete trick."""

    winner: SeatNumber  # who won it
    befooled: list[SeatNumber]  # who took a disc


class SeatsRound(TypedDict):
    """How a round ended for one seat."""

    left: list[Card]  # the cards left in hand
    points: int  # points of the round


class Played(TypedDict):
    """The cards played since the deal."""

    green: list[int]  # values of the green cards
    red: list[int]  # values of the red cards
    yellow: list[int]  # values of the yellow cards
    blue: list[int]  # values of the blue cards
    ones: int  # how many 1s


class Scene(TypedDict):
    """What is special to Fool!."""

    phase: Phase  # what is going on
    turn: SeatNumber | None  # who plays the next card; null while nobody does
    rounds: Rounds  # a whole match, or one round
    round: Round  # which round this is
    tens: Tens  # the tally that ends a match
    discs: int  # fools in every trick
    deck: Deck  # which cards there are
    players: list[Player]  # by seat
    hand: list[Card]  # the viewer's cards by colour, 1s last; empty for an onlooker
    playable: list[Card]  # those the viewer may play now, each once
    trick: Trick  # the current trick
    last_trick: LastTrick | None  # the last complete one; null before there is one
    last_round: list[SeatsRound] | None  # the last finished one, by seat; null in the first
    played: Played | None  # what was played this round; null without the aid to memory


class View(Frame, Scene):
    """All a screen gets of Fool!."""


def view(o: State) -> Scene:
    """JSON values, no sentences. A card is its text, a colour its name."""
    return {
        "phase": phase(o),
        "turn": o.turn if o.stage == TRICK else None,
        "rounds": ROUNDS_VALUES[o.options[ROUNDS]],
        "round": {"number": o.rounds + (o.stage != OVER), "starter": o.starter},
        "tens": {"scored": o.tens, "end": MANY_TENS},
        "discs": DISCS[o.seats],
        "deck": deck(o.seats),
        "players": [player(o, seat) for seat in range(o.seats)],
        "hand": hand(o.players[o.viewer]) if o.viewer >= 0 else [],
        "playable": playable(o),
        "trick": trick(*key_of(o.trick)),
        "last_trick": last_trick(o),
        "last_round": last_round(o),
        "played": played(o) if o.options[MEMORY_AID] else None,
    }


def phase(o: State) -> Phase:
    """What is going on, as a key."""
    if o.stage == TRICK:
        return "trick"
    return "over" if o.stage == OVER else "setup"


@cache
def deck(seats: int) -> Deck:
    """F1.1: the highest value of each colour, and how many 1s; all views share it."""
    green, red, yellow, blue = HIGHEST[seats]
    return {"green": green, "red": red, "yellow": yellow, "blue": blue, "ones": ONES[seats]}


def player(o: State, seat: int) -> Player:
    """F4.1: what everybody sees of a seat."""
    one = o.players[seat]
    return {
        "seat": seat,
        "cards": one.size,
        "sits_out": o.stage == TRICK and bool(o.sitting >> seat & 1),
        "total": one.total,
    }


def hand(one: PlayerState) -> list[str]:
    """The viewer's cards by colour, 1s last."""
    return [CARD_TEXTS[card] for card in one.hand[: one.size]]


def playable(o: State) -> list[str]:
    """What the viewer may play now; nothing if another is to play."""
    if o.stage != TRICK or o.turn != o.viewer:
        return []
    moves = [0] * LARGEST_HAND
    return [CARD_TEXTS[card] for card in moves[: legal(o, o.viewer, moves)]]


TrickKey = tuple[int, int, tuple[int, ...], tuple[int, ...]]


def key_of(one: TrickState) -> TrickKey:
    """What a trick shows: who leads, in which colour, what was played by whom."""
    return one.leader, one.colour, tuple(one.cards[: one.size]), tuple(one.seats[: one.size])


@lru_cache(maxsize=512)
def trick(leader: int, colour: int, cards: tuple[int, ...], seats: tuple[int, ...]) -> Trick:
    """The cards of a trick in the order played; all viewers see the same."""
    return {
        "leader": leader,
        "colour": None if colour == NO_COLOUR else COLOURS[colour],
        "cards": [
            {"seat": seat, "card": CARD_TEXTS[card]}
            for seat, card in zip(seats, cards, strict=True)
        ],
    }


def last_trick(o: State) -> LastTrick | None:
    """F4.2: the last complete trick, with its winner and who was befooled."""
    if not o.last.size:
        return None
    return complete_trick(key_of(o.last), o.last.winner, o.last.befooled)


@lru_cache(maxsize=512)
def complete_trick(key: TrickKey, winner: int, befooled: int) -> LastTrick:
    """The same of a trick that is over."""
    fools = [seat for seat in range(MOST_SEATS) if befooled >> seat & 1]
    return {**trick(*key), "winner": winner, "befooled": fools}


def last_round(o: State) -> list[SeatsRound] | None:
    """F4.0, F3.1: the hands left and the points of the last finished round, by seat."""
    if not o.rounds:
        return None
    return [seats_round(tuple(one.left), one.points) for one in o.players[: o.seats]]


@lru_cache(maxsize=512)
def seats_round(left: tuple[int, ...], points: int) -> SeatsRound:
    """One seat's; it stays the same for a whole round."""
    return {"left": [CARD_TEXTS[card] for card in left if card != NO_CARD], "points": points}


def played(o: State) -> Played:
    """F4.2, `memory_aid`: the cards played this round, values by colour and how many 1s."""
    green, red, yellow, blue = (values_played(o, colour) for colour in range(COLOUR_COUNT))
    return {"green": green, "red": red, "yellow": yellow, "blue": blue, "ones": o.played_ones}


def values_played(o: State, colour: int) -> list[int]:
    """The values of one colour that were played."""
    return [
        value
        for value in range(LOWEST, HIGHEST[o.seats][colour] + 1)
        if o.played[colour] >> value & 1
    ]
