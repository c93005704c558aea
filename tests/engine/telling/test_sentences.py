"""Sentences that are kept say what the catalogue says."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pyrite.core.game import Event, Seat
from pyrite.core.words import LANGUAGES, Words
from pyrite.engine.play import start_play
from pyrite.engine.registry import all_games, find_game
from pyrite.engine.telling import sentences
from pyrite.engine.telling.viewer_events import Witness

PACKAGES = ("pyrite.games.gold", "pyrite.engine")


def events_of_a_game(id: str) -> Iterator[Event]:
    """All that one seat hears in a game."""
    play, chance = start_play(find_game(id), 4, seed="7" * 64), random.Random(7)
    witness = Witness(play, 0)
    while not play.is_over:
        seat = play.waiting[0]
        for step in play.steps(seat, chance.choice(play.legal(seat))):
            if news := witness.note(step):
                yield from news.events


def plain_values(event: Event) -> dict[str, object]:
    """Seats by name, with braces and signs that mean something elsewhere."""
    values = dict(event.values)
    for name, value in event.values.items():
        if isinstance(value, Seat):
            values[name] = f"{{{value}}} \ue000"
            values[f"{name}_person"] = "third"
        elif isinstance(value, tuple):
            values[name] = "A, B"
            values[f"{name}_person"] = "second"
    return values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [game.id for game in all_games()])
def test_say__every_event_of_a_game_as_the_catalogue_says_it(id: str, language: str) -> None:
    packages = (find_game(id).package, "pyrite.engine")
    words = Words(language, *packages)
    for event in events_of_a_game(id):
        values = plain_values(event)
        assert sentences.say(language, packages, event.key, values) == words.say(
            event.key, **values
        )


def test_say__a_name_does_not_ask_for_a_new_form() -> None:
    sentences._form.cache_clear()
    for name in ("Ada", "Tomo", "{0}"):
        text = sentences.say("en", PACKAGES, "name-alike", {"name": name, "seat": "2"})
        assert name in text
    assert sentences._form.cache_info().misses == 1


def test_say__what_is_missing_is_a_fault() -> None:
    with pytest.raises(KeyError):
        sentences.say("en", PACKAGES, "no-such-message", {})
    with pytest.raises(KeyError):
        sentences.say("en", PACKAGES, "name-alike", {"name": "Ada"})
