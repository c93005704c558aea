"""The pieces of Gold. Colours belong to seats, so faces are turned as seats are."""

from pyrite.core.vocabulary.feature_spec import (
    Description,
    Table,
    category,
    count,
    flag,
    seat,
    wide,
)
from pyrite.games.gold.box import (
    FACES,
    FIRST_MINER,
    MOST_SEATS,
    OWNER,
    PLACES,
    QUIET_TURNS,
    STRENGTHS,
    UNKNOWN,
)


def _turned(face: int, own: int, seats: int) -> int:
    """The face as it would be if the own seat were seat 0."""
    if face < FIRST_MINER:
        return face
    colour, strength = divmod(face - FIRST_MINER, STRENGTHS)
    owner = OWNER[seats][colour]
    if owner < 0:
        return face
    mine = [c for c, one in enumerate(OWNER[seats]) if one == owner]
    theirs = [c for c, one in enumerate(OWNER[seats]) if one == (owner - own) % seats]
    return FIRST_MINER + theirs[mine.index(colour)] * STRENGTHS + strength


TURNED: Table = tuple(
    tuple(
        tuple(_turned(face, own % seats if seats else 0, seats) for face in range(UNKNOWN, FACES))
        for own in range(MOST_SEATS)
    )
    for seats in range(MOST_SEATS + 1)
)

DESCRIPTION = Description(
    pieces=(
        category("stage", 0, 4),
        count("games", 5),
        count("game", 5),
        seat("starter"),
        seat("turn"),
        flag("rush"),
        count("quiet", QUIET_TURNS),
        count("lying", PLACES),
        category("first", -1, PLACES - 1),
        count("sticks", 5),
        count("gold[]", 7),
        count("miners[]", 10),
        count("unseen[]", 7, turned_index=TURNED),
        category("face[]", UNKNOWN, FACES - 1, turned=TURNED),
        count("players[seat].nuggets", 60),
        count("players[seat].cards", 24),
        wide("players[seat].total", 300),
    ),
    left_out={
        "viewer": "the own seat comes first instead",
        "seats": "there are as many blocks as seats",
        "options": "screens alone read two of them; `games` and `starter` say the others",
        "shown": "news of the last step; what it changed stands in `face` and the counts",
        "flips": "a clock that no rule reads",
        "last_seen": "no rule reads the order of flips; a card was seen where `face` is known",
        "places": "where `face` is not 0",
    },
)
