"""The running tables of this process."""
