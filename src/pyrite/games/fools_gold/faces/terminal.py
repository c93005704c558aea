"""The table of Fool's Gold: five mines with their paths, the open cards, what the seats have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from pyrite.core.vocabulary.terminal import BoardSpeech, Source, flowed
from pyrite.games.fools_gold.box import (
    FIRST_RED,
    GEM_NAMES,
    GEM_POINTS,
    MINE_NAMES,
    PENALTY,
    SPACES,
    CardText,
    MineName,
)
from pyrite.games.fools_gold.view import Cards, Mine, Player, View

NAME = 14  # columns of a name, at the most
WIDE = 78  # columns for names above the columns of mines; in fewer, their numbers
SEAT_PAPER = (
    "white on #b3262e",
    "white on #2457b3",
    "black on #5fa83b",
    "black on #e3b82e",
    "white on #7a3fa0",
)
GOLD = "#ffcf40"
GOLD_PAPER = "#ffcf40 on #4a3510"
GEM_INK = "#6fd3e8"
RED = "#d0444c"
HIDDEN = "?"
OTHER_CARDS: tuple[CardText, ...] = ("s", "f", "a")  # counted, while gold and gems are shown


class Board:
    """Where the game stands, the mines, the open cards, the seats, what the signs mean."""

    def __init__(self, view: View, speech: BoardSpeech) -> None:
        self.view = view
        self.speech = speech

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, speech = self.view, self.speech
        is_wide = options.max_width >= WIDE
        yield where_line(view, speech)
        yield mines_table(view, speech, is_wide=is_wide)
        yield from open_lines(view, speech, options.max_width)
        yield seats_table(view, speech, is_wide=is_wide)
        if is_wide:
            yield legend_line(view, speech)


def draw(view: View, speech: BoardSpeech) -> Board:
    """The table as one viewer sees it."""
    return Board(view, speech)


def where_line(view: View, speech: BoardSpeech) -> Text:
    """Year, phase, the mine being worked, the camp, the screens."""
    doing = [speech.phase(view["phase"])]
    if view["mine"]:
        doing.append(speech.say("mine", mine=view["mine"]))
    if view["winter"]:
        doing.append(speech.say("board-winter"))
    if view["reserving"]:
        doing.append(speech.say("board-reserving"))
    parts = [
        speech.say("board-year", year=str(view["year"]), last=str(view["last_year"])),
        " ".join(doing),
        speech.say("board-camp", n=view["camp"]),
        speech.say(f"board-screens-{view['screens']}"),
    ]
    between = " | " if speech.plain else " · "
    return Text(between.join(parts), "bold")


def sign(speech: BoardSpeech, fine: str, plain: str) -> str:
    """A sign, or what stands for it where there is only ASCII."""
    return plain if speech.plain else fine


# Mines


def mines_table(view: View, speech: BoardSpeech, *, is_wide: bool) -> Table:
    """A row per mine."""
    gap = 2 if is_wide else 1
    table = Table(box=None, padding=(0, gap, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column("", no_wrap=True)
    table.add_column(speech.say("board-dice"), justify="right", no_wrap=True)
    table.add_column(path_header(), no_wrap=True)
    table.add_column(speech.say("board-reserve"), no_wrap=is_wide, min_width=19 if is_wide else 7)
    is_open = view["mines"][0]["left"] is not None
    table.add_column(speech.say("board-left" if is_open else "board-deck"), no_wrap=True)
    for number, mine in enumerate(view["mines"], 1):
        table.add_row(*mine_row(view, number, mine, speech))
    return table


def path_header() -> Text:
    """The numbers of the spaces, the red ones red."""
    line = Text()
    for space in range(SPACES):
        line.append(f" {space} ", RED if space >= FIRST_RED else "")
    return line


def mine_row(view: View, number: int, mine: Mine, speech: BoardSpeech) -> list[Text]:
    """Its number and name, dice, path, reserve, deck."""
    is_worked = mine["name"] == view["mine"]
    name = f"{number} {speech.say('mine', mine=mine['name'])}"
    return [
        Text(sign(speech, "▶", ">") if is_worked else " ", GOLD),
        Text(name, "bold" if is_worked else ""),
        Text(str(mine["dice"]), "" if mine["dice"] else "dim"),
        path_text(view, mine, speech),
        reserve_text(mine["reserve"]),
        deck_text(mine),
    ]


def path_text(view: View, mine: Mine, speech: BoardSpeech) -> Text:
    """Three columns per space; the miner who acts is pointed at."""
    line = Text()
    for space, content in enumerate(mine["path"]):
        is_acting = mine["name"] == view["mine"] and space == view["space"]
        line.append(space_text(space, content, speech, is_acting=is_acting))
    return line


def space_text(space: int, content: str, speech: BoardSpeech, *, is_acting: bool) -> Text:
    """Nothing, a die, a miner standing or lying, in its seat's colour."""
    if not content:
        return Text(sign(speech, " · ", " . "), RED if space >= FIRST_RED else "dim")
    if content == "die":
        return Text(sign(speech, " ■ ", " # "))
    posture, _, seat = content.partition(" ")
    if posture == "lying":
        return Text(f"{seat}z ", f"dim {SEAT_PAPER[int(seat)]}")
    before = sign(speech, "▸", ">") if is_acting else " "
    return Text(f"{before}{seat} ", f"bold {SEAT_PAPER[int(seat)]}")


