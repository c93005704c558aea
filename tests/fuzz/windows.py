"""Windows on one table, and everything that was ever told to whom: it must fit together."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from tests.web.place import Live, Message, Opened

ONLOOKER = ""


class Told:
    """What each key was told, by number; it never changes."""

    def __init__(self) -> None:
        self.news: dict[str, dict[int, str]] = defaultdict(dict)
        self.views: dict[tuple[str, int], str] = {}
        self.moves: dict[tuple[int, int], str] = {}  # acknowledged, by seat and decision

    def take_news(self, key: str, news: Message) -> None:
        """Every window of a key hears the same."""
        assert self.news[key].setdefault(news["n"], text(news)) == text(news)

    def take_view(self, key: str, n: int, view: Any) -> None:
        """The same news, the same view."""
        assert self.views.setdefault((key, n), text(view)) == text(view)

    def acknowledge(self, seat: int, decision: int, move: str) -> None:
        """A decision has one answer."""
        assert self.moves.setdefault((seat, decision), move) == move

    def moves_of(self, seat: int) -> list[str]:
        """In their order."""
        return [move for (one, _), move in sorted(self.moves.items()) if one == seat]


class Window:
    """A socket of a key, or of an onlooker."""

    def __init__(self, table: Opened, told: Told, key: str, after: int | None = None) -> None:
        self.key = key
        self._told = told
        self.live: Live = table.live(key or None, **({} if after is None else {"after": after}))
        self._last_id = 1_000_000
        welcome = self.live.welcome
        self.yours: list[int] = welcome["yours"]
        self.n: int = min(after or 0, welcome["n"])
        self._decisions: dict[int, int] = {}
        self.requests: dict[int, Message] = {one["id"]: one for one in welcome["requests"]}
        self._take_update({**welcome, "news": welcome["log"]})

    def take(self, message: Message) -> None:
        """Anything but an answer."""
        if "news" in message:
            self._take_update(message)
        elif "request" in message:
            self.requests[message["request"]["id"]] = message["request"]

    def _take_update(self, message: Message) -> None:
        """Numbers without gaps, and a question that can be answered."""
        for news in message["news"]:
            self.n += 1
            assert news["n"] == self.n
            assert not news["hidden"] or (news["events"], news["moment"]) == ([], None)
            self._told.take_news(self.key, news)
        assert message["n"] == self.n
        if len(self.yours) < 2:
            self._told.take_view(self.key, self.n, message["view"])
        self.ask: Message | None = message["ask"]
        if self.ask:
            self._take_ask(self.ask)

    def _take_ask(self, ask: Message) -> None:
        assert ask["legal"]
        assert ask["seat"] in self.yours
        assert ask["decision"] >= self._decisions.get(ask["seat"], 0)
        self._decisions[ask["seat"]] = ask["decision"]

    def sync(self) -> None:
        """Hear everything that has been said."""
        for message in self.live.quiet():
            self.take(message)

    def say(self, do: str, **fields: Any) -> int:
        """Say something, without waiting; its id."""
        self._last_id += 1
        self.live.say(do=do, id=self._last_id, **fields)
        return self._last_id

    def answer(self, id: int, mover: int | None = None) -> Message:
        """The answer; no news of a mover may come before it."""
        while (message := self.live.hear()).get("re") != id:
            assert "re" not in message
            self.take(message)
            assert mover not in [news["who"] for news in message.get("news", ())]
        return message

    def close(self) -> None:
        """Gone."""
        self.live.socket.close()


def text(value: Any) -> str:
    """Comparable."""
    return json.dumps(value, sort_keys=True)
