"""A bot that plays at a live table of a server somewhere else.

python examples/live_bot.py http://127.0.0.1:8000 TABLE [--invite CODE | --key KEY] [--name NAME]
"""

import argparse
import random

from pyrite.client import ClientError, Server


def play(address: str, table: str, invite: str, key: str, name: str) -> None:
    with Server(address) as server:
        place = (
            server.table(table, key) if key else server.table(table).sit(name=name, invite=invite)
        )
        print(f"key: {place.key}", flush=True)
        with place.live() as live:
            for ask in live.asks():
                # Your idea goes here: live.view is what a screen would show.
                live.move(random.choice(ask["legal"]))
            print(*live.log[-1]["text"], sep="\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("table")
    parser.add_argument("--invite", default="")
    parser.add_argument("--key", default="", help="of a seat that is yours already")
    parser.add_argument("--name", default="Robot")
    try:
        play(**vars(parser.parse_args()))
    except ClientError as error:
        raise SystemExit(f"error: {error}") from None
