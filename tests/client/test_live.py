"""A live table from another program: every deed, both faces, a real server."""

from __future__ import annotations

import socket
import threading
from pathlib import Path
from typing import Any

import pytest

from pyrite.client import Dismissed, NotAsked, ServerRefused, Unanswered, Unreachable
from pyrite.tables.stores.opening import open_store
from pyrite.web.api.limits import NO_LIMITS
from tests.client.faces import Faces
from tests.client.relay import Relay
from tests.web.place import Hosted, Visitor

TWO = {"players": ["me", "me"]}


def started(server: Any, **wanted: Any) -> Any:
    """A table of Gold that has begun."""
    table = server.open("gold", 2, **(TWO | wanted))
    table.start()
    return table


def test_asks__come_until_the_game_is_over(server: Any) -> None:
    table = server.open("gold", 2)
    table.start()
    with table.live() as live:
        asked = [live.move(ask["legal"][0]) for ask in live.asks()]
        assert live.state == "over"
        assert live.ask is None
    assert asked
    assert [news["n"] for news in live.log] == list(range(1, live.n + 1))
    assert table.record().startswith("pyrite record 1\n")
    assert table.proof()["commitment"] == table.commitment


def test_move__returns_when_view_and_ask_are_new(server: Any) -> None:
    with started(server).live() as live:
        before = live.ask
        live.move(before["legal"][0])
        assert live.ask != before
        assert live.log[-1]["who"] == before["seat"]


def test_move__refused_with_code_line_and_what_would_be_right(server: Any) -> None:
    with started(server).live() as live:
        with pytest.raises(ServerRefused) as refused:
            live.move("flip z9")
        assert refused.value.code == "illegal-move"
        assert refused.value.nearest
        assert str(refused.value).count("\n") == 0
        assert live.ask is not None


def test_move__twice_is_harmless(server: Any) -> None:
    with started(server).live() as live:
        ask = live.ask
        live.move(ask["legal"][0], ask)
        n = live.n
        live.move(ask["legal"][0], ask)
        assert live.n == n


def test_move__by_who_is_not_asked_is_told_at_once(server: Any) -> None:
    table = started(server)
    with server.table(table.id).live() as onlooker, pytest.raises(NotAsked):
        onlooker.move("pass")


def test_seats__sit_with_the_invite_and_play_against_each_other(server: Any) -> None:
    table = server.open("gold", 2, players=["me", "open"], name="Ada")
    with pytest.raises(ServerRefused) as refused:
        server.table(table.id).sit()
    assert refused.value.code == "wrong-invite"
    guest = server.table(table.id).sit(name="Bo", invite=table.invite)
    assert guest.yours == (1,)
    with table.live() as first, guest.live() as second:
        asked = first if first.ask else second
        asked.move(asked.ask["legal"][0])
        other = second if asked is first else first
        while not other.log:
            other.hear()
        assert [one["name"] for one in other.players] == ["Ada", "Bo"]
        assert first.yours + second.yours == [0, 1]


def test_salts__of_everybody_are_fresh_and_in_the_proof(server: Any) -> None:
    table = server.open("gold", 2, players=["me", "open"])
    with table.live() as first, table.sit().live() as second:
        while first.state != "over":
            for live in (first, second):
                live.ping()  # everything that was said before is heard
                if live.ask:
                    live.move(live.ask["legal"][0])
    salts = table.proof()["salts"]
    assert [len(salt) for salt in salts] == [64, 64]
    assert salts[0] != salts[1]


def test_hint__most_visited_first(server: Any) -> None:
    with started(server).live() as live:
        assert live.hint()[0]["move"] in live.ask["legal"]


def test_undo__with_nothing_shown_it_happens_at_once(server: Any) -> None:
    table = server.open("fools-gold", 3, players=["me"] * 3)
    table.start()
    with table.live() as live:
        ask = live.ask
        live.move(ask["legal"][0])
        assert live.undo(ask["seat"]) is None
        while live.log[-1]["events"][0]["key"] != "taken-back":
            live.hear()
        assert live.ask["decision"] == ask["decision"] + 1


def test_undo__the_others_are_asked(server: Any) -> None:
    table = server.open("gold", 2, players=["me", "open"])
    guest = table.sit()
    with table.live() as first, guest.live() as second:
        mover, other = (first, second) if first.ask else (second, first)
        seat = mover.ask["seat"]
        mover.move(mover.ask["legal"][0])  # a tile was shown
        number = mover.undo(seat)
        other.ping()
        assert [one["id"] for one in other.requests] == [number]
        other.answer(number, yes=False)
        mover.ping()
        assert [one["state"] for one in mover.requests] == ["refused"]


def test_leave_and_return_to__somebody_plays_on_meanwhile(server: Any) -> None:
    table = server.open("gold", 2, players=["me", "open"])
    guest = table.sit()
    with table.live() as live, guest.live():
        live.leave()
        while not live.players[0]["bot_plays"]:
            live.hear()
        live.return_to()
        while live.players[0]["bot_plays"]:
            live.hear()
        assert live.players[0]["here"]


