### The board of End of the Trail. Keys are shared with ja.ftl; a test compares them.

card-full = { $rank } of { $suit }, { $action }, ${ $money }
card-spoken = { $rank } of { $suit }
card-back = face down
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

trail = Where the game is
trail-round = Round { $number } of { $of }
trail-coming = Round { $number }
trail-end = Hands, final claim
trail-ending = The end
step-hole = Hole card
step-auction = Auction
step-selecting = Choose
step-prospecting = Prospect
step-gambling = Gamble
step-showdown = Jokers
step-final = Final claim
step-over = Hands compared

land = The land
land-show = Show the land
cards-show = Show the cards
cards-out = Cards on the table
beside-land = Beside the land
kind-foothills = Foothills
kind-canyons = Canyon
kind-mountains = Mountain
tile-unknown = { $range } gold, unknown
tile-known = { $gold } gold, known to you
tile-gold = { $gold } gold
tile-looked = looked at by { $names }
own-tent = your tent
own-camp = your camp
own-prospector = your prospector
other-tent = tent of { $name }
other-camp = camp of { $name }
other-prospector = prospector of { $name }

lots = Lots
lot-open = under the hammer
lot-next = still to come
lot-leads = { $name } leads
lot-no-bid = no bid yet
lot-in = still in: { $names }
lot-pays = { $name } pays, ${ $money } to go
hand-yours = Your hand
hand-worth = worth ${ $money } · no change is given
hand-sum = worth ${ $money }
hand-change = no change is given
hand-pays = pays
hand-stays = stays in hand
hand-empty = No cards.
hand-left = Still in hand
hand-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
used-yours = Cards you used
trip-yours = Your trip
trip-left = { $n ->
    [0] none left
    [one] 1 card left
   *[other] { $n } cards left
}
trip-two-or-three = two or three cards
trip-third = a third, if you like
trip-why = Shown to all when everybody has chosen. What you do not take along stays in your hand.
hole-yours = Your hole card
hole-why = It lies face down before you until the last showdown and counts for your poker hand. It cannot pay and cannot travel.
order = On the trail
order-so = in this order
order-looks = looks at { $tile }
order-at = on { $tile }
order-not-yet = has not looked yet
hands-worth = What a poker hand is worth
hands-worth-when = gold, at the end
poker-yours = Poker cards
poker-none = nothing yet
poker-far = { $hand }: { $gold } gold
deck = deck
discards = discards { $n }
discards-all = The discards
discards-none = The discard pile is empty.
discards-pick = Which of them for your Joker?
close = Close

last-look = Your last look, at { $tile }. A tile worth less than { $gold } busts you: you must stake it.
last-look-hidden = Your last look was at { $tile }. A tile worth less busts you: you must stake it.
last-look-none = No look yet this round. Your first look cannot bust you.
look-now = You look at { $tile }.
look-bust = Less than the { $gold } you saw before: bust.
look-other = { $name } looks at { $tile }.
push-now = { $names } must leave { $tile }.

seat-trip = Trip
seat-poker = Poker
seat-hand = Hand
seat-dealer = Dealer
seat-order = { $n }.
seat-done = has chosen
seat-choosing = is choosing
seat-out = out
seat-in = in
seat-leads = ${ $money }, leads
seat-pays = pays ${ $money }
seat-won = has a lot
seat-proved = has ${ $money } or more
seat-tents = { $n ->
    [one] 1 tent
   *[other] { $n } tents
}
seat-camps = { $n ->
    [0] no camp
   *[other] the camp
}
seat-pieces = Pieces left
seat-finished = finished
seat-gold = { $n } gold

argonauts = The Argonauts
argonaut-reserve = reserve { $n }
argonaut-offer = bids ${ $money }
argonaut-passed = passes
argonaut-won = has a lot
argonaut-hand = { $hand }, { $gold } gold
argonaut-drawn = Cards they drew
bidding-A1 = Draws a card: bids on ♠ ♣, passes on ♥ ♦. Its bid is the money on that card and two more.
bidding-A2 = Draws a card: bids on ♥ ♦, passes on ♠ ♣. Its bid is the money on that card and two more.
bidding-A3 = Draws a card: bids on 7 to K, passes on A to 6. Its bid is the money on that card and two more.
plan-jump = Claim Jump: moves in on a tent, if that land is at least as high a kind as its animals reach.
plan-prospects = New Prospects: drives a tent away and takes its land, if that is at least as high a kind as its animals reach.
plan-horse = Horse: stakes the highest kind of all rows, the farthest row first.
plan-mules = Mules: stakes the highest kind in rows 1 to 3, the farthest row first.
plan-oxen = Oxen: stakes the highest kind in rows 1 and 2, the farthest row first.
plan-none = No animal: stakes as with a Horse.

hands-compared = Hands compared
hands-land = land { $n }
hands-hand = { $hand } { $n }
gold-land = Gold of the land
gold-hand = Gold of the hand

key-title = What the cards do
key-oxen = look at rows 1 and 2
key-mules = look at rows 1 to 3
key-horse = look at any row
key-shortcut = look at any tile, never busts
key-double = look at two neighbours, stake one
key-jump = join a tile where a tent stands
key-prospects = push a tent to the nearest free tile

