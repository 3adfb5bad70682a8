## Places
web-matters = Table
web-table-link = Le lien vers cette table
web-seat-you = vous
web-seat-kept = réservée
web-seat-for = Qui s’assied ici ?
web-seat-for-anybody = quiconque a le lien
web-seat-for-invited = une personne que j’invite
web-invite-one = Le lien vers cette place
web-give-to-bot = La confier à l’ordinateur
web-ask-seat = Demander cette place
web-asked-seat = Vous avez demandé. Les autres et { $name } doivent être d’accord.
web-asked-bot-seat = Vous avez demandé. La place sera à vous dès que les autres auront accepté.
web-asked-away = Si l’absence de { $name } se prolonge, la place vous revient après { $span }.
web-withdraw-request = Retirer la demande
web-remove-seat = Renvoyer
web-remove-seat-of = Renvoyer { $name } de la table
web-mute = Faire taire
web-mute-whom = Fermer la discussion à { $name }
web-unmute = Rendre la parole
web-unmute-whom = Rendre la parole à { $name }
web-seat-muted = sans parole
web-muted-by-host = L’hôte vous a fermé la discussion.
web-requests-close = Ne plus accepter de demandes de place
web-requests-open = Accepter les demandes de place
web-request-of = { $you ->
    [yes] { $name } demande votre place.
   *[no] { $name } demande la place tenue par { $target }.
 }
web-remove-asker = Renvoyer { $name }
web-seat-declined = Les autres n’ont pas accepté.
web-all-here = Tout le monde est là.
web-waiting-host = On attend que l’hôte lance la partie.
web-get-back-in = J’avais une place ici : la retrouver
web-get-back-in-hint = Votre phrase de secours
web-get-back-in-go = Reprendre ma place
web-sits-in = en son absence, l’ordinateur joue
web-sits-in-for-you = L’ordinateur joue pour vous pendant votre absence.
web-i-am-back = Je suis de retour
web-pass-on = Passez l’appareil à { $name }.
web-i-am = Je suis { $name }
web-closed-no-such-table = Cette table n’existe pas.
web-closed-not-allowed = Votre clé n’ouvre plus cette table.
web-closed-seat-lost = Votre place a été ouverte ailleurs, ou quelqu’un d’autre y est assis.
web-closed-closed-to-watchers = Cette table est fermée aux spectateurs.
web-closed-wrong-protocol = Cette page est périmée. Rechargez-la.
web-closed-unreadable = Le serveur ne peut pas lire cette table pour le moment. Son exploitant en est averti ; réessayez plus tard.
web-closed-abuse = Le serveur a fermé la connexion.
web-closed-removed = L’hôte vous a fermé cette table.
web-win-back = Reprendre ma place depuis cet appareil
web-closed-deleted = Cette table a été supprimée : par son hôte, ou parce que son temps était écoulé.

## Accord
web-ask-take-back = Demander aux autres à le reprendre
web-take-back-anyway = Le reprendre quand même
web-waiting-leave = Vous avez demandé. Réponse attendue de : { $names }.
web-agreed-seat = Vous avez accepté { $name }. Réponse attendue de : { $names }.
web-agreed-no = Finalement, non
web-withdraw-proposal = Retirer la demande
web-ask-pause = Demander à arrêter la pendule
web-ask-resume = Demander à relancer la pendule
web-asks-take-back = { $name } voudrait reprendre un coup.
web-asks-pause = { $name } voudrait arrêter la pendule.
web-asks-resume = { $name } voudrait relancer la pendule.
web-asks-seat = { $you ->
    [yes] { $name } voudrait votre place.
   *[no] { $name } voudrait la place tenue par { $target }.
 }

## Conventions
web-which-side = Quel camp est le vôtre ?
web-where = Où jouez-vous ?
web-by-link = chacun sur son appareil, par un lien
web-one-device = tous sur cet appareil
web-player = Joueur { $number }
web-terms = Pendule, discussion et spectateurs
web-terms-clock = Pendule
web-clock-none = pas de pendule
web-clock-turn = { $span } par tour
web-clock-game = { $span } par partie
web-terms-absence = Quand quelqu’un s’absente
web-absence-never = les autres attendent
web-absence-after = l’ordinateur remplace les absents après { $span }
web-handover-after = une autre personne peut prendre la place d’un absent après { $span }
web-chat-free = tout peut se dire
web-chat-phrases = seulement les phrases préparées
web-chat-off = pas de discussion
web-terms-watchers = Spectateurs
web-watchers-yes = les spectateurs peuvent regarder
web-watchers-later = les spectateurs regardent avec { $span } de retard
web-watchers-no = pas de spectateurs
web-watchers-close = Fermer aux spectateurs
web-watchers-open = Ouvrir aux spectateurs
web-span-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
 }
web-span-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
 }
web-span-days = { $count ->
    [one] un jour
   *[other] { $count } jours
 }
web-paused = pendule arrêtée
web-time-left = il reste { $time }

## Avis et fin
web-notify-me = M’avertir quand c’est à moi
web-mail = Avis de tour par courriel
web-mail-address = Votre adresse
web-mail-code = Le code qui vous a été envoyé
web-mail-done = Les avis vous seront envoyés.
web-rematch-join = À la partie suivante

## Revoir et reprendre
web-step-before = À l’événement précédent
web-step-after = À l’événement suivant
web-share-short = Copier le lien
web-jump = Aller à
web-seen-open = cartes sur table
web-fork = Rejouer à partir d’ici
web-fork-hint = Une nouvelle table commence au coup { $line } de cette partie. Qui joue ?
web-fork-running = Une nouvelle table commence avec ce que vous savez ; ce qui vous est caché est redistribué. Qui joue ?
web-fork-me = moi
web-fork-bot = l’ordinateur
web-fork-open = quelqu’un d’autre, par un lien
web-fork-go = Ouvrir la table
web-end-fork = Rejouer à partir d’un coup
web-what-if = Et si ? Essayer à une autre table
web-if-held = (si la carte est en main : { $chance })
