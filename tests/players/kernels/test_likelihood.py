"""Guesses are as likely as the choices they make sense of; and a search takes them so."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pyrite.core.backends.backend import NATIVE, PYTHON, backend_of, plain
from pyrite.core.schema import Ints
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play
from pyrite.games.fool import GAME
from pyrite.games.fool.box import CARD_OF_TEXT, card_text
from pyrite.games.gold import GAME as GOLD
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels import heuristic
from pyrite.players.kernels.layers import Layers, NetworkWorkspace, policy
from pyrite.players.kernels.likelihood import DOUBT
from pyrite.players.kernels.search import follow_network, take_guess
from pyrite.players.network.network import network_in_use, network_workspace
from pyrite.players.network.weights import stamp_of
from pyrite.players.search import guesses, guidance
from pyrite.players.search.guesses import SLICE, Guessing, GuessPool
from pyrite.players.search.guidance import bindings
from pyrite.players.search.inference import has_story
from pyrite.players.search.search import Budget, Search, SearchSettings
from tests.contract.walk import Variant, positions
from tests.games.fool.build import dealt, hand_of, position, put

PLAIN = SearchSettings(backend=PYTHON)
SOME = 6  # guesses


def pool_of(
    play: Play, seat: int, size: int = SOME, backend: str = PYTHON, *, is_late: bool = False
) -> GuessPool:
    """Guesses of a seat."""
    workspace = network_workspace(backend_of(GAME, backend), stamp_of(GAME))
    guessing = Guessing(GAME, network_in_use(GAME, backend).layers, workspace, backend)
    guessing._most = size
    chance = fast_chance(seed_text("pool"))
    return guessing.pool(play.information(seat), chance, size, lambda: is_late)


def parts(odds: list[float]) -> list[float]:
    """What each guess adds to the sums."""
    return [b - a for a, b in zip([0.0, *odds], odds, strict=False)]


def chance_of(hand: list[int], card: str) -> float:
    """How likely the network would lead this card from that hand."""
    play = dealt(" ".join(map(card_text, hand)))
    moves = play.legal_numbers(0)
    weights = network_in_use(GAME, PYTHON).weigh(play.information(0), moves)
    own = weights[moves.index(CARD_OF_TEXT[card])]
    return (1 - DOUBT) * own / sum(weights) + DOUBT / len(moves)


def test_pool__a_guess_is_as_likely_as_the_others_choices_with_it() -> None:
    play = put(dealt("g5 g7 r9 b2"), "g7")
    pool = pool_of(play, seat=1)
    for guess, odds in zip(pool.states, parts(pool.odds), strict=True):
        hand = [*hand_of(guess, 0), CARD_OF_TEXT["g7"]]
        assert odds == pytest.approx(chance_of(hand, "g7"))


def test_pool__own_choices_tell_a_seat_nothing() -> None:
    play = put(dealt("g5 g7 r9 b2"), "g7")
    assert parts(pool_of(play, seat=0).odds) == pytest.approx([1.0] * SOME)


def test_pool__is_empty_before_anybody_has_chosen() -> None:
    assert not len(pool_of(dealt(), seat=0).odds)


def test_pool__is_empty_where_cards_left_unseen() -> None:
    play = put(position("g5 b2", "g4 r3", "g6 1", "g3 b5"), "g5")
    assert pool_of(play, seat=1).odds == []


def test_pool__is_small_when_it_is_late() -> None:
    play = put(dealt("g5 g7 r9 b2"), "g7")
    assert len(pool_of(play, 1, 2 * SLICE + 1).odds) == 2 * SLICE + 1
    assert len(pool_of(play, 1, 2 * SLICE + 1, is_late=True).odds) == SLICE


def test_search__takes_guesses_of_a_pool_by_their_odds() -> None:
    play = put(dealt(), "g2")
    search = Search(GAME, PLAIN)
    pool = GuessPool([play.twin().state for _ in range(3)], [1.0, 1.0, 4.0])
    for number, guess in enumerate(pool.states):
        guess.rounds = number  # to know it again
    workspace = search._workspace(play.information(1), fast_chance(seed_text("odds")), 4, ())
    guidance = search._guide.guidance(pool)
    take = plain(GAME).entry(take_guess, bindings(GAME, is_guided=True))
    found: Counter[int] = Counter()
    for _ in range(400):
        take(workspace, guidance, workspace.states[0])
        found[workspace.states[0].rounds] += 1
    assert found[1] == 0
    assert 70 < found[0] < 130


def last_one(
    net: Layers, d: NetworkWorkspace, s: Any, seat: int, moves: Ints, n: int, weights: Ints
) -> None:
    """A policy that is sure of the last move."""
    for i in range(n):
        weights[i] = int(i == n - 1)


def test_search__imagined_games_follow_the_network_so_far() -> None:
    play = dealt("g5 g7", "g4 g9", "g6 g8", "g3 g10")
    search = Search(GAME, PLAIN)
    workspace = search._workspace(play.information(0), fast_chance(seed_text("follow")), 4, ())
    guidance = search._guide.guidance(GuessPool([], []))._replace(followed=3)
    bound = ((heuristic.heuristic, heuristic_of(GAME)), (policy, last_one))
    follow = plain(GAME).entry(follow_network, bound)
    s = play.twin().state
    assert follow(workspace, guidance, s, 0) == 3
    assert (s.trick.size, s.trick.cards[0]) == (3, play.legal_numbers(0)[-1])
    assert follow(workspace, guidance, s, 3) == 3


def test_story__games_without_secrets_have_none() -> None:
    assert has_story(GAME)
    assert not has_story(GOLD)


@pytest.mark.slow
def test_pools__are_the_same_on_both_backends() -> None:
    variant = Variant(GAME, 5, (("rounds", "single"),))
    for play in positions(variant, "pools", every=9):
        if not play.is_over:
            found = [pool_of(play, play.waiting[0], 3, backend) for backend in (PYTHON, NATIVE)]
            assert list(found[0].odds) == list(found[1].odds)


@pytest.mark.slow
def test_guided_search__is_the_same_on_both_backends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "most_guesses", lambda backend: 3)
    monkeypatch.setattr(guidance, "followed", lambda game, backend: 12)
    play = put(dealt("g5 g7 r9 b2"), "g7")
    found = [
        Search(GAME, SearchSettings(backend=backend), network_in_use(GAME, backend)).advise(
            play.information(1), fast_chance(seed_text("guided")), Budget(iterations=8)
        )
        for backend in (PYTHON, NATIVE)
    ]
    assert found[0] == found[1]
