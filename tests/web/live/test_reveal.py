"""Commit first, reveal later, over real sockets and calls."""

from __future__ import annotations

import hashlib
import threading

from tests.web.place import Live, Message, Opened, Visitor

ADA, BOB = "aa" * 32, "bb" * 32


def commit(salt: str) -> str:
    """The hash of a salt, as docs/chance.md has it."""
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest()


def play_out(opened: Opened, *lives: Live) -> Message:
    """Everybody takes the first move; the proof."""
    asks = [live.hear_of("news")["ask"] for live in lives]
    while any(asks):
        for i, live in enumerate(lives):
            if asks[i]:
                live.move(asks[i])
                asks[i] = None
        for i, live in enumerate(lives):
            for message in live.quiet():
                asks[i] = message.get("ask", asks[i])
    return dict(opened.call("GET", "/proof").json())


def test_reveal__the_whole_exchange(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"])
    ada = opened.live(commit=commit(ADA))
    guest = opened.sit(commit=commit(BOB))["key"]
    assert opened.summary()["state"] == "open"
    bob = opened.live(guest)
    fixed = [commit(ADA), commit(BOB)]
    for live, salt in ((ada, ADA), (bob, BOB)):
        told = live.hear_of("reveal")["reveal"]
        assert (told["fixed"], told["committed"]) == (fixed, [0, 1])
        assert live.ask("reveal", salt=salt) == {"ok": True}
    proof = play_out(opened, ada, bob)
    assert proof["salts"] == [ADA, BOB]
    assert (proof["fixed"], proof["committed"], proof["silent"]) == (fixed, [0, 1], [])


def test_start__by_who_salts_openly_is_answered_when_the_game_has_begun(visitor: Visitor) -> None:
    """Such a client knows nothing of the exchange, and need not."""
    opened = visitor.open(seats=3, players=["me", "open", "open"])
    bob = opened.live(opened.sit(commit=commit(BOB))["key"])
    start = {"salt": ADA}
    request = visitor.http.build_request(
        "POST",
        f"/api/tables/{opened.id}/start",
        json=start,
        headers={"Authorization": f"Bearer {opened.key}"},
    )
    answers: list[Message] = []
    caller = threading.Thread(target=lambda: answers.append(visitor.http.send(request).json()))
    caller.start()
    bob.hear_of("reveal")
    assert answers == []
    bob.ask("reveal", salt=BOB)
    caller.join()
    assert answers == [{}]
    assert opened.live().welcome["state"] == "playing"


def test_reveal__refused(visitor: Visitor) -> None:
    opened = visitor.open()
    live = opened.live()
    assert live.refuse("reveal", salt=ADA) == "not-asked"
    assert live.refuse("reveal", salt="xy") == "bad-message"
    assert live.refuse("reveal") == "bad-message"
    start = opened.call("POST", "/start", {"commit": "ab"}, key=opened.key)
    assert start.json()["error"]["field"] == "commit"
    both = {"commit": commit(ADA), "salt": ADA}
    start = opened.call("POST", "/start", both, key=opened.key)
    assert (start.status_code, start.json()["error"]["field"]) == (422, "commit")


def test_open_salts__no_field_of_the_proof_is_new(visitor: Visitor) -> None:
    opened = visitor.open().start(salt=ADA)
    live = opened.live()
    live.play_on(live.welcome["ask"])
    assert set(opened.call("GET", "/proof").json()) == {"commitment", "secret", "salts", "seed"}
