title = End of the Trail
tagline = Bid for supplies, look for gold, press your luck, and build a poker hand on the way.

option-jokers = Jokers
option-jokers-off = off
option-jokers-on = on: two cards to be exchanged
option-memory_aid = Memory aid
option-memory_aid-on = on: tiles you have seen stay visible
option-memory_aid-off = off
option-argonauts = Argonauts
option-argonauts-A1A3 = A1 and A3 (middle)
option-argonauts-A1A2 = A1 and A2 (hard)
option-argonauts-A2A3 = A2 and A3 (easy)
option-start = First dealer
option-start-random = drawn by chance

phase-setup = setting up
phase-hole = hole cards
phase-auction = supply auctions
phase-selecting = choosing cards
phase-prospecting = prospecting
phase-gambling = gambling
phase-showdown = before the showdown
phase-final = the final claim
phase-over = over

reason-third-round-over = the third round is over

action-oxen = Oxen
action-mules = Mules
action-horse = Horse
action-shortcut = Shortcut
action-double = Double or Nothin'
action-jump = Claim Jump
action-prospects = New Prospects
action-none = Joker

hand-high-card = high card
hand-pair = a pair
hand-two-pair = two pair
hand-three = three of a kind
hand-straight = a straight
hand-flush = a flush
hand-full-house = a full house
hand-four = four of a kind
hand-straight-flush = a straight flush

piece = { $piece ->
    [camp] camp
   *[tent] tent
}
card-action = { $action ->
    [oxen] Oxen
    [mules] Mules
    [horse] Horse
    [shortcut] Shortcut
    [double] Double or Nothin'
    [jump] Claim Jump
    [prospects] New Prospects
   *[none] Joker
}
poker-hand = { $hand ->
    [pair] a pair
    [two-pair] two pair
    [three] three of a kind
    [straight] a straight
    [flush] a flush
    [full-house] a full house
    [four] four of a kind
    [straight-flush] a straight flush
   *[high-card] a high card
}

card-printed = { $suit ->
    [c] { $rank }♣
    [d] { $rank }♦
    [h] { $rank }♥
    [s] { $rank }♠
   *[joker] Joker
}
cards-comma = { " " }

move-hole = lay { $card } aside as hole card
move-lot = open lot { $lot }
move-bid = bid ${ $money }
move-pass = pass
move-pay = pay with { $card }
move-select = choose { $card }
move-ready = that is all
move-stake = stake { $tile } with a { piece }
move-press = press your luck
move-use = { card-action } { $card }: look at { $tile }
move-double = { card-action } { $card }: look at { $tile } and { $other }
move-jump = { card-action } { $card }: put a { piece } on { $tile }
move-move = { card-action } { $card }: push { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} off { $tile }
move-shift = move the tent to { $tile }
move-swap = exchange { $joker } for { $card }
move-keep = keep { $card } for poker
move-enough = that is all
move-final = final claim: { $tile }

