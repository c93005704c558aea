"""The server as a process: its app, options, workers beside it, logs and metrics."""
