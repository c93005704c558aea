"""`pyrite proof FILE`: explain and check that nobody chose the cards of a table."""

from __future__ import annotations

from pathlib import Path

import click

from pyrite.cli.shell.command import Command
from pyrite.core.words import Words
from pyrite.engine.records.files import read_bytes
from pyrite.engine.records.proof import parse_proof


def build(words: Words) -> click.Command:
    """The command."""
    file = click.Argument(["file"], type=Path, metavar="FILE")
    return Command("proof", words, run, params=[file])


def run(words: Words, *, file: Path) -> None:
    """Link by link; a broken one is an error."""
    proof = parse_proof(read_bytes(file))
    print(words.say("proof-secret", secret=proof.secret, commitment=proof.commitment))
    for seat, salt in enumerate(proof.salts):
        given = salt or words.say("proof-no-salt")
        print(words.say("proof-salt", seat=str(seat), salt=given))
        if proof.exchange and seat in proof.exchange.committed:
            is_silent = seat in proof.exchange.silent
            print(words.say("proof-silent" if is_silent else "proof-committed"))
    print(words.say("proof-seed", seed=proof.seed))
    proof.check()
    print(words.say("proof-holds"))
