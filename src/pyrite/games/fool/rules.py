"""The rules of Fool!, in the dialect (docs/house.md).

Edition: 2F-Spiele 2018. Rulings of ours are marked † in the docstrings: the decks below eight seats
(F1.1), everybody in the first trick (F2.1), the first start player (F2.2), who starts the next
round (F3.2), net totals and shared victories (F3.3). No open questions.
"""

from pyrite.core.chance import Chance, begin_outcome, below, shuffle
from pyrite.core.law import CHANCE, TRUTH
from pyrite.core.schema import Ints, copy
from pyrite.games.fool.box import (
    COLOUR,
    COLOUR_COUNT,
    DECK,
    DECK_SIZE,
    DISCS,
    EMPTY_HAND,
    HAND,
    LARGEST_HAND,
    LOW_TOTAL,
    MANY_TENS,
    MOST_SEATS,
    NO_CARD,
    NO_COLOUR,
    ONE,
    ONE_LEFT,
    ONES,
    VALUE,
)
from pyrite.games.fool.moves import DEAL_OUTCOME, START_OUTCOME
from pyrite.games.fool.state import (
    DEAL,
    HANDS_LEFT,
    NOTHING,
    OVER,
    OWN_HAND,
    ROUNDS,
    START,
    START_SEAT,
    STARTER,
    TRICK,
    Player,
    State,
    Trick,
)

FOLLOWS = 256  # lifts a card of the lead colour above every shed one
TOP_RANK = 2 * FOLLOWS  # above every card

LOW_TOTAL_REACHED, MANY_TENS_SCORED, SINGLE_ROUND_OVER = range(3)

# Setup


def begin(s: State, seats: int, options: Ints) -> None:
    """F2.2: chance says who starts the first round unless the option does."""
    s.viewer = TRUTH
    s.seats = seats
    for i in range(3):
        s.options[i] = options[i]
    open_trick(s, 0)
    copy(s.last, s.trick)
    s.stage = START
    if options[START_SEAT] > 0:
        name_starter(s, options[START_SEAT] - 1)


def name_starter(s: State, seat: int) -> None:
    """F2.2: this seat leads the first trick; now the cards are dealt."""
    s.starter = seat
    s.stage = DEAL


def waiting(s: State) -> int:
    """The seat that plays the next card, or chance for the start and the deals."""
    if s.stage == TRICK:
        return 1 << s.turn
    return 0 if s.stage == OVER else CHANCE


def draw(s: State, chance: Chance, outcome: Ints) -> int:
    """A start seat; or F2.1: every seat as often as it gets cards, shuffled over the deck."""
    if s.stage == START:
        begin_outcome(chance, outcome, START_OUTCOME)
        outcome[1] = below(chance, s.seats)
        return 2
    begin_outcome(chance, outcome, DEAL_OUTCOME)
    n = 1
    for seat in range(s.seats):
        for _ in range(HAND[s.seats]):
            outcome[n] = seat
            n += 1
    shuffle(chance, outcome, 1, n - 1)
    sort(outcome, n - ONES[s.seats], ONES[s.seats])
    return n


def sort(items: Ints, first: int, count: int) -> None:
    """Put items[first] … items[first + count - 1] in ascending order."""
    for i in range(first + 1, first + count):
        item = items[i]
        place = i
        while place > first and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item


def possible(s: State, outcome: Ints, n: int) -> bool:
    """An existing seat; or F1.1: the whole deck, as many cards to each, owners of 1s sorted."""
    if s.stage == START:
        return outcome[0] == START_OUTCOME and n == 2 and 0 <= outcome[1] < s.seats
    if outcome[0] != DEAL_OUTCOME or n != 1 + DECK_SIZE[s.seats]:
        return False
    for seat in range(s.seats):
        count = 0
        for i in range(1, n):
            count += outcome[i] == seat
        if count != HAND[s.seats]:
            return False
    for i in range(n - ONES[s.seats] + 1, n):
        if outcome[i] < outcome[i - 1]:
            return False
    return True


def settle(s: State, outcome: Ints, n: int) -> None:
    """The start seat is named, or a round begins."""
    if outcome[0] == START_OUTCOME:
        name_starter(s, outcome[1])
        s.news = STARTER
    else:
        begin_round(s, outcome)
        s.news = OWN_HAND


