## Said while the server is away
web-try-again = Noch einmal versuchen
web-offline = Der Server antwortet nicht.
web-offline-trying = Der Server antwortet nicht. Neuer Versuch …
