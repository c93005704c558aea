"""What players are seen to do: counted where there is a choice, and told in lines."""

from __future__ import annotations

import pytest

from bench import habits
from bench.habits import HABITS, parsed, watch
from pyrite.engine.registry import all_games, game_ids
from pyrite.games.end_of_the_trail.moves import BID_MOVE, PASS_MOVE, PRESS_MOVE, STAKE_MOVE
from pyrite.games.fools_gold import GAME as FOOLS_GOLD
from pyrite.games.fools_gold import state as fools_gold
from pyrite.games.fools_gold.moves import PASS, parse_move
from pyrite.games.gold import GAME as GOLD
from pyrite.games.gold import state as gold


def test_habits__every_game_has_some() -> None:
    assert set(HABITS) == set(game_ids())


def test_gold__unseen_cards_count_where_others_lie() -> None:
    s = gold.State()
    GOLD.begin(s, 2, [0, 0, 0, 0])
    s.first, s.last_seen[1] = -1, 4
    found = [habits.unseen_card((s, 0, (0, 1), move), first=True) for move in (0, 1)]
    assert found == [1.0, 0.0]
    assert habits.unseen_card((s, 0, (0, 1), 0), first=False) is None
    assert habits.unseen_card((s, 0, (0, 2), 0), first=True) is None


def test_fools_gold__who_goes_where_others_stand_and_what_it_pays() -> None:
    s = fools_gold.State()
    FOOLS_GOLD.begin(s, 3, [0, 0])
    s.mines[0].standing[1] = 1 << 2
    moves = [parse_move(text) for text in ("place hills 3", "place lake 0")]
    assert [habits.joins_others((s, 0, moves, move)) for move in moves] == [1.0, 0.0]
    assert [habits.price((s, 0, moves, move)) for move in (*moves, PASS)] == [3.0, 0.0, None]


def test_end_of_the_trail__bids_and_presses_count_where_there_is_a_choice() -> None:
    bidding = (BID_MOVE + 4, PASS_MOVE)
    assert [habits.bids((None, 0, bidding, move)) for move in bidding] == [1.0, 0.0]
    assert habits.bids((None, 0, bidding[:1], bidding[0])) is None
    assert [habits.bid((None, 0, bidding, move)) for move in bidding] == [4.0, None]
    staking = (STAKE_MOVE, PRESS_MOVE)
    assert [habits.presses((None, 0, staking, move)) for move in staking] == [0.0, 1.0]
    assert habits.presses((None, 0, staking[:1], STAKE_MOVE)) is None


def test_watch__means_of_all_players_of_a_small_tournament() -> None:
    for game in all_games():
        tournament = parsed([game.id, "uniform", "greedy", "--games", "1"])
        seen = watch(tournament, backend="python")
        assert len(seen) == 2
        for sums in seen:
            assert {"daring"} <= set(sums) <= {"daring", *HABITS[game.id]}
            assert all(0 <= value <= 1 for value in sums["daring"])


def test_main__a_line_per_player_and_habit(capsys: pytest.CaptureFixture[str]) -> None:
    habits.main(["fool", "uniform", "greedy", "--games", "4"])
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert {line[0] for line in lines} == {"uniform", "greedy"}
    assert {line[1] for line in lines} == {"daring", "led", "on top"}


@pytest.mark.parametrize("words", ["chess easy", "gold nobody", "gold easy --games 0"])
def test_main__refuses_kindly(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        habits.main(words.split())
    assert capsys.readouterr().err.startswith("usage")
