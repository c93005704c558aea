"""The five years of Fool's Gold, in the dialect: FG2.3 and FG7.1."""

from pyrite.games.fools_gold.box import MINES, SPACES, YEARS
from pyrite.games.fools_gold.state import OVER, ROLL, State

ALL_SPACES = (1 << MINES * SPACES) - 1


def start_year(s: State) -> None:
    """FG2.3: one more miner and coin for everybody in every year but the first."""
    for seat in range(s.seats):
        player = s.players[seat]
        player.passed = 0
        if s.year > 0:
            player.miners += 1
            player.coins += 1
    clear_board(s)
    s.passed = 0
    s.turn = s.starter
    s.mine = -1
    s.stage = ROLL


def end_year(s: State) -> None:
    """FG7.1: the start token moves on; after the last year the game ends."""
    s.starter = next_seat(s, s.starter)
    s.year += 1
    if s.year == YEARS:
        s.mine = -1
        s.stage = OVER
    else:
        start_year(s)


def clear_board(s: State) -> None:
    """All dice leave the board; the miners have gone home mine by mine."""
    for m in range(MINES):
        s.mines[m].dice = 0
        s.mines[m].die_spaces = 0
    s.camp = 0
    s.empty = ALL_SPACES
    s.workable = 0


def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
