"""What reviews can tell: whether grades follow strength, how stable they are."""
