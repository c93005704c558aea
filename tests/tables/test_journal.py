"""The journal: rows of events and records of games, there and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyrite.core.law import ONLOOKER
from pyrite.engine.errors import BadRecord, WrongRecord
from pyrite.engine.play import start_play
from pyrite.engine.records.record import GameRecord, Line, decode_record, parse_record
from pyrite.engine.records.replay import resume
from pyrite.engine.registry import find_game
from pyrite.tables import events as e
from pyrite.tables.clocks import ClockRule
from pyrite.tables.journal import event_row, events_of, row_event, seen_lines
from pyrite.tables.seats import bot, person
from pyrite.tables.table import Table
from tests.games.end_of_the_trail.build import auctioned, dealt, lay_holes

FINISHED = sorted((Path(__file__).parents[1] / "games").glob("*/finished/*.txt"))
EVENTS: tuple[e.Event, ...] = (
    e.Opened(
        "gold", {"start": "0"}, (person("花子", "k"), bot("easy")), "k", "c", clock=ClockRule(9)
    ),
    e.Seated(1, "Ada", "k", "00ff"),
    e.Seated(1, "", "k"),
    e.Ended(""),
    e.Started((0, 2), 1, ("", "00")),
    e.Moved(1, "flip a1", 0b111, by_bot=True),
    e.Moved(0, 'a "quoted"\\ line\n花', 0b111, decision=7),
    e.Drawn("start 0", 0b100000011),
    e.TakenBack(0, (3, 5), 1),
    e.Answered(1, 0, yes=False),
    e.TimeLost(1.5),
    e.Closed(),
)


def folded(record: GameRecord) -> Table:
    """The table of a record."""
    table = Table("t", lambda salts: record.seed or "")
    for event in events_of(record, "key"):
        table.take(event, 0.0)
    return table


def running(game: str, seats: int, steps: int, **options: str) -> GameRecord:
    """A game of the first legal moves, so far."""
    play = start_play(find_game(game), seats, seed="journal", options=options)
    for _ in range(steps):
        seat = play.waiting[0]
        play.move(seat, play.legal(seat)[0])
    play.players = {0: "Ada", 1: "bot easy"}
    return play.game_record()


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_row__there_and_back(event: e.Event) -> None:
    row = event_row("t", 7, 1.5, event)
    assert (row.table, row.number, row.at) == ("t", 7, 1.5)
    assert row_event(row) == event


@pytest.mark.parametrize("file", FINISHED, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_record__of_a_finished_game(file: Path) -> None:
    """As an event each: opening, start, every step, the end; then the record is the same."""
    record = decode_record(file.read_bytes())
    table = folded(record)
    steps = [line for line in record.lines if line.who == "*" or line.who.isdigit()]
    assert table.state == "over"
    assert table.count == len(steps) + 3
    again = table.record()
    assert (again.seed, again.options, again.seats) == (record.seed, record.options, record.seats)
    assert [line for line in again.lines if line.who != "reason"] == [
        line for line in record.lines if line.who not in ("reason", "#", "?")
    ]


@pytest.mark.parametrize(
    ("game", "seats"), [("gold", 2), ("fool", 4), ("fools-gold", 3), ("end-of-the-trail", 2)]
)
def test_record__of_a_running_game(game: str, seats: int) -> None:
    """It goes on where it stopped, and everybody is asked what they were asked."""
    record = running(game, seats, 9)
    table = folded(record)
    assert table.state == "playing"
    assert table.record().lines == record.lines
    assert table.waiting == resume(record).waiting
    assert all(table.questions.open(seat) is not None for seat in table.waiting)
    assert table.chairs[0] == person("Ada", "key")
    assert table.chairs[1] == bot("easy")
    assert {chair.player for chair in table.chairs[2:]} <= {"person"}


def test_record__who_moved_and_who_may_know() -> None:
    events = list(events_of(running("gold", 2, 4, start="0"), "key"))
    moved = [event for event in events if isinstance(event, e.Moved)]
    assert [(event.seat, event.by_bot) for event in moved] == [
        (0, False),
        (0, False),
        (1, True),
        (1, True),
    ]
    assert {event.told for event in moved} == {0b1_0000_0011}


def test_record__cut_before_chance_spoke() -> None:
    """What the seed says is said."""
    record = running("gold", 2, 0)
    whole, record.lines = record.lines, []
    assert folded(record).record().lines == whole
    record.seed = None
    assert folded(record).record().lines == []


def test_record__comments_and_audit_are_no_events() -> None:
    record = running("gold", 2, 1, start="0")
    moves = " | ".join(resume(running("gold", 2, 0, start="0")).legal(0))
    record.lines[-1:] = [Line("#", "well"), Line("?", f"0 {moves}"), record.lines[-1]]
    again = parse_record(record.text())
    assert folded(again).record().lines == running("gold", 2, 1, start="0").lines


def test_record__that_does_not_hold_is_refused() -> None:
    record = running("gold", 2, 1)
    record.lines.append(Line("0", "flip z9", 12))
    with pytest.raises(WrongRecord):
        folded(record)
    record.rules = 99
    with pytest.raises(BadRecord):
        folded(record)


def test_seen_lines__no_chance_and_no_secret_of_others() -> None:
    """ET8.3: what is chosen in secret is the chooser's alone until it is shown."""
    play = auctioned(lay_holes(dealt("2c 3c 4c 7h"), "7h"))
    play.move(0, "select 2c")
    mine, others, onlookers = (seen_lines(play, viewer) for viewer in (0, 1, ONLOOKER))
    assert mine[-1] == Line("0", "select 2c")
    assert mine[-1] not in others
    assert not [line for line in onlookers if line.text.startswith(("select", "hole"))]
    assert all(line.who.isdigit() for line in (*mine, *others))


def test_seen_lines__a_finished_game_is_an_open_book() -> None:
    record = decode_record(FINISHED[0].read_bytes())
    play = folded(record).play
    assert play
    assert seen_lines(play, ONLOOKER) == play.game_record().lines
