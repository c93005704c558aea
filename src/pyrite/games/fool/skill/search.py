"""How a guided search imagines games of Fool!."""

FOLLOWED = 48
"""So many decisions of an imagined game follow the network, not the heuristic: a round."""
