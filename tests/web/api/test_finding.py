"""The table of a code, and where others find the server."""

from __future__ import annotations

from pyrite.tables.keys import CODE_LETTERS
from tests.web.api.test_calls import code
from tests.web.place import Visitor, hosted


def find(visitor: Visitor, letters: str) -> dict[str, str]:
    """What a code leads to."""
    return dict(visitor.call("POST", "/codes", {"code": letters}).json())


def test_code__four_letters_lead_to_a_table_and_let_one_sit_down(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"])
    letters = opened.answer["code"]
    assert len(letters) == 4
    assert set(letters) <= set(CODE_LETTERS)
    found = find(visitor, f" {letters.lower()} ")
    invite = opened.answer["invite"]
    assert found == {"table": opened.id, "invite": invite, "page": f"/t/{opened.id}"}


def test_code__ends_when_nobody_can_sit_down(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"])
    opened.sit()
    assert code(visitor.call("POST", "/codes", {"code": opened.answer["code"]}))[0] == 404


def test_code__of_a_table_that_lets_latecomers_in_leads_there_during_the_game(
    visitor: Visitor,
) -> None:
    opened = visitor.open(players=["me", "bot easy"], late=True).start()
    assert find(visitor, opened.answer["code"])["table"] == opened.id
    taken = opened.sit(name="Eve")
    assert taken["yours"] == [1]
    assert code(visitor.call("POST", "/codes", {"code": opened.answer["code"]}))[0] == 404


def test_code__of_a_public_table_needs_no_invitation(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"], public=True)
    assert find(visitor, opened.answer["code"])["invite"] is None


def test_code__is_told_to_whoever_has_a_key_and_nobody_else(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open", "open"], seats=3)
    told = {"invite": opened.answer["invite"], "code": opened.answer["code"]}
    guest = opened.sit()
    assert opened.live().welcome["entrance"] == {**told, "yours_to_run": True}
    assert opened.live(guest["key"]).welcome["entrance"] == {**told, "yours_to_run": False}
    assert opened.live(None).welcome["entrance"] is None


def test_remove__on_the_socket_changes_code_and_invitation(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open", "open"], seats=3)
    guest = opened.sit(name="Eve")
    host, removed, onlooker = opened.live(), opened.live(guest["key"]), opened.live(None)
    assert host.ask("mute", seat=1) == {"ok": True}
    assert removed.refuse("chat", text="but why") == "muted"
    assert host.ask("remove", seat=1) == {"ok": True}
    assert removed.hear_all()[-1] == {"bye": "no-such-key"}
    told = host.hear_of("entrance")
    assert told["opener"] == 0
    assert told["entrance"]["code"] != opened.answer["code"]
    assert not any("entrance" in message for message in onlooker.quiet())
    assert code(opened.call("POST", "/seats", {"invite": opened.answer["invite"]}))[0] == 403
    assert find(visitor, told["entrance"]["code"])["invite"] == told["entrance"]["invite"]
    back = visitor.socket(opened.id)
    back.say(do="hello", key=guest["key"])
    assert back.hear()["error"]["code"] == "no-such-key"


def test_hand_over__the_other_runs_the_table(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open", "open"], seats=3)
    guest = opened.sit()
    other = opened.live(guest["key"])
    assert opened.live().ask("hand-over", seat=1) == {"ok": True}
    assert other.hear_of("entrance")["entrance"]["yours_to_run"]
    assert opened.summary()["opener"] == 1
    assert code(opened.call("POST", "/start", {}, key=opened.key)) == (403, "not-opener")


def test_server__says_where_others_find_it_to_this_machine_alone() -> None:
    with hosted(address="http://192.168.1.24:8000/") as visitor:
        assert visitor.call("GET", "/server").json()["address"] == "http://192.168.1.24:8000/"
        passed_on = {"X-Forwarded-For": "192.0.2.7"}
        assert visitor.call("GET", "/server", headers=passed_on).json()["address"] is None


def test_screen__who_brings_the_invitation_is_told_the_code_and_others_of_it(
    visitor: Visitor,
) -> None:
    opened = visitor.open(players=["me", "open"])
    host = opened.live()
    assert host.welcome["screens"] == 0
    screen = opened.live(None, screen=opened.answer["invite"])
    assert screen.welcome["entrance"]["code"] == opened.answer["code"]
    assert host.hear_of("screens") == {"screens": 1}
    screen.socket.close()
    assert host.hear_of("screens") == {"screens": 0}


def test_screen__a_wrong_invitation_makes_an_onlooker(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"])
    stranger = opened.live(None, screen="wrong")
    assert stranger.welcome["entrance"] is None
    assert opened.live().welcome["screens"] == 0


def test_screen__a_key_makes_none(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"])
    assert opened.live(screen=opened.answer["invite"]).welcome["screens"] == 0
