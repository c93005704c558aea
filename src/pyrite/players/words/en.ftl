error-unknown-player = There is no player “{ $name }”. Players: { $names }.
error-unfinished = This game is not over yet: a review needs a finished record.
error-nobody-to-review = Only bots played this game: choose a seat, or review all.
error-no-weights = Nobody has learned { $game } yet: there are no weights for it. `pyrite train { $game }` makes some.
error-no-weights-file = { $file } holds no weights of a network.
error-weights-do-not-fit = { $file } does not fit: it was learned for { $what } { $found }, here it is { $wanted }. Train anew.
error-no-course = { $file } holds no course of learning that could go on.
error-other-course = { $file } is a course in { $game }, or one with other questions than those asked now: it cannot go on here.
