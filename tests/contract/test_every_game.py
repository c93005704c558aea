"""The contract of design §3, for every game, seat count and option, without exemptions."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from pathlib import Path

import pytest

from pyrite.core.chance import Chance, below
from pyrite.core.game import Game, option_indices
from pyrite.core.law import CHANCE, ONLOOKER, TRUTH
from pyrite.core.schema import pack, unpack
from pyrite.core.seeds import game_seed, seed_text
from pyrite.core.words import LANGUAGES, Words
from pyrite.engine.perft import perft
from pyrite.engine.play import Play
from pyrite.engine.playthrough import playthrough
from pyrite.engine.records.record import GameRecord, decode_record, parse_record
from pyrite.engine.records.replay import resume, verify
from pyrite.engine.simulate import simulate
from tests.contract.walk import (
    Variant,
    after,
    build_of,
    choose,
    differences,
    each_game,
    each_plain_variant,
    each_variant,
    finish,
    guess,
    legal,
    observe,
    positions,
    seats_of,
    stream,
    unfinished,
    viewers,
)
from tests.published import PUBLISHED

GAMES = Path(__file__).parents[1] / "games"


def goldens(game: Game, name: str) -> Path:
    """Golden files of a game; one that is in the making may have none yet."""
    found = GAMES / game.id.replace("-", "_") / name
    if game not in PUBLISHED and not found.exists():
        pytest.skip(f"optional: {game.id} has no {name}; python -m tests.goldens {game.id}")
    return found


@each_variant
def test_same_seed_same_game(variant: Variant) -> None:
    last = [list(positions(variant, "same", every=10_000))[-1].record() for _ in range(2)]
    assert last[0] == last[1]


@each_variant
def test_legal_moves_are_ascending_and_never_none(variant: Variant) -> None:
    for play in positions(variant, "legal"):
        for seat in play.waiting:
            moves = play.legal_numbers(seat)
            assert moves
            assert moves == sorted(set(moves))
            assert 0 <= moves[0] <= moves[-1] < variant.game.move_count


@each_game
def test_every_move_comes_back_from_its_text(game: Game) -> None:
    texts = [game.move_text(move) for move in range(game.move_count)]
    assert [game.parse_move(text) for text in texts] == list(range(game.move_count))


@each_game
def test_every_move_has_words(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, game.package, "pyrite.core")
        for move in range(game.move_count):
            event = game.describe_move(move)
            assert words.say(event.key, **event.values)


@each_variant
def test_outcomes_come_back_from_their_text_and_are_possible(variant: Variant) -> None:
    game = variant.game
    for series in range(3):
        play = Play(game, variant.seats, dict(variant.options), None, {})
        play.give_seed(game_seed(seed_text("outcomes"), series))
        chance = stream(f"outcomes {series}")
        for _ in unfinished(play):
            if play.waits_for_chance:
                outcome = play.draw_outcome()
                assert game.parse_chance(game.chance_text(outcome)) == outcome
                assert play.is_possible(outcome)
                assert not play.is_possible([*outcome, 0])
                assert len(outcome) == 1 or not play.is_possible(outcome[:-1])
                assert 0 <= outcome[0] < len(game.outcomes)
                assert game.chance_text(outcome).split(" ")[0] == game.outcomes[outcome[0]]
                play.put_outcome(outcome)
            else:
                play.make_move(*choose(play, chance))


@each_variant
def test_a_record_replays_to_the_same_bytes(variant: Variant) -> None:
    *_, play = positions(variant, "replay", every=50)
    text = play.record()
    record = parse_record(text)
    assert record.text() == text
    assert differences(resume(record).state, play.state) == []
    assert resume(record).record() == text
    assert verify(record).is_finished
    record.seed = None
    assert not verify(record).is_chance_proven


@each_variant
def test_an_unfinished_record_goes_on(variant: Variant) -> None:
    for play in itertools.islice(positions(variant, "half", every=7), 5):
        if not play.is_over:
            again = resume(parse_record(play.record()))
            assert differences(again.state, play.state) == []
            assert not verify(parse_record(play.record())).is_finished
            finish(variant.game, again.state, stream("half"))


@each_variant
def test_a_game_ends_within_its_bound(variant: Variant) -> None:
    bound = variant.game.decision_bound(variant.seats, dict(variant.options))
    for seed in range(3):
        game = variant.game
        s = game.state()
        game.begin(s, variant.seats, option_indices(game, dict(variant.options)))
        assert finish(game, s, stream(f"bound {seed}")) <= bound
        assert game.waiting(s) == 0
        assert game.winners(s) != 0


@each_variant
def test_a_guess_gives_the_same_information(variant: Variant) -> None:
    game = variant.game
    chance = stream("guess")
    for play in positions(variant, "guess", every=9):
        for seat in viewers(variant):
            o = observe(game, play.state, seat)
            assert o.viewer == seat
            assert game.waiting(o) == game.waiting(play.state)
            g = guess(game, o, chance)
            assert g.viewer == TRUTH
            assert differences(observe(game, g, seat), o) == []
            if seat in play.waiting:
                assert legal(game, o, seat) == legal(game, play.state, seat)
                assert legal(game, g, seat) == legal(game, play.state, seat)


@each_variant
def test_information_is_a_view_of_itself(variant: Variant) -> None:
    """What is observed twice is observed once; packing loses nothing; a view is JSON."""
    game = variant.game
    for play in positions(variant, "view", every=25):
        for seat in viewers(variant):
            information = play.information(seat)
            assert differences(observe(game, information.state, seat), information.state) == []
            again = unpack(game.state, information.bytes)
            assert game.view(again) == game.view(information.state)
            json.dumps(play.view(seat))
            assert isinstance(play.view(seat)["phase"], str)


@each_variant
def test_nothing_is_blanked_when_the_game_is_over(variant: Variant) -> None:
    *_, play = positions(variant, "over", every=10_000)
    for seat in viewers(variant):
        o = observe(variant.game, play.state, seat)
        o.viewer = TRUTH
        assert differences(o, play.state) == []


@each_variant
def test_a_guess_plays_on_to_an_end(variant: Variant) -> None:
    game = variant.game
    bound = game.decision_bound(variant.seats, dict(variant.options))
    chance = stream("play on")
    for play in positions(variant, "play on", every=31):
        if not play.is_over:
            seat = below(chance, variant.seats)
            g = guess(game, observe(game, play.state, seat), chance)
            assert finish(game, g, chance) <= bound


@each_variant
def test_what_was_shown_tells_informations_apart(variant: Variant) -> None:
    """A move tells two like states apart only if `shown` does."""
    game = variant.game
    chance = stream("shown")
    for play in positions(variant, "shown", every=13):
        for seat in play.waiting:
            o = observe(game, play.state, seat)
            moves = legal(game, o, seat)
            move = moves[below(chance, len(moves))]
            steps = [after(game, guess(game, o, chance), seat, move) for _ in range(6)]
            seen = {
                (pack(observe(game, s, seat)), game.waiting(s) == CHANCE): game.shown(s, seat)
                for s in steps
            }
            told_apart = len(set(seen.values())) == len(seen)
            assert told_apart, f"{game.move_text(move)}: set what `shown` reads in every step"


@each_variant
def test_hidden_choices_come_in_any_order(variant: Variant) -> None:
    game = variant.game
    chance = stream("order")
    for play in positions(variant, "order", every=3):
        if len(play.waiting) > 1:
            a, b = play.waiting[:2]
            move_a = choose_of(play, a, chance)
            move_b = choose_of(play, b, chance)
            one = after(game, after(game, play.state, a, move_a), b, move_b)
            other = after(game, after(game, play.state, b, move_b), a, move_a)
            assert differences(one, other) == []


@each_variant
def test_moves_of_one_hidden_choice_come_in_any_order(variant: Variant) -> None:
    """A seat's successive moves that nobody else may see yet: search takes them for one choice."""
    game = variant.game
    chance = stream("one choice")
    for play in positions(variant, "one choice", every=2):
        for seat in play.waiting:
            first = choose_of(play, seat, chance)
            s = after(game, play.state, seat, first)
            if seat in seats_of(game.waiting(s)) and not game.seen(s, seat, first, ONLOOKER):
                for second in set(legal(game, s, seat)) & set(play.legal_numbers(seat)):
                    one = after(game, s, seat, second)
                    other = after(game, after(game, play.state, seat, second), seat, first)
                    assert differences(one, other) == []


