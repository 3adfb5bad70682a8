## Des donnes que beaucoup jouent : résultats en quelques mots
footclub-standing = { $won ->
        [2] victoire
        [1] match nul
       *[0] défaite
    } { $own }:{ $other }
les-poilus-standing = { $won ->
        [1] rentrés après { $mission ->
            [one] { $mission } mission
           *[other] { $mission } missions
        }
       *[0] défaite, { $left ->
            [one] { $left } carte restait
           *[other] { $left } cartes restaient
        } à jouer
    }
trench-club-standing = { $won ->
        [2] victoire au tour { $rounds }, bilan des troupes { $ahead }
        [1] armistice, bilan des troupes { $ahead }
       *[0] défaite au tour { $rounds }, bilan des troupes { $ahead }
    }

## Les pages des donnes
web-deals-about = Les mêmes cartes et les mêmes dés pour tous ceux qui jouent aujourd’hui, avec des joueurs ordinateurs qui répondent pareil. Jouez une donne une fois pour de bon, puis autant que vous voulez. On ne perd rien à manquer un jour.
web-deals-today = Aujourd’hui
web-deals-before = Les jours passés
web-deals-play = Jouer
web-deals-go-on = Continuer
web-deals-fresh = Pas encore jouée
web-deals-running = Commencée
web-deals-players = { $count ->
        [0] Personne ne l’a encore jouée ici.
        [one] Une personne l’a jouée ici.
       *[other] { $count } personnes l’ont jouée ici.
    }
web-deals-next = Les prochaines donnes s’ouvrent à { $time }.
web-deals-promise = La promesse pour demain
web-deals-promise-about = Le SHA-256 du secret de demain. Qui le note verra le surlendemain que personne n’a choisi la chance après avoir vu des résultats.
web-deals-here = Sans serveur, la chance d’un jour découle de sa date : tout le monde a la même, sur tout appareil. Vous êtes comparé aux joueurs ordinateurs, sur cet appareil seulement.
web-deals-day = Jour
web-deals-challenge = Défier des amis
web-deals-challenge-about = Une nouvelle donne pour vous et vos amis, ensemble ou chacun pour soi. Tous ceux qui ont le lien ont la même chance.
web-deals-challenge-make = Nouveau défi : { $game }
web-deal-of-day = Donne du { $day }
web-deal-challenge = Défi
web-deal-fixed-about = La chance de cette donne est fixée d’avance : la même action dans la même situation rencontre la même chance, quoi qu’on ait fait d’autre. Des joueurs ordinateurs du niveau « { $level } » occupent les autres places ; qui voit la même chose répond pareil.
web-deal-first = Votre premier essai compte s’il est fini avant le { $date } ; on n’y donne pas de conseil et ce qui a été tiré ou lancé n’est pas repris.
web-deal-play-first = Jouer pour de bon
web-deal-again = Rejouer, sans que cela compte
web-deal-play-late = Jouer
web-deal-late = Le temps de cette donne est passé : vous pouvez encore la jouer, mais elle ne compte plus.
web-deal-as = Vous jouez : { $side }
web-deal-with-friends = Jouer avec des amis aux autres places
web-deal-results = Résultats
web-deal-wait = Les résultats sont montrés une fois votre premier essai fini.
web-deal-nobody = Personne ne l’a encore finie.
web-deal-place = Rang
web-deal-who = Qui
web-deal-result = Résultat
web-deal-luck = Chance
web-deal-you = Vous
web-deal-somebody = Quelqu’un
web-deal-against = { $who } contre { $others }
web-deal-bot = Ordinateur : { $level }
web-deal-compared = { $others ->
        [0] Personne d’autre ne l’a encore finie ici.
        [1] { $better ->
            [1] La seule autre personne qui l’a finie ici a fait mieux.
           *[other] { $level ->
                [1] La seule autre personne qui l’a finie ici a fait aussi bien que vous.
               *[other] La seule autre personne qui l’a finie ici a fait moins bien.
            }
        }
       *[other] Sur { $others } autres ici, { $better ->
            [one] { $better } a
           *[other] { $better } ont
        } fait mieux, { $level } aussi bien que vous et { $worse } moins bien.
    }
web-deal-compared-luck = Sans la chance, selon les revues : { $better ->
        [one] { $better } des { $count } autres a
       *[other] { $better } des { $count } autres ont
    } fait mieux.
web-deal-difficulty = Comment les joueurs ordinateurs l’ont trouvée : { $difficulty ->
        [easy] facile
        [fair] moyenne
        [hard] difficile
       *[other] très difficile
    } ({ $percent } % des points).
web-deal-levels = Les joueurs ordinateurs y sont encore : { $done } niveaux sur { $all } ont joué.
web-deal-points = { $sign }{ $points } points
web-deal-promise = La promesse, faite le { $date }
web-deal-secret = Le secret
web-deal-secret-later = Il sera montré le { $date }.
web-deal-kept = ✓ Le secret est celui qui avait été promis.
web-deal-broken = ✕ Le secret n’est PAS celui qui avait été promis.
web-deal-seen = Cet appareil a vu la promesse le { $date }, avant l’ouverture de la donne.
web-deal-link = Envoyez ce lien : qui l’ouvre joue la même donne.
web-deal-open = S’ouvre le { $date }
