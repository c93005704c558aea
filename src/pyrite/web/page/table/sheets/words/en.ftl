key-arrows = move within the board or the hand
key-enter = the move under the focus
key-buttons = the buttons of the action bar
key-hint = hint
key-undo = take back
key-log = log
key-chat = chat
key-rules = rules
key-sound = sound on and off
key-board = to the board
key-bar = to the action bar
key-skip = skip what is still shown
key-close = close, unselect
key-keys = this list

along-why = Open this on another device, and you play on there. Both can stay open.
along-qr = The link as a QR code
along-link = Link to your seat
along-secret = Whoever has this link plays for you. Keys are kept in this browser alone: a browser that is lost loses the seats that were not taken along.

voice-easy-won = “Beginner’s luck, they will say. I call it gold.”
voice-easy-lost = “Next time I shall remember more.”
voice-normal-won = “I told you there was gold under that dust.”
voice-normal-lost = “Well dug. I had sand in my eyes.”
voice-hard-won = “I had counted on it.”
voice-hard-lost = “You have counted better than I did.”
voice-expert-won = “Just as I had assayed.”
voice-expert-lost = “Pure gold, no doubt about it.”
voice-bold-won = “Boom! That is how it is done.”
voice-bold-lost = “Too much powder, too little gold.”
voice-careful-won = “Slow and steady, dear.”
voice-careful-lost = “One more week, and I would have dared.”

hints-used = { $n ->
    [0] You asked for no hint.
    [one] You asked for one hint.
   *[other] You asked for { $n } hints.
}
