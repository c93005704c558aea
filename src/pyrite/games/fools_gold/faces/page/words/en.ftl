### The board of Fool's Gold. Keys are shared with ja.ftl; a test compares them.

title = Fool’s Gold

fact-mine = the { mine }
fact-winter = the { mine }, winter
fact-year = year { $n } of { $of }

ask-place = Place a miner for { $low ->
    [0] { $high ->
        [0] nothing
        [one] 0 or 1 coin
       *[other] 0 to { $high } coins
    }
   *[other] { $high ->
        [one] 1 coin
       *[other] { $low } to { $high } coins
    }
}
ask-place-why = Coins come back when you pass; miners you have not placed go into reserve.
ask-wild = Where shall a wild die lie?
ask-wild-why = It costs a coin for each die already there; each miner there then turns over one card more.
ask-retrieve = Take coins back, or pass
ask-retrieve-why = You cannot pay for any space. A miner who is out for this year brings coins back now.
ask-pass = Pass: nothing else is left this year
ask-pass-why = Your coins come back. You have { $miners ->
    [0] no miner
    [one] 1 miner
   *[other] { $miners } miners
} for the reserve.
ask-reserve = Put a miner in reserve: touch a mine
ask-reserve-why = { $n ->
    [one] The last one.
   *[other] { $n } are left.
} Who has most miners at a mine, reserve included, acts first there; a reserve alone takes nothing.
ask-card = Take a card with your miner on space { $space }
ask-empty = Nothing to take for your miner on space { $space }
ask-winter = Winter: take a card with your miner on space { $space }
ask-empty-winter = Winter leaves nothing for your miner on space { $space }
why-counts = You have { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
} of the { mine }, and they count.
why-fools = The { mine } gave you most so far, { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}: that is fool’s gold, and counts nothing.
why-missing = You have no gold of the { mine } yet. Without any you lose 5 points.

ask-really-pass = Pass with { $miners ->
    [one] 1 miner
   *[other] { $miners } miners
} unplaced?
ask-really-pass-why = They go into reserve, and this year is over for you.
button-really-pass = Pass
button-not-yet = Not yet
button-place = Place a miner
button-wild = Wild die
button-retrieve = Retrieve { $n }
button-pass = Pass
button-coins = Take 2 coins
button-winter = Wait for winter
button-nothing = Take nothing

mines = The five mines
years = Years
head-mine = Mine
head-first = first die
head-spaces = spaces 0–2
head-red = red spaces 3–6
head-yield = cards
head-own = your gold

camp = Camp
camp-wild = { $n ->
    [0] no wild die
   *[other] { $n } wild
}
in-deck = { $n } in deck
reserve = reserve
yield-no-dice = no dice
yield-dice-only = nobody there
yield-done = worked
yield-cards = { $miners } × { $dice } =
yield-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
yield-open = { $n } open
own-counts = counts
own-fools = fool’s gold
own-missing = none: −5

cell-mine = { mine }, { $deck } cards in the deck{ $reserve ->
    [none] { "" }
   *[other] , reserve: { $reserve }
}
cell-mine-reserve = { mine }, put a miner in reserve
reserve-of = { $name } { $n }
cell-picture = { mine }, first die: { $n ->
    [0] none
   *[other] it lies there
}
cell-empty = { mine }, space { $space }, empty
cell-die = { mine }, space { $space }, a die
cell-standing = { mine }, space { $space }, miner: { $name }
cell-lying = { mine }, space { $space }, miner: { $name }, waits for winter
cell-acting = { $cell }, acts now
cell-place = { mine }, space { $space }, place a miner, { $n ->
    [0] free
    [one] 1 coin
   *[other] { $n } coins
}
cell-wild = { mine }, move a wild die here, { $n ->
    [0] free
    [one] 1 coin
   *[other] { $n } coins
}
cell-no-dice = { mine }, no dice
cell-dice-only = { mine }, nobody is there
cell-done = { mine }, worked
cell-cards = { mine }, { $miners } × { $dice } = { $n } cards to turn over
cell-open = { mine }, { $n ->
    [one] 1 open card
   *[other] { $n } open cards
}
cell-own = { mine }, your gold { $n }, { $worth ->
    [fools] fool’s gold
    [missing] minus 5 points
   *[counts] counts
}

open-cards = Open cards
card-gold = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}
card-g = { gem }
card-s = silt
card-f = foul weather
card-a = false alarm
card-have = you have one
card-gone = to the bottom
card-take = { $card }, take it

screen = Behind your screen
screen-coins = { $n ->
    [one] coin
   *[other] coins
}
screen-miners = { $n ->
    [one] miner
   *[other] miners
}
screen-spent = { $n } spent
screen-out = { $n } out
screen-points = { $n ->
    [one] point
   *[other] points
}
screen-score = score so far
gem-have = { gem }: yes
gem-lack = { gem }: no

stat-miners = miners
stat-spent = spent
stat-out = out
stat-coins = coins
stat-start = start token
stat-passed = passed
stat-score = points
stat-here = { $n } here, highest on { $space }
stat-waits = { $n ->
    [one] 1 waits for winter
   *[other] { $n } wait for winter
}
stat-reserve = reserve { $n }
stat-away = not here

detail-miners = Miners behind the screen
detail-out = Miners out for this year
detail-spent = Coins spent this year
detail-coins = Coins behind the screen
detail-gold = Gold by mine
detail-gems = Gems
detail-score = Score so far
detail-hidden = hidden behind the screen
detail-year = This year
detail-start = has the start token
detail-passed = has passed
detail-plays = can still place miners and dice

key-weather = one card fewer
key-alarm = a gold, gem or alarm card goes back at random
key-silt = worth nothing
key-gems = 1–5 kinds of gems: 1 · 3 · 6 · 10 · 15 points
key-fools = your richest mine counts nothing; one without gold costs 5
key-left = Left in the decks
decks = Decks

score-mine = Gold: { mine }
score-gems = Gems
score-fools = { $n } (0)
scoring = The count
score-total = Points

replay-kind-dice = dice
replay-kind-reveal = cards turned over
replay-kind-alarm = false alarms
replay-kind-winter = winter dice
tie-mines = Of the mines that count, the best are compared: { $n } against { $m }.
tie-mines-next = Of the mines that count, the best are equal; the next decides: { $n } against { $m }.
