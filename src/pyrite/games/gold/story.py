"""What happened in Gold, as events, told from two informations of one viewer."""

from pyrite.core.game import Event, Points, Seat
from pyrite.core.law import CHANCE_MOVER
from pyrite.games.gold.box import (
    DYNAMITE,
    FIRST_MINER,
    NEUTRAL,
    NUGGETS,
    OWNER,
    QUIET_TURNS,
    RUSH_AT,
    STRENGTH,
    STRENGTHS,
)
from pyrite.games.gold.moves import START_OUTCOME, face_values, place_text
from pyrite.games.gold.rules import carries, duel
from pyrite.games.gold.state import OVER, State


def story(before: State, mover: int, move: int, after: State) -> list[Event]:
    """Events of one move, or of an outcome of chance (CHANCE_MOVER, and its kind)."""
    if mover == CHANCE_MOVER:
        return [chance_event(move, after)]
    face = flipped_face(before, move, after)
    events = [
        Event("event-flip", {"seat": Seat(mover), "place": place_text(move), **face_values(face)})
    ]
    if before.rush:
        events.append(rush_event(mover, face))
    elif before.first >= 0:
        events.append(pair_event(before, mover, before.face[before.first], face))
    return events + turn_events(before, after)


def chance_event(kind: int, after: State) -> Event:
    """The start seat, or a deal."""
    if kind == START_OUTCOME:
        return Event("event-start", {"seat": Seat(after.starter)})
    return Event(
        "event-deal", {"number": after.game + 1, "of": after.games, "seat": Seat(after.starter)}
    )


def flipped_face(before: State, move: int, after: State) -> int:
    """G6.4: the face of the card just flipped, known before or shown now, turned back or not."""
    return after.shown or before.face[move]


def rush_event(mover: int, face: int) -> Event:
    """G4.1: somebody takes gold, or a card just leaves."""
    if NUGGETS[face]:
        return Event("event-rush-gold", {"seat": Seat(mover), "n": NUGGETS[face]})
    return Event("event-rush-other", {})


def pair_event(before: State, mover: int, x: int, y: int) -> Event:
    """G3.2 to G3.5: what two cards do to each other."""
    if DYNAMITE in (x, y):
        return Event("event-dynamite", {})
    for miner, gold in ((x, y), (y, x)):
        if carries(miner, gold):
            owner = OWNER[before.seats][(miner - FIRST_MINER) // STRENGTHS]
            seat = mover if owner == NEUTRAL else owner
            return Event("event-carried", {"seat": Seat(seat), "n": NUGGETS[gold]})
    if duel(x, y):
        weaker, stronger = sorted((STRENGTH[x], STRENGTH[y]))
        return Event("event-duel", {"stronger": stronger, "weaker": weaker})
    return Event("event-nothing", {})


def turn_events(before: State, after: State) -> list[Event]:
    """The gold rush begins, a game ends."""
    if after.game > before.game:
        points = [after.players[i].total - before.players[i].total for i in range(after.seats)]
        key = "event-over" if after.stage == OVER else "event-game-over"
        return [Event(key, {"number": after.game, "points": Points.by_side(points)})]
    if after.rush and not before.rush:
        return [Event(f"event-rush-{rush_cause(after)}", {"n": after.lying})]
    return []


def rush_cause(after: State) -> str:
    """Why the gold rush began (G4)."""
    if after.lying <= RUSH_AT:
        return "few"
    return "quiet" if after.quiet >= QUIET_TURNS else "stalemate"