two-sentences = { $why } { $more }
ask-hole = Lay one card aside as your hole card
ask-hole-why = It counts for your poker hand at the end. Until then only you see it.
ask-lot = You deal: open a lot
ask-lot-why = It is auctioned first. Bidding starts with your left neighbour; you may bid, too.
ask-lot-solo = Open a lot and bid for it, or leave the auctions
ask-lot-solo-why = Whoever of the Argonauts draws a fitting card bids against you.
ask-bid-first = Bid for lot { $lot }, or pass
ask-bid-solo = What do you bid for lot { $lot }?
ask-bid-must = All others pass: lot { $lot } is yours. What do you bid?
ask-bid = Bid more than ${ $money } for lot { $lot }, or pass
ask-bid-why = You hold ${ $money }. For ${ $bid } you would pay ${ $paid } with { $cards }; no change is given.
ask-bid-why-free = You hold ${ $money }. A bid of $0 costs nothing.
ask-pass = Lot { $lot } costs more than you hold: pass
ask-pass-why = You hold ${ $money }. Who passes is out of this lot only.
ask-pass-only = Who passes is out of this lot only.
ask-pass-solo = If you pass, { $name } takes the lot and its cards are discarded.
ask-answer = { $name } bids ${ $money } for lot { $lot }: bid more and win, or let it go
ask-pay = Lot { $lot } is yours: pay ${ $money }
ask-pay-why = Choose cards of your hand: ${ $money } more. No change is given.
ask-pay-why-met = ${ $money } for ${ $due }. No change is given.
ask-select = Choose two or three cards for your trip
ask-select-why = They are shown when all have chosen. The most money goes first.
ask-select-why-more = { $n ->
    [3] That is as many as can go.
   *[other] You may take one more. The most money goes first.
}
ask-keep = Keep one or two of the cards you used
ask-keep-why = They join your poker cards, face up. So far: { $hand }, { $gold } gold.
ask-shift = Your tent is pushed off { $tile }: where to?
ask-shift-why = The nearest unclaimed tiles are lit. You will see the gold of the new one.
ask-final = You have the best hand: choose your final claim
ask-final-why = Unseen, on the lowest kind of land that is still free.
ask-stake = Stake { $tile }
ask-stake-why = You have no card left that can be used.
ask-use-animal = Look with { $action } { $card }
ask-use-shortcut = Take a Shortcut: look at any tile
ask-use-double = Double or Nothin’: choose two neighbouring tiles
ask-use-double-then = Double or Nothin’: { $tile } and which neighbour?
ask-use-jump = Claim Jump: choose a tile with somebody’s tent
ask-use-jump-then = Jump onto { $tile }: with a tent, or with your camp?
ask-use-prospects = New Prospects: choose a tent to push away
ask-use-prospects-then = Push away whose tent on { $tile }?
ask-use-none = Exchange your Joker for one of the discards
ask-use-none-then = Exchange your Joker for { $card }?
ask-swap-last = Exchange your Joker before hands are shown
ask-or-stake = { $sentence }, or stake { $tile }
ask-other-card = Touch another card to use that one.
why-oxen = Oxen reach rows 1 and 2: { $n ->
    [one] one tile is
   *[other] { $n } tiles are
} open to you.
why-mules = Mules reach rows 1 to 3: { $n ->
    [one] one tile is
   *[other] { $n } tiles are
} open to you.
why-horse = A Horse reaches every row: { $n ->
    [one] one tile is
   *[other] { $n } tiles are
} open to you.
why-shortcut = Every unclaimed tile, and it never busts you.
why-double = You look at both, then you must stake one of them.
why-jump = You share its gold with whoever stands there; a camp pushes the tents away.
why-prospects = It goes to the nearest unclaimed tile; its owner chooses which.
why-none = A Joker does nothing by itself. The new card goes on the trip in its place.
ask-look = { $tile } holds { $gold } gold: stake it, or press on?
ask-look-why = If you press on, your prospector waits here, and a later tile worth less than { $gold } busts you.
ask-bust = Bust: { $tile } holds { $gold } gold, and you must stake it
ask-bust-why = It is worth less than the { $gold } gold you saw at { $tile }. Others are not told.
ask-bust-why-unseen = It is worth less than your last look. Others are not told.
ask-pair = { $tile } holds { $gold } gold, { $other } holds { $more }: stake one
ask-pair-why = Double or Nothin’ ends your prospecting for this round.

do-hole = Lay { $card } aside
do-lot = Open lot { $lot }
do-leave = Leave the auctions
do-less = − $1
do-more = + $1
do-bid = Bid ${ $money }
do-pass = Pass
do-choose = Choose { $cards } (${ $money })
do-pay = Pay ${ $money } with { $cards }
do-select = Set out with { $cards }
do-keep = Keep { $cards }
do-stake = { $piece ->
    [camp] Stake { $tile }: camp
   *[tent] Stake { $tile }: tent
}
do-press = Press on
do-jump = { $piece ->
    [camp] Jump onto { $tile }: camp
   *[tent] Jump onto { $tile }: tent
}
do-move = Push the tent of { $name } off { $tile }
do-move-own = Push your own tent off { $tile }
do-swap = Exchange for { $card }

replay-kind-land = land
replay-kind-reserve = reserves
replay-kind-deck = decks

score-n = { $n } gold
tie-hand-kind = Both have { $hand }: the higher of the two decides.
tie-hand = The better poker hand decides: { $hand } beats { $other }.
