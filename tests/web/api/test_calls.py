"""Calls under `/api`: answers, errors, and the order in which they are told."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pyrite.cli.main import run
from pyrite.engine.registry import find_game, game_ids
from pyrite.engine.simulate import play_game
from pyrite.players.simple import Uniform
from pyrite.web.api.limits import NO_LIMITS
from tests.web.place import Opened, Visitor

SUMMARY = {
    *("table", "game", "rules", "seats", "options", "state", "players", "clock", "public"),
    *("hints", "late", "deal", "opener", "commitment", "n", "opened", "moved"),
}
PLAYER = {"seat", "kind", "name", "level", "here", "bot_plays"}
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")
KEY = re.compile(r"[A-Za-z0-9_-]{22,}")


def code(response: Any) -> tuple[int, str]:
    """Status and code of an error."""
    return response.status_code, response.json()["error"]["code"]


# Games and tables


def test_games__tell_what_can_be_played(visitor: Visitor) -> None:
    games = visitor.call("GET", "/games").json()
    assert [game["id"] for game in games] == list(game_ids())
    fields = {
        "id",
        "title",
        "designer",
        "year",
        "difficulty",
        "rules",
        "seats",
        "options",
        "levels",
        "tagline",
        "teaches",
    }
    assert all(set(game) == fields for game in games)
    assert all(set(one) == {"name", "values", "only"} for game in games for one in game["options"])
    bots = ["easy", "normal", "hard", "expert", "bold", "careful"]
    assert all(game["levels"] == bots for game in games)


@pytest.mark.parametrize("level", ["bold", "careful"])
def test_open__bots_of_a_style(visitor: Visitor, level: str) -> None:
    opened = visitor.open(players=["me", f"bot {level}"], name="Ada")
    table = visitor.call("GET", f"/tables/{opened.id}").json()
    assert (table["players"][1]["level"], table["players"][1]["name"]) == (level, None)


def test_open__answers_with_all_the_opener_needs(visitor: Visitor) -> None:
    opened = visitor.open(players=["open", "me"], name="Ada")
    answer = opened.answer
    assert set(answer) == {"table", "key", "yours", "invite", "code", "commitment", "page"}
    assert KEY.fullmatch(answer["key"])
    assert re.fullmatch("[0-9a-f]{64}", answer["commitment"])
    assert (answer["yours"], answer["page"]) == ([1], f"/t/{opened.id}")
    assert answer["invite"]
    assert visitor.open(public=True).answer["invite"] is None


def test_open__without_players_is_me_against_normal_bots(visitor: Visitor) -> None:
    response = visitor.call("POST", "/tables", {"game": "gold", "seats": 3})
    table = visitor.call("GET", f"/tables/{response.json()['table']}").json()
    assert [one["kind"] for one in table["players"]] == ["person", "bot", "bot"]
    assert [one["level"] for one in table["players"]] == [None, "normal", "normal"]
    assert [one["here"] for one in table["players"]] == [False, True, True]
    assert response.json()["yours"] == [0]


def test_summary__has_every_field(visitor: Visitor) -> None:
    clock = {"bank": 600, "increment": 5}
    table = visitor.open(clock=clock, hints=False, public=True).summary()
    assert set(table) == SUMMARY
    assert all(set(player) == PLAYER for player in table["players"])
    assert (table["state"], table["n"], table["moved"]) == ("open", 0, None)
    assert (table["clock"], table["hints"], table["public"]) == (clock, False, True)
    assert TIME.fullmatch(table["opened"])


def test_summary__keeps_only_options_that_differ(visitor: Visitor) -> None:
    games = {game["id"]: game for game in visitor.call("GET", "/games").json()}
    for id, game in games.items():
        for option in game["options"]:
            seats = (option["only"] or game["seats"])[0]
            for n, value in enumerate(option["values"][:2]):
                wanted = {"game": id, "seats": seats, "options": {option["name"]: value}}
                made = visitor.open(**wanted, players=["me"] * seats).summary()
                assert made["options"] == ({option["name"]: value} if n else {})


@pytest.mark.parametrize("clock", [{"bank": 60, "increment": 0}, {"days": 2}, {"days": 0.5}, None])
def test_clock__is_told_as_given(visitor: Visitor, clock: Any) -> None:
    assert visitor.open(clock=clock).summary()["clock"] == clock


GOOD = {"game": "gold", "seats": 2}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ([], None),
        (7, None),
        (None, None),
        ({"seats": 2}, "game"),
        ({"game": "gold"}, "seats"),
        ({**GOOD, "seats": "2"}, "seats"),
        ({**GOOD, "seats": True}, "seats"),
        ({**GOOD, "colour": "red"}, "colour"),
        ({**GOOD, "players": ["me"]}, "players"),
        ({**GOOD, "players": ["me", "you"]}, "players"),
        ({**GOOD, "players": ["me", "bot"]}, "players"),
        ({**GOOD, "players": ["me", "bot clever"]}, "players"),
        ({**GOOD, "players": ["me", "bot network:gold.weights"]}, "players"),
        ({**GOOD, "players": ["me", 7]}, "players"),
        ({**GOOD, "options": {"x": 1}}, "options"),
        ({**GOOD, "options": []}, "options"),
        ({**GOOD, "name": None}, "name"),
        ({**GOOD, "public": 1}, "public"),
        ({**GOOD, "clock": {}}, "clock"),
        ({**GOOD, "clock": {"bank": 60}}, "clock"),
        ({**GOOD, "clock": {"days": -1}}, "clock"),
        ({**GOOD, "clock": {"days": 1, "bank": 2}}, "clock"),
        ({**GOOD, "clock": "fast"}, "clock"),
        ({"game": "chess", "seats": 2, "players": ["me"]}, "players"),
        ({"game": "chess", "seats": 2, "clock": {}}, "clock"),
    ],
)
def test_open__bad_message_names_the_field(visitor: Visitor, body: Any, field: str | None) -> None:
    response = visitor.call("POST", "/tables", json.dumps(body).encode())
    assert code(response) == (422, "bad-message")
    assert response.json()["error"]["field"] == field


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "gold", "seats": 99}, "wrong-seats"),
        ({"game": "gold", "seats": -1}, "wrong-seats"),
        ({"game": "gold", "seats": 10**12}, "wrong-seats"),
        ({**GOOD, "options": {"x": "y"}}, "unknown-option"),
    ],
)
def test_open__what_the_game_does_not_have(visitor: Visitor, body: Any, expected: str) -> None:
    assert code(visitor.call("POST", "/tables", body)) == (422, expected)


def test_open__a_value_that_an_option_does_not_have(visitor: Visitor) -> None:
    for game in visitor.call("GET", "/games").json():
        for option in game["options"]:
            seats = (option["only"] or game["seats"])[0]
            body = {"game": game["id"], "seats": seats, "options": {option["name"]: "nothing"}}
            assert code(visitor.call("POST", "/tables", body)) == (422, "unknown-value")


@pytest.mark.parametrize(
    "body",
    [b"{", b"\xff", b'{"game": NaN}', b'{"game": "\xff"}', b"[" * 60_000, b'{"x":' * 10_000],
    ids=["half", "no text", "NaN", "no UTF-8", "deep", "deeper"],
)
def test_body__that_is_no_json(visitor: Visitor, body: bytes) -> None:
    assert code(visitor.call("POST", "/tables", body)) == (400, "bad-json")


def test_body__half_a_character(visitor: Visitor) -> None:
    body = b'{"game": "gold", "seats": 2, "name": "\\ud800"}'
    assert visitor.call("POST", "/tables", body).status_code in (201, 400)


def test_body__nothing_counts_as_empty(visitor: Visitor) -> None:
    opened = visitor.open()
    assert opened.call("POST", "/start", b"", key=opened.key).status_code == 200


def test_body__too_large(visitor: Visitor) -> None:
    most = NO_LIMITS.message_bytes
    body = json.dumps({**GOOD, "name": "x" * most}).encode()
    for large in (body, b"{".ljust(most + 1)):
        assert code(visitor.call("POST", "/tables", large)) == (413, "too-large")
    assert visitor.call("POST", "/tables", json.dumps(GOOD).encode().ljust(most)).is_success


# Names


def test_names__are_cleaned_cut_and_marked(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "me", "open"], seats=3, name=" A\x00d\u202ea\n")
    opened.sit(name="Ada")
    names = [player["name"] for player in opened.summary()["players"]]
    assert names == ["Ada", "Ada 2", "Ada 3"]
    long = visitor.open(players=["me", "me"], name="あ" * 50).summary()["players"]
    assert [player["name"] for player in long] == ["あ" * 40, "あ" * 38 + " 2"]


def test_names__none_is_null(visitor: Visitor) -> None:
    players = visitor.open(players=["me", "open"]).summary()["players"]
    assert [player["name"] for player in players] == [None, None]


# Sitting down


def test_sit__gives_a_key_for_the_seat(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open", "open"], seats=3)
    sat = opened.sit(seat=2, name="Bo")
    assert set(sat) == {"key", "yours", "late"}
    assert not sat["late"]
    assert sat["yours"] == [2]
    assert KEY.fullmatch(sat["key"])
    assert opened.summary()["state"] == "open"
    assert opened.sit()["yours"] == [1]
    assert opened.summary()["state"] == "playing"


def test_sit__refusals(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open", "open"], seats=3)
    invite = opened.answer["invite"]

    def sit(**body: Any) -> tuple[int, str]:
        return code(opened.call("POST", "/seats", body))

    assert sit() == (403, "wrong-invite")
    assert sit(invite="x") == (403, "wrong-invite")
    assert sit(invite=invite, seat=0) == (409, "seat-taken")
    assert sit(invite=invite, seat=3) == (422, "bad-message")
    assert sit(seat=3) == (422, "bad-message")  # shape comes first
    assert sit(invite=invite, salt="xyz") == (422, "bad-message")
    assert sit(invite=invite, salt="ab" * 65) == (422, "bad-message")
    assert sit(invite=invite, salt="AB") == (422, "bad-message")
    opened.start(fill="bot easy")
    assert sit(invite=invite) == (409, "started")


def test_sit__public_tables_need_no_invite(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"], public=True)
    assert opened.call("POST", "/seats", {"salt": "ab" * 64}).status_code == 201


# Starting and closing


def test_start__is_the_openers(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open", "open"], seats=3)
    other = opened.sit()["key"]

    def start(**more: Any) -> tuple[int, str]:
        return code(opened.call("POST", "/start", {}, **more))

    assert start() == (401, "no-key")
    assert start(key="x" * 22) == (401, "no-such-key")
    assert start(key=other) == (403, "not-opener")
    assert opened.start(fill="bot easy").summary()["state"] == "playing"
    assert start(key=opened.key) == (409, "started")


def test_start__fills_with_the_level(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"]).start(fill="bot hard")
    assert opened.summary()["players"][1]["level"] == "hard"
    again = visitor.open(players=["me", "open"])
    for fill in ("hard", "bot", "bot x", "bot guided:9:x", 7):
        response = again.call("POST", "/start", {"fill": fill}, key=again.key)
        assert (code(response), response.json()["error"]["field"]) == ((422, "bad-message"), "fill")


def test_start__too_few(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"])
    assert code(opened.call("POST", "/start", {}, key=opened.key)) == (409, "too-few")
    assert opened.summary()["state"] == "open"


def test_start__salt_without_a_seat(visitor: Visitor) -> None:
    opened = visitor.open(players=["bot easy", "bot easy"])
    assert opened.answer["yours"] == []
    start = opened.call("POST", "/start", {"salt": "ab"}, key=opened.key)
    assert code(start) == (403, "seats-only")
    opened.start()


def test_close__then_everything_but_looking_is_closed(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"], public=True)
    assert code(opened.call("DELETE")) == (401, "no-key")
    gone = opened.call("DELETE", key=opened.key)
    assert (gone.status_code, gone.content) == (204, b"")
    assert opened.summary()["state"] == "closed"
    for method, path in (("DELETE", ""), ("POST", "/start"), ("POST", "/seats")):
        assert code(opened.call(method, path, key=opened.key)) == (409, "closed")
    assert code(opened.call("POST", "/rematch", key=opened.key)) == (409, "closed")
    assert code(opened.call("GET", "/record")) == (409, "not-over")


def test_close__not_after_the_start(visitor: Visitor) -> None:
    opened = visitor.open().start()
    assert code(opened.call("DELETE", key=opened.key)) == (409, "started")


# Paths, methods, languages


@pytest.mark.parametrize("path", ["", "/start", "/record", "/proof", "/review", "/rematch"])
def test_unknown_table(visitor: Visitor, path: str) -> None:
    method = "POST" if path in ("/start", "/rematch") else "GET"
    assert code(visitor.call(method, f"/tables/nowhere{path}", b"")) == (404, "no-such-table")


@pytest.mark.parametrize("id", ["%00", "%ff", "a%2Fb", "x" * 5000, "%f0%9f%98%80", "'", ".."])
def test_unknown_table__whatever_it_is_called(visitor: Visitor, id: str) -> None:
    response = visitor.call("GET", f"/tables/{id}/proof")
    assert response.status_code == 404


@pytest.mark.parametrize(
    "path", ["/nothing", "/tables/", "/games/", "/tables/x/y", "/games/gold/x"]
)
def test_unknown_page(visitor: Visitor, path: str) -> None:
    assert code(visitor.call("GET", path)) == (404, "no-such-page")
    assert code(visitor.call("POST", path)) == (404, "no-such-page")


def test_wrong_method(visitor: Visitor) -> None:
    response = visitor.call("PUT", "/tables")
    assert code(response) == (405, "wrong-method")
    assert response.headers["allow"] == "GET, HEAD, POST"
    assert code(visitor.call("DELETE", "/games")) == (405, "wrong-method")
    assert visitor.call("HEAD", "/games").content == b""


@pytest.mark.parametrize(
    ("asked", "told"), [("ja", "ja"), ("ja-JP,en;q=0.5", "ja"), ("fr", "en"), ("", "en")]
)
def test_errors__in_the_language_asked_for(visitor: Visitor, asked: str, told: str) -> None:
    response = visitor.call("GET", "/tables/nowhere", headers={"Accept-Language": asked})
    text = response.json()["error"]["text"]
    assert ("ありません" in text) == (told == "ja")
    assert "\n" not in text


# Lists


def listed(visitor: Visitor, **query: Any) -> Any:
    """A page of tables."""
    response = visitor.call("GET", "/tables", params=query)
    assert response.status_code == 200, response.text
    return response.json()


def test_list__public_tables_newest_first(visitor: Visitor) -> None:
    made = [visitor.open(game="fool", seats=4, players=["me"] * 4, public=True) for _ in range(3)]
    visitor.open(game="fool", seats=4, players=["me"] * 4)
    page = listed(visitor, game="fool")
    assert [one["table"] for one in page["tables"]] == [one.id for one in reversed(made)]
    assert set(page["tables"][0]) == SUMMARY
    assert page["tables"][0] == made[-1].summary()
    assert page["next"] is None


def test_list__goes_on_where_it_stopped(visitor: Visitor) -> None:
    everything = [one["table"] for one in listed(visitor, limit=100)["tables"]]
    seen: list[str] = []
    before = ""
    while before is not None:
        page = listed(visitor, limit=2, before=before)
        seen += [one["table"] for one in page["tables"]]
        before = page["next"]
    assert seen == everything


def test_list__by_state(visitor: Visitor) -> None:
    open_one = visitor.open(public=True)
    playing = visitor.open(public=True).start()
    closed = visitor.open(public=True)
    closed.call("DELETE", key=closed.key)

    def ids(**query: Any) -> list[str]:
        return [one["table"] for one in listed(visitor, **query)["tables"]]

    assert open_one.id in ids(state="open")
    assert playing.id not in ids(state="open")
    assert playing.id in ids(state="playing")
    assert closed.id not in ids(limit=1000)
    assert closed.id in ids(state="closed")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("state", "old"),
        ("game", "chess"),
        ("limit", "0"),
        ("limit", "-1"),
        ("limit", "many"),
        ("before", "x"),
        ("before", "é"),
        ("before", "bmFuIHg"),
        ("colour", "red"),
    ],
)
def test_list__query_that_cannot_be(visitor: Visitor, name: str, value: str) -> None:
    response = visitor.call("GET", "/tables", params={name: value})
    assert code(response) == (422, "bad-message")
    assert response.json()["error"]["field"] == name


def test_list__more_than_a_hundred_counts_as_a_hundred(visitor: Visitor) -> None:
    assert listed(visitor, limit="9" * 5000) == listed(visitor, limit="0100")


def test_list__empty_values_say_nothing(visitor: Visitor) -> None:
    assert listed(visitor, state="", game="", before="", limit="") == listed(visitor)


# The end


@pytest.fixture(scope="module")
def over(visitor: Visitor) -> Opened:
    """A finished game: the opener had left, the others were bots."""
    opened = visitor.open(players=["me", "bot easy"], name="Ada").start(salt="0badcafe")
    live = opened.live()
    live.ask("leave", seat=0)
    assert live.hear_of("state") == {"state": "over"}
    return opened


def test_over__record_and_proof_can_be_verified(over: Opened, tmp_path: Path) -> None:
    record = over.call("GET", "/record")
    assert record.headers["content-type"].startswith("text/plain")
    proof = over.call("GET", "/proof").json()
    assert set(proof) == {"commitment", "secret", "salts", "seed"}
    assert proof["commitment"] == over.answer["commitment"]
    assert proof["salts"] == ["0badcafe", ""]
    assert proof["seed"] in record.text
    (tmp_path / "game.record").write_text(record.text, encoding="utf-8")
    (tmp_path / "proof.json").write_text(json.dumps(proof), encoding="utf-8")
    words = ["verify", str(tmp_path / "game.record"), "--proof", str(tmp_path / "proof.json")]
    assert run(words) == 0


def test_over__everything_else_is_over(over: Opened) -> None:
    live = over.live()
    assert live.welcome["state"] == "over"
    assert live.refuse("move", seat=0, decision=999, move="x") == "over"
    assert live.refuse("undo", seat=0) == "over"
    assert live.refuse("hint", seat=0) == "over"
    assert live.refuse("leave", seat=0) == "over"
    assert live.ask("chat", text="well played") == {"ok": True}
    assert code(over.call("POST", "/start", key=over.key)) == (409, "started")


def test_rematch__the_same_table_again(over: Opened) -> None:
    assert code(over.call("POST", "/rematch")) == (401, "no-key")
    onlooker = over.live(None)
    first = over.call("POST", "/rematch", key=over.key)
    assert (first.status_code, set(first.json())) == (201, {"table", "page"})
    new = first.json()["table"]
    assert onlooker.hear_of("rematch") == {"rematch": new}
    second = over.call("POST", "/rematch", key=over.key)
    assert (second.status_code, second.json()) == (200, first.json())
    summary = over.visitor.call("GET", f"/tables/{new}").json()
    assert (summary["state"], summary["players"][0]["name"]) == ("open", "Ada")
    assert summary["players"][0]["bot_plays"] is False
    assert over.visitor.call("POST", f"/tables/{new}/start", key=over.key).status_code == 200


def test_before_the_end__nothing_is_shown(visitor: Visitor) -> None:
    opened = visitor.open()
    for _ in range(2):
        for path in ("/record", "/proof", "/review"):
            assert code(opened.call("GET", path, key=opened.key)) == (409, "not-over")
        assert code(opened.call("POST", "/rematch", key=opened.key)) == (409, "not-over")
        if opened.summary()["state"] == "open":
            opened.start()


def test_open__each_at_one_screen_has_a_name(visitor: Visitor) -> None:
    """Where none is given, the one name of whoever opens the table."""
    players = ["me", "bot easy", "me", "me"]
    names = ["Ada", "", "Bob"]
    opened = visitor.open(game="gold", seats=4, players=players, name="Cleo", names=names)
    told = visitor.call("GET", f"/tables/{opened.id}").json()["players"]
    assert [one["name"] for one in told] == ["Ada", None, "Bob", "Cleo"]


# Playing on


def going_on(**more: Any) -> dict[str, Any]:
    """A table behind step 9 of a game of Gold, with what else is said."""
    seats = [Uniform()] * 2
    record = play_game(find_game("gold"), 2, {}, "ab" * 32, seats, ["bot"] * 2).text()
    return {**GOOD, "seats": 2, "prelude": {"record": record, "step": 9, **more}}


@pytest.mark.parametrize("guessed", [None, 1])
def test_prelude__the_game_goes_on_behind_a_step(visitor: Visitor, guessed: int | None) -> None:
    opened = visitor.open(**going_on(guessed=guessed))
    assert opened.call("POST", "/start", {}, key=opened.key).is_success
    live = visitor.live(opened.id, opened.key)
    assert live.welcome["n"] > 0
    assert live.welcome["ask"]


@pytest.mark.parametrize(
    "wanted",
    [
        going_on(guessed=5),
        {**going_on(), "seats": 3, "players": ["me"] * 3},
        {**going_on(), "players": ["me", "open"]},
        {**going_on(), "clock": {"days": 1}},
        {**GOOD, "prelude": {"record": "no record", "step": 3}},
    ],
)
def test_prelude__what_does_not_fit_is_refused(visitor: Visitor, wanted: dict[str, Any]) -> None:
    response = visitor.call("POST", "/tables", wanted)
    assert code(response) == (422, "bad-message")
    assert response.json()["error"]["field"] == "prelude"
