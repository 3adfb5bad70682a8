"""How server processes tell each other that a table has moved on. Only that: table and number."""
