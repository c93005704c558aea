"""Gold in the laboratories: endings of the rush with all cards shown, and what people notice."""

from __future__ import annotations

from collections.abc import Iterator

from pyrite.core.law import TRUTH
from pyrite.core.schema import twin
from pyrite.core.vocabulary.bench import Habit, MoveChoice, SearchMatch, SolvableEndings
from pyrite.games.gold.box import PLACES
from pyrite.games.gold.state import State

MOST_LYING = 8  # cards in an ending
CHOICE = 2  # both seen and unseen cards lie there

MATCH = SearchMatch(seats=2, iterations=32, seconds=0.02)


def is_small(s: State) -> bool:
    """The rush, with few cards."""
    return bool(s.rush and s.lying <= MOST_LYING)


def show(s: State) -> None:
    """Every card on the table has been flipped at some time."""
    for place in s.places[: s.lying]:
        if s.last_seen[place] == 0:
            s.last_seen[place] = 1
            s.unseen[s.face[place]] -= 1


def deals(o: State) -> Iterator[State]:
    """All cards are known."""
    s = twin(o)
    s.viewer = TRUTH
    yield s


def key(s: State) -> object:
    """Whose turn, which cards, who has what: not when each card was seen."""
    faces = tuple(sorted(s.face[place] for place in range(PLACES) if s.face[place] > 0))
    return s.turn, faces, tuple((one.nuggets, one.cards) for one in s.players)


ENDINGS = SolvableEndings(
    """\
two seats: the last cards of the rush, all of them shown, so that a best move is simply that.""",
    seats=2,
    options={},
    is_small=is_small,
    deals=deals,
    key=key,
    move_key=lambda s, move: s.face[move],
    show=show,
)


def unseen_first(choice: MoveChoice) -> float | None:
    """Of the first card of a turn."""
    return unseen_card(choice) if choice.state.first < 0 else None


def unseen_second(choice: MoveChoice) -> float | None:
    """Of the second."""
    return None if choice.state.first < 0 else unseen_card(choice)


def unseen_card(choice: MoveChoice) -> float | None:
    """Is it one of the unseen cards, where there is a choice?"""
    s: State = choice.state
    are_unseen = {s.last_seen[one] == 0 for one in choice.moves}
    if s.rush or len(are_unseen) < CHOICE:
        return None
    return float(s.last_seen[choice.move] == 0)


HABITS = {
    "unseen first": Habit(
        "how often the first card of a turn is one that nobody has seen, where others lie",
        unseen_first,
    ),
    "unseen second": Habit("the same of the second card", unseen_second),
}
