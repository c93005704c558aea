"""The rules of Gold, in the dialect (docs/house.md).

Edition: Game Factory 2020. Rulings of ours are marked † in the docstrings: colours by seat (G2.1),
the starting seat (G2.4), stalemate (G4.2), endless shuffling (G4.3). No open questions.
"""

from pyrite.core.chance import Chance, begin_outcome, below, shuffle
from pyrite.core.law import CHANCE, TRUTH
from pyrite.core.schema import Ints
from pyrite.games.gold.box import (
    DYNAMITE,
    FACE_COUNT,
    FACES,
    FIRST_MINER,
    GONE,
    NEUTRAL,
    NUGGETS,
    OWNER,
    PLACES,
    QUIET_TURNS,
    RUSH_AT,
    STRENGTH,
    STRENGTHS,
)
from pyrite.games.gold.moves import DEAL_OUTCOME, START_OUTCOME
from pyrite.games.gold.state import (
    DEAL,
    FIRST,
    GAMES,
    OVER,
    SECOND,
    START,
    START_SEAT,
    State,
)

# Setup


def begin(s: State, seats: int, options: Ints) -> None:
    """G2.4, G5.2: chance says who starts unless the option does; a match has a game per seat."""
    s.viewer = TRUTH
    s.seats = seats
    for i in range(4):
        s.options[i] = options[i]
    s.games = seats if options[GAMES] else 1
    s.first = -1
    s.stage = START
    if options[START_SEAT] > 0:
        name_starter(s, options[START_SEAT] - 1)


def name_starter(s: State, seat: int) -> None:
    """G2.4: this seat acts first; now the cards are dealt."""
    s.starter = seat
    s.stage = DEAL


def waiting(s: State) -> int:
    """The active seat, or chance for the start and the deal."""
    if s.stage == OVER:
        return 0
    if s.stage == START or s.stage == DEAL:
        return CHANCE
    return 1 << s.turn


def draw(s: State, chance: Chance, outcome: Ints) -> int:
    """A starting seat, or the 64 cards in box order, shuffled (G2.3)."""
    if s.stage == START:
        begin_outcome(chance, outcome, START_OUTCOME)
        outcome[1] = below(chance, s.seats)
        return 2
    begin_outcome(chance, outcome, DEAL_OUTCOME)
    n = 1
    for face in range(FACES):
        for _ in range(FACE_COUNT[face]):
            outcome[n] = face
            n += 1
    shuffle(chance, outcome, 1, PLACES)
    return n


def possible(s: State, outcome: Ints, n: int) -> bool:
    """An existing seat; a deal of exactly the cards of the box (G1)."""
    if s.stage == START:
        return outcome[0] == START_OUTCOME and n == 2 and 0 <= outcome[1] < s.seats
    if outcome[0] != DEAL_OUTCOME:
        return False
    for face in range(FACES):
        count = 0
        for i in range(1, n):
            count += outcome[i] == face
        if count != FACE_COUNT[face]:
            return False
    return True


def settle(s: State, outcome: Ints, n: int) -> None:
    """The start seat is named, or the cards lie on the table."""
    if outcome[0] == START_OUTCOME:
        name_starter(s, outcome[1])
        s.shown = 1 + outcome[1]
    else:
        s.shown = 0
        lay_out(s, outcome)


def lay_out(s: State, outcome: Ints) -> None:
    """G2.3: all cards face down, none of them seen."""
    for place in range(PLACES):
        s.face[place] = outcome[1 + place]
        s.places[place] = place
        s.last_seen[place] = 0
    for face in range(FACES):
        s.unseen[face] = FACE_COUNT[face]
        count_cards(s, face, FACE_COUNT[face])
    s.flips = 0
    s.rush = 0
    s.quiet = 0
    s.turn = s.starter
    s.stage = FIRST


def count_cards(s: State, face: int, change: int) -> None:
    """Keep the counts of what lies on the table."""
    s.lying += change
    if face >= FIRST_MINER:
        s.miners[STRENGTH[face]] += change
    elif face == DYNAMITE:
        s.sticks += change
    else:
        s.gold[face] += change


# A turn


def legal(s: State, seat: int, out: Ints) -> int:
    """G3.1: any card lying face down."""
    n = s.lying
    if s.first < 0:
        for i in range(n):
            out[i] = s.places[i]
        return n
    for i in range(n - 1):
        out[i] = s.places[i + 1] if s.places[i] >= s.first else s.places[i]
    return n - 1


def take_out(items: Ints, n: int, item: int) -> None:
    """Remove one of n ascending items. No branch: where it stands is beyond prediction."""
    for i in range(n - 1):
        items[i] = items[i + 1] if items[i] >= item else items[i]


def apply(s: State, seat: int, move: int) -> None:
    """Flip a card: the only one in a gold rush (G4.1), else the first or the second (G3.1)."""
    turn_up(s, move)
    if s.rush:
        rush_card(s, move)
        end_turn(s)
    elif s.stage == FIRST:
        s.first = move
        s.stage = SECOND
    else:
        compare_pair(s, s.first, move)
        end_turn(s)


