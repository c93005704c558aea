"""Commands become events, or are refused: the table is looked at and never changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyrite.engine.errors import IllegalMove
from pyrite.engine.illegal import nearest
from pyrite.engine.undo import is_free, is_unshown, last_move
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.errors import Refused
from pyrite.tables.journal import step_event
from pyrite.tables.rights.latecomers import free_seat, take_over
from pyrite.tables.rights.opener import use_right
from pyrite.tables.runtime.spare_states import spare_state
from pyrite.tables.seats import clean_text, marked_name
from pyrite.tables.starting import ON_TIME, begin, end_exchange, reveal
from pyrite.tables.table import Table

LONGEST_CHAT = 500
MOST_UNDONE = 100  # times a seat takes back, or asks to, in one game
MOST_CHATS = 1_000  # at one table


def decide(table: Table, command: c.Command, at: float) -> list[e.Event]:
    """What would happen; raises Refused. Nothing at all: it has happened already."""
    match command:
        case c.PlayMove():
            return _play_move(table, command)
        case c.PlayForSeat():
            return _play_for_seat(table, command)
        case c.Sit():
            return _sit(table, command)
        case c.GiveSalt():
            return [*_give_salt(table, command)]
        case c.Start():
            return _start(table, command)
        case c.Reveal():
            return reveal(table, check_seated(table, command.key)[0], command.salt)
        case c.EndExchange():
            return end_exchange(table, at)
        case c.TakeBack():
            return _take_back(table, command)
        case c.AnswerRequest():
            return _answer(table, command)
        case c.Leave():
            return _leave(table, command)
        case c.Return():
            return _return(table, command)
        case c.CallTime():
            return _call_time(table, command, at)
        case c.Chat():
            return _chat(table, command)
        case c.AskRematch():
            return _rematch(table, command)
        case c.NoteTimeLost():
            return [e.TimeLost(command.seconds)]
        case c.Close():
            return _close(table, command)
        case c.Remove():
            gone = use_right(table, command)
            return [*gone, *_grants(table, table.chairs[command.seat].key)]
        case c.Mute() | c.HandOver():
            return use_right(table, command)


# Checks, in the order in which they are told


def check_seat(table: Table, key: str, seat: int) -> None:
    """Does this key speak for the seat?"""
    check_there(table, seat)
    mine = check_seated(table, key)
    if seat not in mine:
        raise Refused("not-your-seat", seats=_seat_list(mine))


def check_seated(table: Table, key: str) -> tuple[int, ...]:
    """The seats of a key that has some."""
    mine = table.seats_of(key)
    if not mine:
        raise Refused("seats-only")
    return mine


def check_there(table: Table, seat: int | None) -> None:
    """Is there such a seat?"""
    if seat is not None and not 0 <= seat < table.seats:
        raise Refused("bad-message", field="seat")


def check_playing(table: Table) -> None:
    """Is the game on?"""
    if table.state == "open":
        raise Refused("not-started")
    if table.state == "stopped":
        raise stopped(table)
    if table.state != "playing":
        raise Refused(table.state)


def check_going_on(table: Table) -> None:
    """Is the game on, or still to come?"""
    if table.state != "open":
        check_playing(table)


def check_not_begun(table: Table) -> None:
    """Is the table still open?"""
    if table.state == "closed":
        raise Refused("closed")
    if table.state != "open" or table.is_revealing:
        raise Refused("started")


def check_not_closed(table: Table) -> None:
    """A closed table answers nothing."""
    if table.state == "closed":
        raise Refused("closed")


def check_opener(table: Table, key: str) -> None:
    """Is it the one who opened the table?"""
    if key != table.opener:
        raise Refused("not-opener")


def stopped(table: Table) -> Refused:
    """Why a table cannot go on."""
    versions = {"given": str(table.rules), "known": str(table.game.version)}
    return Refused("stopped", title=table.game.title, **versions)


# Before the start


def _sit(table: Table, command: c.Sit) -> list[e.Event]:
    check_there(table, command.seat)
    check_not_closed(table)
    if not table.is_invitation(command.invite):
        raise Refused("wrong-invite")
    if table.late_seats:
        return [take_over(table, command)]
    check_not_begun(table)
    seat = free_seat(table.open_seats, command.seat)
    name = marked_name(command.name, [chair.name for chair in table.chairs])
    _check_part(command)
    seated = e.Seated(seat, name, command.key, command.salt, command.commit)
    if len(table.open_seats) > 1:
        return [seated]
    salts = [chair.salt for chair in table.chairs]
    salts[seat] = command.salt
    commits = {**table.commits, seat: command.commit}
    return [seated, *begin(table, range(table.seats), salts, commits)]


def _check_part(command: c.Sit | c.GiveSalt | c.Start) -> None:
    """Openly, or a hash first."""
    if command.salt and command.commit:
        raise Refused("bad-message", field="commit")


def _give_salt(table: Table, command: c.GiveSalt | c.Start) -> list[e.Salted]:
    _check_part(command)
    if table.again or not (command.salt or command.commit):
        return []
    seat = check_seated(table, command.key)[0]
    has_one = table.chairs[seat].salt or table.commits.get(seat)
    if table.state != "open" or table.is_revealing or has_one:
        return []
    return [e.Salted(seat, command.salt, command.commit)]


def _start(table: Table, command: c.Start) -> list[e.Event]:
    check_opener(table, command.key)
    salted = _give_salt(table, command)
    check_not_begun(table)
    kept = [seat for seat, chair in enumerate(table.chairs) if command.fill or chair.kind != "open"]
    salts = [chair.salt for chair in table.chairs]
    commits = dict(table.commits)
    for event in salted:
        salts[event.seat], commits[event.seat] = event.salt, event.commit
    return [*salted, *begin(table, kept, salts, commits, command.fill)]


def _close(table: Table, command: c.Close) -> list[e.Event]:
    check_opener(table, command.key)
    check_not_begun(table)
    return [e.Closed()]


# Moves


def _play_move(table: Table, command: c.PlayMove) -> list[e.Event]:
    check_seat(table, command.key, command.seat)
    if _is_answered(table, command.seat, command.decision, command.move):
        return []
    check_playing(table)
    if table.chairs[command.seat].is_away:
        raise Refused("left")
    if table.questions.open(command.seat) != command.decision:
        raise Refused("not-asked")
    return _move_events(table, command.seat, command.move, by_bot=False)


def _is_answered(table: Table, seat: int, decision: int, move: str) -> bool:
    """The same answer again is harmless; another one, or one to what was taken back, is refused."""
    if table.state == "open" or not table.questions.was_put(seat, decision):
        return False
    if table.questions.open(seat) == decision:
        return False
    given = table.answer_to(seat, decision)
    if given is None:
        raise Refused("taken-back")
    if given != move:
        raise Refused("answered", move=given)
    return True


def _play_for_seat(table: Table, command: c.PlayForSeat) -> list[e.Event]:
    check_playing(table)
    is_asked = table.questions.open(command.seat) == command.decision
    if not (is_asked and table.chairs[command.seat].bot_plays):
        raise Refused("not-asked")
    return _move_events(table, command.seat, command.move, by_bot=True)


def _move_events(table: Table, seat: int, move: str, *, by_bot: bool) -> list[e.Event]:
    """The move and the chance it sets off: one commit."""
    assert table.play is not None
    with spare_state(table.game) as spare:
        play = table.play.branch(spare)
        try:
            steps = play.steps(seat, move)
        except IllegalMove:
            near = nearest(move, table.play.legal(seat))
            raise Refused("illegal-move", move=move, nearest=near) from None
        decision = table.questions.open(seat)
        events = [
            step_event(table.play, play, step, by_bot=by_bot, decision=decision) for step in steps
        ]
        if play.is_over:
            events.append(e.Ended(table.secret.hex()))
    return events


# Taking back


def _take_back(table: Table, command: c.TakeBack) -> list[e.Event]:
    check_seat(table, command.key, command.seat)
    check_playing(table)
    if table.chairs[command.seat].is_away:
        raise Refused("left")
    if table.requests.open_of(command.seat):
        return []
    place = last_move(table.traces, command.seat)
    if place is None or (table.prelude and place < table.prelude.steps):
        raise Refused("cannot-undo")
    if table.undone.get(command.seat, 0) >= MOST_UNDONE:
        raise Refused("undone-enough", times=str(MOST_UNDONE))
    if is_free(table.traces, place):
        return [_taken_back(table, command.seat, (place,))]
    if _asked_keys(table, command.key):
        return [e.Requested(table.requests.next_number, command.seat)]
    if not is_unshown(table.traces, place):
        raise Refused("cannot-undo")
    return [_all_since(table, command.seat, place)]


def _all_since(table: Table, seat: int, place: int) -> e.TakenBack:
    return _taken_back(table, seat, range(place, len(table.traces)))


def _taken_back(table: Table, seat: int, places: Sequence[int]) -> e.TakenBack:
    told = 0
    for place in places:
        told |= table.traces[place].told
    return e.TakenBack(seat, tuple(places), told)


def _asked_keys(table: Table, asker: str) -> set[str]:
    """Every other person at the table; those for whom a bot plays are not asked."""
    return {
        chair.key
        for chair in table.chairs
        if chair.kind == "person" and not chair.is_away and chair.key != asker
    }


def _answer(table: Table, command: c.AnswerRequest) -> list[e.Event]:
    mine = check_seated(table, command.key)
    check_not_closed(table)
    request = table.requests.find(command.request)
    if request is None:
        raise Refused("no-such-request")
    if request.answers.get(mine[0]) is command.yes:
        return []
    if request.state != "open":
        raise Refused("no-such-request")
    asker = table.chairs[request.seat].key
    if command.key not in _asked_keys(table, asker):
        raise Refused("not-your-seat", seats=_seat_list(mine))
    if mine[0] in request.answers:
        raise Refused("answered", move="")
    answered = e.Answered(command.request, mine[0], command.yes)
    agreed = {*request.answers, mine[0]} if command.yes else set()
    if not _all_agree(table, asker, agreed):
        return [answered]
    return [answered, _all_since(table, request.seat, request.place)]


def _all_agree(table: Table, asker: str, agreed: set[int]) -> bool:
    asked = _asked_keys(table, asker)
    return all(table.seats_of(key)[0] in agreed for key in asked)


def _grants(table: Table, leaver: str) -> list[e.Event]:
    """Who leaves is asked no more: a request that only they had not agreed to is granted."""
    for request in table.requests.open():
        asker = table.chairs[request.seat].key
        asked = _asked_keys(table, asker) - {leaver}
        agreed = {seat for seat, yes in request.answers.items() if yes}
        if asked and all(table.seats_of(key)[0] in agreed for key in asked):
            return [_all_since(table, request.seat, request.place)]
    return []


# Coming and going


def _leave(table: Table, command: c.Leave) -> list[e.Event]:
    check_seat(table, command.key, command.seat)
    if table.state == "open" and not table.is_revealing:
        return [e.Unseated(command.seat)]
    check_playing(table)
    if table.chairs[command.seat].is_away:
        return []
    others = [seat for seat in table.seats_of(command.key) if seat != command.seat]
    goes = all(table.chairs[seat].is_away for seat in others)
    return [e.Left(command.seat), *(_grants(table, command.key) if goes else [])]


def _return(table: Table, command: c.Return) -> list[e.Event]:
    check_seat(table, command.key, command.seat)
    if table.state == "open":
        return []
    check_playing(table)
    return [e.Returned(command.seat)] if table.chairs[command.seat].is_away else []


def _call_time(table: Table, command: c.CallTime, at: float) -> list[e.Event]:
    if table.state != "playing" or not table.clocks:
        return []
    clock = table.clocks[command.seat]
    if not clock.is_running or clock.left_at(table.time_at(at)) > ON_TIME:
        return []
    return [e.ClockRanOut(command.seat), *_grants(table, table.chairs[command.seat].key)]


def _chat(table: Table, command: c.Chat) -> list[e.Event]:
    mine = check_seated(table, command.key)
    seat = mine[0] if command.seat is None else command.seat
    check_seat(table, command.key, seat)
    check_not_closed(table)
    text = clean_text(command.text, len(command.text))
    if not 1 <= len(text) <= LONGEST_CHAT:
        raise Refused("bad-message", field="text")
    if seat in table.muted:
        raise Refused("muted")
    if table.chat_count >= MOST_CHATS:
        raise Refused("chat-full", most=str(MOST_CHATS))
    return [e.Chatted(seat, text)]


def _rematch(table: Table, command: c.AskRematch) -> list[e.Event]:
    check_seated(table, command.key)
    check_not_closed(table)
    if table.state != "over":
        raise Refused("not-over")
    return [] if table.rematch else [e.Rematched(command.table)]


def _seat_list(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))
