"""`POST /replay`: records told again, wrong ones named, and none too many."""

from __future__ import annotations

import asyncio
import functools
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import httpx
import jsonschema_rs
import pytest

from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import seed_text
from pyrite.engine.records.record import GameRecord, parse_record
from pyrite.engine.records.replay import Replay
from pyrite.engine.registry import find_game, game_ids
from pyrite.engine.simulate import play_game
from pyrite.players.simple import Uniform
from pyrite.tables.errors import Refused
from pyrite.web.api import replay_job, replays
from pyrite.web.api.limits import NO_LIMITS
from pyrite.web.api.replay_job import Retell, Untold
from pyrite.wire.replays import ReplayStep
from tests.web.api.test_calls import code
from tests.web.place import Message, Opened, Visitor, hosted

LONG = 3600.0
KINDS = sorted(game_ids())


@functools.cache
def record(game: str, seats: int = 0) -> GameRecord:
    """A finished game between uniform players."""
    law = find_game(game)
    seats = seats or law.usual_seats
    names = ["Ada", *["bot uniform"] * (seats - 1)]
    return play_game(law, seats, {}, seed_text("replay"), [Uniform()] * seats, names)


def told(visitor: Visitor, text: str, **more: Any) -> Message:
    """The answer to a record that holds."""
    response = visitor.call("POST", "/replay", {"record": text, **more})
    assert response.status_code == 200, response.text
    return dict(response.json())


def refused(visitor: Visitor, text: str, language: str = "en", **more: Any) -> Message:
    """The error of one that does not."""
    headers = {"Accept-Language": language}
    response = visitor.call("POST", "/replay", {"record": text, **more}, headers=headers)
    assert code(response) == (422, "bad-message")
    return dict(response.json()["error"])


# Records that hold


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("eyes", [0, "none"])
def test_replay__every_view_is_what_that_screen_showed(
    visitor: Visitor, game: str, eyes: int | str
) -> None:
    answer = told(visitor, record(game).text(), eyes=eyes)
    replay = Replay(record(game))
    viewer = ONLOOKER if eyes == "none" else int(eyes)
    views = [json.loads(json.dumps(replay.play.view(viewer)))]
    for _, step in replay.steps():
        if step:
            views.append(json.loads(json.dumps(replay.play.view(viewer))))
    assert answer["start"] == views[0]
    assert [one["view"] for one in answer["steps"]] == [views[one["n"]] for one in answer["steps"]]
    assert answer["count"] == len(views) - 1


@pytest.mark.parametrize("game", KINDS)
def test_replay__with_all_eyes_every_step_is_told_and_is_as_described(
    visitor: Visitor, game: str
) -> None:
    answer = told(visitor, record(game).text())
    document = visitor.call("GET", "/openapi.json").json()
    schema = {"components": document["components"], "$ref": "#/components/schemas/Replayed"}
    jsonschema_rs.validator_for(schema).validate(answer)
    assert [one["n"] for one in answer["steps"]] == list(range(1, answer["count"] + 1))
    assert all(one["text"] for one in answer["steps"])
    assert (answer["finished"], answer["seeded"], answer["audit"]) == (True, True, False)
    assert answer["names"][:2] == ["Ada", "Bot 2"]
    assert answer["steps"][-1]["view"]["result"]["scores"]


def test_replay__a_step_names_its_line_of_the_record(visitor: Visitor) -> None:
    text = record("gold").text().replace("\n\n", "\n\n# a word before\n")
    lines = text.splitlines()
    for step in told(visitor, text)["steps"]:
        assert lines[step["line"] - 1].split(" ")[0] == str(step["who"])


def test_replay__a_seat_hears_what_its_socket_heard(visitor: Visitor) -> None:
    opened = over(visitor)
    log = opened.live().welcome["log"]
    text = opened.call("GET", "/record").text
    steps = told(visitor, text, eyes=0)["steps"]
    assert [one["events"] for one in steps] == [one["events"] for one in log]


def over(visitor: Visitor) -> Opened:
    """A table whose game is over."""
    players = ["me", *["bot easy"] * 3]
    wanted = {"game": "fool", "seats": 4, "players": players, "options": {"rounds": "single"}}
    opened = visitor.open(**wanted).start()
    live = opened.live()
    ask = live.welcome["ask"]
    while True:
        if ask:
            assert live.move(ask) == {"ok": True}
        message = live.hear()
        if message.get("state") == "over":
            return opened
        ask = message.get("ask") if "news" in message else None


def test_replay__in_japanese(visitor: Visitor) -> None:
    body = {"record": record("gold").text()}
    answer = visitor.call("POST", "/replay", body, headers={"Accept-Language": "ja"}).json()
    assert "始め" in answer["steps"][0]["text"][0]


def test_replay__a_game_that_is_not_over(visitor: Visitor) -> None:
    text = "".join(f"{line}\n" for line in record("gold").text().splitlines()[:20])
    answer = told(visitor, text)
    assert not answer["finished"]
    assert answer["steps"][-1]["view"]["result"] is None


