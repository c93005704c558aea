"""A table at one keyboard: journal first, as a record file; then it happens and is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pyrite.core.law import CHANCE_MOVER, ONLOOKER
from pyrite.core.seeds import seed_text
from pyrite.engine.errors import FileFault, UnknownOption, WrongSeats
from pyrite.engine.records.files import read_record, usual_mode, write_whole
from pyrite.engine.records.record import GameRecord, Line, parse_record
from pyrite.engine.records.replay import verify
from pyrite.engine.registry import find_game
from pyrite.tables.errors import Refused
from pyrite.tables.keyboard.table import FileTable, margin_of, new_file_table, resumed_file_table

SEED = seed_text("files")
HEAD = "pyrite record 1\ngame: gold\nrules: 1\nseats: 2\noption start: 0\n"


def table_of(
    folder: Path, game: str = "gold", *players: str, begun: bool = True, **options: str
) -> FileTable:
    """A table with these, two people if none is named."""
    names = dict(enumerate(players or ("Ada", "person")))
    table = new_file_table(folder / "game.txt", find_game(game), names, seed=SEED, options=options)
    if begun:
        table.begin()
    return table


def first(table: FileTable) -> None:
    """Whoever must speak makes the first legal move."""
    seat = table.play.waiting[0]
    table.move(seat, table.play.legal(seat)[0])


def written(table: FileTable) -> GameRecord:
    """What stands in the file, which must hold."""
    record = read_record(table.file)
    verify(record)
    return record


def fail(*_: object, **__: object) -> None:
    """The disk is full."""
    raise FileFault("cannot-write", file="game.txt", why="No space left on device")


def test_new__nothing_is_written_before_it_begins(tmp_path: Path) -> None:
    table = table_of(tmp_path, begun=False)
    assert list(tmp_path.iterdir()) == []
    assert (table.people, table.levels) == ((0, 1), {})
    table.begin()
    assert written(table).players == {0: "Ada", 1: "person"}
    assert [line.who for line in written(table).lines] == ["*", "*"]


def test_new__what_cannot_be_is_named(tmp_path: Path) -> None:
    with pytest.raises(WrongSeats):
        table_of(tmp_path, "fool", "Ada", "Bob")
    with pytest.raises(UnknownOption):
        table_of(tmp_path, spoons="many")


def test_move__is_written_before_it_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody hears of what is not in the file."""
    table = table_of(tmp_path, start="0")
    told = len(table.news[ONLOOKER])
    heard = []

    def note(*words: Any, **more: Any) -> None:
        heard.append(len(table.news[ONLOOKER]))
        write_whole(*words, **more)

    monkeypatch.setattr(table, "write_whole", note)
    table.move(0, "flip a1")
    assert heard == [told]
    assert len(table.news[ONLOOKER]) == told + 1
    assert written(table).lines[-1] == Line("0", "flip a1")


def test_full_disk__the_game_goes_on_and_the_next_move_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(tmp_path, start="0")
    before = table.file.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(table, "write_whole", fail)
        table.move(0, "flip a1")
    assert not table.is_saved
    assert table.fault
    assert table.file.read_bytes() == before
    table.move(0, "flip b1")
    assert table.is_saved
    assert [str(line) for line in written(table).lines if line.who == "0"] == [
        "0 flip a1",
        "0 flip b1",
    ]


def test_full_disk__a_game_that_was_to_be_kept_does_not_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(tmp_path, begun=False)
    monkeypatch.setattr(table, "write_whole", fail)
    with pytest.raises(FileFault, match="No space left"):
        table.begin()


def test_move__that_is_not_legal_changes_nothing(tmp_path: Path) -> None:
    table = table_of(tmp_path, start="0")
    before = table.file.read_bytes()
    with pytest.raises(Refused, match="not possible now"):
        table.move(0, "flip z9")
    assert table.file.read_bytes() == before


@pytest.mark.parametrize(
    ("game", "seats"), [("gold", 2), ("fool", 4), ("fools-gold", 3), ("end-of-the-trail", 2)]
)
def test_file__holds_after_every_move(tmp_path: Path, game: str, seats: int) -> None:
    table = table_of(tmp_path, game, *["person"] * seats)
    for count in range(1, 12):
        first(table)
        assert sum(line.who.isdigit() for line in written(table).lines) == count


def test_file__who_may_read_it(tmp_path: Path) -> None:
    """Its owner alone; everybody once the game is over."""
    table = table_of(tmp_path)
    assert table.file.stat().st_mode & 0o777 == 0o600
    while not table.is_over:
        first(table)
    assert table.file.stat().st_mode & 0o777 == usual_mode()
    assert written(table).is_finished


def test_news__each_hears_what_they_may(tmp_path: Path) -> None:
    """ET8.3: of a secret choice others hear once it is made."""
    table = table_of(tmp_path, "end-of-the-trail", "Ada", "Bob", start="0")
    chance = [one.news.mover for one in table.news[ONLOOKER]]
    assert set(chance) == {CHANCE_MOVER}
    first(table)
    mine, theirs = table.news[0][-1], table.news[1][-1]
    assert mine.news.mover == theirs.news.mover == 0
    assert (mine.news.is_hidden, theirs.news.is_hidden) == (False, True)
    assert (mine.view["viewer"], theirs.view["viewer"]) == (0, 1)


def test_news__nobody_collects_for_a_bot(tmp_path: Path) -> None:
    table = table_of(tmp_path, "gold", "bot easy", "Ada")
    assert set(table.news) == {1, ONLOOKER}
    assert table.levels == {0: "easy"}


def test_same__screens_that_differ_by_nothing_but_the_viewer(tmp_path: Path) -> None:
    table = table_of(tmp_path, "fool", *["person"] * 4)
    assert not table.shows_the_same(0, 1)
    assert table.shows_the_same(2, 2)


