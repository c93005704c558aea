"""The pieces of Fool's Gold: everybody knows everything that has happened."""

from pyrite.core.vocabulary.feature_spec import Description, category, count, flag, flags, seat
from pyrite.games.fools_gold.box import DICE, MINES, MOST_SEATS, SPACES, YEARS

DESCRIPTION = Description(
    pieces=(
        category("stage", 0, 9),
        count("year", YEARS),
        seat("starter"),
        seat("turn"),
        count("passed", MOST_SEATS),
        count("camp", DICE),
        category("mine", -1, MINES - 1),
        category("space", 0, SPACES - 1),
        count("target", 16),
        flag("winter"),
        count("open[]", 16),
        count("bottom[]", 16),
        count("mines[].dice", DICE + 1),
        flags("mines[].die_spaces", SPACES),
        count("mines[].deck[]", 16),
        count("players[seat].coins", 100),
        count("players[seat].spent", 100),
        count("players[seat].miners", 8),
        count("players[seat].retrieved", 8),
        flag("players[seat].passed"),
        count("players[seat].gold[]", 100),
        flag("players[seat].gems[]"),
        flags("mines[].standing[seat]", SPACES),
        flags("mines[].lying[seat]", SPACES),
        count("mines[].reserve[seat]", 8),
    ),
    left_out={
        "viewer": "the own seat comes first instead",
        "seats": "there are as many blocks as seats",
        "options": "screens alone read them; `starter` says who starts",
        "shown": "digest of what chance has just shown; the cards are in `open`",
        "empty": "the spaces where nobody stands or lies and no die is",
        "workable": "the spaces of the mines that have dice",
        "pool": "scratch",
    },
)
