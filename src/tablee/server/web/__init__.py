"""HTTP and WebSocket: where requests come in."""
