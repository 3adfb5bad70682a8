"""A request and a table make entries, or a refusal."""
