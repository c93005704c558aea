"""Live tables over HTTP and WebSocket, and the page: one face. Knows no rule and no SQL."""
