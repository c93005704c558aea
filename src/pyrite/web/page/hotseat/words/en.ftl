### Several people at one screen, in English. Keys are shared with ja.ftl; a test compares them.

curtain-next = { $name } is next
curtain-why = Hand over the screen. What only { $name } may see is shown when { $name } says so.
curtain-me = It is me, show my side
