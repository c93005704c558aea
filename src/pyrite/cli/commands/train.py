"""`pyrite train`: a network learns a game by playing against itself."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pyrite.cli.reports.training_text import CourseText
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.errors import INTERRUPTED, CommandError
from pyrite.cli.shell.files import check_new
from pyrite.cli.shell.options.parameters import file_option, game_argument, json_option, seed_option
from pyrite.cli.shell.options.values import Count, OneOfWords
from pyrite.cli.shell.progress import progress_bar
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.core.words import Words
from pyrite.engine.compilation.choice import check_native
from pyrite.engine.registry import find_game
from pyrite.players.cluster import cluster

if TYPE_CHECKING:
    from pyrite.players.training.trainer import Trainer

MINUTES = 20
CHECKPOINTS = 20  # of a course
ON = HERE, RAY = ("here", "ray")
MOST_WORKERS = 64  # more would have too small a part of a round each
ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "train",
        words,
        run,
        params=[
            game_argument(),
            click.Option(
                ["--minutes"],
                metavar="M",
                type=Count(1),
                help=say("help-train-minutes", usual=str(MINUTES)),
            ),
            click.Option(
                ["--decisions"], metavar="N", type=Count(1), help=say("help-train-decisions")
            ),
            seed_option(words),
            file_option("--out", say("help-train-out")),
            file_option("--resume", say("help-train-resume")),
            click.Option(
                ["--on"],
                metavar="|".join(ON),
                type=OneOfWords(ON),
                default=HERE,
                help=say("help-train-on"),
            ),
            click.Option(["--workers"], metavar="N", type=Count(1), help=say("help-train-workers")),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    game: str,
    minutes: int | None,
    decisions: int | None,
    seed: str | None,
    out: Path | None,
    resume: Path | None,
    on: str,
    workers: int | None,
    as_json: bool,
) -> int:
    """Learn, keep, compare; interrupted, say how to go on."""
    found = find_game(game)
    out = out or (resume.with_suffix("") if resume else Path(f"{found.id}.weights"))
    is_told = bool(minutes or decisions or seed or workers or on == RAY)
    check(found, minutes, decisions, out, resume, is_told=is_told)
    check_workers(on, workers)
    for name in ONE_THREAD:  # before NumPy is loaded: the same sums in the same order
        os.environ.setdefault(name, "1")
    from pyrite.players.training.trainer import Trainer, resumed  # needs NumPy

    if resume:
        school = resumed(found, resume)
        with cores_of(RAY if school.workers else HERE):
            return take_course(words, school, out, as_json=as_json)
    with cores_of(on) as cores:
        series = seed_text(seed or secrets.token_hex(32))
        count = cores and (workers or min(cores, MOST_WORKERS))
        total = decisions or decisions_in(words, found, series, minutes or MINUTES, count)
        school = Trainer(found, series, total, workers=count)
        return take_course(words, school, out, as_json=as_json)


def cores_of(on: str) -> AbstractContextManager[int]:
    """Of the cluster, as long as it is needed; none where this process plays."""
    if on == HERE:
        return nullcontext(0)
    return cluster()


def check_workers(on: str, workers: int | None) -> None:
    """Only a cluster has workers, and not too many."""
    if workers and on == HERE:
        raise CommandError("workers-on-ray")
    if workers and workers > MOST_WORKERS:
        raise CommandError("many-workers", most=str(MOST_WORKERS))


def check(
    game: Game,
    minutes: int | None,
    decisions: int | None,
    out: Path,
    resume: Path | None,
    *,
    is_told: bool,
) -> None:
    """What cannot be done is said before anything is learned."""
    check_native()
    if minutes and decisions:
        raise CommandError("minutes-or-decisions")
    if resume and is_told:
        raise CommandError("course-alone")
    check_new(out, None if resume else course_file(out))


def course_file(out: Path) -> Path:
    """Where a course is kept that is not over."""
    return out.with_name(out.name + ".course")


def decisions_in(words: Words, game: Game, seed: str, minutes: int, workers: int) -> int:
    """How many decisions this machine learns from in so many minutes."""
    from pyrite.players.training.trainer import Trainer  # needs NumPy

    trial = Trainer(game, seed, 1 << 40, workers=workers)
    with progress_bar() as bar:
        bar.add_task(words.say("train-trial-bar"), total=None)
        before = trial.lesson().decisions  # compiles, too, if this is the first here
        began = time.monotonic()
        learned = trial.lesson().decisions - before
        seconds = time.monotonic() - began
    return max(1, int(learned / seconds * 60 * minutes))


def take_course(words: Words, school: Trainer, out: Path, *, as_json: bool) -> int:
    """Lesson after lesson, with a line for every checkpoint."""
    text = CourseText(words, school, as_json=as_json)
    text.begin()
    course = course_file(out)
    step = max(1, school.total // CHECKPOINTS)
    try:
        with progress_bar() as bar:
            task = bar.add_task(
                words.say("train-bar"), total=school.total, completed=school.decisions
            )
            for lesson in school.lessons():
                bar.update(task, completed=lesson.decisions)
                if lesson.decisions // step > text.checkpoints:
                    text.checkpoints = lesson.decisions // step
                    school.save(course)
                    text.line(lesson)
    except KeyboardInterrupt:
        click.echo(words.say("train-stopped"), err=True)
        click.echo(f"  pyrite train {school.game.id} --resume {course}", err=True)
        return INTERRUPTED
    text.end(out)
    course.unlink(missing_ok=True)
    return 0
