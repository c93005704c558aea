"""What a screen shows of Fool's Gold, from one seat's information alone (FG8.2, FG8.3)."""

from pyrite.core.game import Json
from pyrite.games.fools_gold.box import (
    CARD_TEXTS,
    CARDS,
    FIRST_YEAR,
    GEM_NAMES,
    MINE_NAMES,
    MINES,
    MOST_SEATS,
    SPACES,
    YEARS,
)
from pyrite.games.fools_gold.scoring import points, sum_in_order
from pyrite.games.fools_gold.state import (
    OVER,
    PROSPECT,
    RESERVE,
    ROLL,
    SCREENS,
    START,
    Mine,
    State,
)

CARD_ORDER = (1, 2, 3, 4, 5, 6, 0, 7, 8)
"""Open cards as people sort them: gold, gems, silt, perils."""


def view(o: State) -> dict[str, Json]:
    """JSON values, no sentences. Cards are texts such as `3` or `g`."""
    is_asked = PROSPECT <= o.stage < OVER
    is_working = o.mine >= 0
    return {
        "phase": phase(o),
        "turn": o.turn if is_asked else None,
        "screens": ("closed", "open")[o.options[SCREENS]],
        "year": FIRST_YEAR + min(o.year, YEARS - 1),
        "last_year": FIRST_YEAR + YEARS - 1,
        "starter": o.starter if o.starter >= 0 else None,
        "camp": o.camp,
        "reserving": o.stage == RESERVE,
        "mine": MINE_NAMES[o.mine] if is_working else None,
        "winter": bool(is_working and o.winter),
        "space": o.space if is_working and is_asked else None,
        "open": [CARD_TEXTS[card] for card in CARD_ORDER for _ in range(o.open[card])],
        "mines": [mine(o, m) for m in range(MINES)],
        "players": [player(o, seat) for seat in range(o.seats)],
    }


def phase(o: State) -> str:
    """What is going on, as a key."""
    if o.stage == OVER:
        return "over"
    if o.stage == START:
        return "setup"
    return "prospecting" if o.stage in (ROLL, PROSPECT, RESERVE) else "mining"


def mine(o: State, m: int) -> dict[str, Json]:
    """What lies on the board; what is in the deck only with open screens, or at the end."""
    one = o.mines[m]
    deck = deck_of(o, m)
    return {
        "name": MINE_NAMES[m],
        "dice": one.dice,
        "path": [space_text(one, space) for space in range(SPACES)],
        "reserve": one.reserve[: o.seats],
        "deck": sum(deck),
        "left": dict(zip(CARD_TEXTS, deck, strict=True)) if are_screens_open(o) else None,
    }


def deck_of(o: State, m: int) -> list[int]:
    """A mine's deck by card, with what lies at its bottom."""
    is_worked = m == o.mine
    return [o.mines[m].deck[card] + is_worked * o.bottom[card] for card in range(CARDS)]


def space_text(one: Mine, space: int) -> str:
    """Nothing, `die`, `standing 2` or `lying 2`: a miner of seat 2."""
    if one.die_spaces >> space & 1:
        return "die"
    for seat in range(MOST_SEATS):
        if one.standing[seat] >> space & 1:
            return f"standing {seat}"
        if one.lying[seat] >> space & 1:
            return f"lying {seat}"
    return ""


def are_screens_open(o: State) -> bool:
    """FG8.2: by the option; when the game is over there is nothing to hide."""
    return bool(o.options[SCREENS]) or o.stage == OVER


def player(o: State, seat: int) -> dict[str, Json]:
    """FG8.2: what lies in front of the screen, and how many miners behind it; the rest if open."""
    one = o.players[seat]
    is_open = seat == o.viewer or are_screens_open(o)
    return {
        "seat": seat,
        "miners": one.miners,
        "retrieved": one.retrieved,
        "spent": one.spent,
        "passed": bool(one.passed),
        "coins": one.coins if is_open else None,
        "cards": cards(o, seat) if is_open else None,
    }


def cards(o: State, seat: int) -> dict[str, Json]:
    """FG8.3: the sums by mine, which of them is fool's gold now, what is missing, the score."""
    one = o.players[seat]
    highest = sum_in_order(one, 0)
    return {
        "gold": dict(zip(MINE_NAMES, one.gold, strict=True)),
        "fools_gold": MINE_NAMES[one.gold.index(highest)] if highest else None,
        "missing": [name for name, n in zip(MINE_NAMES, one.gold, strict=True) if n == 0],
        "gems": [gem for gem, n in zip(GEM_NAMES, one.gems, strict=True) if n],
        "score": points(one),
    }
