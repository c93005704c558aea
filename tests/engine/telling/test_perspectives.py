"""All eyes see what some seat may know, and nothing that nobody knows."""

from __future__ import annotations

from collections.abc import Iterator

import jsonschema_rs
import pytest

from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import seed_text
from pyrite.engine.play import Play, Step
from pyrite.engine.records.record import GameRecord
from pyrite.engine.records.replay import Replay
from pyrite.engine.registry import all_games, find_game
from pyrite.engine.simulate import play_game
from pyrite.engine.telling.perspectives import AllEyes, OneViewer, Sight
from pyrite.engine.telling.schema import game_schema
from pyrite.engine.telling.viewer_events import News
from pyrite.players.uniform import Uniform


def played(game: Game, seats: int) -> GameRecord:
    """Between uniform players."""
    names = ["bot uniform"] * seats
    return play_game(game, seats, {}, seed_text("eyes"), [Uniform()] * seats, names)


def seen(game: Game, seats: int) -> Iterator[tuple[Play, Step, News | None, Sight]]:
    """Every step of a game, with all eyes."""
    replay = Replay(played(game, seats))
    eyes = AllEyes(replay.play)
    for _, step in replay.steps():
        if step:
            yield replay.play, step, eyes.note(step), eyes.look()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_all_eyes__show_a_view_as_it_is_declared(game: Game) -> None:
    schema = game_schema(game)
    valid = jsonschema_rs.validator_for({"$defs": schema["$defs"], "$ref": "#/$defs/View"})
    for _, _, _, sight in seen(game, game.usual_seats):
        valid.validate(sight.view)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_all_eyes__are_told_every_step_openly(game: Game) -> None:
    for _, _, news, _ in seen(game, game.usual_seats):
        assert news
        assert not news.is_hidden


def test_all_eyes__lay_every_hand_open_on_the_trail() -> None:
    for play, _, _, sight in seen(find_game("end-of-the-trail"), 3):
        for seat, player in enumerate(sight.view["players"]):
            assert player == play.view(seat)["players"][seat]


def test_all_eyes__see_a_tile_that_somebody_has_looked_at() -> None:
    for play, _, _, sight in seen(find_game("end-of-the-trail"), 3):
        views = [play.view(seat) for seat in range(3)]
        for name, tile in sight.view["land"].items():
            known = {view["land"][name]["gold"] for view in views} - {None}
            assert tile["gold"] == (known.pop() if known else None)


def test_all_eyes__look_behind_the_screens_of_fools_gold() -> None:
    for _, _, _, sight in seen(find_game("fools-gold"), 3):
        assert all(player["coins"] is not None for player in sight.view["players"])


def test_all_eyes__bring_every_hand_of_fool_beside_the_view() -> None:
    for play, _, _, sight in seen(find_game("fool"), 4):
        for seat, own in enumerate(sight.own):
            assert own.get("hand", []) == play.view(seat)["hand"]
        assert sight.view["hand"] == []


def test_all_eyes__do_not_turn_over_a_card_of_gold() -> None:
    for play, _, _, sight in seen(find_game("gold"), 3):
        assert sight.view["cards"] == play.view(ONLOOKER)["cards"]


def test_one_viewer__sees_what_its_screen_shows() -> None:
    replay = Replay(played(find_game("fool"), 4))
    eyes = OneViewer(replay.play, 2)
    for _, step in replay.steps():
        if step:
            eyes.note(step)
            assert eyes.look() == Sight(replay.play.view(2), [])
