"""OpenSpiel: `register()` makes every game loadable as `pyrite_<game>`; needs extra `openspiel`.

Chance is explicit and exact: each bounded number that the rules draw is a chance node of its own
with equally likely outcomes, so a deal is as many nodes as the shuffle has swaps. Seats that choose
at once, hidden from each other, speak one after the other, the lowest first; what they may know is
`observe`'s affair. Returns are shares of the victory.

    register()
    game = pyspiel.load_game("pyrite_fool(players=5,rounds=single,start=#2)")

Values of options that are numbers are spelled with a `#`, because OpenSpiel would make them ints.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import pyspiel

from pyrite.core.bind import Binder
from pyrite.core.chance import KINDS, Chance, below
from pyrite.core.flow import lowest_seat
from pyrite.core.game import Game, option_indices
from pyrite.core.law import CHANCE, ONLOOKER, draw
from pyrite.core.schema import copy, twin
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import check_options, seats_of
from pyrite.engine.player import Information, Player
from pyrite.engine.registry import all_games, find_game
from pyrite.envs.encoding import encoding

PREFIX = "pyrite_"
PLAYERS = "players"
NUMBER = "#"
MOST_OUTCOMES = 128  # of one number that the rules draw
WORDS = 4
NATURE = int(pyspiel.PlayerId.CHANCE)
NOBODY = int(pyspiel.PlayerId.TERMINAL)


class Asked(Exception):
    """The rules ask chance for a number below this."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


@dataclass
class Told:
    """A stream whose numbers are told one by one; stands where rules expect a `Chance`."""

    answers: Sequence[int]
    used: int = 0
    cipher: int = 0
    before: list[int] = field(default_factory=lambda: [0] * KINDS)


def told_below(chance: Any, n: int) -> int:
    """The next told number; where there is none, it is asked for."""
    if n == 1:
        return 0
    if chance.used == len(chance.answers):
        raise Asked(n)
    chance.used += 1
    answer: int = chance.answers[chance.used - 1]
    return answer


@functools.cache
def told_draw(game: Game) -> Callable[[Any, Told, list[int]], int]:
    """The game's `draw` with told numbers."""
    bound: Callable[[Any, Told, list[int]], int] = Binder(
        game.rules, replace={below: told_below, copy: copy}
    ).bind(draw)
    return bound


@dataclass
class Node:
    """A position. One that clones share never changes again; any other changes in place."""

    state: Any
    waiting: int = 0  # who must speak, as the law has it
    answers: tuple[int, ...] = ()  # what chance has told of the outcome being drawn
    bound: int = 0  # the next number it must tell is below this
    moves: list[tuple[int, int, int]] = field(default_factory=list)  # mover, move, who has seen it
    is_shared: bool = False

    def __deepcopy__(self, memo: object) -> Node:
        self.is_shared = True
        return self

    def own(self) -> Node:
        """The node itself or, where others share it, one that may be changed."""
        if not self.is_shared:
            return self
        return replace(self, state=twin(self.state), moves=list(self.moves), is_shared=False)


@functools.cache
def _zeros(game: Game, seats: int, options: tuple[int, ...]) -> Node:
    node = Node(game.state(), is_shared=True)
    game.begin(node.state, seats, list(options))
    settle(game, node)
    return node


def settle(game: Game, node: Node) -> None:
    """Go on until somebody must speak: chance with a number, a seat, or nobody."""
    node.waiting = game.waiting(node.state)
    while node.waiting == CHANCE:
        outcome = [0] * game.longest_outcome
        try:
            n = told_draw(game)(twin(node.state), Told(node.answers), outcome)
        except Asked as asked:
            node.bound = asked.bound
            return
        game.settle(node.state, outcome, n)
        node.answers, node.bound = (), 0
        node.waiting = game.waiting(node.state)


class PyriteGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters chosen; each game has a class of its own."""

    law: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        law = self.law
        self.seats = int(given.pop(PLAYERS, default_seats(law)))
        options = {name: value.removeprefix(NUMBER) for name, value in given.items()}
        known = {option.name for option in law.options_for(self.seats)}
        self.options = check_options(
            law, self.seats, {name: options[name] for name in options if name in known}
        )
        self.encoding = encoding(law, self.seats)
        super().__init__(game_type(law), self._info(), params or {})

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.law.move_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if may_lose_to_nobody(self.law) else 1.0,
            max_game_length=self.law.decision_bound(self.seats, self.options),
        )

    def new_initial_state(self, *_: Any) -> PyriteState:
        """The beginning, where chance or a seat must speak."""
        return PyriteState(self)

    def first_node(self) -> Node:
        """The beginning as a node."""
        return _zeros(self.law, self.seats, tuple(option_indices(self.law, self.options)))

    def max_chance_nodes_in_history(self) -> int:
        """Between two decisions chance speaks seldom more than once; this is a safe bound."""
        decisions = self.law.decision_bound(self.seats, self.options)
        return MOST_OUTCOMES * (decisions + len(self.law.outcomes))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PyriteObserver:
        """Our encoding as floats, for the seat; without private information, for an onlooker."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        public = kind.private_info == pyspiel.PrivateInfoType.NONE
        return PyriteObserver(self, perfect_recall=kind.perfect_recall, public=public)


