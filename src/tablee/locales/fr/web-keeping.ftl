## Confidentialité, suppression, et ce que ce navigateur garde des dés
web-terms-keep = Après la fin
web-keep-usual = comme d’habitude sur ce serveur
web-keep-for = gardée { $span } après la fin
web-delete = Supprimer cette table
web-delete-sure = Supprimer cette table ?
web-delete-hint = Elle disparaît pour tous ceux qui y jouent ou en ont le lien, avec ses coups, ses messages et son enregistrement. Personne ne pourra la rétablir.
web-delete-go = La supprimer
web-delete-any-time = Vous pouvez supprimer la table à tout moment.
web-deleted = supprimée
web-privacy = Confidentialité
web-kept-promise = La promesse montrée à ce navigateur avant le début
web-kept-gave = Ce que ce navigateur a ajouté