def reserve_text(reserve: list[int]) -> Text:
    """Seat and number for each who has miners there."""
    line = Text()
    for seat, count in enumerate(reserve):
        if count:
            line.append(f"{seat}", SEAT_PAPER[seat]).append(f":{count} ")
    return line


def deck_text(mine: Mine) -> Text:
    """How many cards; with open screens the gold left in it, from 1 nugget to 5."""
    if mine["left"] is None:
        return Text(str(mine["deck"]), "dim")
    return Text(" ".join(str(n) for card, n in mine["left"].items() if card.isdigit()), GOLD)


def open_lines(view: View, speech: BoardSpeech, width: int) -> Iterator[Text]:
    """While a mine is worked: gold and gems one by one, the rest counted."""
    if not view["mine"]:
        return
    cards = list(open_cards(view, speech)) or [Text(speech.say("board-none"), "dim")]
    yield from flowed(Text(f"{speech.say('board-open')}: ", "bold"), cards, " ", width)


def open_cards(view: View, speech: BoardSpeech) -> Iterator[Text]:
    """The cards turned over."""
    for card in view["open"]:
        if card.isdigit():
            yield Text(f" {card} ", GOLD_PAPER)
        elif card == "g":
            yield Text(f" {gem_sign(speech)} ", f"{GEM_INK} on #103038")
    for other in OTHER_CARDS:
        count = view["open"].count(other)
        if count:
            yield Text(f" {speech.say(f'board-card-{other}')} {count}", "dim")


def gem_sign(speech: BoardSpeech) -> str:
    """A gem."""
    return sign(speech, "◆", "+")


# Seats


