"""Words for building positions of End of the Trail, and what only it can tell the contract."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from pyrite.core.schema import pack, twin
from pyrite.engine.play import Play
from pyrite.games.end_of_the_trail import GAME
from pyrite.games.end_of_the_trail.box import (
    BOARD,
    CARD_OF_TEXT,
    CARDS,
    FIRST_HAND,
    HIGHEST,
    IN_PLAY,
    KIND_LETTERS,
    LAND_VALUES,
    MONEY,
    OPPONENTS,
    POOLS,
    REAL_CARDS,
    RESERVE_CARDS,
    ROWS,
    TILE_OF_TEXT,
    TILES,
    cards_text,
)
from pyrite.games.end_of_the_trail.cards import money_of
from pyrite.games.end_of_the_trail.gambling import end_round
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    DECK_OUTCOME,
    LAND_OUTCOME,
    MOVE_VERB,
    PIECES,
    RESERVE_OUTCOME,
    START_OUTCOME,
    VERB_OF,
    board_tile,
)
from pyrite.games.end_of_the_trail.rules import go_on
from pyrite.games.end_of_the_trail.state import (
    BID,
    KEEP,
    LAST_SWAP,
    LOOK,
    LOT,
    NONE,
    PAIR_LOOK,
    SELECT,
    SHIFT,
    TURN,
    Proof,
    State,
)
from pyrite.games.end_of_the_trail.tents import place_piece

GOLDENS: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"argonauts": "A1A2", "jokers": "on"}),
    (3, {"jokers": "on", "memory_aid": "off", "start": "2"}),
)
"""Variants with golden files, beside the default of every seat count."""


# Words


def card(text: str) -> int:
    """`4c` as a number."""
    return CARD_OF_TEXT[text]


def cards(text: str) -> int:
    """`4c 7d` as a set."""
    return sum(1 << card(word) for word in text.split())


def tile(text: str) -> int:
    """`b2` as a number."""
    return TILE_OF_TEXT[text]


def tiles(text: str) -> int:
    """`a1 b2` as a set."""
    return sum(1 << tile(word) for word in text.split())


def new_game(*, seats: int = 3, start: int = 0, **options: str) -> Play:
    """A game whose chance is told by hand; the first dealer is fixed."""
    fixed = {"start": str(start)} if seats > 1 and start >= 0 else {}
    return Play(GAME, seats, {**fixed, **options}, None, {})


def land(columns: int, **named: str) -> list[int]:
    """Land with these tiles (`b2="m5"`), the others such as the box allows, in order."""
    left = {kind: Counter(dict(enumerate(LAND_VALUES[kind]))) for kind in range(3)}
    kinds = Counter(dict(enumerate(IN_PLAY[columns])))
    found: dict[int, tuple[int, int]] = {}
    for name, text in named.items():
        found[tile(name)] = KIND_LETTERS.index(text[0]), int(text[1])
    for kind, value in found.values():
        kinds[kind] -= 1
        left[kind][value] -= 1
    rest = iter(sorted(kinds.elements()))
    for place in range(ROWS * columns):
        if board_tile(place, columns) not in found:
            kind = next(rest)
            value = next(iter(sorted(left[kind].elements())))
            left[kind][value] -= 1
            found[board_tile(place, columns)] = kind, value
    places = (board_tile(place, columns) for place in range(ROWS * columns))
    return [LAND_OUTCOME, *(found[place][0] * 8 + found[place][1] for place in places)]


def deck(*first: str, without: str = "", jokers: bool = False) -> list[int]:
    """A deck with these cards on top, the others below in order."""
    top = [card(word) for text in first for word in text.split()]
    gone = set(top) | {card(word) for word in without.split()}
    rest = [c for c in range(CARDS if jokers else REAL_CARDS) if c not in gone]
    return [DECK_OUTCOME, *top, *rest]


def hands_first(hands: Sequence[str], *, start: int, seats: int, spare: set[int]) -> list[str]:
    """The order in which the deck must lie so that each seat is dealt these cards first."""
    rows = []
    for seat in range(seats):
        named = hands[seat].split() if seat < len(hands) else []
        fill = [spare.pop() for _ in range(FIRST_HAND - len(named))]
        rows.append([*named, *(cards_text(1 << c) for c in fill)])
    order = [(start + 1 + i) % seats for i in range(seats)]
    return [rows[seat][i] for i in range(FIRST_HAND) for seat in order]


def dealt(
    *hands: str,
    seats: int = 3,
    start: int = 0,
    then: str = "",
    tiles: dict[str, str] | None = None,
    reserves: tuple[str, str] = ("Jc Jd Jh Qd", "Qh Qs Kc Kh"),
    **options: str,
) -> Play:
    """A game with the first hands dealt (filled up with what is left), then these on the deck."""
    play = new_game(seats=seats, start=start, **options)
    columns = 3 if seats == 1 else seats
    play.put_outcome(land(columns, **(tiles or {})))
    held = reserves if seats == 1 else ()
    for argonaut, text in zip(argonauts(play), held, strict=False):
        play.put_outcome([RESERVE_OUTCOME, argonaut, *(card(word) for word in text.split())])
    named = {card(word) for text in (*hands, then, *held) for word in text.split()}
    spare = set(range(REAL_CARDS)) - named
    order = hands_first(hands, start=max(start, 0), seats=seats, spare=spare)
    jokers = options.get("jokers") == "on"
    play.put_outcome(deck(*order, then, without=" ".join(held), jokers=jokers))
    return play


def argonauts(play: Play) -> tuple[int, int]:
    """Which Argonauts play."""
    pair = play.options.get("argonauts", "A1A3")
    return OPPONENTS[("A1A3", "A1A2", "A2A3").index(pair)]


def say(play: Play, *lines: str) -> Play:
    """Moves as in a record: `0 bid 3`; also several by one seat: `0 select 4c, select 7d`."""
    for line in lines:
        seat, _, texts = line.partition(" ")
        for text in texts.split(", "):
            play.move(int(seat), text)
    return play


def lay_holes(play: Play, *named: str) -> Play:
    """Every seat lays a hole card aside: the named one, else its last."""
    for seat in list(play.waiting):
        play.move(seat, f"hole {named[seat]}" if seat < len(named) else play.legal(seat)[-1])
    return play


def auctioned(play: Play) -> Play:
    """All auctions go by: everybody passes, and who must bid bids nothing."""
    while play.state.stage in (LOT, BID):
        moves = play.legal(play.waiting[0])
        play.move(play.waiting[0], "pass" if "pass" in moves else moves[0])
    return play


def choose(play: Play, *chosen: str) -> Play:
    """Each seat chooses these cards."""
    for seat, text in enumerate(chosen):
        for word in text.split():
            play.move(seat, f"select {word}")
        if seat in play.waiting and play.state.stage == SELECT:
            play.move(seat, "ready")
    return play


def prospecting(
    *chosen: str, tiles: dict[str, str] | None = None, start: int = 0, jokers: str = "off"
) -> Play:
    """The first round's prospecting: each seat shows these cards."""
    seats = len(chosen)
    play = dealt(*chosen, seats=seats, start=start, tiles=tiles, jokers=jokers)
    holes = [
        next(m for m in play.legal(seat) if m.split()[1] not in chosen[seat].split()).split()[1]
        for seat in range(seats)
    ]
    return choose(auctioned(lay_holes(play, *holes)), *chosen)


