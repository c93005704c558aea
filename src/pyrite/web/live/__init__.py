"""Live tables over sockets: the transport, and one socket's conversation."""
