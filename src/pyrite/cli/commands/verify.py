"""`pyrite verify`: prove that records hold, line by line."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from pyrite.cli.reports.judgements import judge_all, report
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.options.parameters import json_option
from pyrite.core.seeds import HEX_SEED
from pyrite.core.words import Words
from pyrite.engine.records.proof import SALT, OwnPart


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "verify",
        words,
        run,
        params=[
            click.Argument(["files"], nargs=-1, required=True, type=Path, metavar="FILE..."),
            click.Option(["--proof"], metavar="FILE", type=Path, help=words.say("help-proof-file")),
            click.Option(["--salt"], metavar="HEX", default="", help=words.say("help-own-salt")),
            click.Option(
                ["--commitment"],
                metavar="HEX",
                default="",
                help=words.say("help-own-commitment"),
            ),
            click.Option(["-q", "--quiet"], is_flag=True, help=words.say("help-quiet")),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    files: tuple[Path, ...],
    proof: Path | None,
    salt: str,
    commitment: str,
    quiet: bool,
    as_json: bool,
) -> int:
    """A line per file; the exit code is the worst."""
    if proof and len(files) > 1:
        raise CommandError("proof-of-one")
    found = []
    for judgement in judge_all(words, files, proof, own_part(proof, salt, commitment)):
        found.append(judgement)
        if not as_json:
            report(words, judgement, quiet=quiet)
    if as_json:
        print_json([asdict(judgement) for judgement in found])
    return max(judgement.code for judgement in found)


def own_part(proof: Path | None, salt: str, commitment: str) -> OwnPart:
    """What was kept from before the start; only a proof can be held against it."""
    if (salt or commitment) and not proof:
        raise CommandError("part-of-proof")
    part = OwnPart(salt.lower(), commitment.lower())
    if not SALT.fullmatch(part.salt) or not (HEX_SEED.fullmatch(part.commitment) or not commitment):
        raise CommandError("bad-part")
    return part