def test_chat__is_heard_by_onlookers(server: Any) -> None:
    table = started(server)
    with table.live() as live, server.table(table.id).live() as onlooker:
        live.chat("good luck")
        live.ping()
        while not onlooker.chat_lines:
            onlooker.hear()
        assert onlooker.chat_lines[0]["text"] == "good luck"
        with pytest.raises(ServerRefused, match=r".+"):
            onlooker.chat("me too")


def test_rematch__the_key_is_good_there_too(server: Any) -> None:
    table = started(server)
    with table.live() as live:
        for ask in live.asks():
            live.move(ask["legal"][-1] if "pass" not in ask["legal"] else "pass")
        again = table.rematch()
        while live.rematch is None:
            live.hear()
        assert live.rematch == again.id
    again.start()
    with again.live() as live:
        assert live.yours == [0, 1]
        assert live.state == "playing"


def test_iteration__ends_when_the_table_is_closed(server: Any) -> None:
    table = server.open("gold", 2)
    with table.live() as live:
        table.close()
        heard = [next(iter(message)) for message in live]
        assert heard[-2:] == ["state", "bye"]
        with pytest.raises(Dismissed) as dismissed:
            live.ping()
        assert dismissed.value.code == "closed"


def test_live__no_such_table_and_no_such_key(server: Any) -> None:
    table = server.open("gold", 2)
    for id, key, code in (("nowhere", None, "no-such-table"), (table.id, "x", "no-such-key")):
        with pytest.raises(ServerRefused) as refused, server.table(id, key).live():
            pass
        assert refused.value.code == code


def test_after__only_later_news(server: Any) -> None:
    table = started(server)
    with table.live() as live:
        for _ in range(3):
            live.move(live.ask["legal"][0])
    with table.live(after=2) as live:
        assert [news["n"] for news in live.log] == list(range(3, live.n + 1))


# The line breaks


def test_line__broken_while_listening_goes_on_where_it_was(
    visitor: Visitor, faces: Faces, relay: Relay
) -> None:
    with faces.server(relay.address) as server:
        table = started(server)
        with table.live() as live, faces.server(visitor.url) as direct:
            live.move(live.ask["legal"][0])
            relay.cut()
            with direct.table(table.id, table.key).live() as window:
                window.move(window.ask["legal"][0])
                n = window.n
            while live.n < n:
                live.hear()
            assert [news["n"] for news in live.log] == list(range(1, n + 1))


def test_line__a_move_whose_acknowledgement_was_lost_is_said_again(
    visitor: Visitor, faces: Faces, relay: Relay
) -> None:
    with faces.server(relay.address) as server, started(server).live() as live:
        ask = live.ask
        relay.is_deaf = True
        cutting = threading.Thread(target=relay.cut_when_deaf)
        cutting.start()
        live.move(ask["legal"][0])
        cutting.join()
        assert relay.connections >= 3  # calls, and two sockets
        mine = [news for news in live.log if news["who"] == ask["seat"]]
        assert len(mine) == 1
        assert live.ask != ask


def test_line__what_could_happen_twice_is_not_said_again(
    visitor: Visitor, faces: Faces, relay: Relay
) -> None:
    with faces.server(relay.address) as server, started(server).live() as live:
        relay.is_deaf = True
        cutting = threading.Thread(target=relay.cut_when_deaf)
        cutting.start()
        with pytest.raises(Unanswered):
            live.chat("once")
        cutting.join()
        live.ping()
        assert [line["text"] for line in live.chat_lines] == ["once"]


def test_line__nobody_there(faces: Faces) -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        with faces.server(f"http://127.0.0.1:{deaf.getsockname()[1]}") as server:
            with pytest.raises(Unreachable, match="No server answers"):
                server.games()
            with pytest.raises(Unreachable), server.table("x").live():
                pass


def test_line__patience_ends(faces: Faces) -> None:
    hosting = Hosted(NO_LIMITS)
    hosting.start()
    address = f"http://127.0.0.1:{hosting.port}"
    with faces.server(address, patience=0.2) as server, started(server).live() as live:
        hosting.stop()
        with pytest.raises(Unreachable):
            live.ping()


def test_line__the_server_starts_again_and_the_game_goes_on(
    faces: Faces, relay: Relay, tmp_path: Path
) -> None:
    def start() -> Hosted:
        made = Hosted(NO_LIMITS, open_store(str(tmp_path / "tables.db")))
        made.start()
        relay.port = made.port
        return made

    hosting = start()
    with faces.server(relay.address) as server, started(server).live() as live:
        live.move(live.ask["legal"][0])
        hosting.stop()
        hosting = start()
        live.move(live.ask["legal"][0])
        assert [news["n"] for news in live.log] == list(range(1, live.n + 1))
    hosting.stop()
