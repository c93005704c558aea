"""A review and the words for it, whichever form it is told in."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator

from pyrite.cli.shell.voice import Voice
from pyrite.core.law import ONLOOKER
from pyrite.engine.records.replay import Replay
from pyrite.engine.telling.speech import side_names
from pyrite.engine.telling.viewer_events import Witness
from pyrite.players.review.grades import SURE, Grade
from pyrite.players.review.judging import Decision
from pyrite.players.review.ledger import Account
from pyrite.players.review.moments import Moment, Why
from pyrite.players.review.reasons.knowing import known_facts
from pyrite.players.review.reasons.reason import needs_reason
from pyrite.players.review.reasons.telling import meter_text, reason_text, speech_to
from pyrite.players.review.review import Review
from pyrite.players.review.summary import summary
from pyrite.players.review.valuing import Estimate

MOST_DECISIONS = 12  # in a table


class ReviewTelling:
    """A review and the words for it."""

    def __init__(self, review: Review, language: str) -> None:
        self.review = review
        walk = review.walk
        replay = Replay(walk.record)
        names = {**side_names(replay.play), **walk.record.players}
        self.voice = Voice(language, walk.game, names)
        self.say = self.voice.say
        self._sentences = dict(self._tell(replay))

    def _tell(self, replay: Replay) -> Iterator[tuple[int, str]]:
        """What an onlooker was told of each step; of what was secret, the move itself."""
        witness = Witness(replay.play, ONLOOKER)
        steps = (step for _, step in replay.steps() if step)
        for number, step in enumerate(steps, 1):
            news = witness.note(step)
            told = self.voice.tell_news(news) if news and not news.is_hidden else []
            if not told and not step.is_chance:
                told = [f"{self.voice.seat(step.mover)}: {self.move(step.move)}"]
            yield number, " ".join(told) or step.text

    def sentence(self, step: int) -> str:
        """A step in words."""
        return self._sentences[step]

    def move(self, move: int) -> str:
        """A move in words."""
        return self.voice.tell(self.voice.game.describe_move(move))

    def grade(self, grade: Grade) -> str:
        """A grade by its name."""
        say = self.say
        names = {
            Grade.GOLD: say("review-grade-gold"),
            Grade.FAIR: say("review-grade-fair"),
            Grade.PYRITE: say("review-grade-pyrite"),
            Grade.DYNAMITE: say("review-grade-dynamite"),
        }
        return names[grade]

    def parts(self, one: Account) -> list[tuple[str, Estimate]]:
        """What moved a seat's share, by name; what was not judged only where there is something."""
        say = self.say
        named = [
            (say("review-luck"), one.luck),
            (say("review-own"), one.own),
            (say("review-others"), one.others),
        ]
        return [*named, (say("review-open"), one.open)] if self._has_open else named

    @functools.cached_property
    def _has_open(self) -> bool:
        return any(one.open != Estimate(0.0, 0.0) for one in self.accounts)

    @functools.cached_property
    def accounts(self) -> list[Account]:
        """What the ledger comes to, for every seat."""
        return self.review.accounts

    def heading(self) -> str:
        """Which game it was."""
        return self.say("review-heading", title=self.say("title"), seats=self.review.walk.seats)

    def method(self) -> str:
        """How it was measured, and what the figures are."""
        return self.say("review-method", iterations=f"{self.review.iterations:,}")

    def of_seat(self, seat: int) -> dict[int, Decision]:
        """A seat's decisions, in order."""
        found = sorted(self.review.decisions.items())
        return {step: one for step, one in found if one.seat == seat}

    def counts(self, seat: int) -> str:
        """How often each grade where there was something to decide, and what was lost by that."""
        decisions = self.of_seat(seat).values()
        real = [one for one in decisions if one.is_real]
        counted = Counter(one.grade for one in real)
        grades = ", ".join(f"{counted[grade]} {self.grade(grade)}" for grade in Grade)
        counts = {"real": len(real), "all": len(decisions)}
        told = [self.say("review-counts", name=self.voice.seat(seat), grades=grades, **counts)]
        found = summary(seat, decisions)
        if found.forced + found.equal:
            told.append(self.say("review-apart", forced=found.forced, equal=found.equal))
        if real:
            points = f"{found.points.mean:.2f} ± {SURE * found.points.error:.2f}"
            told.append(self.say("review-lost", loss=with_margin(found.loss), points=points))
        return " ".join([*told, *self.meters(seat)])

    def meters(self, seat: int) -> list[str]:
        """Like which level a seat played, where the game has a ladder."""
        walk, language = self.review.walk, self.voice.language
        speech = speech_to(walk.game, walk.record.players, seat, language)
        return [meter_text(speech, one) for one in self.review.meters if one.seat == seat]

    def reason(self, step: int) -> str:
        """Why the better move was better; nothing where no fact explains it."""
        reason, decision = self.review.reasons.get(step), self.review.decisions.get(step)
        if reason is None or decision is None:
            return ""
        walk = self.review.walk
        speech = speech_to(walk.game, walk.record.players, decision.seat, self.voice.language)
        return reason_text(speech, decision, reason)

    def known(self, step: int) -> str:
        """What the seat could have known, with the step at which it learned it."""
        decision, walk = self.review.decisions[step], self.review.walk
        speech = speech_to(walk.game, walk.record.players, decision.seat, self.voice.language)
        facts = known_facts(walk, step, decision) if needs_reason(decision) else []
        return " ".join(
            self.say("review-known-since", fact=speech.tell(one.event), step=one.since)
            for one in facts
        )

    def why(self, step: int) -> str:
        """What was known, then the reason."""
        return " ".join(filter(None, (self.known(step), self.reason(step))))

    def costly(self) -> list[tuple[int, Decision]]:
        """The decisions below Gold, the dearest of them, in order of play."""
        below = [one for one in self.review.decisions.items() if one[1].grade is not Grade.GOLD]
        below.sort(key=lambda one: -one[1].loss.mean)
        return sorted(below[:MOST_DECISIONS])

    def moment(self, one: Moment) -> str:
        """Why a step is worth looking at."""
        name, change = self.voice.seat(one.seat), f"{abs(one.change):.1%}"
        match one.why:
            case Why.MISTAKE:
                best = self.move(self.review.decisions[one.step].best)
                return self.say("review-moment-mistake", name=name, change=change, best=best)
            case Why.STROKE:
                return self.say("review-moment-stroke", name=name, change=change)
        return self.say("review-moment-luck", name=name, change=signed(one.change))


def signed(share: float) -> str:
    """`+12.3%`."""
    return f"{share:+.1%}"


def with_margin(one: Estimate) -> str:
    """`+12.3% ± 2.0%`, the margin being 95 %."""
    return f"{signed(one.mean)} ± {SURE * one.error:.1%}"
