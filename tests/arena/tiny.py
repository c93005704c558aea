"""A game small enough to enumerate: a hidden card, one decision, one die.

Seat 0 looks at the card and wins if it is the gold one, or waits and wins if the die says so. Then
the die is rolled; where seat 0 has looked in vain it still saves half a victory with a six.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from pyrite.core.chance import Chance, below
from pyrite.core.game import Game, Result
from pyrite.core.law import CHANCE, CHANCE_MOVER, TRUTH
from pyrite.core.schema import Ints, Struct, copy, i8, twin
from pyrite.engine.play import Step
from pyrite.engine.player import Information
from pyrite.engine.records.record import GameRecord
from pyrite.players.review.valuing import Arm, Chances, Estimate
from pyrite.players.review.walk import DecisionPoint, Position, Walk

DEAL, CHOICE, ROLL, OVER = range(4)
CARDS, SIDES = 3, 4
UNKNOWN = -1
LOOK, WAIT = MOVES = (0, 1)
STILL = Estimate(0.0, 0.0)


class State(Struct):
    """A position, or what is known of it."""

    viewer: int = i8("whose information this is")
    stage: int = i8("what is waited for")
    card: int = i8("the hidden card; the last one is gold")
    is_seen: int = i8("1: everybody has seen it")
    move: int = i8("what seat 0 chose")
    die: int = i8("what was rolled")


def waiting(s: State) -> int:
    """Chance, seat 0, chance, nobody."""
    return (CHANCE, 1, CHANCE, 0)[s.stage]


def settle(s: State, outcome: Ints, n: int) -> None:
    """The card is dealt, or the die rolled."""
    if s.stage == DEAL:
        s.card = outcome[1]
    else:
        s.die = outcome[1]
    s.stage += 1


def apply(s: State, seat: int, move: int) -> None:
    """Seat 0 looks or waits."""
    s.move, s.is_seen = move, int(move == LOOK)
    s.stage = ROLL


def observe(s: State, seat: int, out: State) -> None:
    """Nobody knows a card that was not looked at."""
    copy(out, s)
    out.viewer = seat
    if s.stage in (CHOICE, ROLL) and not s.is_seen:
        out.card = UNKNOWN


def guess(o: State, chance: Chance, out: State) -> None:
    """Any card."""
    copy(out, o)
    out.viewer = TRUTH
    if o.card == UNKNOWN:
        out.card = below(chance, CARDS)


GAME = cast(
    Game,
    type(
        "Tiny",
        (),
        {
            "id": "tiny",
            "state": State,
            "observe": staticmethod(observe),
            "guess": staticmethod(guess),
            "apply": staticmethod(apply),
        },
    )(),
)
"""As much of a game as measuring luck asks for."""


def share(s: State) -> float:
    """Of the victory, for seat 0."""
    if s.move == WAIT:
        return float(s.die >= SIDES // 2)
    return 1.0 if s.card == CARDS - 1 else 0.5 * (s.die == SIDES - 1)


def outcomes(s: State) -> range:
    """What chance may say."""
    return range(CARDS) if s.stage == DEAL else range(SIDES)


def value(s: State) -> float:
    """Seat 0's chance if it would choose evenly."""
    if s.stage == OVER:
        return share(s)
    if s.stage == CHOICE:
        return sum(value(moved(s, move)) for move in MOVES) / len(MOVES)
    return sum(value(said(s, one)) for one in outcomes(s)) / len(outcomes(s))


def moved(s: State, move: int) -> State:
    """After a move."""
    after = twin(s)
    apply(after, 0, move)
    return after


def said(s: State, outcome: int) -> State:
    """After chance has spoken."""
    after = twin(s)
    settle(after, [s.stage, outcome], 2)
    return after


def fitting(o: State) -> list[State]:
    """Every state behind an information."""
    if o.card != UNKNOWN:
        return [o]
    found = [twin(o) for _ in range(CARDS)]
    for card, s in enumerate(found):
        s.card = card
    return found


def both(mean: float) -> Chances:
    """Of two seats, without error."""
    return Estimate(mean, 0.0), Estimate(1 - mean, 0.0)


class Exact:
    """Measures by enumeration."""

    def state_chances(self, state: Any, seed: str, iterations: int) -> Chances:
        return both(value(state))

    def known_chances(self, information: Information, seed: str, iterations: int) -> Chances:
        every = fitting(information.state)
        return both(sum(map(value, every)) / len(every))

    def compare(
        self, information: Information, moves: Any, seed: str, iterations: int
    ) -> list[Arm]:
        every = fitting(information.state)
        means = [sum(value(moved(s, move)) for s in every) / len(every) for move in moves]
        return [
            Arm(move, 1, both(mean), (STILL, STILL), STILL, STILL)
            for move, mean in zip(moves, means, strict=True)
        ]


@dataclass(frozen=True)
class Line:
    """One way the game can go, and how likely chance makes it."""

    odds: float
    share: float
    walk: Walk


def every_game(move: int) -> Iterator[Line]:
    """All games in which seat 0 makes this move."""
    for card in range(CARDS):
        for die in range(SIDES):
            yield line(move, card, die)


def line(move: int, card: int, die: int) -> Line:
    """One of them."""
    start = State()
    start.viewer = TRUTH
    dealt = said(start, card)
    chosen = moved(dealt, move)
    end = said(chosen, die)
    known = State()
    observe(dealt, 0, known)
    positions = (
        Position(None, None, start, False, False, {}),
        Position(Step(CHANCE_MOVER, DEAL, "deal"), None, dealt, False, True, {}),
        Position(
            Step(0, move, "move"),
            DecisionPoint(Information(GAME, 0, known), MOVES),
            chosen,
            False,
            False,
            {},
        ),
        Position(Step(CHANCE_MOVER, ROLL, "roll"), None, end, True, True, {}),
    )
    won = share(end)
    walk = Walk(GameRecord("tiny", 1, 2), GAME, 2, Result((0, 0), (0,), "over"), positions)
    return Line(1 / (CARDS * SIDES), won, walk)