def solo(
    *,
    revealed: str = "",
    chosen: str = "2c 3c",
    reserves: tuple[str, str] = ("Jc Jd Jh Qd", "Qh Qs Kc Kh"),
    pieces: tuple[str, ...] = (),
    tiles: dict[str, str] | None = None,
) -> Play:
    """Solo prospecting: the person passes the auctions and chooses; the Argonauts' four cards."""
    lots = "4c 4h 4s 5d 5h 5s"
    then = f"{lots} {revealed}"
    play = dealt(chosen, seats=1, then=then, reserves=reserves, tiles=tiles)
    put(play, *pieces)
    hole = next(m for m in play.legal(0) if m.split()[1] not in chosen.split())
    say(play, f"0 {hole}", "0 pass")
    return choose(play, chosen)


def put(play: Play, *pieces: str) -> Play:
    """Pieces on the board: `1 tent b2`."""
    for text in pieces:
        side, piece, name = text.split()
        place_piece(play.state, int(side), tile(name), PIECES.index(piece))
    return play


def to_gambling(play: Play) -> Play:
    """Everybody prospects by the first move there is, until cards are to be kept."""
    while play.state.stage in (TURN, LOOK, PAIR_LOOK, SHIFT):
        play.move(play.waiting[0], play.legal(play.waiting[0])[0])
    return play


def ending(
    *poker: str, holes: str, order: str = "", discards: str = "2c 3c", jokers: str = "off"
) -> Play:
    """After the last round: these poker cards and hole cards, this turn order, these discards."""
    chosen = ("2c 3c", "8c 9c", "Jc Qd", "Jd Qs")[: len(poker)]
    play = to_gambling(prospecting(*chosen, jokers=jokers))
    s = play.state
    s.round = 3
    s.discards = cards(discards)
    s.unseen[0] &= ~cards(" ".join((discards, *poker)))
    for seat, text in enumerate(poker):
        me = s.players[seat]
        me.used, me.poker, me.hole = 0, cards(text), card(holes.split()[seat])
        s.unseen[0] |= 1 << me.hole
    for place, text in enumerate(order.split()):
        s.order[place] = int(text)
    end_round(s)
    go_on(s)
    return play


