"""What a seat may know of Fool! (F4), and what it guesses from it."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from pyrite.core.chance import Chance, below
from pyrite.core.schema import pack
from pyrite.engine.play import Play
from pyrite.games.fool import GAME, knowledge
from pyrite.games.fool.box import COLOUR, NO_CARD, UNKNOWN, card_text
from pyrite.games.fool.state import State
from tests.chi_square import assert_as_likely
from tests.contract.walk import guess, observe, plain_variants, positions, stream
from tests.games.fool.build import (
    deal,
    dealt,
    hand_of,
    position,
    put,
    stuck_position,
    void,
    weights,
)

EVERYBODY = (0, 1, 2, 3, -1)


def voids(play: Play, viewer: int = 0) -> list[int]:
    """The voids of all seats, as a viewer knows them."""
    return [player.void for player in play.information(viewer).state.players[: play.seats]]


def test_information__own_hand_and_everybodys_size() -> None:
    """F4.1."""
    o = position("g5 1", "g4", "g6 b4 r2", "g3").information(2).state
    assert hand_of(o, 2) == hand_of(position("g5 1", "g4", "g6 b4 r2", "g3").state, 2)
    assert [player.size for player in o.players[:4]] == [2, 1, 3, 1]
    assert hand_of(o, 0) == [UNKNOWN, UNKNOWN]
    assert set(o.players[0].count) == {UNKNOWN}


def test_information__does_not_depend_on_the_hands_of_others() -> None:
    """F4.1: byte for byte, and so for an onlooker."""
    one = put(position("g5 b2", "g4 r3", "g6 1", "g3 b5"), "g5")
    other = put(position("g5 b2", "g3 1", "g4 b5", "g6 r3"), "g5")
    assert pack(one.state) != pack(other.state)
    for seat in (0, -1):
        assert one.information(seat).bytes == other.information(seat).bytes
        assert one.view(seat) == other.view(seat)


def test_information__all_cards_played() -> None:
    """F4.1: since the deal."""
    play = put(dealt("g5", "g4", "1"), "g5 g4 1")
    o = play.information(3).state
    assert list(o.played) == [1 << 4 | 1 << 5, 0, 0, 0]
    assert o.played_ones == 1


def gone(play: Play) -> list[str]:
    """What each seat has played since the deal, in order, as everybody knows."""
    players = play.information(-1).state.players[: play.seats]
    return [" ".join(card_text(one) for one in you.gone if one != NO_CARD) for you in players]


def test_information__who_played_what_in_which_order() -> None:
    """F4.1: since the deal."""
    play = put(dealt("g5 g7", "g4", "g9 g8", "g6"), "g5 g4 g9 g6 g8")
    assert gone(play) == ["g5", "g4", "g9 g8", "g6"]


def test_information__nothing_is_played_since_the_next_deal() -> None:
    """F4.1."""
    play = put(position("g5", "g4 b3", "g6 b4", "g3 b5"), "g5 g4 g6 g3")
    play.put_outcome(deal())
    assert gone(play) == ["", "", "", ""]


def test_void__shown_by_shedding() -> None:
    """F4.1: everybody knows."""
    play = put(position("r5 b2", "g4 b3", "g6 b4", "r3 b5"), "r5 g4")
    for viewer in EVERYBODY:
        assert voids(play, viewer) == [0, 0b10, 0, 0]


@pytest.mark.parametrize(
    "cards",
    ["r5 r4", "r5 1", "1 g4"],
    ids=["by following", "by a 1", "while no colour is set"],
)
def test_void__not_shown(cards: str) -> None:
    """F4.1."""
    play = put(position("r5 1", "g4 r4 1", "g6 b4", "r3 b5"), cards)
    assert voids(play) == [0, 0, 0, 0]


def test_void__not_shown_by_setting_the_lead_colour() -> None:
    """F4.1: whoever sets it after a 1 sheds nothing."""
    play = put(position("1 b2", "g4 b3", "r6 b4", "r3 b5"), "1 g4 r6")
    assert voids(play) == [0, 0, 0b1, 0]


def test_void__stays_and_adds_up() -> None:
    """F4.1: from then on."""
    play = put(position("r5 b2 y9", "g4 g3 1", "r6 b4 y8", "r3 b5 y7"), "r5 g4 r6 r3")
    put(play, "b4 b5 b2")
    put(play, "y7 g3 y8")
    assert voids(play) == [0, 0b110, 0, 0]


def test_void__until_the_next_deal() -> None:
    """F4.1."""
    play = put(position("r5", "g4 b3", "g6 b4", "r3 b5"), "r5 g4 g6 r3")
    assert voids(play) == [0, 0b10, 0b10, 0]
    play.put_outcome(deal())
    assert voids(play) == [0, 0, 0, 0]


def test_hands_left__are_shown_at_the_end_of_a_round() -> None:
    """F4.0 †: to everybody, and still in sight after the next deal."""
    play = put(position("g5", "g4 b3 1", "g6 b4", "g3 b5"), "g5 g4 g6 g3")
    left = [[], ["b3", "1"], ["b4"], ["b5"]]
    for viewer in EVERYBODY:
        o = play.information(viewer).state
        assert [hand_of(o, seat) for seat in range(4)] == [
            hand_of(play.state, seat) for seat in range(4)
        ]
        assert [one["left"] for one in play.view(viewer)["last_round"]] == left
    play.put_outcome(deal())
    for viewer in EVERYBODY:
        assert [one["left"] for one in play.view(viewer)["last_round"]] == left
        assert [one["points"] for one in play.view(viewer)["last_round"]] == [10, -8, -4, -5]
    assert hand_of(play.information(0).state, 1) == [UNKNOWN] * 12


def test_hands_left__none_before_the_first_round_is_over() -> None:
    """F4.0."""
    assert dealt().view(0)["last_round"] is None


def test_hands_left__the_longest_hand_fits() -> None:
    """F4.0: a seat that always sat out keeps twelve cards."""
    twelve = "b2 b3 b4 b5 b6 b7 b8 r2 r3 r4 r5 r6"
    play = put(position("g9", "g8 r9", "g7 r8", twelve, sits_out=[3]), "g9 g8 g7")
    assert len(play.view(0)["last_round"][3]["left"]) == 12
    assert play.view(0)["last_round"][3]["points"] == -55


def test_view__current_and_last_trick() -> None:
    """F4.2: the last one until the next is complete."""
    play = position("g5 b2 y2", "g4 b3 y3", "g6 b4 y4", "g3 b5 y5", leader=1)
    assert put(play, "g4 g6").view(-1)["last_trick"] is None
    trick = play.view(-1)["trick"]
    assert trick["cards"] == [{"seat": 1, "card": "g4"}, {"seat": 2, "card": "g6"}]
    put(play, "g3 g5")
    last = play.view(-1)["last_trick"]
    assert [one["card"] for one in last["cards"]] == ["g4", "g6", "g3", "g5"]
    assert (last["winner"], last["befooled"], last["colour"]) == (2, [3], "green")
    assert put(play, "b4 b2").view(0)["last_trick"] == last
    put(play, "b3")
    assert [one["card"] for one in play.view(0)["last_trick"]["cards"]] == ["b4", "b2", "b3"]


def test_view__the_last_trick_of_a_round_stays_after_the_deal() -> None:
    """F4.2: until the next one is complete."""
    play = put(position("g5", "g4 b3", "g6 b4", "g3 b5"), "g5 g4 g6 g3")
    last = play.view(0)["last_trick"]
    play.put_outcome(deal())
    assert play.view(0)["last_trick"] == last


@pytest.mark.parametrize("aid", ["off", "on"])
def test_view__memory_aid_adds_the_cards_played(aid: str) -> None:
    """F4.2: by colour, this round."""
    play = put(dealt("g5", "g9", "1", memory_aid=aid), "g5 g9 1")
    wanted = {"green": [5, 9], "red": [], "yellow": [], "blue": [], "ones": 1}
    assert play.view(0)["played"] == (wanted if aid == "on" else None)


def test_view__hides_the_hands_of_others() -> None:
    """F4.1: an onlooker has none."""
    play = position("g5 1", "g4", "g6 b4 r2", "g3")
    assert play.view(0)["hand"] == ["g5", "1"]
    assert play.view(-1)["hand"] == []
    assert [player["cards"] for player in play.view(0)["players"]] == [2, 1, 3, 1]


def test_view__says_what_may_be_played() -> None:
    """F2.5: only to the seat whose turn it is."""
    play = put(position("r5", "g4 r2 1", "g6", "g3"), "r5")
    assert play.view(1)["playable"] == ["r2", "1"]
    assert [play.view(viewer)["playable"] for viewer in (0, 2, -1)] == [[], [], []]


def test_view__who_sits_out_totals_and_tally() -> None:
    """F2.3, F3.3: always in sight."""
    play = position("g5 b2", "g4 b3", "g6 b4", "g3 b5", sits_out=[2])
    play.state.players[1].total = -12
    play.state.tens = 4
    view = play.view(0)
    assert [one["sits_out"] for one in view["players"]] == [False, False, True, False]
    assert [one["total"] for one in view["players"]] == [0, -12, 0, 0]
    assert view["tens"] == {"scored": 4, "end": 6}


def naive_deal(o: State, chance: Chance) -> bool:
    """Deal red, yellow, green to any seat that may hold it; does every card find a place?"""
    free = [1, 2, 3]
    for colour in (1, 2, 0):
        fits = [seat for seat in free if not o.players[seat].void >> colour & 1]
        if not fits:
            return False
        free.remove(fits[below(chance, len(fits))])
    return True


@pytest.mark.parametrize("tries", [knowledge.TRIES, 0], ids=["by lot", "with care"])
def test_guess__finds_a_deal_where_a_careless_one_gets_stuck(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F4.1: and both deals that fit come about."""
    monkeypatch.setattr(knowledge, "TRIES", tries)
    play = stuck_position()
    o = play.information(0).state
    chance = stream("stuck")
    assert Counter(naive_deal(o, chance) for _ in range(200))[False] > 20
    found = Counter(pack(guess(GAME, o, chance)) for _ in range(400))
    assert set(found) == set(weights(play.state, 0))
    assert len(found) == 2
    assert min(found.values()) > 150


