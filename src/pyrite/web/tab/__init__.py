"""The server in a tab of a browser: the same application, where a worker is its network."""
