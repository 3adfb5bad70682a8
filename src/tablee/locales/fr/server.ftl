server-refusal-no-such-table = Cette table n’existe pas.
server-refusal-not-allowed = Cette clé n’ouvre pas cela.
server-refusal-seat-taken = La place { $seat } est prise.
server-refusal-already-started = La partie a déjà commencé.
server-refusal-not-started = La partie n’a pas encore commencé.
server-refusal-no-such-level = Il n’y a pas de robot { $level }.
server-refusal-wrong-phrase = Cette phrase ou ce code n’est pas le bon.
server-refusal-not-your-seat = Vous n’avez pas de place ici, ou ce n’est pas à vous d’agir.
server-refusal-no-seat-requests = L’hôte n’accepte pas de demandes de place en ce moment.
server-refusal-one-request = Vous avez déjà demandé une place et attendez la réponse. Retirez d’abord cette demande.
server-refusal-asked-lately = La table vient de refuser une demande. Réessayez dans { $minutes } minutes.
server-refusal-removed = L’hôte vous a fermé cette table.
server-refusal-proposal-open = Il faut d’abord répondre à une autre proposition.
server-refusal-no-such-proposal = Cette proposition n’est plus ouverte.
server-refusal-not-asked = Cette question ne vous était pas posée.
server-refusal-not-your-move = Le coup { $line } n’est pas un coup à vous encore en vigueur.
server-refusal-chat-closed = La discussion est fermée à cette table.
server-refusal-only-phrases = Seules les phrases préparées sont permises à cette table.
server-refusal-no-such-phrase = Il n’y a pas de phrase préparée { $phrase }.
server-refusal-text-length = Un texte a de 1 à { $most } caractères.
server-refusal-watchers-listen = Les spectateurs regardent et écoutent, mais ne parlent pas.
server-refusal-muted = L’hôte vous a fermé la discussion.
server-refusal-no-clock = Cette table n’a pas de pendule.
server-refusal-clock-state = La pendule ou le robot remplaçant ne le permet pas maintenant.
server-refusal-closed-to-watchers = Cette table est fermée aux spectateurs.
server-refusal-no-judge = Personne ne juge ce jeu : il n’y a pas de revue.
server-refusal-not-over = Ce sera possible une fois la partie terminée.
server-refusal-no-such-line = Il n’y a pas de ligne { $line }.
server-refusal-malformed = Ce message est incompréhensible.
server-refusal-no-such-move = Ce n’est pas un coup de ce jeu.
server-refusal-bad-options = Ces options ne vont pas ensemble ou ne conviennent pas à ce jeu.
server-refusal-no-such-game = Ce jeu n’existe pas : { $problem }
server-refusal-wrong-protocol = Ce programme ne va pas avec le serveur, qui parle le protocole { $spoken }. Mettez à jour le plus ancien des deux.
server-refusal-hello-first = Le premier message doit être hello.
server-refusal-too-fast = Trop rapide ; attendez un peu.
server-refusal-too-large = Trop long ; { $most } octets au plus.
server-refusal-wrong-origin = Les pages de cette origine ne peuvent pas parler à ce serveur.
server-refusal-not-found = Il n’y a rien ici.
server-refusal-wrong-method = Cela ne peut pas se faire ici.
server-refusal-unavailable = Le serveur ne peut pas le faire pour le moment.
server-refusal-unreadable = Le serveur ne peut pas lire cette table pour le moment. Son exploitant en est averti.
server-refusal-too-many-alone = Des robots jouent déjà seuls à { $most } tables ouvertes d’ici. Laissez d’abord l’une d’elles se terminer.
server-luck-fixed = À cette table, la chance est fixée d’avance.
server-refusal-luck-fixed = À cette table, la chance est fixée d’avance : on n’y ajoute rien, et on ne la rencontre pas deux fois.
server-refusal-no-such-deal = Cette donne n’existe pas.
server-refusal-deal-not-open = Cette donne s’ouvrira à son jour.
server-refusal-already-tried = Vous avez déjà fait votre premier essai de cette donne. Vous pouvez la rejouer, sans que cela compte.
server-refusal-try-first = Finissez d’abord votre premier essai de cette donne ; ensuite, rejouez-la autant que vous voulez.
server-refusal-deal-level = Lors d’un premier essai, les joueurs ordinateurs ont le niveau de la donne, comme chez tout le monde.
server-refusal-no-deals = Il n’y a pas de donnes à comparer de { $game }, ni de parties commencées au milieu.
server-refusal-not-guided = Ceci n’est pas une partie guidée.
server-refusal-another-move = Ce coup est permis, mais la partie guidée en joue un autre ici.
server-refusal-script-ended = La partie guidée s’arrête ici.
server-refusal-no-hints = Cette table a été ouverte sans conseils.
server-refusal-still-thinking = L’ordinateur réfléchit encore à votre dernière question.
server-phrase-hello = Bonjour !
server-phrase-good-luck = Bonne chance !
server-phrase-your-turn = C’est à vous.
server-phrase-thinking = Je réfléchis.
server-phrase-back-soon = Je reviens tout de suite.
server-phrase-back-again = Me revoilà.
server-phrase-yes = Oui.
server-phrase-no = Non.
server-phrase-please = S’il vous plaît.
server-phrase-thanks = Merci !
server-phrase-sorry = Pardon !
server-phrase-well-played = Bien joué !
server-phrase-ouch = Aïe !
server-phrase-lucky = Quelle chance !
server-phrase-again = On rejoue ?
server-phrase-good-game = Belle partie !
server-phrase-goodbye = Au revoir !
server-nobody = quelqu’un
server-said = { $seat } : { $words }
server-joined = { $you ->
    [seat] Vous prenez place.
   *[other] { $seat } s’assoit.
 }
