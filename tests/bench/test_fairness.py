"""Many honest tables pass, and none that was spoilt."""

from __future__ import annotations

import random

import pytest

from bench.fairness import WAYS, check_all, honest_tables, spoilt
from pyrite.engine.records.proof import WrongProof, check_record
from tests.bench.conftest import Printed

TABLES = 60


def test_honest_tables__pass_whatever_their_seats_do() -> None:
    seen: set[str] = set()
    for honest in honest_tables(TABLES, seed=1, moves=3):
        honest.check()
        seen |= {*honest.ways}
    assert seen == {*WAYS}


def test_spoilt_tables__hold_by_themselves_and_not_against_what_was_kept() -> None:
    rng = random.Random(1)
    spoils = [(one, spoilt(one, rng)) for one in honest_tables(TABLES, seed=1, moves=1)]
    caught = 0
    for honest, cheat in spoils:
        if cheat:
            check_record(*cheat)
            with pytest.raises(WrongProof):
                check_all(*cheat, honest.parts)
            caught += 1
    assert caught > TABLES / 2


def test_laboratory__counts_both(printed: Printed) -> None:
    out = printed("fairness", "5", "--moves", "2")
    assert out.startswith("5 of 5 honest tables pass; ")
