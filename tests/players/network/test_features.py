"""Questions are answered from what a seat may know, in small whole numbers."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from pyrite.core.backends.backend import plain
from pyrite.core.chance import below
from pyrite.core.flow import lowest_seat, settle_chance
from pyrite.core.game import Game, option_indices
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.core.vocabulary.skill import MOST, YES, Practice
from pyrite.engine.registry import all_games
from pyrite.players.network.features import features_of, has_features

LEARNED = [game for game in all_games() if has_features(game)]
WAYS = [(game, way) for game in LEARNED for way in features_of(game).practice]

ANSWERED = {
    "end-of-the-trail": (1, "c5e39496d691768b"),
    "fool": (1, "ceadff8ba6e7ce37"),
    "fools-gold": (1, "71c68a95b9170132"),
    "gold": (1, "83129021bffaf9a1"),
}
"""By game: the edition of its questions, and a digest of their answers in one game."""


def positions(game: Game, way: Practice, seed: str) -> Iterator[tuple[Any, int, list[int]]]:
    """Every decision of a random game: the state, who is asked, its moves."""
    backend = plain(game)
    settle = backend.entry(settle_chance)
    chance, s = fast_chance(seed_text(seed)), game.state()
    outcome, moves = backend.scratch()
    game.begin(s, way.seats, option_indices(game, way.options))
    mask = settle(s, chance, outcome)
    while mask:
        seat = lowest_seat(mask)
        n = game.legal(s, seat, moves)
        yield s, seat, moves[:n]
        game.apply(s, seat, moves[below(chance, n)])
        mask = settle(s, chance, outcome)


def looked(game: Game, s: Any, seat: int) -> list[int]:
    """All answers about the table."""
    own = features_of(game)
    x = [MOST + 1] * own.table
    own.table_features(s, seat, x)
    return x


def asked(game: Game, s: Any, seat: int, move: int) -> list[int]:
    """A move's name, and all answers about it."""
    own = features_of(game)
    f = [MOST + 1] * own.asked
    name = own.move_features(s, seat, move, f)
    return [name, *f]


@pytest.mark.parametrize(("game", "way"), WAYS, ids=lambda one: str(getattr(one, "id", one)))
def test_answers__need_no_more_than_a_seat_may_know(game: Game, way: Practice) -> None:
    known = game.state()
    for s, mover, moves in positions(game, way, "knowing"):
        for seat in range(way.seats):
            game.observe(s, seat, known)
            assert looked(game, s, seat) == looked(game, known, seat)
        game.observe(s, mover, known)
        for move in moves:
            assert asked(game, s, mover, move) == asked(game, known, mover, move)


@pytest.mark.parametrize(("game", "way"), WAYS, ids=lambda one: str(getattr(one, "id", one)))
def test_answers__fit_into_a_byte_and_begin_with_yes(game: Game, way: Practice) -> None:
    own = features_of(game)
    for s, seat, moves in positions(game, way, "bytes"):
        x = looked(game, s, seat)
        assert x[0] == YES
        assert all(-MOST <= answer <= MOST for answer in x)
        for move in moves:
            name, *answers = asked(game, s, seat, move)
            assert 0 <= name < own.names
            assert all(-MOST <= answer <= MOST for answer in answers)


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_edition__grows_when_an_answer_changes(game: Game) -> None:
    digest = sha256()
    for s, seat, moves in positions(game, features_of(game).practice[0], "edition"):
        digest.update(repr(looked(game, s, seat)).encode())
        for move in moves:
            digest.update(repr(asked(game, s, seat, move)).encode())
    assert (features_of(game).edition, digest.hexdigest()[:16]) == ANSWERED[game.id]
