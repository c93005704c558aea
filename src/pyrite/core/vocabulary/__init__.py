"""Words that a game's optional rooms share with those who read them: types and constants alone."""
