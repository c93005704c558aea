"""Turns are fair: between tables, between domains, and between the quick and the slow."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from pyrite.web.outgoing.webhook_turns import QueueLimits, WebhookTurns, domain_of


class Turns:
    """Calls that have their turn, in the order in which it came."""

    def __init__(self, **limits: int) -> None:
        self.queue = WebhookTurns(QueueLimits(**limits))
        self.had: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def want(self, name: str, table: str, domain: str) -> None:
        """A call that waits for its turn from now on."""
        self.tasks[name] = asyncio.create_task(self._take(name, table, domain))
        await rest()

    async def _take(self, name: str, table: str, domain: str) -> None:
        await self.queue.take(table, domain)
        self.had.append(name)

    async def end(self, domain: str) -> None:
        """A call has ended."""
        self.queue.give_back(domain)
        await rest()


async def rest() -> None:
    """Everybody does what they can."""
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Callable[[], Awaitable[None]]) -> None:
    """In a loop of its own."""

    async def main() -> None:
        await work()

    asyncio.run(main())


def test_turns__tables_take_them_one_after_the_other() -> None:
    async def work() -> None:
        turns = Turns(most=1)
        for n, name in enumerate(("a1", "a2", "a3", "b1")):
            await turns.want(name, name[0], f"{n}.example")
        for n in (0, 1, 3):
            await turns.end(f"{n}.example")
        assert turns.had == ["a1", "a2", "b1", "a3"]

    run(work)


def test_turns__few_go_to_one_domain_at_once() -> None:
    async def work() -> None:
        turns = Turns(of_one=2)
        for name in ("a", "b", "c"):
            await turns.want(name, name, "one.example")
        await turns.want("d", "d", "other.example")
        assert turns.had == ["a", "b", "d"]
        await turns.end("one.example")
        assert turns.had == ["a", "b", "d", "c"]

    run(work)


def test_turns__slow_domains_share_a_few() -> None:
    async def work() -> None:
        turns = Turns(slow=1)
        for name in ("a", "b"):
            turns.queue.note(f"{name}.example", is_slow=True)
            await turns.want(name, name, f"{name}.example")
        await turns.want("c", "c", "c.example")
        assert turns.had == ["a", "c"]
        turns.queue.note("b.example", is_slow=False)
        await turns.end("c.example")
        assert turns.had == ["a", "c", "b"]

    run(work)


def test_turns__who_waits_no_longer_takes_none() -> None:
    async def work() -> None:
        turns = Turns(most=1)
        for name in ("a", "b", "c"):
            await turns.want(name, name, f"{name}.example")
        turns.tasks["b"].cancel()
        await rest()
        await turns.end("a.example")
        assert turns.had == ["a", "c"]
        await turns.end("c.example")
        await turns.want("d", "d", "d.example")
        assert turns.had == ["a", "c", "d"]

    run(work)


def test_turns__who_leaves_at_the_moment_of_their_turn_gives_it_back() -> None:
    async def work() -> None:
        turns = Turns(most=1)
        for name in ("a", "b", "c"):
            await turns.want(name, name, f"{name}.example")
        turns.queue.give_back("a.example")  # the turn is b's
        turns.tasks["b"].cancel()
        await rest()
        assert turns.had == ["a", "c"]

    run(work)


@pytest.mark.parametrize(
    ("host", "domain"),
    [
        ("hooks.example.org", "example.org"),
        ("a.b.Example.org.", "example.org"),
        ("localhost", "localhost"),
        ("192.0.2.7", "192.0.2.0/24"),
        ("2001:db8:1:2::3", "2001:db8:1::/48"),
    ],
)
def test_domain__is_what_one_owner_has(host: str, domain: str) -> None:
    assert domain_of(host) == domain
