"""The games. Only `registry` opens one; no game knows another."""
