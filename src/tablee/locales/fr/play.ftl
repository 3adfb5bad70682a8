play-ready = Tablée est prête : { $address }. Vos tables sont conservées ; Ctrl-C arrête le serveur.
play-already = Tablée tourne déjà : { $address }.
play-open = Ouvrez { $address } dans un navigateur.
play-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre : tablee play --port 8001
play-no-pages = Cette version n’a pas de client pour navigateur. Jouez dans le terminal : { $command }
