"""A C compiler of this machine, and shared libraries made by it."""

from __future__ import annotations

import functools
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pyrite.core.errors import CompilationFailed

HEADERS = Path(__file__).parent / "emit"
FLAGS = (
    "-std=gnu11",
    "-O3",
    "-fvisibility=hidden",
    "-ffp-contract=off",  # floats are the same everywhere
    "-w",
)
SHARED = ("-fPIC", "-shared")
WASM = (
    *("-target", "wasm32-freestanding", "-nostdlib"),
    "-mcpu=generic+simd128+bulk_memory+sign_ext+nontrapping_fptoint",
    *("-Wl,--no-entry", "-Wl,--export-dynamic", "-Wl,--export=__heap_base", "-Wl,--strip-all"),
)
WRAPPED = ("-fwrapv",)  # a rule that leaves 64 bits is wrong, but not dangerous
CHECKED = (
    "-DCHECKED",
    "-O1",
    "-fsanitize=signed-integer-overflow,integer-divide-by-zero,shift-exponent,float-cast-overflow",
    "-fno-sanitize-recover=all",
)
SUFFIX = ".dll" if sys.platform == "win32" else ".so"


def zig() -> tuple[str, ...]:
    """Zig's C compiler, if it is installed."""
    is_there = importlib.util.find_spec("ziglang")
    return (sys.executable, "-m", "ziglang", "cc") if is_there else ()


@functools.cache
def c_compiler() -> tuple[str, ...]:
    """The command of a compiler: the one named by PYRITE_CC, zig, the machine's own; or nothing.

    Zig first: clang, which it has inside, was seen ahead of gcc (docs/decisions/0041).
    """
    named = os.environ.get("PYRITE_CC")
    if named:
        return tuple(shlex.split(named))
    if zig():
        return zig()
    found = next(filter(None, map(shutil.which, ("clang", "cc", "gcc"))), None)
    return (found,) if found else ()


def build_library(source: str, file: Path, *, is_checked: bool = False) -> None:
    """A shared library for this machine."""
    build(c_compiler(), source, file, *SHARED, *(CHECKED if is_checked else WRAPPED))


def build_wasm(source: str, file: Path) -> None:
    """A module for any machine; only zig can."""
    build(zig(), source, file, *WASM, *WRAPPED)


def build(compiler: tuple[str, ...], source: str, file: Path, *flags: str) -> None:
    """Compile; the file is there as a whole or not at all, whoever else builds it now."""
    if not compiler:
        raise CompilationFailed("no-compiler")
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        c_file, made = Path(folder, "unit.c"), Path(folder, file.name)
        c_file.write_text(source, "utf-8")
        command = (*compiler, *FLAGS, *flags, "-I", str(HEADERS), str(c_file), "-o", str(made))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompilationFailed("compilation-failed", text=done.stderr[-2000:])
        os.replace(made, file)
