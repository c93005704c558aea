"""How balanced a game is: facts in words, a text for the terminal, JSON for programs."""

from __future__ import annotations

from dataclasses import asdict
from statistics import fmean, median
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pyrite.arena.balance import Balance
from pyrite.arena.intervals import Share
from pyrite.cli.reports.figures_table import figures_table
from pyrite.cli.reports.standing_table import percent
from pyrite.core.words import Words
from pyrite.engine.registry import find_game


def number(share: Share) -> str:
    """`18.2 ± 0.9`."""
    margin = "" if share.margin is None else f" ± {share.margin:.1f}"
    return f"{share.mean:.1f}{margin}"


def heading(words: Words, balance: Balance) -> str:
    """What was measured."""
    tournament = balance.tournament
    title = Words(words.language, find_game(tournament.game).package).say("title")
    return words.say("balance-heading", title=title, seats=str(tournament.seats))


def method(words: Words, balance: Balance) -> list[str]:
    """How it was measured, in sentences."""
    tournament = balance.tournament
    text = words.say(
        "balance-method",
        games=f"{tournament.all_games:,}",
        deals=f"{tournament.blocks:,}",
        player=tournament.players[0],
    )
    begins = dict(tournament.options).get("start")
    return [text, words.say("balance-begins", seat=begins)] if begins else [text]


def seat_rows(balance: Balance) -> list[tuple[str, str, str]]:
    """Seat, win share, score."""
    pairs = zip(balance.wins_by_seat, balance.scores_by_seat, strict=True)
    return [(str(seat), percent(wins), number(score)) for seat, (wins, score) in enumerate(pairs)]


def ladder_rows(balance: Balance) -> list[tuple[str, str, str]]:
    """Player, win share, rating."""
    return [
        (one.name, percent(one.win_share), f"{one.rating:.1f} ± {one.uncertainty:.1f}")
        for one in balance.ladder
    ]


def fact_rows(words: Words, balance: Balance) -> list[tuple[str, str]]:
    """Everything that is one number or two."""
    lengths = balance.lengths
    return [
        (words.say("balance-scores"), scores_text(words, balance)),
        (words.say("balance-margin"), f"{fmean(balance.margins):.1f}"),
        (
            words.say("balance-length"),
            words.say(
                "balance-length-value",
                mean=f"{fmean(lengths):.1f}",
                least=str(min(lengths)),
                most=str(max(lengths)),
            ),
        ),
        (words.say("balance-choices"), f"{fmean(balance.choices):.1f}"),
        (words.say("balance-leads"), f"{fmean(balance.lead_changes):.1f}"),
        (words.say("balance-luck"), luck_text(words, balance)),
        (words.say("balance-skill"), skill_text(words, balance)),
    ]


def scores_text(words: Words, balance: Balance) -> str:
    """The distribution of scores in a few numbers."""
    return words.say(
        "balance-scores-value",
        middle=f"{median(balance.scores):.0f}",
        spread=f"{balance.score_spread:.1f}",
        least=str(min(balance.scores)),
        most=str(max(balance.scores)),
    )


def luck_text(words: Words, balance: Balance) -> str:
    """How much of a score comes with the deal."""
    share = balance.deal_share
    return words.say("balance-unknown") if share is None else f"{share:.0%}"


def skill_text(words: Words, balance: Balance) -> str:
    """How much oftener the best of the ladder wins than the weakest."""
    best, *_, worst = balance.ladder
    return words.say(
        "balance-skill-value",
        best=best.name,
        wins=f"{best.win_share.mean:.0%}",
        worst=worst.name,
        less=f"{worst.win_share.mean:.0%}",
        fair=f"{best.fair_share:.0%}",
    )


def balance_text(words: Words, balance: Balance) -> RenderableType:
    """For the terminal."""
    facts = Table.grid(padding=(0, 2))
    for row in fact_rows(words, balance):
        facts.add_row(*row)
    seats = _table(seat_titles(words), seat_rows(balance))
    ladder = _table(ladder_titles(words), ladder_rows(balance))
    seed = f"{words.say('simulate-seed')}  {balance.tournament.seed}"
    return Group(
        Text(heading(words, balance), "bold"),
        *map(Text, method(words, balance)),
        seats,
        facts,
        ladder,
        Text(seed),
    )


def seat_titles(words: Words) -> list[str]:
    """Above `seat_rows`."""
    return [words.say("simulate-side"), words.say("arena-wins"), words.say("arena-score")]


def ladder_titles(words: Words) -> list[str]:
    """Above `ladder_rows`."""
    return [words.say("arena-player"), words.say("arena-wins"), words.say("arena-rating")]


def _table(titles: list[str], rows: list[tuple[str, str, str]]) -> Table:
    table = figures_table(titles[:1], titles[1:])
    for row in rows:
        table.add_row(*row)
    return table


def balance_data(balance: Balance) -> dict[str, Any]:
    """All of it for programs."""
    tournament = balance.tournament
    data = asdict(balance)
    del data["tournament"]
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "options": dict(tournament.options),
        "player": tournament.players[0],
        "seed": tournament.seed,
        "games": tournament.all_games,
        "deals": tournament.blocks,
        **data,
        "score_spread": balance.score_spread,
    }