def choose_of(play: Play, seat: int, chance: Chance) -> int:
    """A random legal move of this seat."""
    moves = play.legal_numbers(seat)
    return moves[below(chance, len(moves))]


@each_variant
def test_unfinished_hidden_choices_are_blanked(variant: Variant) -> None:
    """Whatever one of several waiting seats chooses, the others learn only who is done."""
    game = variant.game
    for play in positions(variant, "blank", every=3):
        if len(play.waiting) > 1:
            for chooser in play.waiting:
                check_blank(game, play, chooser)


def check_blank(game: Game, play: Play, chooser: int) -> None:
    """Group the states after each choice by who still waits: the others must see one thing."""
    groups: dict[int, list[bytes]] = {}
    for move in play.legal_numbers(chooser)[:6]:
        s = after(game, play.state, chooser, move)
        others = [
            pack(observe(game, s, seat))
            for seat in (*seats_of(game.waiting(s)), -1)
            if seat != chooser
        ]
        groups.setdefault(game.waiting(s), []).append(b"".join(others))
    for mask, informations in groups.items():
        if mask and mask != CHANCE and any(seat != chooser for seat in seats_of(mask)):
            if all(seat in seats_of(mask) or seat == chooser for seat in play.waiting):
                assert len(set(informations)) == 1


