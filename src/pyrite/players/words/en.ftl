error-unknown-player = There is no player “{ $name }”. Players: { $names }.
error-search-size = “{ $name }” is no size of a search: write { $kind }:N with N from 1 to { $most }.
error-unfinished = This game is not over yet: a review needs a finished record.
error-nobody-to-review = Only bots played this game: choose a seat, or review all.
error-no-weights = Nobody has learned { $game } yet: there is no network for it. There are some for: { $games }.
error-no-weights-file = { $file } holds no weights of a network.
error-weights-do-not-fit = { $file } does not fit: it was learned for { $what } { $found }, here it is { $wanted }. Train anew.
error-no-ray = Ray is not installed: pip install "pyrite-games[ray]" adds it.
error-no-course = { $file } holds no course of learning that could go on.
error-other-course = { $file } is a course in { $game }, or one with other questions than those asked now: it cannot go on here.

why-share = { $fact }: { $made ->
    [0] in none
    [100] in all
   *[other] in { $made }
} of 100 games that fit what { $seat_person ->
    [second] you
   *[third] { $seat }
} knew; after “{ $better }” { $best ->
    [0] in none
    [100] in all
   *[other] in { $best }
}.
why-mean = { $fact }: { $made } in the mean of the games that fit what { $seat_person ->
    [second] you
   *[third] { $seat }
} knew; after “{ $better }” { $best }.
why-sentences = { $facts } { $share ->
    [100] This explains the whole loss.
   *[other] This explains { $share } % of the loss.
}
fact-score = { $seat_person ->
    [second] Your points
   *[third] Points of { $seat }
} at the end
fact-event = “{ $event }”, or the like, before { $seat_person ->
    [second] your next turn
   *[third] { $seat }’s next turn
}
meter-level = { $level ->
    [uniform] clicking at random
    [easy] “easy”
    [normal] “normal”
    [hard] “hard”
   *[expert] “expert”
}
meter-like = { $seat_person ->
    [second] You played
   *[third] { $seat } played
} this game like { $level } ({ $range ->
    [one] surely
   *[other] between { $low } and { $high }
}; { $decisions } real decisions).
meter-open = { $decisions } real decisions do not tell like which level { $seat_person ->
    [second] you
   *[third] { $seat }
} played.
meter-few = Too few real decisions to tell like which level { $seat_person ->
    [second] you
   *[third] { $seat }
} played: { $decisions }.
part-name = Part { $number }
