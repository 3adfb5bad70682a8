"""What lies on the table of Les Poilus: state, moves, events, refusals, positions."""
