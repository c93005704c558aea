"""The rules of Fool's Gold, in the dialect (docs/house.md): setup, and who does what when.

Edition: Passport Game Studios 2013, with the card table of the Japanese rulebook (FG1.3). Rulings
of ours, marked † in the clauses: names of gems (FG1.4), a plain winter die (FG1.5), a bank without
end (FG1.6), the first start seat (FG2.2), where a wild die lies (FG4.2), retrieving fewer than
three coins (FG4.3), asking also where there is no choice (FG4.6). No open questions.

The phases have files of their own: prospecting, mining, years, scoring. Chance: outcomes.
"""

from pyrite.core.chance import Chance
from pyrite.core.law import CHANCE, TRUTH
from pyrite.core.schema import Ints
from pyrite.games.fools_gold.box import CARDS, COINS, DECKS, MINERS, MINES, WILD_FACE
from pyrite.games.fools_gold.mining import (
    begin_winter,
    legal_actions,
    raise_alarm,
    take_action,
    turn_over,
)
from pyrite.games.fools_gold.moves import (
    ALARM_OUTCOME,
    DICE_OUTCOME,
    FIRST_GOLD,
    FIRST_RESERVE,
    REVEAL_OUTCOME,
    START_OUTCOME,
    WINTER_OUTCOME,
)
from pyrite.games.fools_gold.outcomes import (
    draw_alarm,
    draw_cards,
    draw_dice,
    draw_start,
    draw_winter,
    is_alarm,
    is_dice,
    is_reveal,
    is_start,
    is_winter,
)
from pyrite.games.fools_gold.prospecting import (
    legal_reserves,
    legal_turns,
    put_in_reserve,
    roll,
    take_turn,
)
from pyrite.games.fools_gold.state import (
    OVER,
    PROSPECT,
    RESERVE,
    REVEAL,
    ROLL,
    SCREENS,
    SHUFFLE,
    START,
    START_SEAT,
    WINTER_ROLL,
    State,
)
from pyrite.games.fools_gold.years import start_year

START_BITS = 4 * WILD_FACE
WINTER_BITS = 5 * CARDS
ALARM_BITS = WINTER_BITS + 3
"""Where parts of State.shown begin."""

# Setup


def begin(s: State, seats: int, options: Ints) -> None:
    """FG2.1 coins and miners, FG1.3 decks; FG2.2: chance says who starts unless the option does."""
    s.viewer = TRUTH
    s.seats = seats
    s.options[SCREENS] = options[SCREENS]
    s.options[START_SEAT] = options[START_SEAT]
    for seat in range(seats):
        s.players[seat].coins = COINS
        s.players[seat].miners = MINERS[seats]
    for m in range(MINES):
        for card in range(CARDS):
            s.mines[m].deck[card] = DECKS[m][card]
    s.starter = -1
    s.mine = -1
    s.stage = START
    if options[START_SEAT] > 0:
        name_starter(s, options[START_SEAT] - 1)


def name_starter(s: State, seat: int) -> None:
    """FG2.2: this seat has the start token; the first year begins."""
    s.starter = seat
    start_year(s)


def waiting(s: State) -> int:
    """The active seat, or chance."""
    if s.stage <= WINTER_ROLL:
        return CHANCE
    return 1 << s.turn if s.stage < OVER else 0


# Chance


def draw(s: State, chance: Chance, outcome: Ints) -> int:
    """FG9: start, dice, reveal, alarm, winter."""
    if s.stage == REVEAL:
        return draw_cards(s, chance, outcome)
    if s.stage == SHUFFLE:
        return draw_alarm(s, chance, outcome)
    if s.stage == WINTER_ROLL:
        return draw_winter(chance, outcome)
    if s.stage == ROLL:
        return draw_dice(chance, outcome)
    return draw_start(s, chance, outcome)


def possible(s: State, outcome: Ints, n: int) -> bool:
    """FG9: the kind that is waited for, and exactly what the rules let it say."""
    if s.stage == REVEAL:
        return is_reveal(s, outcome, n)
    if s.stage == SHUFFLE:
        return is_alarm(s, outcome, n)
    if s.stage == WINTER_ROLL:
        return is_winter(outcome, n)
    if s.stage == ROLL:
        return is_dice(outcome, n)
    return s.stage == START and is_start(s, outcome, n)


def settle(s: State, outcome: Ints, n: int) -> None:
    """The outcome happens, in the open."""
    show(s, outcome, n)
    if outcome[0] == REVEAL_OUTCOME:
        turn_over(s, outcome, n)
    elif outcome[0] == ALARM_OUTCOME:
        raise_alarm(s, outcome, n)
    elif outcome[0] == DICE_OUTCOME:
        roll(s, outcome)
    elif outcome[0] == START_OUTCOME:
        name_starter(s, outcome[1])
    else:
        begin_winter(s, outcome[1])


def show(s: State, outcome: Ints, n: int) -> None:
    """Add to what chance has shown since the last move, so that all that differs is told apart.

    Each outcome has bits of its own: a roll counts its faces in 4 bits each, below the start seat;
    cards turned over are counted in 5 bits each, below the winter die, below the False Alarm cards.
    """
    if outcome[0] == REVEAL_OUTCOME:
        for i in range(2, n):
            s.shown += 1 << 5 * outcome[i]
    elif outcome[0] == ALARM_OUTCOME:
        for i in range(1, n):
            s.shown += outcome[i] << ALARM_BITS + 4 * (i - 1)
    elif outcome[0] == WINTER_OUTCOME:
        s.shown += outcome[1] << WINTER_BITS
    elif outcome[0] == DICE_OUTCOME:
        for i in range(1, n):
            s.shown += 1 << 4 * (outcome[i] - 1)
    else:
        s.shown += 1 + outcome[1] << START_BITS


# Moves


def legal(s: State, seat: int, out: Ints) -> int:
    """FG4, FG5.5, FG6.2: by what is waited for; FG4.6 †: also where there is no choice."""
    if s.stage == PROSPECT:
        return legal_turns(s, seat, out)
    if s.stage == RESERVE:
        return legal_reserves(out)
    return legal_actions(s, seat, out)


def apply(s: State, seat: int, move: int) -> None:
    """A turn of prospecting, a miner for the reserve, or a miner's action."""
    s.shown = 0
    if move < FIRST_RESERVE:
        take_turn(s, seat, move)
    elif move < FIRST_GOLD:
        put_in_reserve(s, seat, move - FIRST_RESERVE)
    else:
        take_action(s, seat, move)
