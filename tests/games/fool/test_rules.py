"""The rules of Fool!, clause by clause: cards, deal, tricks, discs (F1, F2, F6)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.core.errors import BadText
from pyrite.core.seeds import seed_text
from pyrite.engine.errors import IllegalMove, ImpossibleChance, NotYourTurn
from pyrite.engine.play import Play, start_play
from pyrite.games.fool import GAME
from pyrite.games.fool.box import CARD_TEXTS, DECKS, DISCS, HAND, card_text
from pyrite.games.fool.moves import DEAL_OUTCOME
from pyrite.games.fool.state import TRICK
from tests.games.fool.build import (
    befooled,
    deal,
    dealt,
    hand,
    new_game,
    playable,
    position,
    put,
)

TABLE = [
    (4, dict(g=17, r=13, y=11, b=8), 3, 48, 12, 1),
    (5, dict(g=20, r=16, y=14, b=10), 4, 60, 12, 1),
    (6, dict(g=23, r=19, y=17, b=12), 5, 72, 12, 1),
    (7, dict(g=26, r=22, y=20, b=14), 6, 84, 12, 2),
    (8, dict(g=27, r=23, y=21, b=15), 6, 88, 11, 2),
]


def winner(play: Play) -> int:
    """Who won the last complete trick."""
    return int(play.state.last.winner)


@pytest.mark.parametrize(("seats", "highest", "ones", "size", "each", "discs"), TABLE)
def test_box__cards_by_seats(
    seats: int, highest: dict[str, int], ones: int, size: int, each: int, discs: int
) -> None:
    """F1.1."""
    deck = Counter(card_text(card) for card in DECKS[seats])
    wanted = Counter(f"{letter}{n}" for letter in "gryb" for n in range(2, highest[letter] + 1))
    wanted["1"] = ones
    assert deck == wanted
    assert len(DECKS[seats]) == size
    assert (HAND[seats], DISCS[seats]) == (each, discs)


def test_box__eighty_two_cards_and_the_1() -> None:
    """F1.1: the whole box is that of eight seats; a move's number is its card."""
    assert CARD_TEXTS[:3] == ("g2", "g3", "g4")
    assert CARD_TEXTS[25:27] == ("g27", "r2")
    assert CARD_TEXTS[47:49] == ("r23", "y2")
    assert CARD_TEXTS[67:69] == ("y21", "b2")
    assert CARD_TEXTS[81:] == ("b15", "1")


@pytest.mark.parametrize("seats", GAME.seats)
def test_deal__all_cards_are_dealt(seats: int) -> None:
    """F2.1: the whole deck, as many cards to each, another deal from another seed."""
    deals = []
    for seed in ("one", "two"):
        play = new_game(seats=seats)
        play.give_seed(seed_text(seed))
        play.let_chance_speak()
        held = [card for seat in range(seats) for card in hand(play, seat).split()]
        assert Counter(held) == Counter(card_text(card) for card in DECKS[seats])
        assert {play.state.players[seat].size for seat in range(seats)} == {HAND[seats]}
        deals.append(play.lines[-1].text)
    assert deals[0] != deals[1]


def test_deal__everybody_plays_in_the_first_trick() -> None:
    """F2.1 †: discs taken in the last trick of a round lie in the middle again."""
    play = put(position("g5", "g4", "g6", "g3 b2"), "g5 g4 g6 g3")
    assert befooled(play) == [3]
    play.put_outcome(deal())
    assert not any(player["sits_out"] for player in play.view(0)["players"])
    order = [play.waiting[0]]
    for _ in range(3):
        play.move(order[-1], play.legal(order[-1])[0])
        order.append(play.waiting[0])
    assert sorted(order) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "text",
    [
        "deal g2 g3 | g4 g5",
        "deal",
        "deal x9",
        "start 9",
        "start",
        "flip a1",
        GAME.chance_text(deal()).replace("g2 ", "g3 ", 1),
        GAME.chance_text(deal()).replace("g2 ", "", 1),
        GAME.chance_text(deal()).replace(" | ", " "),
        GAME.chance_text(deal()) + " | g18",
    ],
)
def test_deal__what_is_no_deal_is_refused(text: str) -> None:
    """F1.1, F5."""
    with pytest.raises(BadText):
        GAME.parse_chance(text)


def test_deal__cards_of_a_hand_in_any_order() -> None:
    """F5: seat 0 first, hands between bars."""
    text = GAME.chance_text(deal("g2 r3 1"))
    hands = [words.split() for words in text.removeprefix("deal ").split(" | ")]
    assert {"g2", "r3", "1"} <= set(hands[0])
    backwards = "deal " + " | ".join(" ".join(reversed(hand)) for hand in hands)
    assert GAME.parse_chance(backwards) == deal("g2 r3 1")
    play = new_game()
    play.settle(backwards)
    assert hand(play, 0) == " ".join(hands[0])


