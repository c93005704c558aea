"""What chance says in Fool's Gold, in the dialect: drawing an outcome, and could it be so?

Nothing here changes the state; its pool is zero between calls.
"""

from pyrite.core.chance import Chance, begin_outcome, below
from pyrite.core.schema import Ints
from pyrite.games.fools_gold.box import (
    CARDS,
    DICE,
    FALSE_ALARM,
    FOUL_WEATHER,
    SILT,
    WILD_FACE,
    WINTER_FACES,
)
from pyrite.games.fools_gold.moves import (
    ALARM_OUTCOME,
    DICE_OUTCOME,
    REVEAL_OUTCOME,
    START_OUTCOME,
    WINTER_OUTCOME,
)
from pyrite.games.fools_gold.state import State

# One number: the start seat, the winter die


def draw_start(s: State, chance: Chance, outcome: Ints) -> int:
    """FG2.2: a seat."""
    begin_outcome(chance, outcome, START_OUTCOME)
    outcome[1] = below(chance, s.seats)
    return 2


def is_start(s: State, outcome: Ints, n: int) -> bool:
    """An existing seat."""
    return outcome[0] == START_OUTCOME and n == 2 and 0 <= outcome[1] < s.seats


def draw_winter(chance: Chance, outcome: Ints) -> int:
    """FG6.1: the winter die."""
    begin_outcome(chance, outcome, WINTER_OUTCOME)
    outcome[1] = 1 + below(chance, WINTER_FACES)
    return 2


def is_winter(outcome: Ints, n: int) -> bool:
    """A face of the winter die."""
    return outcome[0] == WINTER_OUTCOME and n == 2 and 1 <= outcome[1] <= WINTER_FACES


# The roll


def draw_dice(chance: Chance, outcome: Ints) -> int:
    """FG3.1: ten faces, each put in its place among those before it, so that they ascend."""
    begin_outcome(chance, outcome, DICE_OUTCOME)
    for i in range(DICE):
        face = 1 + below(chance, WILD_FACE)
        place = 1 + i
        while place > 1 and outcome[place - 1] > face:
            outcome[place] = outcome[place - 1]
            place -= 1
        outcome[place] = face
    return 1 + DICE


def is_dice(outcome: Ints, n: int) -> bool:
    """Ten faces, ascending."""
    if outcome[0] != DICE_OUTCOME or n != 1 + DICE:
        return False
    least = 1
    for i in range(1, n):
        if not least <= outcome[i] <= WILD_FACE:
            return False
        least = outcome[i]
    return True


# Cards of a mine


def draw_cards(s: State, chance: Chance, outcome: Ints) -> int:
    """FG5.2: cards in the order turned over; each Foul Weather lowers the target by one."""
    begin_outcome(chance, outcome, REVEAL_OUTCOME)
    outcome[1] = s.mine
    left = fill_pool(s, s.mines[s.mine].deck)
    target = s.target
    turned = 0
    while turned < target:
        card = take_from_pool(s, below(chance, left))
        outcome[2 + turned] = card
        left -= 1
        turned += 1
        target -= card == FOUL_WEATHER
    empty_pool(s)
    return 2 + turned


def is_reveal(s: State, outcome: Ints, n: int) -> bool:
    """Cards of this mine's deck, as many as the target and the Foul Weather among them say."""
    if outcome[0] != REVEAL_OUTCOME or n < 3 or outcome[1] != s.mine:
        return False
    target = s.target
    for i in range(2, n):
        if i - 2 >= target:
            return False
        target -= outcome[i] == FOUL_WEATHER
    return n - 2 >= target and are_among(outcome, 2, n, s.mines[s.mine].deck)


def are_among(outcome: Ints, first: int, n: int, counts: Ints) -> bool:
    """Are these cards, and are there so many of each?"""
    for i in range(first, n):
        card = outcome[i]
        if not 0 <= card < CARDS:
            return False
        same = 0
        for k in range(first, n):
            same += outcome[k] == card
        if same > counts[card]:
            return False
    return True


# False Alarms


def can_be_false(card: int) -> bool:
    """FG5.3: False Alarm, gold and gem cards are shuffled, silt and Foul Weather not."""
    return card != SILT and card != FOUL_WEATHER


def draw_alarm(s: State, chance: Chance, outcome: Ints) -> int:
    """FG5.3: as many cards as False Alarms lie open, in the order of the cards' numbers."""
    begin_outcome(chance, outcome, ALARM_OUTCOME)
    left = fill_pool(s, s.open) - s.open[SILT] - s.open[FOUL_WEATHER]
    s.pool[SILT] = 0
    s.pool[FOUL_WEATHER] = 0
    for i in range(s.open[FALSE_ALARM]):
        take_from_pool(s, below(chance, left - i))
    n = 1
    for card in range(CARDS):
        if can_be_false(card):
            for _ in range(s.open[card] - s.pool[card]):
                outcome[n] = card
                n += 1
    empty_pool(s)
    return n


def is_alarm(s: State, outcome: Ints, n: int) -> bool:
    """As many open cards as False Alarms, ascending, none of them silt or Foul Weather."""
    if outcome[0] != ALARM_OUTCOME or n != 1 + s.open[FALSE_ALARM]:
        return False
    for i in range(1, n):
        if not can_be_false(outcome[i]) or (i > 1 and outcome[i] < outcome[i - 1]):
            return False
    return are_among(outcome, 1, n, s.open)


# The pool


def fill_pool(s: State, counts: Ints) -> int:
    """Make the pool these cards; returns how many."""
    total = 0
    for card in range(CARDS):
        s.pool[card] = counts[card]
        total += counts[card]
    return total


def take_from_pool(s: State, index: int) -> int:
    """The index-th card of the pool, in the order of the cards' numbers; it leaves the pool.

    No branch: which card it is is beyond prediction.
    """
    card = 0
    for other in range(CARDS - 1):
        index -= s.pool[other]
        card += index >= 0
    s.pool[card] -= 1
    return card


def empty_pool(s: State) -> None:
    """Leave no trace."""
    for card in range(CARDS):
        s.pool[card] = 0
