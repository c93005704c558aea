"""Facts of an imagined game: what is counted, for whom, and until when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pyrite.core.game import Event, Game, Seat
from pyrite.core.law import CHANCE_MOVER
from pyrite.core.vocabulary.reasons import NEXT_TURN, OFTEN, Fact, Whose
from pyrite.players.review.reasons.worlds import Told

GENERIC = "event"  # the name of facts that a game has not named


def facts_of(game: Game) -> tuple[Fact, ...]:
    """A game's own; without them, whatever events of a seat come before its next turn."""
    own = game.room("skill.reasons")
    return tuple(own.FACTS) if own else generic_facts(game)


def generic_facts(game: Game) -> tuple[Fact, ...]:
    """Every event that tells of a seat, and the sum of each number in it.

    The first event of all, which says no more than what the move was, is left out in counting.
    """
    found = []
    for key, values in game.events.items():
        if values.get("seat") is Seat:
            numbers = [name for name, kind in values.items() if kind is int]
            for whose in (Whose.OWN, Whose.OTHERS):
                for value in ("", *numbers):
                    found.append(Fact(GENERIC, (key,), whose, value, (NEXT_TURN,)))
    return tuple(found)


class Counting:
    """Facts by the events that they count and that end them, once for many games."""

    def __init__(self, facts: Sequence[Fact], seat: int) -> None:
        self.facts = facts
        self.seat = seat
        self.counted = by_event(facts, lambda fact: fact.events)
        self.ended = by_event(facts, lambda fact: fact.until)

    def amounts(self, steps: Iterable[Told]) -> FactCount:
        """What one game had of them, until the last horizon."""
        count = FactCount(self)
        for number, (mover, events) in enumerate(steps):
            count.note_turn(mover)
            if not count.open:
                break
            count.note(events, is_move_itself=number == 0)
        return count


def by_event(
    facts: Sequence[Fact], events: Callable[[Fact], Iterable[str]]
) -> dict[str, list[int]]:
    """The places of the facts that have to do with an event."""
    found: dict[str, list[int]] = {}
    for place, fact in enumerate(facts):
        for key in events(fact):
            found.setdefault(key, []).append(place)
    return found


class FactCount:
    """All facts of one game, counted step by step."""

    def __init__(self, counting: Counting) -> None:
        self._all = counting
        self.amounts = [0.0] * len(counting.facts)
        self.examples: dict[int, Event] = {}
        self.open = set(range(len(counting.facts)))
        self._has_waited = False  # has somebody else decided since?

    def note_turn(self, mover: int) -> None:
        """Somebody, or chance, is about to do something."""
        if mover == self._all.seat and self._has_waited:
            self.open.difference_update(self._all.ended.get(NEXT_TURN, ()))
        self._has_waited |= mover not in (self._all.seat, CHANCE_MOVER)

    def note(self, events: Sequence[Event], *, is_move_itself: bool) -> None:
        """What a step was; events that end a fact still count for it."""
        for number, event in enumerate(events):
            for place in self._all.counted.get(event.key, ()):
                fact = self._all.facts[place]
                is_left_out = is_move_itself and number == 0 and fact.name == GENERIC
                if place in self.open and not is_left_out:
                    self._add(place, fact, event)
        for event in events:
            self.open.difference_update(self._all.ended.get(event.key, ()))

    def _add(self, place: int, fact: Fact, event: Event) -> None:
        if not is_meant(fact, event, self._all.seat):
            return
        self.examples.setdefault(place, event)
        if fact.is_share:
            self.amounts[place] = 1.0
        else:
            self.amounts[place] += 1 if fact.value == OFTEN else event.values[fact.value]


def is_meant(fact: Fact, event: Event, seat: int) -> bool:
    """Is it about whom the fact is about?"""
    if fact.whose is Whose.ANYBODY:
        return True
    return bool(event.values["seat"] == seat) is (fact.whose is Whose.OWN)
