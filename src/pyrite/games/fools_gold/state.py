"""The state of Fool's Gold: each field with its meaning."""

from pyrite.core.schema import Struct, i8, i64, structs
from pyrite.games.fools_gold.box import CARDS, MINES, MOST_SEATS

START, ROLL, REVEAL, SHUFFLE, WINTER_ROLL = range(5)
"""Chance is waited for: the start seat, the dice, cards of a mine, False Alarms, the winter die."""

PROSPECT, RESERVE, ACT, WINTER_ACT, OVER = range(5, 10)
"""A seat is waited for: a turn, a miner for the reserve, a miner's action; or nobody."""

SCREENS, START_SEAT = range(2)
"""The options, in order."""


class Player(Struct):
    """What one seat has, on both sides of its screen."""

    coins: int = i8("coins behind the screen")
    spent: int = i8("coins in front of it, until the seat has passed")
    miners: int = i8("miners behind the screen")
    retrieved: int = i8("miners laid in front of it, until the seat has passed")
    passed: int = i8("1: has passed this year")
    gold: list[int] = i8("nuggets by mine", MINES)
    gems: list[int] = i8("gem by mine: 1 or 0", MINES)


class Mine(Struct):
    """One mine: its path, its reserve, its deck. Spaces are bits: space 3 is 1 << 3."""

    dice: int = i8("dice here, the one on the picture included")
    die_spaces: int = i8("spaces with a die")
    standing: list[int] = i8("spaces with a standing miner, by seat", MOST_SEATS)
    lying: list[int] = i8("spaces with a lying miner, by seat", MOST_SEATS)
    reserve: list[int] = i8("miners in reserve, by seat", MOST_SEATS)
    deck: list[int] = i8("cards that can still be turned over, by card", CARDS)


class State(Struct):
    """A position, or what one seat knows of it."""

    viewer: int = i8("whose information this is; TRUTH for the true state")
    seats: int = i8("how many play")
    options: list[int] = i8("indices of the chosen values", 2)
    stage: int = i8("what is waited for")
    year: int = i8("years finished; 1849 is 0")
    starter: int = i8("who has the start token; -1: not drawn yet")
    turn: int = i8("the active seat")
    passed: int = i8("how many seats have passed this year")
    camp: int = i8("wild dice in the camp")
    mine: int = i8("the mine being worked; -1: none")
    space: int = i8("the space of the miner who acts")
    target: int = i8("cards to turn over, before Foul Weather")
    winter: int = i8("1: winter at the mine being worked")
    shown: int = i64("what chance has shown since the last move; 0: nothing")
    empty: int = i64("spaces empty while prospecting: bit 7 * mine + space")
    workable: int = i64("all spaces of mines with dice: bits as in `empty`")
    open: list[int] = i8("open cards of the mine being worked, by card", CARDS)
    bottom: list[int] = i8("cards at the bottom of its deck, out of reach, by card", CARDS)
    players: list[Player] = structs(Player, MOST_SEATS, "by seat")
    mines: list[Mine] = structs(Mine, MINES, "in the order of their numbers")
    pool: list[int] = i8("scratch: what chance draws from, by card", CARDS)
