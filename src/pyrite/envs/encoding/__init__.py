"""What a seat may know as numbers for learning: described as data, written as code."""
