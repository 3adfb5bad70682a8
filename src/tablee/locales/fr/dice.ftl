## Ce dont on peut se porter garant, une fois la partie finie
dice-seen = Dés et cartes : vus par vous. Le serveur a tenu la promesse qu’il vous avait montrée avant le début, et ce que vous avez ajouté est dans chaque tirage.
dice-told = Dés et cartes : selon le serveur. Chaque tirage découle de son secret, mais vous n’avez pas à la fois vu sa promesse et ajouté aux dés avant le début.
dice-alone = Dés et cartes : ceux du serveur seul. Chaque tirage découle de son secret, mais personne n’y a rien ajouté.
dice-fixed = Chance : fixée d’avance. Le serveur a promis son secret avant que quiconque joue cette donne, et le montre quand le temps de la donne est passé ; alors `tablee verify` vérifie chaque tirage.
dice-unfair-commitment = La promesse du serveur n’est PAS celle qui vous a été montrée avant le début.
dice-unfair-contribution = Ce que vous avez ajouté aux dés n’y est PAS.
dice-unfair-secret = Le secret n’est PAS celui qui avait été promis.
dice-unfair-draws = Les tirages ne découlent PAS du secret.
dice-unchecked = Les dés n’ont pas pu être vérifiés : le serveur n’a pas donné l’enregistrement.