def begin_round(s: State, outcome: Ints) -> None:
    """F2.1: all cards are dealt, the discs lie in the middle († nobody sits out)."""
    for seat in range(s.seats):
        empty_hand(s.players[seat])
        forget_plays(s.players[seat])
    for i in range(DECK_SIZE[s.seats]):
        take_card(s.players[outcome[1 + i]], DECK[s.seats][i])
    for colour in range(COLOUR_COUNT):
        s.played[colour] = 0
    s.played_ones = 0
    s.ending = 0
    s.sitting = 0
    s.stage = TRICK
    open_trick(s, s.starter)


def empty_hand(player: Player) -> None:
    """The seat holds nothing."""
    for i in range(LARGEST_HAND):
        player.hand[i] = 0
    for colour in range(COLOUR_COUNT + 1):
        player.count[colour] = 0
    player.size = 0


def forget_plays(player: Player) -> None:
    """F4.1: in a new round the seat has shown nothing yet."""
    player.void = 0
    for i in range(LARGEST_HAND):
        player.gone[i] = NO_CARD


def take_card(player: Player, card: int) -> None:
    """The card comes last in the hand."""
    player.hand[player.size] = card
    player.count[COLOUR[card]] += 1
    player.size += 1


# A trick


def open_trick(s: State, leader: int) -> None:
    """F2.3: an empty trick, to be led by this seat."""
    trick = s.trick
    trick.leader = leader
    trick.colour = NO_COLOUR
    trick.size = 0
    for place in range(MOST_SEATS):
        trick.cards[place] = NO_CARD
        trick.seats[place] = 0
    trick.winner = 0
    trick.befooled = 0
    s.turn = leader


def legal(s: State, seat: int, out: Ints) -> int:
    """F2.4, F2.5: a holder of the lead colour plays it or a 1, everybody else anything."""
    player = s.players[seat]
    colour = s.trick.colour
    if colour != NO_COLOUR and player.count[colour] > 0:
        return following(player, colour, out)
    return anything(player, out)


def following(player: Player, colour: int, out: Ints) -> int:
    """F2.5: the cards of the lead colour, which stand together in the hand, and a 1."""
    first = 0
    for other in range(colour):
        first += player.count[other]
    n = player.count[colour]
    for i in range(n):
        out[i] = player.hand[first + i]
    if player.count[NO_COLOUR] > 0:
        out[n] = ONE
        n += 1
    return n


def anything(player: Player, out: Ints) -> int:
    """Every card of the hand; its 1s stand last and are one move."""
    n = player.size
    if player.count[NO_COLOUR] > 1:
        n -= player.count[NO_COLOUR] - 1
    for i in range(n):
        out[i] = player.hand[i]
    return n


def apply(s: State, seat: int, move: int) -> None:
    """F2.3: the seat plays a card; after the last one the trick is judged."""
    show_card(s, seat, move)
    add_to_trick(s.trick, seat, move)
    leave_hand(s, seat, move)
    s.news = NOTHING
    s.turn = next_seat(s, seat)
    if s.turn == s.trick.leader:
        end_trick(s)


def show_card(s: State, seat: int, card: int) -> None:
    """F4.1: everybody sees the card, and from a shed one that the seat has no lead colour."""
    if card == ONE:
        s.played_ones += 1
        return
    s.played[COLOUR[card]] |= 1 << VALUE[card]
    if is_shed(s.trick, card):
        s.players[seat].void |= 1 << s.trick.colour


def is_shed(trick: Trick, card: int) -> bool:
    """F2.5, F2.6: neither a 1 nor of the lead colour, once that is set."""
    return card != ONE and trick.colour != NO_COLOUR and COLOUR[card] != trick.colour


def add_to_trick(trick: Trick, seat: int, card: int) -> None:
    """F2.4: the first card that is not a 1 sets the lead colour."""
    if trick.colour == NO_COLOUR:
        trick.colour = COLOUR[card]
    trick.cards[trick.size] = card
    trick.seats[trick.size] = seat
    trick.size += 1


def leave_hand(s: State, seat: int, card: int) -> None:
    """The card leaves the hand, as all see (F4.1); F2.9: with its last card the round will end."""
    player = s.players[seat]
    player.gone[HAND[s.seats] - player.size] = card
    player.size -= 1
    player.count[COLOUR[card]] -= 1
    for i in range(LARGEST_HAND - 1):  # no branch: where it stands is beyond prediction
        player.hand[i] = player.hand[i + 1] if player.hand[i] >= card else player.hand[i]
    player.hand[player.size] = 0
    if player.size == 0:
        s.ending = 1


