"""What is said at a table: the game's words, then ours, with names in the place of seat numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pyrite.cli import boards
from pyrite.core.law import ONLOOKER
from pyrite.core.words import Words
from pyrite.engine.names import is_bot

if TYPE_CHECKING:
    from pyrite.core.game import Event, Game
    from pyrite.engine.play import Play

PERSON = "person"  # a record's name for somebody who gave none


class Speech:
    """Says keys and names seats, the way one viewer is spoken to. Boards get nothing else."""

    def __init__(
        self,
        language: str,
        game: Game,
        players: Mapping[int, str],
        viewer: int = -1,
        *,
        plain: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.players = players
        self.viewer = viewer
        self.plain = plain
        self._words = Words(language, game.package, "pyrite.cli")

    def to(self, viewer: int) -> Speech:
        """The same words to somebody else."""
        return Speech(self.language, self.game, self.players, viewer, plain=self.plain)

    def say(self, key: str, **values: Any) -> str:
        """A message of the game or of the command line."""
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

    def seats(self, seats: list[int] | tuple[int, ...]) -> str:
        """Several of them."""
        return self.say("list-comma").join(self.seat(seat) for seat in seats)

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        values = {name: self._value(name, value) for name, value in event.values.items()}
        return self.say(event.key, **values)

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.seat(value)
        return value

    def phase(self, phase: str) -> str:
        """What is going on."""
        return self.say(f"phase-{phase}")

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        return self.say(f"reason-{reason.replace(' ', '-')}")


def speech_at(play: Play, language: str, *, plain: bool = False) -> Speech:
    """Everybody by name, sides at which nobody sits, too."""
    names = boards.names(play.view(ONLOOKER))
    return Speech(language, play.game, {**names, **play.players}, plain=plain)
