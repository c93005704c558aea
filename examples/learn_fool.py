"""A small agent learns single rounds of Fool! from nothing, by playing against itself.

`python examples/learn_fool.py [MINUTES]` trains on two cores with NumPy alone (proximal policy
optimisation, one hidden layer), measures itself against `greedy` now and then, and draws its
learning curve into `examples/learn_fool.svg`. All it sees is the encoding of
`docs/encodings/fool.md`; from that it looks at each card of its hand with a few questions a player
would ask, and learns what the answers are worth.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small lose by more threads

import numpy as np

import pyrite
from pyrite.core.chance import Chance
from pyrite.core.seeds import game_seed, seed_text
from pyrite.engine.player import Information, Player
from pyrite.engine.records.replay import resume
from pyrite.engine.simulate import play_game
from pyrite.envs.encoding.specification import encoding
from pyrite.envs.vector import VectorGames
from pyrite.games.fool.box import COLOUR, HIGHEST, LOWEST, NO_COLOUR, ONE, VALUE
from pyrite.players.greedy import Greedy
from pyrite.players.uniform import Uniform

Array = np.ndarray[Any, Any]

GAME = pyrite.game("fool")
SEATS = 4
OPTIONS = {"rounds": "single"}
CODE = encoding(GAME, SEATS)

GAMES = 256  # side by side
STEPS = 160  # of each game in a round of training: about four games
HIDDEN = 64
EPOCHS = 3
MINIBATCH = 2048
RATE = 3e-3
CLIP = 0.2
ENTROPY = 0.005
POINTS = 40  # a lead of so many points is worth as much as a victory

MINUTES = 3.0
MEASURED = 300  # games, now and then
MEASURED_AT_LAST = 2000


PARTS = {(part.piece.path, part.rank): part for part in CODE.parts}
COLOURS = np.array([*COLOUR, NO_COLOUR])  # the last one stands for no card, which is -1
VALUES = np.array([*VALUE, 0])
IN_PLAY = np.array(HIGHEST[SEATS])[:, None] >= LOWEST + np.arange(26)  # by colour and value
ABOVE_SHED = 100


def piece(rows: Array, path: str, rank: int = -1) -> Array:
    """A piece of compact rows."""
    part = PARTS[path, rank]
    return rows[:, part.start : part.start + part.width].astype(np.int64)


def each_seat(rows: Array, path: str) -> Array:
    """A piece of one entry for every seat, the own one first."""
    return np.concatenate([piece(rows, path, rank)[:, :1] for rank in range(SEATS)], 1)


def strength(cards: Array, lead: Array) -> Array:
    """What decides a trick: shed cards below all others."""
    shed = (COLOURS[cards] != lead) & (lead != NO_COLOUR) & (cards != ONE)
    return VALUES[cards] + np.where(shed, 0, ABOVE_SHED)


def candidates(rows: Array) -> Array:
    """The cards of the hand, a 1 but once; -1 where there is none."""
    hand = piece(rows, "players[own].hand[]")
    again = np.zeros_like(hand, bool)
    again[:, 1:] = (hand[:, 1:] == ONE) & (hand[:, :-1] == ONE)
    return np.where(again, -1, hand)


def unseen_cards(rows: Array, floats: Array) -> Array:
    """By colour and value: 1 for cards neither played nor in the own hand."""
    played, hand = PARTS["played[]", -1], PARTS["players[own].hand[]", -1]
    shape = (len(rows), NO_COLOUR, 26)
    gone = floats[:, played.float_start :][:, : played.float_width].reshape(shape) > 0
    held = np.zeros(shape, bool)
    for colour in range(NO_COLOUR):
        first = hand.float_start + COLOUR.index(colour)
        count = COLOUR.count(colour)
        held[:, colour, :count] = floats[:, first : first + count] > 0
    return IN_PLAY & ~gone & ~held


def questions(rows: Array) -> tuple[Array, Array]:
    """The cards of each hand, and what is asked about each of them: (rows, cards, questions)."""
    cards = candidates(rows)
    lead = piece(rows, "trick.colour")
    trick = each_seat(rows, "trick.cards[]")
    there = (trick >= 0)[:, None, :]
    colours, values = COLOURS[cards], VALUES[cards]
    new_lead = np.where(lead == NO_COLOUR, colours, lead)
    mine = strength(cards, new_lead)[:, :, None]
    theirs = strength(trick[:, None, :], new_lead[:, :, None])
    beaten = (there & (theirs < mine)).sum(2)
    sizes = each_seat(rows, "players[seat].size")
    out = each_seat(rows, "sitting")
    to_come = (trick[:, 1:] < 0) & (out[:, 1:] == 0)
    voids = each_seat(rows, "players[seat].void")[:, None, 1:] >> new_lead[:, :, None] & 1
    unseen = unseen_cards(rows, CODE.floats(rows))
    by_colour = np.concatenate([unseen, np.zeros_like(unseen[:, :1])], 1)
    hidden = by_colour[np.arange(len(rows))[:, None], colours]
    lower = (hidden & (LOWEST + np.arange(26) < values[:, :, None])).sum(2)
    same = (colours[:, :, None] == colours[:, None, :]) & (cards >= 0)[:, None, :]
    own_lower = (same & (values[:, None, :] < values[:, :, None])).sum(2)
    is_shed = mine[:, :, 0] < ABOVE_SHED
    wide = np.ones(cards.shape)
    asked = [
        *(colours == colour for colour in range(NO_COLOUR + 1)),
        *(values / 20, np.where(cards == ONE, 5, values) / 20, is_shed, lead == NO_COLOUR),
        *(beaten == 0, beaten == 1, beaten > 1, there.sum(2) - beaten == 0),
        *(there.sum(2) == number for number in range(SEATS)),
        *(to_come.sum(1)[:, None] == number for number in range(SEATS)),
        (to_come[:, None, :] & (voids > 0)).sum(2) / 3,
        *(lower / 8, hidden.sum(2) / 8 - lower / 8, own_lower / 6, same.sum(2) / 6),
        *(piece(rows, "ending"), sizes[:, :1] / 12, sizes[:, 1:].min(1)[:, None] / 12),
        *(np.abs(sizes[:, :1] - sizes[:, 1:]).max(1)[:, None] / 6, (sizes[:, :1] <= 2)),
        *((values * (cards >= 0)).sum(1)[:, None] / 100, out[:, 1:].any(1)[:, None]),
    ]
    return cards, np.stack([one * wide for one in asked], 2).astype(np.float32)


QUESTIONS = questions(np.zeros((1, CODE.width), np.int8))[1].shape[2]


class Network:
    """One hidden layer and one number out. Learns by Adam."""

    def __init__(self, inputs: int, generator: np.random.Generator) -> None:
        first = generator.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs / 4)
        last = generator.standard_normal((HIDDEN, 1)) * 0.1 / np.sqrt(HIDDEN)
        self.weights = [
            first.astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            last.astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._updates = 0

    def forward(self, inputs: Array) -> tuple[Array, Array]:
        """The hidden layer, and the number."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(inputs @ w1 + b1, 0)
        return hidden, (hidden @ w2 + b2)[:, 0]

    def learn(self, inputs: Array, hidden: Array, change: Array, rate: float) -> None:
        """One step down the gradient `change` of the numbers."""
        change = change[:, None].astype(np.float32)
        back = change @ self.weights[2].T * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(0), hidden.T @ change, change.sum(0)]
        self._updates += 1
        for w, m, v, g in zip(self.weights, self._means, self._squares, gradients, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            step = m / (1 - 0.9**self._updates)
            w -= rate * step / (np.sqrt(v / (1 - 0.999**self._updates)) + 1e-6)


class Learner:
    """How good a card is, and how good a position."""

    def __init__(self, generator: np.random.Generator) -> None:
        self.policy = Network(QUESTIONS, generator)
        self.critic = Network(QUESTIONS, generator)

    def chances(self, asked: Array, legal: Array) -> tuple[Array, Array]:
        """The policy's hidden layer, and how likely each card is to be played."""
        hidden, scores = self.policy.forward(asked.reshape(-1, QUESTIONS))
        scores = np.where(legal, scores.reshape(legal.shape), -1e9)
        weights = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, weights / weights.sum(1, keepdims=True)


def look(rows: Array, masks: Array) -> tuple[Array, Array, Array]:
    """The cards of each hand, the questions about them, and which may be played."""
    cards, asked = questions(rows)
    legal = (cards >= 0) & (np.take_along_axis(masks, np.maximum(cards, 0), 1) > 0)
    return cards, asked, legal


class Agent:
    """The learner as one of Pyrite's players: it plays the likeliest card."""

    def __init__(self, learner: Learner) -> None:
        self._learner = learner

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """From what the seat may know, as every player."""
        mask = np.zeros((1, GAME.move_count), np.int8)
        mask[0, list(moves)] = 1
        cards, asked, legal = look(CODE.encode(information)[None], mask)
        return int(cards[0, self._learner.chances(asked, legal)[1][0].argmax()])


class Experience:
    """What was asked and done in one round of training."""

    def __init__(self) -> None:
        self.asked: list[Array] = []
        self.legal: list[Array] = []
        self.places: list[Array] = []
        self.chances: list[Array] = []
        self.movers: list[Array] = []
        self.results: list[Array] = []
        self.ends: list[Array] = []

    def returns(self) -> tuple[Array, Array]:
        """What each decision led to, and whether its game ended while we watched."""
        count = len(self.movers[0])
        future = np.zeros((count, SEATS), np.float32)
        known = np.zeros(count, bool)
        returns, valid = [], []
        every = np.arange(count)
        for movers, results, ends in zip(
            reversed(self.movers), reversed(self.results), reversed(self.ends), strict=True
        ):
            future[ends] = worth(results[ends])
            known |= ends
            returns.append(future[every, movers])
            valid.append(known.copy())
        return np.concatenate(returns[::-1]), np.concatenate(valid[::-1])


def worth(scores: Array) -> Array:
    """A share of the victory, and a little for every point ahead of the average."""
    best = scores == scores.max(1, keepdims=True)
    return best / best.sum(1, keepdims=True) + (scores - scores.mean(1, keepdims=True)) / POINTS


def play(games: VectorGames, learner: Learner, generator: np.random.Generator) -> Experience:
    """The learner plays all seats of all games for a while, by its probabilities."""
    seen = Experience()
    every = np.arange(games.count)
    for _ in range(STEPS):
        cards, asked, legal = look(games.observations, games.masks)
        chances = learner.chances(asked, legal)[1]
        spots = generator.random((games.count, 1)) * chances.sum(1, keepdims=True)
        places = (chances.cumsum(1) > spots).argmax(1)
        places = np.where(legal[every, places], places, legal.argmax(1))
        seen.asked.append(asked)
        seen.legal.append(legal)
        seen.places.append(places)
        seen.chances.append(chances[every, places])
        seen.movers.append(games.movers.copy())
        games.step(cards[every, places])
        seen.results.append(games.rewards.copy())
        seen.ends.append(games.dones.astype(bool))
    return seen


def train(learner: Learner, seen: Experience, generator: np.random.Generator, rate: float) -> None:
    """Proximal policy optimisation on one round of experience."""
    returns, valid = seen.returns()
    chosen = np.flatnonzero(valid)
    asked, legal = np.concatenate(seen.asked), np.concatenate(seen.legal)
    places, before = np.concatenate(seen.places), np.concatenate(seen.chances)
    for _ in range(EPOCHS):
        generator.shuffle(chosen)
        for start in range(0, len(chosen), MINIBATCH):
            part = chosen[start : start + MINIBATCH]
            total = (asked[part] * legal[part][:, :, None]).sum(1)
            position = total / legal[part].sum(1, keepdims=True)
            seen_by_critic, values = learner.critic.forward(position)
            hidden, chances = learner.chances(asked[part], legal[part])
            advantages = returns[part] - values
            change = gradient(chances, advantages, places[part], before[part])
            inputs = asked[part].reshape(-1, QUESTIONS)
            learner.policy.learn(inputs, hidden, change.ravel() / len(part), rate)
            learner.critic.learn(position, seen_by_critic, -advantages / len(part), rate)


def gradient(chances: Array, advantages: Array, places: Array, before: Array) -> Array:
    """Of the clipped objective and the entropy, by the policy's numbers."""
    every = np.arange(len(places))
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    ratios = chances[every, places] / before
    clipped = np.where(advantages > 0, ratios > 1 + CLIP, ratios < 1 - CLIP)
    push = np.where(clipped, 0, advantages * ratios)
    change = push[:, None] * chances
    change[every, places] -= push
    logs = np.log(chances + 1e-9)
    change += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
    return change


def share(agent: Player, rival: Player, games: int, series: str) -> float:
    """The agent's share of victories, alone against three rivals, seat by seat in turn."""
    total = 0.0
    for number in range(games):
        seat = number % SEATS
        players = [agent if other == seat else rival for other in range(SEATS)]
        seed = game_seed(seed_text(series), number)
        record = play_game(GAME, SEATS, OPTIONS, seed, players, ["player"] * SEATS)
        result = resume(record).result
        assert result
        total += (seat in result.winners) / len(result.winners)
    return total / games


Curve = list[tuple[float, float]]  # million decisions, share against greedy


def draw(curve: Curve, path: Path) -> None:
    """The learning curve as a picture."""
    width, height, left, bottom = 640, 360, 60, 40
    most = max(x for x, _ in curve) or 1.0
    top = max(0.4, *(y for _, y in curve))

    def point(x: float, y: float) -> str:
        across = left + x / most * (width - left - 20)
        return f"{across:.1f},{height - bottom - y / top * (height - bottom - 20):.1f}"

    def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
        return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'

    marks = [step / 10 for step in range(int(top * 10) + 1)]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        *(
            f'<polyline points="{point(0, y)} {point(most, y)}" stroke="#ddd" fill="none"/>'
            + text(left - 8, float(point(0, y).split(",")[1]) + 4, f"{y:.0%}", "end")
            for y in marks
        ),
        f'<polyline points="{point(0, 0.25)} {point(most, 0.25)}" stroke="#999" '
        'stroke-dasharray="6 4" fill="none"/>',
        text(width - 24, float(point(0, 0.25).split(",")[1]) - 6, "as good as greedy", "end"),
        f'<polyline points="{" ".join(point(x, y) for x, y in curve)}" stroke="#b8860b" '
        'stroke-width="2.5" fill="none"/>',
        text(width / 2, height - 10, f"decisions learned from, up to {most:.1f} million"),
        text(width / 2, 14, "Fool!, single rounds: victories of one learner against three greedy"),
        "</svg>",
    ]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Train, measure, draw."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES
    generator = np.random.default_rng(1)
    learner = Learner(generator)
    agent, greedy = Agent(learner), Greedy(GAME)
    games = VectorGames(
        GAME, SEATS, GAMES, seed="learn", options=OPTIONS, rewards="score", threads=2
    )
    curve: Curve = [(0.0, share(agent, greedy, MEASURED, "curve"))]
    decisions, trained, next_look = 0, 0.0, 0.0
    while trained < 60 * minutes:
        began = time.perf_counter()
        rate = RATE * max(0.1, 1 - trained / (60 * minutes))
        train(learner, play(games, learner, generator), generator, rate)
        decisions += GAMES * STEPS
        trained += time.perf_counter() - began
        if trained >= next_look:
            next_look += 60 * minutes / 12
            curve.append((decisions / 1e6, share(agent, greedy, MEASURED, "curve")))
            print(f"{trained:5.0f} s  {curve[-1][0]:5.2f} million  {curve[-1][1]:.1%}", flush=True)
    games.close()
    final = share(agent, greedy, MEASURED_AT_LAST, "final")
    curve.append((decisions / 1e6, final))
    draw(curve, Path(__file__).with_suffix(".svg"))
    easy = share(agent, Uniform(), MEASURED, "easy")
    print(f"against three greedy {final:.1%}, against three uniform {easy:.1%}; even is 25.0%")


if __name__ == "__main__":
    main()
