title = Fool!
pitch = Tricks where winning is fine and being the worst costs you the next one.
progress = round { $n }, { $points } points so far
progress-single = a single round
