"""How a tournament stands: a table for people, JSON and CSV for programs."""

from __future__ import annotations

import csv
import io
from dataclasses import asdict
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pyrite.arena.intervals import Share
from pyrite.arena.tournament.deal import GameResult, Tournament
from pyrite.arena.tournament.standings import Standing, standings
from pyrite.cli.reports.figures_table import figures_table
from pyrite.core.words import Words
from pyrite.engine.registry import find_game

COLUMNS = ("block", "turn", "seat", "player", "score", "win", "decisions", "choices")


def percent(share: Share) -> str:
    """`42.0% ± 3.1%`; without the interval where there is none."""
    margin = "" if share.margin is None else f" ± {share.margin:.1%}"
    return f"{share.mean:.1%}{margin}"


def standings_page(
    words: Words, tournament: Tournament, results: list[GameResult]
) -> RenderableType:
    """The table, and what it is a table of."""
    titles = [
        words.say("arena-games"),
        words.say("arena-wins"),
        words.say("arena-score"),
        words.say("arena-rating"),
        *([words.say("arena-adjusted"), words.say("arena-worth")] if tournament.adjusted else []),
    ]
    game = find_game(tournament.game)
    table = figures_table([words.say("arena-player")], titles)
    for one in standings(tournament, results):
        table.add_row(
            one.name,
            f"{one.games:,}",
            percent(one.win_share),
            f"{game.points(one.score):.1f}",
            f"{one.rating:.1f} ± {one.uncertainty:.1f}",
            *adjusted_cells(one),
        )
    facts = words.say(
        "arena-facts",
        games=f"{len(results):,}",
        all=f"{tournament.all_games:,}",
        deals=len(results) // tournament.seats,
        seats=tournament.seats,
        fair=f"{1 / tournament.seats:.1%}",
    )
    seed = f"{words.say('simulate-seed')}  {tournament.seed}"
    about = [Text(words.say("arena-adjusted-text"))] if tournament.adjusted else []
    return Group(table, Text(facts), *about, Text(seed))


def adjusted_cells(one: Standing) -> list[str]:
    """The share without luck, and how many plain games would have been as sure."""
    if one.adjusted is None:
        return []
    worth = one.adjusted.worth
    return [percent(one.adjusted.share), "–" if worth is None else f"{worth * one.games:,.0f}"]


def standings_data(tournament: Tournament, results: list[GameResult]) -> dict[str, Any]:
    """The same for programs."""
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "options": dict(tournament.options),
        "seed": tournament.seed,
        "games": len(results),
        "deals": len(results) // tournament.seats,
        "players": [asdict(one) for one in standings(tournament, results)],
    }


def csv_text(tournament: Tournament, results: list[GameResult]) -> str:
    """A line per game and seat."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for one in results:
        for seat, index in enumerate(one.players):
            name = tournament.players[index]
            score, win = one.scores[seat], one.wins[seat]
            counts = (one.decisions, one.choices)
            writer.writerow((one.block, one.turn, seat, name, score, win, *counts))
    return out.getvalue()
