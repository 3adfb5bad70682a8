"""How fast the server is: durable moves over WebSockets, and what an idle connection costs."""
