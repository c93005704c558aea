"""The table of Gold: eight by eight cards, and beside them who has won what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from pyrite.core.vocabulary.terminal import BoardSpeech, Source, changes
from pyrite.games.gold.box import COLOUR_LETTERS, COLOURS, FILES
from pyrite.games.gold.view import Player, View

CARD = 4  # columns of a card
CELL = 6  # columns of a place
BESIDE = 27  # columns for the seats
WIDE = 80  # columns for all of it; in fewer, cards lie edge to edge
NARROW_BESIDE = 22
INK = dict(red="#ffffff", blue="#ffffff", green="#101010", yellow="#101010", purple="#ffffff")
PAPER = dict(red="#b3262e", blue="#2457b3", green="#5fa83b", yellow="#e3b82e", purple="#7a3fa0")
TALL = 30  # lines of a screen with room for taller cards
GOLD = "#ffcf40"
GOLD_PAPER = "#4a3510"
BACK_INK = "#c9a878"
BACKS = ("#8d6a45", "#7b5a39")  # alternating, so that neighbours stay apart
EDGE = "grey50"

# How far a scattered card slid to the right, by row and file; it never means anything.
SLIDES = (
    "01101001",
    "10010110",
    "00110101",
    "11001010",
    "01011001",
    "10100110",
    "01100101",
    "10011010",
)


class Board:
    """Cards on the left, seats on the right: 80 columns, 14 lines; roomier on a tall screen."""

    def __init__(self, view: View, speech: BoardSpeech) -> None:
        self.view = view
        self.speech = speech

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        is_wide = options.max_width >= WIDE
        is_tall = options.size.height >= TALL
        cell, beside = (CELL, BESIDE) if is_wide else (CARD, NARROW_BESIDE)
        page = Table.grid(padding=(0, 2, 0, 0))
        page.add_column(no_wrap=True)
        page.add_column(width=beside, no_wrap=True)
        page.add_row(
            Group(*cards_lines(self.view, self.speech, is_tall=is_tall, cell=cell)),
            Group(*seats_lines(self.view, self.speech, beside)),
        )
        yield page


def draw(view: View, speech: BoardSpeech) -> Board:
    """The table as one viewer sees it."""
    return Board(view, speech)


def cards_lines(
    view: View, speech: BoardSpeech, *, is_tall: bool, cell: int = CELL
) -> Iterator[Text]:
    """Letters, eight rows with their numbers, letters."""
    letters = Text("   " + "".join(f" {file}".ljust(cell) for file in FILES).rstrip(), EDGE)
    yield letters
    for row in range(len(FILES)):
        cards = [
            card_text(view, f"{file}{row + 1}", speech, row + i) for i, file in enumerate(FILES)
        ]
        yield row_line(view, row, cards, str(row + 1), cell)
        if is_tall:
            yield row_line(view, row, [lower_edge(card, speech) for card in cards], " ", cell)
    yield letters


def row_line(view: View, row: int, cards: list[Text], label: str, cell: int) -> Text:
    """One line of cards, each at its place."""
    line = Text()
    line.append(f"{label}  ", EDGE)
    has_room = view["layout"] == "scatter" and cell > CARD
    for column, card in enumerate(cards):
        slide = int(SLIDES[row][column]) if has_room else 0
        line.append(" " * slide)
        line.append(card)
        line.append(" " * (cell - CARD - slide))
    if cell > CARD:
        line.right_crop(1)
    return line.append(label, EDGE)


def lower_edge(card: Text, speech: BoardSpeech) -> Text:
    """The lower half of a card, and as much table below it."""
    paper = str(card.style).partition("on ")[2].split(" ")[0]
    return Text(" " * CARD) if not paper or speech.plain else Text("▀" * CARD, paper)


def card_text(view: View, place: str, speech: BoardSpeech, shade: int) -> Text:
    """A back, a face, or nothing."""
    card = view["cards"][place]
    if card == "":
        return Text(" " * CARD)
    if card == "?":
        back = "[::]" if speech.plain else "░░░░"
        return Text(back, f"{BACK_INK} on {BACKS[shade % 2]}")
    text, style = face_text(card, plain=speech.plain)
    if place in view["up"]:
        text = f"<{text}>" if speech.plain else text
        style = f"bold {style}"
    return Text(text.center(CARD - cell_len(text) + len(text)), style)


def face_text(card: str, *, plain: bool) -> tuple[str, str]:
    """What a face shows, and in which colours."""
    if card == "x":
        return ("xx" if plain else "💥"), "on #3a1010"
    if card[0] == "g":
        nuggets = int(card[1])
        return (card if plain else "●" * nuggets), f"{GOLD} on {GOLD_PAPER}"
    colour = COLOURS[COLOUR_LETTERS.index(card[0])]
    return card, f"{INK[colour]} on {PAPER[colour]}"


def seats_lines(view: View, speech: BoardSpeech, width: int = BESIDE) -> Iterator[Text]:
    """Where the game stands, then two lines per seat."""
    yield Text(speech.phase(view["phase"]), "bold")
    yield Text(where_line(view, speech), "dim")
    indent = 4 if width >= BESIDE else 2
    for player in view["players"]:
        yield seat_line(view, player, speech, width)
        yield wealth_line(player, speech, indent)
    if view["neutral"]:
        line = Text(f"  {speech.say('board-neutral')} ", "dim")
        yield line.append(marks(view["neutral"], speech))


def where_line(view: View, speech: BoardSpeech) -> str:
    """How many cards are left; in a match, which game it is."""
    game = view["game"]
    if game["of"] > 1:
        return speech.say("board-game", number=game["number"], of=game["of"])
    return speech.say("board-face-down", n=view["face_down"])


def seat_line(view: View, player: Player, speech: BoardSpeech, width: int) -> Text:
    """Whose turn it is, the colours, the name, in a match the total."""
    is_active = player["seat"] == view["turn"]
    line = Text()
    line.append("  " if not is_active else "> " if speech.plain else "▶ ", GOLD)
    line.append(marks(player["colours"], speech))
    line.append(" ")
    is_match = view["game"]["of"] > 1
    total = f" {speech.say('board-total')} {player['total']}" if is_match else ""
    room = width - cell_len(total)
    name = speech.chair(player["seat"], room - line.cell_len)
    line.append(name, "bold" if is_active else "")
    line.truncate(room, overflow="ellipsis", pad=is_match)
    return line.append(total, "dim")


def wealth_line(player: Player, speech: BoardSpeech, indent: int) -> Text:
    """Gold cards, and nuggets as far as they may be seen."""
    parts = [f"{speech.say('board-cards')} {player['cards']}"]
    if player["nuggets"] is not None:
        parts.append(f"{player['nuggets']} {'*' if speech.plain else '●'}")
    return Text(" " * indent + "  ".join(parts), GOLD if player["nuggets"] else "dim")


def marks(colours: Sequence[str], speech: BoardSpeech) -> Text:
    """A dot per colour; letters where there are no colours."""
    line = Text()
    for colour in colours:
        letter = COLOUR_LETTERS[COLOURS.index(colour)]
        line.append(letter if speech.plain else f" {letter} ", f"{INK[colour]} on {PAPER[colour]}")
    return line


def hand(view: View, speech: BoardSpeech) -> str:
    """Nuggets won."""
    return f"{view['players'][view['viewer']]['nuggets']} {'*' if speech.plain else '●'}"


def sources(views: Sequence[View], speech: BoardSpeech) -> list[Source]:
    """G5.2: the nuggets of each game of a match."""
    games = changes([[one["total"] for one in view["players"]] for view in views])
    return [
        Source(speech.say("points-game", number=number), points)
        for number, points in enumerate(games, 1)
    ]