def keep_all(play: Play) -> Play:
    """Everybody keeps as many cards as possible."""
    while play.state.stage == KEEP:
        play.move(play.waiting[0], play.legal(play.waiting[0])[0])
    return play


def waiting(play: Play) -> list[int]:
    """The seats that must speak."""
    return list(play.waiting)


def who(play: Play) -> int:
    """The one seat that must speak."""
    (seat,) = play.waiting
    return seat


def claims(play: Play, side: int) -> int:
    """The tiles a side has a piece on."""
    me = play.state.players[side]
    claimed: int = me.tents | (1 << me.camp if me.camp >= 0 else 0)
    return claimed


# Hooks of the contract


def turned_outcome(outcome: Sequence[int], seats: int) -> list[int]:
    """The outcome with every seat one further."""
    if outcome[0] == START_OUTCOME:
        return [START_OUTCOME, (outcome[1] + 1) % seats]
    return list(outcome)


def turned_move(move: int, seats: int) -> int:
    """The same move; a colour becomes the next one. Alone, nothing turns."""
    if seats == 1 or VERB_OF[move] != MOVE_VERB:
        return move
    side = ARGUMENT_OF[move] // TILES
    return move + ((side + 1) % seats - side) * TILES


# Tiny positions, and every state that fits them, found by trying everything


def tiny_positions() -> Iterator[tuple[str, State, int, set[bytes]]]:
    """Positions with little unseen, and every state that fits what a seat knows of them."""
    yield from ((name, s, seat, fitting(s, seat)) for name, s, seat in tiny_states())


def tiny_states() -> Iterator[tuple[str, State, int]]:
    """Small ends of games: nearly all cards and tiles have been seen."""
    s = small_game(hands=("2c 3c", "4c 8c"), unseen="4c 8c Tc")
    yield "a hand and the deck", s, 0
    s = small_game(hands=("2c", "3c 8c"), unseen="3c 8c Tc Jc")
    s.players[1].proved = 6
    yield "a bid of six", s, 0
    s = small_game(hands=("2c", "3c 4c 8c"), unseen="3c 8c Tc Jc", open_cards="4c")
    s.players[1].proved = 10
    yield "a bid with a known card", s, 0
    yield from older_bids()
    s = small_game(hands=("2c", "3c 8c"), unseen="3c Tc", older="8c 9c", hole="9c")
    yield "two shuffles", s, 0
    s = small_game(hands=("2c 5d", "3c 8c 9d"), unseen="3c 8c 9d")
    s.stage, s.pending, s.turn = SELECT, 0b10, NONE
    yield "an unfinished choice", s, 0
    s.pending = 0b01
    s.players[1].chosen = cards("3c 8c")
    yield "a finished choice", s, 0
    s = small_game(hands=("2c", "3c"), unseen="3c 5s")
    s.stage, s.pending, s.turn = KEEP, 0b11, NONE
    s.discards &= ~cards("6h 7h")
    s.players[1].used = cards("6h 7h")
    yield "an unfinished keep", s, 0
    yield "pressed land", pressed_land(), 0
    yield "the last Joker", last_joker(), 0
    yield "reserves", solo_reserves(), 0


def older_bids() -> Iterator[tuple[str, State, int]]:
    """Bids before a refill or two, of which there are cards left."""
    s = small_game(hands=("2c", "3c 5h Jc"), unseen="3c 5h Jc Tc 8d")
    remember(s, 0, older=2, money=6)
    yield "an older bid", s, 0
    s = small_game(hands=("2c", "3c 5h Jc"), unseen="3c 5h Jc Tc 8d")
    remember(s, 0, older=2, money=8, shown="4c Qd")
    yield "a card shown since", s, 0
    s = small_game(hands=("2c", "3c 5h Jc"), unseen="3c 5h Jc Tc 8d")
    remember(s, 0, older=1, money=4, shown="9h")
    remember(s, 1, older=2, money=6, shown="4c")
    yield "two refills", s, 0
    s = small_game(hands=("2c", "3c 8c Jc"), unseen="8c Jc Tc", older="3c 9c", hole="9c")
    remember(s, 0, older=1, money=4)
    yield "an older shuffle", s, 0


