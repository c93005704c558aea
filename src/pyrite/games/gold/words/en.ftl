title = Gold
tagline = Flip two cards, remember them, get the gold out of the mountain.

option-games = Games
option-games-1 = one
option-games-match = a match: as many games as seats
option-layout = Layout
option-layout-scatter = scattered
option-layout-grid = grid
option-memory_aid = Memory aid
option-memory_aid-off = off
option-memory_aid-on = on: seen cards stay visible
option-start = First seat
option-start-random = drawn by chance

phase-setup = setting up
phase-digging = digging
phase-rush = gold rush
phase-over = over

reason-no-card-left = no card is left on the table
reason-last-game-of-the-match-over = the last game of the match is over

move-flip = flip { $place }

face = { $kind ->
    [gold] gold, { $n ->
        [one] 1 nugget
       *[other] { $n } nuggets
    }
    [dynamite] dynamite
   *[miner] a { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    } miner of strength { $n }
}

event-start = { $seat } will begin.
event-deal = { $of ->
    [one] The cards are shuffled and laid out. { $seat } will begin.
   *[other] Game { $number } of { $of }: the cards are shuffled and laid out. { $seat } will begin.
}
event-flip = { $seat } { $seat_person ->
    [second] flip
   *[third] flips
} { $place }: { face }.
event-dynamite = Boom! Both cards are gone.
event-carried = The miner carries the gold out: { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
} for { $seat_person ->
    [second] you
   *[third] { $seat }
}.
event-duel = A duel: strength { $stronger } beats { $weaker }. The loser is gone, the winner turns face down.
event-nothing = Nothing comes of it; both cards turn face down.
event-rush-gold = { $seat } { $seat_person ->
    [second] keep
   *[third] keeps
} the gold ({ $n }).
event-rush-other = The card is gone.
event-rush-few = Gold rush! Only { $n } cards are left: one flip a turn, finders keepers.
event-rush-stalemate = Gold rush! No pair of the { $n } cards left could remove anything.
event-rush-quiet = Gold rush! A hundred turns have removed nothing.
event-game-over = Game { $number } is over. Nuggets: { $points }.
event-over = The last card is gone. Nuggets: { $points }.

board-face-down = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
board-neutral = Neutral
board-cards = Gold cards
board-total = Total
board-game = Game { $number } of { $of }

## In the terminal: what is asked, the signs, where points came from

ask-flip = Which card do you flip?
legend =
    a1 to h8   places: a letter for the file, a number for the row
    r b n y p  the colours of miners: red, blue, green, yellow, purple;
               a number behind it is the miner's strength
    ●          a nugget of gold (g3, *, in plain text)
    💥         dynamite (xx in plain text)
    ▶          whose turn it is
points-game = game { $number }

fact-carried = { $seat_person ->
    [second] You get
   *[third] { $seat } gets
} gold out before the next turn
fact-carried-nuggets = Nuggets that { $seat } { $seat_person ->
    [second] get
   *[third] gets
} out before the next turn
fact-rivals-nuggets = Nuggets that the others get out before { $seat_person ->
    [second] your next turn
   *[third] { $seat }’s next turn
}
fact-dynamite = Pairs blown up before { $seat_person ->
    [second] your next turn
   *[third] { $seat }’s next turn
}
part-name = { $number ->
    [1] Before the gold rush
    [2] Gold rush
   *[other] Stretch { $number }
}
known-card = { $seat } had seen { $place }: { face }.
