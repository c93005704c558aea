"""A review as JSON values: what `pyrite review --json` prints and a server gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from pyrite.core.game import Game
from pyrite.core.words import LANGUAGES
from pyrite.engine.play import Step
from pyrite.engine.telling.speech import move_sentence
from pyrite.engine.telling.views import ending
from pyrite.players.review.judging import Considered, Decision
from pyrite.players.review.ledger import Account, LedgerEntry
from pyrite.players.review.meter import Meter
from pyrite.players.review.moments import Moment
from pyrite.players.review.parts import GamePart, parts_of
from pyrite.players.review.reasons.knowing import KnownFact, known_facts
from pyrite.players.review.reasons.reason import CountedFact, needs_reason
from pyrite.players.review.reasons.telling import ReviewSpeech, meter_text, reason_text, speech_to
from pyrite.players.review.review import Review
from pyrite.players.review.summary import SeatSummary
from pyrite.players.review.valuing import Chances, Estimate
from pyrite.wire import reviews as wire

FORMAT: Final = "pyrite review 1"
MEASURED = 3  # a new number whenever the same record gets other figures than before
DIGITS = 4


def review_data(review: Review) -> wire.Review:
    """All of it; places of a game are counted from 0, which is before the first step."""
    walk = review.walk
    game = walk.game
    return {
        "format": FORMAT,
        "game": game.id,
        "seats": walk.seats,
        "options": walk.record.options,
        "players": [walk.record.players.get(seat) for seat in range(walk.seats)],
        "iterations": review.iterations,
        "done": round(review.share_done, DIGITS),
        "result": ending(game, review.result),
        "reviewed": list(review.seats),
        "places": [place_data(review, place) for place in range(len(walk.positions))],
        "decisions": [
            decision_data(review, step, one) for step, one in sorted(review.decisions.items())
        ],
        "summaries": [summary_data(one) for one in review.summaries],
        "meters": [meter_data(review, one) for one in review.meters],
        "parts": [part_data(game, one) for one in parts_of(review)],
        "texts": {language: texts_data(review, language) for language in LANGUAGES},
        "ledger": [item_data(one) for one in review.items],
        "accounts": [account_data(one) for one in review.accounts],
        "moments": [moment_data(one) for one in review.moments],
    }


def place_data(review: Review, place: int) -> wire.ReviewPlace:
    """The step that led here, chances in the light of the truth, and as the seats knew them."""
    truth = review.truth.get(place)
    return {
        "who": who(review.walk.positions[place].step),
        "text": text_of(review.walk.positions[place].step),
        "chances": chances_data(truth) if truth else None,
        "known": {
            str(seat): estimate_data(known)
            for seat in review.seats
            if (known := review.known_chance(place, seat))
        },
    }


def who(step: Step | None) -> int | Literal["*"] | None:
    """A seat, `*` for chance, None before everything."""
    if step is None:
        return None
    return "*" if step.is_chance else step.mover


def text_of(step: Step | None) -> str | None:
    """As the record says it."""
    return step.text if step else None


def estimate_data(one: Estimate) -> wire.Estimate:
    """Mean and standard error."""
    return round(one.mean, DIGITS), round(one.error, DIGITS)


def chances_data(chances: Chances) -> list[wire.Estimate]:
    """By seat."""
    return [estimate_data(one) for one in chances]


def decision_data(review: Review, step: int, one: Decision) -> wire.ReviewDecision:
    """A decision and every move that was considered; why the better one was better, if found."""
    game = review.walk.game
    told: wire.ReviewDecision = {
        "step": step,
        "seat": one.seat,
        "grade": one.grade.value,
        "forced": one.is_forced,
        "choice": one.choice.value,
        "made": game.move_text(one.made),
        "best": game.move_text(one.best),
        "loss": estimate_data(one.loss),
        "points": estimate_data(one.points),
        "gain": estimate_data(one.gain[one.seat]),
        "moves": [considered_data(game, move) for move in one.moves],
    }
    speeches = speeches_to(review, one.seat)
    if reason := review.reasons.get(step):
        told["reason"] = {
            "facts": [fact_data(fact) for fact in reason.facts],
            "worlds": reason.worlds,
            "explained": estimate_data(reason.explained),
            "text": {name: reason_text(speech, one, reason) for name, speech in speeches.items()},
        }
    if needs_reason(one) and (facts := known_facts(review.walk, step, one)):
        told["known"] = [known_data(fact, speeches) for fact in facts]
    return told


def speeches_to(review: Review, seat: int) -> dict[str, ReviewSpeech]:
    """Words for a seat, by language."""
    game, players = review.walk.game, review.walk.record.players
    return {language: speech_to(game, players, seat, language) for language in LANGUAGES}


def known_data(one: KnownFact, speeches: Mapping[str, ReviewSpeech]) -> wire.ReviewKnown:
    """What the seat could have known, and since when."""
    return {
        "fact": one.event.key.removeprefix("known-"),
        "since": one.since,
        "text": {language: speech.tell(one.event) for language, speech in speeches.items()},
    }


def fact_data(one: CountedFact) -> wire.ReviewFact:
    """What was counted, for whom, until when; in how many of the games, or how much in all."""
    return {
        "fact": one.fact.name,
        "events": list(one.fact.events),
        "whose": one.fact.whose.value,
        "value": one.fact.value,
        "until": list(one.fact.until),
        "made": one.made,
        "best": one.best,
    }


def summary_data(one: SeatSummary) -> wire.ReviewSummary:
    """A seat's decisions: what there was to decide, and what it lost by that."""
    return {
        "seat": one.seat,
        "real": one.real,
        "forced": one.forced,
        "equal": one.equal,
        "loss": estimate_data(one.loss),
        "points": estimate_data(one.points),
    }


