"""The rules of Fool's Gold, clause by clause: the roll (FG3) and the turns after it (FG4)."""

from __future__ import annotations

import pytest

from pyrite.engine.play import Play
from pyrite.games.fools_gold.box import MINE_NAMES
from tests.games.fools_gold.build import do, is_die_at, mine_of, path, player, rich, rolled

ALL_WILD = "6 6 6 6 6 6 6 6 6 6"


def moves(play: Play, verb: str) -> list[str]:
    """What follows this verb among the legal moves of whoever is asked."""
    texts = (text.partition(" ") for text in play.legal(play.waiting[0]))
    return [rest for first, _, rest in texts if first == verb]


# FG3: the roll


def test_roll__the_first_die_lies_on_the_picture() -> None:
    """FG3.1: it takes no space."""
    play = rolled("4 6 6 6 6 6 6 6 6 6")
    assert mine_of(play, "river").dice == 1
    assert is_die_at(play, "river") == []


def test_roll__the_next_lie_on_spaces_from_0_up() -> None:
    """FG3.1."""
    play = rolled("2 2 3 3 3 4 4 4 4 6")
    assert is_die_at(play, "forest") == [0]
    assert is_die_at(play, "mountains") == [0, 1]
    assert is_die_at(play, "river") == [0, 1, 2]


def test_roll__five_threes() -> None:
    """FG3.1, the rulebook's example: four lie at the mountains, the fifth becomes wild."""
    play = rolled("1 2 3 3 3 3 3 4 5 5")
    assert mine_of(play, "mountains").dice == 4
    assert is_die_at(play, "mountains") == [0, 1, 2]
    assert play.view(0)["camp"] == 1


def test_roll__wild_by_face_and_by_overflow() -> None:
    """FG3.1: ten alike leave six for the camp; sixes lie there anyway."""
    assert rolled("3 3 3 3 3 3 3 3 3 3").view(0)["camp"] == 6
    assert rolled("1 1 3 3 3 3 3 4 6 6").view(0)["camp"] == 3
    assert rolled(ALL_WILD).view(0)["camp"] == 10


# FG4: whose turn it is


def test_turns__clockwise_from_the_start_player() -> None:
    """FG4: round and round."""
    play = rolled(start=2)
    order = []
    for space in range(1, 7):
        order.append(play.waiting[0])
        do(play, f"place hills {space}" if space < 4 else f"place lake {space - 3}")
    assert order == [2, 0, 1, 2, 0, 1]


def test_turns__who_has_passed_is_skipped() -> None:
    """FG4."""
    play = do(rolled(), "place hills 1", "pass", *["reserve hills"] * 4, "place hills 2")
    assert play.waiting == (0,)
    do(play, "place hills 3")
    assert play.waiting == (2,)


def test_turns__until_all_have_passed() -> None:
    """FG4: the last seat goes on alone; then the mines are worked."""
    play = do(rolled(), "pass", *["reserve hills"] * 4, "pass", *["reserve hills"] * 4)
    do(play, "place hills 3", "place hills 1", "retrieve")
    assert play.waiting == (2,)
    do(play, "pass", "reserve lake")
    assert play.waits_for_chance
    assert play.view(0)["mine"] == "hills"


# FG4.1: place


def test_place__a_miner_leaves_the_screen() -> None:
    """FG4.1: and stands on the space."""
    play = do(rolled(), "place river 3")
    assert path(play, "river")[3] == "standing 0"
    assert player(play, 0).miners == 3


@pytest.mark.parametrize("space", [1, 3, 6])
def test_place__costs_the_space(space: int) -> None:
    """FG4.1, FG4.5: as many coins as its number, laid in front of the screen."""
    play = do(rolled(), f"place river {space}")
    assert (player(play, 0).coins, player(play, 0).spent) == (6 - space, space)


def test_place__space_0_is_free() -> None:
    """FG4.1."""
    play = do(rolled("4 6 6 6 6 6 6 6 6 6"), "place river 0")
    assert (player(play, 0).coins, player(play, 0).spent) == (6, 0)


