"""What every command stands on: words, parameters, help, errors, files, the console."""
