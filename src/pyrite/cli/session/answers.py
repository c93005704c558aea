"""Forgiving input: a typed line becomes a legal move, a word for the table, or a question back."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """A legal move: its number in the game, its text in records and for people."""

    move: int
    text: str
    spoken: str
    values: tuple[int, ...] = ()  # numbers that mean something in it: a bid, a card, a space


@dataclass(frozen=True)
class Understood:
    """One choice, or the few that it might have been."""

    choices: tuple[Choice, ...]

    @property
    def choice(self) -> Choice | None:
        """The one that was meant."""
        return self.choices[0] if len(self.choices) == 1 else None


def tidy(line: str) -> str:
    """Full-width letters and digits become plain ones; case and spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", line).casefold().split())


def understand(line: str, choices: Sequence[Choice]) -> Understood:
    """What was meant: a number, a whole text, or any shorthand that fits only one."""
    typed = tidy(line)
    if typed.isdecimal():
        return _understand_number(int(typed), choices)
    if typed.startswith("#") and typed[1:].isdecimal():
        return Understood(_listed(int(typed[1:]), choices))
    for fits in (_is_text, _has_words, _has_beginnings, _has_letters):
        found = tuple(choice for choice in choices if fits(typed, choice))
        if found:
            return Understood(found)
    return Understood(())


def _understand_number(number: int, choices: Sequence[Choice]) -> Understood:
    """A value comes before a place in the list; one that fits several moves is asked back."""
    named = tuple(choice for choice in choices if number in choice.values)
    if len(named) == 1:
        return Understood(named)
    return Understood(tuple(dict.fromkeys((*named, *_listed(number, choices)))))


def _listed(number: int, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    return tuple(choices[number - 1 : number]) if number else ()


def _forms(choice: Choice) -> tuple[str, str]:
    return tidy(choice.text), tidy(choice.spoken)


def _is_text(typed: str, choice: Choice) -> bool:
    return typed in _forms(choice)


def _has_words(typed: str, choice: Choice) -> bool:
    return any(_in_order(typed.split(), form.split(), exact=True) for form in _forms(choice))


def _has_beginnings(typed: str, choice: Choice) -> bool:
    return any(_in_order(typed.split(), form.split(), exact=False) for form in _forms(choice))


def _has_letters(typed: str, choice: Choice) -> bool:
    return len(typed) > 1 and any(typed in form for form in _forms(choice))


def _in_order(typed: Sequence[str], words: Sequence[str], *, exact: bool) -> bool:
    """Do the typed words occur in this order, whole or as beginnings?"""
    rest = iter(words)
    return bool(typed) and all(
        any(word == one or (not exact and word.startswith(one)) for word in rest) for one in typed
    )


def word_of(line: str, words: Mapping[str, str]) -> tuple[str, str] | None:
    """A word for the table (in either language) and what follows it; None if it is none."""
    first, _, rest = unicodedata.normalize("NFKC", line).strip().partition(" ")
    meaning = words.get(first.casefold())
    return (meaning, rest.strip()) if meaning else None
