"""The form of records: what is read, what is refused, with which words."""

from __future__ import annotations

import pytest

from pyrite.engine.errors import BadRecord
from pyrite.engine.records.record import Line, decode_record, parse_record

GOOD = """pyrite record 1
game: gold
rules: 1
seats: 2
option layout: grid
player 0: Ada
weather: fine: and dry

# a comment
* start 0
0 flip a1
"""


def test_a_record_is_read() -> None:
    record = parse_record(GOOD)
    assert (record.game, record.rules, record.seats) == ("gold", 1, 2)
    assert record.options == {"layout": "grid"}
    assert record.players == {0: "Ada"}
    assert record.lines[1:] == [Line("*", "start 0"), Line("0", "flip a1")]
    assert record.lines[1].number == 10


def test_unknown_keys_are_kept() -> None:
    record = parse_record(GOOD)
    assert record.other == {"weather": "fine: and dry"}
    assert "weather: fine: and dry\n" in record.text()


def test_a_name_may_be_empty() -> None:
    assert parse_record(GOOD.replace("player 0: Ada", "player 0:")).players == {0: ""}


def test_a_seed_in_capitals_is_the_same_seed() -> None:
    record = parse_record(GOOD.replace("player 0: Ada", "seed: " + "AB" * 32))
    assert record.seed == "ab" * 32


def test_header_lines_come_in_any_order() -> None:
    lines = GOOD.split("\n")
    lines[1], lines[4] = lines[4], lines[1]
    assert parse_record("\n".join(lines)).text() == parse_record(GOOD).text()


def test_blank_lines_and_trailing_spaces_do_no_harm() -> None:
    loose = GOOD.replace("* start 0\n", "\n* start 0   \n\n").replace("rules: 1", "rules: 1 ")
    assert parse_record(loose).text() == parse_record(GOOD).text()


def test_what_was_written_reads_back_to_the_same_bytes() -> None:
    text = parse_record(GOOD).text()
    assert parse_record(text).text() == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file is empty"),
        ("hello\n", "first line must be “pyrite record 1”"),
        (GOOD[:-3], "line 11 is cut off"),
        (GOOD.replace("game: gold\n", ""), "no “game”"),
        (GOOD.replace("rules: 1\n", ""), "no “rules”"),
        (GOOD.replace("seats: 2", "seats: two"), "“seats” cannot be “two”"),
        (GOOD.replace("rules: 1", "rules: 1\nrules: 1"), "line 4 gives “rules” a second time"),
        (GOOD.replace("player 0", "player 2"), "“player” cannot be “2”"),
        (GOOD.replace("player 0", "seed"), "“seed” cannot be “Ada”"),
        (GOOD.replace("\n\n", "\n"), "is no “key: value”"),
        (GOOD.replace("0 flip", "flip"), "line 11 “flip a1” is neither"),
        ("pyrite record 1\n\0\n", "not text"),
    ],
)
def test_what_is_not_a_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse_record(text)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.in_language("ja")


def test_a_binary_file_is_refused() -> None:
    with pytest.raises(BadRecord, match="not text"):
        decode_record(b"\x89PNG\xff\x00")
