"""From values to sentences, in whatever language the caller speaks."""
