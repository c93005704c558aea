"""One door: what `pyrite.game` gives is a game for every floor above."""

from __future__ import annotations

import pyrite
from pyrite.arena.balance import equal_players
from pyrite.arena.tournament.deal import play_block
from pyrite.arena.tournament.setup import make_tournament
from pyrite.core.game import Game
from pyrite.engine.registry import all_games, find_game
from pyrite.envs.encoding.specification import encoding
from pyrite.players.levels import make_player
from tests.contract.walk import stream

GOLD = pyrite.game("gold")


def test_game__is_the_one_of_the_registry() -> None:
    assert isinstance(GOLD, Game)
    assert GOLD is pyrite.game("gold") is find_game("gold")
    assert [game.id for game in all_games()] == list(pyrite.game_ids())


def test_game__starts_and_its_play_knows_it() -> None:
    assert GOLD.start(seed="door").game is GOLD


def test_game__serves_players_and_learning() -> None:
    play = GOLD.start(2, seed="door")
    (seat,) = play.waiting
    information = play.information(seat)
    player = make_player(GOLD, "greedy")
    moves = play.legal_numbers(seat)
    assert player.choose(information, moves, stream("door")) in moves
    assert encoding(GOLD, 2).encode(information).any()


def test_game__serves_the_arena() -> None:
    cup = equal_players(make_tournament(GOLD, ("greedy",), 2, seats=2, seed="door"), GOLD)
    assert len(play_block(cup, 0, "python")) == 2
