"""Sockets of a table, clause by clause: the hello, the news, everything that may be said."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from pyrite.web.live import sessions
from pyrite.web.live.frames import text_frame
from tests.web.api.test_calls import PLAYER, SUMMARY, TIME, code
from tests.web.place import Live, Opened, Visitor

WELCOME = SUMMARY | {"yours", "view", "ask", "log", "requests", "chat", "time"}
NEWS = {"n", "who", "hidden", "text", "events", "moment"}
UPDATE = {"n", "news", "view", "ask", "time"}


def two_people(visitor: Visitor, **wanted: Any) -> tuple[Opened, str]:
    """A running game of Ada, who opened it, and Bo; with Bo's key."""
    opened = visitor.open(players=["me", "open"], name="Ada", **wanted)
    return opened, opened.sit(name="Bo")["key"]


# Before the upgrade


def refused(visitor: Visitor, table: str, **more: Any) -> Any:
    """How the server answers instead of a socket."""
    with pytest.raises(InvalidStatus) as caught:
        visitor.socket(table, **more)
    response = caught.value.response
    return response.status_code, json.loads(response.body or b"{}")["error"]["code"]


def test_knock__unknown_table(visitor: Visitor) -> None:
    assert refused(visitor, "nowhere") == (404, "no-such-table")


def test_knock__elsewhere(visitor: Visitor) -> None:
    assert refused(visitor, "a/b") == (404, "no-such-page")


def test_knock__origin(visitor: Visitor) -> None:
    opened = visitor.open()
    own = visitor.url
    strange = ("null", "http://127.0.0.1", "http://[", "")
    for foreign in ("https://elsewhere.example", f"{own}1", *strange):
        assert refused(visitor, opened.id, origin=foreign) == (403, "wrong-origin")
    visitor.socket(opened.id, origin=own)
    visitor.socket(opened.id, origin=None)


# The hello


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_frame__is_the_one_of_the_standard(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_hello__welcome_has_every_field(visitor: Visitor) -> None:
    opened = visitor.open(name="Ada")
    live = opened.live()
    assert set(live.welcome) >= WELCOME
    assert (live.welcome["yours"], live.welcome["n"], live.welcome["log"]) == ([0, 1], 0, [])
    assert (live.welcome["view"], live.welcome["ask"], live.welcome["time"]) == (None, None, None)
    assert live.welcome["players"][0]["here"] is True
    onlooker = opened.live(None)
    assert onlooker.welcome["yours"] == []


@pytest.mark.parametrize(
    ("said", "expected", "field"),
    [
        (b"{", "bad-json", ...),
        (b"\xff", "bad-json", ...),
        ("[]", "bad-message", None),
        ('"hello"', "bad-message", None),
        ('{"do": "ping", "id": 1}', "bad-message", "do"),
        ('{"do": "move"}', "bad-message", "do"),
        ("{}", "bad-message", "do"),
        ('{"do": 1}', "bad-message", "do"),
        ('{"do": "hello", "colour": 1}', "bad-message", "colour"),
        ('{"do": "hello", "after": -1}', "bad-message", "after"),
        ('{"do": "hello", "after": 1.5}', "bad-message", "after"),
        ('{"do": "hello", "after": "1"}', "bad-message", "after"),
        ('{"do": "hello", "after": true}', "bad-message", "after"),
        ('{"do": "hello", "lang": null}', "bad-message", "lang"),
        ('{"do": "hello", "key": 7}', "bad-message", "key"),
        ('{"do": "hello", "salt": "xy"}', "bad-message", "salt"),
        ('{"do": "hello", "salt": "ab"}', "seats-only", ...),
        ('{"do": "hello", "key": "nobody"}', "no-such-key", ...),
        ('{"do": "hello", "key": ""}', "no-such-key", ...),
        ('{"do": "hello", "key": "\\ud800"}', "bad-json", ...),
    ],
)
def test_hello__anything_else_is_the_end(
    visitor: Visitor, said: str | bytes, expected: str, field: Any
) -> None:
    live = visitor.socket(visitor.open().id)
    live.socket.send(said)
    error, bye = live.hear_all()
    assert (error["re"], error["error"]["code"]) == (None, expected)
    assert field is ... or error["error"]["field"] == field
    assert bye == {"bye": "no-such-key" if expected == "no-such-key" else "no-hello"}


def test_hello__a_second_one_is_a_bad_message(visitor: Visitor) -> None:
    live = visitor.open().live()
    live.say(do="hello")
    answer = live.hear()
    assert (answer["re"], answer["error"]["code"]) == (None, "bad-message")
    assert live.ask("ping") == {"ok": True}


def test_hello__in_another_language(visitor: Visitor) -> None:
    opened = visitor.open().start()
    assert (
        opened.live(lang="ja").welcome["log"][0]["text"] != opened.live().welcome["log"][0]["text"]
    )
    assert opened.live(lang="xx").welcome["log"] == opened.live(lang="en").welcome["log"]
    error = opened.live(lang="ja").ask("undo", seat=0)["error"]["text"]
    assert not error.isascii()


def test_hello__salt_counts_once_and_before_the_start(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "me", "open"], seats=3)
    opened.live(salt="aa")
    opened.live(salt="bb")
    key = opened.sit()["key"]
    live = opened.live(salt="cc")
    other = opened.live(key, salt="dd")
    for seat in (0, 1):
        live.ask("leave", seat=seat)
    other.ask("leave", seat=2)
    other.hear_of("state")
    assert opened.call("GET", "/proof").json()["salts"] == ["aa", "", ""]