def next_seat(s: State, seat: int) -> int:
    """F2.3: clockwise, past the seats that sit out."""
    seat += 1
    if seat == s.seats:
        seat = 0
    while s.sitting >> seat & 1:
        seat += 1
        if seat == s.seats:
            seat = 0
    return seat


def end_trick(s: State) -> None:
    """F2.3, F2.9: discs go back, then to the befooled; the winner leads, or the round is over."""
    judge(s.trick, DISCS[s.seats])
    s.sitting = s.trick.befooled
    copy(s.last, s.trick)
    open_trick(s, s.last.winner)
    if s.ending:
        end_round(s)


def judge(trick: Trick, discs: int) -> None:
    """F2.7, F2.8: the best card wins, the worst one or two are punished."""
    best = 0
    worst = TOP_RANK
    second = TOP_RANK
    for place in range(trick.size):
        this = rank(trick, place)
        best = max(best, this)
        second = min(second, max(worst, this))
        worst = min(worst, this)
    trick.winner = seat_of(trick, best)
    trick.befooled = 1 << seat_of(trick, worst)
    if discs == 2:
        trick.befooled |= 1 << seat_of(trick, second)


def rank(trick: Trick, place: int) -> int:
    """F2.6 to F2.8: shed below lead colour, then low below high, then late below early."""
    card = trick.cards[place]
    value = (VALUE[card] + 1) * MOST_SEATS - 1 - place
    return value if is_shed(trick, card) else value + FOLLOWS


def seat_of(trick: Trick, rank: int) -> int:
    """Who played the card of this rank, in which its place can be read."""
    return trick.seats[MOST_SEATS - 1 - rank % MOST_SEATS]


# Scoring


def end_round(s: State) -> None:
    """F2.9, F3: hands are shown and scored; the game ends or the next round is dealt."""
    for seat in range(s.seats):
        score_hand(s, seat)
    s.rounds += 1
    s.news = HANDS_LEFT
    if s.options[ROUNDS] or low_total(s) or s.tens >= MANY_TENS:
        s.stage = OVER
    else:
        s.starter = next_starter(s)
        s.stage = DEAL


def score_hand(s: State, seat: int) -> None:
    """F3.1: minus the cards left; for none +10, or nothing with a disc. F4.0 †: all see them."""
    player = s.players[seat]
    for i in range(LARGEST_HAND):
        player.left[i] = player.hand[i] if i < player.size else NO_CARD
    player.points = 0
    for i in range(player.size):
        player.points -= ONE_LEFT if player.hand[i] == ONE else VALUE[player.hand[i]]
    if player.size == 0 and not s.sitting >> seat & 1:
        player.points = EMPTY_HAND
        s.tens += 1
    player.total += player.points


def next_starter(s: State) -> int:
    """F3.2: the lowest total †; of several the next clockwise after the last start player †."""
    found = (s.starter + 1) % s.seats
    for i in range(2, s.seats + 1):
        seat = (s.starter + i) % s.seats
        if s.players[seat].total < s.players[found].total:
            found = seat
    return found


def low_total(s: State) -> bool:
    """F3.3: has somebody -80 or less in all †?"""
    for seat in range(s.seats):
        if s.players[seat].total <= LOW_TOTAL:
            return True
    return False


def score(s: State, out: Ints) -> None:
    """F3.1: the points of all finished rounds."""
    for seat in range(s.seats):
        out[seat] = s.players[seat].total


def winners(s: State) -> int:
    """F3.3, F3.4: the highest total; † ties are shared."""
    best = 0
    mask = 0
    for seat in range(s.seats):
        total = s.players[seat].total
        if mask == 0 or total > best:
            best = total
            mask = 0
        if total == best:
            mask |= 1 << seat
    return mask


def reason(s: State) -> int:
    """F3.3, F3.4: a low total, many +10, or the one round was played."""
    if s.options[ROUNDS]:
        return SINGLE_ROUND_OVER
    return LOW_TOTAL_REACHED if low_total(s) else MANY_TENS_SCORED