server-recovered = { $you ->
    [seat] Vous revenez avec un nouveau lien.
   *[other] { $seat } revient avec un nouveau lien.
 }
server-sat-in = { $you ->
    [seat] Un robot vous remplace.
   *[other] Un robot remplace { $seat }.
 }
server-returned = { $you ->
    [seat] Vous êtes de retour.
   *[other] { $seat } est de retour.
 }
server-agreed = { $you ->
    [seat] Vous êtes d’accord.
   *[other] { $seat } est d’accord.
 }
server-declined = { $you ->
    [seat] Vous refusez.
   *[other] { $seat } refuse.
 }
server-proposed-take-back = { $you ->
    [seat] Vous demandez à reprendre le coup { $line }.
   *[other] { $seat } demande à reprendre le coup { $line }.
 }
server-proposed-pause = { $you ->
    [seat] Vous demandez à arrêter la pendule.
   *[other] { $seat } demande à arrêter la pendule.
 }
server-proposed-resume = { $you ->
    [seat] Vous demandez à relancer la pendule.
   *[other] { $seat } demande à relancer la pendule.
 }
server-proposed-seat = { $you ->
    [target] { $seat } demande votre place.
   *[other] { $seat } demande la place tenue par { $target }.
 }
server-faltered = { $seat } ne peut pas jouer pour le moment. Le robot sera interrogé de nouveau de temps en temps.
server-passed = L’absence de { $target } a duré autant que convenu à cette table : la place passe à { $seat }.
server-won-back = { $seat } est de retour et reprend sa place à { $target }.
server-muted = { $you ->
    [seat] L’hôte vous a fermé la discussion.
   *[other] L’hôte a fermé la discussion à { $seat }.
 }
server-unmuted = { $you ->
    [seat] L’hôte vous a rouvert la discussion.
   *[other] L’hôte a rouvert la discussion à { $seat }.
 }
server-notice-subject = { $game } : c’est à vous
server-notice-turn = { $name }, c’est à vous de jouer à { $game }.
server-notice-confirm-subject = Confirmez votre adresse
server-notice-confirm = Quelqu’un a demandé des avis de tour à cette adresse. Si c’est vous, le code est { $code }. Sinon, ne faites rien : aucun autre message ne suivra.
