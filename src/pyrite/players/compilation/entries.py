"""What is compiled for players: search, rollouts, and what a network thinks of positions."""

from __future__ import annotations

from pyrite.core.backends.backend import NATIVE, PYTHON
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance
from pyrite.engine.compilation.choice import can_run, take_what_is_there
from pyrite.engine.compilation.entries import SERIES, FirstCall, is_compiled
from pyrite.engine.play import start_play
from pyrite.players.kernels import layers, likelihood, rollouts, search, tree, value
from pyrite.players.network import value as network_value
from pyrite.players.network.network import bindings as network_bindings
from pyrite.players.network.network import network_in_use
from pyrite.players.network.value import NetworkValuer
from pyrite.players.network.weights import has_weights
from pyrite.players.review.valuing import Valuer, bindings
from pyrite.players.search import guesses
from pyrite.players.search.guidance import bindings as search_bindings
from pyrite.players.search.inference import has_story
from pyrite.players.search.search import GUESSED, Budget, Search


def is_search_compiled(game: Game) -> bool:
    """Search and network, from the sources as they are now?"""
    is_searched = is_compiled(
        game, search.search, search_bindings(game, is_guided=has_weights(game))
    )
    is_searched = is_searched and is_compiled(game, tree.lead)
    return is_searched and (not has_weights(game) or is_network_compiled(game))


def is_network_compiled(game: Game) -> bool:
    """What asks the network, and what weighs guesses by it?"""
    is_asked = is_compiled(game, layers.rate_moves, network_bindings(game))
    return is_asked and (
        not has_story(game) or is_compiled(game, likelihood.fill_pool, guesses.bindings(game))
    )


def call_search(game: Game) -> None:
    """One guess about the first decision."""
    play = start_play(game, game.seats[0], seed=SERIES)
    seat = play.waiting[0]
    information, moves = play.information(seat), play.legal_numbers(seat)
    network = network_in_use(game, NATIVE) if has_weights(game) else None
    one_guess = Budget(iterations=GUESSED)
    Search(game, network=network).choose(information, fast_chance(SERIES), one_guess)
    if network:
        network.weigh(information, moves)


def are_rollouts_compiled(game: Game) -> bool:
    """What a review needs?"""
    return is_compiled(game, rollouts.measure, bindings(game))


def call_rollouts(game: Game) -> None:
    """One from the start of a game."""
    play = start_play(game, game.seats[0], seed=SERIES)
    Valuer(game, play.seats, NATIVE).state_chances(play.state, SERIES, 1)


def are_values_compiled(game: Game) -> bool:
    """Of a game without a network there are none."""
    return not has_weights(game) or is_compiled(game, value.expect, network_value.bindings(game))


def call_values(game: Game) -> None:
    """Of the start of a game, where there is a network."""
    if has_weights(game):
        play = start_play(game, game.seats[0], seed=SERIES)
        NetworkValuer(game, play.seats, NATIVE).state_chances(play.state, SERIES, 1)


SEARCH = FirstCall(is_search_compiled, call_search)
ROLLOUTS = FirstCall(are_rollouts_compiled, call_rollouts)
VALUES = FirstCall(are_values_compiled, call_values)
ALL = (SEARCH, ROLLOUTS, VALUES)


def backend_for(game: Game, needed: FirstCall) -> str:
    """Native: as it is there, or compiled now; plain where it cannot be."""
    if not can_run(game, (needed,)):
        return PYTHON
    take_what_is_there(game, (needed,))
    try:
        needed.make(game)
    except Exception:
        return PYTHON  # whatever the compiler complains of: to think less is better than not at all
    return NATIVE
