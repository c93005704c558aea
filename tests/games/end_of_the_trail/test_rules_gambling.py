"""End of the Trail, clause by clause: gambling, next round, end of the game (ET5, ET7.3–ET7.5)."""

from __future__ import annotations

import pytest

from pyrite.core.sets import lowest
from pyrite.engine.errors import IllegalMove
from pyrite.games.end_of_the_trail.box import HAND_GOLD, HANDS, cards_text
from pyrite.games.end_of_the_trail.cards import show_from_hand
from pyrite.games.end_of_the_trail.state import FINAL, KEEP
from tests.games.end_of_the_trail.build import (
    card,
    cards,
    claims,
    ending,
    keep_all,
    prospecting,
    put,
    say,
    tile,
    tiles,
    to_gambling,
    waiting,
    who,
)

# Gambling


def test_gambling__unused_cards_are_discarded() -> None:
    """ET5.1: before anybody chooses."""
    play = to_gambling(prospecting("2c 3c", "8c 9c"))
    assert play.state.stage == KEEP
    assert play.state.discards == cards("3c 9c")
    assert play.state.players[0].chosen == 0


def test_gambling__one_or_two_used_cards_are_kept_at_once() -> None:
    """ET5.1: hidden until all have chosen; the rest is discarded."""
    play = prospecting("2c 3c 4c", "8c 9c", tiles={"a1": "f1", "b1": "f1", "a2": "f1"})
    say(play, "0 use 2c a1, press", "1 use 8c b2, stake b2 tent", "0 use 3c b1, press")
    say(play, "0 use 4c a2, stake a2 tent")
    assert waiting(play) == [0, 1]
    assert play.legal(0) == ("keep 2c", "keep 3c", "keep 4c")
    say(play, "0 keep 4c")
    assert play.legal(0) == ("keep 2c", "keep 3c", "enough")
    say(play, "0 keep 2c")
    assert waiting(play) == [1]
    assert play.state.players[0].poker == 0
    say(play, "1 keep 8c, enough")
    assert cards_text(play.state.players[0].poker) == "2c 4c"
    assert cards_text(play.state.players[1].poker) == "8c"
    assert play.state.discards == cards("3c 9c")


def test_gambling__enough_after_one() -> None:
    """ET5.1, ET1.6: not before it, and asked even if no other card was used."""
    play = to_gambling(prospecting("2c 3c", "8c 9c"))
    with pytest.raises(IllegalMove):
        play.move(0, "enough")
    say(play, "0 keep 2c")
    assert play.legal(0) == ("enough",)


def test_gambling__who_used_none_adds_none() -> None:
    """ET5.1: such a seat is not asked."""
    play = prospecting("2c 3c", "8c 9c", "Jc Jd")
    play.state.free = tiles("a1 a2")
    say(play, "0 use 2c a1, stake a1 tent", "1 use 8c a2, stake a2 tent")
    assert waiting(play) == [0, 1]
    keep_all(play)
    assert play.state.players[2].poker == 0


# The next round


def test_refill__up_to_five_from_the_new_dealers_left() -> None:
    """ET5.2, ET10: seat by seat; who has more keeps them."""
    play = to_gambling(prospecting("2c 3c", "8c 9c", "Jc Jd", start=1))
    s = play.state
    for seat in (0, 2):
        while s.players[seat].cards > 2 + seat:
            number = lowest(s.players[seat].hand)
            show_from_hand(s, seat, number)
            s.discards |= 1 << number
    assert (s.dealer, [s.players[seat].cards for seat in range(3)]) == (0, [2, 6, 4])
    first, *others = (s.deck[s.left - 1 - i] for i in range(4))
    keep_all(play)
    assert s.round == 2
    assert [s.players[seat].cards for seat in range(3)] == [5, 6, 5]
    assert s.players[2].hand >> first & 1
    assert all(s.players[0].hand >> number & 1 for number in others)


def test_refill__not_after_the_last_round() -> None:
    """ET5.2."""
    play = to_gambling(prospecting("2c 3c", "8c 9c"))
    play.state.round = 3
    counts = [play.state.players[seat].cards for seat in range(2)]
    keep_all(play)
    assert [play.state.players[seat].cards for seat in range(2)] == counts
    assert play.state.stage == FINAL


