"""What whoever keeps a server does with it: backups, restoring, a newer version."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from pyrite.cli.main import run
from tests.tables.postgres_server import client_program
from tests.web.api.test_calls import code
from tests.web.place import PATIENCE, Live, Message, Opened, Visitor
from tests.web.program import running, visiting

NEWER = """
import sys
from pyrite.games.gold import GAME
object.__setattr__(GAME, "version", GAME.version + 1)
from pyrite.web.process.serving import main
sys.exit(main(sys.argv[1:]))
"""
"""A Pyrite of tomorrow, in which the rules of Gold are others."""


def begun(visitor: Visitor, **wanted: object) -> tuple[Opened, Live]:
    """A game that has begun, after three moves."""
    table = visitor.open(**wanted).start()
    live = table.live()
    live.play_on(live.welcome["ask"], moves=3)
    return table, live


def again(visitor: Visitor, table: Opened) -> tuple[Opened, Message]:
    """The same table at another server, and its welcome."""
    same = Opened(visitor, table.answer)
    return same, same.live().welcome


def what_stands(welcome: Message) -> Message:
    """What must be as it was."""
    return {name: welcome[name] for name in ("n", "view", "ask", "state", "log", "commitment")}


def copy_by_backup(source: Path, target: Path) -> None:
    """As `sqlite3 SOURCE ".backup TARGET"` does it."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def copy_by_vacuum(source: Path, target: Path) -> None:
    """As `sqlite3 SOURCE "VACUUM INTO 'TARGET'"` does it."""
    with closing(sqlite3.connect(source)) as old:
        old.execute("VACUUM INTO ?", (str(target),))


@pytest.mark.parametrize("copy", [copy_by_backup, copy_by_vacuum])
def test_backup__of_a_running_server_is_whole_and_goes_on(
    tmp_path: Path, copy: Callable[[Path, Path], None]
) -> None:
    backup = tmp_path / "backup.db"
    with running(tmp_path / "tables.db") as program, visiting(program.port) as visitor:
        table, live = begun(visitor)
        before = table.live().welcome
        copy(tmp_path / "tables.db", backup)
        live.play_on(before["ask"], moves=2)  # nobody waits for a backup
        assert table.live().welcome["n"] > before["n"]
    with running(backup) as program, visiting(program.port) as visitor:
        same, after = again(visitor, table)
        assert what_stands(after) == what_stands(before)
        live = same.live()
        live.play_on(live.welcome["ask"])
        assert same.summary()["state"] == "over"
        record = tmp_path / "game.record"
        proof = tmp_path / "proof.json"
        record.write_text(same.call("GET", "/record").text, "utf-8")
        proof.write_text(same.call("GET", "/proof").text, "utf-8")
    assert run(["verify", "--proof", str(proof), str(record)]) == 0


def test_backup__of_a_postgres_is_whole_and_goes_on(tmp_path: Path, postgres_url: str) -> None:
    dump = str(tmp_path / "pyrite.dump")
    with running(postgres_url) as program, visiting(program.port) as visitor:
        table, live = begun(visitor)
        before = table.live().welcome
        client("pg_dump", "--format=custom", f"--file={dump}", postgres_url)
        live.play_on(before["ask"], moves=2)
        program.end(signal.SIGTERM)
    how = ("--clean", "--if-exists", "--single-transaction")
    client("pg_restore", *how, f"--dbname={postgres_url}", dump)
    with running(postgres_url) as program, visiting(program.port) as visitor:
        same, after = again(visitor, table)
        assert what_stands(after) == what_stands(before)
        live = same.live()
        assert live.move(live.welcome["ask"]) == {"ok": True}


def client(name: str, *options: str) -> None:
    """A program that comes with PostgreSQL."""
    subprocess.run([client_program(name), *options], check=True, timeout=PATIENCE)


def test_upgrade__tables_go_on_and_those_with_other_rules_say_so(tmp_path: Path) -> None:
    store, newer = tmp_path / "tables.db", tmp_path / "newer.py"
    newer.write_text(NEWER, "utf-8")
    with running(store) as program, visiting(program.port) as visitor:
        gold, _ = begun(visitor)
        fool, _ = begun(visitor, game="fool", seats=4, players=["me"] * 4)
        unbegun = visitor.open()
        before = fool.live().welcome
        program.end(signal.SIGTERM)
    command = (sys.executable, str(newer))
    with running(store, command=command) as program, visiting(program.port) as visitor:
        same, after = again(visitor, fool)
        assert what_stands(after) == what_stands(before)
        live = same.live()
        assert live.move(live.welcome["ask"]) == {"ok": True}
        stopped, welcome = again(visitor, gold)
        assert (welcome["state"], welcome["ask"]) == ("stopped", None)
        live = stopped.live()
        refused = live.ask("move", seat=0, decision=0, move="pass")["error"]
        assert refused["code"] in ("stopped", "answered")
        assert live.refuse("undo", seat=0) == "stopped"
        assert stopped.call("GET", "/record").text.startswith("pyrite record 1\n")
        assert set(stopped.call("GET", "/proof").json()) >= {"secret", "salts", "seed"}
        assert code(stopped.call("GET", "/review")) == (409, "stopped")
        said = json.dumps(stopped.call("GET", "/review").json())
        assert "rules 1" in said
        assert "rules 2" in said
        fresh, _ = again(visitor, unbegun)
        assert fresh.start().summary()["state"] == "playing"


def tables_in(file: Path) -> set[str]:
    """The tables that a file has rows of."""
    with closing(sqlite3.connect(file)) as db:
        return {table for (table,) in db.execute("SELECT DISTINCT table_id FROM journal")}


def test_keep__finished_tables_are_forgotten_after_so_many_days(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with running(store) as program, visiting(program.port) as visitor:
        old, young, playing = (begun(visitor) for _ in range(3))
        for table, live in (old, young):
            live.play_on(table.live().welcome["ask"])
        assert program.end(signal.SIGTERM)[0] == 0
    with closing(sqlite3.connect(store)) as db, db:
        aged = "UPDATE listings SET changed = changed - 3 * 86400 WHERE table_id IN (?, ?)"
        db.execute(aged, (old[0].id, playing[0].id))
    with running(store, "--keep", "4"):
        pass
    assert tables_in(store) == {old[0].id, young[0].id, playing[0].id}
    with running(store, "--keep", "2"):
        while old[0].id in tables_in(store):
            pass
    assert tables_in(store) == {young[0].id, playing[0].id}
