"""Binding: the same functions, with the law's names replaced by one game's own.

Walks the call graph from a function, re-binds every function it reaches (a copy with globals of its
own), and hands each to `finish`, which leaves it as it is (python backend) or compiles it (native
backend). Rules themselves stay undecorated and untouched.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pyrite.core import law

Function = Callable[..., Any]


def global_names(function: types.FunctionType) -> Iterator[str]:
    """The global names a function loads, each once."""
    names = dict.fromkeys(
        i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"
    )
    yield from names


def values_read(function: types.FunctionType) -> dict[str, Any]:
    """The global values a function loads, by name."""
    known = function.__globals__
    return {name: known[name] for name in global_names(function) if name in known}


class Binder:
    """Binds functions to one game: the law's names (and `also` others) become the game's own.

    What is in `replace` is taken as it is, for instance a compiled form of `copy`.
    """

    def __init__(
        self,
        rules: Mapping[str, Function],
        *,
        replace: Mapping[Function, Any] | None = None,
        also: Mapping[Function, Function] | None = None,
        constant: Callable[[Any], Any] = lambda value: value,
        finish: Callable[[Function], Function] = lambda function: function,
    ) -> None:
        self._law = {getattr(law, name): function for name, function in rules.items()}
        self._law.update(also or {})
        self._replace = dict(replace or {})
        self._constant = constant
        self._finish = finish
        self._done: dict[Function, Any] = {}

    def bind(self, function: Function) -> Any:
        """The bound, finished form of a function; the same one each time."""
        function = self._law.get(function, function)
        if function in self._replace:
            return self._replace[function]
        if function not in self._done:
            self._done[function] = self._finish(self.copy(function))
        return self._done[function]

    def copy(self, function: Function) -> types.FunctionType:
        """The bound form, not finished: for entry points that are compiled with a cache."""
        assert isinstance(function, types.FunctionType)
        scope: dict[str, Any] = {
            "__name__": function.__module__,
            "__builtins__": function.__globals__["__builtins__"],
        }
        scope.update((name, self._value(value)) for name, value in values_read(function).items())
        bound = types.FunctionType(
            function.__code__, scope, function.__name__, function.__defaults__
        )
        bound.__qualname__ = function.__qualname__
        bound.__module__ = function.__module__
        return bound

    def reach(self, function: Function) -> dict[types.FunctionType, dict[str, Any]]:
        """Every function that a call of this one may run, with the values it reads."""
        found: dict[types.FunctionType, dict[str, Any]] = {}
        left = [function]
        while left:
            one = left.pop()
            one = self._law.get(one, one)
            if one in self._replace or one in found:
                continue
            assert isinstance(one, types.FunctionType)
            found[one] = values_read(one)
            left += [
                value for value in found[one].values() if isinstance(value, types.FunctionType)
            ]
        return found

    def _value(self, value: Any) -> Any:
        return self.bind(value) if isinstance(value, types.FunctionType) else self._constant(value)
