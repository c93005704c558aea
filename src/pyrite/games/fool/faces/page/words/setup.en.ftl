option-rounds-why = A match takes about half an hour; a single round ten minutes.
option-memory_aid-why = Shows which cards are out. Without it you count along yourself.
option-start-why = Who leads to the first trick.
