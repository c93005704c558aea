"""A finished record, step by step: what was true, and what each seat could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pyrite.core.game import Game, Result
from pyrite.core.law import TRUTH
from pyrite.core.schema import pack, twin
from pyrite.engine.play import Play, Step
from pyrite.engine.player import Information
from pyrite.engine.records.record import GameRecord
from pyrite.engine.records.replay import Replay
from pyrite.engine.telling.names import is_bot
from pyrite.players.errors import ReviewError


@dataclass(frozen=True)
class Asked:
    """A seat before its move: what it knew, and what it could do."""

    information: Information
    moves: tuple[int, ...]

    @property
    def is_forced(self) -> bool:
        """Was there no choice?"""
        return len(self.moves) == 1


@dataclass(frozen=True)
class Position:
    """The game after a step; the first one is before all steps."""

    step: Step | None
    asked: Asked | None  # before the step, if a seat made it
    state: Any
    is_over: bool
    is_still: bool  # nobody waits for chance
    known: dict[int, Information]  # after the step, by the seats that are looked at


@dataclass(frozen=True)
class Walk:
    """A whole game."""

    record: GameRecord
    game: Game
    seats: int
    result: Result
    positions: tuple[Position, ...]


def walk(record: GameRecord, seats: Sequence[int]) -> Walk:
    """Every position of a finished record that holds; looked at by these seats."""
    check_reviewable(record)
    replay = Replay(record)
    play = replay.play
    positions = [position(play, None, None, seats)]
    turns = replay.steps()
    asked = look_ahead(play)
    for _, step in turns:
        if step:
            before = None if step.is_chance else asked[step.mover]
            positions.append(position(play, step, before, seats))
            asked = look_ahead(play)
    assert play.result
    return Walk(record, play.game, play.seats, play.result, tuple(positions))


def check_reviewable(record: GameRecord) -> None:
    """Only what is over can be looked back at."""
    if not record.is_finished:
        raise ReviewError("unfinished")


def look_ahead(play: Play) -> dict[int, Asked]:
    """Everybody who must speak now."""
    return {
        seat: Asked(play.information(seat), tuple(play.legal_numbers(seat)))
        for seat in play.waiting
    }


def position(play: Play, step: Step | None, asked: Asked | None, seats: Sequence[int]) -> Position:
    """The game as it stands."""
    is_still = not play.waits_for_chance
    known = {seat: play.information(seat) for seat in seats} if is_still else {}
    return Position(step, asked, twin(play.state), play.is_over, is_still, known)


def knows_all(information: Information, state: Any) -> bool:
    """Is there nothing hidden from the seat?"""
    seen = twin(information.state)
    seen.viewer = TRUTH
    return pack(seen) == pack(state)


def people(record: GameRecord) -> tuple[int, ...]:
    """The seats that no bot held."""
    return tuple(seat for seat in range(record.seats) if not is_bot(record.players.get(seat, "")))
