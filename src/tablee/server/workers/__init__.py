"""Processes in which computer players think."""
