"""Play by words alone: commands of a seat in, sentences out. It knows views, never a state."""
