"""Both backends agree: every game, move by move, with bounds checks on."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

from pyrite.core import flow, native
from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.core.law import guess, observe
from pyrite.core.schema import pack
from pyrite.core.seeds import seed_text
from pyrite.engine.perft import perft
from pyrite.engine.registry import all_games
from pyrite.engine.simulate import simulate_native, simulate_plain
from pyrite.engine.stepper import Stepper
from tests.contract import walk
from tests.contract.walk import Variant, positions, stream, variants

pytestmark = pytest.mark.slow

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@functools.cache
def checked(game: Game) -> native.Native:
    """The game compiled with bounds checks."""
    return native.Native(game, check_bounds=True)


def look(states: Any, chances: Any, seat: int) -> None:
    """states[1] becomes the seat's information of states[0], states[2] a guess from it."""
    observe(states[0], seat, states[1])
    guess(states[1], chances[0], states[2])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_backends_agree_move_by_move_with_bounds_checks(game: Game) -> None:
    mine = [variant for variant in variants() if variant.game is game]
    step = checked(game).entry(flow.step_one)
    outcome, moves = checked(game).scratch()
    for variant in mine:
        states = native.rows(game.state, 1)
        chances = native.rows(Chance, 1)
        play = variant.start("agree")
        native.put(states, play.state)
        assert play.chance
        native.put(chances, play.chance)
        choices = stream("agree")
        while not play.is_over:
            move = choose_lowest(play, choices)
            step(states, chances, outcome, moves, move)
            play.move(play.waiting[0], move)
            assert states.tobytes() == pack(play.state), f"{variant}: {play.lines[-1]}"


def choose_lowest(play: Any, choices: Chance) -> int:
    """A move of the lowest waiting seat."""
    legal: list[int] = play.legal_numbers(play.waiting[0])
    return legal[below(choices, len(legal))]


@each_game
def test_backends_agree_on_information_and_guesses(game: Game) -> None:
    run = checked(game).entry(look)
    for variant in [Variant(game, seats, ()) for seats in game.seats]:
        mine, theirs = stream("look"), checked(game).chance(stream("look"))
        for play in positions(variant, "look", every=5):
            for seat in (*range(variant.seats), -1):
                states = native.rows(game.state, 3)
                native.put(states, play.state)
                run(states, theirs, seat)
                o = walk.observe(game, play.state, seat)
                assert states[1:2].tobytes() == pack(o)
                assert states[2:3].tobytes() == pack(walk.guess(game, o, mine))


@each_game
def test_backends_simulate_the_same_games(game: Game) -> None:
    for variant in [v for v in variants() if v.game is game]:
        args = (game, variant.seats, dict(variant.options), seed_text("thousand"))
        few = simulate_plain(*args, range(5))
        many = simulate_native(*args, range(200))
        assert many[:5] == few
        bound = game.decision_bound(variant.seats, dict(variant.options))
        assert max(outcome.decisions for outcome in many) <= bound


@each_game
def test_backends_agree_on_a_thousand_games(game: Game) -> None:
    seats = game.seats[-1]
    series, numbers = seed_text("one thousand"), range(1000)
    plain = simulate_plain(game, seats, {}, series, numbers)
    assert plain == simulate_native(game, seats, {}, series, numbers)


@each_game
def test_backends_agree_on_perft(game: Game) -> None:
    for seats in game.seats:
        counts = [
            perft(game, seats=seats, depth=2, seed="perft", backend=backend)
            for backend in ("python", "native")
        ]
        assert counts[0] == counts[1]


@each_game
def test_a_stepper_walks_as_a_play_does(game: Game) -> None:
    seats = game.seats[0]
    variant = Variant(game, seats, ())
    stepper = Stepper(game, seats, seed="step")
    play = variant.start("step")
    choices = stream("step")
    while not play.is_over:
        assert stepper.seat == play.waiting[0]
        assert np.array_equal(stepper.legal, play.legal_numbers(stepper.seat))
        move = choose_lowest(play, choices)
        stepper.move(move)
        play.move(play.waiting[0], move)
    assert stepper.mask == 0
    assert pack(stepper.state) == pack(play.state)
