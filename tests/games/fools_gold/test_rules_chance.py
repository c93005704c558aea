"""The rules of Fool's Gold, clause by clause: what chance says (FG9), and how often."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.core.chance import Chance
from pyrite.core.schema import pack
from pyrite.engine.errors import ImpossibleChance
from pyrite.engine.play import Play
from pyrite.games.fools_gold import GAME
from pyrite.games.fools_gold.moves import REVEAL_OUTCOME
from tests.contract.walk import stream
from tests.games.fools_gold.build import do, mine_of, new_game, rolled, working

DRAWS = 1800


def draws(play: Play, count: int = DRAWS) -> Counter[str]:
    """What chance says here, how often."""
    chance = stream("draws")
    return Counter(drawn(play, chance) for _ in range(count))


def drawn(play: Play, chance: Chance) -> str:
    """One outcome; the state is as it was."""
    outcome = [0] * GAME.longest_outcome
    before = pack(play.state)
    n = GAME.draw(play.state, chance, outcome)
    assert pack(play.state) == before
    return GAME.chance_text(outcome[:n])


def with_deck(play: Play, name: str, cards: str) -> Play:
    """This mine's deck holds just these cards."""
    texts = "s12345gfa"
    mine_of(play, name).deck[:] = [cards.split().count(text) for text in texts]
    return play


def is_even(counts: Counter[str], kinds: int) -> bool:
    """All kinds came, none much more often than the others."""
    share = sum(counts.values()) / kinds
    return len(counts) == kinds and all(0.8 < n / share < 1.2 for n in counts.values())


def refuses(play: Play, text: str) -> bool:
    """Is the outcome impossible here, and nothing changed?"""
    before = pack(play.state)
    with pytest.raises(ImpossibleChance):
        play.settle(text)
    return pack(play.state) == before


def test_start__every_seat_alike() -> None:
    """FG2.2."""
    assert is_even(draws(Play(GAME, 5, {}, None, {})), 5)


def test_dice__each_face_alike_and_ascending() -> None:
    """FG3.1."""
    faces: Counter[str] = Counter()
    for text, count in draws(new_game(), 600).items():
        words = text.split()[1:]
        assert words == sorted(words)
        assert len(words) == 10
        faces.update({face: words.count(face) * count for face in words})
    assert is_even(faces, 6)


def test_dice__ten_of_them() -> None:
    """FG9: a roll by hand; its order does not matter, its number does."""
    play = new_game()
    assert GAME.parse_chance("dice 6 5 4 3 2 1 1 2 3 4") == GAME.parse_chance(
        "dice 1 1 2 2 3 3 4 4 5 6"
    )
    assert not play.is_possible([1, *[1] * 9])
    assert not play.is_possible([1, *[1] * 9, 7])
    assert not play.is_possible([1, 0, *[1] * 9])
    assert not play.is_possible([1, 2, *[1] * 9])
    assert play.is_possible([1, *[1] * 9, 2])


def test_winter__each_face_alike() -> None:
    """FG1.5, FG6.1."""
    play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake s", "winter")
    assert is_even(draws(play), 6)
    assert not play.is_possible([4, 0])
    assert not play.is_possible([4, 7])


def test_reveal__every_order_alike() -> None:
    """FG5.1: the deck is shuffled."""
    play = with_deck(working("lake", dice=2, miners={3: 0}), "lake", "s 1 g")
    assert is_even(draws(play), 6)


def test_reveal__in_proportion_to_the_deck() -> None:
    """FG5.1: three of four cards are silt."""
    play = with_deck(working("lake", dice=1, miners={3: 0}), "lake", "s s s 5")
    counts = draws(play)
    assert 0.7 < counts["reveal lake s"] / DRAWS < 0.8


def test_reveal__without_putting_back() -> None:
    """FG5.2: a single card cannot come twice."""
    play = with_deck(working("lake", dice=3, miners={3: 0}), "lake", "s 1 2")
    assert all(len(set(text.split()[2:])) == 3 for text in draws(play, 200))


def test_reveal__foul_weather_shortens_it() -> None:
    """FG5.2: as soon as it comes."""
    play = with_deck(working("lake", dice=3, miners={3: 0}), "lake", "s s s f")
    assert is_even(draws(play), 4)
    assert set(draws(play)) == {
        "reveal lake f s",
        "reveal lake s f",
        "reveal lake s s f",
        "reveal lake s s s",
    }


def test_reveal__names_the_mine_being_worked() -> None:
    """FG9."""
    play = working("lake", dice=1, miners={3: 0})
    assert refuses(play, "reveal river s")


