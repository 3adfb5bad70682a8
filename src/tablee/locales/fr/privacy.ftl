privacy-server-heading = Ce que le serveur conserve
privacy-tables = De chaque table : ses conventions, les noms que les gens se sont donnés, chaque coup et chaque tirage, et ce qui s’est dit. Qui a le lien d’une table voit ses noms et, une fois la partie finie, toute la partie.
privacy-deals = Des donnes que beaucoup jouent : l’empreinte d’une clé aléatoire de votre appareil, le résultat de votre premier essai et, pour un défi, les noms donnés. Un défi est effacé en même temps que les parties finies ; les résultats d’un jour ne tiennent aucun nom.
privacy-keys = Des clés des places et des phrases de secours, seulement des empreintes, qui n’ouvrent rien.
privacy-visits = Ni comptes, ni cookies, ni mesure d’audience. Les adresses réseau ne sont tenues qu’en mémoire, pour que personne ne puisse submerger le serveur ; il ne note que celles d’où on l’attaque.
privacy-time-heading = Pendant combien de temps
privacy-unstarted = Une table où aucune partie n’a commencé est supprimée au bout de { $span }.
privacy-unstarted-always = Une table où aucune partie n’a commencé reste jusqu’à ce que quelqu’un la supprime.
privacy-abandoned = Une partie que personne ne continue est supprimée au bout de { $span }.
privacy-abandoned-always = Une partie que personne ne continue reste jusqu’à ce que quelqu’un la supprime.
privacy-finished = Une partie finie est supprimée { $span } après sa fin, ou plus tôt si l’hôte l’a voulu en ouvrant la table.
privacy-finished-always = Une partie finie reste jusqu’à ce que quelqu’un la supprime, ou le temps que l’hôte a choisi en ouvrant la table.
privacy-span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
 }
privacy-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
privacy-host = Qui a ouvert une table peut la supprimer à tout moment, avec tout ce qui en est conservé.
privacy-copies = Qui tient ce serveur peut avoir des copies de sauvegarde ; ce qui est supprimé y reste aussi longtemps qu’elles sont gardées.
privacy-sent-heading = Ce qui est envoyé ailleurs
privacy-mail = Des avis par courriel quand c’est à vous, seulement à qui les a demandés et a confirmé son adresse. L’adresse est oubliée quand la partie finit ou que la place change de mains.
privacy-no-mail = Rien : ce serveur n’envoie pas de courriel et ne connaît aucune adresse.
privacy-webhook = Quand c’est à quelqu’un de jouer, la table, la place et le nom sont transmis à un programme de qui tient le serveur.
privacy-device-heading = Ce que votre appareil conserve
privacy-device = Vos réglages, les clés de vos places, et ce qu’il faut pour vérifier les dés à la fin. Tout cela reste sur votre appareil ; « Oublier cette table » dans la liste de vos tables efface ce qui s’y rapporte.
privacy-here = Une table à laquelle vous jouez sans serveur n’est conservée que par ce navigateur. Rien n’en est envoyé nulle part.
privacy-here-delete = Effacer les données de ce navigateur supprime aussi ces tables. Une partie enregistrée dans un fichier reste.
privacy-unreachable = Le serveur est injoignable : { $reason }.
prune-would = { $count ->
    [one] { $count } table de { $database } serait supprimée.
   *[other] { $count } tables de { $database } seraient supprimées.
 }
prune-done = { $count ->
    [one] { $count } table de { $database } a été supprimée.
   *[other] { $count } tables de { $database } ont été supprimées.
 }
delete-sure = { $game }, à la table : { $names }. Elle est supprimée pour tout le monde, avec tout ce qui en est conservé.
delete-question = Tapez { delete-yes } pour la supprimer :
delete-yes = oui
delete-done = La table est supprimée.
delete-not = Rien n’a été supprimé.
