"""The rules of Creek, in the dialect. Clauses: C1 to C4 in `rules.en.md`. No open questions."""

from creek.box import GOLD, PLACES, SIDES, TURNS
from creek.moves import DIG, FIRST_PLACE, ROLL_OUTCOME, START_OUTCOME
from creek.state import CHOICE, OVER, ROLL, START, State
from pyrite.core.chance import Chance, begin_outcome, below
from pyrite.core.law import CHANCE, TRUTH
from pyrite.core.schema import Ints


def begin(s: State, seats: int, options: Ints) -> None:
    """C1.1: all gold lies there, everybody is in the camp."""
    s.viewer = TRUTH
    s.seats = seats
    s.stage = START
    for place in range(PLACES):
        s.gold[place] = GOLD[place]


def waiting(s: State) -> int:
    """The active seat, or chance for the start and the die."""
    if s.stage == OVER:
        return 0
    return 1 << s.turn if s.stage == CHOICE else CHANCE


def draw(s: State, chance: Chance, outcome: Ints) -> int:
    """C2.1, C2.2: who begins, or what is rolled."""
    if s.stage == START:
        begin_outcome(chance, outcome, START_OUTCOME)
        outcome[1] = below(chance, s.seats)
    else:
        begin_outcome(chance, outcome, ROLL_OUTCOME)
        outcome[1] = 1 + below(chance, SIDES)
    return 2


def possible(s: State, outcome: Ints, n: int) -> bool:
    """An existing seat, or a side of the die."""
    if n != 2:
        return False
    if s.stage == START:
        return outcome[0] == START_OUTCOME and 0 <= outcome[1] < s.seats
    return outcome[0] == ROLL_OUTCOME and 1 <= outcome[1] <= SIDES


def settle(s: State, outcome: Ints, n: int) -> None:
    """C2.1, C2.2: the seat that begins, or the die for the active one."""
    if outcome[0] == START_OUTCOME:
        s.turn = outcome[1]
        s.stage = ROLL
        s.shown = 1 + outcome[1]
    else:
        s.die = outcome[1]
        s.stage = CHOICE
        s.shown = outcome[1]


def legal(s: State, seat: int, out: Ints) -> int:
    """C2.3, C2.4: dig, or go to a place that the die reaches, upstream or down."""
    out[0] = DIG
    n = 1
    for place in range(PLACES):
        if place != s.place[seat] and abs(place - s.place[seat]) <= s.die:
            out[n] = FIRST_PLACE + place
            n += 1
    return n


def apply(s: State, seat: int, move: int) -> None:
    """C2.3, C2.4: gold as much as was rolled, or another place and one piece of gold there."""
    most = s.die
    if move != DIG:
        s.place[seat] = move - FIRST_PLACE
        most = 1
    found = min(most, s.gold[s.place[seat]])
    s.gold[s.place[seat]] -= found
    s.purse[seat] += found
    end_turn(s)


def end_turn(s: State) -> None:
    """C3.1: the next seat rolls, until all turns are over."""
    s.turns += 1
    s.die = 0
    s.shown = 0
    s.turn = (s.turn + 1) % s.seats
    s.stage = OVER if s.turns == TURNS * s.seats else ROLL


def score(s: State, out: Ints) -> None:
    """C4.1: gold so far."""
    for seat in range(s.seats):
        out[seat] = s.purse[seat]


def winners(s: State) -> int:
    """C4.1: the most gold; several may share it."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.purse[seat])
    mask = 0
    for seat in range(s.seats):
        if s.purse[seat] == most:
            mask |= 1 << seat
    return mask


def reason(s: State) -> int:
    """C3.1: there is one only."""
    return 0
