"""What a step meant to a viewer, and how it is told in words or described to programs."""
