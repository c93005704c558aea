"""The mining phase of Fool's Gold, in the dialect: cards, miners' actions (FG5), winter (FG6)."""

from pyrite.core.schema import Ints
from pyrite.games.fools_gold.box import (
    CARDS,
    COINS_FROM_BANK,
    FALSE_ALARM,
    GEM,
    MINES,
    MOST_NUGGETS,
    MOST_SEATS,
    SPACES,
)
from pyrite.games.fools_gold.moves import (
    FIRST_GOLD,
    LIE_DOWN,
    TAKE_COINS,
    TAKE_GEM,
    TAKE_NOTHING,
)
from pyrite.games.fools_gold.state import (
    ACT,
    REVEAL,
    SHUFFLE,
    WINTER_ACT,
    WINTER_ROLL,
    Mine,
    State,
)
from pyrite.games.fools_gold.years import end_year

MINERS_AT = tuple(spaces.bit_count() for spaces in range(1 << SPACES))
HIGHEST = tuple(max(spaces.bit_length() - 1, 0) for spaces in range(1 << SPACES))
"""By spaces of a path as bits: how many they are, and the highest of them."""

# From mine to mine


def next_mine(s: State) -> None:
    """FG5, FG5.1: the next mine with a miner on its path; those without are skipped."""
    s.winter = 0
    s.target = 0
    while s.target == 0 and s.mine + 1 < MINES:
        s.mine += 1
        mine = s.mines[s.mine]
        s.target = miners_on_path(mine) * mine.dice
        send_idle_reserves_home(s, mine)
    if s.target == 0:
        end_year(s)
    else:
        s.stage = REVEAL


def miners_on_path(mine: Mine) -> int:
    """How many stand there: FG5.1 counts them, not the reserve."""
    miners = 0
    for seat in range(MOST_SEATS):
        miners += MINERS_AT[mine.standing[seat]]
    return miners


def send_idle_reserves_home(s: State, mine: Mine) -> None:
    """FG5, FG5.6: reserves of seats with no miner on the path go home."""
    for seat in range(s.seats):
        if mine.standing[seat] == 0:
            s.players[seat].miners += mine.reserve[seat]
            mine.reserve[seat] = 0


# Cards


def turn_over(s: State, outcome: Ints, n: int) -> None:
    """FG5.2: these cards lie open; False Alarms among them come next."""
    mine = s.mines[s.mine]
    for i in range(2, n):
        mine.deck[outcome[i]] -= 1
        s.open[outcome[i]] += 1
    if s.open[FALSE_ALARM] > 0:
        s.stage = SHUFFLE
    else:
        next_miner(s)


def raise_alarm(s: State, outcome: Ints, n: int) -> None:
    """FG5.3: these cards go to the bottom; the False Alarms still open do nothing more."""
    for i in range(1, n):
        s.open[outcome[i]] -= 1
        s.bottom[outcome[i]] += 1
    next_miner(s)


def bury_open_cards(s: State) -> None:
    """FG6.1: the open cards go to the bottom."""
    for card in range(CARDS):
        s.bottom[card] += s.open[card]
        s.open[card] = 0


def gather_deck(s: State) -> None:
    """FG6.3: everything not taken goes back into the deck."""
    deck = s.mines[s.mine].deck
    for card in range(CARDS):
        deck[card] += s.open[card] + s.bottom[card]
        s.open[card] = 0
        s.bottom[card] = 0


# Miners


def next_miner(s: State) -> None:
    """FG5.4: the next miner acts; after the last one winter comes, or the mine is done."""
    mine = s.mines[s.mine]
    if find_priority(s, mine):
        s.stage = WINTER_ACT if s.winter else ACT
    elif has_lying_miner(mine):
        bury_open_cards(s)
        s.stage = WINTER_ROLL
    else:
        gather_deck(s)
        next_mine(s)


def find_priority(s: State, mine: Mine) -> bool:
    """FG5.4: most miners here, standing or in reserve; tie: the highest standing miner.

    Only seats with a standing miner take part; False if there is none. Ranks as numbers: no two
    seats share a space, so no two ranks are equal.
    """
    best = 0
    for seat in range(s.seats):
        spaces = mine.standing[seat]
        miners = MINERS_AT[spaces] + mine.reserve[seat]
        rank = (miners * SPACES + HIGHEST[spaces]) * MOST_SEATS + seat
        best = max(best, rank if spaces else 0)
    s.turn = best % MOST_SEATS
    s.space = best // MOST_SEATS % SPACES
    return best > 0


def has_lying_miner(mine: Mine) -> bool:
    """FG6: does anybody wait for winter?"""
    spaces = 0
    for seat in range(MOST_SEATS):
        spaces |= mine.lying[seat]
    return spaces != 0


def legal_actions(s: State, seat: int, out: Ints) -> int:
    """FG5.5: gold, gem, coins or winter; FG6.2: in winter gold, gem or nothing."""
    n = 0
    for nuggets in range(1, MOST_NUGGETS + 1):
        out[n] = FIRST_GOLD + nuggets - 1
        n += s.open[nuggets] > 0
    if s.open[GEM] > 0 and s.players[seat].gems[s.mine] == 0:
        out[n] = TAKE_GEM
        n += 1
    if s.stage == WINTER_ACT:
        out[n] = TAKE_NOTHING
        return n + 1
    out[n] = TAKE_COINS
    out[n + 1] = LIE_DOWN
    return n + 2


def take_action(s: State, seat: int, move: int) -> None:
    """FG5.5: the miner with priority takes something and goes home, or lies down."""
    mine = s.mines[s.mine]
    mine.standing[seat] ^= 1 << s.space
    if move == LIE_DOWN:
        mine.lying[seat] |= 1 << s.space
    else:
        take(s, seat, move)
        leave_mine(s, mine, seat)
    next_miner(s)


def take(s: State, seat: int, move: int) -> None:
    """FG5.5: a gold card, the gem, or coins for good; FG1.6 †: there are always enough."""
    player = s.players[seat]
    if move < TAKE_GEM:
        nuggets = move - FIRST_GOLD + 1
        s.open[nuggets] -= 1
        player.gold[s.mine] += nuggets
    elif move == TAKE_GEM:
        s.open[GEM] -= 1
        player.gems[s.mine] = 1
    elif move == TAKE_COINS:
        player.coins += COINS_FROM_BANK


def leave_mine(s: State, mine: Mine, seat: int) -> None:
    """FG5.5: the miner goes home; FG5.6: so does the reserve, after the seat's last miner."""
    player = s.players[seat]
    player.miners += 1
    if mine.standing[seat] | mine.lying[seat] == 0:
        player.miners += mine.reserve[seat]
        mine.reserve[seat] = 0


# Winter


def begin_winter(s: State, cards: int) -> None:
    """FG6.1, FG6.2: the die says how many cards are turned over; the lying miners stand up."""
    mine = s.mines[s.mine]
    for seat in range(MOST_SEATS):
        mine.standing[seat] = mine.lying[seat]
        mine.lying[seat] = 0
    s.target = cards
    s.winter = 1
    s.stage = REVEAL
