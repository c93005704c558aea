"""Learning interfaces: encodings of what a seat may know, and environments that step any game.

Knows games and the engine; players are handed in. The libraries it speaks to (Gymnasium,
PettingZoo, OpenSpiel) are optional, each behind a module of its own.
"""