def test_deal__for_this_many_seats_only() -> None:
    """F1.1: a deal for five is none for four."""
    with pytest.raises(ImpossibleChance):
        new_game(seats=4).settle(GAME.chance_text(deal(seats=5)))


def test_deal__unequal_hands_are_impossible() -> None:
    """F1.1: thirteen cards here, eleven there."""
    text = GAME.chance_text(deal())
    first, second, *rest = text.split(" | ")
    *most, last = first.split(" ")
    moved = " | ".join([" ".join(most), f"{second} {last}", *rest])
    with pytest.raises(ImpossibleChance):
        new_game().settle(moved)


def test_deal__owners_of_1s_ascend() -> None:
    """F5: equal deals are equal numbers, so any other order is not chance's."""
    outcome = deal("1", "1", "1")
    assert new_game().is_possible(outcome)
    assert not new_game().is_possible([*outcome[:-2], outcome[-1], outcome[-2]])
    assert not new_game().is_possible([DEAL_OUTCOME + 1, *outcome[1:]])


def test_start__chance_says_it_once_before_the_first_deal() -> None:
    """F2.2 †."""
    play = Play(GAME, 4, {}, None, {})
    play.settle("start 2")
    play.put_outcome(deal())
    assert play.waiting == (2,)


def test_start__the_option_fixes_it() -> None:
    """F2.2 †: then chance is not asked."""
    play = Play(GAME, 4, {"start": "3"}, None, {})
    with pytest.raises(ImpossibleChance):
        play.settle("start 2")
    play.put_outcome(deal())
    assert play.waiting == (3,)


def test_start__only_a_seat_at_the_table() -> None:
    """F2.2."""
    with pytest.raises(ImpossibleChance):
        Play(GAME, 5, {}, None, {}).settle("start 5")


def test_start__any_seat_may_be_drawn() -> None:
    """F2.2."""
    lines = set()
    for seed in range(60):
        play = start_play(GAME, 5, seed=seed_text(str(seed)))
        lines.add(play.lines[0].text)
    assert lines == {f"start {seat}" for seat in range(5)}


def test_trick__clockwise_one_card_each() -> None:
    """F2.3."""
    play = position("g5 b2", "g4 b3", "g6 b4", "g3 b5", leader=2)
    order: list[int] = []
    for card in ("g6", "g3", "g5", "g4"):
        order += play.waiting
        put(play, card)
    assert order == [2, 3, 0, 1]
    assert [hand(play, seat) for seat in range(4)] == ["b2", "b3", "b4", "b5"]


def test_trick__the_leader_plays_any_card() -> None:
    """F2.3; several 1s are one move."""
    assert playable(position("g5 r3 y4 1 1", "g4", "g6", "g3")) == "g5 r3 y4 1"


def test_trick__who_has_a_disc_is_passed_over() -> None:
    """F2.3."""
    play = put(position("g5 b2", "g4 b3", "g6 b4", "g3 b5", sits_out=[1]), "g5")
    assert play.waiting == (2,)
    with pytest.raises(NotYourTurn):
        play.move(1, "play g4")


def test_trick__two_with_discs_side_by_side_at_the_end_of_the_row() -> None:
    """F2.3: seats 6 and 0 sit out, so 1 follows 5."""
    hands = [f"g{n} b{n}" for n in range(2, 9)]
    play = put(position(*hands, leader=5, sits_out=[6, 0]), "g7")
    assert play.waiting == (1,)


def test_trick__the_disc_goes_back_before_the_next_is_taken() -> None:
    """F2.3: who sat out plays again in the next trick."""
    play = put(position("g5 b2", "r4 b3", "g6 b4", "g3 b5", sits_out=[1]), "g5 g6 g3")
    assert befooled(play) == [3]
    assert [player["sits_out"] for player in play.view(0)["players"]] == [False, False, False, True]
    order: list[int] = []
    for card in ("b4", "b2", "b3"):
        order += play.waiting
        put(play, card)
    assert order == [2, 0, 1]


def test_lead_colour__is_that_of_the_first_card() -> None:
    """F2.4."""
    play = put(position("g5", "g4 r2", "g6 b4", "g3"), "g5")
    assert play.view(0)["trick"]["colour"] == "green"
    assert playable(play) == "g4"


def test_lead_colour__a_1_does_not_set_it() -> None:
    """F2.4: until there is another card, anything may be played."""
    play = put(position("1 g2", "g4 r2 1", "g6 r4", "g3"), "1")
    assert play.view(0)["trick"]["colour"] is None
    assert playable(play) == "g4 r2 1"
    assert playable(put(play, "r2")) == "r4"


