"""Look at the static site as a stranger would, on a computer and on a phone: see `__main__`."""
