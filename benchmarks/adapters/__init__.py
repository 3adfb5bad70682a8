"""How fast our games run in other projects' interfaces, beside games of those projects."""
