"""The learner: the same network in real numbers, its gradients by hand, and Adam. NumPy alone.

Proximal policy optimisation: a choice that came better than hoped becomes likelier, but no more
than a little at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pyrite.core.chance import Chance, next_word
from pyrite.core.vocabulary.skill import YES
from pyrite.players.kernels.layers import HIGHEST, Layers
from pyrite.players.network.weights import LAYERS, Stamp, Weights, shapes, size

Array = np.ndarray[Any, np.dtype[Any]]

CLIP = 0.2  # of the ratio of new to old chances
CUT = HIGHEST / 256  # of what goes from layer to layer
BOUND = 127 / 64  # of a weight, so that a byte holds it
LONGEST_STEP = 1.0  # of all gradients together
WORTH_LOSS = 0.5
FINE_BITS = 12  # of weights while learning
MOST_BITS = 10
LAYER_OF = {
    **dict.fromkeys(("table", "asked", "names"), 0),
    **dict.fromkeys(("two", "two_bias"), 1),
    "out": 2,
    "worth_table": 3,
    **dict.fromkeys(("worth_two", "worth_bias"), 4),
    **dict.fromkeys(("worth_out", "worth_out_bias"), 5),
}
SPREAD = {
    "table": 0.09,
    "asked": 0.3,
    "names": 0.03,
    "two": 0.25,
    "out": 0.03,
    "worth_table": 0.09,
    "worth_two": 0.25,
    "worth_out": 0.03,
}
"""How far apart the first weights lie; biases begin at 0."""


class Learner:
    """Weights in real numbers, with what Adam remembers of their gradients."""

    def __init__(self, stamp: Stamp, chance: Chance) -> None:
        self.stamp = stamp
        self.shapes = shapes(stamp)
        self.row = np.zeros(sum(map(size, self.shapes.values())), np.float32)
        self.slope = np.zeros_like(self.row)
        self.mean = np.zeros_like(self.row)
        self.square = np.zeros_like(self.row)
        self.steps = 0
        self.p, self.g = self._views(self.row), self._views(self.slope)
        for name, spread in SPREAD.items():
            self.p[name][...] = uniform(chance, self.p[name].shape, spread)

    def _views(self, row: Array) -> dict[str, Array]:
        found, at = {}, 0
        for name, shape in self.shapes.items():
            found[name] = row[at : at + size(shape)].reshape(shape)
            at += size(shape)
        return found

    def learn(self, batch: Batch, rate: float, entropy: float) -> Array:
        """One step; returns entropy and loss of worth, for the curve."""
        self.slope[:] = 0
        disorder = self._learn_policy(batch, entropy)
        off = self._learn_worth(batch.x, batch.targets, WORTH_LOSS)
        off += self._learn_worth(batch.sights, batch.sight_targets, WORTH_LOSS / 2)
        self._step(rate)
        return np.array([disorder, off])

    def _learn_policy(self, b: Batch, entropy: float) -> float:
        p, g = self.p, self.g
        count = len(b.x)
        raw = (b.x @ p["table"])[b.owner] + b.f @ p["asked"] + p["names"][b.names]
        hidden = np.clip(raw, 0, CUT)
        raw_two = hidden @ p["two"] + p["two_bias"]
        second = np.clip(raw_two, 0, CUT)
        z = second @ p["out"]
        z -= np.maximum.reduceat(z, b.starts)[b.owner]
        likely = np.exp(np.maximum(z, -30))
        likely /= np.add.reduceat(likely, b.starts)[b.owner]
        logs = np.log(np.maximum(likely, 1e-12))
        ratio = likely[b.chosen] / b.chance
        moves_on = np.where(b.gained >= 0, ratio <= 1 + CLIP, ratio >= 1 - CLIP)
        push = -b.gained * ratio * moves_on / count
        slope = -push[b.owner] * likely
        slope[b.chosen] += push
        disorder = -np.add.reduceat(likely * logs, b.starts)
        slope += entropy / count * likely * (logs + disorder[b.owner])
        g["out"] += slope @ second
        to_second = np.outer(slope, p["out"]) * ((raw_two > 0) & (raw_two < CUT))
        g["two"] += hidden.T @ to_second
        g["two_bias"] += to_second.sum(0)
        to_hidden = (to_second @ p["two"].T) * ((raw > 0) & (raw < CUT))
        g["asked"] += b.f.T @ to_hidden
        g["table"] += b.x.T @ np.add.reduceat(to_hidden, b.starts)
        order = np.argsort(b.names, kind="stable")
        found, first = np.unique(b.names[order], return_index=True)
        g["names"][found] += np.add.reduceat(to_hidden[order], first)
        return float(disorder.mean())

    def _learn_worth(self, x: Array, targets: Array, weight: float) -> float:
        p, g = self.p, self.g
        raw = x @ p["worth_table"]
        hidden = np.clip(raw, 0, CUT)
        raw_two = hidden @ p["worth_two"] + p["worth_bias"]
        second = np.clip(raw_two, 0, CUT)
        off = second @ p["worth_out"] + p["worth_out_bias"] - targets
        slope = 2 * weight / max(1, len(x)) * off
        g["worth_out"] += second.T @ slope
        g["worth_out_bias"] += slope.sum(0)
        to_second = (slope @ p["worth_out"].T) * ((raw_two > 0) & (raw_two < CUT))
        g["worth_two"] += hidden.T @ to_second
        g["worth_bias"] += to_second.sum(0)
        to_hidden = (to_second @ p["worth_two"].T) * ((raw > 0) & (raw < CUT))
        g["worth_table"] += x.T @ to_hidden
        return float((off**2).mean())

    def _step(self, rate: float) -> None:
        """Adam, with short steps and weights that a byte can hold."""
        length = float(np.sqrt((self.slope**2).sum()))
        self.slope *= min(1.0, LONGEST_STEP / (length + 1e-9))
        self.steps += 1
        self.mean += 0.1 * (self.slope - self.mean)
        self.square += 0.001 * (self.slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.row -= rate * mean / (np.sqrt(square) + 1e-6)
        np.clip(self.row, -BOUND, BOUND, out=self.row)

    def fine_layers(self) -> Layers:
        """For self-play: the same weights, in steps too small to matter."""
        numbers = np.round(self.row * (1 << FINE_BITS)).astype(np.int16)
        return Layers(np.full(LAYERS, FINE_BITS), **self._views(numbers))  # type: ignore[arg-type]

    def weights(self, learned: int, seed: str) -> Weights:
        """For a file: each layer as fine as a byte allows."""
        bits = [MOST_BITS] * LAYERS
        for name, part in self.p.items():
            while np.abs(part).max() * (1 << bits[LAYER_OF[name]]) > 127:
                bits[LAYER_OF[name]] -= 1
        made = [np.round(part * (1 << bits[LAYER_OF[name]])) for name, part in self.p.items()]
        numbers = np.concatenate([part.reshape(-1) for part in made]).astype(np.int8)
        return Weights(self.stamp, tuple(bits), learned, seed, numbers.tobytes())


def uniform(chance: Chance, shape: tuple[int, ...], spread: float) -> Array:
    """Numbers from -spread to spread."""
    count = int(np.prod(shape))
    words = np.array([next_word(chance) for _ in range(count)], np.float64)
    return ((words / 2**31 - 1) * spread).reshape(shape).astype(np.float32)


class Batch:
    """Some samples, as the learner wants them."""

    def __init__(self, notes: Any, first: int, last: int, gained: Array) -> None:
        rows = notes.first[first : last + 1]
        row, end = rows[0], rows[-1]
        self.x = answers(notes.table[first:last])
        self.f = answers(notes.asked[row:end])
        self.names = notes.names[row:end]
        self.starts = rows[:-1] - row
        self.owner = np.repeat(np.arange(last - first), np.diff(rows))
        self.chosen = self.starts + notes.chosen[first:last]
        self.chance = notes.chance[first:last].astype(np.float32)
        self.gained = gained[first:last]
        reward = notes.hoped[first:last] + notes.gained[first:last]
        self.targets = pairs(reward, notes.win[first:last])
        samples, _, sights = notes.used
        a, b = (int(place * sights // samples) for place in (first, last))
        self.sights = answers(notes.sights[a:b])
        self.sight_targets = pairs(notes.sight_reward[a:b], notes.sight_win[a:b])


def answers(numbers: Array) -> Array:
    """From whole numbers to real ones."""
    return numbers.astype(np.float32) / YES


def pairs(rewards: Array, wins: Array) -> Array:
    """What worth learns to foretell."""
    return np.stack([rewards, wins], axis=1).astype(np.float32)
