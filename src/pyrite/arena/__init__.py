"""Many games between players: tournaments, ratings, balance reports."""
