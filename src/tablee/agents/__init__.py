"""Agents that speak: language models and their like, at a table by words alone.

`seats` is a seat by words, at a table of this process or a server's. `mcp_server` offers it to
programs that speak the Model Context Protocol. `arena` plays an agent against the four levels.
"""
