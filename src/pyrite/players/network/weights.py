"""Weights in a file: one line about them, then a signed byte each.

Read only when somebody asks for them; refused where they do not fit the game, its rules, its
features or the layers.
"""

from __future__ import annotations

import functools
import json
from array import array
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path

from pyrite.core.game import Game
from pyrite.engine.registry import all_games
from pyrite.players.errors import WeightsError
from pyrite.players.kernels.layers import HIDDEN, OUTPUTS, SECOND
from pyrite.players.network.features import NetworkFeatures, features_of

FORMAT = "pyrite weights 1"
LAYERS = 6


@dataclass(frozen=True)
class Stamp:
    """What weights were learned for; others do not fit."""

    game: str
    rules: int
    edition: int  # of the features
    table: int
    asked: int
    names: int

    @staticmethod
    def of_nothing(game: Game) -> Stamp:
        """Of a game that nobody asks about."""
        return Stamp(game.id, game.version, 0, 0, 0, 0)


@dataclass(frozen=True)
class Weights:
    """The weights of one network, with what they were learned for and how."""

    stamp: Stamp
    bits: tuple[int, ...]  # how fine, by layer
    learned: int  # decisions
    seed: str
    numbers: bytes


def stamp_of(game: Game) -> Stamp:
    """What a game's weights must be learned for."""
    own = features_of(game)
    return Stamp(game.id, game.version, own.edition, own.table, own.asked, own.names)


def blank_weights(stamp: Stamp) -> Weights:
    """All zero, as if nothing had been learned."""
    count = sum(map(size, shapes(stamp).values()))
    return Weights(stamp, (0,) * LAYERS, 0, "", bytes(count))


def shapes(own: NetworkFeatures | Stamp) -> dict[str, tuple[int, ...]]:
    """The parts of a network in order."""
    return {
        "table": (own.table, HIDDEN),
        "asked": (own.asked, HIDDEN),
        "names": (own.names, HIDDEN),
        "two": (HIDDEN, SECOND),
        "two_bias": (SECOND,),
        "out": (SECOND,),
        "value_table": (own.table, HIDDEN),
        "value_two": (HIDDEN, SECOND),
        "value_bias": (SECOND,),
        "value_out": (SECOND, OUTPUTS),
        "value_out_bias": (OUTPUTS,),
    }


def size(shape: tuple[int, ...]) -> int:
    """How many numbers."""
    return shape[0] * (shape[1] if len(shape) == 2 else 1)


def weights_file(game: Game) -> Path:
    """Where the weights in use lie."""
    return Path(str(resources.files(game.package))) / "skill" / "weights"


def has_weights(game: Game) -> bool:
    """Has anybody learned this game?"""
    return weights_file(game).exists()


@functools.cache
def weights_in_use(game: Game) -> Weights:
    """Those that came with Pyrite."""
    if not has_weights(game):
        learned = (one.id for one in all_games() if has_weights(one))
        raise WeightsError("no-weights", game=game.id, games=", ".join(learned))
    return read_weights(game, weights_file(game))


def write_weights(file: Path, weights: Weights) -> None:
    """One line, then the numbers."""
    about = asdict(weights)
    del about["numbers"]
    line = json.dumps({"format": FORMAT, **about}, sort_keys=True)
    file.write_bytes(line.encode() + b"\n" + weights.numbers)


def read_weights(game: Game, file: Path) -> Weights:
    """The weights of a file, if they fit."""
    try:
        line, _, numbers = file.read_bytes().partition(b"\n")
        about = json.loads(line)
        weights = Weights(
            Stamp(**about["stamp"]),
            tuple(about["bits"]),
            int(about["learned"]),
            str(about["seed"]),
            numbers,
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise WeightsError("no-weights-file", file=str(file)) from error
    check_weights(game, weights, file)
    return weights


def check_weights(game: Game, weights: Weights, file: Path) -> None:
    """Do they fit this game, its rules and its features?"""
    wanted = stamp_of(game)
    for name, value in asdict(wanted).items():
        found = getattr(weights.stamp, name)
        if found != value:
            raise WeightsError(
                "weights-do-not-fit", file=str(file), what=name, found=found, wanted=value
            )
    whole = sum(map(size, shapes(wanted).values()))
    if len(weights.numbers) != whole or len(weights.bits) != LAYERS:
        raise WeightsError("no-weights-file", file=str(file))


def parts(weights: Weights) -> Iterator[tuple[str, tuple[int, ...], list[int]]]:
    """Each part by name, with its shape and numbers."""
    numbers = array("b", weights.numbers).tolist()
    at = 0
    for name, shape in shapes(weights.stamp).items():
        yield name, shape, numbers[at : at + size(shape)]
        at += size(shape)