# The final claim


def test_final__the_best_hand_places_a_piece() -> None:
    """ET7.3: a pair against a high card; unseen."""
    play = ending("Kh", "2h 2d", holes="As 3d")
    assert who(play) == 1
    name = play.legal(1)[0].split()[1]
    play.move(1, play.legal(1)[0])
    assert play.is_over
    assert claims(play, 1) & tiles(name)
    assert play.state.looked[tile(name)] & 2 == 0


def test_final__on_the_lowest_kind_that_has_an_unclaimed_tile() -> None:
    """ET7.3: foothills, then canyons, then mountains."""
    play = ending("Kh", "2h 2d", holes="As 3d")
    s = play.state
    for kind in range(3):
        expected = s.free & s.land[kind]
        assert {tile(m.split()[1]) for m in play.legal(1)} == {
            t for t in range(16) if expected >> t & 1
        }
        s.free &= ~s.land[kind]


def test_final__a_tent_if_one_is_left_else_the_camp() -> None:
    """ET7.3 †: and just one piece, however many are left."""
    play = ending("Kh", "2h 2d", holes="As 3d")
    tents = play.state.players[1].tents_left
    play.move(1, play.legal(1)[0])
    assert (play.state.players[1].tents_left, play.state.players[1].camp) == (tents - 1, -1)
    play = ending("Kh", "2h 2d", holes="As 3d")
    play.state.players[1].tents_left = 0
    play.move(1, play.legal(1)[0])
    assert play.state.players[1].camp >= 0


# Scores


def test_score__gold_of_all_tiles_with_a_piece() -> None:
    """ET7.4: tents and camp; shared tiles count for all on them."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "m6", "b1": "c5", "a2": "f1", "b2": "c2"})
    put(play, "0 tent a1", "0 camp b1", "1 tent a1", "1 tent a2")
    play.state.players[0].hole = play.state.players[1].hole = -1
    assert play.score() == (11, 7)


@pytest.mark.parametrize(
    ("poker", "gold"),
    [
        ("5s 6s 7s 8s 9s", 6),
        ("5s 5h 5d 5c 9s", 5),
        ("5s 5h 5d 9c 9s", 4),
        ("2s 6s 7s 8s 9s", 3),
        ("5s 6h 7s 8s 9s", 3),
        ("5s 5h 5d 8s 9s", 2),
        ("5s 5h 8d 8s 9s", 2),
        ("5s 5h 7d 8s 9s", 1),
        ("2s 5h 7d 8s 9s", 0),
    ],
)
def test_score__gold_for_the_hand(poker: str, gold: int) -> None:
    """ET7.4 †."""
    play = prospecting("2c 3c", "8c 9c")
    play.state.players[0].hole = card(poker.split()[0])
    play.state.players[0].poker = cards(" ".join(poker.split()[1:]))
    assert play.score()[0] == gold
    assert len(HAND_GOLD) == len(HANDS)


def test_winner__most_gold() -> None:
    """ET7.5: whatever the hand."""
    play = ending("Kh", "2h 2d", holes="As 3d")
    play.state.players[0].tents = 0xFF & play.state.land[2] | play.state.land[1]
    play.move(1, play.legal(1)[0])
    assert play.result
    assert play.result.scores[0] > play.result.scores[1]
    assert play.result.winners == (0,)


def test_winner__of_a_tie_the_better_hand() -> None:
    """ET7.5."""
    play = ending("Kh", "Qh", holes="As 3d")
    s = play.state
    play.move(0, play.legal(0)[0])
    s.players[0].tents, s.players[1].tents = 1, 1
    s.players[0].camp = s.players[1].camp = -1
    assert play.result
    assert play.result.scores[0] == play.result.scores[1]
    assert play.result.winners == (0,)
    s.players[1].poker = cards("2h 2d")
    s.players[0].tents = 1 | 1 << 1
    s.value[1] = 1
    assert play.result.scores[0] == play.result.scores[1]
    assert play.result.winners == (1,)
