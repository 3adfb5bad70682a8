"""WebSocket: connections and what is said on them."""