def remember(s: State, refill: int, *, older: int, money: int, shown: str = "") -> None:
    """What seat 1 had proved before a refill, after the last shuffle, and has shown since."""
    proof = s.players[1].proofs[refill]
    proof.shuffles, proof.older, proof.money, proof.shown = s.shuffles, older, money, cards(shown)


def small_game(
    *,
    hands: tuple[str, str],
    unseen: str,
    older: str = "",
    open_cards: str = "",
    hole: str = "",
    jokers: str = "off",
) -> State:
    """Two seats, all land seen by all; the unseen cards are the second seat's and the deck's."""
    play = dealt(seats=2, jokers=jokers)
    s: State = play.state
    s.stage, s.turn, s.pending, s.lot, s.bid, s.bidding = BID, 0, 0, 0, 0, 3
    s.shuffles = 2 if older else 1
    s.unseen[0] = cards(older or unseen)
    s.unseen[1] = cards(unseen) if older else 0
    for seat, text in enumerate(hands):
        me = s.players[seat]
        me.hand, me.open = cards(text), cards(open_cards) if seat else 0
        me.cards, me.money = len(text.split()), money_of(cards(text))
        for pool in range(POOLS):
            me.hidden[pool] = (me.hand & ~me.open & s.unseen[pool]).bit_count()
        me.hole, me.shown = NONE, 0
    s.players[1].hole = card(hole) if hole else NONE
    used = s.players[0].hand | s.players[1].hand | (cards(hole) if hole else 0)
    left = [c for c in range(CARDS) if (cards(unseen) & ~used) >> c & 1]
    s.left = len(left)
    for i in range(CARDS):
        s.deck[i] = left[i] if i < len(left) else NONE
    every = (1 << (CARDS if jokers == "on" else REAL_CARDS)) - 1
    s.discards = every & ~used & ~sum(1 << c for c in left)
    for place in range(TILES):
        s.looked[place] = 3
    s.shown = 0
    return s


def pressed_land() -> State:
    """Three tiles unseen by seat 0, of which one press told something."""
    s = small_game(hands=("2c", "3c"), unseen="3c")
    for name in ("a1", "b1", "a2"):
        s.looked[tile(name)] = 2
    low, high = sorted((tile("a1"), tile("a2")), key=lambda t: s.value[t])
    s.above[low] = 1 << high
    return s


def last_joker() -> State:
    """Seat 1 is asked to exchange a Joker; seat 0, an onlooker to that, has none."""
    s = small_game(hands=("2c", "3c"), unseen="3c *1 *2 5d", hole="*1", jokers="on")
    s.stage, s.turn, s.dealt = LAST_SWAP, 1, 1
    return s


def solo_reserves() -> State:
    """An Argonaut's last two reserve cards."""
    s: State = dealt(seats=1).state
    left = "Jc Jd 5d"
    for side in (1, 2):
        for i in range(4):
            s.players[side].reserve[i] = NONE
    s.players[1].reserve[2], s.players[1].reserve[3] = card("Jc"), card("Jd")
    s.unseen[0] = cards(left)
    me = s.players[0]
    me.hand = me.open = cards("2c")
    me.cards, me.money, me.hidden[0], me.hole = 1, 4, 0, NONE
    s.left = 1
    for i in range(CARDS):
        s.deck[i] = card("5d") if i == 0 else NONE
    s.discards = ((1 << REAL_CARDS) - 1) & ~cards(left + " 2c")
    for place in range(TILES):
        s.looked[place] = 1
    me.shown = s.shown = 0
    return s


def fitting(s: State, seat: int) -> set[bytes]:
    """Every state that the seat could not tell from this one."""
    found = set()
    for with_cards in card_states(s, seat):
        for with_choices in choice_states(with_cards, seat):
            found |= {pack(one) for one in land_states(with_choices, seat)}
    return found


def card_states(s: State, seat: int) -> Iterator[State]:
    """The unseen cards in every order over their places, kept if all that is known holds."""
    for orders in itertools.product(*(itertools.permutations(p) for p in hidden_pools(s, seat))):
        one = twin(s)
        for other in set(range(s.seats)) - {seat}:
            one.players[other].hand = one.players[other].open
        for places, pool in zip(orders, hidden_pools(s, seat), strict=True):
            for (kind, owner, _), (_, _, held) in zip(pool, places, strict=True):
                move_card(one, kind, owner, held)
        if is_consistent(s, one, seat):
            yield one


