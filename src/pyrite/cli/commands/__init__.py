"""One module per command, each with `build(words)`; imported when the command is called."""
