"""The tree of a game: chance number by number, and guesses that know no more than their seat."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.core.law import CHANCE
from pyrite.core.schema import pack, twin
from pyrite.envs.tree import Made, Node, ToldNumbers, first_node, told_draw
from tests.contract.walk import (
    Variant,
    each_game,
    each_plain_variant,
    finish,
    plain_variants,
    stream,
)


def begin(variant: Variant) -> Node:
    """The first node of a variant with default options, free to be changed."""
    return first_node(variant.game, variant.seats, (0,) * len(variant.game.options)).own()


def step(node: Node, chance: Chance) -> None:
    """Chance tells any number, or the mover makes any move."""
    if node.waiting == CHANCE:
        node.tell(below(chance, node.bound))
    else:
        moves = node.legal(node.mover)
        node.move(moves[below(chance, len(moves))])


def decisions(variant: Variant, chance: Chance) -> Iterator[Node]:
    """The nodes of one uniform game in which a seat must speak."""
    node = begin(variant)
    while node.waiting:
        if node.waiting != CHANCE:
            yield node
        step(node, chance)


def branch(node: Node) -> Node:
    """A node that goes its own way from here."""
    node.is_shared = True
    other = node.own()
    node.is_shared = False
    return other


def all_of(node: Node) -> tuple[bytes, int, tuple[int, ...], int, list[Made]]:
    """Everything a node holds."""
    return pack(node.state), node.waiting, node.numbers, node.bound, node.moves


@each_plain_variant
def test_tell__told_numbers_are_the_rules_own(variant: Variant) -> None:
    """The numbers a stream gives, told one by one, make the outcome the stream makes."""
    game = variant.game
    mine, theirs = stream("told"), stream("told")
    node = begin(variant)
    while node.waiting == CHANCE:
        before, outcome = twin(node.state), [0] * game.longest_outcome
        numbers = (*node.numbers, below(theirs, node.bound))
        if not node.numbers:
            drawn = [0] * game.longest_outcome
            n = game.draw(before, mine, drawn)
        node.tell(numbers[-1])
        if len(node.numbers) < len(numbers):
            assert told_draw(game)(before, ToldNumbers(numbers), outcome) == n
            assert outcome[:n] == drawn[:n]


def secret_choices(variant: Variant) -> Iterator[tuple[Node, Node, int, int]]:
    """Two ways of the same seat to choose in secret, and whose the choice is, and who looks on."""
    chance = stream("secret")
    for node in decisions(variant, chance):
        chooser = node.mover
        if node.waiting.bit_count() > 1:
            ways = [branch(node), branch(node)]
            for way in ways:
                while way.waiting != CHANCE and way.mover == chooser:
                    step(way, chance)
            if ways[0].waiting != CHANCE and ways[0].moves != ways[1].moves:
                yield ways[0], ways[1], chooser, ways[0].mover


HIDDEN = [v for v in plain_variants() if v.game.id == "end-of-the-trail" and v.seats > 1]


@pytest.mark.parametrize("variant", HIDDEN, ids=str)
def test_guessed__nothing_depends_on_what_others_chose_in_secret(variant: Variant) -> None:
    choices = list(secret_choices(variant))
    assert choices
    for one, other, _, viewer in choices:
        assert one.moves_seen(viewer) == other.moves_seen(viewer)
        guesses = [way.guessed(viewer, stream("same")) for way in (one, other)]
        assert all_of(guesses[0]) == all_of(guesses[1])


@pytest.mark.parametrize("variant", HIDDEN, ids=str)
def test_guessed__who_chose_in_secret_keeps_it(variant: Variant) -> None:
    for one, _, chooser, _ in secret_choices(variant):
        assert one.guessed(chooser, stream("own")).moves_seen(chooser) == one.moves_seen(chooser)


@each_plain_variant
def test_guessed__outcome_told_in_part_is_begun_anew(variant: Variant) -> None:
    chance = stream("part")
    node = begin(variant)
    while node.waiting == CHANCE:
        if not node.numbers:
            one, other = branch(node), branch(node)
            one.tell(0)
            other.tell(1)
            if one.numbers and other.numbers:
                guesses = [way.guessed(0, stream("same")) for way in (node, one, other)]
                assert all_of(guesses[0]) == all_of(guesses[1]) == all_of(guesses[2])
        step(node, chance)


@each_plain_variant
def test_guessed__seat_cannot_tell_and_the_game_goes_on(variant: Variant) -> None:
    chance = stream("tell")
    for number, node in enumerate(decisions(variant, chance)):
        if number % 40 == 0:
            for seat in range(variant.seats):
                guess = node.guessed(seat, chance)
                assert guess.information(seat).bytes == node.information(seat).bytes
                assert guess.moves_seen(seat) == node.moves_seen(seat)
                assert guess.waiting == node.waiting
                finish(variant.game, guess.state, chance)


@each_game
def test_pickle__holds_all(game: Game) -> None:
    chance = stream("pickle")
    node = begin(Variant(game, game.seats[-1], ()))
    while not node.moves or node.waiting == CHANCE:
        step(node, chance)
    other = pickle.loads(pickle.dumps(node))
    assert all_of(other) == all_of(node)
    assert other.seated == node.seated
    step(other, chance)
    assert all_of(other) != all_of(node)
