"""`pyrite verify --proof`: what was kept from before the start catches who chose the cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyrite.tables import commands as c
from tests.cli.conftest import Pyrite, Ran, one_error
from tests.tables.build import SECRET, Party, key, opened
from tests.web.cheating import Grind, cheat, for_a_bot, instead_of_a_person

SALT = "ab" * 32


class Files:
    """A game of Ada, who added a salt, and a bot: its record and its proof, to be verified."""

    def __init__(self, folder: Path, pyrite: Pyrite) -> None:
        party = opened("gold", "Ada", "bot easy")
        party.do(c.Start(key(0), SALT))
        play_on(party)
        assert party.table.proof
        self.commitment = party.table.commitment
        self.record, self.proof = folder / "game.txt", folder / "proof.json"
        self.record.write_text(party.table.record().text(), "utf-8")
        self.proof.write_text(json.dumps(party.table.proof.data()), "utf-8")
        self.pyrite = pyrite

    def verify(self, *words: str) -> Ran:
        """The command, with these words more."""
        return self.pyrite("verify", self.record, "--proof", self.proof, *words)


def play_on(party: Party) -> None:
    """Everybody takes the first move there is, to the end."""
    table = party.table
    while table.state == "playing":
        seat = table.waiting[0]
        if table.chairs[seat].bot_plays:
            decision = table.questions.open(seat)
            assert table.play
            assert decision is not None
            party.do(c.PlayForSeat(seat, decision, table.play.legal(seat)[0]))
        else:
            party.move(seat)


def test_honest__with_what_was_kept(pyrite: Pyrite, tmp_path: Path) -> None:
    files = Files(tmp_path, pyrite)
    ran = files.verify("--salt", SALT.upper(), "--commitment", files.commitment)
    assert (ran.code, ran.err) == (0, "")
    assert "seed proven by the table, your part is in it, promised before the start" in ran.out


def test_honest__without_it_the_verdict_says_what_was_not_checked(
    pyrite: Pyrite, tmp_path: Path
) -> None:
    files = Files(tmp_path, pyrite)
    assert "not checked that your part is in it" in files.verify().out
    assert "not checked that it was promised" in files.verify("--salt", SALT).out
    assert "あなたの分が入っているかは未確認" in files.verify("--lang", "ja").out
    assert "Not checked that your part is in it" in pyrite("proof", files.proof).out


@pytest.mark.parametrize(
    ("grind", "words", "why"),
    [
        (instead_of_a_person, ("--salt", SALT), "your salt was thrown away"),
        (for_a_bot, (), "Seat 1 has nothing to add"),
    ],
)
def test_cheating__is_caught(
    pyrite: Pyrite,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    grind: Grind,
    words: tuple[str, ...],
    why: str,
) -> None:
    cheat(monkeypatch, grind)
    assert why in one_error(Files(tmp_path, pyrite).verify(*words), 1)


def test_another_promise__is_caught(pyrite: Pyrite, tmp_path: Path) -> None:
    ran = Files(tmp_path, pyrite).verify("--commitment", SECRET.hex())
    assert "another promise" in one_error(ran, 1)


@pytest.mark.parametrize("words", [("--salt", "xy"), ("--salt", "abc"), ("--commitment", "ab")])
def test_what_was_kept__must_be_hex(pyrite: Pyrite, tmp_path: Path, words: tuple[str, ...]) -> None:
    assert "hex" in one_error(Files(tmp_path, pyrite).verify(*words))


def test_what_was_kept__needs_a_proof(pyrite: Pyrite, tmp_path: Path) -> None:
    files = Files(tmp_path, pyrite)
    assert "--proof" in one_error(pyrite("verify", files.record, "--salt", SALT))
