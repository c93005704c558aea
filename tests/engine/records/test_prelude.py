"""A game that goes on behind a step of another: its record says so, and holds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyrite.core.errors import PyriteError
from pyrite.core.seeds import seed_text
from pyrite.engine.play import Play
from pyrite.engine.records.record import GameRecord, parse_record
from pyrite.engine.records.replay import resume, take_over, verify
from pyrite.engine.registry import find_game, game_ids
from pyrite.engine.simulate import play_game
from pyrite.players.simple import Uniform

OLD, NEW = seed_text("old"), seed_text("new")


def played(game: str) -> GameRecord:
    """A whole game, as it is written."""
    found = find_game(game)
    seats = found.usual_seats
    record = play_game(found, seats, {}, OLD, [Uniform()] * seats, ["bot"] * seats)
    return parse_record(record.text())


def middle(record: GameRecord) -> int:
    """A step in the midst of it behind which a seat decides."""
    steps = [line for line in record.lines if line.who in "*01234567"]
    return next(n for n in range(len(steps) // 2, len(steps)) if steps[n].who != "*")


def gone_on(begun: GameRecord) -> Play:
    """The new game, played to its end."""
    play = resume(replace(begun, seed=NEW))
    while not play.is_over:
        seat = play.waiting[0]
        play.move(seat, play.legal(seat)[-1])
    return play


@pytest.mark.parametrize("guessed", [False, True])
@pytest.mark.parametrize("game", game_ids())
def test_going_on__the_record_says_where_it_came_from_and_holds(game: str, guessed: bool) -> None:
    record = played(game)
    step = middle(record)
    play = gone_on(take_over(record, step, 0 if guessed else None))
    written = parse_record(play.record())
    assert written.lines[:step] == record.lines[:step]
    assert written.lines[step:] != record.lines[step:]
    assert written.prelude == take_over(record, step, 0 if guessed else None).prelude
    found = verify(written)
    assert (found.prelude, found.is_finished, found.is_chance_proven) == (step, True, True)
    other = parse_record(play.record().replace(NEW, OLD))
    if any(line.who == "*" for line in other.lines[step:]):
        with pytest.raises(PyriteError):
            verify(other)


@pytest.mark.parametrize("game", game_ids())
def test_dealt_anew__the_seat_knows_what_it_knew(game: str) -> None:
    record = played(game)
    step = middle(record)
    before = resume(take_over(record, step))
    anew = resume(replace(take_over(record, step, 0), seed=NEW))
    assert anew.information(0).bytes == before.information(0).bytes
    assert anew.twin().information(0).bytes == before.information(0).bytes


def test_dealt_anew__others_hold_something_else() -> None:
    before = take_over(played("fool"), 6)
    anew = replace(take_over(played("fool"), 6, 0), seed=NEW)
    hands = [resume(one).view(1)["hand"] for one in (before, anew)]
    assert hands[0] != hands[1]


def test_going_on__again_from_there() -> None:
    first = parse_record(gone_on(take_over(played("gold"), 10)).record())
    assert verify(parse_record(gone_on(take_over(first, 12)).record())).prelude == 12
    guessed = parse_record(gone_on(take_over(played("gold"), 10, 1)).record())
    assert verify(parse_record(gone_on(take_over(guessed, 9)).record())).prelude == 9
    with pytest.raises(PyriteError, match=r"hidden cards dealt anew"):
        take_over(guessed, 10)


@pytest.mark.parametrize("step", [0, 10_000])
def test_going_on__only_where_something_comes_after(step: int) -> None:
    with pytest.raises(PyriteError, match=r"from step"):
        take_over(played("gold"), step)


def test_going_on__not_for_a_seat_that_is_not_there() -> None:
    record = played("gold")
    with pytest.raises(PyriteError, match=r"seat 7"):
        take_over(record, 10, 7)
    with pytest.raises(PyriteError, match=r"nobody|Nobody"):
        take_over(record, 1, 0)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("prelude: 10 ", "prelude: 9999 "),
        ("prelude: 10 ", "prelude: 0 "),
        ("guessed 0", "guessed 5"),
        (f"seed: {NEW}\n", ""),
    ],
)
def test_going_on__a_record_that_says_it_wrongly_does_not_hold(old: str, new: str) -> None:
    text = gone_on(take_over(played("gold"), 10, 0)).record()
    with pytest.raises(PyriteError):
        verify(parse_record(text.replace(old, new)))
