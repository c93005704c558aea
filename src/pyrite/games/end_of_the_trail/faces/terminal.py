"""The table of End of the Trail: the land and who is on it, the sides, the lots, one's hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from pyrite.core.vocabulary.terminal import BoardSpeech, Source, flowed
from pyrite.games.end_of_the_trail.box import COLOURS, COLUMNS, ROWS
from pyrite.games.end_of_the_trail.scene import Auction, Card, Player, Tile, View

CELL = 8  # columns of a tile
LABEL = 6  # columns beside the rows
BESIDE = 44  # columns for the sides, at the most
LEAST_BESIDE = 24  # in fewer, the sides stand below the land
GAP = 2
ROW_ACTIONS = ("oxen", "oxen", "mules", "horse")
PAPER = dict(foothills="#3f6b35", canyons="#9a5a2c", mountains="#5a6272")
CHIPS = dict(
    red="#ffffff on #b3262e",
    blue="#ffffff on #2457b3",
    green="#101010 on #5fa83b",
    yellow="#101010 on #e3b82e",
)
SUITS = dict(s="", h="#ff6b6b", d="#ff6b6b", c="")
GOLD = "#ffcf40"


class Board:
    """Where the game stands; land, and the sides beside or below it; lots; the viewer's hand."""

    def __init__(self, view: View, speech: BoardSpeech) -> None:
        self.view = view
        self.speech = speech

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, speech, width = self.view, self.speech, options.max_width
        land = Group(*land_lines(view, speech))
        beside = width - LABEL - view["columns"] * (CELL + 1) - GAP
        yield where_line(view, speech)
        if beside < LEAST_BESIDE:
            yield land
            yield from side_lines(view, speech, width)
        else:
            page = Table.grid(padding=(0, GAP, 0, 0))
            page.add_column(no_wrap=True)
            page.add_column(no_wrap=True)
            page.add_row(land, Group(*side_lines(view, speech, min(beside, BESIDE))))
            yield page
        yield from lot_lines(view, speech, width)
        yield from discard_lines(view, speech, width)
        yield from hand_lines(view, speech, width)


def draw(view: View, speech: BoardSpeech) -> Board:
    """The table as one viewer sees it."""
    return Board(view, speech)


def where_line(view: View, speech: BoardSpeech) -> Text:
    """Round, phase, deck and discards."""
    parts = [
        speech.say("board-round", **view["round"]),
        speech.phase(view["phase"]),
        speech.say("board-deck", n=view["deck"]),
        speech.say("board-discards", n=len(view["discards"])),
    ]
    return Text("  ".join(parts), "bold")


# The land


def land_lines(view: View, speech: BoardSpeech) -> Iterator[Text]:
    """Letters, then the rows from the farthest to the nearest, two lines each."""
    columns = COLUMNS[: view["columns"]]
    letters = "".join(column.ljust(CELL + 1) for column in columns)
    yield Text(" " * LABEL + letters.rstrip(), "dim")
    for row in range(ROWS, 0, -1):
        reach = speech.say(f"action-{ROW_ACTIONS[row - 1]}")
        tiles = [(f"{column}{row}", view["land"][f"{column}{row}"]) for column in columns]
        yield tile_line(str(row), [kind_text(one, speech) for _, one in tiles])
        yield tile_line(reach, [pieces_text(view, name, one) for name, one in tiles])


def tile_line(label: str, cells: list[Text]) -> Text:
    """One line of a row of tiles."""
    line = Text(label, "dim")
    line.truncate(LABEL, pad=True)
    for cell in cells:
        cell.truncate(CELL, pad=True)
        line.append(cell)
        line.append(" ")
    line.right_crop(1)
    return line


def kind_text(one: Tile, speech: BoardSpeech) -> Text:
    """A tile's kind, and its gold if it is known."""
    if one["kind"] is None:
        return Text("")
    line = Text(speech.say(f"board-{one['kind']}"), f"on {PAPER[one['kind']]}")
    if one["gold"] is not None:
        line.truncate(CELL - 1, pad=True)
        line.append(str(one["gold"]), f"bold {GOLD}")
    return line


def pieces_text(view: View, name: str, one: Tile) -> Text:
    """A mark while it is looked at; tents, the camp and prospectors, each in its colour."""
    if one["kind"] is None:
        return Text("")
    is_looked_at = view["looking"] and name in view["looking"]["tiles"]
    line = Text("<?>" if is_looked_at else "", f"on {PAPER[one['kind']]}")
    signs = [(side, "T") for side in one["tents"]]
    if one["camp"] is not None:
        signs.append((one["camp"], "C"))
    signs += [(side, "p") for side in one["prospectors"]]
    for side, sign in signs:
        line.append(f"{COLOURS[side][0]}{sign}", CHIPS[COLOURS[side]])
    return line


# The sides


def side_lines(view: View, speech: BoardSpeech, width: int) -> Iterator[Text]:
    """For each side its name and what it has, its poker cards, and the cards it prospects with."""
    for player in view["players"]:
        have = [Text(one, "dim") for one in wealth(view, player, speech)]
        named = [*name_pieces(view, player, speech), *have]
        yield from flowed(turn_mark(view, player, speech), named, " ", width)
        yield from flowed(*poker_pieces(player, speech), " ", width)
        if trip := trip_pieces(player, speech):
            yield from flowed(Text("    "), trip, " ", width)


def turn_mark(view: View, player: Player, speech: BoardSpeech) -> Text:
    """Whose turn it is, and the colour."""
    is_active = player["seat"] in view["waiting"]
    line = Text("  " if not is_active else "> " if speech.plain else "▶ ", GOLD)
    return line.append(player["colour"][0], CHIPS[player["colour"]]).append(" ")


