"""`python -m bench fairness [TABLES] [--seed N] [--moves M]`: whether proofs tell right from wrong.

Tables of all games are played as a server plays them: people who commit and reveal, who commit and
stay silent, who salt openly or not at all, and bots; with moves taken at random. Each proof is
checked with what every seat kept from before the start. Then the same tables are spoilt as a server
would that chooses its cards: one person's part is thrown away for another, and all is made to fit.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bench.arguments import count_of, make_parser
from pyrite.core.errors import PyriteError
from pyrite.engine.play import check_options
from pyrite.engine.records.proof import (
    Exchange,
    OwnPart,
    Proof,
    WrongProof,
    check_record,
    commitment_of,
    hash_of,
    make_proof,
    seed_of,
)
from pyrite.engine.records.record import GameRecord
from pyrite.engine.records.replay import verify
from pyrite.engine.registry import all_games
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.deciding import decide
from pyrite.tables.seats import Chair, bot, person
from pyrite.tables.table import REVEAL_SECONDS, Table

WAYS = ("committed", "silent", "openly", "nothing", "bot")
"""How a seat takes part in chance."""


@dataclass(frozen=True)
class HonestTable:
    """A table that was played fairly, and what its seats kept."""

    ways: tuple[str, ...]
    proof: Proof
    record: GameRecord
    parts: tuple[OwnPart, ...]  # by seat; empty: nothing was added

    def check(self) -> None:
        """Everybody's check, and that the record holds."""
        check_all(self.proof, self.record, self.parts)
        verify(self.record)


def check_all(proof: Proof, record: GameRecord, parts: Sequence[OwnPart]) -> None:
    """With what every seat kept."""
    check_record(proof, record)
    for part in parts:
        part.check(proof)


def honest_tables(count: int, seed: int, moves: int) -> Iterator[HonestTable]:
    """So many, one after the other."""
    rng = random.Random(seed)
    for _ in range(count):
        yield _play(rng, moves)


def _play(rng: random.Random, moves: int) -> HonestTable:
    game = rng.choice(all_games())
    ways = tuple(rng.choice(WAYS) for _ in range(rng.choice(game.seats)))
    secret, salts = rng.randbytes(32), [rng.randbytes(32).hex() for _ in ways]
    table = Table("t", lambda given: seed_of(secret, given), secret=secret)
    options = check_options(game, len(ways), {})
    opened = e.Opened(game.id, options, _chairs(ways), "opener", commitment_of(secret))
    table.take(opened, 0.0)
    _add(table, ways, salts)
    _move(table, rng, moves)
    if table.state == "playing":
        table.take(e.Stopped(secret.hex()), REVEAL_SECONDS)
    assert table.proof
    return HonestTable(ways, table.proof, table.record(), _parts(table, ways, salts))


def _chairs(ways: Sequence[str]) -> tuple[Chair, ...]:
    return tuple(
        bot("easy") if way == "bot" else person("", _key(seat)) for seat, way in enumerate(ways)
    )


def _key(seat: int) -> str:
    return f"key {seat}"


def _do(table: Table, command: c.Command, at: float = 0.0) -> None:
    for event in decide(table, command, at):
        table.take(event, at)


def _add(table: Table, ways: Sequence[str], salts: Sequence[str]) -> None:
    """Everybody adds, the game begins, and who shall reveals."""
    for seat, way in enumerate(ways):
        if way == "openly":
            _do(table, c.GiveSalt(_key(seat), salts[seat]))
        elif way in ("committed", "silent"):
            _do(table, c.GiveSalt(_key(seat), "", hash_of(salts[seat])))
    _do(table, c.Start("opener"))
    for seat, way in enumerate(ways):
        if way == "committed":
            _do(table, c.Reveal(_key(seat), salts[seat]))
    _do(table, c.EndExchange(), REVEAL_SECONDS)


def _move(table: Table, rng: random.Random, moves: int) -> None:
    while moves and table.state == "playing":
        assert table.play
        seat, moves = table.waiting[0], moves - 1
        decision = table.questions.open(seat)
        assert decision is not None
        move = rng.choice(table.play.legal(seat))
        if table.chairs[seat].bot_plays:
            _do(table, c.PlayForSeat(seat, decision, move), REVEAL_SECONDS)
        else:
            _do(table, c.PlayMove(_key(seat), seat, decision, move), REVEAL_SECONDS)


def _parts(table: Table, ways: Sequence[str], salts: Sequence[str]) -> tuple[OwnPart, ...]:
    """What each seat has kept."""
    parts = [OwnPart()] * len(ways)
    for seat, way in enumerate(ways):
        if way in ("committed", "silent", "openly"):
            parts[seat] = OwnPart(salts[seat], table.commitment, (seat,))
        if way == "committed" and table.exchange:
            parts[seat] = replace(parts[seat], fixed=table.exchange.fixed, is_heard=True)
    return tuple(parts)


def spoilt(honest: HonestTable, rng: random.Random) -> tuple[Proof, GameRecord] | None:
    """One part is thrown away, and what the server shows is made to fit; none: nobody added any."""
    added = [seat for seat, part in enumerate(honest.parts) if part.salt]
    if not added:
        return None
    seat, salts = rng.choice(added), list(honest.proof.salts)
    salts[seat] = rng.randbytes(32).hex()
    proof = make_proof(bytes.fromhex(honest.proof.secret), salts, _fixed_anew(honest, seat, salts))
    return proof, replace(honest.record, seed=proof.seed)


def _fixed_anew(honest: HonestTable, seat: int, salts: Sequence[str]) -> Exchange | None:
    exchange = honest.proof.exchange
    if exchange is None:
        return None
    fixed = list(exchange.fixed)
    fixed[seat] = salts[seat] if seat in exchange.silent else hash_of(salts[seat])
    return replace(exchange, fixed=tuple(fixed))


def main(arguments: Sequence[str]) -> None:
    """Print how many honest tables pass, and how many spoilt ones are caught."""
    parser = make_parser("fairness", __doc__)
    parser.add_argument("tables", type=count_of, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=count_of, default=30)
    given = parser.parse_args(arguments)
    passed = spoils = caught = 0
    rng = random.Random(given.seed)
    for honest in honest_tables(given.tables, given.seed, given.moves):
        passed += _passes(honest)
        if cheat := spoilt(honest, rng):
            spoils += 1
            caught += _is_caught(*cheat, honest.parts)
    print(f"{passed} of {given.tables} honest tables pass; {caught} of {spoils} spoilt are caught")


def _passes(honest: HonestTable) -> bool:
    try:
        honest.check()
    except PyriteError:
        return False
    return True


def _is_caught(proof: Proof, record: GameRecord, parts: Sequence[OwnPart]) -> bool:
    """By whoever kept a part; by itself the proof holds."""
    check_record(proof, record)
    try:
        check_all(proof, record, parts)
    except WrongProof:
        return True
    return False
