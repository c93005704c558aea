"""Checked play: every wrong call is a named error in one line, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import pyrite
from pyrite.core.errors import BadText, PyriteError
from pyrite.engine.errors import (
    GameOver,
    IllegalMove,
    ImpossibleChance,
    NotYourTurn,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
    UnknownValue,
    WrongSeats,
)
from pyrite.engine.play import Play
from pyrite.games.gold import GAME
from tests.contract.walk import Variant, positions
from tests.games.gold.build import dealt


def start() -> Play:
    """Gold for four, seat 1 begins."""
    return pyrite.game("gold").start(4, seed="play", start=1)


WRONG: list[tuple[type[PyriteError], str, Callable[[], object]]] = [
    (UnknownGame, "no game “chess”", lambda: pyrite.game("chess")),
    (WrongSeats, "2–5 seats, not 9", lambda: pyrite.game("gold").start(9)),
    (UnknownOption, "no option “foo”", lambda: pyrite.game("gold").start(4, foo="1")),
    (UnknownValue, "Values: 1, match", lambda: pyrite.game("gold").start(4, games="7")),
    (UnknownValue, "Values: random, 0, 1", lambda: pyrite.game("gold").start(2, start="2")),
    (UnknownSeat, "no seat 7", lambda: start().move(7, "flip a1")),
    (UnknownSeat, "no seat 4", lambda: start().legal(4)),
    (UnknownSeat, "no seat -2", lambda: start().view(-2)),
    (NotYourTurn, "1 must speak first", lambda: start().move(0, "flip a1")),
    (IllegalMove, "flip a8", lambda: start().move(1, "flip a9")),
    (IllegalMove, "Legal, for instance", lambda: start().move(1, "pass")),
    (IllegalMove, "from 0 to 63", lambda: start().move(1, 64)),
    (NotYourTurn, "Chance is not asked", lambda: start().settle("start 1")),
    (NotYourTurn, "given by hand", lambda: Play(GAME, 4, {}, None, {}).move(0, "flip a1")),
    (ImpossibleChance, "“start 3”", lambda: Play(GAME, 3, {}, None, {}).settle("start 3")),
    (BadText, "deal g1", lambda: Play(GAME, 3, {}, None, {}).settle("rain")),
]


@pytest.mark.parametrize(("kind", "text", "call"), WRONG)
def test_a_wrong_call_is_a_named_error(
    kind: type[PyriteError], text: str, call: Callable[[], object]
) -> None:
    with pytest.raises(kind) as caught:
        call()
    assert text in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.in_language("ja") != str(caught.value)


def test_a_wrong_move_changes_nothing() -> None:
    play = start()
    before = play.record(), play.information(1).bytes
    with pytest.raises(IllegalMove):
        play.move(1, "flip z9")
    assert (play.record(), play.information(1).bytes) == before


def test_an_illegal_move_names_the_nearest_legal_ones() -> None:
    play = start()
    play.move(1, "flip e5")
    with pytest.raises(IllegalMove, match=r"flip [a-h]5"):
        play.move(1, "flip e5")


def test_when_the_game_is_over() -> None:
    *_, play = positions(Variant(GAME, 2, ()), "over", every=1000)
    with pytest.raises(GameOver):
        play.move(0, "flip a1")
    assert play.waiting == ()
    assert play.legal(0) == ()


def test_a_move_by_number_is_the_move_by_text() -> None:
    one, other = start(), start()
    one.move(1, "flip b1")
    other.move(1, 1)
    assert one.record() == other.record()


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {pyrite.game("gold").start(2).seed for _ in range(2)}
    assert len(seeds) == 2
    assert all(seed and len(seed) == 64 for seed in seeds)


def test_a_seed_is_hex_digits_or_any_text() -> None:
    assert pyrite.game("gold").start(2, seed="ab" * 32).seed == "ab" * 32
    assert pyrite.game("gold").start(2, seed="nugget").seed != "nugget"


def test_only_options_that_differ_are_kept() -> None:
    play = pyrite.game("gold").start(2, seed="x", layout="grid", games=1)
    assert play.options == {"layout": "grid"}


def test_a_twin_goes_its_own_way() -> None:
    play = start()
    other = play.twin()
    other.move(1, "flip a1")
    assert len(play.legal(1)) == 64
    assert len(other.legal(1)) == 63
    assert len(other.lines) == len(play.lines) + 1


def test_a_view_has_what_all_games_share() -> None:
    view = dealt(start=2).view(1)
    assert (view["id"], view["seats"], view["viewer"], view["waiting"]) == ("gold", 4, 1, [2])
    assert view["result"] is None


@pytest.mark.parametrize("id", ["gold", "fools-gold", "end-of-the-trail"])
def test_a_view_is_its_reader_s_to_change(id: str) -> None:
    play = pyrite.game(id).start(3, seed="mine")
    view = play.view(0)
    for value in view.values():
        if isinstance(value, dict | list):
            value.clear()
    assert play.view(0) != view
    assert play.view(0) == pyrite.game(id).start(3, seed="mine").view(0)


def test_a_finished_view_tells_the_result() -> None:
    *_, play = positions(Variant(GAME, 2, ()), "over", every=1000)
    assert play.view(-1)["result"]["scores"] == list(play.score())
