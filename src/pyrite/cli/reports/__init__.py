"""What was measured, laid out for people: tables, pages, pictures."""
