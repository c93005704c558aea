"""How Fool's Gold is played well: what bots weigh, notice, remember and have learned."""
