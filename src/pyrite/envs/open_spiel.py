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
from typing import Any

import numpy as np
import pyspiel

from pyrite.core.chance import Chance
from pyrite.core.game import Game, option_indices, victory_shares
from pyrite.core.law import CHANCE, ONLOOKER
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import check_options
from pyrite.engine.player import Information, Player, seats_of
from pyrite.engine.registry import all_games
from pyrite.envs.encoding.specification import encoding
from pyrite.envs.tree import first_node

PREFIX = "pyrite_"
PLAYERS = "players"
NUMBER = "#"
MOST_OUTCOMES = 128  # of one number that the rules draw
WORDS = 4
NATURE = int(pyspiel.PlayerId.CHANCE)
NOBODY = int(pyspiel.PlayerId.TERMINAL)


class PyriteGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters chosen; each game has a class of its own."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = self.game
        self.seats = int(given.pop(PLAYERS, default_seats(game)))
        options = {name: value.removeprefix(NUMBER) for name, value in given.items()}
        known = {option.name for option in game.options_for(self.seats)}
        self.options = check_options(
            game, self.seats, {name: options[name] for name in options if name in known}
        )
        self.encoding = encoding(game, self.seats)
        self.decision_bound = game.decision_bound(self.seats, self.options)
        numbers = tuple(option_indices(game, self.options))
        self.first_node = first_node(game, self.seats, numbers)
        super().__init__(game_type(game), self._info(), params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.move_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if may_lose_to_nobody(self.game) else 1.0,
            max_game_length=self.decision_bound,
        )

    def new_initial_state(self, *_: Any) -> PyriteState:
        """The beginning, where chance or a seat must speak."""
        return PyriteState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Between two decisions chance speaks seldom more than once; this is a safe bound."""
        return MOST_OUTCOMES * (self.decision_bound + len(self.game.outcomes))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PyriteObserver:
        """Our encoding as floats, for the seat; without private information, for an onlooker."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        public = kind.private_info == pyspiel.PrivateInfoType.NONE
        return PyriteObserver(self, perfect_recall=kind.perfect_recall, public=public)


class PyriteState(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree, as OpenSpiel speaks of it."""

    def __init__(self, game: PyriteGame) -> None:
        super().__init__(game)
        self.node = game.first_node

    def __reduce__(self) -> tuple[Any, ...]:
        return load_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def current_player(self) -> int:
        """Chance, the lowest waiting seat, or TERMINAL."""
        mask = self.node.waiting
        if mask == CHANCE:
            return NATURE
        return self.node.mover if mask else NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers chance may tell here, all equally likely."""
        bound = self.node.bound
        return [(number, 1 / bound) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.own()
        if self.node.waiting == CHANCE:
            self.node.tell(action)
        else:
            self.node.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == NATURE:
            return f"{action} of {self.node.bound}"
        return self.node.game.move_text(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.node.waiting == 0

    def returns(self) -> list[float]:
        """Shares of the victory, when the game is over."""
        node, seats = self.node, self.node.seated.seats
        if node.waiting:
            return [0.0] * seats
        return victory_shares(seats_of(node.game.winners(node.state)), seats)

    def information(self, player: int) -> Information:
        """What a seat may know here."""
        return self.node.information(player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> PyriteState:
        """A state that the player could not tell from this one, by our `guess`; it has no past."""
        numbers = [int(probability_sampler() * (1 << 32)) for _ in range(WORDS)]
        chance = fast_chance(seed_text(" ".join(map(str, numbers))))
        other: PyriteState = self.get_game().new_initial_state()
        other.node = self.node.guessed(player_id, chance)
        return other

    def __str__(self) -> str:
        return " ".join(map(str, self.node.moves)) or "-"


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
            text += "".join(f" {made}" for made in state.node.moves_seen(player))
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


def game_class(game: Game) -> type[PyriteGame]:
    """What OpenSpiel makes a game from: a class, for it could not let go of anything else."""
    name = "".join(word.capitalize() for word in game.id.split("-"))
    return type(name, (PyriteGame,), {"__doc__": f"{game.title}.", "game": game})


CLASSES = {game.id: game_class(game) for game in all_games()}
globals().update({made.__name__: made for made in CLASSES.values()})  # for pickles find by name


def register() -> tuple[str, ...]:
    """Make every game loadable; returns their names."""
    known = set(pyspiel.registered_names())
    for game in all_games():
        if game_type(game).short_name not in known:
            pyspiel.register_game(game_type(game), CLASSES[game.id])
    return tuple(game_type(game).short_name for game in all_games())


def load(name: str) -> PyriteGame:
    """A game by its name and parameters; also comes out of a pickle, in whatever process."""
    register()
    game: PyriteGame = pyspiel.load_game(name)
    return game


def load_state(text: str) -> PyriteState:
    """A state as OpenSpiel writes it down with its game, for pickles."""
    register()
    state: PyriteState = pyspiel.deserialize_game_and_state(text)[1]
    return state


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
        """A game from this state on: nothing is remembered here either."""

    def inform_action(self, state: PyriteState, player_id: int, action: int) -> None:
        """Somebody else moved: the next information will say so."""

    def provides_policy(self) -> bool:
        """It chooses; it does not say how likely."""
        return False

    def step(self, state: PyriteState) -> int:
        """The player's choice."""
        moves = state.legal_actions(self._seat)
        return self._player.choose(state.information(self._seat), moves, self._chance)
