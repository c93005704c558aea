"""Where the time of a run goes: a plugin that writes `build/durations.txt` and prints the shares.

Knows the clock and the processor seconds of every test, set-up and compilation, whichever process
ran it; a child's processor seconds count where it is waited for. Judges nothing.
"""

from __future__ import annotations

import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

FILE = Path(__file__).parents[1] / "build" / "durations.txt"
LINT = FILE.with_name("lint-seconds")
"""Where `make` leaves how long lint took, beside the tests."""

SLOWEST = 60
COMPILER = "pyrite.core.backends.c_compiler"
NAME = "durations"  # as in `-p no:durations`

COMPILING, REST = "compiling", "the rest"
KINDS = (
    ("planted faults", ("test_faults.py",), ()),
    ("contract", ("tests/contract/",), ()),
    ("browser", ("tests/web/page/",), ("browser",)),
    ("servers", ("tests/web/", "tests/client/", "tests/fuzz/"), ("visitor", "postgres_server")),
    (REST, ("",), ()),
)
"""The first that fits: a part of the test's file, or a fixture of it."""


class Span(NamedTuple):
    """What took how many seconds, by the clock and of processors."""

    what: str
    clock: float
    processors: float

    def line(self) -> str:
        """In columns."""
        return f"{self.clock:8.2f} {self.processors:8.2f}  {self.what}"


def added(what: str, spans: Iterable[Span]) -> Span:
    """Several as one."""
    clocks, processors = [0.0], [0.0]
    for span in spans:
        clocks.append(span.clock)
        processors.append(span.processors)
    return Span(what, sum(clocks), sum(processors))


def grouped(spans: Iterable[Span], name: Callable[[str], str]) -> list[Span]:
    """One for each name, which says how many there were."""
    groups: dict[str, list[Span]] = defaultdict(list)
    for span in spans:
        groups[name(span.what)].append(span)
    return [added(f"{what} ({len(rows)})", rows) for what, rows in groups.items()]


def longest(spans: Iterable[Span]) -> list[str]:
    """Lines, the longest first."""
    return [span.line() for span in sorted(spans, key=lambda one: -max(one[1:]))]


def kind_of(file: str, fixtures: Collection[str]) -> str:
    """The kind of a test."""
    return next(
        kind
        for kind, files, used in KINDS
        if any(part in file for part in files) or any(name in fixtures for name in used)
    )


def processor_seconds() -> float:
    """Of this process, and of its children that are done."""
    return sum(os.times()[:4])


class Watch:
    """In each process that runs tests: hands what it saw to the next report."""

    def __init__(self) -> None:
        self.fixtures: list[Span] = []
        self.compiled: list[Span] = []
        self.since = 0.0

    @contextmanager
    def span(self, spans: list[Span], what: str) -> Iterator[None]:
        """Note how long this takes."""
        clock, processors = time.perf_counter(), processor_seconds()
        try:
            yield
        finally:
            clock, processors = time.perf_counter() - clock, processor_seconds() - processors
            spans.append(Span(what, clock, processors))

    def watch_compiler(self) -> None:
        """As soon as somebody has loaded it."""
        compiler: Any = sys.modules.get(COMPILER)
        if compiler and not hasattr(compiler.build, "is_watched"):
            compiler.build = self.watched(compiler.build)

    def watched(self, build: Callable[..., None]) -> Callable[..., None]:
        """The same function, each call of which is noted by the name of its file."""

        def noted(compiler: tuple[str, ...], source: str, file: Path, *flags: str) -> None:
            with self.span(self.compiled, f"{file.parent.parent.name}/{file.name}"):
                build(compiler, source, file, *flags)

        noted.is_watched = True  # type: ignore[attr-defined]
        return noted

    def pytest_runtest_logstart(self) -> None:
        self.watch_compiler()
        self.since = processor_seconds()

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Generator[None, object, object]:
        self.watch_compiler()
        with self.span(self.fixtures, f"{fixturedef.argname}  {request.node.nodeid}"):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, Any, Any]:
        report = yield
        now = processor_seconds()
        report.kind = kind_of(file_of(item.nodeid), getattr(item, "fixturenames", ()))
        report.processors = now - self.since
        report.fixtures = list(map(tuple, self.fixtures))  # plain: it goes through a pipe
        report.compiled = list(map(tuple, self.compiled))
        self.since = now
        self.fixtures.clear()
        self.compiled.clear()
        return report


class Ledger:
    """In the process that reports: all tests, set-ups and compilations of the run."""

    def __init__(self, file: Path = FILE) -> None:
        self.file = file
        self.begun = time.time()
        self.tests: dict[str, Span] = {}
        self.kinds: dict[str, str] = {}
        self.fixtures: list[Span] = []
        self.compiled: list[Span] = []

    def pytest_runtest_logreport(self, report: Any) -> None:
        """One of the parts of a test; what was compiled in it counts as that alone."""
        if not hasattr(report, "kind"):  # its process died
            return
        built = [Span(*row) for row in report.compiled]
        whole = Span("", report.duration, report.processors)
        less = added("", built)
        name = report.nodeid
        part = Span(name, whole.clock - less.clock, whole.processors - less.processors)
        self.tests[name] = added(name, (self.tests.get(name, Span(name, 0, 0)), part))
        self.kinds[name] = report.kind
        self.compiled += built
        self.fixtures += [Span(*row) for row in report.fixtures]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.tests:
            self.file.parent.mkdir(exist_ok=True)
            self.file.write_text(self.text(), "utf-8")
        if len(self.tests) > SLOWEST:
            terminalreporter.section(f"where the time went (build/{self.file.name})")
            terminalreporter.line("   clock  processors, in seconds")
            for line in self.shares():
                terminalreporter.line(line)

    def shares(self) -> list[str]:
        """A line for each kind."""
        spans = [span._replace(what=self.kinds[span.what]) for span in self.tests.values()]
        spans += [span._replace(what=COMPILING) for span in self.compiled]
        rows = [span.line() for span in sorted(grouped(spans, str), key=lambda one: -one.clock)]
        if LINT.exists() and LINT.stat().st_mtime > self.begun:
            rows.append(f"{float(LINT.read_text('utf-8')):8.2f} {'':8}  lint, beside the tests")
        return rows

    def text(self) -> str:
        """The whole file."""
        tests = self.tests.values()
        parts = (
            ("By kind", self.shares()),
            (f"The {SLOWEST} slowest tests", longest(tests)[:SLOWEST]),
            ("Compilations", longest(self.compiled)),
            ("Set-ups of fixtures", longest(grouped(self.fixtures, without_parameters))),
            ("Files", longest(grouped(tests, file_of))),
        )
        blocks = ["\n".join([name, *rows]) for name, rows in parts]
        return "\n\n".join(["Seconds of the clock, seconds of processors, what.", *blocks]) + "\n"


def file_of(address: str) -> str:
    """Where a test lies."""
    return address.partition("::")[0]


def without_parameters(name: str) -> str:
    """All cases of a test are one."""
    return name.partition("[")[0]


def pytest_configure(config: pytest.Config) -> None:
    """Watch where tests run, and add up where they are reported."""
    if not config.getoption("numprocesses", None):
        config.pluginmanager.register(Watch(), f"{NAME}-watch")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Ledger(), NAME)
