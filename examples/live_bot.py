"""A bot that plays at a live table of a server somewhere else.

python examples/live_bot.py http://127.0.0.1:8000 TABLE [--invite CODE | --key KEY] [--name NAME]
"""

import argparse
import random

from pyrite.client import ClientError, Server


def choose(legal: list[str], view: object) -> str:
    """Your idea goes here: `view` is what a screen would show."""
    return random.choice(legal)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("table")
    parser.add_argument("--invite", default="")
    parser.add_argument("--key", help="of a seat that is yours already")
    parser.add_argument("--name", default="Robot")
    given = parser.parse_args()
    with Server(given.address) as server:
        table = server.table(given.table, given.key)
        if given.key is None:
            table = table.sit(name=given.name, invite=given.invite)
            print(f"key: {table.key}", flush=True)
        with table.live() as live:
            for ask in live.asks():
                live.move(choose(ask["legal"], live.view))
            print(*live.log[-1]["text"], sep="\n")


if __name__ == "__main__":
    try:
        main()
    except ClientError as error:
        raise SystemExit(f"error: {error}") from None