def test_place__only_with_enough_coins() -> None:
    """FG4.1."""
    play = do(rolled(), "place river 4", *["pass", *["reserve hills"] * 4] * 2)
    assert moves(play, "place") == [f"{name} {space}" for name in MINE_NAMES for space in (1, 2)]


def test_place__not_on_a_die() -> None:
    """FG1.2, FG4.1: a space holds one die or one miner."""
    assert "hills 0" not in moves(rolled(), "place")


def test_place__not_on_a_miner() -> None:
    """FG1.2, FG4.1."""
    play = do(rolled(), "place river 3")
    assert "river 3" not in moves(play, "place")
    assert "hills 3" in moves(play, "place")


def test_place__only_at_a_mine_with_dice() -> None:
    """FG4.1."""
    assert moves(rolled("2 6 6 6 6 6 6 6 6 6"), "place") == [f"forest {n}" for n in range(7)]


def test_place__at_a_mine_that_just_got_its_first_die() -> None:
    """FG4.1, FG4.2: a wild die makes a mine workable."""
    play = do(rolled(ALL_WILD), "wild lake")
    assert moves(play, "place") == [f"lake {n}" for n in range(7)]


def test_place__red_spaces_are_for_miners_too() -> None:
    """FG1.2: red spaces take no die of the roll, but any miner."""
    assert {"hills 3", "hills 4", "hills 5", "hills 6"} <= set(moves(rolled(), "place"))


def test_place__not_without_miners() -> None:
    """FG4.1, FG4.5: but wild dice may still be placed, and passing is always allowed."""
    play = rolled("1 2 3 4 5 6 6 6 6 6", seats=5)
    do(play, "place hills 0", *["pass", "reserve hills", "reserve hills"] * 4, "place hills 1")
    assert player(play, 0).miners == 0
    assert play.legal(0) == (*(f"wild {name}" for name in MINE_NAMES), "pass")


# FG4.2: wild


def test_wild__costs_a_coin_per_die_there() -> None:
    """FG4.2: the one on the picture included."""
    play = do(rolled("1 1 1 2 6 6 6 6 6 6"), "wild hills")
    assert (player(play, 0).coins, player(play, 0).spent) == (3, 3)
    do(play, "wild forest")
    assert (player(play, 1).coins, player(play, 1).spent) == (5, 1)


def test_wild__leaves_the_camp() -> None:
    """FG4.2."""
    assert do(rolled("1 1 1 2 6 6 6 6 6 6"), "wild hills").view(0)["camp"] == 5


def test_wild__at_a_mine_without_dice_on_the_picture_for_nothing() -> None:
    """FG4.2."""
    play = do(rolled(ALL_WILD), "wild lake")
    assert mine_of(play, "lake").dice == 1
    assert is_die_at(play, "lake") == []
    assert player(play, 0).coins == 6


def test_wild__on_the_lowest_empty_space() -> None:
    """FG4.2: past miners, red spaces included; the space's number costs nothing."""
    play = do(rolled("1 1 1 1 6 6 6 6 6 6"), "place hills 3", "wild hills")
    assert is_die_at(play, "hills") == [0, 1, 2, 4]
    assert player(play, 1).coins == 2


def test_wild__below_a_miner_first() -> None:
    """FG4.2: lowest, not next to the other dice."""
    play = do(rolled("1 6 6 6 6 6 6 6 6 6"), "place hills 0", "place hills 2", "wild hills")
    assert is_die_at(play, "hills") == [1]


def test_wild__only_with_enough_coins() -> None:
    """FG4.2: five coins for five dice, not four."""
    play = rolled("1 1 1 1 2 6 6 6 6 6")
    do(play, "place hills 4", *["pass", *["reserve hills"] * 4] * 2)
    assert moves(play, "wild") == ["forest", "mountains", "river", "lake"]


