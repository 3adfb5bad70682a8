## Said while the server is away
web-try-again = Réessayer
web-offline = Le serveur ne répond pas.
web-offline-trying = Le serveur ne répond pas. Nouvelle tentative…
