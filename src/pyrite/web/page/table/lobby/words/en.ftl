### What the waiting room says, in English. Keys are shared with ja.ftl; a test compares them.

lobby-yours = { $game }, a table for friends
lobby-invites = { $name } invites you to { $game }
lobby-taken = { $n } of { $of } seats are taken.
lobby-learn = Learn it in five minutes
lobby-learn-why = in another window; your seat stays yours
lobby-waiting = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
lobby-full = Everybody is here
lobby-bots = Bots
lobby-share = Invite friends, or let bots sit down.
lobby-start = You can begin.
lobby-wait = The game begins when the last seat is taken, or when { $name } starts it.
lobby-wait-nobody = The game begins when the last seat is taken.
lobby-begins = It begins as soon as every browser has revealed its part of chance; in a few seconds at the latest.
lobby-ready = ready
lobby-host = host
lobby-with-bots = { $n ->
    [one] Start with a bot
   *[other] Start with { $n } bots
}
lobby-without = Start without them
lobby-close = Close this table
lobby-needs-invite = This table is by invitation: ask whoever opened it for the link or its four letters.
lobby-sit = Take a seat, or just watch.
lobby-no-account = No account; your seat is kept in this browser.
lobby-face = Your face
lobby-agreed = What is played
lobby-deal = Cards
lobby-deal-value = dealt again
lobby-deal-why = Those of the game before, with everybody one seat on. Whoever remembers them has an edge.
lobby-clock = Clock
lobby-clock-none = none
lobby-clock-none-why = Nobody is hurried.
lobby-clock-why = When time is up, a bot plays on.
lobby-hints = Hints
lobby-hints-on = allowed
lobby-hints-off = none
lobby-hints-on-why = What a search thinks of the moves; only whoever asks sees it.
lobby-hints-off-why = Nobody is helped.
lobby-undo = Take back
lobby-undo-value = people agree
lobby-undo-why = At once, until something hidden was shown.
lobby-late = Latecomers
lobby-late-on = welcome
lobby-late-off = none
lobby-late-on-why = Who comes later may take the seat of a bot, or of somebody who has left.
lobby-late-off-why = Once begun, the seats stay as they are.
lobby-public = Who may come
lobby-public-on = anybody
lobby-public-off = by invitation
lobby-public-on-why = The table is listed on the first page.
lobby-public-off-why = Only who has the link or the four letters.
invite = Invite
invite-more = Bring somebody along
invite-how = Friends point a phone at the picture, type these four letters on the first page, or open the link.
invite-qr = The link as a QR code
invite-link = Link for friends
invite-alone = Only this machine can open this link.
invite-alone-how = Start the server with --host 0.0.0.0, and phones in your house can join.
came = { $name } sat down.
went = { $name } has left.

screen-open = Show it on a big screen
screen-point = Point your phone here, or type
screen-at = at { $address } · your hand stays on your phone
screen-here = { $n ->
    [one] One is here.
   *[other] { $n } are here.
}
screen-begins = { $name } begins when all are seated; bots can take free seats.
screen-free = free
screen-turn = { $names }, on your phone
screen-join = join or watch
