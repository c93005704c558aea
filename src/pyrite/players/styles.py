"""Styles: bots that differ in how they play, not in how well.

A network says how good each move is, a small function per game how daring it is. A style gives up
some of the one for the other: a bold player may lose so much, its taste, for the most daring of
the moves that lose no more, and less for those between; a careful one likewise for the least.

A game's `skill/style.py` has `daring`, in the rules' dialect and from what the seat may know, which
is compared only among the moves of one decision; and `TASTES` by style, in steps of the network: as
much as leaves the player about as strong as the level `hard`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyrite.core.bind import Function
from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.core.vocabulary.skill import BOLD
from pyrite.engine.player import Information
from pyrite.players.network.network import Network

ROOM = "skill.style"


@dataclass(frozen=True)
class Style:
    """How a game is played in one."""

    daring: Function
    taste: int
    is_bold: bool


def has_styles(game: Game) -> bool:
    """Does the game say what is daring?"""
    return game.room(ROOM) is not None


def style_of(game: Game, name: str) -> Style:
    """A game's style of that name."""
    own = game.room(ROOM)
    assert own, f"{game.id} has no {ROOM}"
    return Style(own.daring, own.TASTES[name], is_bold=name == BOLD)


def daring_in(game: Game) -> Function:
    """How daring a game's moves are."""
    return style_of(game, BOLD).daring


@dataclass(frozen=True)
class Styled:
    """Follows its network where much is at stake, its style where little is."""

    network: Network
    style: Style

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """What is best when daring counts, too; of equal moves any."""
        if len(moves) == 1:
            return moves[0]
        behind = dict(zip(moves, self.network.behind(information, moves), strict=True))
        good = [move for move in moves if behind[move] <= self.style.taste]
        liked = self.likings(information, good)
        worths = {move: liking - behind[move] for move, liking in zip(good, liked, strict=True)}
        best = [move for move in good if worths[move] == max(worths.values())]
        return best[below(chance, len(best))]

    def likings(self, information: Information, moves: Sequence[int]) -> list[int]:
        """How much each move is to its taste, in steps: the most daring all of it, or nothing."""
        daring = self.style.daring
        found = [int(daring(information.state, information.seat, move)) for move in moves]
        least, most = min(found), max(found)
        whole, span = self.style.taste, max(1, most - least)
        if self.style.is_bold:
            return [whole * (one - least) // span for one in found]
        return [whole * (most - one) // span for one in found]