def meter_data(review: Review, one: Meter) -> wire.ReviewMeter:
    """Which level a seat played like, in words, too."""
    low, high = one.bounds
    game, players = review.walk.game, review.walk.record.players
    return {
        "seat": one.seat,
        "decisions": one.decisions,
        "sure": one.is_sure,
        "level": one.level,
        "low": low,
        "high": high,
        "place": round(one.place, DIGITS),
        "levels": list(one.levels),
        "text": {
            language: meter_text(speech_to(game, players, one.seat, language), one)
            for language in LANGUAGES
        },
    }


def part_data(game: Game, one: GamePart) -> wire.ReviewPart:
    """A round, a year, and what was decided in it."""
    return {
        "name": {
            language: ReviewSpeech(language, game, {}).say("part-name", number=one.number)
            for language in LANGUAGES
        },
        "first": one.first,
        "last": one.last,
        "summaries": [summary_data(seat) for seat in one.summaries],
    }


def considered_data(game: Game, one: Considered) -> wire.ReviewMove:
    """A move, how many games were played with it, and how they ended for the seat."""
    return {
        "move": game.move_text(one.move),
        "games": one.games,
        "win": estimate_data(one.win),
        "score": estimate_data(one.score),
    }


def texts_data(review: Review, language: str) -> dict[str, str]:
    """Every move of a decision in words, by its text."""
    game = review.walk.game
    decisions = review.decisions.values()
    considered = {one.move for decision in decisions for one in decision.moves}
    named = considered.union(*((one.made, one.best) for one in decisions))
    return {game.move_text(move): move_sentence(game, move, language) for move in sorted(named)}


def item_data(one: LedgerEntry) -> wire.ReviewItem:
    """A line of the ledger."""
    seat = None if one.seat < 0 else one.seat
    return {
        "step": one.step,
        "kind": one.kind.value,
        "seat": seat,
        "change": chances_data(one.change),
    }


def account_data(one: Account) -> wire.ReviewAccount:
    """What the ledger comes to for a seat."""
    return {
        "seat": one.seat,
        "opening": estimate_data(one.opening),
        "final": round(one.final, DIGITS),
        "luck": estimate_data(one.luck),
        "own": estimate_data(one.own),
        "others": estimate_data(one.others),
        "open": estimate_data(one.open),
    }


def moment_data(one: Moment) -> wire.ReviewMoment:
    """A step worth looking at."""
    return {
        "step": one.step,
        "why": one.why.value,
        "seat": one.seat,
        "change": round(one.change, DIGITS),
    }
