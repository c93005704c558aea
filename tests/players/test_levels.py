"""Players by name: all of them, and one clear line for none of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.play import start_play
from pyrite.engine.registry import all_games
from pyrite.games.fool import GAME as FOOL
from pyrite.games.gold import GAME as GOLD
from pyrite.players.blind_spots import Overlooking
from pyrite.players.errors import UnknownPlayer, WeightsError
from pyrite.players.levels import (
    LEVELS,
    check_name,
    check_players,
    is_quick,
    level_of,
    make_player,
    player_names,
)
from pyrite.players.memory import Forgetful
from pyrite.players.network.network import Learned
from pyrite.players.network.weights import has_weights, weights_in_use, write_weights
from pyrite.players.search.search import Budget
from pyrite.players.search.searcher import Searcher
from pyrite.players.simple import Greedy, HeuristicPlayer, Uniform, weights_of
from tests.published import PUBLISHED


def test_names__people_choose_from_four_levels() -> None:
    assert LEVELS == ("easy", "normal", "hard", "expert")
    others = {"uniform", "greedy", "instinct", "network"}
    assert set(player_names()) == {*LEVELS, "bold", "careful", *others}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("uniform", Uniform),
        ("greedy", Greedy),
        ("instinct", HeuristicPlayer),
        ("search:9", Searcher),
    ],
)
def test_name__makes_its_player(name: str, kind: type) -> None:
    assert type(make_player(GOLD, name, backend="python")) is kind


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_levels__think_more_and_overlook_less(game: Game) -> None:
    levels = [level_of(game, name) for name in LEVELS]
    assert levels[0].iterations == 0
    assert [one.iterations for one in levels] == sorted(one.iterations for one in levels)
    overlooked = [one.overlooks for one in levels if one.is_learned]
    assert overlooked == sorted(overlooked, reverse=True)
    assert len(set(levels)) == len(LEVELS)


def test_levels__weak_ones_forget_where_the_game_asks_for_memory() -> None:
    *weak, expert = (make_player(GOLD, level, backend="python", seed="s") for level in LEVELS)
    half_lives = [one.half_life for one in weak if isinstance(one, Forgetful)]
    assert len(half_lives) == len(weak)
    assert half_lives == sorted(set(half_lives))
    assert not isinstance(expert, Forgetful)
    assert isinstance(make_player(FOOL, "easy"), HeuristicPlayer)


def test_levels__follow_what_was_learned() -> None:
    assert has_weights(FOOL)
    assert isinstance(make_player(FOOL, "network", backend="python"), Learned)
    normal = make_player(FOOL, "normal", backend="python")
    assert isinstance(normal, Overlooking)
    assert isinstance(normal.player, Learned)


def test_guided__is_a_search_that_asks_the_network_first() -> None:
    guided = make_player(FOOL, "guided:20", backend="python")
    assert isinstance(guided, Searcher)
    assert guided.network
    alone = make_player(FOOL, "search:20", backend="python")
    assert isinstance(alone, Searcher)
    assert alone.network is None


def kept(game: Game, file: Path) -> str:
    """Weights that know nothing, as somebody may have kept them."""
    learned = weights_in_use(game)
    write_weights(file, replace(learned, numbers=bytes(len(learned.numbers))))
    return str(file)


def test_own_weights__are_followed_and_guide(tmp_path: Path) -> None:
    file = kept(FOOL, tmp_path / "a: mine.weights")
    alone = make_player(FOOL, f"network:{file}", backend="python")
    assert isinstance(alone, Learned)
    play = start_play(FOOL, 4, seed=seed_text("own"))
    information, moves = play.information(play.waiting[0]), play.legal_numbers(play.waiting[0])
    assert len(set(alone.network.weigh(information, moves))) == 1
    guided = make_player(FOOL, f"guided:20:{file}", backend="python")
    assert isinstance(guided, Searcher)
    assert guided.network is alone.network
    assert guided.budget.iterations == 20


def test_own_weights__of_another_game_are_refused(tmp_path: Path) -> None:
    name = f"network:{kept(GOLD, tmp_path / 'w')}"
    check_players(GOLD, [name])
    with pytest.raises(WeightsError, match="does not fit"):
        check_players(FOOL, ["easy", name])


def test_own_weights__that_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="holds no weights"):
        check_players(GOLD, [f"guided:5:{tmp_path / 'w'}"])


def test_easy__is_surer_of_itself_where_the_next_level_would_always_win() -> None:
    draws = {game.id: level_of(game, "easy").draws for game in PUBLISHED}
    assert draws == {"end-of-the-trail": 1, "fool": 2, "fools-gold": 5, "gold": 1}
    easy = make_player(FOOL, "easy")
    assert isinstance(easy, HeuristicPlayer)
    assert easy.draws == 2


def test_quick__are_those_that_neither_search_nor_ask_a_network() -> None:
    quick = [name for name in player_names() if is_quick(FOOL, name)]
    assert quick == ["easy", "uniform", "greedy", "instinct"]


def test_budget__may_cut_a_search_short() -> None:
    player = make_player(
        GOLD, "search:900", backend="python", budget=lambda n: Budget(iterations=n // 100)
    )
    assert isinstance(player, Searcher)
    assert player.budget.iterations == 9


@pytest.mark.parametrize("name", ["", "nobody", "Easy", "search", "９", "network:", "greedy:w"])
def test_unknown__is_one_line_that_says_who_there_is(name: str) -> None:
    for ask in (lambda: make_player(GOLD, name), lambda: check_name(name)):
        with pytest.raises(UnknownPlayer) as caught:
            ask()
        (line,) = str(caught.value).splitlines()
        assert "expert" in line
        assert "search:N" in line


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "guided:-1", "guided:9x", "guided::w", "search:5:w"]
)
def test_a_search_of_no_size__is_one_line_that_says_what_fits(name: str) -> None:
    for ask in (lambda: make_player(GOLD, name), lambda: check_name(name)):
        with pytest.raises(UnknownPlayer) as caught:
            ask()
        (line,) = str(caught.value).splitlines()
        assert f"{name.partition(':')[0]}:N" in line


def test_level__of_a_free_name() -> None:
    found = [level_of(GOLD, name).iterations for name in ("uniform", "search:12", "guided:7")]
    assert found == [0, 12, 7]


def test_guided__takes_one_of_the_moves_alike_where_instinct_does() -> None:
    guided = make_player(GOLD, "guided:20", backend="python")
    assert isinstance(guided, Searcher)
    play = start_play(GOLD, 2, seed=seed_text("alike"))
    information, moves = play.information(play.waiting[0]), play.legal_numbers(play.waiting[0])
    instinct = weights_of(information, moves)
    found = guided.first(information, moves)
    assert 0 in instinct
    assert [weight > 0 for weight in found] == [weight > 0 for weight in instinct]