def test_lead_colour__set_by_the_third_card_after_two_1s() -> None:
    """F2.4."""
    play = put(position("1 g2", "1 g4", "y6 r4", "g3 y2"), "1 1 y6")
    assert play.view(0)["trick"]["colour"] == "yellow"
    assert playable(play) == "y2"


def test_follow__the_lead_colour_or_a_1() -> None:
    """F2.5."""
    play = put(position("r5", "g4 r2 r8 y3 b2 1 1", "g6", "g3"), "r5")
    assert playable(play) == "r2 r8 1"
    with pytest.raises(IllegalMove):
        put(play, "g4")


@pytest.mark.parametrize(
    ("led", "may"), [("g9", "g4 g5 1"), ("r9", "r2 1"), ("y9", "y3 y7 1"), ("b8", "b2 1")]
)
def test_follow__in_every_colour(led: str, may: str) -> None:
    """F2.5."""
    play = position(led, "g4 g5 r2 y3 y7 b2 1", "g6", "g3")
    assert playable(put(play, led)) == may


def test_follow__without_the_lead_colour_anything() -> None:
    """F2.5: a 1 in the hand forces nothing."""
    play = put(position("r5", "g4 y3 b2 1 1", "g6", "g3"), "r5")
    assert playable(play) == "g4 y3 b2 1"


def test_follow__with_nothing_but_1s() -> None:
    """F2.5."""
    assert playable(put(position("r5", "1 1", "g6", "g3"), "r5")) == "1"


def test_one__has_the_lead_colour_once_played() -> None:
    """F2.6: it is better than any shed card."""
    play = put(position("1 b2", "g9 b3", "b4 b6", "y11 b5"), "1 g9 b4 y11")
    assert winner(play) == 1
    assert befooled(play) == [2]


def test_one__is_the_lowest_of_the_lead_colour() -> None:
    """F2.6."""
    play = put(position("1 b2", "g2 b3", "g3 b4", "g4 b5"), "1 g2 g3 g4")
    assert befooled(play) == [0]


def test_winner__highest_of_the_lead_colour() -> None:
    """F2.7: a higher card of another colour does not win; the winner leads."""
    play = put(position("r5 b2", "r9 b3", "g17 b4", "r6 b5"), "r5 r9 g17 r6")
    assert winner(play) == 1
    assert play.waiting == (1,)
    assert play.view(0)["trick"]["leader"] == 1


def test_winner__of_nothing_but_1s_the_first() -> None:
    """F2.7, F2.8: and the last is the worst."""
    play = position("1 b2", "1 b3", "g5 b4", "1 b5", leader=3, sits_out=[2])
    put(play, "1 1 1")
    assert winner(play) == 3
    assert befooled(play) == [1]
    assert play.waiting == (3,)


def test_winner__the_last_card_can_win() -> None:
    """F2.7: over the end of the row of seats."""
    play = put(position("r5 b2", "r9 b3", "r7 b4", "r6 b5", leader=2), "r7 r6 r5 r9")
    assert winner(play) == 1


WORST = [
    ("lowest of the colour", "r5 r9 r2 r6", [2]),
    ("a shed card, however high", "r5 r2 g17 r6", [2]),
    ("of two shed cards the lower", "r5 g9 y3 r6", [2]),
    ("of two shed cards the lower, though first", "r5 g3 y9 r6", [1]),
    ("of equal shed cards the later", "r5 g7 y7 r6", [2]),
    ("of three equal shed cards the last", "r5 g7 y7 b7", [3]),
    ("a 1 when nobody sheds", "r5 r2 1 r6", [2]),
    ("of two 1s the later", "r5 1 1 r6", [2]),
    ("of two 1s the later, though the first was led", "1 r2 1 r6", [2]),
    ("a shed card before any 1", "r5 1 g17 1", [2]),
]


@pytest.mark.parametrize(("cards", "fools"), [row[1:] for row in WORST], ids=[r[0] for r in WORST])
def test_worst__with_one_disc(cards: str, fools: list[int]) -> None:
    """F2.8."""
    hands = [f"{card} b{n}" for n, card in enumerate(cards.split(), 2)]
    assert befooled(put(position(*hands), cards)) == fools


TWO_WORST = [
    ("the two lowest of the colour", "r9 r3 r8 r2 r7 r6 r5", [1, 3]),
    ("one shed and the lowest of the colour", "r9 r3 r8 g20 r7 r6 r5", [1, 3]),
    ("one shed and a 1", "r9 r3 r8 g20 r7 1 r5", [3, 5]),
    ("the two lower of three shed", "r9 g5 r8 g20 r7 y4 r5", [1, 5]),
    ("of equal shed cards the later two", "r9 g5 y5 b5 r7 r6 r4", [2, 3]),
    ("a lower shed and the later of equal ones", "r9 g5 r8 y5 b4 r6 r4", [3, 4]),
    ("the later two of three 1s", "1 r3 1 r2 r7 1 r5", [2, 5]),
    ("a 1 before the lowest colour", "r9 r3 r8 r2 r7 1 r5", [3, 5]),
]


