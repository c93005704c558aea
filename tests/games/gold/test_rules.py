"""The rules of Gold, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.core.seeds import seed_text
from pyrite.engine.errors import IllegalMove, ImpossibleChance
from pyrite.engine.play import Play
from pyrite.games.gold import GAME
from pyrite.games.gold.box import FACE_COUNT, FACE_TEXTS, PLACES
from pyrite.games.gold.moves import PLACE_OF_TEXT
from tests.games.gold.build import deal, dealt, flip, lies, new_game, nuggets, only

TEN = ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2")


def test_box__seven_miners_of_each_colour() -> None:
    """G1.1."""
    box = dict(zip(FACE_TEXTS, FACE_COUNT[1:], strict=True))
    for colour in "rbnyp":
        assert [box[f"{colour}{strength}"] for strength in (2, 3, 4, 5)] == [2, 2, 2, 1]


def test_box__gold_and_dynamite() -> None:
    """G1.2."""
    box = dict(zip(FACE_TEXTS, FACE_COUNT[1:], strict=True))
    assert [box[f"g{n}"] for n in (1, 2, 3, 4)] == [5, 7, 7, 5]
    assert box["x"] == 5
    assert sum(FACE_COUNT) == 64


def test_setup__a_seat_owns_its_colour() -> None:
    """G2.1: with four seats seat 3 owns yellow."""
    assert nuggets(flip(dealt(a1="y4", b1="g3"), "a1", "b1")) == [0, 0, 0, 3]


def test_setup__with_two_seats_each_owns_two_colours() -> None:
    """G2.1: seat 0 red and green, seat 1 blue and yellow."""
    for colour, owner in (("r", 0), ("b", 1), ("n", 0), ("y", 1)):
        play = flip(dealt(seats=2, start=1 - owner, a1=f"{colour}4", b1="g3"), "a1", "b1")
        assert nuggets(play)[owner] == 3


def test_setup__neutral_colours_are_shuffled_in() -> None:
    """G2.2: a deal holds all 64 cards whatever the seats."""
    play = new_game(seats=3)
    play.put_outcome(deal())
    assert len(play.legal(0)) == 64
    assert Counter(play.state.face) == Counter({f: n for f, n in enumerate(FACE_COUNT) if n})


def test_setup__chance_deals_the_whole_box() -> None:
    """G2.2, G2.3: shuffled, so no two seeds alike."""
    faces = []
    for seed in ("one", "two"):
        play = new_game()
        play.give_seed(seed_text(seed))
        faces.append(play.draw_outcome()[1:])
    assert Counter(faces[0]) == Counter(faces[1]) == Counter(deal()[1:])
    assert faces[0] != faces[1]


def test_setup__places_are_dealt_row_by_row() -> None:
    """G2.3, G7: the second face of a deal lies at b1, the ninth at a2."""
    play = new_game()
    outcome = deal(b1="x", a2="r5")
    assert GAME.chance_text(outcome).split()[2] == "x"
    assert GAME.chance_text(outcome).split()[9] == "r5"
    play.put_outcome(outcome)
    assert flip(play, "b1").view(0)["cards"]["b1"] == "x"


def test_setup__the_places_never_move() -> None:
    """G2.3: a removed card leaves a hole."""
    play = flip(dealt(a1="x"), "a1", "b1")
    assert play.legal(1)[0] == "flip c1"


def test_setup__layout_changes_only_the_view() -> None:
    """G2.3."""
    plays = [dealt(options={"layout": layout}) for layout in ("scatter", "grid")]
    assert [play.view(0)["layout"] for play in plays] == ["scatter", "grid"]
    assert plays[0].legal(0) == plays[1].legal(0)


def test_start__chance_says_who_begins() -> None:
    """G2.4: before anything else, unless the option fixes it."""
    play = Play(GAME, 4, {}, None, {})
    play.settle("start 2")
    play.put_outcome(deal())
    assert play.waiting == (2,)


def test_start__the_option_fixes_it() -> None:
    """G2.4: then there is no `start` line."""
    play = Play(GAME, 4, {"start": "3"}, None, {})
    with pytest.raises(ImpossibleChance):
        play.settle("start 2")
    play.put_outcome(deal())
    assert play.waiting == (3,)


def test_start__only_a_seat_at_the_table() -> None:
    """G2.4."""
    with pytest.raises(ImpossibleChance):
        Play(GAME, 3, {}, None, {}).settle("start 3")


def test_turn__two_flips_by_one_seat() -> None:
    """G3.1: two decisions of the same seat."""
    play = dealt(a1="g1", b1="g2")
    assert flip(play, "a1").waiting == (0,)
    assert flip(play, "b1").waiting == (1,)


def test_turn__the_first_card_is_seen_before_the_second_is_chosen() -> None:
    """G3.1: everybody sees it."""
    play = flip(dealt(a1="g4"), "a1")
    assert {play.view(seat)["cards"]["a1"] for seat in (0, 1, 2, 3, -1)} == {"g4"}


def test_turn__the_second_card_is_another_one() -> None:
    """G3.1."""
    play = flip(dealt(), "a1")
    assert len(play.legal(0)) == 63
    with pytest.raises(IllegalMove):
        play.move(0, "flip a1")


@pytest.mark.parametrize("other", ["g4", "r5", "x"])
@pytest.mark.parametrize("places", [("a1", "b1"), ("b1", "a1")])
def test_dynamite__both_cards_leave(other: str, places: tuple[str, str]) -> None:
    """G3.2: whatever the other card, in whatever order; nobody gets the gold."""
    play = flip(dealt(a1="x", b1=other), *places)
    assert not lies(play, "a1")
    assert not lies(play, "b1")
    assert nuggets(play) == [0, 0, 0, 0]


@pytest.mark.parametrize("places", [("a1", "b1"), ("b1", "a1")])
def test_strike__the_owner_of_the_miner_gets_the_gold(places: tuple[str, str]) -> None:
    """G3.3: not the active seat; both cards leave."""
    play = flip(dealt(a1="n3", b1="g2"), *places)
    assert nuggets(play) == [0, 0, 2, 0]
    assert not lies(play, "a1")
    assert not lies(play, "b1")


def test_strike__equal_strength_is_enough() -> None:
    """G3.3: strength 4 carries 4 nuggets."""
    assert nuggets(flip(dealt(a1="b4", b1="g4"), "a1", "b1")) == [0, 4, 0, 0]


def test_strike__a_neutral_miner_works_for_the_active_seat() -> None:
    """G3.3: with four seats purple is neutral."""
    assert nuggets(flip(dealt(start=2, a1="p5", b1="g1"), "a1", "b1")) == [0, 0, 1, 0]


def test_strike__the_gold_card_is_counted() -> None:
    """G3.3, G6.3."""
    play = flip(dealt(a1="r2", b1="g1"), "a1", "b1")
    assert play.view(1)["players"][0]["cards"] == 1


@pytest.mark.parametrize("places", [("a1", "b1"), ("b1", "a1")])
def test_duel__the_weaker_leaves(places: tuple[str, str]) -> None:
    """G3.4: the stronger is turned face down in its place."""
    play = flip(dealt(a1="r2", b1="b3"), *places)
    assert not lies(play, "a1")
    assert lies(play, "b1")
    assert play.view(0)["cards"]["b1"] == "?"


def test_duel__also_between_miners_of_one_colour() -> None:
    """G3.4: whatever their colours."""
    play = flip(dealt(a1="r5", b1="r4"), "a1", "b1")
    assert lies(play, "a1")
    assert not lies(play, "b1")


@pytest.mark.parametrize(("one", "other"), [("r3", "b3"), ("g1", "g4"), ("y2", "g3")])
def test_nothing__both_are_turned_face_down(one: str, other: str) -> None:
    """G3.5: equal miners, two gold, a miner too weak."""
    play = flip(dealt(a1=one, b1=other), "a1", "b1")
    assert lies(play, "a1")
    assert lies(play, "b1")
    assert play.view(0)["up"] == []
    assert nuggets(play) == [0, 0, 0, 0]


def test_turn__the_next_seat_clockwise_is_active() -> None:
    """G3.6: after the last seat the first."""
    play = dealt(seats=3, start=2, a1="g1", b1="g2")
    assert flip(play, "a1", "b1").waiting == (0,)


def eleven(**cards: str) -> Play:
    """A game with eleven cards left: the ten of TEN and c2."""
    return only(dealt(cards), *TEN, "c2")


def test_rush__begins_with_ten_cards() -> None:
    """G4.1: eleven are not enough; a duel that leaves ten starts it."""
    play = eleven(a1="r2", b1="b3", c1="x")
    assert not play.state.rush
    flip(play, "a1", "b1")
    assert play.state.lying == 10
    assert play.view(0)["phase"] == "rush"


def test_rush__one_flip_a_turn() -> None:
    """G4.1."""
    play = flip(eleven(a1="r2", b1="b3"), "a1", "b1")
    assert play.waiting == (1,)
    assert flip(play, "c1").waiting == (2,)


def test_rush__gold_goes_to_the_active_seat() -> None:
    """G4.1: whatever its weight."""
    play = flip(eleven(a1="r2", b1="b3", c1="g4"), "a1", "b1", "c1")
    assert nuggets(play) == [0, 4, 0, 0]
    assert not lies(play, "c1")


@pytest.mark.parametrize("card", ["r5", "x"])
def test_rush__anything_else_just_leaves(card: str) -> None:
    """G4.1: a miner or dynamite."""
    play = flip(eleven(a1="r2", b1="b3", c1=card), "a1", "b1", "c1")
    assert not lies(play, "c1")
    assert nuggets(play) == [0, 0, 0, 0]
    assert play.state.lying == 9


def test_rush__stays_on() -> None:
    """G4.1: also when it began for another reason, with many cards."""
    play = dealt(a1="g1", b1="g2")
    play.state.quiet = 99
    flip(play, "a1", "b1", "c1")
    assert play.state.lying == 63
    assert play.state.rush


def twelve(*cards: str) -> Play:
    """Twelve gold cards of 3 and 4 nuggets, these cards, and a pair at h8 and g8 that blows up."""
    gold = dict(zip(TEN, ["g4"] * 5 + ["g3"] * 5, strict=True))
    extra = dict(zip(("c2", "d2", "e2", "f2"), cards, strict=False))
    play = dealt({**gold, **extra}, h8="x", g8="g2", a8="g3", b8="g3")
    return only(play, *TEN, *extra, "h8", "g8", "a8", "b8")


def test_stalemate__nothing_but_gold() -> None:
    """G4.2: no pair could remove anything, so the rush is on at once."""
    assert flip(twelve(), "h8", "g8").state.rush


def test_stalemate__miners_too_weak_for_any_gold() -> None:
    """G4.2: two miners of strength 2 and no gold below 3."""
    assert flip(twelve("r2", "b2"), "h8", "g8").state.rush


def test_stalemate__not_while_a_miner_could_carry_something() -> None:
    """G4.2: strength 3 carries 3."""
    assert not flip(twelve("r3"), "h8", "g8").state.rush


def test_stalemate__not_while_two_miners_could_duel() -> None:
    """G4.2: though neither could carry anything."""
    fours = ("a1", "b1", "c1", "d1", "e1")
    miners = ("f1", "g1", "h1", "a2", "b2", "c2", "d2")
    cards = dict(zip(miners, ("r2", "b2", "n2", "y2", "p2", "r3", "b3"), strict=True))
    play = only(
        dealt({**dict.fromkeys(fours, "g4"), **cards}, h8="x", g8="g1"), *fours, *miners, "h8", "g8"
    )
    assert not flip(play, "h8", "g8").state.rush


def test_stalemate__not_while_dynamite_lies_there() -> None:
    """G4.2."""
    play = twelve()
    assert not flip(play, "a1", "b1").state.rush


def test_stalemate__a_five_carries_any_gold() -> None:
    """G4.2: the strongest miner and the heaviest gold."""
    assert not flip(twelve("p5"), "h8", "g8").state.rush


def test_quiet__a_hundred_turns_that_remove_nothing() -> None:
    """G4.3: from the next turn on; ninety-nine are not enough."""
    play = dealt(a1="g1", b1="g2")
    for _ in range(99):
        flip(play, "a1", "b1")
    assert not play.state.rush
    assert flip(play, "a1", "b1").state.rush


def test_quiet__counts_again_after_a_card_has_left() -> None:
    """G4.3: counted from the last card that left the table."""
    play = dealt(a1="g1", b1="g2", c1="r2", d1="r3")
    for _ in range(99):
        flip(play, "a1", "b1")
    flip(play, "c1", "d1", "a1", "b1")
    assert not play.state.rush


def last_cards(won: list[tuple[int, int]], *, options: dict[str, str] | None = None) -> Play:
    """A game with one dynamite left on the table, in the rush, and (nuggets, cards) won by seat."""
    play = only(dealt(seats=len(won), options=options, a1="x"), "a1")
    play.state.rush = 1
    for seat, (gold, cards) in enumerate(won):
        play.state.players[seat].nuggets = gold
        play.state.players[seat].cards = cards
    return play


def test_end__when_no_card_lies_on_the_table() -> None:
    """G5.1."""
    play = last_cards([(9, 3), (7, 2)])
    assert not play.is_over
    assert flip(play, "a1").is_over


def test_end__not_while_one_card_is_left() -> None:
    """G5.1."""
    play = only(dealt(a1="x", b1="g4"), "a1", "b1")
    play.state.rush = 1
    assert not flip(play, "a1").is_over
    assert flip(play, "b1").score() == (0, 4, 0, 0)


def test_end__most_nuggets_win() -> None:
    """G5.1: score is nuggets."""
    result = flip(last_cards([(9, 3), (12, 4), (11, 6)]), "a1").result
    assert result
    assert result.scores == (9, 12, 11)
    assert result.winners == (1,)
    assert result.reason == "no card left"


def test_end__tie_goes_to_more_gold_cards() -> None:
    """G5.1."""
    result = flip(last_cards([(9, 3), (9, 4), (2, 9)]), "a1").result
    assert result
    assert result.winners == (1,)


def test_end__still_tied_is_shared() -> None:
    """G5.1."""
    result = flip(last_cards([(9, 4), (3, 1), (9, 4)]), "a1").result
    assert result
    assert result.winners == (0, 2)


def match_game(play: Play, won: list[tuple[int, int]]) -> Play:
    """The next game of a match is dealt and played to its last flip, with these won cards."""
    play.put_outcome(deal(a1="x"))
    only(play, "a1")
    play.state.rush = 1
    for seat, (gold, cards) in enumerate(won):
        play.state.players[seat].nuggets = gold
        play.state.players[seat].cards = cards
    return flip(play, "a1")


def test_match__as_many_games_as_seats() -> None:
    """G5.2: the new deal follows the last flip at once."""
    play = new_game(seats=3, games="match")
    for _ in range(2):
        match_game(play, [(1, 1), (2, 1), (3, 1)])
        assert play.waits_for_chance
    assert match_game(play, [(1, 1), (2, 1), (3, 1)]).is_over


def test_match__the_starting_seat_moves_on() -> None:
    """G5.2: one clockwise each game."""
    play = new_game(seats=3, start=2, games="match")
    match_game(play, [(0, 0)] * 3)
    play.put_outcome(deal())
    assert play.waiting == (0,)


def test_match__scores_add_up_and_start_afresh() -> None:
    """G5.2."""
    play = new_game(seats=2, games="match")
    match_game(play, [(5, 2), (9, 3)])
    assert nuggets(play) == [0, 0]
    assert play.score() == (5, 9)
    result = match_game(play, [(8, 3), (1, 1)]).result
    assert result
    assert result.scores == (13, 10)
    assert result.winners == (0,)
    assert result.reason == "last game of the match over"


def test_match__score_so_far_includes_the_running_game() -> None:
    """G5.2."""
    play = new_game(seats=2, games="match")
    match_game(play, [(5, 2), (9, 3)])
    play.put_outcome(deal(a1="r4", b1="g4"))
    play.state.quiet = 0
    flip(play, "a1", "b1")
    assert play.score() == (9, 9)


def test_match__tie_goes_to_the_last_game() -> None:
    """G5.2: gold cards are not compared."""
    play = new_game(seats=2, games="match")
    match_game(play, [(9, 9), (5, 1)])
    result = match_game(play, [(4, 9), (8, 1)]).result
    assert result
    assert result.scores == (13, 13)
    assert result.winners == (1,)


def test_match__still_tied_is_shared() -> None:
    """G5.2: also with different numbers of gold cards."""
    play = new_game(seats=2, games="match")
    match_game(play, [(5, 9), (5, 1)])
    result = match_game(play, [(8, 9), (8, 1)]).result
    assert result
    assert result.winners == (0, 1)


def test_match__the_gold_rush_ends_with_its_game() -> None:
    """G4.1, G5.2: it stays on until the end of the game, not of the match."""
    play = new_game(seats=2, games="match")
    match_game(play, [(5, 9), (5, 1)])
    play.put_outcome(deal())
    assert play.view(0)["phase"] == "digging"


def test_moves__every_face_down_card_may_be_flipped() -> None:
    """G7."""
    play = dealt()
    assert play.legal(0)[0] == "flip a1"
    assert play.legal(0)[-1] == "flip h8"
    assert len(play.legal(0)) == PLACES == len(PLACE_OF_TEXT)


def test_chance__a_deal_is_exactly_the_box() -> None:
    """G7, G1: one card too many of a kind is impossible."""
    play = new_game()
    cards = GAME.chance_text(deal()).split(" ")
    swapped = " ".join([cards[0], "x", *cards[2:]])
    with pytest.raises(ImpossibleChance):
        play.settle(swapped)
    with pytest.raises(ImpossibleChance):
        play.settle(" ".join(cards[:-1]))
    play.settle(" ".join(cards))
