"""Foreign pages, and names that are made to lead here, are refused before anything is counted."""

from __future__ import annotations

import pytest

from pyrite.web.origins import is_known_name, is_loopback
from pyrite.web.process.options import checked_options, parse_arguments
from tests.web.api.test_calls import GOOD, code
from tests.web.api.test_limits import LONG, limits
from tests.web.live.test_sockets import refused
from tests.web.place import hosted

FOREIGN = "https://elsewhere.example"
SITE = "play.example.org"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": FOREIGN},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": FOREIGN, "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_call__of_a_foreign_page_changes_nothing_and_counts_for_nobody(
    headers: dict[str, str],
) -> None:
    with hosted(limits(calls=(1, LONG), openings=(1, LONG))) as visitor:
        for _ in range(3):
            refused = visitor.call("POST", "/tables", GOOD, headers=headers)
            assert code(refused) == (403, "wrong-origin")
        assert visitor.call("POST", "/tables", GOOD).status_code == 201


def test_call__of_our_own_page_or_one_that_was_named() -> None:
    with hosted(origins=frozenset({FOREIGN})) as visitor:
        for origin, site in ((visitor.url, "same-origin"), (FOREIGN, "cross-site")):
            headers = {"Origin": origin, "Sec-Fetch-Site": site}
            assert visitor.call("POST", "/tables", GOOD, headers=headers).status_code == 201


def test_call__that_reads_may_follow_a_link_but_be_no_part_of_a_foreign_page() -> None:
    part = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
    link = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    with hosted(limits(calls=(1, LONG))) as visitor:
        for _ in range(3):
            assert code(visitor.call("GET", "/games", headers=part)) == (403, "wrong-origin")
        assert visitor.call("GET", "/games", headers=link).status_code == 200


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games"])
def test_name__that_leads_here_from_elsewhere(path: str) -> None:
    with hosted(names=frozenset({SITE})) as visitor:
        for host in ("rebound.example:8000", "127.0.0.1.rebound.example", "["):
            answer = visitor.http.get(path, headers={"Host": host})
            assert code(answer) == (421, "wrong-host")
            assert "content-security-policy" in answer.headers
        for host in ("localhost:8000", "127.0.0.1", "[::1]:8000", SITE, f"{SITE}:443"):
            assert visitor.http.get(path, headers={"Host": host}).status_code != 421


def test_name__of_a_socket() -> None:
    with hosted(names=frozenset()) as visitor:
        table = visitor.open().id
        rebound = {"additional_headers": {"Host": "rebound.example"}}
        assert refused(visitor, table, **rebound) == (421, "wrong-host")
        visitor.socket(table)


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ("", {"localhost"}),
        (f"--site https://{SITE} --origin http://other.example:81", {SITE, "other.example"}),
        ("--host ::1", {"localhost"}),
        ("--host 0.0.0.0", {"localhost", "rebound.example"}),
        ("--behind-proxy", {"localhost", "rebound.example"}),
    ],
)
def test_names__this_machine_alone_is_particular(said: str, known: set[str]) -> None:
    names = checked_options(parse_arguments(["--store", "x", *said.split()])).names
    asked = {"localhost", SITE, "other.example", "rebound.example"}
    assert known <= {one for one in asked if names is None or is_known_name(one, names)}
    assert ("rebound.example" in known) == (names is None)


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost", True),
        ("page.localhost.", True),
        ("127.1.2.3", True),
        ("::1", True),
        ("192.0.2.7", False),
        ("localhost.example", False),
        ("", False),
    ],
)
def test_loopback__by_number_or_name(host: str, expected: bool) -> None:
    assert is_loopback(host) == expected