@pytest.mark.parametrize(
    ("cards", "fools"), [row[1:] for row in TWO_WORST], ids=[r[0] for r in TWO_WORST]
)
def test_worst__with_two_discs(cards: str, fools: list[int]) -> None:
    """F2.8."""
    hands = [f"{card} b{n}" for n, card in enumerate(cards.split(), 6)]
    assert befooled(put(position(*hands), cards)) == fools


def test_worst__of_five_1s_the_last_two() -> None:
    """F2.8: two discs and two seats that sit out."""
    play = position(
        *["1 b2", "1 b3", "g5", "1 b4", "1 b5", "g6", "1 b6"], leader=3, sits_out=[2, 5]
    )
    put(play, "1 1 1 1 1")
    assert winner(play) == 3
    assert befooled(play) == [0, 1]


def test_worst__counts_from_the_leader() -> None:
    """F2.8: later is later in the trick, not a higher seat."""
    play = position("g7 b2", "y7 b3", "r5 b4", "r6 b5", leader=2)
    assert befooled(put(play, "r5 r6 g7 y7")) == [1]


def test_worst__high_cards_keep_their_order() -> None:
    """F2.8: shed 27 is worse than a 1, lead 27 better than all."""
    hands = ["g27 b2", "g2 b3", "r23 b4", "1 b5", "y21 b6", "b15 b7", "g3 b8", "g4 b9"]
    play = put(position(*hands), "g27 g2 r23 1 y21 b15 g3 g4")
    assert winner(play) == 0
    assert befooled(play) == [4, 5]


def test_round__the_last_trick_is_completed() -> None:
    """F2.9: the leader's hand is empty, the others still play and take their disc."""
    play = put(position("g5", "g4 b3", "g6 b4", "g3 b5"), "g5")
    assert play.waiting == (1,)
    put(play, "g4 g6")
    assert play.state.stage == TRICK
    put(play, "g3")
    assert play.waits_for_chance
    assert befooled(play) == [3]


def test_round__goes_on_while_all_have_cards() -> None:
    """F2.9."""
    play = put(position("g5 b2", "g4 b3", "g6 b4", "g3 b5"), "g5 g4 g6 g3")
    assert play.waiting == (2,)


def test_round__who_sits_out_does_not_play_in_the_last_trick() -> None:
    """F2.9, F2.3."""
    play = put(position("g5", "g4 b3", "g6 b4", "g3", sits_out=[3]), "g5 g4 g6")
    assert play.waits_for_chance
    assert hand(play, 3) == "g3"


def four(*cards: str, leader: int = 0, sits_out: tuple[int, ...] = ()) -> Play:
    """Anne, Paul, Rachel and Camille after a trick of these cards by seat; - plays none."""
    hands = [f"{card if card != '-' else 'g17'} b{n}" for n, card in enumerate(cards, 5)]
    play = position(*hands, leader=leader, sits_out=sits_out)
    order = [(leader + i) % 4 for i in range(4)]
    return put(play, " ".join(cards[seat] for seat in order if cards[seat] != "-"))


def test_example__a() -> None:
    """F6: Camille passes, all others follow; the lowest is befooled, the highest wins."""
    play = four("y7", "y3", "y9", "-", sits_out=(3,))
    assert (winner(play), befooled(play)) == (2, [1])


def test_example__b() -> None:
    """F6: one sheds, whatever the value."""
    play = four("y7", "-", "y9", "g16", leader=2, sits_out=(1,))
    assert (winner(play), befooled(play)) == (2, [3])


def test_example__c() -> None:
    """F6: of two that shed the lower."""
    play = four("g10", "r4", "y9", "-", leader=2, sits_out=(3,))
    assert (winner(play), befooled(play)) == (2, [1])


def test_example__d() -> None:
    """F6: a 1 follows, nobody sheds."""
    play = four("y9", "-", "y7", "1", leader=2, sits_out=(1,))
    assert (winner(play), befooled(play)) == (0, [3])


def test_example__e() -> None:
    """F6: a 1 follows, somebody sheds."""
    play = four("g9", "1", "y7", "-", sits_out=(3,))
    assert (winner(play), befooled(play)) == (0, [2])


def test_move__is_play_and_a_card() -> None:
    """F5."""
    assert GAME.move_text(GAME.parse_move("play g12")) == "play g12"
    assert GAME.parse_move("play 1") == 82
    for text in ("play", "play g1", "play g28", "play x2", "g12", "play g02", "play  g2"):
        with pytest.raises(BadText):
            GAME.parse_move(text)


def test_turn__only_the_next_seat_may_play() -> None:
    """F2.3."""
    play = dealt()
    assert play.waiting == (0,)
    assert play.legal(1) == ()
