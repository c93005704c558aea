"""Telling it in words: who is called what, and who is addressed as "you"."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from pyrite.core.game import Event, Result, Seat
from pyrite.core.law import ONLOOKER
from pyrite.core.words import LANGUAGES, Words, catalogue
from pyrite.engine.play import start_play
from pyrite.engine.registry import all_games, find_game
from pyrite.engine.telling.names import END_ISOLATE, ISOLATE
from pyrite.engine.telling.speech import Speech, _form, sentence
from pyrite.engine.telling.viewer_events import News, Witness
from pyrite.games.end_of_the_trail import GAME as TRAIL
from pyrite.games.gold import GAME

PACKAGES = ("pyrite.games.gold", "pyrite.engine")
KEEPS = Event("event-rush-gold", {"seat": Seat(1), "n": 3})
EMOJI = "😀" * 40
REVERSED = "שלום"
ODD_NAMES = ("You", "あなた", "Bot 1", "Player 1", EMOJI, REVERSED, "\x1b[31m\u202eAda\nYou\x00")


def speech(language: str = "en", viewer: int = 0, **names: str) -> Speech:
    """Words to a viewer among people: `_1="Ada"` sits at seat 1."""
    return Speech(language, GAME, {int(seat[1:]): name for seat, name in names.items()}, viewer)


def test_others__who_is_not_meant_hears_what_all_others_do() -> None:
    """The same whether it was told to somebody else before or not."""
    everybody = speech(viewer=ONLOOKER, _0="person", _1="person")
    steps = [KEEPS, Event("event-rush-gold", {"seat": Seat(0), "n": 1200})]
    for event in (*steps, *steps):
        news = News(event.values["seat"], (event,), False, None)
        for viewer in (0, 1, ONLOOKER):
            alone = speech(viewer=viewer, _0="person", _1="person")
            assert everybody.for_viewer(viewer).tell_news(news) == alone.tell_news(news)


def test_person__the_reader_is_addressed() -> None:
    """Who gave no name is called "You", and only to themself."""
    assert speech(viewer=1, _1="person").tell(KEEPS) == "You keep the gold (3)."
    assert speech(viewer=0, _1="person").tell(KEEPS) == "Player 2 keeps the gold (3)."
    assert speech(viewer=1, _1="bot easy").tell(KEEPS) == "Greenhorn Pip keeps the gold (3)."
    assert speech(viewer=1, _1="Ada").tell(KEEPS) == "Ada keeps the gold (3)."


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("You", "“You” at seat 2 keeps the gold (3)."),
        ("ｙｏｕ", "“ｙｏｕ” at seat 2 keeps the gold (3)."),
        ("あなた", "あなた keeps the gold (3)."),
        ("Bot 1", "“Bot 1” at seat 2 keeps the gold (3)."),
        ("Player 1", "“Player 1” at seat 2 keeps the gold (3)."),
        ("dusty bo", "“dusty bo” at seat 2 keeps the gold (3)."),
        (EMOJI, f"{EMOJI} keeps the gold (3)."),
        (REVERSED, f"{ISOLATE}{REVERSED}{END_ISOLATE} keeps the gold (3)."),
        ("\x1b[31m\u202eAda\nYou\x00", "[31mAda You keeps the gold (3)."),
        ("\u202e\x00", "Player 2 keeps the gold (3)."),
    ],
)
def test_person__nobody_else_is_mistaken_for_the_reader(name: str, told: str) -> None:
    """Whatever somebody calls themself: third person, and not our word for another."""
    for viewer in (0, ONLOOKER):
        assert speech(viewer=viewer, _0="person", _1=name).tell(KEEPS) == told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("あなた", "席2の「あなた」が金を手に入れました（3 個）。"),
        ("ボット1", "席2の「ボット1」が金を手に入れました（3 個）。"),
        ("You", "Youが金を手に入れました（3 個）。"),
    ],
)
def test_person__in_japanese_too(name: str, told: str) -> None:
    """Where the verb does not tell, the name must."""
    assert speech("ja", _0="person", _1=name).tell(KEEPS) == told


def test_person__a_reader_called_you() -> None:
    """Is addressed as such; the others hear a name."""
    assert speech(viewer=1, _1="You").tell(KEEPS) == "You keep the gold (3)."


def test_person__two_of_the_same_name() -> None:
    """Are told apart by their seats."""
    alike = speech(_0="Ada", _1="ADA", _2="Bob")
    assert [alike.seat(seat) for seat in (0, 1, 2)] == ["“Ada” at seat 1", "“ADA” at seat 2", "Bob"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Powder Kit", "Steady Abby", "Walnut", "“powder kit” at seat 4"]),
        ("ja", ["火薬のキット", "石橋のアビー", "ウォルナット", "powder kit"]),
    ],
)
def test_bots__have_a_name_of_their_own(language: str, told: list[str]) -> None:
    """Which nobody else has."""
    table = speech(language, _0="bot bold", _1="bot careful", _2="bot hard", _3="powder kit")
    assert [table.seat(seat) for seat in range(4)] == told


def test_bots__several_of_one_name_have_numbers() -> None:
    table = speech(_0="bot bold", _1="bot careful", _2="bot bold", _3="Kit 2")
    names = [table.seat(seat) for seat in range(4)]
    assert names == ["Kit 1", "Steady Abby", "Kit 2", "“Kit 2” at seat 4"]
    japanese = speech("ja", _1="bot careful", _2="bot careful")
    assert [japanese.seat(seat) for seat in (1, 2)] == ["アビー1", "アビー2"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ODD_NAMES)
def test_names__never_break_the_line(name: str, language: str) -> None:
    """One line without controls; every turn of direction is closed."""
    told = speech(language, _0="person", _1=name).tell(KEEPS)
    assert told.replace(ISOLATE, "").replace(END_ISOLATE, "").isprintable()
    assert told.count(ISOLATE) == told.count(END_ISOLATE)
    assert told != speech(language, viewer=1, _1="person").tell(KEEPS)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_names__nobody_is_called_like_another(name: str) -> None:
    """Beside the reader, a bot and somebody without a name."""
    for language in LANGUAGES:
        table = speech(language, _0="person", _1="bot easy", _2=name, _3="person")
        assert len({table.seat(seat) for seat in range(4)}) == 4


def test_result__of_one_and_of_several() -> None:
    """The person of a list is the second if the reader is in it."""
    won, shared = Result((9, 3), (0,), "no card left"), Result((9, 9), (0, 1), "no card left")
    end = "no card is left on the table."
    assert speech(_0="person").tell_result(won) == f"You win: {end}"
    assert speech(viewer=1, _0="You").tell_result(won) == f"“You” at seat 1 wins: {end}"
    assert speech(_1="Ada").tell_result(shared) == f"You, Ada share the victory: {end}"


def test_hidden__somebody_called_you() -> None:
    """Others' secret choices."""
    assert speech(_1="You").tell_news(News(1, (), True, None)) == ["“You” at seat 2 has decided."]


