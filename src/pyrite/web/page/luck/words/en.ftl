### My luck, in English. Keys are shared with ja.ftl; a test compares them.

luck-title = My luck
luck-what = What chance and what your own choices did in the games you finished on this browser, as reviews measured them. It is kept here and sent nowhere.
luck-none = Nothing is measured yet. Finish a game and look at its review, or measure the games you have finished.
luck-sum = { $unlucky ->
    [0] You were not unlucky in any of your last { $games } games.
   *[other] You were unlucky in { $unlucky } of your last { $games } games.
}
luck-streak-bad = The last { $n } in a row were unlucky.
luck-streak-good = The last { $n } in a row were lucky.
luck-mean = Luck { $luck } a game, own decisions { $own }.
luck-game = Game
luck-when = When
luck-luck = Luck
luck-own = Own decisions
luck-result = Result
luck-level = Played like
luck-unsure = –
luck-measure = { $n ->
    [one] Measure one more game
   *[other] Measure { $n } more games
}
luck-busy = Measuring { $game }: { $percent } %
luck-why = In shares of a victory: +10 % is a tenth of one more than could be expected. ± is a 95 % interval.
