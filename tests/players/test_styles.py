"""Styles: bold and careful players are told apart by what they do, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, game_seed, seed_text
from pyrite.core.vocabulary.skill import STYLES
from pyrite.core.words import LANGUAGES, Words
from pyrite.engine.play import start_play
from pyrite.engine.player import Information, Player
from pyrite.engine.registry import find_game
from pyrite.engine.telling.names import CHARACTERS
from pyrite.games.end_of_the_trail.moves import BID_VERB, PASS_VERB, PRESS_VERB, STAKE_VERB, VERB_OF
from pyrite.games.fool.skill.features import strength
from pyrite.games.fools_gold.box import SPACES
from pyrite.games.fools_gold.mining import MINERS_AT, miners_on_path
from pyrite.games.fools_gold.moves import FIRST_WILD
from pyrite.players.levels import BOTS, LEVELS, level_of, make_player
from pyrite.players.memory import Forgetful
from pyrite.players.network.network import Learned, Network, network_in_use
from pyrite.players.simple import HeuristicPlayer
from pyrite.players.styles import Style, Styled, daring_in, has_styles, style_of
from tests.published import each_with

SEED = seed_text("styles")
GAMES = 20


class Choice(NamedTuple):
    """What both would do."""

    s: Any
    seat: int
    bold: int
    careful: int


def styled(game: Game, name: str) -> Player:
    """One of them, with a perfect memory."""
    return Styled(network_in_use(game), style_of(game, name))


def choices(id: str, seats: int) -> Iterator[Choice]:
    """Decisions of games by instinct where the two differ in what they dare."""
    game = find_game(id)
    daring = daring_in(game)
    bold, careful = (styled(game, name) for name in STYLES)
    for number in range(GAMES):
        play = start_play(game, seats, seed=game_seed(SEED, number))
        chance = fast_chance(game_seed(SEED, number))
        while not play.is_over:
            seat = play.waiting[0]
            information, moves = play.information(seat), play.legal_numbers(seat)
            found = [one.choose(information, moves, chance) for one in (bold, careful)]
            if len({daring(information.state, seat, move) for move in found}) > 1:
                yield Choice(information.state, seat, *found)
            play.move(seat, HeuristicPlayer(game).choose(information, moves, chance))


def find(id: str, seats: int, fits: Callable[[Choice], bool] = lambda one: True) -> Choice:
    """The first one like this."""
    return next(filter(fits, choices(id, seats)))


def test_gold__the_bold_flip_what_nobody_has_seen() -> None:
    s, _, bold, careful = find("gold", 2)
    assert s.last_seen[bold] == 0
    assert s.last_seen[careful] > 0


def test_fool__the_bold_lead_high() -> None:
    s, _, bold, careful = find("fool", 4, lambda one: one.s.trick.size == 0)
    assert strength(s.trick.colour, bold) > strength(s.trick.colour, careful)


def test_fool__the_bold_take_the_trick_where_the_careful_duck() -> None:
    s, _, bold, careful = find("fool", 4, lambda one: one.s.trick.size > 0)
    assert strength(s.trick.colour, bold) > strength(s.trick.colour, careful)


def miners_there(s: Any, seat: int, move: int) -> int:
    """Others' miners where one would be placed."""
    mine = s.mines[move // SPACES]
    return int(miners_on_path(mine) - MINERS_AT[mine.standing[seat]])


def test_fools_gold__the_bold_go_where_others_are() -> None:
    def differ(one: Choice) -> bool:
        return max(one.bold, one.careful) < FIRST_WILD and (
            miners_there(one.s, one.seat, one.bold) > miners_there(one.s, one.seat, one.careful)
        )

    s, seat, bold, _ = find("fools-gold", 4, differ)
    assert miners_there(s, seat, bold) > 0


def test_end_of_the_trail__the_bold_bid_where_the_careful_pass() -> None:
    def is_bid(one: Choice) -> bool:
        return VERB_OF[one.bold] == BID_VERB and VERB_OF[one.careful] == PASS_VERB

    assert find("end-of-the-trail", 3, is_bid)


def test_end_of_the_trail__the_bold_press_where_the_careful_stake() -> None:
    def is_pressed(one: Choice) -> bool:
        return VERB_OF[one.bold] == PRESS_VERB and VERB_OF[one.careful] == STAKE_VERB

    assert find("end-of-the-trail", 3, is_pressed)


@each_with(has_styles, "skill/style.py")
def test_the_bold__are_never_less_daring_than_the_careful(game: Game) -> None:
    daring = daring_in(game)
    found = list(islice(choices(game.id, game.seats[-1]), 9))
    assert found
    for s, seat, bold, careful in found:
        assert daring(s, seat, bold) > daring(s, seat, careful)


class Sure(Network):
    """A network of which only its opinion is needed."""

    def __init__(self, behind: dict[int, int]) -> None:
        self.opinion = behind

    def behind(self, information: Information, moves: Any) -> list[int]:
        return [self.opinion[move] for move in moves]


@pytest.mark.parametrize(
    ("behind", "bold"),
    [
        ({0: 0, 1: 0, 2: 0}, 2),  # nothing at stake: the most daring
        ({0: 0, 1: 40, 2: 101}, 1),  # the most daring loses too much
        ({0: 0, 1: 101, 2: 102}, 0),  # only one is good
        ({0: 0, 1: 0, 2: 60}, 1),  # half of the daring for nothing
        ({0: 0, 1: 60, 2: 70}, 2),
    ],
)
def test_a_style__gives_up_so_much_and_no_more(behind: dict[int, int], bold: int) -> None:
    gold = find_game("gold")
    play = start_play(gold, 2, seed=SEED)
    player = Styled(Sure(behind), Style(lambda s, seat, move: move, 100, is_bold=True))
    information = play.information(play.waiting[0])
    assert player.choose(information, (0, 1, 2), fast_chance(SEED)) == bold
    mirrored = {2 - move: steps for move, steps in behind.items()}
    careful = Styled(Sure(mirrored), Style(lambda s, seat, move: move, 100, is_bold=False))
    assert careful.choose(information, (0, 1, 2), fast_chance(SEED)) == 2 - bold


def test_styles__stand_behind_the_levels_and_all_have_names() -> None:
    assert (*LEVELS, *STYLES) == BOTS
    assert BOTS == CHARACTERS
    for language in LANGUAGES:
        words = Words(language, "pyrite.engine")
        assert len({words.say(f"name-{style}") for style in BOTS}) == len(BOTS)


def test_a_game_without_styles__is_played_as_the_network_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fool = find_game("fool")
    assert has_styles(fool)
    monkeypatch.setattr("pyrite.players.levels.has_styles", lambda game: False)
    assert isinstance(make_player(fool, "bold", backend="python"), Learned)


@pytest.mark.parametrize("style", STYLES)
def test_styles__remember_as_long_as_the_level_like_them(style: str) -> None:
    gold, fool = find_game("gold"), find_game("fool")
    player = make_player(gold, style, backend="python", seed="s")
    assert isinstance(player, Forgetful)
    assert player.half_life == level_of(gold, "hard").half_life
    assert isinstance(player.player, Styled)
    other = make_player(fool, style, backend="python")
    assert isinstance(other, Styled)
    assert other.style.is_bold == (style == "bold")