event-start = { $seat } { $seat_person ->
    [second] deal
   *[third] deals
} first.
event-land = The land is laid out.
event-reserve = An Argonaut takes its reserve.
event-deck = The deck is shuffled and dealt.
event-reshuffle = The deck is empty: the discards are shuffled into a new one.
event-own-hole = You lay { $card } aside as your hole card.
event-own-select = You choose { $card }.
event-own-keep = You keep { $card }.
event-own-dealt = You are dealt { $cards }.
event-done = { $seat } { $seat_person ->
    [second] have
   *[third] has
} chosen.
event-lot = { $seat } { $seat_person ->
    [second] open
   *[third] opens
} lot { $lot }.
event-lot-opens = Lot { $lot } comes up.
event-lot-dealt = Lot { $lot }: { $cards }.
event-bid = { $seat } { $seat_person ->
    [second] bid
   *[third] bids
} ${ $money }.
event-pass = { $seat } { $seat_person ->
    [second] pass
   *[third] passes
}.
event-pass-lots = { $seat } { $seat_person ->
    [second] leave
   *[third] leaves
} the auctions.
event-pay = { $seat } { $seat_person ->
    [second] pay
   *[third] pays
} ${ $money } with { $card }.
event-won = { $seat } { $seat_person ->
    [second] win
   *[third] wins
} lot { $lot }: { $cards }.
event-dealer = The dealer marker goes to { $seat_person ->
    [second] you
   *[third] { $seat }
}.
event-argonaut-bids = { $seat } bids ${ $money }.
event-argonaut-passes = { $seat } passes.
event-argonaut-won = { $seat } wins lot { $lot }; { $cards } are discarded.
event-reveal = { $seat } { $seat_person ->
    [second] show
   *[third] shows
} { $cards }.
event-first = { $seat } { $seat_person ->
    [second] go
   *[third] goes
} first.
event-use = { $seat } { $seat_person ->
    [second] look
   *[third] looks
} at { $tile } with { card-action } { $card }.
event-double = { $seat } { $seat_person ->
    [second] look
   *[third] looks
} at { $tile } and { $other } with { card-action } { $card }.
event-see = On { $tile } you see { $gold } gold.
event-stake = { $seat } { $seat_person ->
    [second] stake
   *[third] stakes
} { $tile } with a { piece }.
event-press = { $seat } { $seat_person ->
    [second] press
   *[third] presses
} on from { $tile }.
event-jump = { $seat } { $seat_person ->
    [second] jump
   *[third] jumps
} onto { $tile } with { card-action } { $card } and a { piece }.
event-move = { $seat } { $seat_person ->
    [second] push
   *[third] pushes
} { $owner_seat_person ->
    [second] your tent
   *[third] the tent of { $owner_seat }
} off { $tile } with { card-action } { $card }.
event-shift = { $seat_person ->
    [second] Your tent
   *[third] The tent of { $seat }
} goes from { $start } to { $tile }.
event-swap = { $seat } { $seat_person ->
    [second] exchange
   *[third] exchanges
} { $joker } for { $card }.
event-no-claim = { $seat } { $seat_person ->
    [second] find
   *[third] finds
} no land this round.
event-argonaut-stakes = { $seat } stakes { $tile } with a { piece }.
event-argonaut-ousts = { $seat } moves in on { $tile } with a { piece }.
event-kept = { $seat } { $seat_person ->
    [second] add
   *[third] adds
} { $cards } to the poker cards.
event-round = Round { $number } begins.
event-must-swap = { $seat } must exchange a Joker.
event-hand = { $seat } { $seat_person ->
    [second] turn
   *[third] turns
} up { $card }: { poker-hand }, worth { $gold } gold.
event-argonaut-hand = { $seat } has { poker-hand }, worth { $gold } gold.
event-best = { $seat } { $seat_person ->
    [second] have the best hand and make
   *[third] has the best hand and makes
} the final claim.
event-final = { $seat_person ->
    [second] Your
   *[third] The
} final claim is { $tile }.
event-over = The game is over. Gold: { $points }.

board-foothills = Hills
board-canyons = Canyon
board-mountains = Mount.
board-round = Round { $number } of { $of }
board-deck = Deck { $n }
board-discards = Discards { $n }
board-lot = Lot { $n }
board-bid = bid ${ $n }
board-due = ${ $n } to pay
board-hand = Hand
board-known = known
board-chosen = Chosen
board-used = Used
board-poker = Poker
board-dealer = dealer
board-money = ${ $n }
board-proved = ${ $n } or more
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-done = done
board-drawn = Drawn

## In the terminal: what is asked, the signs, where points came from

ask-hole = Which card is your hidden hole card for poker?
ask-lot = Which lot do you open?
ask-bid = Your bid in dollars?
ask-pass = You cannot bid more:
ask-pay = Which card do you pay with?
ask-select = Which cards do you prospect with?
ask-ready = All chosen?
ask-stake = Claim what you have seen?
ask-press = Press your luck?
ask-use = Which card do you use, and where?
ask-double = Which card do you use, and where?
ask-jump = Which card do you use, and where?
ask-move = Which card do you use, and where?
ask-shift = Where does your tent go?
ask-swap = What do you exchange the Joker for?
ask-keep = Which used cards do you keep for poker?
ask-enough = That is all?
ask-final = Your final claim?
legend =
    a1 to d4   tiles; a number on a tile is its gold, as far as you know it
    r b g y    the sides: red, blue, green, yellow
    rT rC rp   a tent, a camp, a prospector of red
    TTTC       pieces left: three tents and a camp
    Oxen …     which cards reach this row
    { "[" }?]        a hole card, face down
    2s Td      cards by rank and suit: s h d c; T is ten
    $3         what a card is worth in auctions
    ▶          who must decide
points-tents = tents
points-camp = camp
points-hand = poker hand

fact-lot = { $seat_person ->
    [second] You win
   *[third] { $seat } wins
} a lot in this auction
fact-paid = Dollars that { $seat } { $seat_person ->
    [second] pay
   *[third] pays
} in this auction
fact-claim = { $seat_person ->
    [second] You stake
   *[third] { $seat } stakes
} a claim this round
fact-no-claim = { $seat_person ->
    [second] You find
   *[third] { $seat } finds
} no land this round
fact-claims-soon-others = Claims that others stake before { $seat_person ->
    [second] your next turn
   *[third] { $seat }’s next turn
}
fact-claims-others = Claims that others stake this round
fact-final = { $seat_person ->
    [second] You have
   *[third] { $seat } has
} the best hand and the final claim
fact-hand = Gold for { $seat_person ->
    [second] your poker hand
   *[third] { $seat }’s poker hand
} at the end
fact-hand-others = Gold for the poker hands of all others at the end
part-name = Round { $number }
