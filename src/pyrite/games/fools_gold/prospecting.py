"""The prospecting phase of Fool's Gold, in the dialect: the roll (FG3), turns (FG4)."""

from pyrite.core.schema import Ints
from pyrite.games.fools_gold.box import (
    COINS_RETRIEVED,
    DICE,
    FIRST_RED,
    MINES,
    SPACES,
    WILD_FACE,
)
from pyrite.games.fools_gold.mining import next_mine
from pyrite.games.fools_gold.moves import FIRST_RESERVE, FIRST_WILD, PASS, RETRIEVE
from pyrite.games.fools_gold.state import PROSPECT, RESERVE, Player, State
from pyrite.games.fools_gold.years import next_seat

PATH = (1 << SPACES) - 1
WITHIN_REACH = tuple(
    sum(1 << SPACES * mine + space for mine in range(MINES) for space in range(coins + 1))
    for coins in range(SPACES)
)
"""By coins: the spaces a miner can be placed on for that much, as bits like State.empty."""

# The roll


def roll(s: State, outcome: Ints) -> None:
    """FG3.1: dice lie at their mines, below the red spaces; the others are wild."""
    for i in range(DICE):
        face = outcome[1 + i]
        if face == WILD_FACE or s.mines[face - 1].dice > FIRST_RED:
            s.camp += 1
        else:
            lay_die(s, face - 1)
    s.stage = PROSPECT


def lay_die(s: State, m: int) -> None:
    """FG1.2, FG4.2: on the picture, then on the lowest empty space."""
    mine = s.mines[m]
    first = SPACES * m
    if mine.dice == 0:
        s.workable |= PATH << first
    else:
        empty = s.empty >> first & PATH
        lowest = empty & -empty
        mine.die_spaces |= lowest
        s.empty ^= lowest << first
    mine.dice += 1


# Turns


def legal_turns(s: State, seat: int, out: Ints) -> int:
    """FG4.1 to FG4.5: place, wild, retrieve; passing is always allowed."""
    me = s.players[seat]
    n = 0
    if me.miners > 0:
        n = write_places(s.empty & s.workable & WITHIN_REACH[min(me.coins, SPACES - 1)], out)
    if s.camp > 0:
        for m in range(MINES):
            out[n] = FIRST_WILD + m
            n += (me.coins >= s.mines[m].dice) & takes_die(s, m)
    if me.miners > 0 and me.spent > 0:
        out[n] = RETRIEVE
        n += 1
    out[n] = PASS
    return n + 1


def write_places(places: int, out: Ints) -> int:
    """The bits as move numbers. No branch: which spaces are free is beyond prediction."""
    n = 0
    for move in range(FIRST_WILD):
        out[n] = move
        n += places >> move & 1
    return n


def takes_die(s: State, m: int) -> bool:
    """FG4.2: a full path takes no die."""
    return s.empty >> SPACES * m & PATH != 0


def take_turn(s: State, seat: int, move: int) -> None:
    """FG4: exactly one action; then the next seat that has not passed, or mining begins."""
    if move < FIRST_WILD:
        place_miner(s, seat, move)
    elif move < RETRIEVE:
        place_wild_die(s, seat, move - FIRST_WILD)
    elif move == RETRIEVE:
        retrieve_coins(s.players[seat])
    else:
        pass_year(s, s.players[seat])
    if s.stage == PROSPECT:
        next_turn(s)


def place_miner(s: State, seat: int, place: int) -> None:
    """FG4.1: onto an empty space, for as many coins as its number."""
    m = place // SPACES
    space = place - SPACES * m
    s.mines[m].standing[seat] |= 1 << space
    s.empty ^= 1 << place
    s.players[seat].miners -= 1
    pay(s.players[seat], space)


def place_wild_die(s: State, seat: int, m: int) -> None:
    """FG4.2: for one coin per die already there."""
    pay(s.players[seat], s.mines[m].dice)
    lay_die(s, m)
    s.camp -= 1


def pay(player: Player, coins: int) -> None:
    """FG4.5: coins paid lie in front of the screen."""
    player.coins -= coins
    player.spent += coins


def retrieve_coins(player: Player) -> None:
    """FG4.3: a miner is out for the year; three spent coins come back, or as many as there are."""
    player.miners -= 1
    player.retrieved += 1
    pay(player, -min(COINS_RETRIEVED, player.spent))


def pass_year(s: State, player: Player) -> None:
    """FG4.4: the last action; miners behind the screen must go into reserve."""
    player.passed = 1
    s.passed += 1
    if player.miners > 0:
        s.stage = RESERVE
    else:
        take_back(player)


def legal_reserves(out: Ints) -> int:
    """FG4.4: any mine, also one without dice."""
    for m in range(MINES):
        out[m] = FIRST_RESERVE + m
    return MINES


def put_in_reserve(s: State, seat: int, m: int) -> None:
    """FG4.4: a miner into reserve; after the last one the turn is over."""
    player = s.players[seat]
    s.mines[m].reserve[seat] += 1
    player.miners -= 1
    if player.miners == 0:
        take_back(player)
        s.stage = PROSPECT
        next_turn(s)


def take_back(player: Player) -> None:
    """FG4.4: spent coins and retrieved miners come back behind the screen."""
    player.coins += player.spent
    player.spent = 0
    player.miners += player.retrieved
    player.retrieved = 0


def next_turn(s: State) -> None:
    """FG4: clockwise, seats that have passed are skipped, until all have."""
    if s.passed == s.seats:
        next_mine(s)
        return
    s.turn = next_seat(s, s.turn)
    while s.players[s.turn].passed:
        s.turn = next_seat(s, s.turn)