def test_reveal__no_more_of_a_card_than_the_deck_holds() -> None:
    """FG9: two gold cards of 3 nuggets at the river, not three; no 5 in the hills."""
    play = working("river", dice=3, miners={3: 0})
    assert refuses(play, "reveal river 3 3 3")
    assert refuses(working("hills", dice=1, miners={3: 0}), "reveal hills 5")
    assert play.is_possible([REVEAL_OUTCOME, 3, 3, 3, 0])
    assert not play.is_possible([REVEAL_OUTCOME, 3, 3, 3, 9])
    assert not play.is_possible([REVEAL_OUTCOME, 3, 3, 3, -1])


def test_alarm__every_choice_of_cards_alike() -> None:
    """FG5.3: two of four."""
    play = working("forest", dice=4, miners={3: 0})
    do(play, "* reveal forest a a 1 g")
    counts = draws(play)
    assert set(counts) == {"alarm 1 g", "alarm 1 a", "alarm g a", "alarm a a"}
    assert 0.25 < counts["alarm 1 a"] / DRAWS < 0.42  # two of six pairs
    assert 0.12 < counts["alarm 1 g"] / DRAWS < 0.21  # one of six pairs


def test_alarm__in_the_order_of_the_cards() -> None:
    """FG9: 1 to 5, g, a; by hand in any order."""
    assert GAME.chance_text(GAME.parse_chance("alarm a 3 g 1")) == "alarm 1 3 g a"
    play = do(working("forest", dice=4, miners={3: 0}), "* reveal forest a a 1 g")
    assert not play.is_possible([3, 8, 1])
    assert play.is_possible([3, 1, 8])


def test_alarm__never_silt_or_foul_weather() -> None:
    """FG5.3."""
    play = do(working("forest", dice=5, miners={3: 0}), "* reveal forest s a f s")
    assert set(draws(play, 50)) == {"alarm a"}


@pytest.mark.parametrize("text", ["start 0", "reveal hills s", "alarm a", "winter 3"])
def test_chance__only_what_is_waited_for(text: str) -> None:
    """FG9: here the dice."""
    assert refuses(new_game(), text)


@pytest.mark.parametrize("text", ["start 0", "dice 1 1 1 1 1 1 1 1 1 1", "alarm a", "winter 3"])
def test_chance__only_cards_where_cards_are_waited_for(text: str) -> None:
    """FG9."""
    assert refuses(working("lake", dice=1, miners={3: 0}), text)


@pytest.mark.parametrize("text", ["reveal lake s", "dice 1 1 1 1 1 1 1 1 1 1", "start 1"])
def test_chance__only_the_die_and_the_alarm_in_their_time(text: str) -> None:
    """FG9."""
    winter = do(working("lake", dice=1, miners={3: 0}), "* reveal lake s", "winter")
    assert refuses(winter, text)
    assert refuses(winter, "alarm a")
    alarm = do(working("lake", dice=1, miners={3: 0}), "* reveal lake a")
    assert refuses(alarm, text)
    assert refuses(alarm, "winter 1")


def test_chance__nothing_is_possible_while_a_seat_is_asked() -> None:
    """FG9."""
    assert not rolled().is_possible([0, 1])


def test_shown__tells_apart_what_chance_said() -> None:
    """Everything between two moves counts: the die, the cards by number, the alarm."""
    shown = set()
    for steps in (
        ("* winter 1", "* reveal lake 3"),
        ("* winter 2", "* reveal lake 3 f"),
        ("* winter 1", "* reveal lake 5"),
        ("* winter 2", "* reveal lake 3 a", "* alarm 3"),
        ("* winter 2", "* reveal lake 4 a", "* alarm 4"),
        ("* winter 2", "* reveal lake 3 a", "* alarm a"),
        ("* winter 3", "* reveal lake f f"),
        ("* winter 2", "* reveal lake f"),
    ):
        play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake s", "winter", *steps)
        shown.add(GAME.shown(play.state, 0))
    assert len(shown) == 8


def test_shown__not_the_order_of_the_cards_and_nothing_of_the_past() -> None:
    """Positions that are alike look alike; a move wipes the slate."""
    play = do(working("lake", dice=2, miners={3: 0}), "* reveal lake 3 s")
    other = do(working("lake", dice=2, miners={3: 0}), "* reveal lake s 3")
    assert pack(play.state) == pack(other.state)
    do(play, "winter")
    assert GAME.shown(play.state, 0) == 0


def test_shown__start_and_dice() -> None:
    """Before the first move."""
    shown = set()
    for start in ("0", "1"):
        for dice in ("1 1 1 1 1 1 1 1 1 2", "1 1 1 1 1 1 1 1 1 6"):
            play = do(Play(GAME, 3, {}, None, {}), f"* start {start}", f"* dice {dice}")
            shown.add(GAME.shown(play.state, 2))
    assert len(shown) == 4
