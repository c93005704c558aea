"""The dialect as C: a small compiler. `unit` begins; types, expressions, statements, entries."""
