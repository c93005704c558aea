### What a lesson says around the game, in English. Keys are shared with ja.ftl; a test compares them.

title = Learn { $game }
step = Step { $number } of { $of }
go-on = Go on
show-me = Show me
pointed = Only this move can be touched now. Touch it yourself, or have it played.
play-it = Play it for me
shown = That was the move
look = Look at the table
once-more = Once more
not-here = Not this one
well-done = Well done
finished = That was the lesson
play = Now play for real
play-why = Against easy bots; you can take moves back, and ask for hints.
again = Once more
to-rules = All the rules
missing = This lesson could not be loaded.
