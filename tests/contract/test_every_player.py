"""The contract of players: legal moves, from information only, the same chance the same move."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.schema import pack
from pyrite.engine.play import Play
from pyrite.engine.player import Information, Player
from pyrite.players.heuristic import heuristic_of
from pyrite.players.levels import make_player, player_names
from pyrite.players.network.weights import has_weights
from pyrite.players.search.search import Budget, Search, SearchSettings
from pyrite.players.styles import daring_in, has_styles
from tests.contract.walk import (
    Variant,
    each_game,
    each_plain_variant,
    each_variant,
    guess,
    legal,
    observe,
    positions,
    stream,
)

QUICK = ("uniform", "greedy", "instinct", "easy", "search:8")


def weigh(game: Game, s: object, seat: int) -> list[int]:
    """The instinct's weights of the seat's legal moves."""
    moves = legal(game, s, seat)
    weights = [0] * len(moves)
    heuristic_of(game)(s, seat, moves, len(moves), weights)
    return weights


@each_variant
def test_instinct_looks_only_at_what_its_seat_may_know(variant: Variant) -> None:
    game = variant.game
    chance = stream("instinct")
    for play in positions(variant, "instinct", every=7):
        for seat in play.waiting:
            o = observe(game, play.state, seat)
            before = pack(play.state)
            weights = weigh(game, play.state, seat)
            assert pack(play.state) == before
            assert weights == weigh(game, o, seat)
            assert weights == weigh(game, guess(game, o, chance), seat)
            assert min(weights) >= 0
            assert 0 < sum(weights) < 2**31


@each_variant
def test_daring_looks_only_at_what_its_seat_may_know(variant: Variant) -> None:
    game = variant.game
    if not has_styles(game):
        pytest.skip(f"optional: {game.id} has no skill/style.py")
    daring = daring_in(game)
    chance = stream("daring")
    for play in positions(variant, "daring", every=7):
        for seat in play.waiting:
            o = observe(game, play.state, seat)
            before = pack(play.state)
            for move in play.legal_numbers(seat):
                found = [daring(s, seat, move) for s in (play.state, o, guess(game, o, chance))]
                assert len(set(found)) == 1
                assert 0 <= found[0] < 2**15
            assert pack(play.state) == before


@each_plain_variant
def test_players_choose_legal_moves_and_the_same_ones_again(variant: Variant) -> None:
    game = variant.game
    for name in QUICK:
        player = make_player(game, name, seed="s", backend="python")
        for play in positions(variant, f"choose {name}", every=40):
            for seat in play.waiting:
                information = play.information(seat)
                moves = play.legal_numbers(seat)
                chosen = [player.choose(information, moves, stream("c")) for _ in range(2)]
                assert chosen[0] == chosen[1]
                assert chosen[0] in moves
                assert information.bytes == play.information(seat).bytes


def check_honesty(play: Play, players: Sequence[Player], chance: Chance) -> None:
    """Two true states with the same information: every player chooses the same move."""
    game, seat = play.game, play.waiting[0]
    o = observe(game, play.state, seat)
    other = observe(game, guess(game, o, chance), seat)
    moves = play.legal_numbers(seat)
    for player in players:
        informations = [Information(game, seat, s) for s in (o, other)]
        assert len({player.choose(one, moves, stream("c")) for one in informations}) == 1


@each_plain_variant
def test_nobody_cheats(variant: Variant) -> None:
    players = [make_player(variant.game, name, seed="s", backend="python") for name in QUICK]
    for play in positions(variant, "cheat", every=60):
        if not play.is_over:
            check_honesty(play, players, stream("cheat"))


@pytest.mark.slow
@each_game
def test_nobody_cheats_natively(game: Game) -> None:
    """As above, with the levels as they really play, at a few positions."""
    variant = Variant(game, game.seats[-1], ())
    absent = {"expert"} if has_weights(game) else {"expert", "network"}
    names = [name for name in player_names() if name not in absent]
    players = [make_player(game, name, seed="s") for name in names]
    for count, play in enumerate(positions(variant, "cheat natively", every=25)):
        if count < 4 and not play.is_over:
            check_honesty(play, players, stream("cheat natively"))


@pytest.mark.slow
@each_game
def test_search_is_the_same_on_both_backends(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        for play in itertools.islice(positions(Variant(game, seats, ()), "search", every=20), 3):
            for seat in play.waiting[:1]:
                found = [
                    Search(game, SearchSettings(backend=backend)).advise(
                        play.information(seat), stream("search"), Budget(iterations=30)
                    )
                    for backend in ("python", "native")
                ]
                assert found[0] == found[1]


@pytest.mark.slow
@each_game
def test_search_with_threads_is_repeatable(game: Game) -> None:
    play = next(iter(positions(Variant(game, game.seats[0], ()), "threads")))
    seat = play.waiting[0]
    search = Search(game, SearchSettings(threads=2))
    found = [
        search.advise(play.information(seat), stream("threads"), Budget(iterations=500))
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert sum(advice.visits for advice in found[0]) == 500
