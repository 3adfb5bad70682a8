## Les commandes du mode texte : les mots de chacune, le plus courant d’abord, et ce qu’elle fait
text-command-look = table, voir
text-command-look-help = où en est la partie
text-command-hand = main
text-command-hand-help = ce que vous savez et les autres non
text-command-moves = coups
text-command-moves-help = vos coups et leurs numéros
text-command-why = pourquoi
text-command-why-help = pourquoi un coup est impossible : pourquoi 3, ou pourquoi suivi du coup en mots
text-command-odds = chances
text-command-odds-help = ce que vous pouvez calculer
text-command-hint = conseil, indice
text-command-hint-help = ce que l’ordinateur envisagerait à votre place, là où la table le permet
text-command-learn = apprendre
text-command-learn-help = comment on joue, sujet par sujet : apprendre, puis suite ; apprendre 3 en choisit un
text-command-rule = règle, règles
text-command-rule-help = ce que dit une règle : règle et son numéro, ou règle et un mot ; sans rien, les chapitres
text-command-log = journal
text-command-log-help = ce qui vient de se passer ; suite remonte plus loin
text-command-deal = donne, comparer
text-command-deal-help = ce qu’on compare ici, et ce que les autres ont fait
text-command-result = résultat
text-command-result-help = comment la partie s’est terminée, en chiffres
text-command-review = revue
text-command-review-help = la part de la chance et ce que vos décisions ont coûté
text-command-worst = pires
text-command-worst-help = vos trois décisions les plus chères ; pourquoi 1 explique la pire
text-agent-not-here = Cela ne peut pas se faire d’ici.
text-command-undo = annuler
text-command-undo-help = reprend votre dernier coup, tant que rien n’a été révélé
text-command-who = qui
text-command-who-help = qui est à la table, et à qui de jouer
text-command-more = suite
text-command-more-help = la suite de la dernière réponse
text-command-again = encore, répéter
text-command-again-help = la dernière réponse, une fois de plus
text-command-help = aide
text-command-help-help = les commandes ; aide suivi d’une commande l’explique
text-command-take-back = reprendre
text-command-take-back-help = demande aux autres la permission de reprendre votre dernier coup
text-command-yes = oui
text-command-yes-help = accepte ce que quelqu’un demande
text-command-no = non
text-command-no-help = refuse ce que quelqu’un demande
text-command-say = dire
text-command-say-help = parle aux autres : dire bonne chance
text-command-set-up = installer, placer pour moi
text-command-set-up-help = place vos pièces pour vous, quand il y en a à placer
text-nothing-to-set-up = Il n’y a rien à placer maintenant.
text-set-up = « { $word } » place vos pièces pour vous.
text-command-save = enregistrer
text-command-save-help = écrit la partie dans un fichier : enregistrer partie.json
text-command-quit = quitter
text-command-quit-help = quitte la table

text-help = Commandes : { $words }. On peut les abréger. { $more } les explique toutes, { $help } COMMANDE en explique une.
text-help-moves = Un coup se choisit par son numéro, ou en mots : { $name }. En abrégé : { $move }
text-help-line = { $word } : { $help }.
text-moves-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 } ; « { $word } » en donne la liste.
text-at-any-time = À tout moment : { $moves }.
text-moves-left = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }.
text-which = { $count } coups conviennent. Lequel ?
text-is-legal = C’est permis : { $move }.
text-no-such-number = Il n’y a pas de coup { $number } ; le dernier est { $most }.
text-too-long = Une ligne a au plus { $most } caractères.
text-unknown = « { $text } » n’est ni un coup ni une commande ; { $word } donne les commandes.
text-no-hand = Vous n’avez rien que les autres ne puissent voir.
text-advice = { $number }. { $move } : { $percent } %. { $reason }
text-advice-judged = { $number }. { $move }. { $reason }
text-advice-named = { $move }. { $reason }
text-advice-none = Il n’y a rien à choisir.
text-no-odds = Il n’y a rien à calculer pour l’instant.
text-no-lessons = Personne n’a encore expliqué ce jeu ; ses règles le disent.
text-rules = Chapitres : { $rules }.
text-rules-found = { $count } règles conviennent :
text-no-rule = Il n’y a pas de règle « { $text } ».
text-no-deal = À cette table on ne compare rien : sa chance est à elle.
text-no-result = La partie n’est pas terminée.
text-log-empty = Il ne s’est encore rien passé.
text-no-more = C’est tout.
text-watching = Vous regardez ; ce sont les autres qui jouent.
text-seat = { $number } : { $seat }{ $own ->
    [yes] , vous
   *[no] { "" }
 }{ $acts ->
    [yes] , doit jouer
   *[no] { "" }
 }
text-undone = Annulé : { $line }
text-news-many = { $count } événements. { $told ->
    [one] Le plus important :
   *[other] Les { $told } plus importants :
 }
