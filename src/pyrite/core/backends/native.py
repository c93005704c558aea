"""The native backend: the same rules, compiled by Numba.

Only a few entry points are compiled with a cache on disk, all without the GIL. Each is stamped
with all that its call graph reaches, so a changed rule never runs stale code. Knows NumPy and
Numba; nothing else below `players` does.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import types
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.core import cgutils
from numba.core import types as numba_types
from numba.core.caching import _CacheLocator
from numba.extending import intrinsic

from pyrite.core import bind, schema
from pyrite.core.backends.backend import Also, Backend
from pyrite.core.backends.numba_pipeline import EntryCompiler, PartCompiler
from pyrite.core.bind import Binder, Function
from pyrite.core.game import Game
from pyrite.core.schema import Struct

INLINED = 480  # bytes of bytecode
KEPT_STAMPS = 60  # per game; one version needs about fifteen
COMPILERS = (*Path(__file__).parent.glob("*.py"), *map(Path, (bind.__file__, schema.__file__)))
"""What makes compiled code of any function."""


@functools.cache
def dtype(kind: type[Struct]) -> np.dtype[Any]:
    """The packed NumPy record of a struct: the same bytes as `schema.pack`."""

    def column(name: str, field: schema.Field) -> tuple[Any, ...]:
        if isinstance(field.kind, str):
            base = np.dtype("<" + schema.CODES[field.kind])
        else:
            base = dtype(field.kind)
        return (name, base, field.length) if field.length else (name, base)

    columns = [column(name, field) for name, field in kind.fields.items()]
    return np.dtype((np.record, np.dtype(columns)))


@intrinsic  # type: ignore[untyped-decorator]
def _copy(typing_context: Any, out: Any, s: Any) -> Any:
    """`schema.copy` natively: one memcpy."""
    if not isinstance(s, numba_types.Record) or out != s:
        return None

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        length = context.get_constant(numba_types.intp, s.size)
        cgutils.raw_memcpy(builder, args[0], args[1], length, 1)
        return context.get_dummy_value()

    return numba_types.void(out, s), codegen


def _constant(value: Any) -> Any:
    """Tables of integers become constant arrays, which index in one instruction."""
    return np.array(value, np.int64) if isinstance(value, tuple) else value


def reach_stamp(reached: Mapping[types.FunctionType, Mapping[str, Any]]) -> str:
    """A hash over the files of these functions, and the plain values that they read."""
    digest = hashlib.sha256(_compilers())
    for one in sorted(reached, key=lambda one: (one.__module__, one.__qualname__)):
        digest.update(f"{one.__module__} {one.__qualname__}".encode())
        digest.update(_source(one.__code__))
        for name, value in sorted(reached[one].items()):
            if isinstance(value, int | float | tuple):
                digest.update(f"{name}={value!r}".encode())
    return digest.hexdigest()


@functools.cache
def _compilers() -> bytes:
    return b"".join(map(_digest, sorted(COMPILERS)))


@functools.cache
def _digest(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).digest()


def _source(code: types.CodeType) -> bytes:
    """The whole file of a function; what a program wrote has none, and is its code."""
    file = Path(code.co_filename)
    if file.is_file():
        return _digest(file)
    return repr((code.co_code, code.co_consts, code.co_names)).encode()


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process was quicker
        return 0.0


def cache_folder() -> Path:
    """Where compiled code is kept on this machine."""
    given = os.environ.get("PYRITE_CACHE_DIR")
    return Path(given) if given else Path(platformdirs.user_cache_dir("pyrite", False))


class GameCacheLocator(_CacheLocator):  # type: ignore[misc]
    """One cache folder per game and stamp, which covers every source that went in.

    So two versions on one machine keep their own; of the oldest nobody has need.
    """

    def __init__(self, function: types.FunctionType) -> None:
        self._line = function.__code__.co_firstlineno
        self._game, self._stamp = function.__globals__["__pyrite_cache__"]

    def get_cache_path(self) -> str:
        return str(cache_folder() / "native" / self._game / self._stamp[:16])

    def ensure_cache_path(self) -> None:
        """Called before something new is kept."""
        super().ensure_cache_path()
        path = Path(self.get_cache_path())
        path.touch()
        for old in sorted(path.parent.iterdir(), key=_last_used)[:-KEPT_STAMPS]:
            shutil.rmtree(old, ignore_errors=True)

    def get_source_stamp(self) -> str:
        return str(self._stamp)

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, function: types.FunctionType, file: str) -> GameCacheLocator | None:
        return cls(function) if "__pyrite_cache__" in function.__globals__ else None


numba.config.CACHE_LOCATOR_CLASSES = ",".join(
    (
        f"{__name__}.GameCacheLocator",
        "UserProvidedCacheLocator",
        "InTreeCacheLocator",
        "UserWideCacheLocator",
    )
)


class Native(Backend):
    """A game on the native backend: entry points by function, compiled on first use."""

    def __init__(self, game: Game, *, check_bounds: bool = False) -> None:
        super().__init__(game)
        self._check_bounds = check_bounds
        self._entries: dict[Any, Any] = {}
        self._binders: dict[Also, Binder] = {}

    def entry(self, function: Function, also: Also = ()) -> Function:
        """The compiled form, without the lock: threads add up."""
        key = (function, also)
        if key not in self._entries:
            binder = self._binder(also)
            bound = binder.copy(function)
            stamp = reach_stamp(binder.reach(function))
            bound.__globals__["__pyrite_cache__"] = (self.game.id, stamp)
            self._entries[key] = numba.njit(
                bound,
                cache=not self._check_bounds,
                nogil=True,
                boundscheck=self._check_bounds,
                pipeline_class=EntryCompiler,
            )
        return self._entries[key]  # type: ignore[no-any-return]

    def is_cached(self, function: Function, also: Also = ()) -> bool:
        """Does this machine's cache hold the entry, from the sources as they are now?"""
        entry: Any = self.entry(function, also)
        file = entry._cache._cache_file
        names = file._load_index().values()
        return bool(names) and all(Path(file._data_path(name)).exists() for name in names)

    def fixed(self, function: Function, *sample: Any) -> Function:
        """The compiled form for arguments typed as these: calls no longer look at types."""
        entry: Any = self.entry(function)
        compiled: Function = entry.compile(tuple(map(numba.typeof, sample)))
        return compiled

    def _binder(self, also: Also) -> Binder:
        """Entries with the same names bound share the compiled inner functions."""
        if also not in self._binders:
            self._binders[also] = Binder(
                self.game.rules,
                replace={schema.copy: _copy},
                also=dict(also),
                constant=_constant,
                finish=self._compile,
            )
        return self._binders[also]

    def _compile(self, inner: Function) -> Function:
        """All but the largest functions are inlined: a fifth faster, and still quick to compile.

        With bounds checks nobody waits for the result, only for the compiler.
        """
        is_small = len(inner.__code__.co_code) < INLINED and not self._check_bounds
        compiled: Function = numba.njit(
            inner,
            boundscheck=self._check_bounds,
            forceinline=is_small,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            pipeline_class=PartCompiler,
        )
        return compiled

    def rows(self, kind: type[Struct], count: int) -> Any:
        return np.zeros(count, dtype(kind))

    def put(self, rows: Any, place: int, s: Struct) -> None:
        rows[place : place + 1].view(np.uint8)[:] = np.frombuffer(schema.pack(s), np.uint8)

    def take(self, kind: type[Any], rows: Any, place: int) -> Any:
        return schema.unpack(kind, rows[place : place + 1].tobytes())

    def numbers(self, values: Sequence[int]) -> Any:
        return np.array(values, np.int64)

    def ints(self, count: int) -> Any:
        return np.zeros(count, np.int64)

    def floats(self, count: int) -> Any:
        return np.zeros(count, np.float64)

    def table(self, count: int, width: int) -> Any:
        return np.zeros((count, width), np.int64)

    def words(self, data: bytes, width: int) -> Any:
        return np.frombuffer(data, "<u4").reshape(-1, width).astype(np.int64)

    def lists(self, table: Any) -> list[list[int]]:
        made: list[list[int]] = table.tolist()
        return made


@functools.cache
def native(game: Game) -> Native:
    """The compiled form of a game, one per process."""
    return Native(game)
