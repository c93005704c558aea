"""What happened in End of the Trail, as events, told from two informations of one viewer."""

from collections.abc import Iterator

from pyrite.core.game import Cards, Event, Points, Seat
from pyrite.core.law import CHANCE_MOVER
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    ACTIONS,
    CARD_TEXTS,
    HAND_GOLD,
    HANDS,
    MONEY,
    PAIRS,
    TILE_TEXTS,
    TILES,
    cards_text,
)
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    CARD_OF,
    DECK_OUTCOME,
    DOUBLE_VERB,
    JUMP_VERB,
    OUTCOMES,
    START_OUTCOME,
    USE_VERB,
    VERB_OF,
    VERBS,
    move_words,
)
from pyrite.games.end_of_the_trail.poker import best_hand, kind_of, strength_of_side
from pyrite.games.end_of_the_trail.rules import score
from pyrite.games.end_of_the_trail.state import (
    BID,
    DEAL,
    DEAL_LOTS,
    DRAW,
    FINAL,
    HOLE,
    KEEP,
    LAST_SWAP,
    LOT,
    OVER,
    REFILL,
    REVEAL,
    SELECT,
    State,
)
from pyrite.games.end_of_the_trail.view import members

HIDDEN_VERBS = ("hole", "select", "ready", "keep", "enough")


def story(before: State, mover: int, move: int, after: State) -> list[Event]:
    """Events of one move, or of an outcome of chance (CHANCE_MOVER, and its kind)."""
    first = (
        chance_events(move, after)
        if mover == CHANCE_MOVER
        else move_events(before, mover, move, after)
    )
    return [*first, *consequences(before, mover, move, after)]


def chance_events(kind: int, after: State) -> Iterator[Event]:
    """What chance did."""
    if kind == START_OUTCOME:
        yield Event("event-start", {"seat": Seat(after.dealer)})
    elif kind == DECK_OUTCOME and after.shuffles > 1:
        yield Event("event-reshuffle", {})
    else:
        yield Event(f"event-{OUTCOMES[kind]}", {})


