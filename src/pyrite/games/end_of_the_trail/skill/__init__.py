"""How End of the Trail is played well: what bots weigh, notice, remember and have learned."""
