## What somebody can vouch for of the dice of a finished game
dice-seen = Dice and cards: seen by you. The server kept the promise it showed you before the start, and what you added is in every draw.
dice-told = Dice and cards: told by the server. Every draw follows from its secret, but you did not both see its promise and add to the dice before the start.
dice-alone = Dice and cards: the server’s alone. Every draw follows from its secret, but nobody added to them.
dice-fixed = Luck: fixed beforehand. The server promised its secret before anybody played this deal, and shows it when the deal’s time is over; then `tablee verify` checks every draw.
dice-unfair-commitment = The server’s promise is NOT the one you were shown before the start.
dice-unfair-contribution = What you added to the dice is NOT in them.
dice-unfair-secret = The secret is NOT the one that was promised.
dice-unfair-draws = The draws do NOT follow from the secret.
dice-unchecked = The dice could not be checked: the server did not give the record.
