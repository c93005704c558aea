"""The rules of Creek, clause by clause."""

from creek import GAME
from creek.box import GOLD, TURNS

from pyrite.engine.play import Play


def rolled(*rolls: int, seats: int = 2) -> Play:
    """A game that seat 0 begins, with this die; whatever is rolled first is dug for in the camp."""
    play = Play(GAME, seats, {}, None, {})
    play.put_outcome([0, 0])
    for number in rolls[:-1]:
        play.put_outcome([1, number])
        play.move(play.waiting[0], "dig")
    play.put_outcome([1, rolls[-1]])
    return play


def test_go__reaches_as_far_as_the_die() -> None:
    """C1.1, C1.2, C2.1, C2.2, C2.4."""
    assert rolled(3).legal(0) == ("dig", "go 1", "go 2", "go 3")


def test_go__takes_one_piece_of_gold() -> None:
    """C2.4."""
    play = rolled(3)
    play.move(0, "go 3")
    assert (play.state.purse[0], play.state.gold[3]) == (1, GOLD[3] - 1)


def test_dig__takes_as_much_as_was_rolled_and_is_there() -> None:
    """C2.3."""
    play = rolled(4)
    play.state.place[0] = 3
    play.move(0, "dig")
    assert (play.state.purse[0], play.state.gold[3]) == (3, 0)


def test_end__comes_after_eight_turns_each() -> None:
    """C3.1, C4.1."""
    play = rolled(*[1] * 2 * TURNS)
    play.move(1, "dig")
    assert play.result
    assert play.result.winners == (0, 1)
