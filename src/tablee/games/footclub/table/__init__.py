"""What lies on the table of FootClub: state, moves, events, refusals, positions."""
