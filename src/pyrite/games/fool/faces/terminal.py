"""The table of Fool!: a row per seat with its card of this trick and of the last, then the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from pyrite.core.vocabulary.terminal import BoardSpeech, Source, changes, flowed
from pyrite.games.fool.box import COLOUR_LETTERS, COLOURS
from pyrite.games.fool.view import LastTrick, Player, Trick, View

NAME = 14  # columns of a name, at the most
NARROW_NAME = 10  # columns of a name with a level, where there is little room
WIDE = 78  # columns from which there is room between the columns
PAPER = dict(g="black on #5fa83b", r="white on #b3262e", y="black on #e3b82e", b="white on #2457b3")
ONE_PAPER = "black on #d8d8d8"
FOOL = "#ff8f40"


class Board:
    """Where the game stands, the seats, the cards played if asked for, the hand."""

    def __init__(self, view: View, speech: BoardSpeech) -> None:
        self.view = view
        self.speech = speech

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, speech = self.view, self.speech
        yield where_line(view, speech)
        yield seats_table(view, speech, is_wide=options.max_width >= WIDE)
        yield from played_lines(view, speech)
        yield from hand_lines(view, speech, options.max_width)


def draw(view: View, speech: BoardSpeech) -> Board:
    """The table as one viewer sees it."""
    return Board(view, speech)


def where_line(view: View, speech: BoardSpeech) -> Text:
    """The round, the tally of +10, the lead colour."""
    if view["rounds"] == "single":
        parts = [speech.say("board-single")]
    else:
        parts = [
            speech.say("board-round", number=view["round"]["number"]),
            speech.say("board-tens", **view["tens"]),
        ]
    parts.append(what_now(view, speech))
    return Text("  ".join(parts), "bold")


def what_now(view: View, speech: BoardSpeech) -> str:
    """The lead colour, or why there is none."""
    colour = view["trick"]["colour"]
    if view["phase"] != "trick":
        return speech.phase(view["phase"])
    if colour is None:
        return speech.say("board-no-lead-colour")
    return speech.say("board-lead-colour", colour=speech.say(f"colour-{colour}"))


def seats_table(view: View, speech: BoardSpeech, *, is_wide: bool) -> Table:
    """What everybody has, has played and had left."""
    table = Table(box=None, padding=(0, 1 + is_wide, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(speech.say("board-seat"), no_wrap=True, max_width=NAME, overflow="ellipsis")
    for key in ("board-cards", "board-total"):
        table.add_column(speech.say(key), justify="right", no_wrap=True)
    for key in ("board-trick", "board-last-trick"):
        table.add_column(speech.say(key), no_wrap=True)
    table.add_column(speech.say("board-last-round") if view["last_round"] else "")
    for player in view["players"]:
        row = seat_row(view, player, speech, is_wide=is_wide)
        table.add_row(*row, style="dim" if player["sits_out"] else "")
    return table


def seat_row(view: View, player: Player, speech: BoardSpeech, *, is_wide: bool) -> list[Text]:
    """One seat."""
    seat = player["seat"]
    is_next = seat == view["turn"]
    return [
        Text((">" if speech.plain else "▶") if is_next else " ", FOOL),
        Text(speech.chair(seat, NAME if is_wide else NARROW_NAME), "bold" if is_next else ""),
        Text(str(player["cards"])),
        Text(points_text(player["total"], speech)),
        trick_text(view, player, speech),
        last_trick_text(view["last_trick"], seat, speech),
        last_round_text(view, seat, speech),
    ]


def points_text(points: int, speech: BoardSpeech) -> str:
    """With a real minus, where it can be shown."""
    return str(points) if speech.plain else str(points).replace("-", "−")


def trick_text(view: View, player: Player, speech: BoardSpeech) -> Text:
    """The seat's card in the current trick, or why there is none."""
    seat, trick = player["seat"], view["trick"]
    text = card_of(trick, seat)
    if player["sits_out"]:
        text.append(speech.say("board-sits-out"), "italic")
    elif view["phase"] == "trick" and seat == trick["leader"]:
        text.append(f" {speech.say('board-leads')}" if text else speech.say("board-leads"), "dim")
    return text


