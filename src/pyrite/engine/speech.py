"""What is said at a table: the game's words, then the engine's, with names for seat numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from pyrite.core.game import Event, Game, Result
from pyrite.core.law import ONLOOKER
from pyrite.core.words import Words
from pyrite.engine.names import PERSON, is_bot
from pyrite.engine.play import Play
from pyrite.engine.witness import News


class Speech:
    """Says keys and names seats, the way one viewer is spoken to."""

    packages: tuple[str, ...] = ("pyrite.engine",)
    """Whose words are known beside the game's."""

    def __init__(
        self, language: str, game: Game, players: Mapping[int, str], viewer: int = ONLOOKER
    ) -> None:
        self.language = language
        self.game = game
        self.players = players
        self.viewer = viewer
        self._words = Words(language, game.package, *self.packages)

    @classmethod
    def at(cls, play: Play, language: str) -> Self:
        """Everybody by name, sides at which nobody sits, too."""
        return cls(language, play.game, {**side_names(play), **play.players})

    def for_viewer(self, viewer: int) -> Self:
        """The same words to somebody else."""
        return type(self)(self.language, self.game, self.players, viewer)

    def say(self, key: str, **values: Any) -> str:
        """A message of the game or of one of our packages."""
        return self._words.say(key, **values)

    def knows(self, key: str) -> bool:
        """Is there such a message?"""
        return self._words.knows(key)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        name = self.players.get(seat, "")
        if is_bot(name):
            return self.say("name-bot", seat=str(seat))
        if name and name != PERSON:
            return name
        if seat == self.viewer:
            return self.say("name-you")
        return self.say("name-seat", seat=str(seat))

    def seats(self, seats: Sequence[int]) -> str:
        """Several of them."""
        return self.say("seats-comma").join(self.seat(seat) for seat in seats)

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        values = {name: self._value(name, value) for name, value in event.values.items()}
        return self.say(event.key, **values)

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.seat(value)
        return value

    def tell_news(self, news: News) -> list[str]:
        """A step in words."""
        if news.is_hidden:
            return [self.say("told-hidden", name=self.seat(news.mover))]
        return [self.tell(event) for event in news.events]

    def tell_result(self, result: Result) -> str:
        """Who has won, and why it ended."""
        winners, reason = self.seats(result.winners), self.reason(result.reason)
        if not result.winners:
            return self.say("result-nobody", reason=reason)
        return self.say("result", winners=winners, n=len(result.winners), reason=reason)

    def phase(self, phase: str) -> str:
        """What is going on."""
        return self.say(f"phase-{phase}")

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        return self.say(f"reason-{reason.replace(' ', '-')}")


def side_names(play: Play) -> dict[int, str]:
    """Sides at which nobody sits, by their names."""
    game = play.game
    return {} if game.side_names is None else game.side_names(play.information(ONLOOKER).state)
