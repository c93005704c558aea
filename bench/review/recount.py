"""Every reason of a review counted again by another way: the engine plays, an onlooker watches.

Nothing of `players/review` is used: guesses and streams are drawn from the seed as docs/review.md
says, moves go through `Play`, events are what an onlooker is told, facts and shares are taken from
the review as JSON and computed with formulas of this file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from pyrite.core.chance import Chance, below, next_word, seed_fast
from pyrite.core.game import Event, victory_shares
from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import fast_chance
from pyrite.engine.play import Play, Step
from pyrite.engine.player import Information
from pyrite.engine.records.record import GameRecord
from pyrite.engine.records.replay import Replay
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.simple import weights_of

WORDS_OF_A_SEED = 4
DRAWS = 3
CLOSE = 2e-4  # data has four digits
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")

Fact = Mapping[str, Any]


def wrong_reasons(record: GameRecord, review: Mapping[str, Any]) -> list[str]:
    """What of a review's reasons does not hold, in words; nothing, if all do."""
    wrong = []
    replay, step = Replay(record), 0
    told = {one["step"]: one for one in review["decisions"] if "reason" in one}
    before = replay.play.twin()
    for _, made in replay.steps():
        if made:
            step += 1
            if step in told:
                wrong += [f"step {step}: {one}" for one in wrong_of(before, told[step])]
            before = replay.play.twin()
    return wrong


def wrong_of(play: Play, decision: Mapping[str, Any]) -> list[str]:
    """What does not hold in the reason of one decision."""
    reason, seat = decision["reason"], decision["seat"]
    facts = reason["facts"]
    known = play.information(seat)
    moves = [play.game.parse_move(decision[name]) for name in ("made", "best")]
    worlds = [imagine(play, known, moves, facts, *world) for world in draws(play, known, reason)]
    wrong = []
    for n, fact in enumerate(facts):
        for arm, name in enumerate(("made", "best")):
            total = sum(world[arm][0][n] for world in worlds)
            if total != fact[name]:
                wrong.append(f"{fact['fact']} {name}: {fact[name]} told, {total} found")
    share = explained(worlds, len(facts)) / decision["loss"][0]
    if abs(share - reason["explained"][0]) > CLOSE * (1 + abs(share) / decision["loss"][0]):
        wrong.append(f"explained: {reason['explained'][0]} told, {share:.4f} found")
    return wrong + wrong_words(reason)


def draws(
    play: Play, known: Information, reason: Mapping[str, Any]
) -> list[tuple[Any, list[list[int]]]]:
    """Every guess with the seeds of its streams, from the hash of the information."""
    digest = sha256(b"pyrite review measure")
    digest.update(len(known.bytes).to_bytes(4, "big") + known.bytes)
    master, found = fast_chance(digest.hexdigest()), []
    for _ in range(reason["worlds"]):
        guess = play.game.state()
        play.game.guess(known.state, master, guess)
        seeds = [[next_word(master) for _ in range(WORDS_OF_A_SEED)] for _ in range(play.seats + 1)]
        for one in seeds:
            one[0] |= 1
        found.append((guess, seeds))
    return found


Ended = tuple[list[float], float]
"""Facts of a game, and the seat's share of the victory."""


def imagine(
    play: Play,
    known: Information,
    moves: Sequence[int],
    facts: Sequence[Fact],
    guess: Any,
    seeds: Sequence[list[int]],
) -> list[Ended]:
    """The game after each of the two moves, played to its end."""
    found = []
    for move in moves:
        game = play.twin()
        game.chance, game.lines = None, []
        game.state = type(guess)()
        game.state.__class__.code.copy(game.state, guess)
        streams = [Chance() for _ in seeds]
        for stream, seed in zip(streams, seeds, strict=True):
            seed_fast(stream, seed, 0)
        events = watched(game, known.seat, move, streams)
        assert game.result
        share = victory_shares(game.result.winners, game.seats)[known.seat]
        counted = [
            float(game.result.scores[known.seat])
            if fact["fact"] == "score" and not fact["events"]
            else count(fact, known.seat, events)
            for fact in facts
        ]
        found.append((counted, share))
    return found


