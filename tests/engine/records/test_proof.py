"""Fair chance: what a stranger can compute again, and what a spoilt proof says."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.engine.records.proof import (
    BadProof,
    Exchange,
    OwnPart,
    Proof,
    WrongProof,
    check_record,
    hash_of,
    make_proof,
    parse_proof,
    seed_of,
)
from pyrite.engine.records.record import GameRecord

SECRET = bytes(range(32))
SALTS = ("ab", "", "0102")
PROOF = make_proof(SECRET, SALTS)


def test_seed__as_documented() -> None:
    """The vector of docs/chance.md."""
    assert PROOF.commitment.startswith("630dcd2966c43366")
    assert PROOF.seed == "ed9037eb2faaa172c68893799d144bb15c9e0366913cb35167cdbe5dae8bea15"


@given(st.binary(min_size=32, max_size=32), st.lists(st.binary(max_size=64), max_size=8))
def test_seed__is_the_published_formula(secret: bytes, salts: list[bytes]) -> None:
    """The wire's formula, written a second time."""
    whole = b"pyrite table" + secret + b"".join(bytes([len(one)]) + one for one in salts)
    assert seed_of(secret, [one.hex() for one in salts]) == hashlib.sha256(whole).hexdigest()


def test_seed__salts_do_not_run_into_each_other() -> None:
    """Their lengths stand between them."""
    assert seed_of(SECRET, ["ab", "cd"]) != seed_of(SECRET, ["abcd", ""])


def test_proof__holds_and_comes_back() -> None:
    PROOF.check()
    assert parse_proof(json.dumps(PROOF.data()).encode()) == PROOF


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"secret": "00" * 32}, "proof-commitment"),
        ({"commitment": "00" * 32}, "proof-commitment"),
        ({"salts": ("ac", "", "0102")}, "proof-seed"),
        ({"salts": ("", "ab", "0102")}, "proof-seed"),
        ({"seed": "00" * 32}, "proof-seed"),
    ],
)
def test_proof__says_which_link_is_broken(change: dict[str, Any], key: str) -> None:
    with pytest.raises(WrongProof) as caught:
        replace(PROOF, **change).check()
    assert caught.value.key == key


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", '"x"', "null", '{"commitment": 1}', "[" * 100_000),
        json.dumps({**PROOF.data(), "salts": ["xy"]}),
        json.dumps({**PROOF.data(), "salts": ["ab" * 65]}),
        json.dumps({**PROOF.data(), "seed": "12"}),
        json.dumps({**PROOF.data(), "secret": 7}),
    ],
)
def test_parse__what_is_no_proof(text: str) -> None:
    with pytest.raises(BadProof, match="no proof"):
        parse_proof(text.encode())


@pytest.mark.parametrize(("seed", "seats"), [("00" * 32, 3), (PROOF.seed, 4), (None, 3)])
def test_check_record__of_another_game(seed: str | None, seats: int) -> None:
    with pytest.raises(WrongProof, match="another game"):
        check_record(PROOF, GameRecord("gold", 1, seats, seed=seed))


def test_check_record__of_this_game() -> None:
    check_record(PROOF, GameRecord("gold", 1, 3, seed=PROOF.seed))
    assert isinstance(PROOF, Proof)


@pytest.mark.parametrize("seat", [0, 2])
def test_check_record__a_bot_has_nothing_to_add(seat: int) -> None:
    record = GameRecord("gold", 1, 3, seed=PROOF.seed, players={1: "bot easy", seat: "bot normal"})
    with pytest.raises(WrongProof, match=f"Seat {seat} has nothing to add"):
        check_record(PROOF, record)


def test_cards_dealt_again__salts_are_of_whoever_sat_there_first() -> None:
    record = GameRecord("gold", 1, 3, seed=PROOF.seed, players={0: "bot easy", 2: "bot normal"})
    again = replace(PROOF, deal="first")
    check_record(again, record)
    assert parse_proof(json.dumps(again.data()).encode()) == again
    OwnPart(commitment=again.commitment, bots=(0, 2)).check(again)
    with pytest.raises(WrongProof, match="What you added"):
        OwnPart("ab", again.commitment, (0,)).check(again)