@each_variant
def test_a_step_of_an_unfinished_hidden_choice_changes_nothing_for_others(
    variant: Variant,
) -> None:
    """Who still owes the rest of a choice has not been noticed yet, by anybody."""
    chance = stream("unnoticed")
    for play in positions(variant, "unnoticed"):
        for mover in play.waiting:
            check_unnoticed(play, mover, choose_of(play, mover, chance))


def check_unnoticed(play: Play, mover: int, move: int) -> None:
    """A move that is not seen, after which the same seats wait for the same, tells nobody."""
    game = play.game
    s = after(game, play.state, mover, move)
    if game.waiting(s) == game.waiting(play.state):
        for viewer in {*range(play.seats), ONLOOKER} - {mover}:
            before, now = (observe(game, one, viewer) for one in (play.state, s))
            is_same_phase = game.view(before)["phase"] == game.view(now)["phase"]
            if is_same_phase and not game.seen(s, mover, move, viewer):
                assert differences(before, now) == []


@each_plain_variant
def test_seats_turned_result_turned(variant: Variant) -> None:
    """A game with every seat one further ends the same, one further."""
    build = build_of(variant.game)
    for seed in range(4):
        *_, play = positions(variant, f"turn {seed}", every=10_000)
        turned = Play(variant.game, variant.seats, {}, None, {})
        for line in play.lines:
            if line.who == "*":
                outcome = variant.game.parse_chance(line.text)
                turned.put_outcome(build.turned_outcome(outcome, variant.seats))
            else:
                move = variant.game.parse_move(line.text)
                seat = (int(line.who) + 1) % variant.seats
                assert seat in turned.waiting
                turned.move(seat, build.turned_move(move, variant.seats))
        assert play.result
        assert turned.result
        n = variant.seats
        for side, score in enumerate(play.result.scores):
            assert turned.result.scores[turned_side(side, n)] == score
        winners = {turned_side(side, n) for side in play.result.winners}
        assert winners == set(turned.result.winners)


def turned_side(side: int, seats: int) -> int:
    """The next seat; a side that has no seat stays where it is."""
    return (side + 1) % seats if side < seats else side


@each_game
def test_over_many_guesses_every_consistent_state_comes(game: Game) -> None:
    """On tiny positions: exactly the states that fit, each of them, none overwhelmingly often."""
    for name, s, seat, expected in build_of(game).tiny_positions():
        chance = stream(f"tiny {name}")
        o = observe(game, s, seat)
        draws = 60 * len(expected)
        counts = Counter(pack(guess(game, o, chance)) for _ in range(draws))
        assert set(counts) == expected, name
        assert max(counts.values()) < draws * max(0.9, 1 / len(expected)) + 1, name