def hidden_pools(s: State, seat: int) -> list[list[tuple[str, int, int]]]:
    """By shuffle, what the seat cannot see: (kind of place, owner or index, the card there)."""
    pools: list[list[tuple[str, int, int]]] = [[] for _ in range(POOLS)]
    for i in range(s.left):
        pools[s.shuffles - 1].append(("deck", i, s.deck[i]))
    for other in range(s.sides):
        you = s.players[other]
        for i in range(4):
            if you.reserve[i] >= 0:
                pools[0].append(("reserve", other * 4 + i, you.reserve[i]))
        if other == seat:
            continue
        if you.hole >= 0:
            pools[0].append(("hole", other, you.hole))
        for pool in range(POOLS):
            hidden = you.hand & ~you.open & s.unseen[pool]
            pools[pool] += [("hand", other, c) for c in range(CARDS) if hidden >> c & 1]
    return [pool for pool in pools if pool]


def move_card(s: State, kind: str, owner: int, held: int) -> None:
    """A card goes to a hidden place."""
    if kind == "deck":
        s.deck[owner] = held
    elif kind == "reserve":
        s.players[owner // 4].reserve[owner % 4] = held
    elif kind == "hole":
        s.players[owner].hole = held
    else:
        s.players[owner].hand |= 1 << held
        s.players[owner].money = money_of(s.players[owner].hand)


def is_consistent(s: State, one: State, seat: int) -> bool:
    """ET8.4: bids, Jokers, reserves."""
    if any(other != seat and not older_choices(one, other) for other in range(one.seats)):
        return False
    for side in range(one.sides):
        if any(c >= 0 and not RESERVE_CARDS >> c & 1 for c in one.players[side].reserve):
            return False
    return one.stage != LAST_SWAP or one.players[one.turn].hole >= REAL_CARDS


def older_choices(s: State, seat: int) -> int:
    """ET8.4: in how many ways some of a hand can be its older cards, all proofs borne out."""
    me = s.players[seat]
    hidden = [c for c in range(CARDS) if (me.hand & ~me.open) >> c & 1]
    pools = {c: next(p for p in range(POOLS) if s.unseen[p] >> c & 1) for c in hidden}
    if money_of(me.hand) < me.proved:
        return 0
    return choices_among(pools, [proof for proof in me.proofs[::-1] if proof.shuffles])


def choices_among(pools: dict[int, int], proofs: Sequence[Proof]) -> int:
    """The same for the hidden cards, with their shuffles, and what is left to be borne out."""
    if not proofs:
        return 1
    last = proofs[0].shuffles - 1
    doubtful = {c for c, pool in pools.items() if pool == last}
    doubtful |= {c for c in range(CARDS) if proofs[0].shown >> c & 1}
    sure = {c: pool for c, pool in pools.items() if pool < last}
    return sum(
        choices_among({**sure, **dict.fromkeys(some, last)}, proofs[1:])
        for some in itertools.combinations(sorted(doubtful), proofs[0].older)
        if sum(MONEY[c] for c in (*some, *sure)) >= proofs[0].money
    )


def choice_states(s: State, seat: int) -> Iterator[State]:
    """ET8.3: every choice another could have made so far."""
    other = 1 - seat
    if s.stage not in (SELECT, KEEP) or s.seats != 2:
        yield s
        return
    me = s.players[other]
    is_done = not s.pending >> other & 1
    if s.stage == SELECT:
        sizes, source = ((2, 3) if is_done else (0, 1, 2)), me.hand
    else:
        sizes, source = ((1, 2) if is_done else (0, 1)), me.used
    for size in sizes:
        for some in itertools.combinations([c for c in range(CARDS) if source >> c & 1], size):
            one = twin(s)
            mask = sum(1 << c for c in some)
            if s.stage == SELECT:
                one.players[other].chosen = mask
            else:
                one.players[other].kept = mask
            yield one


def land_states(s: State, seat: int) -> Iterator[State]:
    """ET8.4: every value the unseen tiles could have."""
    unseen = [t for t in range(TILES) if BOARD[s.sides] >> t & 1 and not s.looked[t] >> seat & 1]
    for values in itertools.product(range(1, HIGHEST + 1), repeat=len(unseen)):
        one = twin(s)
        for place, value in zip(unseen, values, strict=True):
            one.value[place] = value
        if is_possible_land(one):
            yield one


def is_possible_land(s: State) -> bool:
    """ET1.4 and the presses."""
    for kind in range(3):
        held = Counter(s.value[t] for t in range(TILES) if s.land[kind] >> t & 1)
        if any(held[value] > LAND_VALUES[kind][value] for value in held):
            return False
    return all(
        s.value[high] >= s.value[low]
        for low in range(TILES)
        for high in range(TILES)
        if s.above[low] >> high & 1
    )
