title = Gold
pitch = Sixty-four cards, face down. Remember where the miners are, and where the dynamite.
progress = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
progress-match = game { $number } of { $of }, { progress }
