"""Puzzles: positions with one clearly best answer, made from games, checked and shipped."""
