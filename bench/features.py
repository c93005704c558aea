"""How much weaker derived features are than hand-written ones, after the same short course.

    python -m bench features gold fool --decisions 1000000

Each game is learned twice from the same seed: as it is, and as if nobody had written its
`skill/features.py`. A line for each way to play it: the share of victories of one seat that follows
the network among greedy ones, on the same fresh deals, with either.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from types import ModuleType

from bench.arguments import count_of, make_parser
from pyrite.cli.reports.training_text import way_text
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.registry import all_games, find_game, game_ids
from pyrite.players.network.features import ROOM, features_of, has_features
from pyrite.players.network.weights import Weights
from pyrite.players.training.evaluation import MatchShare, against_greedy
from pyrite.players.training.trainer import Trainer

DECISIONS = 100_000
DEALS = 300
SEED = "features"


@dataclass(frozen=True, kw_only=True, eq=False)
class WithoutFeatures(Game):
    """A game as if it had brought no features."""

    def room(self, name: str) -> ModuleType | None:
        """Any other part of its folder."""
        return None if name == ROOM else super().room(name)


def bare(game: Game) -> WithoutFeatures:
    """The same in all else."""
    return WithoutFeatures(**{one.name: getattr(game, one.name) for one in fields(Game)})


def learned(game: Game, decisions: int) -> Weights:
    """What a course of so many decisions makes of it."""
    trainer = Trainer(game, seed_text(SEED), decisions)
    for _ in trainer.lessons():
        pass
    return trainer.weights()


def lines(game: Game, decisions: int, deals: int) -> Iterator[str]:
    """One for each way to play it: with hand-written features, and with derived ones."""
    both = [(one, learned(one, decisions)) for one in (game, bare(game))]
    for way in features_of(game).practice:
        ours, derived = (against_greedy(one, own, way, deals, SEED) for one, own in both)
        fair = f"{100 * ours.fair:.1f} %"
        yield "\t".join([game.id, way_text(way), share(ours), share(derived), fair])


def share(found: MatchShare) -> str:
    """With its interval."""
    return f"{100 * found.mean:.1f} ± {100 * found.half:.1f} %"


def main(words: Sequence[str]) -> None:
    """Game, seats, the share with hand-written features, with derived ones, and what is fair."""
    parser = make_parser("features", __doc__)
    written = [game.id for game in all_games() if has_features(game)]
    parser.add_argument("game", nargs="*", choices=game_ids(), default=written, metavar="GAME")
    parser.add_argument("--decisions", type=count_of, default=DECISIONS, metavar="N")
    parser.add_argument("--deals", type=count_of, default=DEALS, metavar="N")
    said = parser.parse_args(words)
    print("game\tseats\thand-written\tderived\tfair")
    for game in map(find_game, said.game):
        for line in lines(game, said.decisions, said.deals):
            print(line, flush=True)
