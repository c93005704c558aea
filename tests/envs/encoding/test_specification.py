"""Encodings: nothing forgotten, nothing hidden told, the same for every seat, in range."""

from __future__ import annotations

import numpy as np
import pytest

from pyrite.core.game import Game
from pyrite.core.vocabulary.feature_spec import axes_of, leaves
from pyrite.engine.errors import WrongSeats
from pyrite.engine.play import Play
from pyrite.engine.player import Information
from pyrite.engine.registry import find_game
from pyrite.envs.encoding.descriptions import description_of
from pyrite.envs.encoding.specification import encoding
from tests.contract.walk import (
    Variant,
    build_of,
    each_game,
    each_plain_variant,
    guess,
    observe,
    positions,
    stream,
    variants,
)

each_variant = pytest.mark.parametrize("variant", variants(), ids=str)


@each_game
def test_description__covers_every_field_once_or_says_why_not(game: Game) -> None:
    description = description_of(game)
    taken = {field for piece in description.pieces for field in piece.fields}
    left = set(description.left_out)
    assert not taken & left
    assert taken | left == set(leaves(game.state))


@each_game
def test_description__paths_exist(game: Game) -> None:
    for piece in description_of(game).pieces:
        for path in piece.paths:
            axes_of(game.state, path)


@pytest.mark.parametrize(
    "path", ["coins", "face", "stage[]", "players[seat]", "stage.more", "face[all]"]
)
def test_axes__wrong_path_is_refused(path: str) -> None:
    with pytest.raises(KeyError):
        axes_of(find_game("gold").state, path)


def test_encoding__wrong_seats_are_refused() -> None:
    with pytest.raises(WrongSeats):
        encoding(find_game("gold"), 1)


@each_variant
def test_encode__values_stay_in_their_range(variant: Variant) -> None:
    code = encoding(variant.game, variant.seats)
    for play in positions(variant, "range", every=19):
        for seat in (*range(variant.seats), -1):
            row = code.encode(play.information(seat))
            assert row.shape == (code.width,)
            low, high = code.bounds
            wrong = np.flatnonzero((row < low) | (row > high))
            assert not wrong.size, [part for part in code.parts if part.start <= wrong[0]][-1]


@each_plain_variant
def test_encode__what_is_hidden_changes_nothing(variant: Variant) -> None:
    """Whatever state fits what a seat knows, the observation is the same bytes."""
    game = variant.game
    code = encoding(game, variant.seats)
    chance = stream("hidden")
    for play in positions(variant, "hidden", every=23):
        for seat in range(variant.seats):
            information = play.information(seat)
            row = code.encode(information)
            for _ in range(3):
                other = observe(game, guess(game, information.state, chance), seat)
                assert np.array_equal(row, code.encode(Information(game, seat, other)))


@each_plain_variant
def test_encode__seats_turned_look_the_same(variant: Variant) -> None:
    game, seats = variant.game, variant.seats
    build = build_of(game)
    code = encoding(game, seats)
    *_, play = positions(variant, "turned", every=10_000)
    straight, turned = (Play(game, seats, {}, None, {}) for _ in range(2))
    for number, line in enumerate(play.lines):
        if line.who == "*":
            outcome = game.parse_chance(line.text)
            straight.put_outcome(outcome)
            turned.put_outcome(build.turned_outcome(outcome, seats))
        else:
            move = game.parse_move(line.text)
            straight.make_move(int(line.who), move)
            turned.make_move((int(line.who) + 1) % seats, build.turned_move(move, seats))
        if number % 7 == 0 and not straight.waits_for_chance:
            for seat in range(seats):
                mine = code.encode(straight.information(seat))
                theirs = code.encode(turned.information((seat + 1) % seats))
                assert np.array_equal(mine, theirs)


@pytest.mark.slow
@each_plain_variant
def test_floats__one_hot_and_scaled(variant: Variant) -> None:
    code = encoding(variant.game, variant.seats)
    rows = [
        code.encode(play.information(seat))
        for play in positions(variant, "floats", every=29)
        for seat in range(variant.seats)
    ]
    floats = code.floats(np.stack(rows))
    assert floats.shape == (len(rows), code.float_width)
    assert np.array_equal(code.floats(rows[0]), floats[0])
    for part in code.parts:
        values = floats[:, part.float_start : part.float_start + part.float_width]
        if part.piece.kind in ("category", "seat", "put", "place"):
            assert (values.sum(1) == part.width).all()
        elif part.piece.kind != "bag":
            assert np.abs(values).max() <= 1