Watched = list[tuple[Step, list[Event]]]


def watched(game: Play, seat: int, move: int, streams: Sequence[Chance]) -> Watched:
    """What an onlooker is told from the move on to the end."""
    before = game.information(ONLOOKER)
    step = game.make_move(seat, move)
    found = [(step, game.tell(before, step))]
    while not game.is_over:
        before = game.information(ONLOOKER)
        if game.waits_for_chance:
            outcome = [0] * game.game.longest_outcome
            del outcome[game.game.draw(game.state, streams[0], outcome) :]
            step = game.put_outcome(outcome)
        else:
            mover = game.waiting[0]
            step = game.make_move(mover, chosen(game, mover, streams[1 + mover]))
        found.append((step, game.tell(before, step)))
    return found


def chosen(game: Play, seat: int, stream: Chance) -> int:
    """Three draws by the heuristic's weights, of which the heaviest; then any of its kind."""
    moves = game.legal_numbers(seat)
    if len(moves) == 1:
        return moves[0]
    weights = weights_of(game.information(seat), moves)
    best = weighted(stream, weights)
    for _ in range(DRAWS - 1):
        other = weighted(stream, weights)
        best = other if weights[other] > weights[best] else best
    kind = kind_in(game.game)
    alike = [one for one in moves if kind(game.state, one) == kind(game.state, moves[best])]
    return alike[below(stream, len(alike))] if len(alike) > 1 else moves[best]


def weighted(stream: Chance, weights: Sequence[int]) -> int:
    """A place drawn by weight."""
    left = below(stream, sum(weights))
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight
    raise AssertionError


def count(fact: Fact, seat: int, steps: Watched) -> float:
    """A fact in one game, until its horizon."""
    total, others = 0.0, False
    for number, (step, events) in enumerate(steps):
        if "turn" in fact["until"] and others and step.mover == seat:
            break
        others |= not step.is_chance and step.mover != seat
        told = events[1:] if number == 0 and fact["fact"] == "event" else events
        for event in (one for one in told if one.key in fact["events"]):
            whose = event.values.get("seat")
            if fact["whose"] == "anybody" or (whose == seat) is (fact["whose"] == "own"):
                total += event.values[fact["value"]] if fact["value"] not in ("", "#") else 1
        if any(one.key in fact["until"] for one in events):
            break
    return total if fact["value"] else float(total > 0)


def explained(worlds: Sequence[Sequence[Ended]], facts: int) -> float:
    """What goes with one or two facts, of the difference in win share."""
    rows = [[b - a for a, b in zip(made[0], best[0], strict=True)] for made, best in worlds]
    apart = [best[1] - made[1] for made, best in worlds]
    first = [row[0] for row in rows]
    means = [sum(row[n] for row in rows) / len(rows) for n in range(facts)]
    if facts == 1:
        return product(first, apart) / product(first, first) * means[0]
    second = [row[1] for row in rows]
    a, b, d = product(first, first), product(first, second), product(second, second)
    x, y = product(first, apart), product(second, apart)
    return ((x * d - y * b) * means[0] + (y * a - x * b) * means[1]) / (a * d - b * b)


def product(x: Sequence[float], y: Sequence[float]) -> float:
    """The sum of products."""
    return sum(a * b for a, b in zip(x, y, strict=True))


def wrong_words(reason: Mapping[str, Any]) -> list[str]:
    """Figures that a sentence must have, in every language, and has not."""
    wanted = {str(min(100, round(100 * reason["explained"][0])))} - {"100"}
    for fact in reason["facts"]:
        for name in ("made", "best"):
            mean = fact[name] / reason["worlds"]
            text = f"{mean:.1f}" if fact["value"] else str(round(100 * mean))
            wanted |= {text} - {"0", "100"}
    return [
        f"“{text}” does not say {figure}"
        for text in reason["text"].values()
        for figure in wanted - set(NUMBER.findall(text))
    ]
