"""Why a move cannot be made, from what a seat knows."""
