"""Where tables are kept: plain SQL, on SQLite or PostgreSQL."""
