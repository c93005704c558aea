"""Which moves may be taken back at once: one rule, four games."""

from __future__ import annotations

import pytest

from pyrite.core.chance import below
from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play, start_play
from pyrite.engine.registry import all_games, find_game
from pyrite.engine.undo import (
    ONLOOKER_BIT,
    Trace,
    is_free,
    is_unshown,
    last_move,
    take_back,
    told_mask,
    trace_of,
    viewer_bit,
)
from tests.games.end_of_the_trail.build import auctioned, lay_holes
from tests.games.end_of_the_trail.build import dealt as trail_dealt
from tests.games.fool.build import dealt as fool_dealt
from tests.games.fools_gold.build import rolled
from tests.games.gold.build import dealt as gold_dealt


def traces_of(play: Play, *moves: tuple[int, str]) -> list[Trace]:
    """What remains of these moves, and of the chance they set off."""
    traces = []
    for seat, text in moves:
        before = play.branch()
        for step in play.steps(seat, text):
            traces.append(trace_of(play, step, told_mask(before, play, step)))
            before = play.branch()
    return traces


def may_take_back(play: Play, seat: int, *moves: tuple[int, str]) -> bool:
    """May the seat take its last move back at once, after these?"""
    traces = traces_of(play, *moves)
    place = last_move(traces, seat)
    assert place is not None
    return is_free(traces, place)


def first(play: Play) -> tuple[int, str]:
    """Some move of the seat that must speak."""
    seat = play.waiting[0]
    return seat, play.legal(seat)[0]


def test_gold__a_flip_shows_a_face() -> None:
    assert not may_take_back(gold_dealt(a1="g1"), 0, (0, "flip a1"))


def test_fool__a_card_until_the_next_is_played() -> None:
    play = fool_dealt()
    move = first(play)
    assert may_take_back(play, move[0], move)
    play = fool_dealt()
    one = first(play)
    traces = traces_of(play, one)
    traces += traces_of(play, first(play))
    assert not is_free(traces, 0)
    assert is_free(traces, 1)


def test_fools_gold__a_die_until_another_acts() -> None:
    play = rolled()
    seat, move = first(play)
    assert move.startswith("place")
    assert may_take_back(play, seat, (seat, move))


def test_fools_gold__not_after_chance_has_spoken() -> None:
    play = start_play(find_game("fools-gold"), 3, seed="dice")
    while True:
        seat, move = play.waiting[0], play.legal(play.waiting[0])[-1]
        traces = traces_of(play, (seat, move))
        if any(trace.mover < 0 for trace in traces):
            break
    assert not is_free(traces, 0)


def test_trail__a_secret_choice_of_ones_own() -> None:
    play = auctioned(lay_holes(trail_dealt("2c 3c 4c 7h"), "7h"))
    assert may_take_back(play, 0, (0, "select 2c"))


def test_trail__others_secret_choices_do_not_give_themselves_away() -> None:
    """ET8.3: what the asker does not know of cannot stand in the way."""
    play = auctioned(lay_holes(trail_dealt("2c 3c 4c 7h"), "7h"))
    other = next(seat for seat in play.waiting if seat != 0)
    traces = traces_of(play, (0, "select 2c"), (other, play.legal(other)[0]))
    assert not traces[1].told & viewer_bit(0)
    assert traces[1].told & viewer_bit(other)
    assert is_free(traces, 0)


def test_trail__another_who_is_known_to_be_done() -> None:
    """ET8.3: the asker has heard of it."""
    play = trail_dealt("7h")
    traces = traces_of(play, (0, "hole 7h"), (1, play.legal(1)[0]))
    assert traces[1].told & viewer_bit(0)
    assert not is_free(traces, 0)
    assert is_free(traces, 1)


def test_trail__a_look_at_the_land() -> None:
    """ET4.4: one has seen it."""
    play = start_play(find_game("end-of-the-trail"), 3, seed="land")
    while not any(move.startswith("use") for seat in play.waiting for move in play.legal(seat)):
        play.move(*first(play))
    seat = next(one for one in play.waiting if any(m.startswith("use") for m in play.legal(one)))
    look = next(move for move in play.legal(seat) if move.startswith("use"))
    traces = traces_of(play, (seat, look))
    assert not is_unshown(traces, 0)
    assert not is_free(traces, 0)


def test_told__everybody_hears_of_chance_and_open_moves() -> None:
    everybody = 0b1111 | ONLOOKER_BIT
    (trace,) = traces_of(gold_dealt(a1="g1"), (0, "flip a1"))
    assert trace.told == everybody
    assert viewer_bit(ONLOOKER) == ONLOOKER_BIT


def test_last_move__none() -> None:
    assert last_move([], 0) is None


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_take_back__is_as_if_it_had_never_been(game: Game) -> None:
    """One step after the other goes, from a kept moment or from the beginning."""
    play, chance = start_play(game, game.seats[0], seed="undo"), fast_chance(seed_text("undo"))
    kept = None
    for _ in range(40):
        if play.is_over:
            break
        length = len(play.lines)
        seat = play.waiting[below(chance, len(play.waiting))]
        moves = play.legal_numbers(seat)
        play.move(seat, moves[below(chance, len(moves))])
        if below(chance, 2):
            again = start_play(game, game.seats[0], seed="undo")
            for line in play.lines[len(again.lines) : length]:
                again.repeat(line.who, line.text)
            kept = take_back(play, range(length, len(play.lines)), kept)
            assert (play.lines, play.snapshot()) == (again.lines, again.snapshot())
            assert kept == play.snapshot()


def test_take_back__others_secret_choices_stand() -> None:
    play = auctioned(lay_holes(trail_dealt("2c 3c 4c 7h"), "7h"))
    traces_of(play, *((seat, play.legal(seat)[0]) for seat in play.waiting[:2]))
    before, lines = play.twin(), list(play.lines)
    place = len(lines) - 2
    take_back(play, [place], None)
    assert play.lines == [*lines[:place], lines[-1]]
    play.repeat(lines[place].who, lines[place].text)
    assert play.snapshot().state == before.snapshot().state


def test_take_back__nothing_before_a_kept_moment_is_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = fool_dealt()
    for _ in range(6):
        play.move(*first(play))
    last = len(play.lines) - 1
    kept = take_back(play, [last], None)
    play.move(*first(play))
    monkeypatch.setattr(Play, "repeat", lambda *given: pytest.fail("played again"))
    assert take_back(play, [last], kept) == kept
