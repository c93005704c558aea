"""Verification: every line must hold, and the first that does not is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyrite.core.errors import PyriteError
from pyrite.core.seeds import seed_text
from pyrite.engine.errors import BadRecord, WrongRecord
from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import Replay, resume, verify
from pyrite.engine.simulate import play_game
from pyrite.games.gold import GAME
from pyrite.players.uniform import Uniform

SEED = seed_text("verify")
PLAIN = play_game(GAME, 3, {}, SEED, [Uniform()] * 3, ["bot"] * 3).text().splitlines()
AUDIT = play_game(GAME, 3, {}, SEED, [Uniform()] * 3, ["bot"] * 3, audit=True).text().splitlines()
FIRST = PLAIN.index("") + 1  # index of the first line of the game
Edit = Callable[[list[str]], None]


def check(lines: list[str]) -> None:
    """Verify a record given as lines."""
    verify(parse_record("".join(f"{line}\n" for line in lines)))


def edited(lines: list[str], edit: Edit) -> list[str]:
    """A copy with something changed."""
    copy = list(lines)
    edit(copy)
    return copy


def put(index: int, text: str) -> Edit:
    """Another line there."""

    def edit(lines: list[str]) -> None:
        lines[index] = text

    return edit


def drop(index: int) -> Edit:
    """That line missing."""

    def edit(lines: list[str]) -> None:
        del lines[index]

    return edit


def change(index: int, old: str, new: str) -> Edit:
    """Something else in that line."""

    def edit(lines: list[str]) -> None:
        assert old in lines[index]
        lines[index] = lines[index].replace(old, new, 1)

    return edit


def swap_cards(lines: list[str]) -> None:
    """Two cards of the deal exchanged: possible, but not what the seed gives."""
    words = lines[FIRST + 1].split(" ")
    other = next(i for i in range(3, 60) if words[i] != words[2])
    words[2], words[other] = words[other], words[2]
    lines[FIRST + 1] = " ".join(words)


def test_a_good_record_holds() -> None:
    found = verify(parse_record("\n".join([*PLAIN, ""])))
    assert found.is_finished
    assert found.is_chance_proven
    assert not found.is_audit
    assert found.decisions == sum(line[0].isdigit() for line in PLAIN[FIRST:])


def test_an_audit_record_holds() -> None:
    assert verify(parse_record("\n".join([*AUDIT, ""]))).is_audit


@pytest.mark.parametrize(
    ("edit", "number", "why"),
    [
        (swap_cards, FIRST + 2, "the seed gives"),
        (change(FIRST + 1, " g1", " g2"), FIRST + 2, "chance cannot say"),
        (change(FIRST, "start", "begin"), FIRST + 1, "chance cannot say"),
        (drop(FIRST), FIRST + 1, "chance cannot say"),
        (drop(FIRST + 1), FIRST + 2, "chance must speak"),
        (put(FIRST + 2, "* start 1"), FIRST + 3, "chance is not asked"),
        (drop(FIRST + 3), FIRST + 4, "is not asked here"),
        (change(FIRST + 3, "flip", "look"), FIRST + 4, "is not legal here"),
        (put(FIRST + 3, PLAIN[FIRST + 2]), FIRST + 4, "is not legal here"),
        (put(FIRST + 2, "7 flip a1"), FIRST + 3, "there is no seat 7"),
        (change(-3, "= ", "= 1"), len(PLAIN) - 2, "the scores are"),
        (put(-2, "winners 0 1 2"), len(PLAIN) - 1, "the winners are"),
        (drop(-1), len(PLAIN) - 1, "ends without “reason"),
        (drop(-2), len(PLAIN) - 1, "here must stand “winners"),
        (drop(-3), len(PLAIN) - 2, "here must stand “="),
        (drop(-4), len(PLAIN) - 3, "the game is not over"),
        (lambda lines: lines.append("0 flip a1"), len(PLAIN) + 1, "already over"),
        (lambda lines: lines.append("reason again"), len(PLAIN) + 1, "already over"),
    ],
)
def test_a_wrong_line_is_named(edit: Edit, number: int, why: str) -> None:
    with pytest.raises(WrongRecord) as caught:
        check(edited(PLAIN, edit))
    assert f"Line {number}: " in str(caught.value)
    assert why in str(caught.value)
    assert caught.value.in_language("ja").startswith(f"{number} 行目")


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (drop(FIRST + 2), "audit line with seat"),
        (change(FIRST + 2, " | flip c3", ""), "lacks it"),
        (change(FIRST + 2, " | flip c3", " | flip c3 | flip c3"), "stands twice"),
        (change(FIRST + 2, " | flip c3", " | flip c3 | flip c9"), "the audit line lists it"),
        (drop(FIRST + 3), "right before its seat's move"),
        (drop(-4), "right before its seat's move"),
    ],
)
def test_a_wrong_audit_is_named(edit: Edit, why: str) -> None:
    with pytest.raises(PyriteError) as caught:
        check(edited(AUDIT, edit))
    assert why in str(caught.value)


def test_an_unfinished_record_is_fine() -> None:
    found = verify(parse_record("\n".join([*PLAIN[: FIRST + 9], ""])))
    assert not found.is_finished
    assert found.decisions == 7


def test_without_a_seed_chance_is_not_proven_but_all_else_is_checked() -> None:
    lines = [line for line in PLAIN if not line.startswith("seed")]
    assert not verify(parse_record("\n".join([*lines, ""]))).is_chance_proven
    with pytest.raises(WrongRecord, match="not legal"):
        check(edited(lines, change(FIRST + 2, "flip", "look")))


def test_the_reason_is_free_text() -> None:
    check(edited(PLAIN, put(-1, "reason everybody went home")))


def test_winners_come_in_any_order() -> None:
    record = parse_record("\n".join([*PLAIN, ""]))
    winners = PLAIN[-2].split(" ")[1:]
    record.lines[-2] = type(record.lines[-2])("winners", " ".join(reversed(winners)))
    assert verify(record).is_finished


@pytest.mark.parametrize(
    ("old", "new"),
    [("game: gold", "game: chess"), ("rules: 1", "rules: 2"), ("seats: 3", "seats: 7")],
)
def test_a_record_of_something_else_is_refused(old: str, new: str) -> None:
    with pytest.raises(PyriteError):
        check([line.replace(old, new) for line in PLAIN])


def test_other_rules_are_a_bad_record() -> None:
    with pytest.raises(BadRecord, match="rules 2"):
        check([line.replace("rules: 1", "rules: 2") for line in PLAIN])


LONG = "x" * 5000


@pytest.mark.parametrize(
    "edit",
    [
        change(FIRST, "start", LONG),
        change(FIRST + 2, "flip", LONG),
        change(-2, "winners", f"winners {LONG}"),
        lambda lines: lines.insert(FIRST + 2, f"? {LONG}"),
        lambda lines: lines.insert(1, f"player {'9' * 5000}: Ada"),
        lambda lines: lines.insert(1, f"option {LONG}: on"),
        lambda lines: lines.insert(1, f"option layout: {LONG}"),
        lambda lines: lines.__setitem__(slice(1, 1), [f"{LONG}: 1"] * 2),
        change(1, "gold", LONG),
    ],
)
def test_a_wrong_line_is_named_however_long_it_is(edit: Edit) -> None:
    with pytest.raises(PyriteError) as caught:
        check(edited(PLAIN, edit))
    for language in ("en", "ja"):
        assert len(caught.value.in_language(language)) < 800


def test_replay_walks_line_by_line() -> None:
    record = parse_record("\n".join([*PLAIN, ""]))
    replay = Replay(record)
    seen = [len(replay.play.lines) for _ in replay.steps()]
    assert seen[:4] == [1, 2, 3, 4]


def test_resume_goes_on_with_the_same_chance() -> None:
    play = resume(parse_record("\n".join([*PLAIN[: FIRST + 1], ""])))
    assert [str(line) for line in play.lines] == PLAIN[FIRST : FIRST + 2]
