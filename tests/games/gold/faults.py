"""Faults planted in the rules of Gold, at least one for every clause."""

from tests.faults import Fault

FAULTS = (
    Fault("G1.1", "box.py", "MINERS = (2, 2, 2, 1)", "MINERS = (2, 2, 1, 2)"),
    Fault("G1.2 gold", "box.py", "GOLD = (5, 7, 7, 5)", "GOLD = (7, 5, 5, 7)"),
    Fault("G1.2 dynamite", "box.py", "*GOLD, STICKS,", "*GOLD, STICKS - 1,"),
    Fault("G2.1", "box.py", "(0, 1, 2, 3, NEUTRAL)", "(0, 1, 2, NEUTRAL, 3)"),
    Fault("G2.1 two seats", "box.py", "(0, 1, 0, 1, NEUTRAL)", "(0, 0, 1, 1, NEUTRAL)"),
    Fault("G2.2", "rules.py", "for _ in range(FACE_COUNT[face])", "for _ in range(1)"),
    Fault("G2.3", "moves.py", 'f"{FILES[file]}{row + 1}"', 'f"{FILES[row]}{file + 1}"'),
    Fault("G2.4 option", "rules.py", "name_starter(s, options[START_SEAT] - 1)", "pass"),
    Fault("G2.4 chance", "rules.py", "    s.starter = seat\n", "    s.starter = 0\n"),
    Fault(
        "G2.4 seat exists", "rules.py", "0 <= outcome[1] < s.seats", "0 <= outcome[1] <= s.seats"
    ),
    Fault("G3.1 two flips", "rules.py", "        s.stage = SECOND\n", "        end_turn(s)\n"),
    Fault("G3.1 another", "rules.py", "    if s.first < 0:\n", "    if s.first < 64:\n"),
    Fault("G3.2 either", "rules.py", "x == DYNAMITE or y == DYNAMITE", "x == DYNAMITE"),
    Fault(
        "G3.2 both leave",
        "rules.py",
        "        remove(s, a)\n        remove(s, b)",
        "        remove(s, a)",
    ),
    Fault("G3.3 owner", "rules.py", "s.turn if owner == NEUTRAL else owner", "s.turn"),
    Fault("G3.3 neutral", "rules.py", "s.turn if owner == NEUTRAL else owner", "max(owner, 0)"),
    Fault(
        "G3.3 equal", "rules.py", "0 < NUGGETS[gold] <= STRENGTH", "0 < NUGGETS[gold] < STRENGTH"
    ),
    Fault("G3.3 order", "rules.py", "    elif carries(x, y):\n        carry_out(s, a, b)\n", ""),
    Fault("G3.3 miner", "rules.py", "else owner, gold)\n    remove(s, miner)", "else owner, gold)"),
    Fault("G3.3 cards", "rules.py", "s.players[seat].cards += 1", "s.players[seat].cards += 2"),
    Fault(
        "G3.4 weaker",
        "rules.py",
        "a if STRENGTH[x] < STRENGTH[y]",
        "a if STRENGTH[x] > STRENGTH[y]",
    ),
    Fault("G3.4 differ", "rules.py", " and STRENGTH[x] != STRENGTH[y]", ""),
    Fault("G3.6", "rules.py", "s.turn = (s.turn + 1) % s.seats", "s.turn = (s.turn + 2) % s.seats"),
    Fault("G4.1 ten", "rules.py", "s.lying <= RUSH_AT", "s.lying < RUSH_AT"),
    Fault(
        "G4.1 one flip",
        "rules.py",
        "        rush_card(s, move)\n        end_turn(s)",
        "        rush_card(s, move)",
    ),
    Fault("G4.1 finder", "rules.py", "win_gold(s, s.turn, place)", "win_gold(s, 0, place)"),
    Fault(
        "G4.1 leaves", "rules.py", "    else:\n        remove(s, place)", "    else:\n        pass"
    ),
    Fault("G4.1 ends", "rules.py", "    s.rush = 0\n    s.quiet = 0", "    s.quiet = 0"),
    Fault("G4.2", "rules.py", " or stalemate(s)", ""),
    Fault("G4.2 dynamite", "rules.py", "if s.sticks > 0:", "if s.sticks > 1:"),
    Fault("G4.2 duel", "rules.py", "if kinds > 1:", "if kinds > 2:"),
    Fault("G4.2 carry", "rules.py", "range(1, strongest + 1)", "range(1, strongest)"),
    Fault("G4.3", "box.py", "QUIET_TURNS = 100", "QUIET_TURNS = 101"),
    Fault(
        "G4.3 again",
        "rules.py",
        "    s.face[place] = GONE\n    s.quiet = 0\n",
        "    s.face[place] = GONE\n",
    ),
    Fault("G5.1 end", "rules.py", "if s.lying == 0:", "if s.lying <= 1:"),
    Fault("G5.1 cards", "rules.py", "else player.cards)", "else 0)"),
    Fault(
        "G5.1 shared",
        "rules.py",
        "        if rank(s, seat) == best:\n",
        "        if mask == 0 and rank(s, seat) == best:\n",
    ),
    Fault(
        "G5.2 games",
        "rules.py",
        "s.games = seats if options[GAMES] else 1",
        "s.games = 2 if options[GAMES] else 1",
    ),
    Fault(
        "G5.2 starter", "rules.py", "s.starter = (s.starter + 1) % s.seats", "s.starter = s.starter"
    ),
    Fault(
        "G5.2 totals",
        "rules.py",
        "total += s.players[seat].nuggets",
        "total = s.players[seat].nuggets",
    ),
    Fault("G5.2 afresh", "rules.py", "        s.players[seat].nuggets = 0\n", ""),
    Fault(
        "G5.2 tie", "rules.py", "(player.nuggets if s.games > 1 else player.cards)", "player.cards"
    ),
    Fault(
        "G6.1 unseen", "knowledge.py", "UNKNOWN if is_unseen else s.face[place]", "s.face[place]"
    ),
    Fault(
        "G6.1 seen",
        "knowledge.py",
        "(s.last_seen[place] == 0) & (s.face[place] != GONE)",
        "s.face[place] != GONE",
    ),
    Fault("G6.2 view", "view.py", "    if o.options[MEMORY_AID]:\n", "    if True:\n"),
    Fault("G6.2 aid", "view.py", "place == o.first or o.last_seen[place] > 0", "place == o.first"),
    Fault("G6.3 nuggets", "view.py", "one.nuggets if is_open else None", "one.nuggets"),
    Fault("G6.3 over", "view.py", " or o.stage == OVER or", " or"),
    Fault(
        "G7 deal",
        "rules.py",
        "        if count != FACE_COUNT[face]:\n            return False\n",
        "",
    ),
)
