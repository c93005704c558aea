"""What stands in for libraries that a tab would load for nothing.

Fluent asks Babel how numbers are written and which plural they take, in hundreds of languages and
with time zones; ours need a few lines. Starlette imports anyio for files and threads, of which a
tab has none. `put` comes before either is imported.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

GROUPED = (3, 3)
FRACTION = (0, 3)  # digits, at least and at most


class NumberPattern:
    """How a number is written; both languages write it in the same way."""

    def __init__(self, *parts: Any) -> None:
        self.pattern, self.prefix, self.suffix, self.grouping = parts[:4]
        self.int_prec, self.frac_prec, self.exp_prec, self.exp_plus = parts[4:]

    def apply(self, value: float, locale: Locale) -> str:
        """As text."""
        least, most = self.frac_prec
        comma = "," if self.grouping == GROUPED else ""
        whole, _, fraction = f"{value:{comma}.{most}f}".partition(".")
        fraction = fraction.rstrip("0").ljust(least, "0")
        return f"{whole}.{fraction}" if fraction else whole


def parse_pattern(text: str) -> NumberPattern:
    """Of Fluent's two, the one with thousands and the one without."""
    grouping = GROUPED if "," in text else (1000, 1000)
    return NumberPattern(text, ("", ""), ("", ""), grouping, (1, 1), FRACTION, None, None)


class Locale:
    """English or Japanese."""

    decimal_formats: dict[None, NumberPattern]

    def __init__(self, language: str) -> None:
        self.decimal_formats = {None: parse_pattern("#,##0.###")}
        self.plural_form = one_or_other if language == "en" else always_other

    @classmethod
    def parse(cls, tag: str) -> Locale:
        """By its tag."""
        return cls(tag)


def one_or_other(number: float) -> str:
    """A plural as in English."""
    return "one" if abs(number) == 1 else "other"


def always_other(number: float) -> str:
    """As in Japanese."""
    return "other"


def to_python(rule: Callable[[float], str]) -> Callable[[float], str]:
    """A rule is a function already."""
    return rule


def never(*args: Any, **kwargs: Any) -> Any:
    """What no tab does."""
    raise NotImplementedError


DATES = ("format_date", "format_time", "get_datetime_format", "get_timezone")
NAMES = (
    *("anyio", "anyio.abc", "anyio.to_thread", "babel", "babel.dates", "babel.numbers"),
    *("babel.plural", "pytz"),
)


def put() -> None:
    """From now on they are imported."""
    for name in NAMES:
        sys.modules[name] = ModuleType(name)
        parent, _, child = name.rpartition(".")
        if parent:
            setattr(sys.modules[parent], child, sys.modules[name])
    babel = sys.modules["babel"]
    vars(babel).update(Locale=Locale, UnknownLocaleError=LookupError)
    vars(sys.modules["babel.numbers"]).update(
        NumberPattern=NumberPattern, parse_pattern=parse_pattern
    )
    vars(sys.modules["babel.plural"]).update(to_python=to_python)
    vars(sys.modules["babel.dates"]).update(dict.fromkeys(DATES, never))
