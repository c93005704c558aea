"""What happened in Fool!, as events, told from two informations of one viewer."""

from collections.abc import Iterator

from pyrite.core.game import Cards, Event, Seat
from pyrite.core.law import CHANCE_MOVER
from pyrite.games.fool.box import EMPTY_HAND, NO_CARD, NO_COLOUR, ONE
from pyrite.games.fool.moves import START_OUTCOME, card_values, hand_text
from pyrite.games.fool.rules import is_shed, next_seat
from pyrite.games.fool.state import State


def story(before: State, mover: int, move: int, after: State) -> list[Event]:
    """Events of one move, or of an outcome of chance (CHANCE_MOVER, and its kind)."""
    if mover == CHANCE_MOVER:
        return [chance_event(move, after)]
    events = [
        Event("event-play", {"seat": Seat(mover), "how": how(before, move), **card_values(move)})
    ]
    if next_seat(before, mover) == before.trick.leader:
        events += trick_events(after)
    if after.rounds > before.rounds:
        events += round_events(after)
    return events


def chance_event(kind: int, after: State) -> Event:
    """The start seat, or a deal."""
    if kind == START_OUTCOME:
        return Event("event-start", {"seat": Seat(after.starter)})
    return Event("event-deal", {"number": after.rounds + 1, "seat": Seat(after.starter)})


def how(before: State, card: int) -> str:
    """F2.4, F2.5: what the card does in the trick."""
    if card == ONE:
        return "one"
    if before.trick.colour == NO_COLOUR:
        return "lead"
    return "shed" if is_shed(before.trick, card) else "follow"


def trick_events(after: State) -> Iterator[Event]:
    """F2.7, F2.8: who won the trick, who was befooled."""
    yield Event("event-trick", {"seat": Seat(after.last.winner)})
    for seat in range(after.seats):
        if after.last.befooled >> seat & 1:
            yield Event("event-befooled", {"seat": Seat(seat)})


def round_events(after: State) -> Iterator[Event]:
    """F3.1, F4.0: what everybody had left, and the points."""
    yield Event("event-round-over", {"number": after.rounds})
    for seat in range(after.seats):
        one = after.players[seat]
        cards = [card for card in one.left if card != NO_CARD]
        values = {"seat": Seat(seat), "points": one.points, "total": one.total}
        if cards:
            yield Event("event-left", {**values, "cards": Cards(hand_text(cards))})
        else:
            key = "event-emptied" if one.points == EMPTY_HAND else "event-emptied-befooled"
            yield Event(key, values)
