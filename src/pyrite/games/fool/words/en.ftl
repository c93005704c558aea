title = Fool!
tagline = Be rid of your cards first, and never play the worst one of a trick.

option-rounds = Rounds
option-rounds-match = a match: until −80 points or six times +10
option-rounds-single = a single round
option-memory_aid = Memory aid
option-memory_aid-off = off
option-memory_aid-on = on: the cards played this round stay visible
option-start = First seat
option-start-random = drawn by chance

phase-setup = setting up
phase-trick = trick
phase-over = over

reason-a-total-of-minus-eighty = a total has reached −80
reason-plus-ten-for-the-sixth-time = +10 has been scored six times
reason-the-single-round-over = the single round is over

colour-green = green
colour-red = red
colour-yellow = yellow
colour-blue = blue

card = { $colour ->
    [none] a 1
    [green] green { $n }
    [red] red { $n }
    [yellow] yellow { $n }
   *[blue] blue { $n }
}

card-printed = { $colour ->
    [none] a 1
    [green] green { $n } ▲
    [red] red { $n } ●
    [yellow] yellow { $n } ✚
   *[blue] blue { $n } ■
}

move-play = play { $card }

event-start = { $seat } will start.
event-deal = Round { $number }: all cards are dealt. { $seat } will start.
event-play = { $how ->
    [lead] { $seat } { $seat_person ->
        [second] set
       *[third] sets
    } the lead colour with { $card }.
    [follow] { $seat } { $seat_person ->
        [second] follow
       *[third] follows
    } with { $card }.
    [shed] { $seat } { $seat_person ->
        [second] shed
       *[third] sheds
    } { $card }.
   *[one] { $seat } { $seat_person ->
        [second] play
       *[third] plays
    } { $card }.
}
event-trick = { $seat } { $seat_person ->
    [second] win
   *[third] wins
} the trick.
event-befooled = { $seat } { $seat_person ->
    [second] are befooled and take
   *[third] is befooled and takes
} a disc.
event-round-over = Round { $number } is over. The hands are shown.
event-left = { $seat } { $seat_person ->
    [second] have
   *[third] has
} { $cards } left: { $points } points, { $total } in all.
event-emptied = { $seat } { $seat_person ->
    [second] have
   *[third] has
} no cards left: +{ $points } points, { $total } in all.
event-emptied-befooled = { $seat } { $seat_person ->
    [second] have
   *[third] has
} no cards left, but a disc: { $points } points, { $total } in all.

board-round = Round { $number }
board-single = Single round
board-tens = +10 so far: { $scored } of { $end }
board-seat = Seat
board-cards = Cards
board-total = Total
board-trick = Trick
board-last-trick = Last trick
board-last-round = Last round
board-lead-colour = lead colour: { $colour }
board-no-lead-colour = lead colour not set yet
board-leads = leads
board-sits-out = sits out
board-won = won
board-befooled = befooled
board-hand = Your hand
board-playable = may be played now
board-no-cards = none
board-played = Played
board-ones = 1s

## In the terminal: what is asked, the signs, where points came from

ask-play = Which card do you play?
legend =
    g r y b    the colours: green, red, yellow, blue; g12 is the green 12
    1          a card without a colour
    { "[" }g5]       a card you may play now
    +10 so far how often an empty hand has scored +10; at 6 the match ends
    befooled   played the worst card: a disc, and out of the next trick
    ▶          whose turn it is
points-empty = empty hands
points-left = cards left

fact-befooled = { $seat_person ->
    [second] You are
   *[third] { $seat } is
} befooled in this trick
fact-emptied = { $seat_person ->
    [second] You end
   *[third] { $seat } ends
} the round with +10
fact-emptied-others = Somebody else ends the round with +10
fact-befooled-often = Discs that { $seat } { $seat_person ->
    [second] take
   *[third] takes
} until the end of the round
fact-round-points = Points of the round for { $seat_person ->
    [second] you
   *[third] { $seat }
}
fact-round-points-others = Points of the round for all others together
part-name = Round { $number }
known-void = { $seat } had shown to be out of { $colour ->
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
   *[blue] { colour-blue }
}.
