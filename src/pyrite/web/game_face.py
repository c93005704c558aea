"""All that a page needs to show a game that it has no board for.

Fields of the view with their meanings, words, moves in words and the rules, in the caller's
language. A page with a board of its own has most of this already and does not ask.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import get_args, get_type_hints

from pyrite.core.game import Game
from pyrite.core.words import rules_text
from pyrite.engine.derived.fields import ViewField
from pyrite.engine.derived.privacy import marked_fields
from pyrite.engine.lessons import has_lesson
from pyrite.engine.registry import find_game
from pyrite.engine.telling.speech import Speech
from pyrite.web.api.messages import dump
from pyrite.web.pages import StaticFile, packed_file
from pyrite.wire.faces import FieldFacts, GameFace

MOST_MOVES = 4096  # more are not put into words beforehand


@functools.cache
def face_file(game: str, language: str) -> StaticFile:
    """Made once for each language."""
    return packed_file("application/json", dump(game_face(find_game(game), language)))


def game_face(game: Game, language: str) -> GameFace:
    """As one is spoken to in this language; what has no word in it is said in English."""
    speech = Speech(language, game, {})
    return {
        "game": game.id,
        "title": speech.say("title"),
        "tagline": speech.say("tagline"),
        "teaches": has_lesson(game),
        "words": dict(words_of(game, speech)),
        "moves": moves_of(game, speech),
        "fields": [field_facts(one, speech) for one in marked_fields(game)],
        "rules": rules_text(game.package, language),
    }


def words_of(game: Game, speech: Speech) -> Iterator[tuple[str, str]]:
    """What a page says of the game by key: its title, options, phases and reasons."""
    yield "title", speech.say("title")
    for option in game.options:
        key = f"option-{option.name}"
        yield key, speech.name_of(key, option.name)
        for value in option.values:
            yield f"{key}-{value}", speech.name_of(f"{key}-{value}", value)
    for phase in get_args(get_type_hints(game.view_type).get("phase")):
        yield f"phase-{phase}", speech.phase(phase)
    for reason in game.reasons:
        yield f"reason-{reason.replace(' ', '-')}", speech.reason(reason)


def moves_of(game: Game, speech: Speech) -> dict[str, str]:
    """Every move's text in words; none where there are too many."""
    if game.move_count > MOST_MOVES:
        return {}
    described = (speech.tell(game.describe_move(move)) for move in range(game.move_count))
    return dict(zip(game.move_texts, described, strict=True))


def field_facts(field: ViewField, speech: Speech) -> FieldFacts:
    """A field of the view, with what it is called."""
    return {
        "name": field.name,
        "label": speech.name_of(f"field-{field.name}", field.name),
        "meaning": field.meaning,
        "kind": field.kind,
        "inner": field.inner,
        "private": field.is_private,
        "fields": [field_facts(one, speech) for one in field.fields],
    }