def test_sides__argonauts_by_name() -> None:
    """ET9.1: nobody sits there; a person may be called the same."""
    move = Event("event-argonaut-passes", {"seat": Seat(1)})
    alone = start_play(TRAIL, 1, seed="a", players={0: "person"})
    assert Speech.at(alone, "en").tell(move) == "A1 passes."
    alone.players[0] = "A1"
    assert Speech.at(alone, "en").seat(0) == "“A1” at seat 1"


def test_owner__is_a_seat_or_a_side() -> None:
    """ET4.10: somebody pushes one's own tent, another's, or an Argonaut's."""
    values = dict(seat=Seat(0), owner_seat=Seat(1), tile="b1", card="3h", action="prospects")
    pushes = Event("event-move", {**values, "colour": "blue"})
    end = "off b1 with New Prospects 3h."
    to_owner = Speech("en", TRAIL, {0: "You"}, 1)
    assert to_owner.tell(pushes) == f"“You” at seat 1 pushes your tent {end}"
    assert Speech("en", TRAIL, {1: "You"}, 0).tell(pushes) == (
        f"You push the tent of “You” at seat 2 {end}"
    )
    assert Speech("en", TRAIL, {1: "A3"}, 0).tell(pushes) == f"You push the tent of A3 {end}"


def test_told_chance__with_the_numbers_it_changed() -> None:
    """Where a game tells no story."""
    event = Event("told-chance", {"outcome": "roll", "changes": "die 4, turns_left 3"})
    assert Speech("en", TRAIL, {}).tell(event) == "Chance: roll, die 4, turns left 3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_words__choose_by_person_never_by_name(language: str) -> None:
    """No message asks whether somebody is called "You"."""
    declared = [values for game in all_games() for values in game.events.values()]
    seats = {name for values in declared for name, kind in values.items() if kind is Seat}
    for package in ("pyrite.engine", *(game.package for game in all_games())):
        chosen = re.findall(r"\$(\w+) ->", catalogue(package, language))
        assert not {*seats, "winners"} & set(chosen)


def events_of_a_game(id: str) -> Iterator[Event]:
    """All that one seat hears in a game."""
    play, chance = start_play(find_game(id), 4, seed="7" * 64), random.Random(7)
    witness = Witness(play, 0)
    while not play.is_over:
        seat = play.waiting[0]
        for step in play.steps(seat, chance.choice(play.legal(seat))):
            if news := witness.note(step):
                yield from news.events


def plain_values(event: Event) -> dict[str, object]:
    """Seats by name, with braces and signs that mean something elsewhere."""
    values = dict(event.values)
    for name, value in event.values.items():
        if isinstance(value, Seat):
            values[name] = f"{{{value}}} \ue000"
            values[f"{name}_person"] = "third"
        elif isinstance(value, tuple):
            values[name] = "A, B"
            values[f"{name}_person"] = "second"
    return values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [game.id for game in all_games()])
def test_sentence__every_event_of_a_game_as_the_catalogue_says_it(id: str, language: str) -> None:
    """But for the sign of a number, which is a minus and no hyphen."""
    packages = (find_game(id).package, "pyrite.engine", "pyrite.core")
    words = Words(language, *packages)
    for event in events_of_a_game(id):
        values = plain_values(event)
        said = words.say(event.key, **values).replace(" -", " −").replace("。-", "。−")
        assert sentence(language, packages, event.key, values) == said


def test_sentence__a_name_does_not_ask_for_a_new_form() -> None:
    _form.cache_clear()
    for name in ("Ada", "Tomo", "{0}"):
        text = sentence("en", PACKAGES, "name-alike", {"name": name, "seat": "2"})
        assert name in text
    assert _form.cache_info().misses == 1


def test_sentence__what_is_missing_is_a_fault() -> None:
    with pytest.raises(KeyError):
        sentence("en", PACKAGES, "no-such-message", {})
    with pytest.raises(KeyError):
        sentence("en", PACKAGES, "name-alike", {"name": "Ada"})