Shown = tuple[tuple[str, ...], dict[int, str]]
"""Hands, and the colours that seats have shown to be out of."""

NO_VOID: Shown = ("b2", "r5 r6", "y5 g6 1", "g5 b4"), {}
NESTED: Shown = ("b2", "r5 r6", "y5 g6 1", "g5 b4"), {2: "r", 3: "ry"}
MANY_ONES: Shown = ("b2", "r5 1 1", "y5 1", "g5 b4"), {3: "r"}
CROSSED: Shown = ("b2", "r5 g7 1", "y5 g6", "b3 b4"), {2: "r", 3: "g"}
RING: Shown = ("b2", "r5 y7 b3", "y5 g6", "y3 b4"), {1: "g", 2: "b", 3: "r"}
UNEVEN_RING: Shown = ("b2", "g5 g6 r5 r6", "r7 y5", "g7 g8"), {1: "y", 2: "g", 3: "r"}
RING_OF_FOUR: Shown = (
    ("b9", "g5 r5", "r6 y5", "y6 b5", "b6 g6"),
    {1: "yb", 2: "gb", 3: "gr", 4: "ry"},
)


@pytest.mark.parametrize(
    "shown",
    [NO_VOID, NESTED, MANY_ONES, CROSSED, RING, UNEVEN_RING, RING_OF_FOUR],
    ids=["no void", "nested", "many 1s", "crossed", "ring", "uneven ring", "ring of four"],
)
def test_guess__is_as_likely_as_the_deal(shown: Shown) -> None:
    """F4.1: every state comes about as often as chance would deal it.

    In a ring each pair of hands shares a single colour: no exchange between two changes counts.
    """
    play = with_voids(*shown)
    wanted = weights(play.state, 0)
    o = play.information(0).state
    chance = stream("likely")
    found = Counter(pack(guess(GAME, o, chance)) for _ in range(2500))
    assert_as_likely(found, wanted)


