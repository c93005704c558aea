"""Speech at a terminal: the command line's words too, and whether signs must be plain."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self

from rich.cells import cell_len

from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER
from pyrite.engine.play import Play
from pyrite.engine.telling.names import is_bot, level_in
from pyrite.engine.telling.speech import Speech, side_names

MINUS = re.compile(r"(?<![\w.)-])-(?=\d)")


class Voice(Speech):
    """What boards and the host speak with."""

    packages = ("pyrite.engine", "pyrite.tables", "pyrite.cli")

    def __init__(
        self,
        language: str,
        game: Game,
        players: Mapping[int, str],
        viewer: int = ONLOOKER,
        *,
        plain: bool = False,
    ) -> None:
        super().__init__(language, game, players, viewer)
        self.plain = plain

    @classmethod
    def at(cls, play: Play, language: str, *, plain: bool = False) -> Self:
        """Everybody by name, sides at which nobody sits, too."""
        return cls(language, play.game, {**side_names(play), **play.players}, plain=plain)

    def for_viewer(self, viewer: int) -> Self:
        """The same words to somebody else."""
        return type(self)(self.language, self.game, self.players, viewer, plain=self.plain)

    def say(self, key: str, **values: Any) -> str:
        """As anywhere, with a real minus before numbers where it can be shown."""
        text = super().say(key, **values)
        return text if self.plain else MINUS.sub("−", text)

    def chair(self, seat: int, room: int) -> str:
        """The name as it stands on a board: with a bot's level behind it, where that fits."""
        name, player = self.seat(seat), self.players.get(seat, "")
        known = f"{name} {level_in(player)}" if is_bot(player) else name
        return known if cell_len(known) <= room else name
