"""The contract of stories: every game tells what it declares, no more and no less."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest

from pyrite.core.game import PLAIN_EVENTS, Cards, Event, Game, Points, Seat
from pyrite.core.seeds import seed_text
from pyrite.core.words import FIRST_LANGUAGE, LANGUAGES, catalogue
from pyrite.engine.play import Play
from pyrite.engine.telling.speech import Speech
from tests.contract.walk import (
    Variant,
    choose,
    each_game,
    each_variant,
    stream,
    unfinished,
    variants,
    viewers,
)

GAMES = Path(__file__).parents[1] / "games"
SAMPLES = {
    Seat: (Seat(0), Seat(1)),
    bool: (False, True),
    str: ("x",),
    Cards: (Cards(""),),
    Points: (Points("9 7"),),
}


@functools.cache
def told(variant: Variant) -> tuple[Event, ...]:
    """Everything that anybody hears in one game; once, what several viewers hear alike."""
    heard = {
        (event.key, repr(event.values), str(kinds(event))): event for event in all_told(variant)
    }
    return tuple(heard.values())


def all_told(variant: Variant) -> Iterator[Event]:
    """The same, as it comes."""
    play = Play(variant.game, variant.seats, dict(variant.options), None, {})
    play.give_seed(seed_text("story"))
    chance = stream("story")
    for _ in unfinished(play):
        before = [play.information(seat) for seat in viewers(variant)]
        if play.waits_for_chance:
            step = play.put_outcome(play.draw_outcome())
        else:
            step = play.make_move(*choose(play, chance))
        for known in before:
            yield from play.tell(known, step)


def kinds(event: Event) -> list[type]:
    """The types of an event's values."""
    return [type(value) for value in event.values.values()]


def fits(value: Any, kind: Any) -> bool:
    """Is this exactly a value of the declared type?"""
    words = get_args(kind)
    return value in words if words else type(value) is kind


def samples(declared: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Values of the declared types to try a message with."""
    for number in (0, 1, 7):
        kinds = ((number,) if kind is int else values_of(kind) for kind in declared.values())
        for values in itertools.product(*kinds):
            yield dict(zip(declared, values, strict=True))


def values_of(kind: Any) -> tuple[Any, ...]:
    """All words of a type, or some of its values."""
    return get_args(kind) or SAMPLES[kind]


def own_events(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """What a game tells in words of its own; none, if it leaves that to us."""
    return {} if game.events is PLAIN_EVENTS else game.events


@each_variant
def test_every_event_is_declared_and_has_words(variant: Variant) -> None:
    game = variant.game
    speeches = [Speech(language, game, {}, viewer=0) for language in LANGUAGES]
    for event in told(variant):
        declared = game.events[event.key]
        assert event.values.keys() == declared.keys(), event
        assert all(fits(value, declared[name]) for name, value in event.values.items()), event
        assert json.loads(json.dumps(dict(event.values))) == event.values
        assert all(speech.tell(event) for speech in speeches)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_declared_event_has_words(game: Game, language: str) -> None:
    speech = Speech(language, game, {}, viewer=0)
    for key, declared in own_events(game).items():
        assert all(speech.tell(Event(key, values)) for values in samples(declared))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_for_an_event_that_is_not_declared(game: Game, language: str) -> None:
    lines = catalogue(game.package, language).splitlines()
    keys = {line.partition(" ")[0] for line in lines if line.startswith("event-")}
    assert keys == set(own_events(game)) or (not keys and language != FIRST_LANGUAGE)


@each_game
def test_every_declared_event_happens_in_a_test(game: Game) -> None:
    """In a whole game at random, or in a test of the game that names it."""
    mine = (one for one in variants() if one.game is game and one.is_default)
    heard = {event.key for variant in mine for event in told(variant)}
    files = (GAMES / game.id.replace("-", "_")).glob("test_*.py")
    tests = "".join(file.read_text("utf-8") for file in files)
    assert [key for key in own_events(game) if key not in heard and f'"{key}"' not in tests] == []
