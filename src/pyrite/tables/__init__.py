"""Tables of people and bots, live or at one keyboard: commands in, events out, a journal of them.

No web and no face; SQL stands in `stores/` alone.
"""
