title = Fool's Gold
tagline = Five years, five mines, and the vein that gave you most turns out to be worthless.

option-screens = Screens
option-screens-closed = closed: others' coins, gold and gems are hidden
option-screens-open = open: everything is visible
option-start = Start player
option-start-random = drawn by lot

phase-setup = setting up
phase-prospecting = prospecting
phase-mining = mining
phase-over = over

reason-last-year-over = the last year is over

mine = { $mine ->
    [hills] hills
    [forest] forest
    [mountains] mountains
    [river] river
   *[lake] lake
}
gem = { $mine ->
    [hills] quartz
    [forest] topaz
    [mountains] benitoite
    [river] garnet
   *[lake] jade
}

move-place = place a miner: { mine }, space { $space }
move-wild = move a wild die to the { mine }
move-retrieve = retrieve coins: a miner is out for the year
move-pass = pass
move-reserve = put a miner in reserve: { mine }
move-gold = take gold: { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}
move-gem = take the gem
move-coins = take two coins
move-winter = wait for winter
move-nothing = take nothing

event-start = { $seat } { $seat_person ->
    [second] have
   *[third] has
} the start token.
event-dice = { $year }: the dice are rolled. Hills { $hills }, forest { $forest }, mountains { $mountains }, river { $river }, lake { $lake }; { $wild } wild in the camp. { $seat } { $seat_person ->
    [second] begin
   *[third] begins
}.
event-reveal = { mine }: { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} turned over. { $gold ->
    [none] No gold
   *[other] Gold { $gold }
}{ $gems ->
    [0] { "" }
    [one] { ", 1 gem" }
   *[other] , { $gems } gems
}{ $silt ->
    [0] { "" }
   *[other] , silt { $silt }
}{ $weather ->
    [0] { "" }
   *[other] , Foul Weather { $weather }
}{ $alarms ->
    [0] { "" }
   *[other] , False Alarm { $alarms }
}.
event-foul-weather = Foul Weather: { $n ->
    [one] one card fewer.
   *[other] { $n } cards fewer.
}
event-alarm = False Alarm! { $n ->
    [one] 1 card goes
   *[other] { $n } cards go
} to the bottom of the deck. { $gold ->
    [none] No gold
   *[other] Gold { $gold }
}{ $gems ->
    [0] { "" }
    [one] { ", 1 gem" }
   *[other] , { $gems } gems
}{ $alarms ->
    [0] { "" }
   *[other] , False Alarm { $alarms }
}.
event-winter = Winter at the { mine }: the die shows { $n }.
event-place = { $seat } { $seat_person ->
    [second] place
   *[third] places
} a miner: { mine }, space { $space }.
event-wild = { $seat } { $seat_person ->
    [second] move
   *[third] moves
} a wild die to the { mine }, for { $n ->
    [0] nothing
    [one] 1 coin
   *[other] { $n } coins
}.
event-retrieve = { $seat } { $seat_person ->
    [second] lay a miner down and retrieve
   *[third] lays a miner down and retrieves
} { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
event-pass = { $seat } { $seat_person ->
    [second] pass
   *[third] passes
}, with { $n ->
    [0] no miner
    [one] 1 miner
   *[other] { $n } miners
} for the reserve.
event-reserve = { $seat } { $seat_person ->
    [second] put
   *[third] puts
} a miner in reserve: { mine }.
event-gold = { $seat } { $seat_person ->
    [second] take
   *[third] takes
} gold of the { mine }: { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}.
event-gem = { $seat } { $seat_person ->
    [second] take
   *[third] takes
} the gem of the { mine }, { gem }.
event-coins = { $seat } { $seat_person ->
    [second] take
   *[third] takes
} { $n } coins from the bank.
event-lie-down = { $seat } { $seat_person ->
    [second] wait
   *[third] waits
} for winter at the { mine }.
event-nothing = { $seat } { $seat_person ->
    [second] go
   *[third] goes
} home from the { mine } with nothing.
event-year-over = { $year } is over. The start token passes to { $seat_person ->
    [second] you
   *[third] { $seat }
}.
event-over = { $year } is over, and the gold rush with it. Points: { $points }.

board-year = { $year } of { $last }
board-camp = camp: { $n ->
    [0] no wild dice
    [one] 1 wild die
   *[other] { $n } wild dice
}
board-screens-closed = screens closed
board-screens-open = screens open
board-winter = (winter)
board-reserving = (reserve)
board-dice = Dice
board-reserve = Reserve
board-deck = Deck
board-left = Gold 1 to 5
board-open = Open
board-none = nothing
board-card-s = silt
board-card-f = Foul Weather
board-card-a = False Alarm
board-seat = Seat
board-miners = Miners
board-coins = Coins
board-spent = Spent
board-passed = passed
board-score = Score
board-legend-start = start token
board-legend-fools-gold = fool's gold
board-legend-missing = missing
board-legend-gem = gem
board-legend-lying = waits for winter
board-legend-hidden = hidden

## In the terminal: what is asked, the signs, where points came from

ask-place = Place a miner (a space costs its number)?
ask-wild = Move a wild die (for as many coins as dice are there)?
ask-retrieve = You cannot pay for a place:
ask-pass = No more to place:
ask-reserve = At which mine does a miner go into reserve?
ask-gold = What does your miner take?
ask-gem = What does your miner take?
ask-coins = What does your miner take?
ask-winter = What does your miner do?
ask-nothing = Nothing is left for your miner:
legend =
    0 to 6     spaces of a path; the number is the price in coins, red ones
               are dug last
    ■          a die on the path (# in plain text)
    2, 2z      a miner of seat 2; z waits for winter
    2:1        in reserve: one miner of seat 2
    ★          the start token
    (7)        fool's gold now: the mine that gave most counts nothing
    −5         a mine without gold costs five points
    ◆          a gem (+ in plain text)
    ?          hidden behind a screen
points-gems = gems
points-missing = mines without gold

fact-gold = Nuggets for { $seat_person ->
    [second] you
   *[third] { $seat }
} this year
fact-gems = Gems for { $seat_person ->
    [second] you
   *[third] { $seat }
} this year
fact-nothing = { $seat_person ->
    [second] Your miners
   *[third] Miners of { $seat }
} that go home with nothing this year
fact-coins = Coins from the bank for { $seat_person ->
    [second] you
   *[third] { $seat }
} this year
fact-spent = Coins that { $seat } { $seat_person ->
    [second] pay
   *[third] pays
} for wild dice this year
fact-gold-others = Nuggets for all others together this year
fact-gems-others = Gems for all others together this year
known-mine = { $seat } could count: { $gold } of { $n } cards left in the { mine } held gold, { $gems } a gem.
part-name = Year { $number }