class PyriteState(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree."""

    def __init__(self, game: PyriteGame) -> None:
        super().__init__(game)
        self.game = Shared(game.law, game.seats)
        self.node = game.first_node()

    def current_player(self) -> int:
        """Chance, the lowest waiting seat, or TERMINAL."""
        mask = self.node.waiting
        if mask == CHANCE:
            return NATURE
        return lowest_seat(mask) if mask else NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        law = self.game.law
        moves = [0] * law.most_moves
        return moves[: law.legal(self.node.state, player, moves)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers chance may tell here, all equally likely."""
        bound = self.node.bound
        return [(number, 1 / bound) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        law = self.game.law
        node = self.node = self.node.own()
        if node.waiting == CHANCE:
            node.answers = (*node.answers, action)
        else:
            seat = lowest_seat(node.waiting)
            law.apply(node.state, seat, action)
            seen = sum(
                law.seen(node.state, seat, action, one) << one for one in range(self.game.seats)
            )
            node.moves.append((seat, action, seen | 1 << seat))
        settle(law, node)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action} of {self.node.bound}"
        return self.game.law.move_text(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.node.waiting == 0

    def returns(self) -> list[float]:
        """Shares of the victory, when the game is over."""
        if not self.is_terminal():
            return [0.0] * self.game.seats
        winners = seats_of(self.game.law.winners(self.node.state))
        return [(seat in winners) / len(winners) for seat in range(self.game.seats)]

    def information(self, player: int) -> Information:
        """What a seat may know here."""
        out = self.game.law.state()
        self.game.law.observe(self.node.state, player, out)
        return Information(self.game.law, player, out)

    def moves_seen(self, player: int) -> list[str]:
        """Every move so far as the player saw it."""
        return [
            f"{seat}:{move if seen >> player & 1 else '?'}" for seat, move, seen in self.node.moves
        ]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> PyriteState:
        """A state that the player could not tell from this one, by our `guess`."""
        numbers = [int(probability_sampler() * (1 << 32)) for _ in range(WORDS)]
        chance = fast_chance(seed_text(" ".join(map(str, numbers))))
        state = self.game.law.state()
        self.game.law.guess(self.information(player_id).state, chance, state)
        other: PyriteState = self.get_game().new_initial_state()
        other.node = replace(self.node, state=state, moves=list(self.node.moves), is_shared=False)
        settle(self.game.law, other.node)
        return other

    def __str__(self) -> str:
        return " ".join(f"{seat}:{move}" for seat, move, _ in self.node.moves) or "-"


@dataclass(frozen=True)
class Shared:
    """What all states of a game share; a clone does not copy it."""

    law: Game
    seats: int

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.law.id, self.seats)


def _shared(id: str, seats: int) -> Shared:
    """Comes out of a pickle."""
    return Shared(find_game(id), seats)


class PyriteObserver:
    """The float form of our encoding, piece by piece; as text what the seat has seen."""

    def __init__(self, game: PyriteGame, *, perfect_recall: bool, public: bool) -> None:
        self._code = game.encoding
        self._perfect_recall = perfect_recall
        self._public = public
        self.tensor = np.zeros(self._code.float_width, np.float32)
        self.dict = {
            f"{part.piece.path} {part.rank}" if part.rank >= 0 else part.piece.path: self.tensor[
                part.float_start : part.float_start + part.float_width
            ]
            for part in self._code.parts
        }

    def set_from(self, state: PyriteState, player: int) -> None:
        """Fill the tensor with what the player may know."""
        row = self._code.encode(state.information(ONLOOKER if self._public else player))
        self._code.floats(row[None], self.tensor[None])

    def string_from(self, state: PyriteState, player: int) -> str:
        """The information, and for perfect recall also every move the player has seen."""
        if self._public:
            return state.information(ONLOOKER).bytes.hex()
        text = f"{player} {state.information(player).bytes.hex()}"
        if self._perfect_recall:
            text += "".join(f" {move}" for move in state.moves_seen(player))
        return text


def spelled(value: str) -> str:
    """An option's value as OpenSpiel leaves it alone."""
    return NUMBER + value if value.isdigit() else value


def default_seats(game: Game) -> int:
    """As many as the game is for at least, but two."""
    return next(seats for seats in game.seats if seats > 1)


def may_lose_to_nobody(game: Game) -> bool:
    """Are there sides without a seat, so that the seats' shares need not make up one victory?"""
    return any(game.sides(seats) != seats for seats in game.seats)


@functools.cache
def game_type(game: Game) -> Any:
    """How OpenSpiel sorts the game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id.replace("-", "_"),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM
        if may_lose_to_nobody(game)
        else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            PLAYERS: default_seats(game),
            **{option.name: spelled(option.values[0]) for option in game.options},
        },
    )


def register() -> tuple[str, ...]:
    """Make every game loadable; returns their names."""
    known = set(pyspiel.registered_names())
    for game in all_games():
        if game_type(game).short_name not in known:
            pyspiel.register_game(game_type(game), type(game.id, (PyriteGame,), {"law": game}))
    return tuple(game_type(game).short_name for game in all_games())


class PlayerBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our players at a seat of their evaluation loops."""

    def __init__(self, player: Player, seat: int, chance: Chance) -> None:
        super().__init__()
        self._player = player
        self._seat = seat
        self._chance = chance

    def player_id(self) -> int:
        """The seat."""
        return self._seat

    def restart(self) -> None:
        """A new game: our players remember nothing."""

    def restart_at(self, state: PyriteState) -> None:
        """The same."""

    def inform_action(self, state: PyriteState, player_id: int, action: int) -> None:
        """Somebody else moved: the next information will say so."""

    def provides_policy(self) -> bool:
        """It chooses; it does not say how likely."""
        return False

    def step(self, state: PyriteState) -> int:
        """The player's choice."""
        moves = state.legal_actions(self._seat)
        return self._player.choose(state.information(self._seat), moves, self._chance)
