## Said while the server is away
web-try-again = Try again
web-offline = The server does not answer.
web-offline-trying = The server does not answer. Trying again …