def with_voids(hands: tuple[str, ...], shown: dict[int, str]) -> Play:
    """A position in which seats have shown to be out of colours."""
    play = position(*hands)
    for seat, letters in shown.items():
        void(play, seat, letters)
    return play


@pytest.mark.parametrize("tries", [knowledge.TRIES, 0], ids=["by lot", "with care"])
def test_guess__never_deals_a_colour_shown_to_be_out(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F4.1: through whole games with every number of seats, for every viewer."""
    monkeypatch.setattr(knowledge, "TRIES", tries)
    chance = stream("voids")
    for variant in [one for one in plain_variants() if one.game is GAME]:
        for play in positions(variant, "voids", every=6):
            seat = below(chance, variant.seats + 1) - 1
            g = guess(GAME, observe(GAME, play.state, seat), chance)
            if not play.is_over:
                check_voids(g)


def check_voids(s: State) -> None:
    """No hand holds a colour that its seat is out of."""
    for seat, card in itertools.chain(*([(p, c) for c in hand_of(s, p)] for p in range(s.seats))):
        assert not s.players[seat].void >> COLOUR[card] & 1


def test_guess__keeps_what_is_open() -> None:
    """F4.0: between rounds nothing is hidden."""
    play = put(position("g5", "g4 b3", "g6 b4", "g3 b5"), "g5 g4 g6 g3")
    assert pack(guess(GAME, play.information(0).state, stream("open"))) == pack(play.state)


def test_shown__one_new_hand_differs_from_another() -> None:
    """What a deal shows a seat is its own hand."""
    one, other = dealt("g2 r3"), dealt("g2 r3", "1 1")
    assert GAME.shown(one.state, 0) == GAME.shown(other.state, 0) != 0
    assert GAME.shown(one.state, 1) != GAME.shown(other.state, 1)
    assert GAME.shown(one.state, -1) == 0


def test_shown__hands_left_differ() -> None:
    """F4.0: the end of a round shows what was hidden; a mere card does not."""
    plays = [
        position("g5", "g4 b3", "g6 b4", "g3 b5"),
        position("g5", "g4 b4", "g6 b3", "g3 b5"),
    ]
    for play in plays:
        assert GAME.shown(put(play, "g5 g4").state, 0) == 0
        put(play, "g6 g3")
    assert GAME.shown(plays[0].state, 0) != GAME.shown(plays[1].state, 0)


def test_shown__the_start_seat() -> None:
    """F2.2."""
    play = Play(GAME, 4, {}, None, {})
    play.settle("start 2")
    assert GAME.shown(play.state, 0) == 3


def test_seen__cards_are_played_openly() -> None:
    """F4.1."""
    play = put(position("g5 b2", "g4 b3", "g6 b4", "g3 b5"), "g5")
    assert all(GAME.seen(play.state, 0, 3, viewer) for viewer in EVERYBODY)