@each_game
def test_words_match_in_every_language(game: Game) -> None:
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    from pyrite.core.words import catalogue, rules_text

    keys = []
    for language in LANGUAGES:
        body = parse(catalogue(game.package, language)).body
        keys.append(sorted(entry.id.name for entry in body if isinstance(entry, Message)))
        assert rules_text(game.package, language).startswith("# ")
    assert {"title", "tagline"} <= set(keys[0])
    if keys[1]:  # English is enough to begin with
        assert keys[0] == keys[1]
        wanted = [f"option-{option.name}" for option in game.options]
        wanted += [f"reason-{reason.replace(' ', '-')}" for reason in game.reasons]
        assert [key for key in wanted if key not in keys[0]] == []


@each_game
def test_a_finished_game_lies_here_for_every_reason(game: Game) -> None:
    reasons = set()
    for path in sorted(goldens(game, "finished").glob("*.txt")):
        record = decode_record(path.read_bytes())
        assert verify(record).is_finished
        result = resume(record).result
        assert result
        reasons.add(result.reason)
    assert reasons == set(game.reasons)


@each_game
def test_perft_counts_hold(game: Game) -> None:
    """Lines of perft.txt: seats, options (or -), seed, then the counts from depth 1 on."""
    lines = goldens(game, "perft.txt").read_text().splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    assert {int(row[0]) for row in rows} == set(game.seats)
    for seats, options, seed, *counts in rows:
        chosen = dict(pair.split("=") for pair in options.split(",")) if options != "-" else {}
        for depth, count in enumerate(counts, 1):
            if int(count) <= 300_000:
                found = perft(game, seats=int(seats), depth=depth, seed=seed, options=chosen)
                assert found == int(count), (seats, options, seed, depth)


@each_game
def test_playthroughs_are_as_they_were(game: Game) -> None:
    """Each file's header says how it was made; its text must come out again."""
    paths = sorted(goldens(game, "playthroughs").glob("*.txt"))
    assert {parse_record_header(path).seats for path in paths} == set(game.seats)
    for path in paths:
        text = path.read_text("utf-8")
        header = parse_record_header(path)
        assert header.seed
        made = playthrough(game, seats=header.seats, seed=header.seed, options=header.options)
        assert made == text, f"{path.name}: remake it with `pyrite playthrough` if the rule changed"
        assert len(text.splitlines()) <= 300


def parse_record_header(path: Path) -> GameRecord:
    """The header of a playthrough, which is that of its record."""
    return parse_record(path.read_text("utf-8").split("\n\n")[0] + "\n\n")


@each_variant
def test_score_is_told_in_any_state(variant: Variant) -> None:
    for play in positions(variant, "score", every=20):
        assert len(play.score()) == variant.game.sides(variant.seats)
    assert play.result
    assert play.score() == play.result.scores


@each_variant
def test_higher_is_better__a_winner_has_the_best_score_or_shares_it(variant: Variant) -> None:
    for seed in range(3):
        *_, play = positions(variant, f"best {seed}", every=10_000)
        assert play.result
        best = max(play.result.scores)
        beaten = [side for side in play.result.winners if play.result.scores[side] < best]
        assert beaten == [], "in the law higher is better; `fewest_wins` negates for people"


@each_plain_variant
def test_simulated_games_are_recorded_games(variant: Variant) -> None:
    """The fast loop and checked play walk through the same games."""
    from pyrite.engine.simulate import play_game
    from pyrite.players.simple import Uniform

    series = seed_text("series")
    game, seats = variant.game, variant.seats
    for outcome in simulate(game, seats, {}, series, range(2)):
        seed = game_seed(series, outcome.number)
        record = play_game(game, seats, {}, seed, [Uniform()] * seats, ["u"] * seats, audit=True)
        assert verify(record).decisions == outcome.decisions
        assert resume(record).result == outcome.result