def test_replay__long_games_come_in_parts(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = replay_job.retold(record("gold"), "all", "en")
    monkeypatch.setattr(replay_job, "MOST_STEPS", 40)
    steps: list[ReplayStep] = []
    after: int | None = 0
    while after is not None:
        part = replay_job.retold(record("gold"), "all", "en", after)
        before = whole["steps"][after - 1]["view"] if after else whole["start"]
        assert part["start"] == before
        assert len(part["steps"]) <= 40
        steps += part["steps"]
        after = part["next"]
    assert steps == whole["steps"]


def test_replay__after_the_last_step_there_is_none(visitor: Visitor) -> None:
    answer = told(visitor, record("gold").text(), after=10_000)
    assert (answer["steps"], answer["next"]) == ([], None)


def test_replay__is_packed_for_who_can_unpack_it(visitor: Visitor) -> None:
    body = {"record": record("gold").text()}
    packed = visitor.call("POST", "/replay", body)
    plain = visitor.call("POST", "/replay", body, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


# Wrong ones


def test_replay__a_wrong_line_is_named_with_its_reason(visitor: Visitor) -> None:
    lines = record("gold").text().splitlines()
    first = lines.index("") + 3  # behind start and deal
    lines[first] = f"{lines[first][0]} z9"
    error = refused(visitor, "".join(f"{line}\n" for line in lines))
    assert error["line"] == first + 1
    assert error["field"] == "record"
    assert error["text"].startswith(f"Line {first + 1}: “{lines[first]}” is not legal here")
    assert "\n" not in error["text"]


def test_replay__chance_that_is_not_the_seeds_is_named(visitor: Visitor) -> None:
    text = record("gold").text()
    seed = parse_record(text).seed
    assert seed
    error = refused(visitor, text.replace(seed, "0" * 64))
    assert "the seed gives" in error["text"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the file is empty"),
        ("hello\n", "the first line must be"),
        ("pyrite record 1\ngame: chess\nrules: 1\nseats: 2\n\n", "There is no game “chess”"),
        ("pyrite record 1\ngame: gold\nrules: 1\nseats: 9\n\n", "Gold is for 2–5 seats, not 9"),
        ("pyrite record 1\ngame: gold\nrules: 1\n\n", "has no “seats”"),
        ("pyrite record 1\ngame: gold\nrules: 7\nseats: 2\n\n", "here are rules 1"),
        ("pyrite record 1\ngame: gold\nrules: 1\nseats: 2\nplayer " + "9" * 5000 + ": x\n\n", "9"),
        ("pyrite record 1\ngame: gold\nrules: 1\nseats: 2\n\n* dance\n", "Line 6: chance cannot"),
        ("pyrite record 1\0\n", "not text"),
        (f"pyrite record 1\ngame: {'x' * 5000}\nrules: 1\nseats: 2\n\n", "There is no game “xx"),
    ],
)
def test_replay__what_is_no_record_is_said(visitor: Visitor, text: str, said: str) -> None:
    assert said in refused(visitor, text)["text"]


def test_replay__a_wrong_record_in_japanese(visitor: Visitor) -> None:
    assert "棋譜ではありません" in refused(visitor, "hello\n", "ja")["text"]


def test_replay__an_echo_is_cleaned_and_cut(visitor: Visitor) -> None:
    head = "pyrite record 1\ngame: gold\nrules: 1\nseats: 2\noption start: 0\n\n"
    error = refused(visitor, f"{head}* deal \x1b[31m\u202e{'x' * 5000}\n")
    assert len(error["text"]) <= replay_job.LONGEST_LINE
    assert not set(error["text"]) & {"\x1b", "\u202e", "\n"}


def test_replay__no_such_seat(visitor: Visitor) -> None:
    error = refused(visitor, record("gold").text(), eyes=7)
    assert error["field"] == "eyes"


@pytest.mark.parametrize(
    "body",
    [{}, {"record": 1}, {"record": "x", "eyes": "both"}, {"record": "x", "eyes": -1}],
    ids=str,
)
def test_replay__what_is_not_asked_so(visitor: Visitor, body: Message) -> None:
    assert code(visitor.call("POST", "/replay", body)) == (422, "bad-message")


# Limits


def test_replay__a_record_that_is_too_large(visitor: Visitor) -> None:
    text = record("gold").text() + "# x\n" * 70_000
    assert code(visitor.call("POST", "/replay", {"record": text})) == (413, "too-large")


def test_replay__a_record_larger_than_a_message_is_not(visitor: Visitor) -> None:
    assert told(visitor, record("gold").text() + "# x\n" * 20_000)["finished"]


def test_replay__too_many_of_an_address() -> None:
    with hosted(replace(NO_LIMITS, replays=(1, LONG))) as visitor:
        told(visitor, record("gold").text())
        body = {"record": record("gold").text()}
        assert code(visitor.call("POST", "/replay", body)) == (429, "too-many")


def test_replay__too_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 0)
    with hosted() as visitor:
        body = {"record": record("gold").text()}
        assert code(visitor.call("POST", "/replay", body)) == (503, "busy")


def test_replay__one_address_does_not_take_all_places() -> None:
    class Stuck(replays.Replayer):
        """Tells nothing until it is let."""

        async def _told(self, wanted: Retell) -> bytes | Untold:
            await let.wait()
            return b"{}"

    async def work() -> None:
        replayer, wanted = Stuck(), Retell("", "all", "en")
        many = [asyncio.create_task(replayer.tell(wanted, "192.0.2.1")) for _ in range(20)]
        await asyncio.sleep(0)
        other = asyncio.create_task(replayer.tell(wanted, "192.0.2.2"))
        await asyncio.sleep(0)
        let.set()
        assert await other == b"{}"
        found = await asyncio.gather(*many, return_exceptions=True)
        assert sum(isinstance(one, Refused) for one in found) == 20 - replays.MOST_OF_ONE

    let = asyncio.Event()
    asyncio.run(work())


def test_replay__many_at_once_are_told_one_after_the_other(visitor: Visitor) -> None:
    def call(_: int) -> int:
        body = {"record": record("gold").text()}
        return httpx.post(f"{visitor.url}/api/replay", json=body, timeout=120).status_code

    with ThreadPoolExecutor(8) as callers:
        assert set(callers.map(call, range(8))) == {200}
