"""Faults planted in the rules of Fool!, at least one for every clause."""

from tests.faults import Fault

FAULTS = (
    Fault("F1.1 colours", "box.py", "(17, 13, 11, 8)", "(17, 13, 8, 11)"),
    Fault("F1.1 seven seats", "box.py", "(26, 22, 20, 14)", "(26, 22, 19, 15)"),
    Fault("F1.1 1s", "box.py", "ONES = (0, 0, 0, 0, 3,", "ONES = (0, 0, 0, 0, 4,"),
    Fault(
        "F1.1 discs", "box.py", "DISCS = (0, 0, 0, 0, 1, 1, 1, 2, 2)", "DISCS = (0,) * 4 + (1,) * 5"
    ),
    Fault(
        "F1.1 whole box", "box.py", "FIRST_CARD = (0, 26, 48, 68)", "FIRST_CARD = (0, 26, 47, 68)"
    ),
    Fault("F2.1 shuffled", "rules.py", "    shuffle(chance, outcome, 1, n - 1)\n", ""),
    Fault(
        "F2.1 all of them", "rules.py", "for i in range(DECK_SIZE[s.seats]):", "for i in range(44):"
    ),
    Fault("F2.1 first trick", "rules.py", "    s.sitting = 0\n    s.stage", "    s.stage"),
    Fault("F2.2 option", "rules.py", "name_starter(s, options[START_SEAT] - 1)", "pass"),
    Fault("F2.2 chance", "rules.py", "    s.starter = seat\n", "    s.starter = 0\n"),
    Fault("F2.2 any seat", "rules.py", "below(chance, s.seats)", "below(chance, s.seats - 1)"),
    Fault(
        "F2.2 seat exists", "rules.py", "0 <= outcome[1] < s.seats", "0 <= outcome[1] <= s.seats"
    ),
    Fault("F2.2 leads", "rules.py", "open_trick(s, s.starter)", "open_trick(s, 0)"),
    Fault("F2.3 clockwise", "rules.py", "    seat += 1\n    if", "    seat += 2\n    if"),
    Fault("F2.3 passed over", "rules.py", "while s.sitting >> seat & 1:", "while False:"),
    Fault(
        "F2.3 two side by side",
        "rules.py",
        "while s.sitting >> seat & 1:",
        "if s.sitting >> seat & 1:",
    ),
    Fault("F2.3 given back", "rules.py", "s.sitting = s.trick", "s.sitting |= s.trick"),
    Fault("F2.3 leaves the hand", "rules.py", "    leave_hand(s, seat, move)\n", ""),
    Fault("F2.4 a 1 sets it", "rules.py", "if trick.colour == NO_COLOUR:", "if trick.size == 0:"),
    Fault(
        "F2.4 first card",
        "rules.py",
        "    if trick.colour == NO_COLOUR:\n        trick",
        "    if card != ONE:\n        trick",
    ),
    Fault(
        "F2.5 must follow",
        "rules.py",
        "        return following(player, colour, out)\n",
        "        pass\n",
    ),
    Fault(
        "F2.5 or a 1",
        "rules.py",
        "        out[n] = ONE\n        n += 1\n",
        "        n += 0\n",
    ),
    Fault(
        "F2.5 block", "rules.py", "for other in range(colour):", "for other in range(1, colour):"
    ),
    Fault(
        "F2.5 a 1 forces nothing",
        "rules.py",
        "    return anything(player, out)",
        "    if colour != NO_COLOUR and player.count[NO_COLOUR] > 0:\n"
        "        return following(player, colour, out)\n"
        "    return anything(player, out)",
    ),
    Fault("F2.5 1s alike", "rules.py", "n -= player.count[NO_COLOUR] - 1", "n -= 0"),
    Fault("F2.6 colour", "rules.py", "return card != ONE and trick", "return trick"),
    Fault("F2.6 value", "box.py", "range(length)), 1)", "range(length)), 3)"),
    Fault("F2.7 highest", "rules.py", "best = max(best, this)", "best = max(best, this % FOLLOWS)"),
    Fault("F2.7 leads", "rules.py", "open_trick(s, s.last.winner)", "open_trick(s, s.last.leader)"),
    Fault("F2.7 first of 1s", "rules.py", "- 1 - place\n", "- MOST_SEATS + place\n"),
    Fault("F2.8 shed is worse", "rules.py", "FOLLOWS = 256", "FOLLOWS = 128"),
    Fault(
        "F2.8 low is worse",
        "rules.py",
        "return value if is_shed(trick, card)",
        "return FOLLOWS - 8 - value + 2 * (value % 8) if is_shed(trick, card)",
    ),
    Fault(
        "F2.8 later is worse",
        "rules.py",
        "        worst = min(worst, this)\n",
        "        if this // MOST_SEATS < worst // MOST_SEATS:\n            worst = this\n",
    ),
    Fault("F2.8 second", "rules.py", "min(second, max(worst, this))", "min(second, this)"),
    Fault("F2.8 two discs", "rules.py", "    if discs == 2:\n", "    if discs == 3:\n"),
    Fault("F2.8 one disc", "rules.py", "    if discs == 2:\n", "    if discs:\n"),
    Fault("F2.9 ends", "rules.py", "    if s.ending:\n", "    if False:\n"),
    Fault(
        "F2.9 at once",
        "rules.py",
        "    if s.turn == s.trick.leader:\n",
        "    if s.turn == s.trick.leader or s.ending:\n",
    ),
    Fault("F2.9 next round", "rules.py", "    s.ending = 0\n", ""),
    Fault(
        "F2.9 discs taken",
        "rules.py",
        "s.sitting = s.trick.befooled",
        "s.sitting = 0 if s.ending else s.trick.befooled",
    ),
    Fault("F3.1 minus", "rules.py", "player.points -= ONE_LEFT", "player.points += ONE_LEFT"),
    Fault("F3.1 a 1 is five", "box.py", "ONE_LEFT = 5", "ONE_LEFT = 1"),
    Fault("F3.1 ten", "box.py", "EMPTY_HAND = 10", "EMPTY_HAND = 5"),
    Fault(
        "F3.1 taken in the last trick",
        "rules.py",
        "player.size == 0 and not s.sitting >> seat & 1",
        "player.size == 0",
    ),
    Fault(
        "F3.1 adds up", "rules.py", "player.total += player.points", "player.total = player.points"
    ),
    Fault(
        "F3.2 lowest",
        "rules.py",
        ".total < s.players[found].total",
        ".total > s.players[found].total",
    ),
    Fault(
        "F3.2 total",
        "rules.py",
        "s.players[seat].total < s.players[found].total",
        "s.players[seat].points < s.players[found].points",
    ),
    Fault(
        "F3.2 tie",
        "rules.py",
        ".total < s.players[found].total",
        ".total <= s.players[found].total",
    ),
    Fault(
        "F3.2 previous last",
        "rules.py",
        "found = (s.starter + 1) % s.seats\n    for i in range(2, s.seats + 1)",
        "found = s.starter\n    for i in range(1, s.seats)",
    ),
    Fault("F3.3 eighty", "rules.py", "total <= LOW_TOTAL", "total < LOW_TOTAL"),
    Fault(
        "F3.3 net", "rules.py", "if s.players[seat].total <=", "if s.players[seat].points * 8 <="
    ),
    Fault("F3.3 six", "rules.py", "s.tens >= MANY_TENS", "s.tens > MANY_TENS"),
    Fault("F3.3 exactly six", "rules.py", "s.tens >= MANY_TENS", "s.tens == MANY_TENS"),
    Fault(
        "F3.3 a 0 is no ten",
        "rules.py",
        "        player.points = EMPTY_HAND\n        s.tens += 1\n",
        "        player.points = EMPTY_HAND\n    s.tens += player.size == 0\n",
    ),
    Fault("F3.3 highest", "rules.py", "total > best:", "total < best:"),
    Fault("F3.3 negative", "rules.py", "if mask == 0 or total > best:", "if total > best:"),
    Fault("F3.3 ties", "rules.py", "        if total == best:\n", "        if mask == 0:\n"),
    Fault("F3.3 reason", "rules.py", "REACHED if low_total(s)", "REACHED if s.tens < MANY_TENS"),
    Fault("F3.4 single", "rules.py", "if s.options[ROUNDS] or low_total", "if low_total"),
    Fault(
        "F3.4 reason",
        "rules.py",
        "    if s.options[ROUNDS]:\n        return SINGLE",
        "    if not low_total(s):\n        return SINGLE",
    ),
    Fault("F4.0 shown", "knowledge.py", "    if s.stage == TRICK:\n", "    if s.stage != 9:\n"),
    Fault("F4.0 kept", "rules.py", "player.left[i] = player.hand[i] if", "player.left[i] = ONE if"),
    Fault("F4.1 hands", "knowledge.py", "        player.hand[i] = UNKNOWN\n", "        pass\n"),
    Fault("F4.1 counts", "knowledge.py", "player.count[colour] = UNKNOWN", "pass"),
    Fault("F4.1 own hand", "knowledge.py", "if other != seat:", "if other == other:"),
    Fault("F4.1 played", "rules.py", "    s.played[COLOUR[card]] |= 1 << VALUE[card]\n", ""),
    Fault("F4.1 1s played", "rules.py", "        s.played_ones += 1\n", ""),
    Fault("F4.1 since the deal", "rules.py", "        s.played[colour] = 0\n", "        pass\n"),
    Fault("F4.1 void", "rules.py", ".void |= 1 << s.trick.colour", ".void |= 0"),
    Fault(
        "F4.1 void stays", "rules.py", ".void |= 1 << s.trick.colour", ".void = 1 << s.trick.colour"
    ),
    Fault(
        "F4.1 void by a 1",
        "rules.py",
        "        s.played_ones += 1\n        return\n",
        "        s.played_ones += 1\n"
        "        if s.trick.colour != NO_COLOUR:\n"
        "            s.players[seat].void |= 1 << s.trick.colour\n"
        "        return\n",
    ),
    Fault("F4.1 until the deal", "rules.py", "    player.void = 0\n", ""),
    Fault(
        "F4.1 in order", "rules.py", "gone[HAND[s.seats] - player.size]", "gone[player.size - 1]"
    ),
    Fault("F4.1 order since the deal", "rules.py", "player.gone[i] = NO_CARD", "pass"),
    Fault(
        "F4.1 void when none is set",
        "rules.py",
        "    show_card(s, seat, move)\n    add_to_trick(s.trick, seat, move)\n",
        "    s.players[seat].void |= (s.trick.colour == NO_COLOUR) << 3\n"
        "    show_card(s, seat, move)\n    add_to_trick(s.trick, seat, move)\n",
    ),
    Fault(
        "F4.1 guess, voids",
        "knowledge.py",
        "seat != o.viewer and not o.players[seat].void >> colour & 1",
        "seat != o.viewer",
    ),
    Fault(
        "F4.1 guess, blank",
        "knowledge.py",
        "    return NOBODY\n",
        "    return (o.viewer + 1) % o.seats\n",
    ),
    Fault(
        "F4.1 guess, places",
        "knowledge.py",
        "            places -= 1\n",
        "            places -= 2\n",
    ),
    Fault(
        "F4.1 guess, slack", "knowledge.py", "out.slack[before | 1 << colour]", "out.slack[before]"
    ),
    Fault(
        "F4.1 guess, own hand",
        "knowledge.py",
        "out.unseen[COLOUR[card]] ^= 1 << VALUE[card]",
        "pass",
    ),
    Fault("F4.1 guess, fair", "knowledge.py", "TRIES = 2000", "TRIES = 1"),
    Fault("F4.1 careful guess, voids", "knowledge.py", "or void >> colour & 1 or", "or"),
    Fault("F4.1 careful guess, stuck", "knowledge.py", " or kept & ~void", ""),
    Fault("F4.1 shown", "knowledge.py", "s.news == HANDS_LEFT or (", "("),
    Fault("F4.1 shown, own hand", "knowledge.py", " and other == seat", ""),
    Fault("F4.2 trick", "view.py", "trick(*key_of(o.trick))", "trick(*key_of(o.last))"),
    Fault("F4.2 last trick", "rules.py", "    copy(s.last, s.trick)\n    open", "    open"),
    Fault(
        "F4.2 memory aid", "view.py", "if o.options[MEMORY_AID] else None", "if o.seats else None"
    ),
    Fault("F5 move", "moves.py", 'f"play {card_text(move)}"', 'f"put {card_text(move)}"'),
    Fault("F5 deal", "moves.py", 'BETWEEN_HANDS = " | "', 'BETWEEN_HANDS = " / "'),
    Fault("F5 the deck", "moves.py", " and [card for card, _ in owned] == DECKS[seats]", ""),
    Fault(
        "F5 equal hands", "rules.py", "        if count != HAND[s.seats]:\n", "        if False:\n"
    ),
    Fault("F5 1s ascend", "rules.py", "if outcome[i] < outcome[i - 1]:", "if False:"),
)
