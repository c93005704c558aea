error-unknown-player = There is no player “{ $name }”. Players: { $names }.
error-unfinished = This game is not over yet: a review needs a finished record.
error-nobody-to-review = Only bots played this game: choose a seat, or review all.
