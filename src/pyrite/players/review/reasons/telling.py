"""A reason in words: the fact, how often it came with either move, how much it explains."""

from __future__ import annotations

from collections.abc import Mapping

from pyrite.core.game import Game, Seat
from pyrite.engine.telling.speech import Speech
from pyrite.players.review.judging import Decision
from pyrite.players.review.meter import FEWEST, Meter
from pyrite.players.review.reasons.counting import GENERIC
from pyrite.players.review.reasons.reason import CountedFact, Reason

HUNDRED = 100


class ReviewSpeech(Speech):
    """Knows what reviews say of any game."""

    packages = ("pyrite.players", "pyrite.engine")


def speech_to(game: Game, players: Mapping[int, str], seat: int, language: str) -> ReviewSpeech:
    """As the seat that decided is spoken to: by its name, where it has one."""
    return ReviewSpeech(language, game, players, seat)


def reason_text(speech: Speech, decision: Decision, reason: Reason) -> str:
    """Every fact in a sentence, and what they come to."""
    better = speech.tell(speech.game.describe_move(decision.best))
    told = [fact_text(speech, decision, reason, one, better) for one in reason.facts]
    share = min(HUNDRED, round(HUNDRED * reason.explained.mean))
    return speech.say("why-sentences", facts="\n".join(told), share=share).replace("\n", " ")


def meter_text(speech: Speech, one: Meter) -> str:
    """Which level somebody played like, and between which it surely lies."""
    values: dict[str, object] = {"seat": Seat(one.seat), "decisions": one.decisions}
    if not one.is_sure:
        return speech.say("meter-few" if one.decisions < FEWEST else "meter-open", **values)
    low, high = (speech.say("meter-level", level=level) for level in one.bounds)
    level, span = speech.say("meter-level", level=one.level), "one" if low == high else "other"
    return speech.say("meter-like", level=level, low=low, high=high, range=span, **values)


def fact_text(
    speech: Speech, decision: Decision, reason: Reason, one: CountedFact, better: str
) -> str:
    """One fact: of so many games, or in the mean."""
    fact = clause(speech, decision, one)
    made, best = one.made / reason.worlds, one.best / reason.worlds
    if one.fact.is_share:
        shares = {"made": round(HUNDRED * made), "best": round(HUNDRED * best)}
        key, values = "why-share", dict[str, object](shares)
    else:
        key, values = "why-mean", {"made": f"{made:.1f}", "best": f"{best:.1f}"}
    return speech.say(key, fact=fact, better=better, seat=Seat(decision.seat), **values)


def clause(speech: Speech, decision: Decision, one: CountedFact) -> str:
    """What may happen, in a few words."""
    seat = Seat(decision.seat)
    if one.fact.name == GENERIC:
        assert one.example
        event = speech.tell(one.example).rstrip(".。")
        return speech.say("fact-event", event=event, seat=seat)
    return speech.say(f"fact-{one.fact.name}", seat=seat)
