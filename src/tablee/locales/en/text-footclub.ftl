footclub-topic-team = team, teams
footclub-topic-team-help = both teams, player by player
footclub-topic-card = card, cards
footclub-topic-card-help = what the cards do: card, card tackle
footclub-card-does = { $card }: { $does }
