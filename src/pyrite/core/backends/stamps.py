"""Stamps: what compiled code was made of, and where it is kept on this machine."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import shutil
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pyrite.core import bind, chance, schema
from pyrite.core.dialect import kinds, sources

HERE = Path(__file__).parent
OTHERS = (bind, chance, kinds, schema, sources)
COMPILERS = (
    *(file for file in sorted(HERE.rglob("*")) if file.suffix in (".py", ".h")),
    *(Path(str(one.__file__)) for one in OTHERS),
)
"""What makes compiled code of any function."""

SHIPPED = HERE / "shipped_wasm"
"""Where compiled games lie that came with Pyrite."""

KEPT = 60  # stamps per game; one version needs about fifteen


def reach_stamp(reached: Mapping[types.FunctionType, Mapping[str, Any]]) -> str:
    """A hash over the files of these functions, and the plain values that they read."""
    digest = hashlib.sha256(_compilers())
    for one in sorted(reached, key=lambda one: (one.__module__, one.__qualname__)):
        digest.update(f"{one.__module__} {one.__qualname__}".encode())
        digest.update(_source(one))
        for name, value in sorted(reached[one].items()):
            if isinstance(value, int | float | tuple):
                digest.update(f"{name}={value!r}".encode())
    return digest.hexdigest()


@functools.cache
def _compilers() -> bytes:
    return b"".join(map(_digest, COMPILERS))


@functools.cache
def _digest(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).digest()


def _source(function: types.FunctionType) -> bytes:
    """The whole file of a function, or the text that a program wrote: the same on any Python."""
    file = Path(function.__code__.co_filename)
    if file.is_file():
        return _digest(file)
    return sources.module_text(str(file)).encode()


def cache_folder() -> Path:
    """Where compiled code is kept on this machine."""
    import platformdirs  # which a tab has not, and needs not

    given = os.environ.get("PYRITE_CACHE_DIR")
    return Path(given) if given else Path(platformdirs.user_cache_dir("pyrite", False))


def mark_used(folder: Path) -> None:
    """A stamp that is used stays longer."""
    with contextlib.suppress(OSError):  # another user's, or just dropped
        os.utime(folder)


def drop_oldest(folder: Path) -> None:
    """Of one game's stamps those that were used last stay."""
    for old in sorted(folder.iterdir(), key=_last_used)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process was quicker
        return 0.0
