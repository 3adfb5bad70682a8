footclub-topic-team = équipe, équipes
footclub-topic-team-help = les deux équipes, joueur par joueur
footclub-topic-card = carte, cartes
footclub-topic-card-help = ce que font les cartes : carte, carte tacle
footclub-card-does = { $card } : { $does }