def test_thought__of_a_bot_depends_on_the_place_in_the_game(tmp_path: Path) -> None:
    """After a pause a game goes on as without."""
    table = table_of(tmp_path, "gold", "Ada", "bot easy", start="1")
    again = resumed_file_table(table.file, read_record(table.file))
    assert again.bot_thought(1) == table.bot_thought(1)
    assert table.bot_thought(1).level == "easy"
    assert not table.hint_thought(1).level


def test_resume__goes_on_where_it_stopped(tmp_path: Path) -> None:
    table = table_of(tmp_path, "fools-gold", "Ada", "person", "bot easy")
    for _ in range(7):
        first(table)
    before = table.file.read_bytes()
    again = resumed_file_table(table.file, read_record(table.file))
    assert (again.people, again.levels) == (table.people, table.levels)
    assert again.news == {0: [], 1: [], ONLOOKER: []}
    again.begin()
    assert table.file.read_bytes() == before
    first(again)
    first(table)
    assert again.play.lines == table.play.lines


def test_resume__somebody_takes_seat_0_where_only_bots_played(tmp_path: Path) -> None:
    table = table_of(tmp_path, "gold", "bot easy", "bot uniform")
    again = resumed_file_table(table.file, read_record(table.file))
    assert again.people == (0,)
    again.begin()
    assert written(again).players == {0: "person", 1: "bot uniform"}


def test_resume__a_record_without_players_or_seed(tmp_path: Path) -> None:
    table = resumed_file_table(tmp_path / "game.txt", parse_record(HEAD + "\n"))
    assert table.people == (0, 1)
    assert table.play.seed is None
    assert table.play.waits_for_chance


def test_resume__a_finished_game_is_over(tmp_path: Path) -> None:
    table = table_of(tmp_path)
    while not table.is_over:
        first(table)
    again = resumed_file_table(table.file, read_record(table.file))
    assert again.is_over
    assert again.play.result == table.play.result


def test_margin__stays_where_it_was(tmp_path: Path) -> None:
    """Comments and keys that nobody here knows."""
    table = table_of(tmp_path, start="0")
    first(table)
    lines = table.file.read_text("utf-8").splitlines()
    start = lines.index("")
    lines[start:start] = ["event: summer cup"]
    lines[start + 2 : start + 2] = ["# before all", "# and this"]
    text = "\n".join([*lines, "# so far"]) + "\n"
    again = resumed_file_table(table.file, parse_record(text))
    again.begin()
    assert table.file.read_text("utf-8") == text
    first(again)
    assert again.file.read_text("utf-8") == f"{text}{again.play.lines[-1]}\n"


def test_margin__comments_stay_between_the_same_steps() -> None:
    record = parse_record(HEAD + "\n# a\n* deal\n# b\n0 flip a1\n# c\n0 flip b1\n# d\n")
    margin = margin_of(record)
    assert [(at, line.text) for at, line in margin.comments] == [
        (0, "a"),
        (1, "b"),
        (2, "c"),
        (3, "d"),
    ]
    assert [at for at, _ in margin.without([1, 2]).comments] == [0, 1, 1, 1]
    assert [at for at, _ in margin.without([1]).comments] == [0, 1, 1, 2]


def test_take_back__one_keyboard_asks_nobody(tmp_path: Path) -> None:
    """Among people: all sit here, so all agree; bots are not asked either."""
    for players in (("Ada", "Bob", "Cid"), ("Ada", "bot easy", "bot easy")):
        table = table_of(tmp_path, "fools-gold", *players, start="0")
        before, told = table.file.read_bytes(), len(table.news[0])
        for _ in range(3):
            first(table)
        table.take_back(0)
        assert table.file.read_bytes() == before
        assert table.play.waiting == (0,)
        (event,) = table.news[0][-1].news.events
        assert (event.key, event.values["seat"], event.values["steps"]) == ("taken-back", 0, 3)
        assert len(table.news[0]) == told + 4
        first(table)
        assert written(table).lines[-1].who == "0"


def test_take_back__never_past_something_shown(tmp_path: Path) -> None:
    """G4.1: a flipped card was seen by all."""
    table = table_of(tmp_path, start="0")
    first(table)
    before = table.file.read_bytes()
    with pytest.raises(Refused, match="cannot be taken back"):
        table.take_back(0)
    assert table.file.read_bytes() == before


def test_take_back__of_a_resumed_game_with_its_comments(tmp_path: Path) -> None:
    table = table_of(tmp_path, "fools-gold", "Ada", "Bob", "Cid", start="0")
    before = table.file.read_text("utf-8")
    first(table)
    text = table.file.read_text("utf-8") + "# a bold one\n"
    again = resumed_file_table(table.file, parse_record(text))
    again.take_back(0)
    assert table.file.read_text("utf-8") == f"{before}# a bold one\n"
    first(again)
    assert table.file.read_text("utf-8") == f"{before}# a bold one\n{again.play.lines[-1]}\n"


def test_last_mover__as_far_as_the_asker_may_know(tmp_path: Path) -> None:
    """ET8.3: who is in the middle of a secret choice is not given away."""
    table = table_of(tmp_path, "end-of-the-trail", "Ada", "Bob", start="0")
    assert table.last_mover(0) is None
    first(table)
    assert (table.last_mover(0), table.last_mover(1)) == (0, 0)
    while table.play.waiting != (0, 1):
        first(table)
    assert (table.last_mover(0), table.last_mover(1)) == (0, 0)
    told = len(table.news[1])
    first(table)
    assert len(table.news[1]) == told
    assert (table.last_mover(0), table.last_mover(1)) == (0, 1)
