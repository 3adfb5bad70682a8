play-ready = Tablée is ready at { $address }. Your tables are kept; Ctrl-C stops the server.
play-already = Tablée is already running at { $address }.
play-open = Open { $address } in a browser.
play-port-taken = Port { $port } is used by another program. Choose another: tablee play --port 8001
play-no-pages = This build has no browser client. Play in the terminal: { $command }
