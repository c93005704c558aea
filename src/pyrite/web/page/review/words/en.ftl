### The review, in English. Keys are shared with ja.ftl; a test compares them.

review-title = Luck and skill
review-waiting = Waiting for its turn …
review-working = Measuring: { $percent } %
review-working-why = Every decision is compared with what else was possible, in many games played from there.
review-stop = Stop measuring
review-stopped = Stopped: what was not measured yet is left out.
review-early = Decisions and reasons are here; winning chances and the ledger are still being measured.
review-again = Try again
review-offline = There is no connection to the server.
review-none = Only a game that is over can be reviewed.
review-of = Look at
review-method = Measured by { $n } games a decision; ± is a 95 % interval. Decisions are judged by what the seat could know then.

review-chances = Winning chances
review-chances-of = Winning chances of { $name }, step by step
review-truth = all cards known
review-known = what { $name } could know
review-no-chances = They were not measured.
review-at = Step { $step }: { $share } with all cards known
review-at-known = Step { $step }: { $share } with all cards known, { $known } as far as { $name } could know
review-scrub = Step of the game

review-beneath = What lay hidden
review-beneath-why = All cards that still lie there, turned up; dark: nobody had seen them yet.

review-moments = Worth looking at again
review-moments-none = No step stands out.
review-moment-mistake = { $name } lost { $change } here.
review-moment-better = Better: { $move }.
review-moment-luck = Luck: { $change } for { $name }.
review-moment-stroke = { $name } won { $change } by choosing well.
review-step = Step { $step }

review-decisions = Decisions
review-gold = Gold
review-fair = Fair
review-pyrite = Pyrite
review-dynamite = Dynamite
review-luck = Luck
review-gold-why = as good as the best
review-fair-why = not surely worse
review-pyrite-why = looked good, was not
review-dynamite-why = cost a lot
review-luck-why = chance, or what lay hidden
review-marks = What to show
review-mark-count = { $mark }: { $n }
review-lines-none = Nothing of that kind.
review-not-judged = The decisions of this seat were not judged: a bot made them.
review-real = { $real } of { $all } were real choices.
review-apart = Not counted: { $forced } with a single legal move, { $equal } by which no imagined game was won or lost.
review-points = { $n } points
review-parts = Part by part
review-part-name = part
review-part-real = real choices
review-part-lost = lost by them
review-show = Show this step
review-again-from-here = Play on from here
review-eyes = As { $name } saw it
review-move = Move
review-win = wins
review-score = score
review-made = made
review-best = best

review-meter = Like which bots
review-meter-why = Your real decisions held against those of bots of each level among themselves; the bar is where it surely lies.
review-ledger = The ledger
review-ledger-why = Opening share, luck and decisions add up to the result. Decisions are compared with those of instinct.
review-ledger-none = It was not measured.
review-from-to = { $opening } → { $final }
review-part-luck = Luck
review-part-own = Own decisions
review-part-others = Others’ decisions
review-part-open = Not judged
