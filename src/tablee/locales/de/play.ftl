play-ready = Tablée ist bereit: { $address }. Deine Tische bleiben erhalten; Strg-C beendet den Server.
play-already = Tablée läuft schon: { $address }.
play-open = Öffne { $address } in einem Browser.
play-port-taken = Port { $port } wird von einem anderen Programm benutzt. Nimm einen anderen: tablee play --port 8001
play-no-pages = Diese Fassung hat keine Browser-Oberfläche. Spiele im Terminal: { $command }