@pytest.mark.parametrize(
    "part",
    [
        OwnPart(),
        OwnPart(salt="ab"),
        OwnPart(commitment=PROOF.commitment),
        OwnPart("0102", PROOF.commitment, (2,)),
        OwnPart("ab", seats=(0, 1)),
    ],
)
def test_own_part__is_in_the_proof(part: OwnPart) -> None:
    part.check(PROOF)


@pytest.mark.parametrize(
    ("part", "key"),
    [
        (OwnPart(salt="cd"), "proof-part"),
        (OwnPart(salt="ab", seats=(2,)), "proof-part"),
        (OwnPart(salt="ab", seats=(7,)), "proof-part"),
        (OwnPart(commitment="00" * 32), "proof-promise"),
        (OwnPart("ab", seats=(0, 2)), "proof-foreign-salt"),
    ],
)
def test_own_part__is_not(part: OwnPart, key: str) -> None:
    with pytest.raises(WrongProof) as caught:
        part.check(PROOF)
    assert caught.value.key == key


# Commit first, reveal later

FIXED = (hash_of("ab"), "", hash_of("0102"))
EXCHANGE = Exchange(FIXED, committed=(0, 2), silent=())
REVEALED = make_proof(SECRET, SALTS, EXCHANGE)
SILENT = make_proof(SECRET, ("ab", "", FIXED[2]), replace(EXCHANGE, silent=(2,)))


def test_exchange__as_documented() -> None:
    """The vectors of docs/chance.md."""
    assert FIXED[0] == "087d80f7f182dd44f184aa86ca34488853ebcc04f0c60d5294919a466b463831"
    assert SILENT.seed == "1ec4eeb81dd741f107e7d054cf042fd82d2d24f87ac87f7199cde0e35b7fc5d5"
    assert REVEALED.seed == PROOF.seed


@pytest.mark.parametrize("proof", [REVEALED, SILENT])
def test_exchange__holds_and_comes_back(proof: Proof) -> None:
    proof.check()
    assert parse_proof(json.dumps(proof.data()).encode()) == proof


def test_proof__where_nobody_committed_has_no_new_field() -> None:
    assert set(PROOF.data()) == {"commitment", "secret", "salts", "seed"}


@pytest.mark.parametrize(
    "exchange",
    [
        replace(EXCHANGE, fixed=(FIXED[0], "", hash_of("0103"))),
        replace(EXCHANGE, fixed=(FIXED[0], hash_of("aa"), FIXED[2])),
        replace(EXCHANGE, fixed=FIXED[:2]),
        replace(EXCHANGE, silent=(2,)),
        replace(EXCHANGE, committed=(0, 7)),
        replace(SILENT.exchange or EXCHANGE, committed=(0,), silent=(2,)),
    ],
)
def test_exchange__what_was_fixed_does_not_fit(exchange: Exchange) -> None:
    with pytest.raises(WrongProof) as caught:
        make_proof(SECRET, SALTS, exchange).check()
    assert caught.value.key == "proof-fixed"


@pytest.mark.parametrize(
    ("proof", "part", "key"),
    [
        (REVEALED, OwnPart("ab", fixed=FIXED, is_heard=True), None),
        (SILENT, OwnPart("0102", seats=(2,), fixed=FIXED), None),
        (SILENT, OwnPart("0102", seats=(2,), is_heard=True), "proof-unheard"),
        (REVEALED, OwnPart("ab", fixed=(*FIXED[:2], hash_of("03"))), "proof-fixed-anew"),
        (PROOF, OwnPart("ab", fixed=FIXED), "proof-fixed-anew"),
    ],
)
def test_own_part__of_who_committed(proof: Proof, part: OwnPart, key: str | None) -> None:
    if key is None:
        part.check(proof)
        return
    with pytest.raises(WrongProof) as caught:
        part.check(proof)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "change",
    [{"fixed": None}, {"fixed": [1]}, {"silent": ["x"]}, {"committed": [True]}, {"silent": 3}],
)
def test_parse__what_is_no_exchange(change: dict[str, Any]) -> None:
    with pytest.raises(BadProof, match="no proof"):
        parse_proof(json.dumps({**REVEALED.data(), **change}).encode())