def move_events(before: State, mover: int, move: int, after: State) -> Iterator[Event]:
    """What a seat did; a hidden choice is told to the chooser alone."""
    verb = VERBS[VERB_OF[move]]
    if verb in HIDDEN_VERBS:
        yield from hidden_events(before, mover, move, after)
        return
    words = {"seat": Seat(mover), **move_words(move)}
    if verb == "pay":
        words["money"] = MONEY[CARD_OF[move]]
    elif verb == "move":
        words["owner_seat"] = Seat(ARGUMENT_OF[move] // TILES)
    elif verb == "press":
        words["tile"] = TILE_TEXTS[before.tile]
    elif verb == "pass" and before.stage == LOT:
        verb = "pass-lots"
    if verb in ("use", "double", "jump", "move"):
        words["action"] = ACTIONS[ACTION[CARD_OF[move]]]
    if verb != "shift":
        yield Event(f"event-{verb}", words)
    if mover == after.viewer:
        yield from (sight(after, tile) for tile in tiles_seen(move))


def hidden_events(before: State, mover: int, move: int, after: State) -> Iterator[Event]:
    """ET8.3: others hear only that somebody is done."""
    words = move_words(move)
    if mover == after.viewer and words:
        yield Event(f"event-own-{VERBS[VERB_OF[move]]}", words)
    if before.pending >> mover & 1 and not after.pending >> mover & 1:
        yield Event("event-done", {"seat": Seat(mover)})


def tiles_seen(move: int) -> tuple[int, ...]:
    """The tiles a move lets its mover see."""
    verb, argument = VERB_OF[move], ARGUMENT_OF[move]
    if verb == USE_VERB:
        return (argument,)
    if verb == JUMP_VERB:
        return (argument // 2,)
    return PAIRS[argument] if verb == DOUBLE_VERB else ()


def sight(after: State, tile: int) -> Event:
    """What the viewer sees on a tile."""
    return Event("event-see", {"tile": TILE_TEXTS[tile], "gold": after.value[tile]})


# What follows by itself


def consequences(before: State, mover: int, move: int, after: State) -> Iterator[Event]:
    """Everything else that happened in the step, in the order of the game."""
    yield from auction_events(before, after)
    yield from selecting_events(before, after)
    yield from land_events(before, mover, move, after)
    yield from gambling_events(before, after)
    yield from lot_events(before, mover, after)
    yield from ending_events(before, after)


def auction_events(before: State, after: State) -> Iterator[Event]:
    """ET3.4, ET3.5, ET9.2: Argonauts bid, a lot is won, the marker moves."""
    if before.stage in (BID, DRAW) and after.seats == 1 and after.stage != DRAW:
        for side in range(1, after.sides):
            if not before.won >> side & 1:
                yield offer_event(after, side)
    for side in members(after.won & ~before.won):
        key = "event-won" if side < after.seats else "event-argonaut-won"
        cards = Cards(cards_text(before.lots[before.lot]))
        yield Event(key, {"seat": Seat(side), "lot": before.lot + 1, "cards": cards})
    if after.dealer != before.dealer and before.stage >= HOLE:
        yield Event("event-dealer", {"seat": Seat(after.dealer)})


def offer_event(after: State, side: int) -> Event:
    """ET9.2: what an Argonaut bids."""
    offer = after.players[side].offer
    if offer < 0:
        return Event("event-argonaut-passes", {"seat": Seat(side)})
    return Event("event-argonaut-bids", {"seat": Seat(side), "money": offer})


def selecting_events(before: State, after: State) -> Iterator[Event]:
    """ET4.1, ET4.2: the choices are revealed, the turn order is known."""
    if before.stage in (SELECT, REVEAL) and after.stage not in (SELECT, REVEAL):
        for side in range(after.sides):
            shown = after.players[side].chosen | after.players[side].used
            if shown:
                yield Event("event-reveal", {"seat": Seat(side), "cards": Cards(cards_text(shown))})
        yield Event("event-first", {"seat": Seat(after.order[0])})


def land_events(before: State, mover: int, move: int, after: State) -> Iterator[Event]:
    """ET4.10, ET9.3: tents that were pushed, what Argonauts did, who found no land."""
    for side in range(after.sides):
        old, new = before.players[side], after.players[side]
        gone, come = old.tents & ~new.tents, new.tents & ~old.tents
        if side >= after.seats:
            yield from argonaut_events(before, after, side)
        for start, end in zip(members(gone), members(come), strict=False):
            yield from shift_events(after, side, start, end)
    for side in range(after.seats):
        if has_given_up(before, after, side):
            yield Event("event-no-claim", {"seat": Seat(side)})


def shift_events(after: State, side: int, start: int, end: int) -> Iterator[Event]:
    """ET4.10: a tent goes elsewhere; its owner sees what is there."""
    places = {"start": TILE_TEXTS[start], "tile": TILE_TEXTS[end]}
    yield Event("event-shift", {"seat": Seat(side), **places})
    if side == after.viewer:
        yield sight(after, end)


def argonaut_events(before: State, after: State, side: int) -> Iterator[Event]:
    """ET9.3: where an Argonaut stakes, and whether somebody stood there."""
    old, new = before.players[side], after.players[side]
    if after.final >= 0 or (old.tents_left == new.tents_left and old.camp == new.camp):
        return
    piece = "camp" if new.camp != old.camp else "tent"
    staked = 1 << new.camp if piece == "camp" else new.tents & ~old.tents
    tile = next((t for t in members(staked) if not before.free >> t & 1), max(members(staked)))
    key = "event-argonaut-stakes" if before.free >> tile & 1 else "event-argonaut-ousts"
    yield Event(key, {"seat": Seat(side), "tile": TILE_TEXTS[tile], "piece": piece})


def pieces_left(s: State, side: int) -> int:
    """Pieces a side has not placed."""
    return s.players[side].tents_left + (s.players[side].camp < 0)


def has_given_up(before: State, after: State, side: int) -> bool:
    """ET4.3: did the seat finish in this step without a claim?"""
    is_new = not before.finished >> side & 1 and before.stage > SELECT and before.stage < KEEP
    is_finished = after.finished >> side & 1 or after.stage in (KEEP, REFILL, OVER)
    is_finished = is_finished or after.round > before.round
    return bool(is_new and is_finished and pieces_left(before, side) == pieces_left(after, side))


def gambling_events(before: State, after: State) -> Iterator[Event]:
    """ET5.1, ET5.2: poker cards, and a new round."""
    for side in range(after.seats):
        kept = after.players[side].poker & ~before.players[side].poker
        if kept:
            yield Event("event-kept", {"seat": Seat(side), "cards": Cards(cards_text(kept))})
    if after.round > before.round:
        yield Event("event-round", {"number": after.round})
    if before.stage in (DEAL, KEEP, REFILL) and 0 <= after.viewer < after.seats:
        dealt = after.players[after.viewer].hand & ~before.players[after.viewer].hand
        if dealt:
            yield Event("event-own-dealt", {"cards": Cards(cards_text(dealt))})


def lot_events(before: State, mover: int, after: State) -> Iterator[Event]:
    """ET3.1: the lots are dealt; the last one opens by itself."""
    if before.stage in (HOLE, KEEP, REFILL, DEAL_LOTS) and after.stage in (LOT, BID):
        for lot in members(after.lots_left):
            yield Event(
                "event-lot-dealt", {"lot": lot + 1, "cards": Cards(cards_text(after.lots[lot]))}
            )
    if after.stage == BID and before.lot != after.lot and before.stage != LOT:
        yield Event("event-lot-opens", {"lot": after.lot + 1})


def ending_events(before: State, after: State) -> Iterator[Event]:
    """ET6.2, ET7: a Joker to be exchanged, the hands, the result."""
    if after.stage == LAST_SWAP and (before.stage, before.turn) != (LAST_SWAP, after.turn):
        yield Event("event-must-swap", {"seat": Seat(after.turn)})
    if before.stage < FINAL <= after.stage:
        for side in range(after.sides):
            yield hand_event(after, side)
        yield Event("event-best", {"seat": Seat(best_hand(after))})
    if after.stage == OVER:
        if before.stage != FINAL:
            words = {"seat": Seat(best_hand(after)), "tile": TILE_TEXTS[after.final]}
            yield Event("event-final", words)
        points = [0] * after.sides
        score(after, points)
        yield Event("event-over", {"points": Points.by_side(points)})


def hand_event(after: State, side: int) -> Event:
    """ET7.1: a hand that is shown."""
    kind, me = kind_of(strength_of_side(after, side)), after.players[side]
    words = {"seat": Seat(side), "hand": HANDS[kind], "gold": HAND_GOLD[kind]}
    if side >= after.seats:
        return Event("event-argonaut-hand", words)
    return Event("event-hand", {**words, "card": Cards(CARD_TEXTS[me.hole])})
