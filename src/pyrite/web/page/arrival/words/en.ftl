### A link with a key to a seat, in English. Keys are shared with ja.ftl; a test compares them.

arrival-two = Two seats at this table
arrival-mine = This browser keeps a seat of yours here: { $names }. The link you followed holds another one: { $other }.
arrival-mine-unseen = This browser keeps a key to this table. The link you followed holds another one: { $other }.
arrival-stays = Whatever you choose, your own seat stays kept in this browser.
arrival-keep = Stay on my seat
arrival-other = Use the link’s seat in this window
arrival-none = a key without a seat
