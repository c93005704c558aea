"""What learning looks like: a line per checkpoint, and at the end who is better."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

import click

from pyrite.cli.shell.console import print_json
from pyrite.core.vocabulary.skill import Practice
from pyrite.core.words import Words
from pyrite.players.levels import LEVELS
from pyrite.players.network.features import features_of
from pyrite.players.network.weights import (
    Weights,
    has_weights,
    weights_in_use,
    write_weights,
)

if TYPE_CHECKING:
    from pyrite.players.training.evaluation import MatchShare
    from pyrite.players.training.trainer import Trainer, TrainingRound

QUICK_DEALS = 300  # of a checkpoint, for each of the first ways to play
QUICK_WAYS = 2
DEALS = 2_000  # of the comparison at the end


class CourseText:
    """Says how a course goes."""

    def __init__(self, words: Words, school: Trainer, *, as_json: bool) -> None:
        self.words, self.school, self.as_json = words, school, as_json
        self.ways = features_of(school.game).practice
        self.checkpoints = school.decisions * 20 // school.total
        self.curve: list[dict[str, Any]] = []

    def begin(self) -> None:
        """What is going to happen, so that it can be done again."""
        self._say(
            "train-begins",
            game=self.school.game.id,
            decisions=self.school.total,
            seed=self.school.seed,
            where=f" --on ray --workers {self.school.workers}" if self.school.workers else "",
        )

    def line(self, lesson: TrainingRound) -> None:
        """One checkpoint: how it fares against greedy by now."""
        from pyrite.players.training.evaluation import against_greedy  # needs NumPy

        weights, game = self.school.weights(), self.school.game
        shares = [
            against_greedy(game, weights, way, QUICK_DEALS, "checkpoint")
            for way in self.ways[:QUICK_WAYS]
        ]
        self.curve.append({"decisions": lesson.decisions, "shares": list(map(data, shares))})
        self._say(
            "train-checkpoint",
            decisions=lesson.decisions,
            games=lesson.games,
            shares=", ".join(map(self._share, self.ways, shares)),
        )

    def end(self, out: Path) -> None:
        """Keep the weights; compare them with greedy and with those in use, on fresh deals."""
        weights = self.school.weights()
        write_weights(out, weights)
        rows = [self._compare(way, weights) for way in self.ways]
        if self.as_json:
            print_json({"file": str(out), "curve": self.curve, "comparison": rows})
        else:
            click.echo(self.words.say("saved", file=str(out)))
            self._say_next(out)

    def _compare(self, way: Practice, weights: Weights) -> dict[str, Any]:
        from pyrite.players.training.evaluation import against, against_greedy  # needs NumPy

        game, seed = self.school.game, f"{self.school.seed} fresh"
        greedy = against_greedy(game, weights, way, DEALS, seed)
        row: dict[str, Any] = {"way": way_text(way), "greedy": data(greedy)}
        self._say("train-greedy", share=self._share(way, greedy), games=greedy.games)
        if has_weights(game):
            old = weights_in_use(game)
            if way.seats == 1:
                share = against_greedy(game, old, way, DEALS, seed)
                told = self._share(way, share)
                self._say("train-in-use-alone", share=told, games=share.games)
            else:
                share = against(game, weights, old, way, DEALS, seed)
                self._say_verdict(way, share)
            row["in_use"] = data(share)
        return row

    def _say_next(self, out: Path) -> None:
        """What can be done with the weights; no list of names can hold a comma."""
        if "," in str(out):
            return
        game, name = self.school.game.id, quote(f"network:{out}")
        click.echo(self.words.say("train-next"))
        click.echo(f"  pyrite play {game} --bots {name}")
        other = "network" if has_weights(self.school.game) else LEVELS[1]
        click.echo(f"  pyrite arena {game} --players {name},{other}")

    def _share(self, way: Practice, share: MatchShare) -> str:
        return self.words.say(
            "train-share",
            way=way_text(way),
            mean=f"{100 * share.mean:.1f}",
            half=f"{100 * share.half:.1f}",
            fair=f"{100 * share.fair:.1f}",
        )

    def _say_verdict(self, way: Practice, share: MatchShare) -> None:
        """Better than those in use, worse, or nobody can tell."""
        is_better = share.mean - share.half > share.fair
        is_worse = share.mean + share.half < share.fair
        self._say(
            "train-better" if is_better else "train-worse" if is_worse else "train-equal",
            share=self._share(way, share),
            games=share.games,
        )

    def _say(self, key: str, **values: Any) -> None:
        if not self.as_json:
            click.echo(self.words.say(key, **values))


def way_text(way: Practice) -> str:
    """`4`, or `1 argonauts=A1A3`."""
    return " ".join([str(way.seats), *(f"{name}={value}" for name, value in way.options.items())])


def data(share: MatchShare) -> dict[str, Any]:
    """For programs."""
    return {
        "seats": share.seats,
        "share": share.mean,
        "half": share.half,
        "fair": share.fair,
        "games": share.games,
    }
