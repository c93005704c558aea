"""How Gold is played well: what bots weigh, notice, remember and have learned."""
