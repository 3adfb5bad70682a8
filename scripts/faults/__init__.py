"""What may go wrong while people play, made to happen on purpose: see `docs/server/faults.md`."""
