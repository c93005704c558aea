### What only the board of Fool! says.

title = Fool!

fool-discs = { $n ->
    [one] one disc
   *[other] { $n } discs
}
fool-lead-colour = Lead colour
fool-no-lead = not set yet
fool-last = Last trick
fool-resting = Last trick; { $name } leads next
fool-resting-you = Last trick; you lead next
fool-tens = +10
fool-tens-of = { $scored } / { $end }
fool-ends = ends at −80 or at six times +10
fool-ends-single = ends with this round
fool-deck = In the deck
fool-range = 2–{ $high }
fool-ones = 1 × { $n }
fool-no-colour = no colour
fool-aid = Cards played
fool-aid-show = Which cards have been played
fool-aid-row = { $what }, played: { $cards }
fool-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
fool-mark-led = led
fool-mark-shed = shed
fool-mark-wins = wins
fool-mark-worst = worst
fool-mark-won = won
fool-mark-befooled = befooled
fool-so-far = { $mark } so far
fool-next = plays next
fool-slot-any = any card
fool-slot-follow = or a 1

fool-ask-lead = Lead any card
fool-ask-open = Play any card
fool-ask-follow = Follow { $colour }
fool-ask-one = Play your 1
fool-ask-follow-or-one = Follow { $colour }, or play a 1
fool-ask-any = You have no { $colour }: play any card
fool-space = { " " }
fool-why-won = You won the last trick. Whoever plays the worst card sits out the next one.
fool-why-starts = You start the round. Whoever plays the worst card sits out the next trick.
fool-why-last = You are the last to play.
fool-why-after = { $n ->
    [one] One seat plays after you.
   *[other] { $n } seats play after you.
}
fool-why-worst = { $n ->
    [one] The worst card so far is { $cards }.
   *[other] The worst so far are { $cards }.
}
fool-and = { " " }and{ " " }
fool-card-by = { $name }’s { $card }
fool-card-shed = { $name }’s shed { $card }

fool-hand-hint = { $card }; hint: wins { $percent } %
fool-round-over = Round { $number } is over
fool-game-over = The last round
fool-go-on = Go on
fool-close = Close
fool-before = Before
fool-left = Cards left
fool-points = This round
fool-none-left = none
fool-with-disc = none, but a disc

fool-key-best = The highest of the lead colour wins and leads.
fool-key-worst = Worst first: shed cards from low to high, then the lead colour; of equals the later.
fool-key-one = A 1 may always follow: it is the colour’s lowest.
fool-key-end = A last card ends the round: +10, with a disc 0; else minus what is left, a 1 counts 5.

replay-kind-deal = deals
