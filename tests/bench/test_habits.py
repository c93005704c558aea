"""What players are seen to do: counted where there is a choice, and told in lines."""

from __future__ import annotations

import pytest

from bench.__main__ import main
from bench.errors import BenchError
from bench.habits import measures_of, parsed, watch
from bench.rooms import habits_of
from tests.bench.conftest import roomless
from tests.published import PUBLISHED


def test_habits__every_game_has_some() -> None:
    assert all(map(habits_of, PUBLISHED))


def test_habits__of_a_game_that_says_nothing_are_refused() -> None:
    with pytest.raises(BenchError, match="neither"):
        measures_of(roomless())


def test_watch__means_of_all_players_of_a_small_tournament() -> None:
    for game in PUBLISHED:
        tournament = parsed([game.id, "uniform", "greedy", "--games", "1"])
        seen = watch(tournament, backend="python")
        assert len(seen) == 2
        for sums in seen:
            assert {"daring"} <= set(sums) <= {"daring", *habits_of(game)}
            assert all(0 <= value <= 1 for value in sums["daring"])


def test_main__a_line_per_player_and_habit(capsys: pytest.CaptureFixture[str]) -> None:
    main(["habits", "fool", "uniform", "greedy", "--games", "4"])
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert {line[0] for line in lines} == {"uniform", "greedy"}
    assert {line[1] for line in lines} == {"daring", "led", "on top"}


@pytest.mark.parametrize("words", ["chess easy", "gold nobody", "gold easy --games 0"])
def test_main__refuses_kindly(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["habits", *words.split()])
    assert ended.value.code == 2
    assert "python -m bench habits: error: " in capsys.readouterr().err