def test_wild__not_onto_a_full_path() -> None:
    """FG4.2: seven spaces taken."""
    play = rich(rolled("1 1 1 1 6 6 6 6 6 6"))
    do(play, "place hills 3", "place hills 4", "place hills 5")
    assert "hills" in moves(play, "wild")
    do(play, "place hills 6")
    assert moves(play, "wild") == ["forest", "mountains", "river", "lake"]


def test_wild__not_with_an_empty_camp() -> None:
    """FG4.2."""
    assert moves(rolled(), "wild") == []


# FG4.3: retrieve


def test_retrieve__a_miner_is_out_and_three_coins_come_back() -> None:
    """FG4.3: the miner lies in front of the screen."""
    play = do(rolled(), "place river 5", *["pass", *["reserve hills"] * 4] * 2, "retrieve")
    one = player(play, 0)
    assert (one.miners, one.retrieved) == (2, 1)
    assert (one.coins, one.spent) == (4, 2)


def test_retrieve__fewer_than_three() -> None:
    """FG4.3: with one or two spent coins, that many."""
    play = do(rolled(), "place river 2", *["pass", *["reserve hills"] * 4] * 2, "retrieve")
    assert (player(play, 0).coins, player(play, 0).spent) == (6, 0)


def test_retrieve__not_without_spent_coins() -> None:
    """FG4.3."""
    assert "retrieve" not in rolled().legal(0)


def test_retrieve__not_without_a_miner() -> None:
    """FG4.3: it takes one from behind the screen."""
    play = do(rolled(seats=5), "place hills 1", *["pass", *["reserve hills"] * 2] * 4)
    assert "retrieve" in play.legal(0)
    do(play, "place hills 2")
    assert "retrieve" not in play.legal(0)


def test_retrieve__the_miner_does_not_go_into_reserve() -> None:
    """FG4.3, FG4.4: it comes back behind the screen after passing."""
    play = do(rolled(), "place river 5", *["pass", *["reserve hills"] * 4] * 2, "retrieve")
    do(play, "pass", "reserve lake", "reserve lake")
    assert play.waits_for_chance
    assert (player(play, 0).miners, player(play, 0).retrieved) == (1, 0)
    assert mine_of(play, "lake").reserve[:3] == [2, 0, 0]


# FG4.4: pass


def test_pass__remaining_miners_go_into_reserve_one_by_one() -> None:
    """FG4.4: by the same seat, at any mine, also one without dice."""
    play = do(rolled("1 1 1 1 2 2 2 2 6 6"), "pass")
    assert play.legal(0) == tuple(f"reserve {name}" for name in MINE_NAMES)
    do(play, "reserve lake", "reserve lake", "reserve lake")
    assert play.waiting == (0,)
    do(play, "reserve river")
    assert play.waiting == (1,)
    assert (mine_of(play, "lake").reserve[0], mine_of(play, "river").reserve[0]) == (3, 1)


def test_pass__spent_coins_come_back_after_the_reserves() -> None:
    """FG4.4, FG4.5: they lie in front of the screen until then."""
    play = do(rolled(), "place river 5", *["pass", *["reserve hills"] * 4] * 2, "pass")
    assert (player(play, 0).coins, player(play, 0).spent) == (1, 5)
    do(play, *["reserve hills"] * 3)
    assert (player(play, 0).coins, player(play, 0).spent) == (6, 0)


def test_pass__without_miners_the_turn_is_over_at_once() -> None:
    """FG4.4: and the coins come back."""
    play = do(rolled(seats=5), "place hills 1", *["pass", *["reserve hills"] * 2] * 3)
    do(play, "place hills 2", "place hills 3", "place hills 4", "pass")
    assert play.waiting == (4,)
    assert (player(play, 0).coins, player(play, 0).spent) == (6, 0)


def test_pass__with_one_legal_move_a_seat_is_still_asked() -> None:
    """FG4.6: no miners, an empty camp: only passing is left."""
    play = do(rolled(seats=5), "place hills 1", *["pass", *["reserve hills"] * 2] * 4)
    do(play, "place hills 2")
    assert play.legal(0) == ("pass",)
