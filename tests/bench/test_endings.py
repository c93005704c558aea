"""Endings: the solver is right where one can see it, and players are held against it."""

from __future__ import annotations

from itertools import islice

import pytest

from bench import endings
from bench.endings import KINDS, Solver, ending_of, shown_to
from pyrite.engine.player import Information
from pyrite.games.gold import GAME as GOLD
from pyrite.games.gold import state as gold
from pyrite.games.gold.box import DYNAMITE


def rush(faces: list[int], nuggets: tuple[int, int]) -> gold.State:
    """The rush at two seats: these cards lie, seat 0 is active."""
    s = gold.State()
    GOLD.begin(s, 2, [0, 0, 0, 0])
    s.stage, s.rush, s.first, s.lying, s.flips = gold.FIRST, 1, -1, len(faces), 64
    for place, face in enumerate(faces):
        s.places[place], s.face[place], s.last_seen[place] = place, face, 1
        if face < DYNAMITE:
            s.gold[face] += 1
        else:
            s.sticks += 1
    for seat, count in enumerate(nuggets):
        s.players[seat].nuggets = count
    return s


def test_gold__one_takes_the_card_that_wins() -> None:
    solver = Solver(GOLD, KINDS["gold"])
    values = solver.values(rush([1, 4, DYNAMITE], (10, 12)), 0)
    assert {move: value[0] for move, value in values.items()} == {0: 0.0, 1: 1.0, 2: 0.0}


def test_gold__what_others_can_take_counts() -> None:
    values = Solver(GOLD, KINDS["gold"]).values(rush([3, 2, DYNAMITE], (10, 10)), 0)
    assert [values[move][0] for move in range(3)] == [1.0, 0.0, 0.0]


def test_ending__without_a_choice_is_none() -> None:
    information = Information(GOLD, 0, rush([1, 1, 1], (20, 0)))
    assert ending_of(information, (0, 1, 2)) is None


def test_endings__some_moves_are_better_than_others() -> None:
    for ending in islice(endings.endings(GOLD), 4):
        assert 0 < len(ending.best) < len(ending.moves)
        assert ending.best <= set(ending.moves)


def test_shown__leaves_the_game_itself_as_it_was() -> None:
    s = rush([1, 2], (0, 0))
    s.last_seen[0] = 0
    s.unseen[1] = 1
    known = shown_to(GOLD, KINDS["gold"], s, 0)
    assert (known.state.last_seen[0], known.state.face[0], known.state.unseen[1]) == (1, 1, 0)
    assert s.last_seen[0] == 0


def test_share_of_best__is_counted_by_player() -> None:
    found = endings.share_of_best(GOLD, ("greedy", "uniform"), 6)
    assert found["greedy"] == 6
    assert 0 <= found["uniform"] <= 6


def test_main__a_line_per_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    endings.main(["gold", "greedy", "uniform", "--positions", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("\t")[0] for line in lines] == ["greedy", "uniform"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["gold", "nobody"], "nobody"),
        (["fools-gold", "greedy"], "fools-gold"),
        (["gold", "greedy", "--positions", "0"], "--positions"),
    ],
)
def test_main__says_what_is_wrong_and_ends(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        endings.main(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_help__tells_what_best_means(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        endings.main(["--help"])
    assert ended.value.code == 0
    assert "a best move is" in capsys.readouterr().out
