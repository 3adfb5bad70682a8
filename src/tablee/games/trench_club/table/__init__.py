"""What lies on the table of Trench Club: state, moves, events, refusals, positions."""
