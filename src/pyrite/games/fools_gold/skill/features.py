"""Features of Fool's Gold: mines and their decks, miners, coins, who acts first, points.

Nothing but coming chance is hidden here, so it may look at everything.
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.core.vocabulary.skill import MOST, YES, Practice
from pyrite.games.fools_gold.box import (
    CARDS,
    FALSE_ALARM,
    FOUL_WEATHER,
    GEM,
    GEM_POINTS,
    MINES,
    MOST_NUGGETS,
    MOST_SEATS,
    SPACES,
    YEARS,
)
from pyrite.games.fools_gold.mining import HIGHEST, MINERS_AT, miners_on_path
from pyrite.games.fools_gold.moves import (
    FIRST_GOLD,
    FIRST_RESERVE,
    FIRST_WILD,
    MOVES,
    PASS,
    RETRIEVE,
    TAKE_COINS,
    TAKE_GEM,
)
from pyrite.games.fools_gold.scoring import highest_sum, points
from pyrite.games.fools_gold.state import OVER, PROSPECT, State

EDITION = 1
SPREAD = 12
PRACTICE = (
    Practice(3, {}, 1),
    Practice(4, {}, 2),
    Practice(5, {}, 1),
)

PER_MINER = 10
PER_RIVAL = 6
PER_DIE = 8
PER_COIN = 4
PER_NUGGET = 2
PER_POINT = 2
LOWEST_POINTS = 25  # below zero, when no mine has given gold

FEWEST_SEATS = 3
AT_SEATS = 1
AT_YEAR = AT_SEATS + 3
AT_STAGE = AT_YEAR + YEARS
AT_OWN = AT_STAGE + OVER - PROSPECT + 1
OWN_ANSWERS = 12
AT_KINDS = AT_OWN + OWN_ANSWERS
AT_WORKED = AT_KINDS + MINES + 1
AT_OPEN = AT_WORKED + MINES
AT_MINES = AT_OPEN + CARDS
PER_MINE = 19
AT_OTHERS = AT_MINES + PER_MINE * MINES
PER_OTHER = 8 + 4 * MINES
TABLE = AT_OTHERS + PER_OTHER * (MOST_SEATS - 1)
MOVE = 46
NAMES = MOVES


def small(number: int) -> int:
    """As far as a byte goes."""
    return max(-MOST, min(MOST, number))


def table_features(s: State, seat: int, x: Ints) -> None:
    """The table as this seat sees it."""
    for i in range(TABLE):
        x[i] = 0
    x[0] = YES
    x[AT_SEATS + s.seats - FEWEST_SEATS] = YES
    x[AT_YEAR + min(YEARS - 1, s.year)] = YES
    x[AT_STAGE + max(0, s.stage - PROSPECT)] = YES
    if s.mine >= 0 and s.stage != PROSPECT:
        x[AT_WORKED + s.mine] = YES
    for card in range(CARDS):
        x[AT_OPEN + card] = PER_DIE * s.open[card]
    best = look_at_others(s, seat, x)
    look_at_self(s, seat, best, x)
    for m in range(MINES):
        look_at_mine(s, seat, m, AT_MINES + PER_MINE * m, x)


def look_at_self(s: State, seat: int, best: int, x: Ints) -> None:
    """Coins, miners, points; how far ahead of the best other."""
    me = s.players[seat]
    mine = points(me)
    kinds = 0
    for m in range(MINES):
        kinds += me.gems[m]
    x[AT_OWN] = small(PER_COIN * me.coins)
    x[AT_OWN + 1] = small(PER_COIN * me.spent)
    x[AT_OWN + 2] = PER_MINER * me.miners
    x[AT_OWN + 3] = PER_MINER * me.retrieved
    x[AT_OWN + 4] = YES * me.passed
    x[AT_OWN + 5] = small(mine + LOWEST_POINTS)
    x[AT_OWN + 6] = small(PER_POINT * (mine - best))
    x[AT_OWN + 7] = PER_RIVAL * s.camp
    x[AT_OWN + 8] = PER_RIVAL * s.passed
    x[AT_OWN + 9] = YES * s.winter
    x[AT_OWN + 10] = YES * (s.turn == seat)
    x[AT_OWN + 11] = YES * (me.miners == 0)
    x[AT_KINDS + kinds] = YES


def look_at_others(s: State, seat: int, x: Ints) -> int:
    """All the others; returns the most points among them."""
    best = -LOWEST_POINTS
    for k in range(1, s.seats):
        other = (seat + k) % s.seats
        you = s.players[other]
        at = AT_OTHERS + (k - 1) * PER_OTHER
        theirs = points(you)
        best = max(best, theirs)
        x[at] = YES
        x[at + 1] = small(PER_COIN * you.coins)
        x[at + 2] = small(PER_COIN * you.spent)
        x[at + 3] = PER_MINER * you.miners
        x[at + 4] = YES * you.passed
        x[at + 5] = small(theirs + LOWEST_POINTS)
        x[at + 6] = YES * (s.turn == other)
        x[at + 7] = YES * (s.starter == other)
        for m in range(MINES):
            x[at + 8 + 4 * m] = PER_MINER * MINERS_AT[s.mines[m].standing[other]]
            x[at + 9 + 4 * m] = PER_MINER * s.mines[m].reserve[other]
            x[at + 10 + 4 * m] = small(PER_NUGGET * you.gold[m])
            x[at + 11 + 4 * m] = YES * you.gems[m]
    return best


def look_at_mine(s: State, seat: int, m: int, at: int, x: Ints) -> None:
    """Dice, miners, what its deck still holds, what it has given."""
    mine = s.mines[m]
    me = s.players[seat]
    own = MINERS_AT[mine.standing[seat]]
    rivals = miners_on_path(mine) - own
    most = highest_sum(me)
    x[at] = PER_DIE * mine.dice
    x[at + 1] = YES * (mine.dice > 0)
    x[at + 2] = PER_MINER * own
    x[at + 3] = PER_MINER * mine.reserve[seat]
    x[at + 4] = PER_MINER * MINERS_AT[mine.lying[seat]]
    x[at + 5] = PER_RIVAL * rivals
    x[at + 6] = PER_COIN * HIGHEST[mine.standing[seat]]
    x[at + 7] = PER_RIVAL * rivals_before(s, seat, m, 0, -1)
    x[at + 8] = small(3 * own * mine.dice)
    x[at + 9] = small(2 * (own + rivals) * mine.dice)
    x[at + 10] = small(PER_NUGGET * me.gold[m])
    x[at + 11] = YES * (me.gold[m] == 0)
    x[at + 12] = YES * (me.gold[m] > 0 and me.gold[m] == most)
    x[at + 13] = YES * me.gems[m]
    x[at + 14] = small(2 * nuggets_per_ten(s, m))
    x[at + 15] = small(4 * mine.deck[GEM])
    x[at + 16] = PER_DIE * mine.deck[FOUL_WEATHER]
    x[at + 17] = PER_DIE * mine.deck[FALSE_ALARM]
    x[at + 18] = small(2 * gold_cards(s, m))


def gold_cards(s: State, m: int) -> int:
    """That can still be turned over."""
    cards = 0
    for nuggets in range(1, MOST_NUGGETS + 1):
        cards += s.mines[m].deck[nuggets]
    return cards


def nuggets_per_ten(s: State, m: int) -> int:
    """Nuggets on ten cards of the deck, on the average."""
    cards = 0
    nuggets = 0
    for card in range(CARDS):
        cards += s.mines[m].deck[card]
    for n in range(1, MOST_NUGGETS + 1):
        nuggets += n * s.mines[m].deck[n]
    return 10 * nuggets // max(1, cards)


def rivals_before(s: State, seat: int, m: int, more: int, space: int) -> int:
    """Seats that would act before this one, with so many more miners of it, one on that space."""
    mine = s.mines[m]
    standing = mine.standing[seat] | (1 << space if space >= 0 else 0)
    own = rank(standing, mine.reserve[seat] + more)
    count = 0
    for other in range(s.seats):
        if other != seat and mine.standing[other]:
            count += rank(mine.standing[other], mine.reserve[other]) > own
    return count


def rank(standing: int, reserve: int) -> int:
    """FG5.4: most miners, then the highest one."""
    if standing == 0:
        return 0
    return (MINERS_AT[standing] + reserve) * SPACES + HIGHEST[standing]


def move_features(s: State, seat: int, move: int, f: Ints) -> int:
    """What this move would do; it goes by its own name."""
    for i in range(MOVE):
        f[i] = 0
    if move < FIRST_WILD:
        f[0] = YES
        ask_about_mine(s, seat, move // SPACES, f)
        ask_about_place(s, seat, move // SPACES, move % SPACES, f)
    elif move < RETRIEVE:
        f[1] = YES
        ask_about_mine(s, seat, move - FIRST_WILD, f)
        f[19] = small(PER_COIN * (s.players[seat].coins - s.mines[move - FIRST_WILD].dice))
    elif move == RETRIEVE:
        f[2] = YES
        f[19] = small(PER_COIN * (s.players[seat].coins + min(3, s.players[seat].spent)))
    elif move == PASS:
        f[3] = YES
        f[20] = PER_MINER * s.players[seat].miners
    elif move < FIRST_GOLD:
        f[4] = YES
        ask_about_mine(s, seat, move - FIRST_RESERVE, f)
        f[18] = PER_DIE * rivals_before(s, seat, move - FIRST_RESERVE, 1, -1)
    else:
        ask_about_action(s, seat, move, f)
    return move


def ask_about_mine(s: State, seat: int, m: int, f: Ints) -> None:
    """Where a miner or a die would go."""
    mine = s.mines[m]
    me = s.players[seat]
    own = MINERS_AT[mine.standing[seat]]
    rivals = miners_on_path(mine) - own
    most = highest_sum(me)
    f[10] = PER_DIE * mine.dice
    f[11] = PER_MINER * own
    f[12] = PER_RIVAL * rivals
    f[13] = PER_MINER * mine.reserve[seat]
    f[14] = small(PER_NUGGET * me.gold[m])
    f[15] = YES * (me.gold[m] == 0)
    f[16] = YES * (me.gold[m] > 0 and me.gold[m] == most)
    f[17] = YES * me.gems[m]
    f[18] = PER_DIE * rivals_before(s, seat, m, 0, -1)
    f[21] = small(2 * (own + rivals) * mine.dice)
    f[22] = small(2 * nuggets_per_ten(s, m))
    f[23] = small(4 * mine.deck[GEM])
    f[24] = small(nuggets_per_ten(s, m) * (own + rivals + 1) * mine.dice // 10)
    f[25] = PER_DIE * mine.deck[FOUL_WEATHER]
    f[26] = YES * (own == 0)
    f[27] = YES * (own > 0) * (rivals > 0)


def ask_about_place(s: State, seat: int, m: int, space: int, f: Ints) -> None:
    """A miner there: its price, and who would act before it."""
    before = rivals_before(s, seat, m, 0, space)
    f[18] = PER_DIE * before
    f[19] = small(PER_COIN * (s.players[seat].coins - space))
    f[20] = PER_MINER * (s.players[seat].miners - 1)
    f[28] = 5 * space
    f[29] = YES * (before == 0)
    f[30] = YES * (space == 0)
    f[31] = YES * (before < rivals_before(s, seat, m, 0, -1))


def ask_about_action(s: State, seat: int, move: int, f: Ints) -> None:
    """A miner takes something: what it is worth, what stays for others."""
    me = s.players[seat]
    m = s.mine
    own = MINERS_AT[s.mines[m].standing[seat]]
    best = 0
    for nuggets in range(1, MOST_NUGGETS + 1):
        if s.open[nuggets] > 0:
            best = nuggets
    f[32] = PER_MINER * (own - 1)
    f[33] = PER_RIVAL * (miners_on_path(s.mines[m]) - own)
    f[34] = PER_RIVAL * best
    f[35] = YES * (s.open[GEM] > 0 and me.gems[m] == 0)
    f[36] = YES * (s.year == YEARS - 1)
    f[37] = small(2 * nuggets_per_ten(s, m))
    f[38] = YES * s.winter
    f[14] = small(PER_NUGGET * me.gold[m])
    f[15] = YES * (me.gold[m] == 0)
    if move < TAKE_GEM:
        ask_about_gold(s, seat, m, move - FIRST_GOLD + 1, best, f)
    elif move == TAKE_GEM:
        f[6] = YES
        f[41] = PER_RIVAL * gem_gain(s, seat)
    elif move == TAKE_COINS:
        f[7] = YES
        f[19] = small(PER_COIN * me.coins)
    else:
        f[8] = YES
        f[42] = small(2 * nuggets_per_ten(s, m)) * (s.winter == 0)


def ask_about_gold(s: State, seat: int, m: int, nuggets: int, best: int, f: Ints) -> None:
    """Points it makes, and what it does to fool's gold."""
    me = s.players[seat]
    before = points(me)
    most = highest_sum(me)
    me.gold[m] += nuggets
    gain = points(me) - before
    f[43] = YES * (me.gold[m] == highest_sum(me))
    me.gold[m] -= nuggets
    f[5] = YES
    f[39] = PER_RIVAL * nuggets
    f[40] = small(PER_RIVAL * gain)
    f[44] = YES * (me.gold[m] == most)
    f[45] = YES * (nuggets == best)


def gem_gain(s: State, seat: int) -> int:
    """Points that a gem of a new kind makes."""
    kinds = 0
    for m in range(MINES):
        kinds += s.players[seat].gems[m]
    return GEM_POINTS[kinds + 1] - GEM_POINTS[kinds]
