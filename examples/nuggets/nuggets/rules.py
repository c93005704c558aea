"""The rules of Nuggets, in the dialect. Clauses: N1 to N5 in `rules.md`. No open questions."""

from nuggets.box import HIGHEST, IN_PLAY, LOWEST, NOBODY, NUGGETS, NUMBERS, PEBBLES
from nuggets.moves import DEAL_OUTCOME, PASS, TAKE
from nuggets.state import CHOICE, DEAL, OVER, State
from pyrite.core.chance import Chance, begin_outcome, below, shuffle
from pyrite.core.law import CHANCE, TRUTH
from pyrite.core.schema import Ints


def begin(s: State, seats: int, options: Ints) -> None:
    """N2.2: everybody has pebbles; nobody has a nugget yet."""
    s.viewer = TRUTH
    s.seats = seats
    s.stage = DEAL
    for weight in range(NUMBERS):
        s.owner[weight] = NOBODY
    for seat in range(seats):
        s.pebbles[seat] = PEBBLES[seats]
        s.points[seat] = -PEBBLES[seats]


def waiting(s: State) -> int:
    """The active seat, or chance for the deal."""
    if s.stage == OVER:
        return 0
    return CHANCE if s.stage == DEAL else 1 << s.turn


def draw(s: State, chance: Chance, outcome: Ints) -> int:
    """N2.1, N2.3: who begins, and the nuggets of the sack; what comes last lies on top."""
    begin_outcome(chance, outcome, DEAL_OUTCOME)
    outcome[1] = below(chance, s.seats)
    for weight in range(LOWEST, NUMBERS):
        outcome[2 + weight - LOWEST] = weight
    shuffle(chance, outcome, 2, NUGGETS)
    return 2 + IN_PLAY


def possible(s: State, outcome: Ints, n: int) -> bool:
    """N2.1: an existing seat and 24 different nuggets of the box."""
    if outcome[0] != DEAL_OUTCOME or n != 2 + IN_PLAY or not 0 <= outcome[1] < s.seats:
        return False
    for i in range(2, n):
        if not LOWEST <= outcome[i] <= HIGHEST:
            return False
        for j in range(2, i):
            if outcome[i] == outcome[j]:
                return False
    return True


def settle(s: State, outcome: Ints, n: int) -> None:
    """N2.3: the sack is filled and its first nugget brought up."""
    s.turn = outcome[1]
    for place in range(IN_PLAY):
        s.sack[place] = outcome[2 + place]
    s.left = IN_PLAY
    s.stage = CHOICE
    bring_up(s)


def bring_up(s: State) -> None:
    """N3.1: the next nugget lies on the table for all to see."""
    s.left -= 1
    s.nugget = s.sack[s.left]
    s.sack[s.left] = 0
    s.shown = s.nugget


def legal(s: State, seat: int, out: Ints) -> int:
    """N3.3: who has no pebble must take."""
    out[0] = TAKE
    out[1] = PASS
    return 2 if s.pebbles[seat] > 0 else 1


def apply(s: State, seat: int, move: int) -> None:
    """N3.2: a pebble for passing it on, or the nugget and all pebbles on it."""
    s.shown = 0
    if move == PASS:
        s.pebbles[seat] -= 1
        s.points[seat] += 1
        s.pot += 1
        s.turn = (seat + 1) % s.seats
    else:
        take(s, seat)


def take(s: State, seat: int) -> None:
    """N3.2, N4.1: whoever takes goes on with the next nugget; without one the game is over."""
    s.owner[s.nugget] = seat
    s.pebbles[seat] += s.pot
    s.points[seat] = points_of(s, seat)
    s.pot = 0
    s.nugget = 0
    if s.left == 0:
        s.stage = OVER
    else:
        bring_up(s)


def points_of(s: State, seat: int) -> int:
    """N5.1, N5.2: of neighbouring weights only the lowest counts; each pebble takes one off."""
    points = -s.pebbles[seat]
    for weight in range(LOWEST, NUMBERS):
        if s.owner[weight] == seat and s.owner[weight - 1] != seat:
            points += weight
    return points


def score(s: State, out: Ints) -> None:
    """N5.1, N5.3: points so far; negated, for in the law higher is better."""
    for seat in range(s.seats):
        out[seat] = -s.points[seat]


def winners(s: State) -> int:
    """N5.3: the fewest points; several may share them."""
    fewest = s.points[0]
    for seat in range(s.seats):
        fewest = min(fewest, s.points[seat])
    mask = 0
    for seat in range(s.seats):
        if s.points[seat] == fewest:
            mask |= 1 << seat
    return mask


def reason(s: State) -> int:
    """N4.1: there is one only."""
    return 0
