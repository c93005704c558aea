# ruff: noqa: E501
"""Faults planted in the table: what would go wrong for people, and which tests notice."""

from tests.faults import Fault

FAULTS = (
    # Sitting down and starting
    Fault(
        "invite",
        "deciding.py",
        "    if not table.is_invitation(command.invite):\n",
        "    if False:\n",
    ),
    Fault(
        "seat taken",
        "deciding.py",
        "free_seat(table.open_seats, command.seat)",
        "free_seat(range(table.seats), command.seat)",
    ),
    Fault(
        "seat exists",
        "deciding.py",
        "if seat is not None and not 0 <= seat < table.seats:",
        "if False:",
    ),
    Fault(
        "last seat starts",
        "deciding.py",
        "if len(table.open_seats) > 1:",
        "if len(table.open_seats) > 0:",
    ),
    Fault("salt of the last", "deciding.py", "    salts[seat] = command.salt\n", ""),
    Fault(
        "names marked",
        "deciding.py",
        "marked_name(command.name, [chair.name for chair in table.chairs])",
        "command.name",
    ),
    Fault(
        "opener starts",
        "deciding.py",
        "    check_opener(table, command.key)\n    salted",
        "    salted",
    ),
    Fault("start once", "deciding.py", "    check_not_begun(table)\n    kept", "    kept"),
    Fault(
        "salt needs a seat",
        "deciding.py",
        "    seat = check_seated(table, command.key)[0]\n",
        "    seat = (table.seats_of(command.key) or (0,))[0]\n",
    ),
    Fault(
        "salt once",
        "deciding.py",
        'if table.state != "open" or table.is_revealing or has_one:',
        'if table.state != "open" or table.is_revealing:',
    ),
    Fault(
        "salt before the start",
        "deciding.py",
        'if table.state != "open" or table.is_revealing or has_one:',
        "if has_one:",
    ),
    Fault(
        "open seats removed", "deciding.py", 'if command.fill or chair.kind != "open"', "if True"
    ),
    Fault("too few", "starting.py", "fits = seats in known", "fits = True"),
    Fault(
        "options fit",
        "starting.py",
        "        check_options(table.game, seats, table.options)\n",
        "",
    ),
    Fault(
        "hashes of open salts",
        "starting.py",
        "commits.get(seat) or hash_of(salts[seat])",
        'commits.get(seat) or ""',
    ),
    Fault(
        "silence counts",
        "starting.py",
        "revealed.get(seat, exchange.fixed[seat])",
        'revealed.get(seat, "")',
    ),
    Fault(
        "reveal what was fixed",
        "starting.py",
        "if hash_of(salt) != exchange.fixed[seat]:",
        "if False:",
    ),
    Fault("all reveal", "starting.py", "[] if exchange.missing(revealed) else", "[] if False else"),
    Fault(
        "reveal in time", "starting.py", "table.time_at(at) >= table.reveal_until - ON_TIME", "True"
    ),
    Fault("seed of salts", "starting.py", "table.seed_for(given)", "table.seed_for(())"),
    Fault(
        "close by opener",
        "deciding.py",
        "    check_opener(table, command.key)\n    check_not_begun(table)\n    return [e.Closed()]",
        "    check_not_begun(table)\n    return [e.Closed()]",
    ),
    Fault(
        "close before start",
        "deciding.py",
        "    check_opener(table, command.key)\n    check_not_begun(table)\n    return [e.Closed()]",
        "    check_opener(table, command.key)\n    return [e.Closed()]",
    ),
    # Moving
    Fault(
        "seats only",
        "deciding.py",
        "    mine = table.seats_of(key)\n    if not mine:\n",
        "    mine = table.seats_of(key)\n    if False:\n",
    ),
    Fault("own seat", "deciding.py", "    if seat not in mine:\n", "    if False:\n"),
    Fault("again is harmless", "deciding.py", "    if given != move:\n", "    if True:\n"),
    Fault(
        "answered",
        "deciding.py",
        '        raise Refused("answered", move=given)\n',
        "        return False\n",
    ),
    Fault(
        "taken back",
        "deciding.py",
        '        raise Refused("taken-back")\n',
        "        return False\n",
    ),
    Fault(
        "left",
        "deciding.py",
        '    if table.chairs[command.seat].is_away:\n        raise Refused("left")\n    if table.questions',
        "    if table.questions",
    ),
    Fault(
        "not asked",
        "deciding.py",
        "    if table.questions.open(command.seat) != command.decision:\n",
        "    if False:\n",
    ),
    Fault(
        "answers outlive the end",
        "deciding.py",
        "    if _is_answered(table, command.seat, command.decision, command.move):\n        return []\n    check_playing(table)\n",
        "    check_playing(table)\n    if _is_answered(table, command.seat, command.decision, command.move):\n        return []\n",
    ),
    Fault(
        "server moves bots alone",
        "deciding.py",
        "if not (is_asked and table.chairs[command.seat].bot_plays):",
        "if not is_asked:",
    ),
    Fault(
        "decide is pure",
        "deciding.py",
        "        play = table.play.branch(spare)\n",
        "        play = table.play\n",
    ),
    Fault(
        "end is told",
        "deciding.py",
        "        if play.is_over:\n            events.append",
        "        if False:\n            events.append",
    ),
    # Taking back
    Fault(
        "undo at once", "deciding.py", "    if is_free(table.traces, place):\n", "    if False:\n"
    ),
    Fault(
        "undo asks",
        "deciding.py",
        "    if _asked_keys(table, command.key):\n        return [e.Requested",
        "    if False:\n        return [e.Requested",
    ),
    Fault(
        "undo not past what was shown",
        "deciding.py",
        "    if not is_unshown(table.traces, place):\n",
        "    if False:\n",
    ),
    Fault(
        "undo same number",
        "deciding.py",
        "    if table.requests.open_of(command.seat):\n        return []\n",
        "",
    ),
    Fault(
        "undo takes all later steps", "deciding.py", "range(place, len(table.traces))", "(place,)"
    ),
    Fault(
        "asked are people",
        "deciding.py",
        'if chair.kind == "person" and not chair.is_away and chair.key != asker',
        "if chair.key != asker",
    ),
    Fault(
        "who left is not asked",
        "deciding.py",
        "and not chair.is_away and chair.key",
        "and chair.key",
    ),
    Fault(
        "asker does not agree",
        "deciding.py",
        "    if command.key not in _asked_keys(table, asker):\n",
        "    if False:\n",
    ),
    Fault(
        "all must agree",
        "deciding.py",
        "    if not _all_agree(table, asker, agreed):\n        return [answered]\n",
        "",
    ),
    Fault(
        "no is no",
        "deciding.py",
        "agreed = {*request.answers, mine[0]} if command.yes else set()",
        "agreed = {*request.answers, mine[0]}",
    ),
    Fault("settled request", "deciding.py", '    if request.state != "open":\n', "    if False:\n"),
    Fault("leaving grants", "deciding.py", "*(_grants(table, command.key) if goes else [])", ""),
    Fault(
        "one no is enough",
        "undo/requests.py",
        '            request.state = "refused"\n',
        "            pass\n",
    ),
    Fault(
        "requests lapse",
        "table.py",
        "            self.requests.lapse()\n        if self.play is None:",
        "        if self.play is None:",
    ),
    Fault(
        "granted", "undo/requests.py", '"granted" if request.seat == seat else "lapsed"', '"lapsed"'
    ),
    Fault(
        "withdrawn questions",
        "decision_numbers.py",
        "            if is_later:\n",
        "            if False:\n",
    ),
    Fault(
        "later questions",
        "decision_numbers.py",
        "put_at - gone <= places[0]",
        "put_at - gone < places[0]",
    ),
    Fault(
        "told of taking back",
        "deciding.py",
        "        told |= table.traces[place].told\n",
        "        told |= 511\n",
    ),
    # Time
    Fault("increment", "clocks.py", "left=stopped.left + rule.increment", "left=stopped.left"),
    Fault("days anew", "clocks.py", "rule.first if rule.days else self.left", "self.left"),
    Fault("ten seconds", "clocks.py", "max(rule.increment, LEAST_AFTER_RETURN)", "rule.increment"),
    Fault("time lost", "facts.py", "        return at - self.time_lost\n", "        return at\n"),
    Fault(
        "bots have time",
        "table.py",
        "runs = seat in waiting and not self.chairs[seat].bot_plays",
        "runs = seat in waiting",
    ),
    Fault(
        "secret clocks",
        "table.py",
        "            if seat not in self._secretly_busy:\n",
        "            if True:\n",
    ),
    Fault(
        "time runs out",
        "deciding.py",
        "if not clock.is_running or clock.left_at(table.time_at(at)) > ON_TIME:",
        "if not clock.is_running:",
    ),
    # Who hears what
    Fault(
        "key's own move",
        "live/viewer_news.py",
        "        if mover in self.seats:\n            return mover\n",
        "",
    ),
    Fault(
        "untold is not counted",
        "table.py",
        "self._counts[mask] += bool(told & mask)",
        "self._counts[mask] += 1",
    ),
    Fault(
        "hidden step told",
        "live/viewer_news.py",
        "elif isinstance(event, e.STEPS) and event.told & mask and table.play:",
        "elif isinstance(event, e.STEPS) and table.play:",
    ),
    Fault(
        "steps told",
        "live/viewer_news.py",
        "sum(bool(table.traces[one].told & mask) for one in event.places)",
        "len(event.places)",
    ),
    Fault(
        "hints know no truth",
        "bots/request.py",
        "    known = table.play.information(seat).bytes\n    seed = hashlib",
        "    known = (table.play.seed or '').encode()\n    seed = hashlib",
    ),
    Fault(
        "a table where a bot may move wakes after a crash",
        "live/summary.py",
        "is_early or not _may_wake(table)",
        "is_early or True",
    ),
    Fault(
        "a bot wakes before somebody's time is over",
        "live/summary.py",
        "kept.wakes is not None and kept.wakes <= at",
        "kept.wakes is not None",
    ),
    Fault(
        "a round leaves when a table wakes",
        "live/table_cache.py",
        "exact._replace(wakes=live.listing.wakes)",
        "exact._replace(wakes=None)",
    ),
    Fault(
        "one question at a time",
        "facts.py",
        "        for seat in self._waiting:\n            if seat in seats and not self.chairs[seat].is_away:",
        "        for seat in reversed(self._waiting):\n            if seat in seats:",
    ),
    Fault(
        "view of who was asked last",
        "table.py",
        "                self.faces[key] = asked\n",
        "                pass\n",
    ),
    Fault(
        "a key ends with its seat",
        "table.py",
        "                self.chairs[seat] = Chair()\n",
        "                pass\n",
    ),
    Fault(
        "chat is bounded",
        "deciding.py",
        "if not 1 <= len(text) <= LONGEST_CHAT:",
        "if not 1 <= len(text):",
    ),
    Fault(
        "rematch once",
        "deciding.py",
        "return [] if table.rematch else [e.Rematched(command.table)]",
        "return [e.Rematched(command.table)]",
    ),
    Fault(
        "rematch after the end",
        "deciding.py",
        '    if table.state != "over":\n        raise Refused("not-over")\n',
        "",
    ),
    Fault(
        "other rules",
        "facts.py",
        "        return self.rules == self.game.version\n",
        "        return True\n",
    ),
    Fault(
        "secret is told at the end",
        "table.py",
        "        self.secret = bytes.fromhex(event.secret)\n",
        "        self.secret = b''\n",
    ),
    # What one visitor cannot do to all others
    Fault(
        "takings back are bounded",
        "deciding.py",
        "if table.undone.get(command.seat, 0) >= MOST_UNDONE:",
        "if False:",
    ),
    Fault(
        "a moment is kept",
        "table.py",
        "take_back(self.play, event.places, self.before_undo)",
        "take_back(self.play, event.places, None)",
    ),
    Fault(
        "a log comes in slices",
        "live/table_cache.py",
        "await self.share.each(rows, teller.take)",
        "[*map(teller.take, rows)]",
    ),
    Fault(
        "a table is loaded in slices",
        "live/table_cache.py",
        "await self.share.each(rows, lambda row: live.table.take(row_event(row), row.at))",
        "[live.table.take(row_event(row), row.at) for row in rows]",
    ),
    Fault(
        "a turn has one slice",
        "runtime/loop_sharing.py",
        "        async with self._turn:\n",
        "        if True:\n",
    ),
    Fault(
        "a screen that has gone is none",
        "live/live_table.py",
        "        if not advance(listener, Presence.HERE):\n            return\n",
        "        if self.is_screen(listener, screen):\n            self.screens.add(listener)\n        if not advance(listener, Presence.HERE):\n            return\n",
    ),
    Fault(
        "who has gone is not welcomed",
        "live/live_table.py",
        "        if not advance(listener, Presence.HERE):\n            return\n",
        "        advance(listener, Presence.HERE)\n",
    ),
    Fault(
        "who has gone does not come",
        "live/service.py",
        "        if not advance(listener, Presence.COMING):\n            return\n",
        "        listener.presence = Presence.COMING\n",
    ),
    Fault(
        "rounds go on",
        "live/service.py",
        "                with suppress(Refused):  # a fault",
        "                if True:  # a fault",
    ),
    Fault(
        "unreadable tables are off the list",
        "live/service.py",
        "if one.table not in self._cache.unreadable)",
        "if one.table)",
    ),
    Fault(
        "a fault of a bot is its table's",
        "live/automation.py",
        "spawn(work, partial(self.cache.give_up, live.table.id))",
        "spawn(work)",
    ),
    Fault(
        "bots alone are looked at",
        "live/automation.py",
        "if live.table.is_left_to_bots and not live.listeners:",
        "if False:",
    ),
    Fault(
        "owners take turns",
        "bots/queue.py",
        "        if tables:\n            self._owners[owner] = tables\n",
        "        if tables:\n            self._owners = {owner: tables, **self._owners}\n",
    ),
)
