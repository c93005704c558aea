"""A balance report as one HTML file: words outside the pictures, so that every language reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from string import Template

from pyrite import __version__
from pyrite.arena.balance import Balance
from pyrite.arena.pictures import histogram, share_picture, stack
from pyrite.cli.reports.balance.text import (
    fact_rows,
    heading,
    ladder_rows,
    ladder_titles,
    method,
    seat_rows,
    seat_titles,
)
from pyrite.core.words import Words


def balance_page(words: Words, balance: Balance) -> str:
    """The whole page."""
    template = (resources.files("pyrite.cli") / "pages" / "balance.html").read_text("utf-8")
    footer = words.say("balance-footer", version=__version__, command=command(balance))
    facts = (
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
        for name, value in fact_rows(words, balance)
    )
    return Template(template).substitute(
        language=words.language,
        title=escape(heading(words, balance)),
        method="<br>\n".join(map(escape, method(words, balance))),
        facts="\n".join(facts),
        sections="\n".join(sections(words, balance)),
        footer=escape(footer),
    )


def command(balance: Balance) -> str:
    """What makes this page again."""
    tournament = balance.tournament
    options = "".join(f" --option {name}={value}" for name, value in tournament.options)
    return (
        f"pyrite balance {tournament.game} --seats {tournament.seats}"
        f" --games {tournament.games} --player {tournament.players[0]}{options}"
        f" --seed {tournament.seed}"
    )


def sections(words: Words, balance: Balance) -> Iterator[str]:
    """Seats, scores, length, lead, luck, skill."""
    say = words.say
    fair = 1 / balance.tournament.seats
    yield section(
        say("balance-seats-title"),
        say("balance-seats-text", fair=f"{fair:.1%}"),
        share_picture(
            [(str(seat), share) for seat, share in enumerate(balance.wins_by_seat)], fair=fair
        ),
        table(seat_titles(words), seat_rows(balance)),
    )
    yield section(
        say("balance-scores-title"), say("balance-scores-text"), histogram(balance.scores)
    )
    yield section(
        say("balance-length-title"), say("balance-length-text"), histogram(balance.lengths)
    )
    yield section(
        say("balance-leads-title"), say("balance-leads-text"), histogram(balance.lead_changes)
    )
    if balance.deal_share is not None:
        yield section(
            say("balance-luck-title"),
            say("balance-luck-text", share=f"{balance.deal_share:.0%}"),
            stack({"deal": balance.deal_share, "rest": 1 - balance.deal_share}),
        )
    yield section(
        say("balance-skill-title"),
        say("balance-skill-text", fair=f"{fair:.1%}"),
        share_picture([(one.name, one.win_share) for one in balance.ladder], fair=fair),
        table(ladder_titles(words), ladder_rows(balance)),
    )


def section(title: str, text: str, picture: str, below: str = "") -> str:
    """A heading, a paragraph, a picture that says what it is, perhaps a table."""
    label = escape(title, quote=True)
    named = picture.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(text)}</p>\n{named}{below}\n</section>"


def table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows under titles."""
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(value)}</td>" for value in row) + "</tr>\n" for row in rows
    )
    return f"<table>\n<tr>{head}</tr>\n{body}</table>"
