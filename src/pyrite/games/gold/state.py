"""The state of Gold: each field with its meaning."""

from pyrite.core.schema import Struct, i8, i16, structs
from pyrite.games.gold.box import FACES, MOST_SEATS, PLACES

START, DEAL, FIRST, SECOND, OVER = range(5)
"""What is waited for: the start seat, the deal, a first or second flip, nothing."""

GAMES, LAYOUT, MEMORY_AID, START_SEAT = range(4)
"""The options, in order."""


class Player(Struct):
    """What one seat has."""

    nuggets: int = i8("nuggets won in this game")
    cards: int = i8("gold cards won in this game")
    total: int = i16("nuggets of the finished games of a match")


class State(Struct):
    """A position, or what one seat knows of it."""

    viewer: int = i8("whose information this is; TRUTH for the true state")
    seats: int = i8("how many play")
    options: list[int] = i8("indices of the chosen values", 4)
    stage: int = i8("what is waited for")
    games: int = i8("games in all: 1, or as many as seats in a match")
    game: int = i8("finished games")
    starter: int = i8("who began this game")
    turn: int = i8("the active seat")
    rush: int = i8("1: the gold rush is on")
    quiet: int = i8("turns in a row that removed nothing")
    lying: int = i8("cards on the table")
    first: int = i8("place of the turn's first card, face up; -1: none")
    shown: int = i8("what was just shown: the face flipped, or 1 + the start seat; 0: nothing")
    flips: int = i16("flips since the deal")
    sticks: int = i8("dynamite on the table")
    gold: list[int] = i8("gold cards on the table, by nuggets", 5)
    miners: list[int] = i8("miners on the table, by strength", 6)
    unseen: list[int] = i8("cards never flipped since the deal, by face", FACES)
    places: list[int] = i8("the places where cards lie, ascending", PLACES)
    face: list[int] = i8("the card at each place; GONE, or UNKNOWN in information", PLACES)
    last_seen: list[int] = i16("the flip at which each place was last seen; 0: never", PLACES)
    players: list[Player] = structs(Player, MOST_SEATS, "by seat")
