footclub-topic-team = mannschaft, mannschaften
footclub-topic-team-help = beide Mannschaften, Spieler für Spieler
footclub-topic-card = karte, karten
footclub-topic-card-help = was die Karten tun: karte, karte tackling
footclub-card-does = { $card }: { $does }
