"""Faults planted in End of the Trail, one by one: each must turn a test red."""

from tests.faults import Fault

FAULTS = (
    # The box
    Fault("ET1.2", "box.py", 'JUMP: ("2s", "6c", "Kd", "Ah")', 'JUMP: ("2s", "6c", "Kh", "Ah")'),
    Fault("ET1.3", "box.py", "ANIMAL_MONEY = (4, 4, 4, 3", "ANIMAL_MONEY = (4, 4, 3, 3"),
    Fault("ET1.3", "box.py", "SPECIAL_MONEY = (3, 3, 3, 2", "SPECIAL_MONEY = (3, 3, 3, 3"),
    Fault("ET1.4", "box.py", "(0, 0, 2, 3, 3, 2, 0)", "(0, 0, 3, 3, 2, 2, 0)"),
    Fault("ET2.1", "box.py", "(4, 5, 3), (6, 6, 4)", "(5, 4, 3), (6, 6, 4)"),
    Fault("ET2.1", "box.py", "REACH = (0x00FF, 0x0FFF", "REACH = (0x00FF, 0x00FF"),
    Fault("ET7.4", "box.py", "HAND_GOLD = (0, 1, 2, 2, 3, 3", "HAND_GOLD = (0, 1, 2, 2, 2, 3"),
    Fault("ET9.2", "box.py", '("", "sc", "hd")[argonaut]', '("", "sd", "hc")[argonaut]'),
    Fault(
        "ET9.5", "box.py", "(HIGH_CARD, FOUR, FULL_HOUSE, FLUSH)", "(HIGH_CARD, FOUR, FLUSH, FLUSH)"
    ),
    # Setup
    Fault(
        "ET2.2",
        "rules.py",
        "deal_card(s, (s.dealer + 1 + s.dealt) % s.seats)",
        "deal_card(s, (s.dealer + s.dealt) % s.seats)",
    ),
    Fault("ET9.1", "setup.py", "RESERVE_CARDS & ~reserved(s), RESERVE,", "RESERVE_CARDS, RESERVE,"),
    Fault("ET10", "setup.py", "s.deck[n - 1 - i] = outcome[i]", "s.deck[i - 1] = outcome[i]"),
    # Auctions
    Fault(
        "ET3.1", "auction.py", "elif s.lots_left & (s.lots_left - 1) == 0:", "elif s.seats == 2:"
    ),
    Fault(
        "ET3.2",
        "auction.py",
        "s.turn = next_seat(s, s.dealer, s.bidding)",
        "s.turn = s.dealer",
    ),
    Fault(
        "ET3.2",
        "auction.py",
        "list_bids(s, seat, s.bid + 1, out)",
        "list_bids(s, seat, s.bid, out)",
    ),
    Fault(
        "ET3.2",
        "auction.py",
        "    if s.bid >= 0 or s.bidding != 1 << seat:\n",
        "    if s.bid >= 0:\n",
    ),
    Fault(
        "ET3.2",
        "auction.py",
        "s.bidding = ~s.won & ((1 << s.seats) - 1)",
        "s.bidding = (1 << s.seats) - 1",
    ),
    Fault(
        "ET3.3",
        "auction.py",
        "range(least, s.players[seat].money + 1)",
        "range(least, s.players[seat].money + 2)",
    ),
    Fault("ET3.4", "auction.py", "hand & ALL_REAL, PAY_MOVE", "hand, PAY_MOVE"),
    Fault("ET3.4", "auction.py", "    s.discards |= 1 << card\n", ""),
    Fault(
        "ET3.5",
        "auction.py",
        "s.dealer = next_seat(s, seat, ~s.won)",
        "s.dealer = (seat + 1) % s.seats",
    ),
    Fault(
        "ET3.6",
        "cards.py",
        "if s.left == 0 and s.discards != 0:",
        "if s.left < 2 and s.discards != 0:",
    ),
    # Choosing cards
    Fault("ET4.1", "selecting.py", "size_of(me.chosen) >= 2", "size_of(me.chosen) >= 1"),
    Fault("ET4.1", "selecting.py", "rest == 0 or size_of", "size_of"),
    Fault("ET4.2", "selecting.py", "key = money_of(cards)", "key = size_of(cards)"),
    Fault("ET4.2", "selecting.py", "key += card // 4 + 1", "key += 1"),
    Fault("ET4.2", "selecting.py", "(key * 4 + count) * 4 + suit", "key * 16 + suit"),
    Fault("ET4.2", "selecting.py", "suit = card % 4", "suit = 3 - card % 4"),
    # Prospecting
    Fault(
        "ET4.3", "rules.py", "    elif can_act(s, side):\n", "    elif s.players[side].chosen:\n"
    ),
    Fault("ET4.4", "prospecting.py", "tiles &= ~(1 << me.prospector)", "tiles |= 0"),
    Fault(
        "ET4.4",
        "prospecting.py",
        "s.value[s.tile] >= s.value[me.last]",
        "s.value[s.tile] > s.value[me.last]",
    ),
    Fault(
        "ET4.4", "prospecting.py", "    me.last = s.tile\n", "    me.last = max(me.last, s.tile)\n"
    ),
    Fault("ET4.5", "prospecting.py", "    s.players[side].prospector = NONE\n", ""),
    Fault("ET4.6", "prospecting.py", "me.last >= 0 and ACTION[s.card] != SHORTCUT", "me.last >= 0"),
    Fault(
        "ET4.7",
        "prospecting.py",
        "s.free & PAIR_MASKS[pair] == PAIR_MASKS[pair]",
        "s.free & PAIR_MASKS[pair]",
    ),
    Fault(
        "ET4.7",
        "prospecting.py",
        "        return list_stakes(me, s.other, out, n)\n",
        "        return n\n",
    ),
    Fault("ET4.8", "prospecting.py", "return tiles & ~s.players[side].tents", "return tiles"),
    Fault(
        "ET4.8",
        "prospecting.py",
        "    see(s, side, tile)\n    if piece == CAMP:",
        "    if piece == CAMP:",
    ),
    Fault(
        "ET4.8",
        "prospecting.py",
        "        push(s, sides, tile)\n",
        "        push(s, sides & -sides, tile)\n",
    ),
    Fault(
        "ET4.8",
        "tents.py",
        "while not s.pushed >> s.order[place] & 1:",
        "while not s.pushed >> place & 1:",
    ),
    Fault(
        "ET4.9",
        "prospecting.py",
        "for side in range(s.sides):\n            n = list",
        "for side in range(1, s.sides):\n            n = list",
    ),
    Fault(
        "ET4.10", "prospecting.py", "size_of(s.free) >= size_of(tents_on(s, tile))", "s.free != 0"
    ),
    Fault("ET4.10", "tents.py", "if tiles & (tiles - 1) == 0:", "if s.seats == 1:"),
    Fault("ET4.10", "tents.py", "    see(s, side, tile)\n    s.pushed", "    s.pushed"),
    Fault("ET4.11", "tents.py", "    if not is_claimed(s, s.push_from):\n", "    if True:\n"),
    # Gambling and the end
    Fault("ET5.1", "gambling.py", "        s.discards |= me.chosen\n", ""),
    Fault("ET5.1", "gambling.py", "    s.discards |= me.used & ~me.kept\n", ""),
    Fault("ET5.1", "gambling.py", "        if me.used != 0:\n", "        if side < s.seats:\n"),
    Fault("ET5.2", "gambling.py", "(s.dealer + 1 + s.dealt) % s.seats", "s.dealt"),
    Fault("ET5.2", "gambling.py", "    if s.round == ROUNDS:\n", "    if s.round == ROUNDS + 1:\n"),
    Fault(
        "ET6.1",
        "prospecting.py",
        "list_moves(s.discards & ALL_REAL, SWAP",
        "list_moves(s.discards, SWAP",
    ),
    Fault("ET6.1", "prospecting.py", "    if not can_act(s, seat):\n", "    if False:\n"),
    Fault(
        "ET6.1", "prospecting.py", "if can_stake(s, me) or can_swap(s, me):", "if can_stake(s, me):"
    ),
    Fault("ET6.2", "gambling.py", "side = s.order[s.dealt]", "side = s.dealt"),
    Fault(
        "ET6.2", "gambling.py", ">= FIRST_JOKER and s.discards & ALL_REAL != 0", ">= FIRST_JOKER"
    ),
    Fault("ET7.1", "poker.py", "ranks = int(suits_of(cards, ACE) != 0)", "ranks = 0"),
    Fault(
        "ET7.1",
        "poker.py",
        "size_of(cards & SUIT_CARDS[suit]) >= HAND_CARDS",
        "size_of(cards & SUIT_CARDS[suit]) >= 4",
    ),
    Fault("ET7.2", "poker.py", "(first + 1) * 16 + second + 1", "(second + 1) * 16 + first + 1"),
    Fault("ET7.2", "poker.py", "ranks * 4 + suit", "ranks * 4"),
    Fault(
        "ET7.2",
        "poker.py",
        "while count < HAND_CARDS:\n        ranks *= 16\n",
        "while count < 0:\n        ranks *= 16\n",
    ),
    Fault("ET7.2", "poker.py", "* 4 + 3 - place", "* 4 + place"),
    Fault("ET7.3", "gambling.py", "    kind = 0\n", "    kind = 1\n"),
    Fault("ET7.3", "gambling.py", "TENT if s.players[side].tents_left > 0 else CAMP", "CAMP"),
    Fault("ET7.4", "rules.py", "gold = s.value[me.camp] if me.camp >= 0 else 0", "gold = 0"),
    Fault("ET7.5", "rules.py", "gold * BEST_STANDING + hand > most", "hand > most"),
    # Who knows what
    Fault("ET8.1", "knowledge.py", "    you.hand = you.open\n", ""),
    Fault("ET8.1", "knowledge.py", "        out.deck[i] = HIDDEN\n", "        pass\n"),
    Fault("ET8.1", "knowledge.py", "            out.value[tile] = UNSEEN\n", "            pass\n"),
    Fault("ET8.1", "cards.py", "    me.open |= cards\n", ""),
    Fault("ET8.2", "view.py", "    if is_aided(o) or o.stage", "    if o.stage"),
    Fault("ET8.3", "knowledge.py", "    you.kept = 0\n", ""),
    Fault("ET8.3", "knowledge.py", "    show_nothing(out)\n", ""),
    Fault("ET8.3", "knowledge.py", "    if s.stage == SELECT:\n        you.chosen = 0\n", ""),
    Fault("ET8.3", "knowledge.py", "return s.stage != SELECT", "return True"),
    Fault("ET8.4", "auction.py", "max(s.players[seat].proved, money)", "s.players[seat].proved"),
    Fault("ET8.4", "prospecting.py", "        s.above[me.last] |= 1 << s.tile\n", "        pass\n"),
    Fault(
        "ET8.4", "setup.py", "s.unseen[s.shuffles - 1] = s.discards", "s.unseen[0] |= s.discards"
    ),
    Fault("ET8.4", "gambling.py", "        note_proofs(s)\n", ""),
    Fault("ET8.4", "cards.py", "        note_shown(me, pool, card)\n", ""),
    Fault("ET8.4", "cards.py", "proof.older = me.hidden[s.shuffles - 1]", "proof.older = me.cards"),
    Fault("ET8.4", "cards.py", "max(0, me.proved - money_of(me.open))", "me.proved"),
    Fault("ET8.4", "cards.py", "if pool == proof.shuffles - 1:", "if False:"),
    Fault("ET8.4", "cards.py", "if pool >= proof.shuffles:", "if False:"),
    Fault("ET8.4", "cards.py", "max(0, proof.money - MONEY[card])", "proof.money"),
    Fault(
        "ET8.4", "proofs.py", "            if proof.shuffles != last:\n", "            if True:\n"
    ),
    Fault("ET8.4", "proofs.py", "older | (hidden & earlier_cards(o, pool))", "older"),
    Fault(
        "ET8.4",
        "proofs.py",
        "    if money_of(hidden | you.open) < you.proved:\n",
        "    if False:\n",
    ),
    Fault("ET8.4", "proofs.py", "some_of(older | proof.shown, proof", "some_of(older, proof"),
    Fault("ET8.4", "guess_search.py", "older + prices_of(proof.shown)", "older"),
    Fault(
        "ET8.4",
        "guess_search.py",
        "            short += max(0, proof.money - money)\n",
        "            pass\n",
    ),
    Fault("ET8.4", "guess_search.py", "WANDERINGS = 8", "WANDERINGS = 0"),
    Fault("ET8.4", "slots.py", "return RESERVE_CARDS >> card & 1 == 1", "return True"),
    Fault(
        "ET8.4",
        "guess_search.py",
        "if is_no_joker(o, seat) and cards_at(n, TO_HOLE + seat, out) & ~ALL_REAL:",
        "if False:",
    ),
    Fault("ET8.4", "guess_land.py", "value != UNSEEN and value < s.value[tile]", "False"),
    # Solo
    Fault(
        "ET9.2",
        "auction.py",
        "    if s.won & 1 or s.lots_left == 0:\n",
        "    if s.lots_left == 0:\n",
    ),
    Fault("ET9.2", "auction.py", "    s.discards |= s.drawn\n", ""),
    Fault(
        "ET9.2",
        "auction.py",
        "s.players[2].offer > s.players[1].offer",
        "s.players[2].offer >= s.players[1].offer",
    ),
    Fault(
        "ET9.2",
        "auction.py",
        "s.players[best_offer(s)].offer > s.bid",
        "s.players[best_offer(s)].offer >= s.bid",
    ),
    Fault("ET9.2", "auction.py", "        s.bidding = 1\n", ""),
    Fault(
        "ET9.2",
        "argonauts.py",
        "elif s.wanted == 0 or s.won >> s.drawer & 1:",
        "elif s.wanted == 0:",
    ),
    Fault("ET9.2", "argonauts.py", "        me.offer = MONEY[card]\n", "        me.offer = 0\n"),
    Fault(
        "ET9.3",
        "argonauts.py",
        "highest_kind(s, targets) >= highest_kind(s, reach)",
        "highest_kind(s, targets) > highest_kind(s, reach)",
    ),
    Fault("ET9.3", "argonauts.py", "CAMP if s.players[side].camp == NONE else TENT", "TENT"),
    Fault("ET9.3", "argonauts.py", "reach if reach != 0 else s.free", "s.free"),
    Fault("ET9.4", "argonauts.py", "owner = lowest(tents_on(s, tile))", "owner = 2"),
    Fault(
        "ET9.4",
        "argonauts.py",
        "    tiles &= s.land[highest_kind(s, tiles)]\n    row",
        "    row",
    ),
    Fault(
        "ET9.4",
        "argonauts.py",
        "return lowest(tiles & ROW[row])\n\n\ndef a",
        "return row * 4\n\n\ndef a",
    ),
    Fault(
        "ET9.4",
        "argonauts.py",
        "    if tile > 0 and tiles >> tile - 1 & 1:\n        return tile - 1\n",
        "",
    ),
    Fault("ET9.5", "argonauts.py", "favourite(s, final_tiles(s))", "favourite(s, s.free)"),
)
