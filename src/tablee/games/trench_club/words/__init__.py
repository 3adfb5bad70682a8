"""Trench Club in words."""
