"""What stays the same through whole games of Fool's Gold: miners, cards, dice, spaces."""

from __future__ import annotations

import pytest

from pyrite.engine.play import Play
from pyrite.games.fools_gold import GAME
from pyrite.games.fools_gold.box import CARDS, DECKS, DICE, MINERS, MINES, SPACES
from pyrite.games.fools_gold.state import PROSPECT, REVEAL, ROLL, SHUFFLE, State
from tests.contract.walk import Variant, choose, positions, stream


def miners_of(s: State, seat: int) -> int:
    """All of a seat's miners, wherever they are."""
    one = s.players[seat]
    on_board = sum(
        mine.standing[seat].bit_count() + mine.lying[seat].bit_count() + mine.reserve[seat]
        for mine in s.mines
    )
    return one.miners + one.retrieved + on_board


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_miner_is_lost(seats: int) -> None:
    """FG2.1, FG2.3: so many at the start, one more each year."""
    for play in positions(Variant(GAME, seats, ()), "miners"):
        years = min(play.state.year, 4)
        for seat in range(seats):
            assert miners_of(play.state, seat) == MINERS[seats] + years


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_is_home_when_a_year_begins(seats: int) -> None:
    """FG7.1."""
    play = Play(GAME, seats, {}, None, {})
    play.give_seed("07" * 32)
    chance = stream("home")
    while not play.is_over:
        if play.waits_for_chance:
            if play.state.stage == ROLL:
                expected = MINERS[seats] + play.state.year
                assert [play.state.players[i].miners for i in range(seats)] == [expected] * seats
            play.put_outcome(play.draw_outcome())
        else:
            play.make_move(*choose(play, chance))


def nuggets_out(s: State, m: int) -> int:
    """Nuggets of a mine that seats have taken."""
    return sum(player.gold[m] for player in s.players)


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_is_lost(seats: int) -> None:
    """FG5.5, FG6.3: cards are in the deck, open, at the bottom, or taken."""
    for play in positions(Variant(GAME, seats, ()), "cards"):
        s = play.state
        for m in range(MINES):
            here = m == s.mine
            left = [
                s.mines[m].deck[card] + here * (s.open[card] + s.bottom[card])
                for card in range(CARDS)
            ]
            nuggets = sum(n * (DECKS[m][n] - left[n]) for n in range(1, 6))
            assert nuggets == nuggets_out(s, m)
            assert DECKS[m][6] - left[6] == sum(player.gems[m] for player in s.players)
            assert [left[card] for card in (0, 7, 8)] == [16, 3, 3]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_space_holds_one_thing_and_ten_dice_are_out(seats: int) -> None:
    """FG1.2, FG3.1."""
    for play in positions(Variant(GAME, seats, ()), "spaces"):
        s = play.state
        assert s.camp + sum(mine.dice for mine in s.mines) == DICE
        for m, mine in enumerate(s.mines):
            taken = [mine.die_spaces, *mine.standing, *mine.lying]
            all_spaces = sum(taken)
            assert all_spaces.bit_count() == sum(spaces.bit_count() for spaces in taken)
            assert max(mine.dice - 1, 0) == mine.die_spaces.bit_count()
            if s.stage == PROSPECT:
                assert s.empty >> SPACES * m & 127 == 127 - all_spaces


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_coin_is_lost(seats: int) -> None:
    """FG2.3, FG4.5, FG5.5: coins come once a year and from the bank, and go nowhere."""
    expected = [6] * seats
    play = Variant(GAME, seats, ()).start("coins")
    chance = stream("coins")
    while not play.is_over:
        seat, move = choose(play, chance)
        year = play.state.year
        expected[seat] += 2 * (GAME.move_text(move) == "coins")
        play.move(seat, move)
        if play.state.year > year and not play.is_over:
            expected = [coins + 1 for coins in expected]
        assert [p.coins + p.spent for p in play.state.players[:seats]] == expected


def test_only_chance_stages_wait_for_chance() -> None:
    """FG9: cards lie open only while a mine is worked."""
    for play in positions(Variant(GAME, 4, ()), "stages"):
        assert play.state.stage not in (REVEAL, SHUFFLE, ROLL)
        if play.state.mine < 0:
            assert play.state.open == play.state.bottom == [0] * CARDS
