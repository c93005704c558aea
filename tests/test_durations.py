"""A run says where its time went, whichever process spent it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.durations import Ledger, Span, Watch, kind_of


def report(name: str, seconds: float, **more: object) -> SimpleNamespace:
    """A part of a test as it comes back from its process."""
    said = dict(nodeid=name, duration=seconds, processors=seconds, kind="servers")
    return SimpleNamespace(**said, **{"fixtures": [], "compiled": [], **more})


def ledger_of(*reports: SimpleNamespace, file: Path = Path("none")) -> Ledger:
    """What is known after these reports."""
    ledger = Ledger(file)
    for one in reports:
        ledger.pytest_runtest_logreport(one)
    return ledger


def test_ledger__adds_the_parts_of_a_test() -> None:
    ledger = ledger_of(report("a.py::t", 1.0), report("a.py::t", 0.5))
    assert ledger.tests == {"a.py::t": Span("a.py::t", 1.5, 1.5)}
    assert ledger.shares()[0] == "    1.50     1.50  servers (1)"


def test_ledger__counts_a_compilation_as_that_alone() -> None:
    ledger = ledger_of(report("a.py::t", 5.0, compiled=[("gold/step.so", 3.0, 4.0)]))
    assert ledger.tests["a.py::t"] == Span("a.py::t", 2.0, 1.0)
    assert ledger.shares()[0] == "    3.00     4.00  compiling (1)"


def test_ledger__names_tests_compilations_set_ups_and_files() -> None:
    ledger = ledger_of(
        report("a.py::t[1]", 1.0, fixtures=[("visitor  a.py", 0.5, 0.25)]),
        report("a.py::t[2]", 2.0, compiled=[("gold/step.so", 0.5, 0.5)]),
    )
    lines = ledger.text().splitlines()
    assert "    1.00     1.00  a.py::t[1]" in lines
    assert "    0.50     0.50  gold/step.so" in lines
    assert "    0.50     0.25  visitor  a.py (1)" in lines
    assert "    2.50     2.50  a.py (2)" in lines


def test_ledger__says_nothing_of_a_process_that_died() -> None:
    assert ledger_of(SimpleNamespace(nodeid="a.py::t", duration=1.0)).tests == {}


def test_watch__notes_what_is_compiled() -> None:
    watch, built = Watch(), []
    build = watch.watched(lambda *args: built.append(args))
    build(("cc",), "int x;", Path("library/gold/stamp/step.so"), "-O1")
    assert built == [(("cc",), "int x;", Path("library/gold/stamp/step.so"), "-O1")]
    assert [span.what for span in watch.compiled] == ["gold/step.so"]


@pytest.mark.parametrize(
    ("file", "fixtures", "kind"),
    [
        ("tests/games/gold/test_faults.py", (), "planted faults"),
        ("tests/contract/test_every_game.py", (), "contract"),
        ("tests/web/page/test_lines.py", ("visitor",), "browser"),
        ("tests/web/api/test_calls.py", ("visitor",), "servers"),
        ("tests/tables/stores/test_postgres.py", ("postgres_server",), "servers"),
        ("tests/core/test_chance.py", (), "the rest"),
    ],
)
def test_kinds(file: str, fixtures: tuple[str, ...], kind: str) -> None:
    assert kind_of(file, fixtures) == kind
