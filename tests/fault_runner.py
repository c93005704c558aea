"""Plants one fault after the other and runs tests: `python -m tests.fault_runner PACKAGE TESTS`.

Every fault gets a fork of one process that has loaded all that can be loaded without the package:
to load an interpreter and the house for each takes longer than the tests. So does a fault that
keeps them from ending, which is noticed, too: after a few times what they take without any.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType
from typing import IO

import pytest

from tests.faults import ROOT, Fault

AT_ONCE = 2
ENDLESS = 2  # seconds of a processor, and as many times what the tests take without a fault
NEAR = 20
OURS = ("pyrite.", "tests.")
SOURCES = ROOT / "src/pyrite"
QUICKLY = ("-x", "-q", "--tb=line", "--assert=plain", "-pno:cacheprovider", "-pno:durations")


class Absence(MetaPathFinder):
    """Nobody can load the package, nor what needs it."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if f"{name}.".startswith(f"{self.package}."):
            raise ModuleNotFoundError(name)
        return None


def load_without(package: str, modules: Iterable[str]) -> None:
    """Those of these modules that can be loaded without the package."""
    absence = Absence(package)
    sys.meta_path.insert(0, absence)
    for name in modules:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    sys.meta_path.remove(absence)


class FaultyLoader(SourceFileLoader):
    """Loads a module with the fault in its source, past the cache of compiled modules."""

    def __init__(self, spec: ModuleSpec, fault: Fault) -> None:
        assert spec.origin
        super().__init__(spec.name, spec.origin)
        self.fault = fault

    def get_data(self, path: str) -> bytes:
        return planted(super().get_data(path).decode(), self.fault).encode()

    def path_stats(self, path: str) -> dict[str, float]:
        raise OSError


class FaultFinder(MetaPathFinder):
    """Finds the module with the fault."""

    def __init__(self, module: str, fault: Fault) -> None:
        self.module = module
        self.fault = fault

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name == self.module else None
        if spec:
            spec.loader = FaultyLoader(spec, self.fault)
        return spec


def planted(source: str, fault: Fault) -> str:
    """The source with the fault in its one place."""
    assert source.count(fault.text) == 1, f"{fault.clause}: stands {source.count(fault.text)} times"
    return source.replace(fault.text, fault.instead)


@dataclass
class CleanRun:
    """What a run without any fault tells: how long each test takes, all of it, what is loaded."""

    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    processor: float = 0.0
    modules: list[str] = field(default_factory=list)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration


def run_clean(tests: Sequence[str]) -> CleanRun:
    """In a process of its own, so that ours stays as it is."""
    with tempfile.TemporaryFile("w+") as told:
        child = os.fork()
        if child == 0:
            run = CleanRun()
            code = pytest.main([*QUICKLY, *tests], plugins=[run])
            names = [name for name in sys.modules if name.startswith(OURS)]
            json.dump((run.seconds, time.process_time(), names), told)
            told.flush()
            os._exit(code)
        _, status = os.waitpid(child, 0)
        assert status == 0, "the tests fail without any fault"
        told.seek(0)
        return CleanRun(*json.load(told))


class NearestFirst:
    """The quickest tests go first; those that name the clause seem quicker, for one will notice."""

    def __init__(self, clause: str, seconds: Mapping[str, float]) -> None:
        self.clause = clause
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Function]) -> None:
        items.sort(key=self.place)

    def place(self, item: pytest.Function) -> float:
        is_near = self.clause in (item.function.__doc__ or "")
        return self.seconds[item.nodeid] / (NEAR if is_near else 1)


@dataclass(frozen=True)
class Trial:
    """A game's faults and the tests that must notice each."""

    package: str
    tests: Sequence[str]
    clean: CleanRun

    def missed(self, faults: Sequence[Fault]) -> Iterator[str]:
        """The clauses whose fault no test noticed."""
        running: dict[int, tuple[Fault, IO[str]]] = {}
        for fault in faults:
            if len(running) == AT_ONCE:
                yield from reap(running)
            said = tempfile.TemporaryFile("w+")  # noqa: SIM115
            running[self.begin(fault, said)] = fault, said
        while running:
            yield from reap(running)

    def begin(self, fault: Fault, said: IO[str]) -> int:
        """A process of its own runs the tests; returns its number."""
        child = os.fork()
        if child == 0:
            os.dup2(said.fileno(), 1)
            os.dup2(said.fileno(), 2)
            endless = int(ENDLESS + ENDLESS * self.clean.processor + time.process_time())
            resource.setrlimit(resource.RLIMIT_CPU, (endless, endless + 10))
            os._exit(self.run_tests(fault))
        return child

    def run_tests(self, fault: Fault) -> int:
        """With the fault in place, until the first test fails."""
        module = f"pyrite.{self.package}.{fault.file.removesuffix('.py').replace('/', '.')}"
        sys.meta_path.insert(0, FaultFinder(module, fault))
        order = NearestFirst(fault.clause.split(" ")[0], self.clean.seconds)
        code = pytest.main([*QUICKLY, *self.tests], plugins=[order])
        sys.stdout.flush()
        return code


def reap(running: dict[int, tuple[Fault, IO[str]]]) -> Iterator[str]:
    """Wait for the next that is done: nothing if its fault was noticed."""
    child, status = os.wait()
    fault, said = running.pop(child)
    with said:
        said.seek(0)
        code = os.waitstatus_to_exitcode(status)
        assert code in (0, 1, -signal.SIGXCPU), f"{fault}: {said.read()[-4000:]}"
    if code == 0:
        yield fault.clause


def main(package: str, *tests: str) -> None:
    """The last line printed: the clauses whose fault no test noticed, as JSON."""
    faults = importlib.import_module(f"tests.{package}.faults").FAULTS
    for fault in faults:
        planted((SOURCES / package.replace(".", "/") / fault.file).read_text(), fault)
    with tempfile.TemporaryDirectory() as sys.pycache_prefix:
        sys.dont_write_bytecode = False
        clean = run_clean(tests)
        load_without(f"pyrite.{package}", clean.modules)
        print(json.dumps(list(Trial(package, tests, clean).missed(faults))))


if __name__ == "__main__":
    main(*sys.argv[1:])