def turn_up(s: State, place: int) -> None:
    """G3.1: everybody sees the card."""
    face = s.face[place]
    if s.last_seen[place] == 0:
        s.unseen[face] -= 1
    s.flips += 1
    s.last_seen[place] = s.flips
    s.shown = face


def compare_pair(s: State, a: int, b: int) -> None:
    """G3.2 to G3.5; a turn that removes nothing is a quiet one (G4.3)."""
    x = s.face[a]
    y = s.face[b]
    s.quiet += 1
    if x == DYNAMITE or y == DYNAMITE:
        remove(s, a)
        remove(s, b)
    elif carries(y, x):
        carry_out(s, b, a)
    elif carries(x, y):
        carry_out(s, a, b)
    elif duel(x, y):
        remove(s, a if STRENGTH[x] < STRENGTH[y] else b)


def carries(miner: int, gold: int) -> bool:
    """G3.3: a miner at least as strong as the gold is heavy."""
    return 0 < NUGGETS[gold] <= STRENGTH[miner]


def duel(x: int, y: int) -> bool:
    """G3.4: two miners of different strength, whatever their colours."""
    return x >= FIRST_MINER and y >= FIRST_MINER and STRENGTH[x] != STRENGTH[y]


def carry_out(s: State, miner: int, gold: int) -> None:
    """G3.3: the gold goes to the miner's owner, a neutral miner's to the active seat."""
    owner = OWNER[s.seats][(s.face[miner] - FIRST_MINER) // STRENGTHS]
    win_gold(s, s.turn if owner == NEUTRAL else owner, gold)
    remove(s, miner)


def win_gold(s: State, seat: int, place: int) -> None:
    """A seat gets the gold card."""
    s.players[seat].nuggets += NUGGETS[s.face[place]]
    s.players[seat].cards += 1
    remove(s, place)


def remove(s: State, place: int) -> None:
    """The card leaves the table."""
    take_out(s.places, s.lying, place)
    count_cards(s, s.face[place], -1)
    s.face[place] = GONE
    s.quiet = 0


def end_turn(s: State) -> None:
    """G3.6: the next seat is active; perhaps the gold rush begins (G4) or the game ends (G5.1)."""
    s.first = -1
    s.stage = FIRST
    s.turn = (s.turn + 1) % s.seats
    if s.lying == 0:
        end_game(s)
    elif not s.rush and rush_begins(s):
        s.rush = 1


# Gold rush


def rush_begins(s: State) -> bool:
    """G4.1 few cards, G4.3 † a hundred quiet turns, G4.2 † stalemate."""
    return s.lying <= RUSH_AT or s.quiet >= QUIET_TURNS or stalemate(s)


def stalemate(s: State) -> bool:
    """G4.2: no pair of the cards on the table could remove anything."""
    if s.sticks > 0:
        return False
    strongest = 0
    kinds = 0
    for strength in range(2, 6):
        if s.miners[strength] > 0:
            strongest = strength
            kinds += 1
    if kinds > 1:
        return False
    for nuggets in range(1, strongest + 1):
        if nuggets < 5 and s.gold[nuggets] > 0:
            return False
    return True


def rush_card(s: State, place: int) -> None:
    """G4.1: gold goes to the active seat, anything else just leaves."""
    if NUGGETS[s.face[place]] > 0:
        win_gold(s, s.turn, place)
    else:
        remove(s, place)


# End


def end_game(s: State) -> None:
    """G5.1; G5.2: in a match the next game is dealt, begun by the next seat."""
    for seat in range(s.seats):
        s.players[seat].total += s.players[seat].nuggets
    s.game += 1
    if s.game == s.games:
        s.stage = OVER
    else:
        next_game(s)


def next_game(s: State) -> None:
    """G5.2: colours stay, the starting seat moves one clockwise."""
    for seat in range(s.seats):
        s.players[seat].nuggets = 0
        s.players[seat].cards = 0
    s.starter = (s.starter + 1) % s.seats
    s.stage = DEAL


def score(s: State, out: Ints) -> None:
    """G5.1, G5.2: nuggets, in a match of all games."""
    for seat in range(s.seats):
        out[seat] = s.players[seat].total
        if s.stage != OVER:
            out[seat] += s.players[seat].nuggets


def rank(s: State, seat: int) -> int:
    """G5.1: nuggets, then gold cards; G5.2: in a match the total, then the last game's points."""
    player = s.players[seat]
    return player.total * 100 + (player.nuggets if s.games > 1 else player.cards)


def winners(s: State) -> int:
    """G5.1, G5.2: the highest; who is still tied shares the victory."""
    best = 0
    for seat in range(s.seats):
        best = max(best, rank(s, seat))
    mask = 0
    for seat in range(s.seats):
        if rank(s, seat) == best:
            mask |= 1 << seat
    return mask


def reason(s: State) -> int:
    """0: the table is empty; 1: after the last game of a match."""
    return 1 if s.games > 1 else 0