# News


@pytest.fixture(params=[sessions.FEW, -1], ids=["at leisure", "busy"])
def _pressure(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy server sends an acknowledgement together with what comes next."""
    monkeypatch.setattr(sessions, "FEW", request.param)


@pytest.mark.usefixtures("_pressure")
def test_news__ok_comes_first_then_the_step(visitor: Visitor) -> None:
    live = visitor.open().start().live()
    ask = live.welcome["ask"]
    assert set(ask) == {"seat", "decision", "legal"}
    assert ask["decision"] == 0
    live.say(do="move", id=7, **{k: ask[k] for k in ("seat", "decision")}, move=ask["legal"][0])
    assert live.hear() == {"re": 7, "ok": True}
    update = live.hear()
    assert set(update) == UPDATE
    assert all(set(one) == NEWS for one in update["news"])
    assert update["n"] == update["news"][-1]["n"] == live.welcome["n"] + len(update["news"])


@pytest.mark.usefixtures("_pressure")
def test_news__the_same_move_again_and_others(visitor: Visitor) -> None:
    live = visitor.open().start().live()
    ask = live.welcome["ask"]
    wrong = live.move(ask, "no such move")["error"]
    assert wrong["code"] == "illegal-move"
    assert wrong["nearest"]
    assert set(wrong["nearest"]) <= set(ask["legal"])
    assert live.move(ask) == {"ok": True}
    assert live.move(ask) == {"ok": True}
    assert live.move(ask, "another")["error"]["code"] == "answered"
    assert live.move({**ask, "decision": 99})["error"]["code"] == "not-asked"
    assert live.move({**ask, "decision": -1})["error"]["code"] == "bad-message"
    assert live.move({**ask, "seat": 9})["error"]["code"] == "bad-message"


def test_error__what_was_written_is_told_back_as_one_short_line(visitor: Visitor) -> None:
    live = visitor.open().start().live()
    wrong = live.move(live.welcome["ask"], "flip\nnothing\u2028\u202e" + "z" * 9000)["error"]
    assert "flip nothing" in wrong["text"]
    assert wrong["text"].isprintable()
    assert len(wrong["text"]) < 500


def test_news__everybody_hears_without_gaps_and_again_after_coming_back(visitor: Visitor) -> None:
    opened, key = two_people(visitor)
    watchers = [opened.live(), opened.live(key), opened.live(None)]
    heard = [list(one.welcome["log"]) for one in watchers]
    for _ in range(6):
        mover = next(one for one in watchers if one.welcome["ask"])
        assert mover.move(mover.welcome["ask"]) == {"ok": True}
        for one, log in zip(watchers, heard, strict=True):
            for update in (message for message in one.quiet() if "news" in message):
                log += update["news"]
                one.welcome["ask"] = update["ask"]
                assert update["n"] == len(log)
    for given, log in zip((opened.key, key, None), heard, strict=True):
        assert [one["n"] for one in log] == list(range(1, len(log) + 1))
        again = opened.live(given)
        assert again.welcome["log"] == log
        assert opened.live(given, after=3).welcome["log"] == log[3:]
        assert opened.live(given, after=10**30).welcome["log"] == []
        assert again.welcome["n"] == len(log)
    assert opened.summary()["n"] == len(heard[2])
    assert TIME.fullmatch(opened.summary()["moved"])


def test_news__two_windows_hear_the_same(visitor: Visitor) -> None:
    opened = visitor.open().start()
    first, second = opened.live(), opened.live()
    first.move(first.welcome["ask"])
    assert first.hear_of("news") == second.hear_of("news")


def test_state__over_after_the_last_step(visitor: Visitor) -> None:
    live = visitor.open(players=["me", "bot easy"]).start().live()
    live.ask("leave", seat=0)
    heard = []
    while {"state": "over"} not in heard:
        heard.append(live.hear())
    assert "news" in heard[-2]
    assert live.quiet() == []


def test_state__in_order_for_who_was_there(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"], public=True)
    live = opened.live(None)
    opened.sit()
    assert "players" in live.hear()
    assert live.hear() == {"state": "playing"}
    assert live.hear()["news"][0]["n"] == 1


def test_start__removed_seats_give_a_new_welcome(visitor: Visitor) -> None:
    opened = visitor.open(players=["open", "me", "me"], seats=3)
    live = opened.live()
    assert live.welcome["yours"] == [1, 2]
    opened.start()
    welcome = live.hear()["welcome"]
    assert set(welcome) >= WELCOME
    assert (welcome["yours"], welcome["seats"], welcome["state"]) == ([0, 1], 2, "open")
    assert (welcome["view"], welcome["ask"], welcome["log"], welcome["n"]) == (None, None, [], 0)
    assert live.hear() == {"state": "playing"}
    update = live.hear()
    assert update["ask"]["seat"] in (0, 1)
    assert update["news"][0]["n"] == 1


def test_hot_seat__one_question_at_a_time_to_everybody_in_turn(visitor: Visitor) -> None:
    live = visitor.open(game="fool", seats=4, players=["me"] * 4).start().live()
    ask, seats = live.welcome["ask"], set()
    numbers: dict[int, int] = {}
    for _ in range(12):
        assert ask["decision"] == numbers.get(ask["seat"], -1) + 1
        numbers[ask["seat"]] = ask["decision"]
        seats.add(ask["seat"])
        ask = live.play_on(ask, 1)["ask"]
    assert len(seats) > 1


# Who may say what


def test_say__onlookers_and_strangers(visitor: Visitor) -> None:
    opened, key = two_people(visitor)
    onlooker, bo = opened.live(None), opened.live(key)
    moves = dict(seat=0, decision=0, move="x")
    assert onlooker.refuse("move", **moves) == "seats-only"
    assert bo.refuse("move", **moves) == "not-your-seat"
    for do in ("undo", "hint", "leave", "return"):
        assert onlooker.refuse(do, seat=0) == "seats-only"
        assert onlooker.refuse(do, seat=5) == "bad-message"
        assert bo.refuse(do, seat=0) == "not-your-seat"
    assert onlooker.refuse("chat", text="hi") == "seats-only"
    assert bo.refuse("chat", text="hi", seat=0) == "not-your-seat"
    assert onlooker.refuse("answer", request=1, yes=True) == "seats-only"


def test_say__before_the_start(visitor: Visitor) -> None:
    live = visitor.open(players=["me", "open"]).live()
    assert live.refuse("move", seat=0, decision=0, move="x") == "not-started"
    assert live.refuse("undo", seat=0) == "not-started"
    assert live.refuse("hint", seat=0) == "not-started"
    assert live.ask("chat", text="hello") == {"ok": True}
    assert live.ask("ping") == {"ok": True}


@pytest.mark.parametrize(
    ("said", "expected", "re", "field"),
    [
        ("{", "bad-json", None, ...),
        ("[1]", "bad-message", None, None),
        ('{"do": "ping"}', "bad-message", None, "id"),
        ('{"do": "ping", "id": "1"}', "bad-message", None, "id"),
        ('{"do": "ping", "id": true}', "bad-message", None, "id"),
        ('{"do": "ping", "id": 5, "x": 1}', "bad-message", 5, "x"),
        ('{"do": "sing", "id": 5}', "bad-message", 5, "do"),
        ('{"id": 5}', "bad-message", 5, "do"),
        ('{"do": "move", "id": 5, "seat": 0, "decision": 0}', "bad-message", 5, "move"),
        ('{"do": "move", "id": 5, "seat": "0"}', "bad-message", 5, "seat"),
        ('{"do": "answer", "id": 5, "request": 1, "yes": 1}', "bad-message", 5, "yes"),
        ('{"do": "chat", "id": 5, "text": ""}', "bad-message", 5, "text"),
        ('{"do": "chat", "id": 5, "text": " \\n "}', "bad-message", 5, "text"),
        (json.dumps({"do": "chat", "id": 5, "text": "x" * 501}), "bad-message", 5, "text"),
        ('{"do": "chat", "id": 5, "text": "\\ud800"}', "bad-json", None, ...),
        ("[" * 50_000, "bad-json", None, ...),
    ],
)
def test_say__wrong_shapes(visitor: Visitor, said: str, expected: str, re: Any, field: Any) -> None:
    live = visitor.open().live()
    live.socket.send(said)
    answer = live.hear()
    assert (answer["re"], answer["error"]["code"]) == (re, expected)
    assert field is ... or answer["error"]["field"] == field
    assert live.ask("ping") == {"ok": True}


def test_say__in_pieces_and_in_bytes(visitor: Visitor) -> None:
    live = visitor.open().live()
    live.socket.send(['{"do": "p', "", 'ing", "id', '": 3}'])
    assert live.hear() == {"re": 3, "ok": True}
    for binary in (b'{"do": "ping", "id": 3}', [b'{"do": "ping', b'", "id": 3}']):
        live.socket.send(binary)
        answer = live.hear()
        assert (answer["re"], answer["error"]["code"]) == (None, "bad-json")
    assert live.quiet() == []
    assert live.socket.ping().wait(30)


@pytest.mark.usefixtures("_pressure")
def test_chat__is_heard_by_all_and_kept(visitor: Visitor) -> None:
    opened, key = two_people(visitor)
    bo, onlooker = opened.live(key), opened.live(None)
    assert bo.ask("chat", text="good\x07 luck") == {"ok": True}
    chat = onlooker.hear_of("chat")["chat"]
    assert (chat["by"], chat["text"]) == (1, "good luck")
    assert set(chat) == {"by", "text", "at"}
    assert TIME.fullmatch(chat["at"])
    assert bo.ask("chat", text="😀" * 500) == {"ok": True}
    for n in range(60):
        bo.ask("chat", text=str(n))
    kept = opened.live(None).welcome["chat"]
    assert [one["text"] for one in kept] == [str(n) for n in range(10, 60)]


# Coming and going


def test_leave__before_the_start_the_seat_is_open_again(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open", "open"], seats=3, name="Ada")
    key = opened.sit(name="Bo")["key"]
    ada, bo = opened.live(), opened.live(key)
    assert bo.ask("return", seat=1) == {"ok": True}
    assert bo.ask("leave", seat=1) == {"ok": True}
    assert bo.hear_all()[-1] == {"bye": "no-such-key"}
    told = [message["players"] for message in ada.quiet() if "players" in message][-1]
    assert [one["kind"] for one in told] == ["person", "open", "open"]
    assert ada.ask("leave", seat=0) == {"ok": True}
    assert ada.refuse("leave", seat=0) == "seats-only"
    assert code(opened.call("DELETE", key=key)) == (401, "no-such-key")
    assert opened.call("DELETE", key=opened.key).status_code == 204


def test_leave__a_bot_plays_until_the_person_returns(visitor: Visitor) -> None:
    opened, key = two_people(visitor)
    seats = [opened.live(), opened.live(key)]
    first = next(one for one in seats if one.welcome["ask"])
    other = next(one for one in seats if one is not first)
    seat = first.welcome["yours"][0]
    assert first.ask("leave", seat=seat) == {"ok": True}
    told = [message["players"] for message in other.quiet() if "players" in message][-1]
    assert all(set(one) == PLAYER for one in told)
    assert [one["bot_plays"] for one in told] == [n == seat for n in range(2)]
    assert first.hear_of("news")["ask"] is None
    assert first.ask("leave", seat=seat) == {"ok": True}
    assert first.refuse("move", seat=seat, decision=50, move="x") in ("left", "not-asked")
    assert first.refuse("undo", seat=seat) == "left"
    assert first.refuse("hint", seat=seat) == "left"
    assert first.ask("return", seat=seat) == {"ok": True}
    assert first.ask("return", seat=seat) == {"ok": True}


def test_players__tell_who_is_here(visitor: Visitor) -> None:
    opened, key = two_people(visitor)
    ada = opened.live()
    bo = opened.live(key)
    assert [one["here"] for one in ada.hear_of("players")["players"]] == [True, True]
    bo.socket.close()
    assert [one["here"] for one in ada.hear_of("players")["players"]] == [True, False]
    assert [one["here"] for one in opened.summary()["players"]] == [True, False]


def test_close__sockets_get_state_then_bye(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"])
    live = opened.live()
    opened.call("DELETE", key=opened.key)
    assert live.hear_all() == [{"state": "closed"}, {"bye": "closed"}]
    later = opened.live()
    assert later.welcome["state"] == "closed"
    assert later.hear_all() == [{"state": "closed"}, {"bye": "closed"}]


# Hints and taking back


def test_hint__for_who_is_asked(visitor: Visitor) -> None:
    live = visitor.open().start().live()
    ask = live.welcome["ask"]
    advice = live.ask("hint", seat=ask["seat"])["advice"]
    move = ask["legal"][0]  # which is plain English
    line = {"move": move, "text": move, "visits": 2, "win": 0.5, "score": 1.25}
    assert advice == [line]
    assert live.refuse("hint", seat=1 - ask["seat"]) == "not-asked"
    without = visitor.open(hints=False).start().live()
    assert without.refuse("hint", seat=without.welcome["ask"]["seat"]) == "no-hints"


def test_hint__is_told_in_the_viewers_language(visitor: Visitor) -> None:
    live = visitor.open().start().live(lang="ja")
    ask = live.welcome["ask"]
    (line,) = live.ask("hint", seat=ask["seat"])["advice"]
    assert line["text"] == f"{line['move'].removeprefix('flip ')} をめくる"


@pytest.mark.usefixtures("_pressure")
def test_undo__at_once_where_nothing_was_shown(visitor: Visitor) -> None:
    live = visitor.open(game="fool", seats=4, players=["me"] * 4).start().live()
    ask = live.welcome["ask"]
    assert live.refuse("undo", seat=ask["seat"]) == "cannot-undo"
    assert live.move(ask) == {"ok": True}
    live.hear_of("news")
    answer = live.ask("undo", seat=ask["seat"])
    assert answer == {"ok": True}
    update = live.hear_of("news")
    (news,) = update["news"]
    assert news["events"] == [{"key": "taken-back", "values": {"seat": ask["seat"], "steps": 1}}]
    assert update["ask"]["decision"] == ask["decision"] + 1
    assert live.move(ask)["error"]["code"] == "taken-back"


def played(opened: Opened, keys: list[str | None], moves: int) -> list[Live]:
    """Sockets of these keys, after some moves of whoever is asked."""
    lives = [opened.live(key) for key in keys]
    for _ in range(moves):
        mover = next(one for one in lives if one.welcome["ask"])
        assert mover.move(mover.welcome["ask"]) == {"ok": True}
        for one in lives:
            for update in (message for message in one.quiet() if "news" in message):
                one.welcome["ask"] = update["ask"]
    return lives


def asked_back(visitor: Visitor) -> tuple[list[Live], Live, Live, int]:
    """Two people and an onlooker; somebody has asked to take back: request number."""
    opened, key = two_people(visitor)
    for _ in range(8):
        lives = played(opened, [opened.key, key, None], 1)
        for one in lives[:2]:
            answer = one.ask("undo", seat=one.welcome["yours"][0])
            if "request" in answer:
                other = lives[1] if one is lives[0] else lives[0]
                return lives, one, other, answer["request"]
    raise AssertionError


def test_undo__asks_everybody_and_happens_when_they_agree(visitor: Visitor) -> None:
    lives, asker, other, number = asked_back(visitor)
    seat = asker.welcome["yours"][0]
    told = lives[2].hear_of("request")["request"]
    assert told == {"id": number, "kind": "undo", "by": seat, "state": "open"}
    assert asker.ask("undo", seat=seat) == {"request": number}
    assert asker.refuse("answer", request=number, yes=True) == "not-your-seat"
    assert lives[2].refuse("answer", request=number, yes=True) == "seats-only"
    assert other.refuse("answer", request=99, yes=True) == "no-such-request"
    assert other.ask("answer", request=number, yes=True) == {"ok": True}
    assert lives[2].hear_of("request")["request"]["state"] == "granted"
    assert lives[2].hear_of("news")["news"][0]["events"][0]["key"] == "taken-back"
    assert other.ask("answer", request=number, yes=True) == {"ok": True}
    assert other.refuse("answer", request=number, yes=False) == "no-such-request"


def test_undo__one_no_is_enough(visitor: Visitor) -> None:
    lives, _, other, number = asked_back(visitor)
    assert other.ask("answer", request=number, yes=False) == {"ok": True}
    assert other.ask("answer", request=number, yes=False) == {"ok": True}
    assert lives[2].hear_of("request")["request"]["state"] == "open"
    assert lives[2].hear_of("request")["request"]["state"] == "refused"


def test_undo__lapses_with_the_next_step(visitor: Visitor) -> None:
    lives, _, other, number = asked_back(visitor)
    mover = next(one for one in lives if one.welcome["ask"])
    assert mover.move(mover.welcome["ask"]) == {"ok": True}
    assert lives[2].hear_of("request")["request"]["state"] == "open"
    assert lives[2].hear_of("request")["request"]["state"] == "lapsed"
    assert other.refuse("answer", request=number, yes=True) == "no-such-request"


# The clock


def test_time__by_bank(visitor: Visitor) -> None:
    opened = visitor.open(clock={"bank": 600, "increment": 5}).start()
    time = opened.live().welcome["time"]
    assert set(time) == {"left", "running"}
    assert len(time["left"]) == 2
    assert len(time["running"]) == 1
    assert visitor.open().start().live().welcome["time"] is None
