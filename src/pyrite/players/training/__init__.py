"""Learning by playing: compiled self-play, a learner, a schedule in decisions, evaluation."""
