"""Whether records hold: judged one by one or in a pool, told in a line each."""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pyrite.arena.workers import cores, pool
from pyrite.cli.shell.errors import exit_code, one_line
from pyrite.cli.shell.progress import progress_bar
from pyrite.core.errors import PyriteError
from pyrite.core.words import Words
from pyrite.engine.records.files import read_bytes, read_record
from pyrite.engine.records.proof import OwnPart, check_record, parse_proof
from pyrite.engine.records.replay import verify

MANY_FILES = 20
NOTHING = OwnPart()


@dataclass(frozen=True)
class Judgement:
    """What was found out about one file; plain values, so that it can come from a pool."""

    file: str
    code: int  # 0 holds, 1 wrong, 2 no record
    error: str | None = None
    game: str | None = None
    decisions: int | None = None
    is_finished: bool | None = None
    is_chance_proven: bool | None = None
    is_audit: bool | None = None
    prelude: int = 0  # steps taken over from another game
    is_seed_proven: bool = False
    is_salt_proven: bool = False  # what the reader added is in it
    is_promise_proven: bool = False  # and the promise is the one they were told
    committed: tuple[int, ...] = ()  # seats that gave a hash of their salt first
    silent: tuple[int, ...] = ()  # of these, whose hash counts, for they did not reveal in time


def judge_all(
    words: Words, files: Sequence[Path], proof: Path | None = None, part: OwnPart = NOTHING
) -> Iterator[Judgement]:
    """One after the other; many in a pool, with a bar."""
    judge_one = functools.partial(judge, words.language, proof=proof, part=part)
    if len(files) <= MANY_FILES:
        yield from map(judge_one, files)
        return
    with progress_bar() as bar, pool(cores()) as executor:
        task = bar.add_task(words.say("verify-bar"), total=len(files))
        for judgement in executor.map(judge_one, files, chunksize=8):
            bar.update(task, advance=1)
            yield judgement


def judge(
    language: str, file: Path, proof: Path | None = None, part: OwnPart = NOTHING
) -> Judgement:
    """Read one file and check every line, and where its seed comes from."""
    exchange = None
    try:
        record = read_record(file)
        if proof:
            read = parse_proof(read_bytes(proof))
            check_record(read, record)
            part.check(read)
            exchange = read.exchange
        verdict = verify(record)
    except PyriteError as error:
        return Judgement(str(file), exit_code(error), one_line(error.in_language(language)))
    return Judgement(
        str(file),
        0,
        game=verdict.game,
        decisions=verdict.decisions,
        is_finished=verdict.is_finished,
        is_chance_proven=verdict.is_chance_proven,
        is_audit=verdict.is_audit,
        prelude=verdict.prelude,
        is_seed_proven=proof is not None,
        is_salt_proven=bool(part.salt),
        is_promise_proven=bool(part.commitment),
        committed=exchange.committed if exchange else (),
        silent=exchange.silent if exchange else (),
    )


def report(words: Words, judgement: Judgement, *, quiet: bool) -> None:
    """One line: what holds on stdout, what does not on stderr."""
    if judgement.error:
        text = words.say("verify-wrong", file=judgement.file, error=judgement.error)
        print(words.say("complaint", text=text), file=sys.stderr)
    elif not quiet:
        print(holds_line(words, judgement))


def holds_line(words: Words, judgement: Judgement) -> str:
    """What was proven."""
    parts = [
        words.say("verify-finished" if judgement.is_finished else "verify-running"),
        words.say("verify-decisions", n=judgement.decisions),
        words.say("verify-proven" if judgement.is_chance_proven else "verify-unproven"),
    ]
    if judgement.prelude:
        parts.append(words.say("verify-prelude", steps=judgement.prelude))
    if judgement.is_audit:
        parts.append(words.say("verify-audit"))
    if judgement.is_seed_proven:
        parts.append(words.say("verify-seed"))
        parts.append(words.say("verify-salt" if judgement.is_salt_proven else "verify-no-salt"))
        kept = "verify-promise" if judgement.is_promise_proven else "verify-no-promise"
        parts.append(words.say(kept))
    named = {"verify-committed": judgement.committed, "verify-silent": judgement.silent}
    for key, seats in named.items():
        if seats:
            parts.append(words.say(key, seats=", ".join(map(str, seats))))
    facts = words.say("list-comma").join(parts)
    return words.say("verify-holds", file=judgement.file, facts=facts)
