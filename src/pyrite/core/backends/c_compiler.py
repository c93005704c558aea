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
    "-fPIC",
    "-shared",
    "-fvisibility=hidden",
    "-ffp-contract=off",  # floats are the same everywhere
    "-w",
)
WRAPPED = ("-fwrapv",)  # a rule that leaves 64 bits is wrong, but not dangerous
CHECKED = (
    "-DCHECKED",
    "-O1",
    "-fsanitize=signed-integer-overflow,integer-divide-by-zero,shift-exponent,float-cast-overflow",
    "-fno-sanitize-recover=all",
)
SUFFIX = ".dll" if sys.platform == "win32" else ".so"


@functools.cache
def c_compiler() -> tuple[str, ...]:
    """The command of a compiler: the one named by PYRITE_CC, zig, the machine's own; or nothing.

    Clang, which zig has inside, makes code up to twice as fast as others.
    """
    named = os.environ.get("PYRITE_CC")
    if named:
        return tuple(shlex.split(named))
    if importlib.util.find_spec("ziglang"):
        return (sys.executable, "-m", "ziglang", "cc")
    found = next(filter(None, map(shutil.which, ("clang", "cc", "gcc"))), None)
    return (found,) if found else ()


def build_library(source: str, file: Path, *, is_checked: bool = False) -> None:
    """Compile; the file is there as a whole or not at all, whoever else builds it now."""
    if not c_compiler():
        raise CompilationFailed("no-compiler")
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        c_file, made = Path(folder, "unit.c"), Path(folder, file.name)
        c_file.write_text(source, "utf-8")
        flags = (*FLAGS, *(CHECKED if is_checked else WRAPPED), "-I", str(HEADERS))
        command = (*c_compiler(), *flags, str(c_file), "-o", str(made))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompilationFailed("compilation-failed", text=done.stderr[-2000:])
        os.replace(made, file)
