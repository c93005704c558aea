"""OpenSpiel's own tests on every game and seat count; their searches play, our players sit in."""

from __future__ import annotations

import pickle
import subprocess
import sys
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.core.schema import pack
from pyrite.engine.registry import all_games, find_game
from pyrite.players.simple import Uniform
from tests.contract.walk import (
    Variant,
    each_game,
    each_plain_variant,
    stream,
    variants,
)

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from pyrite.envs.open_spiel import (  # noqa: E402
    PlayerBot,
    default_seats,
    game_type,
    register,
    spelled,
)

pytestmark = pytest.mark.slow


def load(variant: Variant) -> Any:
    """The variant as a game of theirs."""
    register()
    params: dict[str, object] = {name: spelled(value) for name, value in variant.options}
    params["players"] = variant.seats
    return pyspiel.load_game(game_type(variant.game).short_name, params)


def walk(variant: Variant, chance: Chance) -> Iterator[Any]:
    """The states of one uniform game in which a seat must speak, and the last."""
    state = load(variant).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[below(chance, len(outcomes))][0])
        else:
            yield state
            moves = state.legal_actions()
            state.apply_action(moves[below(chance, len(moves))])
    yield state


@each_plain_variant
def test_random_sim(variant: Variant) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=True, verbose=False)


@each_game
def test_sim_game__theirs(game: Game) -> None:
    """Their simulation with pickles of game, type and states, as it stands."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    table = load(Variant(game, default_seats(game), ()))
    GamesSimTest().sim_game(table)


IN_A_FRESH_PROCESS = """
import pickle, sys
for thing in pickle.load(sys.stdin.buffer):
    print(thing)
"""


def test_pickle__comes_back_in_a_process_that_registered_nothing() -> None:
    tables = [load(Variant(game, game.seats[-1], ())) for game in all_games()]
    states = [next(walk(Variant(game, 3, ()), stream("pickle"))) for game in all_games()[::3]]
    things = [*tables, *map(type, tables), *states]
    done = subprocess.run(
        [sys.executable, "-c", IN_A_FRESH_PROCESS],
        input=pickle.dumps(things),
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().splitlines() == [str(thing) for thing in things]


@each_plain_variant
def test_pickle__game_and_state_are_whole(variant: Variant) -> None:
    *_, state = walk(variant, stream("whole"))
    other = pickle.loads(pickle.dumps(state))
    assert pack(other.node.state) == pack(state.node.state)
    assert other.history() == state.history()
    table = pickle.loads(pickle.dumps(state.get_game()))
    assert (table.game, table.seats, table.options) == (variant.game, variant.seats, {})
    assert table.new_initial_state().current_player() < 0


@each_game
def test_api__theirs_on_a_part_of_the_tree(game: Game) -> None:
    """The checks of their integration tests that apply to games too large to be walked whole."""
    from open_spiel.integration_tests import api_test

    variant = Variant(game, max(2, game.seats[0]), ())
    words = {"game": load(variant), "game_name": game_type(game).short_name}
    case = type(game.id, (api_test.EnforceAPIOnPartialTreeBase,), words)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert result.wasSuccessful(), result.errors + result.failures


@pytest.mark.parametrize("variant", [v for v in variants() if v.options], ids=str)
def test_load__every_option(variant: Variant) -> None:
    state = load(variant).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    assert state.legal_actions()


def test_load__from_text() -> None:
    register()
    game = pyspiel.load_game("pyrite_fool(players=5,rounds=single,start=#2)")
    assert game.num_players() == 5
    assert game.options == {"rounds": "single", "start": "2"}
    assert pickle.loads(pickle.dumps(game)).options == game.options


@each_game
def test_register__twice_is_once(game: Game) -> None:
    assert register() == register()
    assert game_type(game).short_name in pyspiel.registered_names()


@each_plain_variant
def test_resample__the_player_cannot_tell(variant: Variant) -> None:
    chance, sampler = stream("resample"), np.random.RandomState(1)
    for number, state in enumerate(walk(variant, chance)):
        if number % 20 == 0 and not state.is_terminal():
            for player in range(variant.seats):
                other = state.resample_from_infostate(player, sampler.rand)
                for text in ("information_state_string", "observation_string"):
                    assert getattr(other, text)(player) == getattr(state, text)(player)
                assert other.legal_actions(player) == state.legal_actions(player)
                assert other.current_player() == state.current_player()


def test_resample__hole_card_of_another_seat_is_not_carried_along() -> None:
    """Games that differ in seat 0's hole card alone are resampled alike for seat 1."""
    first = next(walk(Variant(find_game("end-of-the-trail"), 2, ()), stream("hole")))
    assert first.action_to_string(first.legal_actions()[0]).startswith("hole ")
    texts = set()
    for card in first.legal_actions()[:3]:
        state = first.child(card)
        other = state.resample_from_infostate(1, np.random.RandomState(1).rand)
        texts.add((str(other), *(other.information_state_string(seat) for seat in (0, 1))))
        assert other.history() == []
        assert other.information_state_string(1) == state.information_state_string(1)
    assert len(texts) == 1


@each_plain_variant
def test_clone__goes_its_own_way(variant: Variant) -> None:
    for number, state in enumerate(walk(variant, stream("clone"))):
        if number % 50 == 0 and not state.is_terminal():
            before = pack(state.node.state)
            state.clone().apply_action(state.legal_actions()[0])
            assert pack(state.node.state) == before


@each_plain_variant
def test_returns__share_the_victory(variant: Variant) -> None:
    *_, state = walk(variant, stream("returns"))
    if variant.seats > 1:
        assert sum(state.returns()) == pytest.approx(1)
    law = variant.game
    winners = law.winners(state.node.state)
    assert [share > 0 for share in state.returns()] == [
        bool(winners >> seat & 1) for seat in range(variant.seats)
    ]


@each_plain_variant
def test_observer__pieces_make_up_the_tensor(variant: Variant) -> None:
    game = load(variant)
    state = next(walk(variant, stream("observer")))
    observation = make_observation(game)
    observation.set_from(state, 0)
    pieces = np.concatenate([piece.ravel() for piece in observation.dict.values()])
    assert np.array_equal(pieces, observation.tensor)
    assert np.array_equal(state.observation_tensor(0), observation.tensor)
    assert game.observation_tensor_shape() == game.information_state_tensor_shape()


@each_game
def test_their_searches_play_our_games(game: Game) -> None:
    """The Python ones: OpenSpiel's compiled bots crash on any Python game, also on its own."""
    variant = Variant(game, max(2, game.seats[0]), ())
    state = next(walk(variant, stream("search")))
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    hidden = ismcts.ISMCTSBot(
        state.get_game(), uct_c=2.0, evaluator=evaluator, max_simulations=5, random_state=random
    )
    open_eyed = mcts.MCTSBot(state.get_game(), 2.0, 5, evaluator, random_state=random)
    assert hidden.step(state) in state.legal_actions()
    assert open_eyed.step(state) in state.legal_actions()


@each_game
def test_our_players_sit_in_their_loop(game: Game) -> None:
    variant = Variant(game, game.seats[-1], ())
    table = load(variant)
    bots = [PlayerBot(Uniform(), seat, stream(str(seat))) for seat in range(variant.seats)]
    returns = pyspiel.evaluate_bots(table.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(1)