def seats_table(view: View, speech: BoardSpeech, *, is_wide: bool) -> Table:
    """A row per seat; behind other people's screens as far as they may be seen."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(speech.say("board-seat"), no_wrap=True, max_width=NAME, overflow="ellipsis")
    for key in ("board-miners", "board-coins", "board-spent"):
        table.add_column(speech.say(key), justify="right", no_wrap=True)
    for number, name in enumerate(MINE_NAMES, 1):
        title = speech.say("mine", mine=name) if is_wide else str(number)
        table.add_column(title, justify="right", no_wrap=True, min_width=3)
    table.add_column(speech.say("board-score"), justify="right", no_wrap=True)
    for player in view["players"]:
        table.add_row(*seat_row(view, player, speech))
    return table


def seat_row(view: View, player: Player, speech: BoardSpeech) -> list[Text]:
    """Whose turn it is, who, miners, coins, gold by mine, score."""
    seat, cards = player["seat"], player["cards"]
    is_next = seat == view["turn"]
    return [
        Text(sign(speech, "▶", ">") if is_next else " ", GOLD).append(f"{seat}", SEAT_PAPER[seat]),
        name_text(view, seat, speech),
        miners_text(player),
        Text(HIDDEN if player["coins"] is None else str(player["coins"])),
        spent_text(player, speech),
        *(sum_text(cards, name, speech) for name in MINE_NAMES),
        Text(HIDDEN if cards is None else points_text(cards["score"], speech), "bold"),
    ]


def name_text(view: View, seat: int, speech: BoardSpeech) -> Text:
    """The name, with the start token."""
    token = sign(speech, "★", "*") if seat == view["starter"] else ""
    name = Text(token, GOLD)
    return name.append(speech.chair(seat, NAME - 1), "bold" if seat == view["turn"] else "")


def miners_text(player: Player) -> Text:
    """Behind the screen, and those laid in front of it."""
    out = player["retrieved"]
    return Text(f"{player['miners']}+{out}" if out else str(player["miners"]))


def spent_text(player: Player, speech: BoardSpeech) -> Text:
    """Coins in front of the screen; who has passed has taken them back."""
    if player["passed"] and not player["spent"]:
        return Text(speech.say("board-passed"), "dim")
    return Text(str(player["spent"]))


def sum_text(cards: Cards | None, name: MineName, speech: BoardSpeech) -> Text:
    """The nuggets of a mine and its gem; fool's gold and what is missing stand out."""
    if cards is None:
        return Text(HIDDEN, "dim")
    nuggets = cards["gold"][name]
    if name in cards["missing"]:
        text = Text(points_text(-PENALTY, speech), RED)
    elif name == cards["fools_gold"]:
        text = Text(f"({nuggets})", f"dim {GOLD}")
    else:
        text = Text(str(nuggets), GOLD)
    if GEM_NAMES[MINE_NAMES.index(name)] in cards["gems"]:
        text.append(gem_sign(speech), GEM_INK)
    return text


def points_text(points: int, speech: BoardSpeech) -> str:
    """With a real minus."""
    return str(points) if speech.plain else str(points).replace("-", "−")


def legend_line(view: View, speech: BoardSpeech) -> Text:
    """What the signs mean."""
    parts = [
        (sign(speech, "★", "*"), "board-legend-start"),
        ("(n)", "board-legend-fools-gold"),
        (points_text(-PENALTY, speech), "board-legend-missing"),
        (gem_sign(speech), "board-legend-gem"),
        ("z", "board-legend-lying"),
    ]
    texts = [f"{mark} {speech.say(key)}" for mark, key in parts]
    if any(player["cards"] is None for player in view["players"]):
        texts.append(f"{HIDDEN} {speech.say('board-legend-hidden')}")
    return Text("  ".join(texts), "dim", no_wrap=True, overflow="ellipsis")


def hand(view: View, speech: BoardSpeech) -> str:
    """Coins, and gold by mine."""
    one = view["players"][view["viewer"]]
    gold = one["cards"]["gold"] if one["cards"] else {}
    mines = (f"{speech.say('mine', mine=name)} {gold[name]}" for name in MINE_NAMES if name in gold)
    return ", ".join([f"{speech.say('board-coins')} {one['coins']}", *mines])


def sources(views: Sequence[View], speech: BoardSpeech) -> list[Source]:
    """FG7.2: each mine but the one that is fool's gold, gems, what is missing."""
    hands = [one["cards"] for one in views[-1]["players"] if one["cards"]]
    mines = [
        Source(
            speech.say("mine", mine=name),
            [0 if name == one["fools_gold"] else one["gold"][name] for one in hands],
        )
        for name in MINE_NAMES
    ]
    gems = [GEM_POINTS[len(one["gems"])] for one in hands]
    missing = [-PENALTY * len(one["missing"]) for one in hands]
    return [
        *mines,
        Source(speech.say("points-gems"), gems),
        Source(speech.say("points-missing"), missing),
    ]