def name_pieces(view: View, player: Player, speech: BoardSpeech) -> list[Text]:
    """The name, cut if it alone is too long."""
    is_active = player["seat"] in view["waiting"]
    name = Text(speech.chair(player["seat"], LEAST_BESIDE - 4), "bold" if is_active else "")
    name.truncate(LEAST_BESIDE - 4, overflow="ellipsis")
    return [name]


def wealth(view: View, player: Player, speech: BoardSpeech) -> Iterator[str]:
    """Dealer, money or what is proved of it, pieces, whether a hidden choice is made."""
    if player["seat"] == view["dealer"]:
        yield speech.say("board-dealer")
    if not player["argonaut"]:
        yield speech.say("board-cards", n=player["cards"])
    if player["money"] is not None:
        yield speech.say("board-money", n=player["money"])
    elif player["proved"]:
        yield speech.say("board-proved", n=player["proved"])
    if player["offer"] is not None and view["auction"]:
        yield speech.say("board-bid", n=player["offer"])
    yield "T" * player["tents"] + "C" * player["camps"]
    if player["is_done"]:
        yield speech.say("board-done")


def poker_pieces(player: Player, speech: BoardSpeech) -> tuple[Text, list[Text]]:
    """Poker cards and what they make so far, behind their label."""
    cards, hole = [card_text(one["card"]) for one in player["poker"]], player["hole"]
    if hole == "?":
        cards.insert(0, Text("[?]", "dim"))
    elif hole is not None:
        cards.insert(0, Text("[").append(card_text(hole["card"])).append("]"))
    if player["best"]:
        cards.append(Text(speech.say(f"hand-{player['best']['hand']}"), GOLD))
    return Text(f"    {speech.say('board-poker')} ", "dim"), cards


def trip_pieces(player: Player, speech: BoardSpeech) -> list[Text]:
    """Chosen and used cards; of another's hand what everybody knows."""
    groups = (
        ("board-chosen", player["chosen"]),
        ("board-used", player["used"]),
        ("board-known", player["known"] if player["hand"] is None else []),
    )
    pieces = []
    for key, cards in groups:
        if cards:
            pieces += [Text(speech.say(key), "dim"), *(card_text(one["card"]) for one in cards)]
    return pieces


# Cards


def card_text(card: str) -> Text:
    """A card as it is typed, red suits red."""
    return Text(card, f"bold {SUITS.get(card[1], '')}".strip())


def cards_text(cards: Iterable[Card]) -> Text:
    """Cards side by side."""
    return Text(" ").join(card_text(one["card"]) for one in cards)


def full_card(one: Card, speech: BoardSpeech) -> Text:
    """A card with its action and money."""
    action = speech.say(f"action-{one['action']}")
    money = speech.say("board-money", n=one["money"])
    return Text.assemble(card_text(one["card"]), (f" {action} {money}", "dim"))


def lot_lines(view: View, speech: BoardSpeech, width: int) -> Iterator[Text]:
    """The lots that can still be won, and the bid; what Argonauts drew."""
    for lot in view["lots"]:
        line = Text(f"{speech.say('board-lot', n=lot['lot'])}: ", "bold" if lot["is_open"] else "")
        pieces = [full_card(one, speech) for one in lot["cards"]]
        bid = bid_text(view["auction"], speech) if lot["is_open"] and view["auction"] else ""
        yield from flowed(line, [*pieces, Text(bid, GOLD)] if bid else pieces, ", ", width)
    if view["drawn"]:
        yield Text(f"{speech.say('board-drawn')}: ", "dim").append(cards_text(view["drawn"]))


def bid_text(auction: Auction, speech: BoardSpeech) -> str:
    """The last bid, or what is still to be paid."""
    if auction["due"] is not None:
        return speech.say("board-due", n=auction["due"])
    return "" if auction["bid"] is None else speech.say("board-bid", n=auction["bid"])


def discard_lines(view: View, speech: BoardSpeech, width: int) -> Iterator[Text]:
    """The discards, where Jokers are exchanged for them."""
    if view["jokers"] and view["discards"]:
        label = Text(f"{speech.say('board-discards', n=len(view['discards']))}: ", "bold")
        yield from flowed(label, [card_text(one["card"]) for one in view["discards"]], " ", width)


def hand_lines(view: View, speech: BoardSpeech, width: int) -> Iterator[Text]:
    """The viewer's hand, several cards to a line."""
    hands = [p["hand"] for p in view["players"] if p["seat"] == view["viewer"] and p["hand"]]
    for hand in hands:
        label = Text(f"{speech.say('board-hand')}: ", "bold")
        yield from flowed(label, [full_card(one, speech) for one in hand], ", ", width)


def hand(view: View, speech: BoardSpeech) -> str:
    """The hole card, then the hand."""
    one = view["players"][view["viewer"]]
    hole = f"[{one['hole']['card']}] " if isinstance(one["hole"], dict) else ""
    return hole + " ".join(card["card"] for card in one["hand"] or [])


def sources(views: Sequence[View], speech: BoardSpeech) -> list[Source]:
    """ET7.4: the gold under tents and camps, and for the hand."""
    view, sides = views[-1], [one["seat"] for one in views[-1]["players"]]
    tiles = [(tile, tile["gold"] or 0) for tile in view["land"].values()]
    tents = [sum(gold for tile, gold in tiles if side in tile["tents"]) for side in sides]
    camps = [sum(gold for tile, gold in tiles if side == tile["camp"]) for side in sides]
    hands = [one["best"]["gold"] if one["best"] else 0 for one in view["players"]]
    return [
        Source(speech.say("points-tents"), tents),
        Source(speech.say("points-camp"), camps),
        Source(speech.say("points-hand"), hands),
    ]
