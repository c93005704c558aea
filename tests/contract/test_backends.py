"""Both backends agree: every game, move by move, with bounds checks on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from pyrite.core.backends.backend import compiled
from pyrite.core.backends.library import Library
from pyrite.core.chance import Chance, below
from pyrite.core.flow import step
from pyrite.core.game import Game
from pyrite.core.law import guess, observe
from pyrite.core.schema import Ints, Struct, pack, size, unpack
from pyrite.core.seeds import seed_text
from pyrite.engine.perft import perft
from pyrite.engine.play import Play
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import simulate
from pyrite.engine.stepper import Stepper
from tests.contract import walk
from tests.contract.walk import Variant, differences, each_game, stream, unfinished, variants

pytestmark = pytest.mark.slow


def step_and_look(
    states: Any, chances: Any, outcome: Ints, moves: Ints, move: int, viewer: int
) -> None:
    """A move in states[0]; then what the viewer knows of it, and a guess from that."""
    step(states[0], chances[0], outcome, moves, move)
    observe(states[0], viewer, states[1])
    guess(states[1], chances[1], states[2])


@each_game
def test_backends_agree_move_by_move_with_bounds_checks(game: Game) -> None:
    run = Library(game, is_checked=True).entry(step_and_look)
    for variant in variants():
        if variant.game is game:
            check_game(variant, run)


def check_game(variant: Variant, run: Any) -> None:
    """A whole game on both backends: state, information and guess, byte for byte."""
    game = variant.game
    backend = compiled(game)
    states: Any = backend.states(3)
    chances = backend.rows(Chance, 2)
    outcome, moves = backend.scratch()
    play = variant.start("agree")
    choices, mine = stream("agree"), stream("look")
    assert play.chance
    backend.put(states, 0, play.state)
    backend.put(chances, 0, play.chance)
    backend.put(chances, 1, mine)
    for _ in unfinished(play):
        viewer = below(choices, variant.seats + 1) - 1
        move = choose_lowest(play, choices)
        run(states, chances, outcome, moves, move, viewer)
        stand_upright(play.state)
        play.move(play.waiting[0], move)
        o = walk.observe(game, play.state, viewer)
        expected = (play.state, o, walk.guess(game, o, mine))
        if states.tobytes() != b"".join(map(pack, expected)):
            pytest.fail(f"{variant}: {play.lines[-1]}: {compiled_differently(states, expected)}")


class Upright(list[Any]):
    """A row that does not turn round where an index is below zero: C's do not, either."""

    def __getitem__(self, place: Any) -> Any:
        assert place >= 0
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        assert place >= 0
        super().__setitem__(place, value)


def stand_upright(s: Struct) -> None:
    """All rows of a state, for the next step on the python backend."""
    for name, field in type(s).fields.items():
        value = getattr(s, name)
        if field.length:
            setattr(s, name, Upright(value))
        if not isinstance(field.kind, str):
            for one in value if field.length else [value]:
                stand_upright(one)


def test_upright__refuses_to_turn_round() -> None:
    play = Variant(find_game("gold"), 2, ()).start("upright")
    stand_upright(play.state)
    assert play.state.options[0] == play.state.options[0]
    with pytest.raises(AssertionError):
        play.state.options[-1]
    with pytest.raises(AssertionError):
        play.state.options[-1] = 0


def compiled_differently(states: Any, expected: Sequence[Any]) -> list[str]:
    """Where compiled state, information and guess differ from plain ones, by field."""
    data, kind = states.tobytes(), type(expected[0])
    found = [unpack(kind, data[i * size(kind) : (i + 1) * size(kind)]) for i in range(3)]
    return [line for pair in zip(found, expected, strict=True) for line in differences(*pair)]


def choose_lowest(play: Play, choices: Chance) -> int:
    """A move of the lowest waiting seat."""
    legal = play.legal_numbers(play.waiting[0])
    return legal[below(choices, len(legal))]


@each_game
def test_backends_simulate_the_same_games(game: Game) -> None:
    for variant in variants():
        if variant.game is game:
            args = (game, variant.seats, dict(variant.options), seed_text("simulate"))
            few = simulate(*args, range(5))
            many = simulate(*args, range(200), "native")
            assert many[:5] == few
            bound = game.decision_bound(variant.seats, dict(variant.options))
            assert max(outcome.decisions for outcome in many) <= bound


@each_game
def test_backends_agree_on_many_games(game: Game) -> None:
    seats, numbers = game.seats[-1], range(300)
    plain = simulate(game, seats, {}, seed_text("many"), numbers)
    assert plain == simulate(game, seats, {}, seed_text("many"), numbers, "native")


def test_backends_agree_on_perft() -> None:
    game = find_game("gold")
    counts = [
        perft(game, seats=3, depth=2, seed="perft", backend=backend)
        for backend in ("python", "native")
    ]
    assert counts[0] == counts[1] == 64 * 63


def test_a_stepper_walks_as_a_play_does() -> None:
    game = find_game("gold")
    stepper = Stepper(game, 4, seed="step")
    play = Variant(game, 4, ()).start("step")
    choices = stream("step")
    while not play.is_over:
        assert stepper.seat == play.waiting[0]
        assert np.array_equal(stepper.legal, play.legal_numbers(stepper.seat))
        move = choose_lowest(play, choices)
        stepper.move(move)
        play.move(play.waiting[0], move)
    assert stepper.mask == 0
    assert pack(stepper.state) == pack(play.state)