def last_trick_text(trick: LastTrick | None, seat: int, speech: BoardSpeech) -> Text:
    """The seat's card in the last trick, and what came of it."""
    if trick is None:
        return Text()
    text = card_of(trick, seat)
    if seat == trick["winner"]:
        text.append(f" {speech.say('board-won')}", "green")
    if seat in trick["befooled"]:
        text.append(f" {speech.say('board-befooled')}", FOOL)
    return text


def card_of(trick: Trick, seat: int) -> Text:
    """The card a seat played in a trick, if it did."""
    cards = [one["card"] for one in trick["cards"] if one["seat"] == seat]
    return card_text(cards[0]) if cards else Text()


def last_round_text(view: View, seat: int, speech: BoardSpeech) -> Text:
    """The points of the last round; what was left stays in sight through the next first trick."""
    if view["last_round"] is None:
        return Text()
    one = view["last_round"][seat]
    text = Text(f"{'+' if one['points'] > 0 else ''}{points_text(one['points'], speech)}".rjust(4))
    if is_between_rounds(view):
        for card in one["left"]:
            text.append(" ").append(card_text(card, is_padded=False))
    return text


def is_between_rounds(view: View) -> bool:
    """Is no round on, or the first trick of the new one not yet complete?"""
    cards = sum(player["cards"] for player in view["players"]) + len(view["trick"]["cards"])
    return view["phase"] != "trick" or cards == deck_size(view)


def deck_size(view: View) -> int:
    """How many cards are dealt: every colour begins at 2."""
    deck = view["deck"]
    return sum(deck[colour] - 1 for colour in COLOURS) + deck["ones"]


def card_text(card: str, *, is_padded: bool = True) -> Text:
    """A card in its colour; its letter says it too."""
    text = f" {card} " if is_padded else card
    return Text.styled(text, PAPER.get(card[0], ONE_PAPER))


def played_lines(view: View, speech: BoardSpeech) -> Iterator[Text]:
    """`memory_aid`: the cards played this round, a line per colour, 1s with the heading."""
    if view["played"] is None:
        return
    ones = f"{speech.say('board-ones')}: {view['played']['ones']}/{view['deck']['ones']}"
    yield Text(f"{speech.say('board-played')}  {ones}", "dim")
    for letter, colour in zip(COLOUR_LETTERS, COLOURS, strict=True):
        line = Text(" ").append(f" {letter} ", PAPER[letter])
        yield line.append(" " + " ".join(map(str, view["played"][colour])))


def hand_lines(view: View, speech: BoardSpeech, width: int) -> Iterator[Text]:
    """The viewer's own cards by colour; what may be played now stands in brackets."""
    if view["viewer"] < 0:
        return
    cards = [hand_card(card, view) for card in view["hand"]]
    none = Text(speech.say("board-no-cards"), "dim")
    yield from flowed(Text(f"{speech.say('board-hand')}: ", "bold"), cards or [none], "", width)
    if view["playable"]:
        yield Text(f"[ ] {speech.say('board-playable')}", "dim")


def hand_card(card: str, view: View) -> Text:
    """In brackets if it may be played, pale if it may not, plain while others play."""
    if card in view["playable"]:
        return Text("[", "bold").append(card_text(card, is_padded=False)).append("]", "bold")
    text = Text(" ").append(card_text(card, is_padded=False)).append(" ")
    if view["playable"]:
        text.stylize("dim")
    return text


def hand(view: View, speech: BoardSpeech) -> str:
    """Cards in hand."""
    return " ".join(view["hand"])


def sources(views: Sequence[View], speech: BoardSpeech) -> list[Source]:
    """F3.1: empty hands, and cards left."""
    rounds = changes([[one["total"] for one in view["players"]] for view in views])
    seats = range(len(views[-1]["players"]))
    return [
        Source(speech.say("points-empty"), [sum(max(0, one[s]) for one in rounds) for s in seats]),
        Source(speech.say("points-left"), [sum(min(0, one[s]) for one in rounds) for s in seats]),
    ]
