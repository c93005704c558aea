"""Why a move was better: facts counted in the very pairs of games that measured its loss."""
