"""What becomes of a request: an entry to write down, or a refusal. One module a subject."""
