"""How the stronger computer players plan a turn of Trench Club."""
