"""Compiling in a process of its own: whether it can be done here, how to start it, how it goes.

What is compiled is said by a module that prints a line per entry when it is run, such as
`pyrite.engine.compilation.warm`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from pyrite.core.backends.native import has_native
from pyrite.engine.errors import EngineError

ENGINE = "pyrite.engine.compilation.warm"


def check_native() -> None:
    """Where nothing can be compiled, say so."""
    if not has_native():
        raise EngineError("no-native")


def ready_backend(asked: str) -> str:
    """The backend that was asked for; `auto` is native wherever that can be."""
    if asked == "native":
        check_native()
    if asked != "auto":
        return asked
    return "native" if has_native() else "python"


def compile_command(module: str, game: str, *words: str) -> list[str]:
    """What compiles a game in a process of its own and prints a line per entry."""
    return [sys.executable, "-m", module, game, *words]


def compile_game(module: str, game: str, *words: str) -> Iterator[tuple[str, int]]:
    """Let a child compile; yields `there` or `compiled` for each entry, and how many there are."""
    child = subprocess.Popen(
        compile_command(module, game, *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout
    assert child.stderr
    try:
        for line in child.stdout:
            _, state, total = line.split()
            yield state, int(total)
        why = child.stderr.read().strip().splitlines()
    finally:
        child.terminate()
        code = child.wait()
        child.stdout.close()
        child.stderr.close()
    if code > 0:
        raise EngineError("compiling-failed", game=game, why=why[-1] if why else str(code))
