"""Every view, moment and event of every game is as declared: the schema has it, and no more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import jsonschema_rs

from pyrite.core.chance import Chance
from pyrite.core.game import Game, Json
from pyrite.core.law import ONLOOKER
from pyrite.engine.play import Play, Step, new_play
from pyrite.engine.telling.schema import game_schema
from pyrite.engine.telling.viewer_events import News, tell_news
from tests.contract.walk import Variant, choose, each_game, each_variant, stream, unfinished

EVERY = 7  # of the steps, beside those of chance


@cache
def validator(game: Game, name: str) -> jsonschema_rs.Draft202012Validator:
    """Judges by one definition of a game's schema."""
    definitions = game_schema(game)["$defs"]
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})


def step(play: Play, chance: Chance) -> Step:
    """One move, or one outcome of chance."""
    if play.waits_for_chance:
        return play.put_outcome(play.draw_outcome())
    return play.make_move(*choose(play, chance))


def told(variant: Variant) -> Iterator[tuple[Json, News | None]]:
    """What every viewer sees, and what they are told of the next step."""
    play = new_play(variant.game, variant.seats, seed="views", options=dict(variant.options))
    chance = stream("views")
    everybody = (ONLOOKER, *range(variant.seats))
    for count in unfinished(play):
        viewers = everybody if play.waits_for_chance or count % EVERY == 0 else ()
        before = [(play.view(viewer), play.information(viewer)) for viewer in viewers]
        last = step(play, chance)
        yield from (
            (view, tell_news(known, play.information(known.seat), play, last))
            for view, known in before
        )
    yield from ((play.view(viewer), None) for viewer in everybody)


@each_variant
def test_views_moments_and_events_are_as_declared(variant: Variant) -> None:
    views, events = (validator(variant.game, name) for name in ("View", "Event"))
    for view, news in told(variant):
        views.validate(view)
        if news and news.moment:
            views.validate(news.moment)
        for event in news.events if news else ():
            events.validate(json.loads(json.dumps(event._asdict())))


@each_game
def test_a_schema_refuses__fields_that_are_not_declared(game: Game) -> None:
    views = validator(game, "View")
    whole = Variant(game, game.seats[-1], ()).start("whole").view(0)
    assert views.is_valid(whole)
    assert not views.is_valid({**whole, "secret": 1})
    for name in whole:
        assert not views.is_valid({key: value for key, value in whole.items() if key != name})


@each_game
def test_a_start_is_as_declared(game: Game) -> None:
    starts = validator(game, "Start")
    for seats in game.seats:
        options = {option.name: option.values[0] for option in game.options_for(seats)}
        assert starts.is_valid({"seats": seats, "options": options})
        assert starts.is_valid({"seats": seats})
        assert not starts.is_valid({"seats": seats, "options": {"start": str(seats)}})
    assert not starts.is_valid({"seats": game.seats[-1] + 1})
