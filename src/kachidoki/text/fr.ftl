# Every sentence a person reads, in French. Forms: .adj of a colour after a noun, .de of an area
# ("d’Ōmi"), .le of a card with its article.

## Names

colour-red = Rouge
    .adj = rouge
    .of = rouge
colour-blue = Bleu
    .adj = bleu
    .of = bleu
colour-yellow = Jaune
    .adj = jaune
    .of = jaune
colour-green = Vert
    .adj = vert
    .of = vert
area-kyoto = Kyoto
    .de = de Kyoto
area-omi = Ōmi
    .de = d’Ōmi
area-ise = Ise
    .de = d’Ise
area-owari = Owari
    .de = d’Owari
area-mikawa = Mikawa
    .de = de Mikawa
area-totomi = Tōtōmi
    .de = de Tōtōmi
area-shinano = Shinano
    .de = de Shinano
suit-katana = katana
suit-yari = yari
suit-teppo = teppō
card-ninja = ninja de { $suit }
    .le = le ninja de { $suit }
card-number = { $number } de { $suit }
    .le = le { $number } de { $suit }
seat-numbered = le joueur { $number }
    .of = du joueur { $number }
seat-named = { $name }
    .of = de { $name }
seat-house = { $name } ({ $colour-adj })
    .of = de { $name } ({ $colour-adj })
list-separator = { ", " }
list-groups = { " ; " }
list-and = { $items } et { $last }
list-nothing = rien
    .le = rien

## The rules that sentences follow from

rule-a-turn = Le tour
rule-boards = Plateaux
rule-code-of-honour = Code d’honneur
rule-deploy = Déploiement
rule-end = Fin de partie
rule-epilogue = Épilogue
rule-fight = Combat
rule-hint = Conseil
rule-kachidoki = Kachidoki
rule-move = Déplacement
rule-pieces-and-map = Matériel et carte
rule-prestige = Prestige
rule-recruit = Recrutement
rule-set-up = Mise en place
rule-skirmish = Affrontement
rule-solved = Résolu
rule-surprise = Surprise
rule-take-back = Reprise
rule-taroma = Taroma
rule-the-game = La partie
rule-two-houses = Deux maisons
rule-two-players-and-a-neutral-army = Deux joueurs et une armée neutre
rule-variant = Variante { $number } « { $name } »
rule-variant-cards = Cartes de variante
rule-winning-an-act = Gagner un acte

## Games, their options and what can be chosen, and the levels of bots

game-joraku = Joraku
    .about = plis et contrôle de régions : en marche vers Kyoto
game-rokumon = Rokumon
    .about = piles et lignes : Sanada contre Tokugawa en six actes
option-joraku-players = Joueurs
    .about = combien de joueurs
option-joraku-mode = Partie à deux
    .about = à deux joueurs seulement : deux maisons chacun, ou une armée neutre
    .houses = deux maisons chacun
    .neutral = une armée neutre
option-joraku-variants = Cartes de variante
    .about = les cartes de variante : deux au hasard, ou celles de votre choix
    .none = aucune
    .random = deux au hasard
option-joraku-kachidoki = Kachidoki
    .about = qui marque quand un affrontement est remporté
    .all = tous ceux de la région
    .winner = le vainqueur seul
option-joraku-passing = Passe
    .about = à qui vont les cartes passées (3 ou 4 joueurs)
    .left = les deux à gauche
    .both = une de chaque côté
option-joraku-board = Plateau
    .about = les barèmes ; depuis un fichier avec { "--board" }
    .standard = le plateau standard
    .rows = vos propres barèmes
option-rokumon-act = Acte
    .about = toute la campagne, un seul acte, ou une bataille en solo contre Taroma
    .campaign = toute la campagne
    .solo = en solo contre Taroma
option-rokumon-coins = Pièces
    .about = une donne : { "g" } dorée, { "j" } verte, { "f" } retournée
    .random = mélangées
option-rokumon-honour = Code d’honneur
    .about = le code d’honneur : reprise et Tanomo !
    .on = oui
    .off = non
option-rokumon-tokens = Jetons de vengeance
    .about = les jetons de vengeance au début d’un acte joué seul
option-rokumon-difficulty = Difficulté
    .about = en solo : vous êtes Tokugawa, Sanada, ou Tokugawa avec quatre guerriers
    .easy = facile : Tokugawa
    .medium = moyen : Sanada
    .difficult = difficile : Tokugawa avec quatre guerriers
option-rokumon-layout = Disposition
    .about = en solo : l’hexagone, ou sept cases
    .hexagon = l’hexagone
    .cells = sept cases de votre choix
option-rokumon-surrender = Abandon
    .about = si un joueur peut abandonner un acte
    .on = oui
    .off = non
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître

## Shared by all games

core-take-back = { $seat-cap } reprend son action : « { $action } ».
core-take-back-both = { $seat-cap } reprend son action, « { $action } », et la réponse avec elle.
core-no-take-back = Il n’y a rien à reprendre : on ne reprend que ses toutes dernières actions, tant que les règles le permettent et que rien n’a été révélé.
core-no-take-backs-left = Vous avez déjà repris { $most } actions pendant ce tour : il faut maintenant jouer.

## What people do, as an action of theirs is called

deed-pass = passer { $card-le }
deed-pass-left = passer { $card-le } au joueur suivant
deed-pass-right = passer { $card-le } au joueur précédent
deed-draft = garder { $card-le }
deed-discard = défausser { $card-le }
deed-play = jouer { $card-le }
deed-play-for = jouer { $card-le } pour { $colour }
deed-place = placer des samouraïs
deed-march = marcher
deed-put = placer un samouraï à { $area }
deed-move = déplacer un samouraï { $area-de } à { $to }
deed-daimyo = déplacer le Daimyo à { $area }
deed-remove = retirer un samouraï { $colour-adj } dans la région du Daimyo
deed-send = envoyer un samouraï neutre ({ $colour-adj }) à { $area }
deed-end = terminer le tour
deed-deploy = déployer un guerrier en { $cell }
deed-deploy-valued = déployer le { $value } en { $cell }
deed-move-warrior = se déplacer de { $cell } en { $to_cell }
deed-fight = combattre en { $cell }
deed-surprise = poser par surprise la pièce de { $cell } en { $to_cell }
deed-surrender = abandonner
deed-add = ajouter { $tokens ->
    [one] { $tokens } jeton de vengeance
   *[other] { $tokens } jetons de vengeance
 }
deed-ready = se dire prêt
deed-accept = accepter la défaite

## Joraku: set-up and Recruit

joraku-variant = La carte de variante { $variant } est en jeu : { $name }.
joraku-daimyo = { $colour } pioche la carte Daimyo { $card } ; son Daimyo se place dans la région { $card }.
joraku-first = { $seat-cap } a la plus haute carte Daimyo ({ $card }), prend la carte Kachidoki et entamera.
joraku-round = La manche { $round } commence : toutes les cartes sont mélangées.
joraku-dealt = Carte distribuée : { $card }.
joraku-hands = Chacun a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } ; { $aside ->
    [one] { $aside } carte reste
   *[other] { $aside } cartes restent
 } de côté, face cachée.
joraku-passing = À passer à { $to } : { $card }.
joraku-passed = Tout le monde a choisi : chacun passe { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
joraku-received = Cartes reçues : { $cards }.
joraku-pack = Paquet en main : { $cards }.
joraku-drafting = Gardé du paquet : { $card }.
joraku-last-card = Gardé, dernière carte du paquet : { $cards }.
joraku-drafted = Le draft est terminé ; chacun a huit cartes en main.
joraku-discarding = Carte défaussée : { $card }.
joraku-discarded = Chacun a défaussé une carte, sans la montrer.
joraku-advance = L’armée neutre ({ $colour-adj }) avance d’une région vers Kyoto ; son Daimyo est maintenant à { $area }.

## Joraku: Skirmish

joraku-play = { $colour } joue { $card-le }.
joraku-followed = { $colour } +{ $points } : { $card-le } est de l’enseigne demandée.
joraku-choose-place = { $colour } place des samouraïs dans la région { $number }.
joraku-choose-march = { $colour } se met en marche avec { $number ->
    [one] { $number } point d’action
   *[other] { $number } points d’action
 }.
joraku-put = { $left ->
    [0] { $colour } place un samouraï à { $area }.
    [one] { $colour } place un samouraï à { $area } (encore { $left } possible).
   *[other] { $colour } place un samouraï à { $area } (encore { $left } possibles).
 }
joraku-move = { $left ->
    [0] { $colour } déplace un samouraï { $area-de } à { $to }.
   *[other] { $colour } déplace un samouraï { $area-de } à { $to } (il reste { $left } PA).
 }
joraku-move-daimyo = { $left ->
    [0] { $colour } déplace son Daimyo { $area-de } à { $to } pour { $cost } PA.
   *[other] { $colour } déplace son Daimyo { $area-de } à { $to } pour { $cost } PA (il reste { $left } PA).
 }
joraku-kyoto = { $colour } +{ $points } : son Daimyo entre à Kyoto pour la première fois, selon sa carte.
joraku-remove = { $left ->
    [0] { $colour } retire { $area-de } un samouraï { $victim-of }.
   *[other] { $colour } retire { $area-de } un samouraï { $victim-of } (il reste { $left } PA).
 }
joraku-send = { $left ->
    [0] { $colour } envoie un samouraï neutre ({ $victim-adj }) { $area-de } à { $to }.
   *[other] { $colour } envoie un samouraï neutre ({ $victim-adj }) { $area-de } à { $to } (il reste { $left } PA).
 }
joraku-end = { $lost ->
    [0] { $colour } termine son tour.
    [one] { $colour } termine son tour ; { $lost } PA est perdu.
   *[other] { $colour } termine son tour ; { $lost } PA sont perdus.
 }
joraku-won-highest = { $colour } remporte l’affrontement et la carte Kachidoki : { $card-le } est la carte la plus forte.
joraku-won-later = { $colour } remporte l’affrontement et la carte Kachidoki : de deux cartes égales, { $card-le } a été joué en dernier.
joraku-won-ninja = { $colour } remporte l’affrontement et la carte Kachidoki : { $card-le } bat un 6.
joraku-won-later-ninja = { $colour } remporte l’affrontement et la carte Kachidoki : un ninja bat un 6, et { $card-le } est le dernier ninja joué.
joraku-won-last-ninja = { $colour } remporte l’affrontement et la carte Kachidoki : il n’y a que des ninjas, et { $card-le } est le dernier.

## Joraku: points

place = { $rank ->
    [1] 1er
   *[other] { $rank }e
 }
joraku-standing = { $of ->
    [1] sans rival
   *[other] { $place } sur { $of }
 }
joraku-kachidoki = { $points ->
    [0] Le Kachidoki ne rapporte rien ici. { $colour } : { joraku-standing } à { $area }, où se tient le Daimyo du vainqueur, avec { $influence } d’influence{ $tie }.
   *[other] Kachidoki ! { $colour } +{ $points } : { joraku-standing } à { $area }, où se tient le Daimyo du vainqueur, avec { $influence } d’influence{ $tie }.
 }
joraku-prestige = { $points ->
    [0] { $colour } : { joraku-standing } à { $area } avec { $influence } d’influence{ $tie }, ce qui ne rapporte rien à la manche { $round }.
   *[other] { $colour } +{ $points } : { joraku-standing } à { $area } avec { $influence } d’influence{ $tie } ; la manche { $round } rapporte { $row }.
 }
joraku-own-ground = { $points ->
    [0] { $colour } : premier à { $area }, là où se trouve son propre Daimyo, ce qui ne rapporte rien.
   *[other] { $colour } +{ $points } : premier à { $area }, là où se trouve son propre Daimyo.
 }
tie-none = { "" }
tie-with = , à égalité avec { $tied }
joraku-wins-points = { $seat-cap } gagne avec { $points } PR.
joraku-wins-daimyo-card = { $seat-cap } gagne avec { $points } PR, à égalité avec { $second }, grâce à sa carte Daimyo plus élevée.
joraku-wins-second-house = { $seat-cap } gagne avec { $points } PR, à égalité avec { $second }, grâce à son autre maison.
joraku-wins-holder = { $seat-cap } gagne avec { $points } PR, à égalité avec { $second } dans les deux maisons, grâce à la carte Kachidoki.

## Joraku: why something is not possible

joraku-no-not-in-hand = Vous n’avez pas cette carte.
joraku-no-no-samurai-left-to-place = Plus aucun samouraï à placer : trois au plus, et seulement ceux de la réserve.
joraku-no-a-number-places-only-in = Cette carte ne place des samouraïs qu’à { $area }.
joraku-no-first-choose-to-place-or-to-march = Choisissez d’abord : placer ou marcher.
joraku-no-this-is-the-time-to = Ce n’est pas le moment ; il faut maintenant { $phase ->
    [pass] passer des cartes
    [draft] garder une carte
    [discard] défausser une carte
    [play] jouer une carte
    [place] placer des samouraïs
    [march] marcher
   *[other] attendre
 }.
joraku-no-all-cards-go-to-the-left = Dans cette partie, toutes les cartes passées vont à la personne qui joue après vous.
joraku-no-this-card-goes-to-the = Cette carte va { $side ->
    [left] à gauche
   *[right] à droite
 }.
joraku-no-must-follow = Vous devez fournir : { $suit } est demandé et vous en avez.
joraku-no-a-card-here-is-for-ones-one-colour = Vous n’avez qu’une couleur ; ne la nommez pas.
joraku-no-name-one-of-your-own-colours = Dites pour laquelle de vos couleurs vous jouez.
joraku-no-this-card-is-for = Cette carte est pour { $colour }.
joraku-no-no-action-points-left = Il ne reste aucun point d’action.
joraku-no-no-such-samurai-beside-your-daimyo-in = Il n’y a pas de samouraï { $colour-adj } auprès de votre Daimyo à { $area }.
joraku-no-a-neutral-samurai-is-sent-to-another-area = On ne retire pas un samouraï neutre, on l’envoie ailleurs : nommez une région.
joraku-no-only-an-opponents-samurai-can-be-removed = On ne peut retirer que le samouraï d’un adversaire.
joraku-no-not-next-to = Cette région n’est pas voisine { $area-de }.
joraku-no-not-enough-action-points = Cela coûte { $cost } PA ; il vous en reste { $left }.
joraku-no-only-a-neutral-samurai-is-sent-elsewhere = Seul un samouraï de l’armée neutre peut être envoyé ailleurs.
joraku-no-no-neutral-samurai-in = Il n’y a pas de samouraï neutre auprès de votre Daimyo à { $area }.
joraku-no-not-where-it-is-nor-behind-its-daimyo = Un samouraï neutre va dans une autre région, jamais derrière le Daimyo neutre.
joraku-no-no-samurai-of-yours-in = Vous n’avez pas de samouraï à { $area }.

## Rokumon

clan-sanada = Sanada
    .of = de Sanada
clan-tokugawa = Tokugawa
    .of = de Tokugawa
coin-gold = dorée
coin-green = verte
coin-flipped = retournée
coin-at = { $cell } { $colour }
act-1 = Rokumonsen
act-2 = Le château d’Ueda
act-3 = Premier siège d’Ueda
act-4 = Second siège d’Ueda
act-5 = L’hiver à Osaka
act-6 = L’été à Osaka
act-7 = Retour à Ueda
taroma-1 = CONQUÉRIR
taroma-2 = COUVRIR
taroma-3 = BLOQUER
taroma-4 = ASSORTIR
taroma-5 = RENFORCER
taroma-6 = MANŒUVRER
taroma-7 = DÉPLOYER
taroma-8 = DÉPLACER
taroma-9 = SE REPLIER
taroma-10 = ABANDONNER

rokumon-act = { $act ->
    [7] Solo : { $name }.
   *[other] Acte { $act } : { $name }.
 }
rokumon-flip = La pièce à { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
 } sera retournée.
rokumon-coins = Les pièces sont posées : { $coins }. Sanada commence.
rokumon-deploy = { $clan } déploie un guerrier en { $cell }.
rokumon-deploy-valued = { $clan } déploie le { $value } en { $cell }.
rokumon-move = { $clan } se déplace de { $cell } en { $to_cell }.
rokumon-fight = { $clan } déclare un combat en { $cell }.
rokumon-surprise = Surprise ! { $clan } pose la pièce de { $cell } en { $to_cell }.
rokumon-add = { $clan } ajoute { $tokens ->
    [one] { $tokens } jeton de vengeance
   *[other] { $tokens } jetons de vengeance
 }.
rokumon-ready = { $clan } est prêt.
rokumon-showdown = En { $cell }, le { $top_value } { $top-of } ({ $top_total } en tout) affronte le { $under_value } { $under-of } ({ $under_total } en tout).
rokumon-fight-lost = Le { $value } { $loser-of } est le plus faible et retourne dans sa réserve.
rokumon-fight-lost-to-star = Le { $value } { $loser-of } retourne dans sa réserve : le 6 rouge perd toujours contre le 1 étoilé, quoi qu’on ait ajouté.
rokumon-fight-tied = Les deux sont à égalité et retournent dans leurs réserves.
rokumon-tanomo = Tanomo ! { $clan } peut gagner au prochain tour.
rokumon-ends-line = { $winner } gagne : trois alignés.
rokumon-ends-stack = { $winner } gagne : trois dans une pile.
rokumon-ends-reveal = { $winner } gagne : { $loser } a soulevé un guerrier et découvert trois alignés.
rokumon-ends-exposed = { $winner } gagne : { $loser } a laissé trois alignés à découvert.
rokumon-ends-surrender = { $winner } gagne : { $loser } abandonne.
rokumon-ends-no-action = { $winner } gagne : { $loser } n’a plus aucune action.
rokumon-ends-repetition = Match nul : la même position se présente pour la troisième fois.
rokumon-token = { $loser } prend un jeton de vengeance et en a { $tokens }.
rokumon-taroma = Taroma : { $step } { $name }, { $action }. { $step ->
    [1] Cela gagne.
    [10] Rien d’autre n’est possible.
   *[other] { $before ->
        [0] Aucune victoire ne menaçait.
       *[other] { $wins ->
            [0] Il ne reste aucun coup gagnant
            [one] Il reste { $wins } coup gagnant
           *[other] Il reste { $wins } coups gagnants
         } au lieu de { $before }.
     } À égalité, Taroma prend la pièce qui a le moins de points : { $pips }.
 }
rokumon-game-won = { $winner } gagne la partie avec { $won ->
    [one] { $won } acte
   *[other] { $won } actes
 }.
rokumon-game-drawn = La partie est nulle.

## The log in short: what a turn consists of, one part after another

brief-joraku-variant = { $name }
brief-joraku-daimyo = { $colour } a la carte Daimyo { $card }
brief-joraku-first = { $seat } entame
brief-joraku-round = Manche { $round }
brief-joraku-passing = { $card } pour { $to }
brief-joraku-received = reçu { $cards }
brief-joraku-drafting = gardé { $card }
brief-joraku-last-card = gardé { $cards }
brief-joraku-discarding = défaussé { $card }
brief-joraku-advance = armée neutre vers { $area }
brief-joraku-play = { $card }
brief-joraku-put = samouraï à { $area }
brief-joraku-move = samouraï { $area } → { $to }
brief-joraku-move-daimyo = Daimyo { $area } → { $to }
brief-joraku-remove = retire { $area-de } un samouraï { $victim-of }
brief-joraku-send = samouraï neutre { $area } → { $to }
brief-joraku-won = { $colour } l’emporte avec { $card-le }
brief-rokumon-act = { $act ->
    [7] Solo : { $name }
   *[other] Acte { $act } : { $name }
 }
brief-rokumon-deploy = un guerrier en { $cell }
brief-rokumon-deploy-valued = le { $value } en { $cell }
brief-rokumon-move = { $cell } → { $to_cell }
brief-rokumon-surprise = Surprise : pièce { $cell } → { $to_cell }
brief-rokumon-fight = combat en { $cell }
brief-rokumon-add = { $clan } ajoute { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
 }
brief-rokumon-showdown = { $top_total } contre { $under_total }
brief-rokumon-fight-lost = { $loser } perd le { $value }
brief-rokumon-fight-lost-to-star = { $loser } perd le { $value }
brief-rokumon-fight-tied = les deux se retirent
brief-rokumon-tanomo = Tanomo !
brief-rokumon-taroma = { $step } { $name }

## Rokumon: why something is not possible

rokumon-no-first-comes-the = D’abord vient { $phase ->
    [turn] le tour : déployer, se déplacer, combattre, surprendre ou abandonner
    [bid] le combat : ajoutez des jetons de vengeance ou dites que vous êtes prêt
    [lost] la défaite : acceptez-la ou reprenez le déplacement
   *[other] la mise en place
 }.
rokumon-no-no-fights-in-act = Il n’y a pas de combats dans l’acte { $act }.
rokumon-no-no-surprise-in-act = Il n’y a pas de surprise dans l’acte { $act }.
rokumon-no-nobody-can-surrender-here = Dans cette partie, on ne peut pas abandonner.
rokumon-no-there-is-no-coin-on = Il n’y a pas de pièce en { $cell }.
rokumon-no-values-are-unused-here-so-name-only-the-cell = Les valeurs ne servent pas ici : nommez seulement la case.
rokumon-no-say-which-warrior = Dites quel guerrier vous déployez.
rokumon-no-only-onto-an-empty-coin = On ne déploie un guerrier que sur une pièce vide.
rokumon-no-not-in-your-supply = Ce guerrier n’est pas dans votre réserve.
rokumon-no-needs-two-warriors-one-of-them-yours-on = Pour un combat, il faut deux guerriers en { $cell }, dont au moins un à vous.
rokumon-no-you-have-surprised-already = Vous avez déjà utilisé votre surprise dans cet acte.
rokumon-no-the-other-has-just-moved-the-coin-on = La pièce en { $cell } vient d’y être posée ; on ne peut pas la soulever à ce tour.
rokumon-no-needs-an-empty-cell-that-touches-two-other-coins = Une pièce ne se pose que sur une case vide qui touche deux autres pièces.
rokumon-no-no-warrior-of-yours-on-top-of = Aucun de vos guerriers n’est au sommet en { $cell }.
rokumon-no-two-can-be-covered-only-if-both-are-yours-on = On ne peut couvrir les deux guerriers en { $cell } que s’ils sont tous deux à vous.
rokumon-no-a-move-goes-to-a-coin-of-another-colour-than-on = { $cell } est de la même couleur ; un déplacement va vers une autre couleur.

## Rokumon: what an action is worth

worth-win = gagne en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
 }
worth-draw = fait match nul
worth-loss = perd en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
 }
worth-only = { $worth }, seul bon coup
bots-judged-best = « { $action-cap } » { $worth } : il n’y a pas mieux.
bots-judged-only = « { $action-cap } » { $worth } : tout autre coup laisse échapper { $given ->
    [win] la victoire
   *[draw] le match nul
 }.
bots-judged-lost = « { $action-cap } » { $worth } : la position était déjà perdue, et rien ne tient plus longtemps.
bots-judged-slower = « { $action-cap } » { $worth } ; « { $best } » { $best_worth }.
bots-judged-gave-away = « { $action-cap } » { $worth } et laisse échapper { $given ->
    [win] la victoire
   *[draw] le match nul
 } : « { $best } » { $best_worth }.

## Hints

hint-forced = { $actions }. { $reason }
hint-line = { $actions } : { NUMBER($chance, style: "percent") } de chances de gagner. { $reason }

bots-hint-only = C’est la seule chose que vous puissiez faire.
bots-hint-give = Il n’y a pas de raison simple : dans les parties jouées à partir d’ici, donner ces cartes vous a bien réussi. Vous gardez { $cards-le }.
bots-hint-give-void = Vous donnez vos dernières cartes de { $suit } : quand cette enseigne est demandée, vous jouez ce que vous voulez. Vous gardez { $cards-le }.
bots-hint-give-low = Les petites cartes gagnent rarement un affrontement et donnent peu de points de marche ; vous gardez { $cards-le }.
bots-hint-give-area = L’une d’elles place à { $area }, où le premier { $points ->
    [0] ne gagne rien
   *[other] ne gagne que { $points } PR
 } dans cette manche ; vous gardez { $cards-le }.
bots-hint-give-ninja = Vous gardez un ninja, qui place partout et bat un 6. Vous gardez { $cards-le }.
bots-hint-give-keeps = Ce que vous donnez place là où l’on gagne moins : { $card-le } place à { $area }, où le premier gagne { $points } PR dans cette manche. Vous gardez { $cards-le }.
bots-hint-take = Elle place à { $area }, où le premier gagne { $points } PR dans cette manche ; avec elle, vous avez { $cards-le }.
bots-hint-take-ninja = Un ninja place n’importe où et bat un 6 ; avec lui, vous avez { $cards-le }.
bots-hint-if-now = { $more ->
    [0] { $less ->
        [0] { "" }
       *[other] { " " }Pour l’instant, cela coûte { $less } PR sur la carte, ce qui devrait payer plus tard.
     }
   *[other] { " " }Si la manche finissait maintenant, cela vous rapporterait { $more } PR.
 }
bots-hint-daimyo = { $pays ->
    [0] { "" }
   *[other] { $own ->
        [0] { $decided ->
            [0] { " " }Qui mène l’affrontement a son Daimyo à { $stands } : s’il le gagne, vous y marquez { $pays } PR.
           *[other] { " " }Qui gagne l’affrontement a son Daimyo à { $stands } : vous y marquez { $pays } PR.
         }
       *[other] { $decided ->
            [0] { " " }Votre Daimyo va à { $stands } : si vous gagnez l’affrontement, vous y marquez { $pays } PR.
           *[other] { " " }Votre Daimyo va à { $stands } : vous gagnez l’affrontement et y marquez { $pays } PR.
         }
     }
 }
bots-hint-wins-skirmish = Elle remportera sans doute l’affrontement : { $area }, où se tient votre Daimyo, vous rapporte alors aussitôt { $points } PR.{ bots-hint-if-now }
bots-hint-surely-wins = Elle remporte à coup sûr l’affrontement : { $area }, où se tient votre Daimyo, vous rapporte alors aussitôt { $points } PR.{ bots-hint-if-now }
bots-hint-grows = Vous aurez { $mine } d’influence à { $area }{ $theirs ->
    [0] , où il n’y a personne d’autre.
   *[other]  ; le plus fort des autres y a { $theirs }.
 }{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-removes = Cela éloigne de { $area } { $count } des samouraïs adverses qui vous y gênent.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-area = Vous serez { $place } à { $area } : { $points } PR de plus au décompte de la manche { $round }{ $also ->
    [0] { "" }
   *[other] , et { $also } de plus à { $areas }
 }{ $lost ->
    [0] .
   *[other] , mais { $lost } de moins ailleurs.
 }{ bots-hint-daimyo }
bots-hint-holds = Aucun rang ne change sur la carte : vos pièces restent où elles sont.
bots-hint-low = Vous n’auriez guère gagné cet affrontement : une carte faible suffit.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-cannot-win = Vous ne pouvez pas gagner cet affrontement : une carte faible suffit.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-spares = Vos cartes plus fortes restent pour un affrontement qui rapporte davantage.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-solved = { $leads_to ->
    [win] Quoi que fasse l’autre, vous pouvez gagner à partir de là.
    [loss] Contre un jeu parfait, ce coup finit par perdre, mais presque personne ne joue parfaitement.
   *[draw] Si tous deux jouent au mieux, personne ne gagne à partir de là.
 }
bots-hint-lost = Si l’autre trouve toutes les bonnes réponses, tous les coups perdent ici. Celui-ci tient le plus longtemps.
bots-hint-lost-answers = Si l’autre trouve toutes les bonnes réponses, tous les coups perdent ici. Celui-ci tient le plus longtemps : { $right ->
    [one] une seule réponse
   *[other] { $right } réponses
 } sur { $answers } le { $right ->
    [one] bat
   *[other] battent
 }.
bots-hint-draws = Cela fait match nul : la même position pour la troisième fois.
bots-hint-taroma = Les réponses de Taroma sont connues : d’ici, vous gagnez en { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
 }
bots-hint-taroma-holds = Taroma ne peut plus être battu dans cette bataille.
bots-hint-surrender = Tout le reste est perdu aussi.
bots-hint-tokens = Le combat vaut bien ces jetons.
bots-hint-saves = Ajouter encore des jetons ici n’en vaut pas la peine.
bots-hint-wins = Ce coup gagne immédiatement.
bots-hint-control = Vous contrôlez alors { $mine ->
    [one] { $mine } pièce
   *[other] { $mine } pièces
 }, et l’adversaire { $theirs }.
bots-hint-fight = Le combat devrait tourner en votre faveur, pour autant qu’on puisse le savoir.
bots-hint-stops = Cela empêche { $threats ->
    [one] { $threats } réponse gagnante
   *[other] { $threats } réponses gagnantes
 } de l’adversaire ; { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
 }.
bots-hint-stops-action = Cela empêche { $threats ->
    [1] « { $action } », avec quoi l’adversaire gagnerait
   *[other] { $threats } réponses gagnantes de l’adversaire, par exemple « { $action } »
 } ; { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
 }.
bots-hint-stops-line = Cela empêche { $threats ->
    [1] « { $action } », avec quoi l’adversaire gagnerait par la ligne { $row }
   *[other] { $threats } réponses gagnantes de l’adversaire, par exemple « { $action } » pour la ligne { $row }
 } ; { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
 }.
bots-hint-threatens = Cela menace de gagner { $wins ->
    [one] d’une façon
   *[other] de { $wins } façons
 }.
bots-hint-threatens-less = Cela menace de gagner { $wins ->
    [one] d’une façon
   *[other] de { $wins } façons
 }, mais l’autre y répond mieux qu’au premier conseil.
bots-hint-verdict = { $leads_to ->
    [win] { " " }Quoi que fasse l’autre, vous pouvez gagner à partir de là.
    [loss] { " " }Contre un jeu parfait, cela finit tout de même par perdre.
    [draw] { " " }Si tous deux jouent au mieux, personne ne gagne à partir de là.
   *[unknown] { "" }
 }
bots-hint-blocks = Cela bloque la ligne { $row }, dont l’adversaire tient deux pièces.{ bots-hint-verdict }
bots-hint-covers = Cela couvre le guerrier adverse en { $cell } : cette pièce est alors à vous.{ bots-hint-verdict }
bots-hint-builds = Deux pièces de la ligne { $row } sont alors à vous, et la troisième est vide.{ bots-hint-verdict }

## The review of a finished game

review-gives-up = Tel que joué, le tour vous fait renoncer à être { $place } à { $area } : { $points } de moins au décompte de la manche { $round }.
review-leaves = Tel que joué, le tour laisse { $colour } { $place } à { $area } : { $points } de plus pour lui au décompte de la manche { $round }.
review-keeps = Vous gardez { $cards-le } ; tel que joué, c’est { $colour } qui en profite.
review-keeps-both = Vous gardez { $cards-le } ; tel que joué, c’est un voisin qui en profite.
review-keeps-ninja = Un ninja place jusqu’à 3 samouraïs où l’on veut et bat un 6.
review-keeps-card = Avec { $card-le }, on place à { $area }, qui rapporte { $points } au premier dans cette manche, ou l’on marche avec { $number } PA.
review-no-supply = Rien n’a été placé : il ne restait aucun samouraï en réserve.
review-unplaced = Samouraïs placés : { $count }, sur { $possible } possibles.
review-unspent = Points d’action inutilisés : { $left } sur { $points }.
review-answer-wins = { $clan } peut répondre « { $action } » et gagne aussitôt.
review-answer-next-turn = { $clan } peut répondre « { $action } » ; ensuite rien n’empêche de gagner au tour suivant.
review-answer-threatens = { $clan } peut répondre « { $action } » et menace alors de gagner { $wins ->
    [one] d’une façon
   *[other] de { $wins } façons
 }.
review-answer-leads = { $clan } peut répondre « { $action } »{ $does ->
    [blocks] { " " }et bloquer la ligne { $row } : cela
    [covers] { " " }et couvrir le guerrier en { $cell } : cela
    [builds] { " " }et tenir deux pièces de la ligne { $row } : cela
   *[nothing] , ce qui
 } gagne en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
 }, quoi qu’on fasse.
review-answer-holds = { $clan } peut répondre « { $action } » ; ensuite personne ne gagne si tous deux jouent au mieux.
review-answer-expected = { $clan } répondra sans doute « { $action } ».
review-likely = Ce que fera l’adversaire n’est pas prouvé, seulement vraisemblable : c’est ce que la recherche juge le mieux, sur tout ce que les guerriers cachés pouvaient être.
review-likely-open = Ce que fera l’adversaire n’est pas prouvé, seulement vraisemblable : la recherche ne voit que quelques tours à l’avance.
review-taroma-wins = Taroma répond « { $action } » et gagne aussitôt.
review-taroma-holds = Taroma répond « { $action } » et ne peut plus être battu.
review-taroma-draws = Taroma répond « { $action } » ; ensuite il ne reste au mieux que le match nul.
review-skirmish = Avec { $card-le }, l’affrontement est gagné { $percent } fois sur 100 au lieu de { $less }, et Kachidoki rapporte alors { $points } à { $area }.
review-ninja = Un 6 était sorti : { $card-le } remporte l’affrontement { $percent } fois sur 100 au lieu de { $less }, et Kachidoki rapporte alors { $points } à { $area }.
review-spares = Avec { $card-le }, l’affrontement est gagné { $percent } fois sur 100 au lieu de { $less }, mais { $kept-le } reste pour un autre.
review-outweighs = Avec { $card-le }, l’affrontement est gagné { $percent } fois sur 100 au lieu de { $less } ; ce que ce tour rapporte sur la carte ou plus tard vaut davantage.
review-void = { $seat-cap } n’a pas pu fournir { $suit } à l’affrontement { $skirmish }.
review-when-passing = Manche { $round }, cartes à passer
review-when-skirmish = Manche { $round }, affrontement { $skirmish }
review-when-turn = Tour { $turn }
review-dealt = Distribué à la manche { $round } : { $cards }.
review-chose = { $seat-cap } a choisi face cachée : { $cards }.

review-grade-best = Rien de mieux
review-grade-close = Proche du meilleur
review-grade-equal = À peu près égal au meilleur
review-grade-slip = Un peu concédé
review-grade-costly = Beaucoup concédé
review-grade-turning = A fait basculer la partie

review-how-exact = exact
review-how-enumerated = { $worlds ->
    [1] le seul monde possible
   *[other] les { $worlds } mondes possibles
 }
review-how-sampled = { $worlds } mondes tirés au hasard
review-how-searched = recherche sur { $depth ->
    [one] { $depth } tour
   *[other] { $depth } tours
 }

review-working = analyse
review-course = { $seat-cap } : la chance de gagner, du début à la fin
review-act = { $seat-cap }, { $act } : la chance de gagner l’acte
review-worth = { $seat-cap }, { $act } : ce que valait la position
review-sum = Départ { $start }, décisions { $decisions }, chance { $luck } : en tout { $result }, le résultat.
review-sum-exact = Au début, au mieux joué : { $start }. A concédé quelque chose : { $own } ; l’autre : { $others }. Le résultat : { $result }.
review-sum-about = Les décisions : tout ce qu’elles ont concédé, additionné ; aucune ne peut faire mieux que ne rien concéder. La chance : tout le reste, en plus ou en moins, y compris les erreurs des autres. Chacune peut dépasser 100 %, car une chance concédée peut revenir et être concédée de nouveau.
review-luck = Part de la chance : la donne { $deal }, les autres { $others }, ce qui s’est dévoilé { $shown }, mieux évalué ensuite { $estimate }.
review-luck-apart = D’après ce qu’on pouvait savoir, la chance compte quand elle se dévoile. Tout à découvert, les décisions portent aussi ce que personne ne pouvait savoir : on y concède davantage, et la chance le compense. Les deux peuvent donc avoir des signes opposés.
review-luck-named = Ce qui a compté le plus :
review-nothing-happened = Rien ne s’est passé : une fois venu, le tour a pu être mieux évalué.
review-decisions = Décisions
review-costliest = Ce qui apprend le plus
review-nothing = Aucune décision n’a rien concédé que l’on puisse distinguer du hasard.
review-surrendered-exact = { $seat-cap } : abandon. Au meilleur jeu des deux, c’était alors { $worth }.
review-surrendered = { $seat-cap } : abandon. D’après ce qu’on pouvait savoir, la chance de gagner était encore de { $worth }.
review-turn = { $when } (ligne { $line }), { $seat } : { $actions }
review-lost = { $grade } : { $loss } de la chance de gagner (entre { $low } et { $high } ; { $how }).
review-lost-exact = { $grade } ({ $how }).
review-know = D’après ce qu’on pouvait savoir : { $played }, au mieux { $best }.
review-open = Tout étant ouvert : { $played }, au mieux { $best }.
review-note = Tout ouvert, autre chose aurait pu être le mieux. Personne ne pouvait le savoir : cela ne compte donc pas dans le verdict.
review-searched-apart = Les deux chances peuvent être très différentes : d’après ce qu’on pouvait savoir, la recherche ne laisse jamais l’autre clan se servir de ses propres valeurs cachées.
review-open-equal = Tout étant ouvert, le mieux est : { $actions }. Pour ce qu’en dit cette analyse, ce choix et le meilleur d’après ce qu’on pouvait savoir se valent à peu près.
review-open-apart = Tout étant ouvert, le mieux est : { $actions }. On connaît alors les cartes des autres ; tant qu’on ne les connaît pas, le meilleur choix d’après ce qu’on pouvait savoir vaut au moins autant en moyenne.
review-better = Mieux : { $actions }
review-equal = À peu près équivalent, pour ce qu’en dit cette analyse : { $actions }
review-only-searched = Rien sur le plateau ne distingue aussitôt les deux coups : seule la recherche dit qu’il est meilleur.
review-only-solved = Rien sur le plateau ne distingue aussitôt les deux : cela a été calculé jusqu’à la fin.
review-after = Après le meilleur coup :
review-after-played = Après le coup joué :
review-goes-on = La suite serait : { $actions }.
review-goes-on-imagined = Une suite vraisemblable ; les cartes des autres sont imaginées : { $actions }.
review-grid = Ce qu’on pouvait savoir alors
review-card = Carte
review-own = en main
review-played = jouée à l’affrontement { $skirmish }
review-known = sûrement { $seat }
review-gone = défaussée
review-warrior = Guerrier

## Puzzles and lessons

puzzle-title = Problèmes
puzzle-about = Des positions de vraies parties qui n’ont qu’une seule meilleure réponse, toutes prouvées.
puzzle-daily = Problème du jour
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-show = Montrer la réponse
puzzle-number = Problème { $number }
puzzle-hardness = Difficulté { $rating }
puzzle-hard = { $level } ({ $rating })
puzzle-level-gentle = très facile
puzzle-level-easy = facile
puzzle-level-medium = pas si facile
puzzle-level-hard = difficile
puzzle-level-master = très difficile
puzzle-rating-sure = Votre niveau : { $hardness }. Vous en résolvez environ un sur deux. (Votre classement : { $rating })
puzzle-rating-unsure = Votre niveau semble être : { $hardness } ; quelques problèmes de plus le diront mieux. (Votre classement : { $rating })
tui-puzzle-rating = Votre cote : { $rating } (entre { $low } et { $high })
puzzle-rating-new = Votre cote commence avec votre première réponse. Elle reste dans ce navigateur.
puzzle-rating-about = Seul le premier essai compte ; ensuite on essaie en paix.
puzzle-choose = Quels problèmes
puzzle-all = Tous les thèmes
puzzle-themed = { $theme } ({ $count })
puzzle-solved = Résolus dans ce navigateur : { $count }
puzzle-right = Bien vu !
puzzle-wrong = Pas encore.
puzzle-answer = La réponse : { $actions }
puzzle-lessons = Leçons
puzzle-lessons-about = Six par jeu, sur ce que l’on ne voit pas dans ses premières parties. Quelques positions chacune, que vous jouez vous-même.
puzzle-lesson-step = { $at } sur { $last }
puzzle-lesson-on = Position suivante
puzzle-lesson-over = À la leçon suivante
puzzle-lesson-end = Retour aux problèmes et leçons
puzzle-lesson-done = terminée
puzzle-open = Possible : { $actions }
puzzle-prompt = Écrivez ce que vous faites, avec des virgules entre les étapes. « { $back } » reprend la dernière étape, « { $answer } » donne la réponse, une ligne vide quitte.

puzzle-side = Vous jouez { $side }. { $asked }
puzzle-ask-points = C’est le dernier tour de la manche { $round }. Marquez avec lui autant de points que possible.
puzzle-ask-next = C’est le dernier tour de la manche { $round }. Placez-vous pour que les régions vous rapportent le plus selon le barème de la manche suivante.
puzzle-ask-victory = C’est le dernier tour de la partie. Une seule façon de le finir vous donne la victoire.
puzzle-ask-card = Quelle carte remporte à coup sûr cet affrontement, quelles que soient les mains des autres ?
puzzle-ask-void = Quelles deux cartes passez-vous pour manquer d’autant d’enseignes que possible, quoi que vous receviez ?
puzzle-ask-force = { $turns ->
    [1] Gagnez avec ce tour, quoi que fasse l’autre. Une seule action y parvient.
   *[other] Gagnez en { $turns } de vos tours au plus, quoi que fasse l’autre. Une seule action y parvient.
 }
puzzle-ask-hold = Une seule action ne perd pas. Trouvez-la.
puzzle-ask-beat = Après une seule action, Taroma peut encore être battu. Trouvez-la.
puzzle-ask-stand = Taroma est sur le point de gagner. Une seule action l’en empêche.
puzzle-ask-strike = Vous pouvez gagner tout de suite, d’une seule façon. Trouvez-la.
puzzle-ask-parry = L’autre est sur le point de gagner. Une seule action l’en empêche.

puzzle-right-points = Points : { $points }. Le meilleur des autres plateaux possibles ({ $boards } en tout) en donne { $next }.
puzzle-right-next = La manche suivante vous rapporterait { $points } ainsi. Le meilleur des autres plateaux possibles ({ $boards } en tout) donne { $next }.
puzzle-right-victory = Sur les { $boards } plateaux que vous pouviez laisser, celui-ci seul gagne la partie.
puzzle-right-card = { $worlds ->
    [1] Elle ne peut plus être battue.
   *[other] Elle gagne dans chacune des { $worlds } répartitions possibles des cartes.
 }
puzzle-right-void = Enseignes qui vous manquent maintenant : { $voids }, à moins qu’une carte n’en ramène une. Aucun autre choix n’est jamais meilleur.
puzzle-right-force = { $turns ->
    [1] Cela gagne aussitôt. Aucune des autres actions ({ $others }) ne gagne.
   *[other] Cela gagne en { $turns } de vos tours au plus. Aucune des autres actions ({ $others }) ne gagne.
 }
puzzle-right-hold = Toutes les autres actions ({ $others }) perdent.
puzzle-right-beat = Taroma est battu, en nombre de tours : { $turns }. Après toute autre action ({ $others }), il ne pouvait plus l’être.
puzzle-right-stand = Après toute autre action ({ $others }), Taroma gagne aussitôt.
puzzle-right-strike = Sur { $actions } actions, celle-ci seule gagne tout de suite.
puzzle-right-parry = Après toute autre action ({ $others }), vous perdez aussitôt.

puzzle-wrong-points = Ainsi, vous marquez { $points } ; le maximum est { $best }.
puzzle-wrong-next = Ainsi, la manche suivante rapporterait { $points } ; le maximum est { $best }.
puzzle-wrong-victory = De cette façon, quelqu’un d’autre gagne la partie.
puzzle-wrong-card = Pas à coup sûr : cette carte peut venir, { $card }.
puzzle-wrong-void = Enseignes qui vous manquent alors : { $voids }. Possible : { $best }.
puzzle-wrong-force = Réponse de l’autre : { $reply }. La victoire s’est envolée.
puzzle-wrong-hold = Réponse de l’autre : { $reply }. D’ici, l’autre gagne.
puzzle-wrong-beat = D’ici, Taroma ne peut plus être battu.
puzzle-wrong-stand = Taroma gagne.
puzzle-wrong-strike = Cela ne gagne pas tout de suite.
puzzle-wrong-parry = Réponse de l’autre : { $reply }. Et c’est gagné pour l’autre.
puzzle-wrong-lost = Cela perd aussitôt.

puzzle-theme-daimyo = Déplacer le Daimyo
puzzle-theme-last-card = La dernière carte d’un affrontement
puzzle-theme-marching = Marches
puzzle-theme-ninja = Samouraïs par le Ninja
puzzle-theme-placing = Placer des samouraïs
puzzle-theme-removing = Retirer des samouraïs
puzzle-theme-rows = Le barème de la manche suivante
puzzle-theme-sure-card = La carte sûre
puzzle-theme-sure-ninja = L’heure du Ninja
puzzle-theme-victory = Le dernier mot
puzzle-theme-void = Passer des cartes
puzzle-theme-fight = Combats
puzzle-theme-hold = Tenir
puzzle-theme-parry = Arrêter l’autre
puzzle-theme-strike = Gagner tout de suite
puzzle-theme-surprise = Surprises
puzzle-theme-taroma-hold = Tenir contre Taroma
puzzle-theme-taroma-win = Battre Taroma
puzzle-theme-win-far = Gagner de loin
puzzle-theme-win-three = Gagner en trois
puzzle-theme-win-two = Gagner en deux

lesson-joraku-ties = À égalité, on descend
lesson-joraku-ties-about = À égalité, on partage le rang inférieur : deux premiers ensemble sont payés comme deuxièmes. Un samouraï de plus, ou un des leurs de moins, peut valoir autant qu’une région entière.
lesson-joraku-ties-point = Cherchez d’abord les égalités : en rompre une vous fait monter d’un rang, et un seul samouraï suffit.
lesson-joraku-follow = Qui doit fournir
lesson-joraku-follow-about = Qui a l’enseigne demandée doit la jouer. Ce que les autres ont joué, passé et n’ont pu fournir dit ce qu’ils peuvent encore avoir : une carte modeste est parfois imbattable.
lesson-joraku-follow-point = Comptez les cartes qui battraient la vôtre, et demandez-vous pour chacune si quelqu’un peut encore la jouer.
lesson-joraku-ninja = Quand jouer le Ninja
lesson-joraku-ninja-about = Un Ninja ne vaut rien, sauf si un 6 est sur la table : alors il gagne. De plusieurs Ninjas, c’est le dernier.
lesson-joraku-ninja-point = Attendez un 6, et pensez à ceux qui pourraient jouer un Ninja après vous.
lesson-joraku-rows = Le barème de la manche suivante
lesson-joraku-rows-about = Les pièces restent où elles sont, mais le barème avance vers Kyoto. Ce qui paie le plus maintenant ne paiera peut-être rien ensuite.
lesson-joraku-rows-point = Employez la fin d’une manche pour la suivante : regardez son barème avant de terminer votre tour.
lesson-joraku-daimyo = Où se tient votre Daimyo
lesson-joraku-daimyo-about = Un Daimyo vaut deux d’influence, et la région du Daimyo vainqueur est payée aussitôt. Deux points d’action le déplacent, et deux d’influence avec lui.
lesson-joraku-daimyo-point = Un Daimyo qui se tient là où vous êtes premier de toute façon est mal placé.
lesson-joraku-void = Passer pour être libre
lesson-joraku-void-about = Sans une enseigne, on n’a pas à la fournir : toute carte peut alors être jouée. Vous choisissez quoi passer avant de voir ce que vous recevez.
lesson-joraku-void-point = Passez une enseigne tout entière. La moitié d’une enseigne ne libère de rien.
lesson-rokumon-stack = Trois dans une pile
lesson-rokumon-stack-about = Trois des vôtres sur une pièce gagnent comme une ligne. Sur deux guerriers, on ne va que s’ils sont tous deux à vous, et toujours vers une autre couleur.
lesson-rokumon-stack-point = Deux des vôtres sur une pièce sont une menace. Regardez lesquels de vos guerriers peuvent les rejoindre.
lesson-rokumon-uncover = Ce que vous découvrez
lesson-rokumon-uncover-about = Un déplacement soulève avant de poser. S’il découvre une ligne de l’autre, vous avez perdu aussitôt, quoi que l’arrivée eût gagné.
lesson-rokumon-uncover-point = Avant de soulever un guerrier, regardez qui se tient dessous.
lesson-rokumon-threats = Deux menaces à la fois
lesson-rokumon-threats-about = Une menace se pare. De deux à la fois, l’autre ne peut en arrêter qu’une.
lesson-rokumon-threats-point = Comptez après chaque action vos victoires du tour suivant : deux qu’aucune réponse n’arrête ensemble, et c’est gagné.
lesson-rokumon-count = Compter les victoires de l’autre
lesson-rokumon-count-about = Avant vos propres plans : avec quoi l’autre pourrait-il gagner tout de suite, par une ligne, une pile, un combat ou une surprise ?
lesson-rokumon-count-point = L’action qui ne laisse à l’autre aucune victoire est souvent la seule que vous ayez.
lesson-rokumon-lone = Guerriers seuls
lesson-rokumon-lone-about = Taroma aime couvrir un de vos guerriers seuls d’un des siens, et il bloque toujours le plus possible de vos victoires.
lesson-rokumon-lone-point = Sachez ce que fera Taroma : sa réponse découle du plateau, alors comptez avec elle.
lesson-rokumon-strike = Combats et surprises gagnent aussi
lesson-rokumon-strike-about = Un combat ôte le plus faible d’une pièce, et ce qui est dessous peut être votre ligne. Une surprise emporte une pièce avec tous ceux qui s’y tiennent, et les lignes passent par les nouvelles places.
lesson-rokumon-strike-point = Déploiements et déplacements se voient d’emblée. Regardez chaque pièce à deux guerriers, et chaque pièce qui pourrait être ailleurs.

## Pictures

draw-ninja = Ninja
draw-rp = PR
draw-skirmish-of = Affrontement { $number } sur { $total }
draw-variants = { $count ->
    [one] Variante { $numbers }
   *[other] Variantes { $numbers }
 }
draw-status-variants = Tirage des cartes de variante
draw-status-daimyos = Tirage des cartes Daimyo
draw-status-deal = Distribution des cartes
draw-status-pass = Choix des cartes à passer : { $who }
draw-status-draft = Draft : { $who }
draw-status-discard = Choix d’une carte à défausser : { $who }
draw-status-play = { $who } doit jouer une carte
draw-status-choose = { $who } : placer ou marcher
draw-status-place = { $who } place des samouraïs, reste { $left }
draw-status-march = { $who } marche, reste { $left } PA
draw-seat = joueur { $seat }
draw-seat-you = joueur { $seat }, vous
draw-you = vous
draw-seen-by = vu d’ici
draw-neutral = l’armée neutre
draw-daimyo-card = Daimyo { $card }
draw-skirmish = Affrontement
draw-earlier = Plus tôt dans la manche
draw-hand = Votre main
draw-hands = Mains
draw-pack = Votre paquet
draw-passed = passées
draw-received = reçues
draw-dropped = défaussée
draw-aside = { $count ->
    [one] { $count } non vue
   *[other] { $count } non vues
 }
draw-rows = Ligne foncée : points des 1er, 2e et 3e cette manche ; ligne claire : la suivante. { $sources }.
draw-rows-printed = Comme imprimé : { $areas }
draw-rows-derived = Déduits, non imprimés : { $areas }
draw-rows-own = De votre plateau : { $areas }
draw-rows-all = toutes les régions
draw-told-player = { $colour } a { $points } PR et { $supply ->
    [one] { $supply } samouraï
   *[other] { $supply } samouraïs
 } en réserve.
draw-told-neutral = { $colour } est l’armée neutre.
draw-told-area = { $area } : { $factions }.
draw-told-daimyo = { $colour } { $place } avec le Daimyo et { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
 }
draw-told-samurai = { $colour } { $place } avec { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
 }
draw-told-skirmish = Cartes de cet affrontement : { $cards }.
draw-told-hand = Votre main : { $cards }.
draw-status-flip = Tirage de la pièce à retourner
draw-status-coins = Mise en place des pièces
draw-status-turn = À { $clan } de jouer
draw-status-bid = Combat en { $cell } : des jetons de { $clan } ?
draw-status-lost = { $clan } a découvert trois alignés
draw-taroma = Taroma
draw-supply = réserve
draw-tokens = jetons de vengeance
draw-added = { $count ->
    [one] { $count } ajouté au combat
   *[other] { $count } ajoutés au combat
 }
draw-surprise = Surprise
draw-surprise-used = Surprise utilisée
draw-acts-won = actes
draw-face-down = Un anneau en pointillé marque un guerrier face cachée ; les petits chiffres sont ce qu’il pourrait être.
draw-told-coin = { $cell }, { $colour } à { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
 } : vide.
draw-told-stack = { $cell }, { $colour } à { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
 }, de bas en haut : { $stack }.
draw-told-clan = { $clan } a { $count } en réserve et { $tokens ->
    [one] { $tokens } jeton de vengeance
   *[other] { $tokens } jetons de vengeance
 }.

## The terminal

tui-my-tables = Vos tables
tui-opponents = À la table : { $names }.
tui-opponent = { $name } ({ $level })
tui-leave = Vous quittez la table.
tui-bot-failed = Le bot du joueur { $seat } a échoué ({ $reason }). Un bot amateur répond à sa place.
tui-not-an-action = { $line } n’est pas une action de { $game }.
tui-not-an-action-near = { $line } n’est pas une action de { $game }. Vouliez-vous dire : { $near } ?
tui-who-you = vous
tui-result-joraku = { $place }. { $who } : { $points } PR
tui-result-rokumon = { $place }. { $who } : { $points ->
    [one] { $points } acte gagné
   *[other] { $points } actes gagnés
 }
tui-streak-won = { $needed } batailles d’affilée : vous avez vaincu Taroma.
tui-you = Vous êtes { $names } et jouez { $sides }.
tui-fingerprint = La donne est fixée : son empreinte est { $commitment }.
tui-help = Tapez le numéro d’un choix, ou le choix lui-même. Aussi : « { "?" } » dit ce qui est possible (avec des mots : seulement ce qui les contient), « { "b" } » lit le plateau, « { "h" } » conseille et dit pourquoi, « { "u" } » reprend votre dernière action, « { "l" } » raconte à nouveau ce qui s’est passé, « { "r" } » les règles (avec des mots : les parties qui les contiennent), « { "w" } » qui est là, « { "react" } » réagit, « { "pause" } » met en pause, « { "q" } » quitte.
tui-choices = { $count ->
    [one] Un choix
   *[other] { $count } choix
 } : « { "?" } ».
tui-again = « { "rematch" } » rejoue, « { "review" } » dit ce que valait chaque décision, tout le reste quitte.
tui-lift = Appuyez ensuite sur Entrée.
tui-only = Seul « { "1" } » est possible : { $told }.
tui-invite = Les autres arrivent par ce lien : { $link }
tui-back-again = La connexion est rétablie.
tui-streak = Gagnées d’affilée : { $wins } sur { $needed }.
tui-no-tables = Aucune table de ce serveur n’est ouverte aux inconnus.
tui-which-table = Tapez le numéro d’une table, ou « { "q" } » pour quitter.
tui-pays = gains { $round }
tui-supply = rés.
tui-areas = Les régions forment une seule rangée, dans cet ordre : chacune touche celle d’avant et celle d’après.
tui-lines = Trois alignés, c’est : { $lines }.
tui-too-small = Il faut une fenêtre de { $width } sur { $height } caractères. Agrandissez-la, ou utilisez { "--plain" }.
tui-key-keys = Touches
tui-key-log = Journal
tui-key-leave = Quitter
tui-key-words = En mots
tui-key-read = lire
tui-key-back = retour
tui-key-choose = choisir
tui-key-open = ouvrir
tui-key-change = changer
tui-keys-pick = Choisissez ce qui est mis en évidence : par la touche entre crochets, ou avec la souris.
tui-keys-move = Les flèches vont vers ce qui est mis en évidence de ce côté, Tab (ou { "j" } et { "k" }) au suivant ; Entrée le prend.
tui-keys-home = Les flèches et Entrée choisissent, ou { "j" }, { "k" } et { "l" }, ou la souris. Chaque écran montre ses touches sur sa dernière ligne.
tui-look-own = celle du terminal
tui-other-server = Par un lien, ou sur un autre serveur…
tui-no-link = Ce n’est pas un lien. Un lien ressemble à https://tables.example.org/t/NAME
tui-legend-joraku = Sur la carte : D est un daimyo, les nombres sont des samouraïs, un petit nombre le rang dans la région. ★ tient la carte Kachidoki, ▶ doit agir. À la fin, la réputation et les samouraïs en réserve. Les barèmes avec * sont reconstitués, ils ne viennent pas du plateau imprimé. Dans un affrontement, ‹ › est en tête, et qui suit … doit encore jouer. + marque les cartes que vous avez reçues, • ce que vous avez choisi.
tui-legend-rokumon = Sur les pièces : la case et les points en haut, la pile du guerrier du bas à celui du dessus. S est Sanada, T Tokugawa, ? une valeur cachée, ! une valeur que tous ont vue. Traits doubles : or ; simples : vert ; pointillés : retournée. ⚔ marque un combat, × la pièce qui ne peut pas être soulevée. ◆ entoure ce qui a décidé la partie.
tui-key-judge = Verdict
tui-no-verdict = Cette partie du jeu n’est pas résolue, ou personne n’a agi ici.
tui-play = Jouer
tui-starting = Un instant…
tui-learn = Apprendre
tui-key-on = continuer
tui-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
tui-menu = Tapez le numéro de ce que vous voulez, ou « { "q" } » pour quitter.
tui-against = Contre qui ?
tui-again-watching = « { "review" } » dit ce que valait chaque décision, tout le reste quitte.
tui-review-progress = L’analyse : { $percent } parties sur 100 sont faites.
tui-review-help = Un numéro dit un de ces tours, « { "n" } » et « { "p" } » le suivant et le précédent dont on peut apprendre, « { "c" } » de nouveau les plus coûteux. D’un tour : « { "x" } » dit le meilleur, étape par étape, « { "b" } » lit le plateau d’alors, « { "g" } » ce qu’on pouvait savoir. « { "s" } » dit comment on en est arrivé là, « { "d" } » regarde plus loin, « { "q" } » revient.
tui-review-no-more = Il n’y a pas d’autre tour dont on puisse apprendre de ce côté.
tui-review-choose = Choisissez d’abord un tour : par son numéro, ou avec « { "n" } » et « { "p" } ».
tui-puzzle-rating-new = Votre classement commence avec votre première réponse. Il reste sur cet ordinateur.
tui-puzzle-help = Tapez le numéro d’un choix, ou le choix lui-même. Aussi : « { "?" } » dit ce qui est possible, « { "b" } » lit le plateau, « { "u" } » reprend votre dernière étape, « { "a" } » recommence, « { "x" } » dit la réponse, « { "q" } » revient.
tui-puzzle-after = « { "n" } » passe au suivant, « { "a" } » recommence celui-ci, « { "x" } » dit la réponse, « { "q" } » revient.
tui-puzzle-solved = Résolus ici : { $count }
tui-key-learn = À retenir
tui-key-better = Meilleur tour
tui-key-summary = Bilan
tui-key-step = étape
tui-key-watch = regarder
tui-key-take-back = Reprendre
tui-no-such-key = « { $pressed } » ne fait rien maintenant. Touches possibles : { $keys }
tui-kept = Gardé jusqu’à ce que vous puissiez agir : { $keys }
tui-changed = La table a changé depuis ce choix ; cela n’a pas été fait : { $what }
tui-paused = La table est en pause : { "P" } la fait reprendre.
tui-review-open = Rien n’était caché alors : tout pouvait être su.
tui-waiting-tables = Tables qui attendent des joueurs
tui-closed-place = plus de samouraï en réserve
tui-closed-march = rien ne peut avancer ni être retiré
tui-keys-esc = Échap lâche ce qui était choisi ; à Joraku elle reprend ensuite les étapes d’une carte, une à une.
tui-keys-back = { "u" } reprend votre dernière étape.
tui-keys-no-back = Rien de vous ne peut être repris maintenant : ce que tous ont vu reste.
tui-remove = Retirer { $colour } à { $area }
tui-place = À placer : { $count } samouraïs au plus ; en réserve : { $supply } sur { $all }
tui-here = sur cet ordinateur
tui-mine-empty = Vous n’avez encore été à aucune table.
tui-scored-pays = gains
tui-scored-areas = Les régions
tui-scored-plain = { $area } paie { $pays } : { $paid }.
tui-scored-now = Réputation maintenant : { $points }.
tui-first = Première partie ? { "F" } ouvre « { $title } ».
tui-first-plain = Première partie ? « { "first" } » lit « { $title } ».
tui-tips = En bref
tui-tip-joraku-pass = Le nombre d’une carte est sa région : un 3 place en 3, ou donne 3 points.
tui-tip-joraku-win = Le plus grand nombre gagne, à égalité le dernier ; face à un 6, un ninja.
tui-tip-joraku-lose = La région du Daimyo vainqueur paie : aussi les autres qui s’y trouvent.
tui-tip-joraku-use = Placer 3 au plus dans sa région, ou marcher : son nombre en points (PA).
tui-tip-joraku-count = Un samouraï compte 1, un Daimyo 2 : la région paie en fin de manche.
tui-tip-joraku-tied = À égalité, le rang inférieur : deux premiers sont payés comme deuxièmes.
tui-tip-joraku-march = { $samurai } PA mène un samouraï à la région voisine, { $daimyo } PA votre Daimyo.
tui-tip-joraku-remove = On ne retire des samouraïs adverses que là où se tient son propre Daimyo.
tui-tip-joraku-ninja = Un ninja place partout. Il ne compte rien, mais gagne s’il y a un 6.
tui-tip-rokumon-pips = Le nombre près d’une case sert à distinguer les pièces, comme des points.
tui-tip-rokumon-tokens = Qui perd un acte prend un jeton de vengeance : +1 en combat, une fois.
tui-tip-rokumon-honour = Code d’honneur : qui a plus de jetons peut reprendre un déplacement.
tui-tip-rokumon-star = En combat la valeur basse part ; seul 1★ bat le 6, quoi qu’on ajoute.
tui-new-keys = Les flèches haut et bas vont de ligne en ligne, gauche et droite changent la valeur. Entrée crée la table.
tui-hint-won = { $actions } : gagné avec le meilleur jeu. { $reason }
tui-hint-lost = { $actions } : perdu si l’autre joue parfaitement. { $reason }
tui-review-time = { $total ->
    [0] { $seconds } s
   *[other] { $done } sur { $total } · { $seconds } s
 }

## Why a server refuses

refusal-bad-message = Le serveur ne comprend pas ce message.
refusal-bad-option = Ces choix ne permettent pas de créer une table.
refusal-bad-name = Un nom ne peut être ni vide, ni trop long, ni contenir de signes impossibles à afficher.
refusal-bad-token = Vous n’êtes pas connu à cette table.
refusal-foreign-origin = La page qui fait cette demande ne vient pas de ce serveur.
refusal-unknown-host = Ce serveur n’est pas connu sous le nom de cette adresse. La personne qui l’administre peut l’ajouter dans les réglages.
refusal-banned = La personne qui administre ce serveur n’accepte rien de votre adresse.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-not-shown = La personne à cette place ne la montre pas aux spectateurs.
refusal-no-advice = Les conseils sont réservés aux parties contre des bots, aux tables prévues pour cela et aux parties terminées.
refusal-secret = L’enregistrement reste secret jusqu’à la fin de la partie.
refusal-no-such-table = Cette table n’existe pas ; elle a peut-être été supprimée.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-method = Cela ne peut pas se faire à cette adresse.
refusal-no-such-moment = La table n’a jamais connu ce moment.
refusal-no-such-seat = Cette place n’existe pas à la table.
refusal-seat-taken = La place est prise, ou vous en avez déjà une.
refusal-not-away = Le joueur de cette place est là, ou n’est pas absent depuis assez longtemps.
refusal-not-started = La partie n’a pas commencé : il reste des places libres.
refusal-game-over = La partie est terminée.
refusal-not-over = La partie n’est pas encore terminée.
refusal-paused = L’hôte a mis la table en pause.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-no-such-action = Ce n’est pas une action de ce jeu.
refusal-stale = Il s’est passé quelque chose entre-temps : regardez à nouveau et décidez.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-needs-version = La table a été jouée avec des règles que ce serveur n’a pas.
refusal-damaged = Cette table est endommagée et ne peut pas être ouverte ; les autres tables ne sont pas touchées.
refusal-no-time = Votre temps est écoulé.
refusal-too-slow = La demande n’est pas arrivée à temps.
refusal-too-large = Le message est trop long.
refusal-too-many = Trop de choses en peu de temps : patientez un instant.
refusal-too-soon = Vous venez de réagir : attendez un instant.
refusal-not-stored = Le serveur n’a pas pu l’enregistrer, rien n’a donc changé. Veuillez réessayer.
refusal-closing = Le serveur s’arrête ; revenez dans un instant.
refusal-full = Le serveur est plein ; réessayez plus tard.

## The page

page-welcome = Prenez place à la table
page-welcome-back = Bon retour
page-welcome-back-name = Bon retour, { $name }
page-about = Deux jeux de l’époque Sengoku. Contre des bots qui jouent loyalement, avec des amis grâce à un lien, ou ensemble devant un même écran ; chaque point est expliqué.
page-first-game = Première partie de { $game }
page-first-game-about = Un guide à vos côtés dit quoi faire et pourquoi. Des bots faciles, sans compte.
page-home = Retour à l’accueil
page-skip = Aller à la table
page-opening = Un instant…
page-navigation = Pages
page-not-found = Cette page n’existe pas.
page-not-found-about = Cette adresse ne mène nulle part ; il y manque peut-être une lettre. Vos tables sont sur la première page.
page-gone = Cette table n’existe plus.
page-gone-about = Elle a été rangée après une longue absence, ou il manque une lettre à son adresse.
page-link-ended = Ce lien personnel ne donne plus de place ici. Vous regardez.
page-rules = Règles
page-settings = Réglages
page-close = Fermer
page-labelled = { $label } : { $text }
page-full-stop = { $text }.
page-language = Langue
page-look = Thème
page-look-auto = Comme l’appareil
page-look-light = Clair
page-look-dark = Sombre
page-speed = Rythme de la partie
page-speed-calm = Calme
page-speed-brisk = Vif
page-speed-once = Tout de suite
page-sound = Son
page-sound-off = Coupé
page-sound-quiet = Doux
page-sound-medium = Moyen
page-sound-loud = Fort
page-scenes = Cartons de titre et scènes de victoire
page-use-hints = Proposer des conseils contre les bots
page-use-verdicts = Noter chacune de mes actions
page-use-verdicts-about = Après chaque action, une ligne dit si c’était la meilleure et, sinon, ce qu’elle a coûté.
page-use-verdicts-where = Seulement là où le jeu est résolu : dans les actes 1 et 2 de Rokumon et en solo contre Taroma. Joraku et toutes les autres parties sont notés à la fin, dans leur analyse.
page-end-by-itself = Finir le tour tout seul quand il n’y a plus rien à faire
page-tap-twice = Sur un écran tactile, n’agir dans Rokumon qu’au second appui
page-show-unseen = Montrer les cartes pas encore vues
page-game-joraku = Joraku
page-tell-joraku = Jouez une carte pour remporter l’affrontement, puis placez vos samouraïs ou marchez avec eux : qui domine une région en est récompensé.
page-kind-joraku = La course vers Kyoto
page-facts-joraku = 2 à 4 joueurs · environ 40 minutes
page-game-rokumon = Rokumon
page-tell-rokumon = Déployez, empilez et combattez jusqu’à aligner vos guerriers. Six actes, chacun avec une règle de plus ; ou en solo contre l’automate Taroma.
page-kind-rokumon = Deux clans, six ou sept pièces
page-facts-rokumon = 1 ou 2 joueurs · 5 minutes par acte
page-play-now = Jouer maintenant
page-play-game = Jouer à { $game }
page-other-ways = Choisir la partie et les bots
page-play-more = { $game } contre des bots
page-as-usual = Tout réinitialiser
page-you-sit = Vous occupez la place { $number }
page-friends = Jouer entre amis
page-learn = Première partie
page-puzzles = Problèmes et leçons
page-level = Force des bots
page-level-beginner = Débutant
page-level-casual = Amateur
page-level-skilled = Confirmé
page-level-expert = Expert
page-level-master = Maître
page-level-own = Bot personnel
page-level-mixed = Mélangé
page-bot-beginner-1 = Suzu
page-bot-beginner-2 = Mameta
page-bot-beginner-3 = Hinako
page-bot-beginner-4 = Kotori
page-bot-beginner-about = Répond aussitôt, ne voit que la moitié de la table et pardonne beaucoup.
page-bot-casual-1 = Hyōta
page-bot-casual-2 = Gonbei
page-bot-casual-3 = Okiku
page-bot-casual-4 = Mosaku
page-bot-casual-about = Répond aussitôt et prend ce qui paraît bon sur le moment ; prévoit rarement la suite.
page-bot-skilled-1 = Hayate
page-bot-skilled-2 = Tetsuma
page-bot-skilled-3 = Itsuki
page-bot-skilled-4 = Ran
page-bot-skilled-about = Réfléchit un instant et voit quelques tours à l’avance ; laisse parfois passer une occasion.
page-bot-expert-1 = Ginko
page-bot-expert-2 = Akane
page-bot-expert-3 = Mikage
page-bot-expert-4 = Kagerō
page-bot-expert-about = Réfléchit un instant, voit loin et oublie rarement quelque chose.
page-bot-master-1 = Raizan
page-bot-master-2 = Banri
page-bot-master-3 = Ibuki
page-bot-master-4 = Ryūga
page-bot-master-about = Prend jusqu’à trois secondes, voit plus loin que tous les autres et ne fait aucun cadeau.
page-bot-of-house = De la maison de { $name }, et de même manière.
page-shape = Quelle partie
page-shape-3 = Trois joueurs
page-shape-4 = Quatre joueurs
page-shape-houses = À deux, deux maisons chacun
page-shape-neutral = À deux, armée neutre
page-guest = Invité
page-you = Vous
page-you-about = C’est votre nom aux nouvelles tables. Ces deux choix restent dans ce navigateur.
page-name-kept = Désormais, vous vous appelez { $name }.
page-you-mark = (vous)
page-tables-yours = À vous de jouer
page-go-on = Continuer
page-tables-running = En cours
page-tables-finished = Terminées
page-all-tables = Tout afficher ({ $count })
page-notices = Me prévenir quand c’est à moi
page-notices-on = Désormais, vous serez prévenu ici quand c’est à vous de jouer.
page-notices-refused = Ce navigateur n’affiche pas de notifications de cette page. Ses réglages permettent de les autoriser.
page-you-only-watch = vous regardez
page-against = contre { $names }
page-points-of = { $name } : { $count }
page-acts-stand = actes gagnés { $own }, perdus { $other }
page-acts-won-by = actes gagnés : { $standing }
page-forget = Retirer { $title } de cette liste
page-forgotten = { $title } ne figure plus dans cette liste
page-forgotten-undo = Annuler
page-open-tables = Tables ouvertes
page-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 }
page-watch = regarder
page-new-table = Une table de { $game }
page-your-name = Votre nom
page-title = Nom de la table (facultatif)
page-option-players = Joueurs
page-choice-players-2 = Deux
page-choice-players-2-about = Deux maisons chacun, ou deux joueurs et une armée neutre.
page-choice-players-3 = Trois
page-choice-players-3-about = Six cartes chacun ; trois cartes restent de côté, face cachée.
page-choice-players-4 = Quatre
page-choice-players-4-about = Cinq cartes chacun ; une carte reste de côté, face cachée.
page-option-mode = Partie à deux
page-choice-mode-houses = Deux maisons chacun
page-choice-mode-houses-about = Chacun mène deux couleurs et choisit ses cartes par draft.
page-choice-mode-neutral = Armée neutre
page-choice-mode-neutral-about = Une troisième armée marche d’elle-même vers Kyoto.
page-option-variants = Cartes de variante
page-choice-variants-none = Aucune
page-choice-variants-none-about = Le jeu de base.
page-choice-variants-random = Deux au hasard
page-choice-variants-random-about = Deux des six cartes de variante changent les règles de cette partie.
page-option-kachidoki = Kachidoki
page-choice-kachidoki-all = Tous marquent
page-choice-kachidoki-all-about = Quand un affrontement est remporté, tous ceux de la région du vainqueur marquent.
page-choice-kachidoki-winner = Le vainqueur marque
page-choice-kachidoki-winner-about = Quand un affrontement est remporté, seul le vainqueur marque.
page-option-passing = Passe
page-choice-passing-left = À gauche
page-choice-passing-left-about = Les deux cartes vont à la personne qui joue après vous, votre voisine de gauche autour d’une table.
page-choice-passing-both = Des deux côtés
page-choice-passing-both-about = Une carte va à chacun de vos voisins.
page-option-act = Acte
page-choice-act-campaign = Toute la campagne
page-choice-act-campaign-about = Six actes à la suite ; qui perd un acte prend un jeton de vengeance.
page-choice-act-1 = Acte 1
page-choice-act-1-about = Six pièces : déployez et formez votre ligne.
page-choice-act-2 = Acte 2
page-choice-act-2-about = Sept pièces : les guerriers se déplacent et s’empilent.
page-choice-act-3 = Acte 3
page-choice-act-3-about = Des valeurs cachées, et des combats.
page-choice-act-4 = Acte 4
page-choice-act-4-about = Surprise : une fois, une pièce et sa pile peuvent aller ailleurs.
page-choice-act-5 = Acte 5
page-choice-act-5-about = Une pièce est retournée : une troisième couleur.
page-choice-act-6 = Acte 6
page-choice-act-6-about = Tout est face visible.
page-choice-act-solo = En solo contre Taroma
page-choice-act-solo-about = L’automate suit ses propres règles et donne ses raisons. Gagnez trois batailles d’affilée.
page-option-difficulty = Difficulté
page-choice-difficulty-easy = Facile
page-choice-difficulty-easy-about = Vous menez Tokugawa.
page-choice-difficulty-medium = Moyen
page-choice-difficulty-medium-about = Vous menez Sanada.
page-choice-difficulty-difficult = Difficile
page-choice-difficulty-difficult-about = Vous menez Tokugawa avec quatre guerriers.
page-option-honour = Code d’honneur
page-choice-honour-on = Oui
page-choice-honour-on-about = Qui a le moins de jetons laisse l’autre reprendre un déplacement, et prévient par « Tanomo ! ».
page-choice-honour-off = Non
page-choice-honour-off-about = Ni reprises, ni avertissements.
page-choice-variants-chosen = Choisir
page-choice-variants-chosen-about = Prenez celles que vous voulez parmi les six.
page-board = Les barèmes de votre propre plateau
page-board-about = Un fichier avec les barèmes imprimés sur votre plateau : la page et les bots comptent avec eux.
page-board-example = Les barèmes habituels, à remplir
page-board-file = Votre fichier
page-board-drop = Prendre les barèmes habituels
page-board-too-large = Ce fichier est trop grand pour des barèmes.
page-more-options = Plus d’options
page-more-options-campaign = Dans une campagne, chaque acte a sa propre donne.
page-option-coins = Donne des pièces
page-option-coins-about = { "g" } dorée, { "j" } verte, { "f" } retournée, dans l’ordre de lecture ; vide : au hasard.
page-option-tokens = Jetons de vengeance
page-option-tokens-about = Ceux de Sanada, puis ceux de Tokugawa.
page-option-layout = Disposition
page-option-layout-about = Sept cases qui se touchent ; vide : l’hexagone.
page-at-zero = Quand le temps est écoulé
page-at-zero-move = un bot joue ce tour
page-at-zero-seat = un bot prend la place
page-their-name = Nom
page-seats = Places
page-seat = Joueur { $number }
page-same-name = { $name } { $number }
page-seat-me = Moi, sur cet écran
page-seat-you = Vous
page-seat-open = Libre, par le lien
page-clock = Pendule
page-clock-none = Aucune
page-clock-5-5 = 5 minutes, +5 secondes par tour
page-clock-15-10 = 15 minutes, +10 secondes par tour
page-clock-move-60 = Une minute par tour
page-listed = Des inconnus peuvent trouver cette table
page-advice = Les joueurs peuvent demander conseils et avis
page-make = Créer la table
page-status-open = En attente de joueurs
page-status-playing = Partie en cours
page-status-paused = En pause
page-status-over = La partie est terminée
page-status-scoring = On compte les points
page-status-act-over = L’acte est terminé
page-you-win = Vous gagnez !
page-back-to-review = Retour à l’analyse
page-you-lose = Vous perdez.
page-your-place = Vous êtes { $place }
page-share-win = Vous partagez la victoire
page-your-turn = À vous de jouer
page-turn-of = Au tour de : { $names }
page-you-watch = Vous regardez en spectateur.
page-to-act = doit jouer
page-nobody = personne
page-board-in-words = Décrire le plateau en mots
page-take-back = Reprendre l’action
page-pause = Pause
page-resume = Continuer
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-rematch-seats = Les places ont tourné. { $seats }
page-rematch-no = Pas de revanche
page-rematch-wanted = Revanche : { $names }
page-rematch-asks = Revanche demandée par { $names }
page-rematch-waits = Sans réponse : { $names }
page-rematch-gone = Déjà partis : { $names }
page-rematch-refused = Pas de revanche pour : { $names }
page-replay = Revoir la partie
page-back-to-game = Revenir à votre partie
page-record = Enregistrement
page-share = Partager
page-share-about = Qui a ce lien peut regarder, et prendre une place libre.
page-link = Lien vers cette table
page-copy = Copier
page-personal-about = Votre lien personnel ouvre votre place sur un autre appareil. Gardez-le pour vous.
page-copy-personal = Copier mon lien personnel
page-curtain = C’est à { $name }. Les autres, ne regardez pas, s’il vous plaît.
page-curtain-lift = Je suis { $name } : montrer la table
page-reconnecting = Connexion perdue ; reconnexion…
page-not-storing = Le serveur ne peut rien enregistrer pour le moment. Ce que vous avez fait est gardé ici et sera renvoyé automatiquement.
page-host-says = Message de la personne qui administre ce serveur : { $text }
page-new-version = Une nouvelle version de cette page est disponible. Elle sera chargée d’elle-même dès que ce ne sera pas votre tour.
page-reload = Recharger maintenant
page-unreachable = Le serveur est injoignable pour l’instant.
page-try-again = Réessayer
page-your-action = Votre action
page-broken = Quelque chose s’est mal passé ici. Si la page ne répond plus, rechargez-la : la partie est à l’abri.
page-all-rules = Toutes les règles, dans un nouvel onglet
page-waiting = En attente de joueurs
page-waiting-about = La partie commence dès que toutes les places sont prises. Envoyez ce lien à vos amis.
page-waiting-for = On attend { $names }
page-invited = Vous êtes invité à jouer à { $game }
page-invited-by = { $name } vous invite à jouer à { $game }
page-lesson = L’apprendre en deux minutes
page-takes = Durée
page-takes-joraku = environ 40 minutes
page-takes-rokumon = environ 5 minutes
page-takes-campaign = environ 30 minutes, en six actes
page-clock-game = { $minutes ->
    [one] { $minutes } minute par joueur
   *[other] { $minutes } minutes par joueur
 }
page-clock-increment = { $seconds ->
    [one] +{ $seconds } seconde par tour
   *[other] +{ $seconds } secondes par tour
 }
page-clock-move = { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
 }
page-free = place libre
page-sit = Prendre place
page-advice-allowed = À cette table, les joueurs peuvent demander conseils et avis.
page-away = un bot joue à sa place
page-quicker = joue au niveau { $level } pour l’instant : le serveur est très occupé
page-not-here = hors ligne
page-come-back = Me revoilà
page-bot-plays-now = Un bot joue pour vous : { $bot }.
page-bot-plays = En votre absence, un bot a joué pour vous : { $bot }.
page-seat-back = La place est de nouveau à vous.
page-seat-lost = Votre temps est écoulé : il joue pour vous jusqu’à la fin.
page-replace = Laisser jouer un bot
page-replace-in = un bot pourra jouer dans { $time }
page-add-bot = Asseoir un bot
page-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
 }
page-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
 }
page-streak = Gagnées d’affilée : { $count }
page-solo-won = Trois d’affilée : vous avez vaincu Taroma.
page-log = Ce qui s’est passé
page-log-times = { $text } ×{ $count }
page-log-paid = { $name } +{ $points }
page-log-steps = Détail
page-hint = Conseil
page-hint-thinking = Réflexion…
page-hint-chance = ({ $percent } % de chances de gagner)
page-hint-about = Les pourcentages sont vos chances de gagner la partie ; à égalité, ce serait { $even } %.
page-hint-alike = (à peu près aussi bon)
page-hint-same = Pour la même raison.
page-moment = Moment de la partie
page-looking-back = Retour en arrière : moment { $at } sur { $last }
page-to-now = Revenir au présent
page-show-moment = Montrer ce moment
page-read-rule = Lire cette règle
page-reaction-hello = Bonjour !
page-reaction-luck = Bonne chance !
page-reaction-well-played = Bien joué !
page-reaction-thanks = Merci !
page-reaction-wow = Quelle surprise !
page-reaction-oops = Oh non !
page-reaction-thinking = Je réfléchis …
page-reaction-bow = s’incline
page-react = Réagir
page-mute = Masquer
page-copied = Copié
page-back-1 = Une étape en arrière
page-on-1 = Une étape en avant
page-back-turn = Au tour précédent
page-on-turn = Au tour suivant
page-replay-turn = Tour
page-replay-step = Étape
page-replay-at = Étape { $at } sur { $last }
page-replay-fault = Une erreur
page-replay-faults = ▲ un coup qui a laissé échapper le gain ou la nulle
page-replay-speed = Vitesse
page-play = Lire
page-seen-by = Vu par
page-spectator = un spectateur
page-play-on = Jouer à partir d’ici
page-picture-by = Image vue par { $name }
page-search = Chercher dans les règles
page-meant = Rien ne contient exactement ces mots. À la place : « { $words } ».
page-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot, ou une partie seulement.
    [one] { $count } section
   *[other] { $count } sections
 }
page-coach = Votre première partie
page-coach-skip = Jouer sans leçon
page-coach-more = Plus
page-less = Moins
page-coach-joraku-pass = Le nombre d’une carte est la région où elle place des samouraïs, ou ses points de marche. Donnez les deux moins utiles au joueur suivant. La meilleure réputation (PR) gagne.
page-coach-joraku-pass-more = Un nombre place jusqu’à trois samouraïs dans sa région ; un ninja place où l’on veut. Qui n’a pas de carte de l’enseigne demandée joue ce qu’il veut. Il y a trois manches. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
page-coach-joraku-pass-again = Nouvelle manche : les pièces restent, et les barèmes qui rapportent se rapprochent de Kyoto. Voyez où les barèmes foncés sont élevés, et passez deux cartes.
page-coach-joraku-play = Jouez une carte et utilisez-la aussitôt. Un nombre : placez jusqu’à trois de vos dix samouraïs dans cette région, ou marchez avec autant de points. Un ninja : placez n’importe où.
page-coach-joraku-play-more = La première carte d’un affrontement fixe l’enseigne, et qui en a doit en fournir. Quand tous ont joué, le plus grand nombre, de n’importe quelle enseigne, l’emporte ; mais s’il y a un 6, c’est un ninja qui gagne. La région où se tient le Daimyo du vainqueur paie alors : 3, 2 et 1 PR aux trois premiers.
page-coach-joraku-play-again = À vous de jouer une carte : où vous aide-t-elle ? Si vous gagnez, la région où se tient votre Daimyo paie : y êtes-vous en tête ?
page-coach-joraku-choose = Le nombre de votre carte sert de deux façons. Placer : jusqu’à trois samouraïs dans cette région. Marcher : autant de points pour déplacer, ou retirer ceux des autres.
page-coach-joraku-no-supply = Vos dix samouraïs sont sur la carte : rien ne peut être placé. Marchez plutôt : le nombre d’une carte donne vos points pour déplacer. Un ninja n’en a pas.
page-coach-joraku-place = Placez des samouraïs dans la région éclairée, puis terminez votre tour. Qui y a le plus d’influence marque à la fin de la manche.
page-coach-joraku-place-more = Le barème foncé dit combien pour le 1er, le 2e et le 3e. Un samouraï compte 1, un Daimyo 2 ; à égalité on partage la place inférieure.
page-coach-joraku-place-again = Placez des samouraïs dans la région éclairée. Comparez : un de plus change-t-il le 1er, le 2e ou le 3e ?
page-coach-joraku-place-any = Placez jusqu’à trois samouraïs où vous voulez, répartis à votre gré, puis terminez votre tour. Qui a le plus d’influence dans une région marque à la fin de la manche.
page-coach-joraku-place-any-again = Un ninja place partout. Comparez : où un, deux ou trois samouraïs changent-ils qui est premier, deuxième ou troisième ?
page-coach-joraku-march = Un point déplace un samouraï vers la région voisine, deux déplacent votre Daimyo. Terminez votre tour quand vous avez fini.
page-coach-joraku-march-more = Là où se tient votre Daimyo, un point retire aussi le samouraï d’un autre : il retourne dans sa réserve, et les bots vous le feront aussi.
page-coach-joraku-march-again = Choisissez une de vos pièces, puis où elle va. Une croix marque ce que votre Daimyo peut retirer.
page-coach-joraku-spent = Il n’y a plus rien à faire avec cette carte : terminez votre tour. Jusque-là vos pas peuvent être repris ; seule la carte reste jouée.
page-coach-joraku-spent-again = Il ne reste rien à faire avec cette carte. « Annuler » reprend une étape tant que le tour n’est pas terminé.
page-coach-joraku-scoring = L’affrontement est gagné : la région du Daimyo vainqueur paie 3, 2 et 1 PR selon l’influence. Si vous y êtes, vous marquez aussi.
page-coach-joraku-round = La manche est finie : chaque région paie son barème foncé selon l’influence. Regardez ensuite la feuille : touchez un nombre pour voir d’où il vient.
page-coach-joraku-turn = Choisissez parmi ce qui est éclairé. Ce qui est impossible maintenant est grisé, et dit pourquoi.
page-coach-joraku-wait = Les autres jouent. Le journal dit ce qui se passe : chaque point y est donné avec sa règle.
page-coach-joraku-wait-more = À côté de l’emblème d’un joueur, vous voyez ses samouraïs en réserve, les cartes de sa main et le numéro de sa carte Daimyo ; à droite, sa réputation et, entre parenthèses, ce que les régions ajouteraient si la manche finissait maintenant.
page-coach-joraku-wait-again = Les autres jouent ; le journal dit ce qui se passe.
page-coach-joraku-over = La partie est terminée. « Tous les points » montre d’où vient chaque point : touchez un nombre ou un joueur. Vous connaissez le jeu, maintenant.
page-coach-rokumon-deploy = Touchez une pièce vide éclairée : un guerrier de votre réserve y va. Trois pièces alignées gagnent l’acte, ou trois des vôtres dans une pile.
page-coach-rokumon-deploy-more = Le guerrier au sommet contrôle la pièce. Quand les valeurs de vos guerriers diffèrent, choisissez d’abord le guerrier. Sanada a quatre guerriers et commence toujours ; Tokugawa en a cinq.
page-coach-rokumon-move = Déployez un autre guerrier, ou déplacez-en un du sommet d’une pile vers une pièce d’une autre couleur, à n’importe quelle distance. Vous couvrez qui s’y trouve.
page-coach-rokumon-move-more = On ne couvre deux guerriers sur une pièce que si les deux sont à vous. Et prenez garde à ne pas découvrir une ligne de l’autre clan.
page-coach-rokumon-move-again = Déployez, ou allez sur une autre couleur. Regardez d’abord où l’autre clan pourrait en aligner trois.
page-coach-rokumon-no-supply = Votre réserve est vide : rien à déployer. Déplacez un guerrier du sommet d’une pile vers une pièce d’une autre couleur.
page-coach-rokumon-no-coin = Aucune pièce n’est vide : impossible de déployer. Déplacez un guerrier du sommet d’une pile vers une pièce d’une autre couleur.
page-coach-rokumon-tokens = Un combat : la valeur la plus faible retourne dans sa réserve. Avant, vous pouvez ajouter des jetons de vengeance ; choisissez « Prêt » pour ne rien ajouter.
page-coach-rokumon-tokens-more = On en ajoute chacun à son tour ; chaque jeton compte 1 de plus et est alors utilisé. Qui perd un acte en prend un.
page-coach-rokumon-fight = Deux guerriers sont sur une même pièce : vous pouvez y appeler un combat. La plus haute valeur reste, l’autre retourne dans sa réserve.
page-coach-rokumon-fight-more = À égalité les deux retournent dans leurs réserves, et le 1★ bat le 6 ; pensez à ce que l’autre pourrait être.
page-coach-rokumon-uncovered = Vous avez soulevé un guerrier et découvert une ligne de l’autre clan. Qui a plus de jetons de vengeance peut reprendre le déplacement.
page-coach-rokumon-ended = L’acte est terminé : sous les pièces, voyez qui l’a gagné et pourquoi.
page-coach-rokumon-turn = Choisissez parmi ce qui est éclairé. Ce qui est impossible maintenant dit pourquoi.
page-coach-rokumon-wait = L’autre clan joue.
page-coach-rokumon-over = L’acte est terminé : les pièces reliées montrent pourquoi. Chaque nouvel acte ajoute une règle ; continuez quand vous voulez.
page-coach-rokumon-lost = L’acte est perdu : les pièces reliées montrent pourquoi. Retentez-le avec une revanche, ou continuez ; chaque acte ajoute une règle.
page-coach-rokumon-done = C’était le dernier acte. Vous connaissez tout Rokumon : essayez une campagne, ou Taroma.
page-coach-rokumon-alone = C’est fini, et le journal dit pourquoi. Une revanche le rejoue ; sur la première page vous choisissez un autre acte ou toute la campagne.
page-coach-next = Ensuite : { $title }

## The page: Joraku

page-joraku-map = La carte
page-joraku-rounds = Manche { $round } sur 3.
page-joraku-round = Manche { $numeral }
page-joraku-factions = Joueurs
page-joraku-variants = Cartes de variante en jeu
page-joraku-variant-1 = Sur ses terres
page-joraku-variant-1-about = Premier auprès de votre propre Daimyo : le numéro de la région en plus.
page-joraku-variant-2 = Égalités vers le haut
page-joraku-variant-2-about = À égalité, on partage le rang le plus haut.
page-joraku-variant-3 = Kachidoki plus raide
page-joraku-variant-3-about = Kachidoki rapporte 4, 2 et 0.
page-joraku-variant-4 = Entrée à Kyoto
page-joraku-variant-4-about = La première entrée à Kyoto rapporte votre carte Daimyo.
page-joraku-variant-5 = Enseignes loyales
page-joraku-variant-5-about = Fournir l’enseigne demandée rapporte 2.
page-joraku-variant-6 = Daimyo rapide
page-joraku-variant-6-about = Déplacer votre Daimyo coûte 1 PA.
page-joraku-phase-variants = Tirage des cartes de variante
page-joraku-phase-daimyos = Tirage des cartes Daimyo
page-joraku-phase-deal = Distribution des cartes
page-joraku-phase-pass = Recrutement : passe
page-joraku-phase-draft = Recrutement : draft
page-joraku-phase-discard = Recrutement : défausse
page-joraku-phase-prestige = Prestige : les régions rapportent
page-joraku-phase-over = La partie est terminée
page-joraku-round-scored = La manche { $numeral } est comptée
page-joraku-why-number = Choisissez un nombre pour savoir d’où il vient.
page-joraku-points-of = { $name } : { $points } PR
page-joraku-why-points = D’où viennent les points de { $name }
page-joraku-no-points = Pas encore de points.
page-joraku-to-round = Vers la manche { $numeral }
page-joraku-to-sums = Revenir aux totaux
page-joraku-show-sums = Voir les totaux
page-joraku-holder = Détient la carte Kachidoki
page-joraku-rp = Points de réputation (PR) : qui en a le plus après trois manches gagne
page-joraku-supply = { $count } sur { $all } samouraïs en réserve
page-joraku-tie = Carte Daimyo { $card } : départage à la fin
page-joraku-removed = { $count ->
    [one] Un de vos samouraïs a été retiré et revient dans votre réserve
   *[other] { $count } de vos samouraïs ont été retirés et reviennent dans votre réserve
 }
page-joraku-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
page-joraku-played = { $colour } : { $card }
page-joraku-awaits = On attend { $name }
page-joraku-led = entame
page-joraku-ahead = en tête
page-joraku-won = gagne
page-joraku-last-skirmish = Dernier affrontement
page-joraku-this-skirmish = Cet affrontement
page-joraku-kept = À vous
page-joraku-to = pour { $name }
page-joraku-not-now = impossible maintenant
page-joraku-choices = Ce que vous pouvez faire
page-joraku-turn = Votre tour
page-winner = Victoire : { $names }
page-joraku-pass = Choisissez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } pour { $name }
page-joraku-pass-about = Pointez une carte : le plan montre la région où elle place. Qui n’a pas l’enseigne demandée joue la carte de son choix.
page-joraku-pass-both = Choisissez deux cartes : la première pour { $left }, la seconde pour { $right }
page-joraku-give = Donner : { $cards }
page-joraku-change = Changer d’avis
page-joraku-draft = Gardez une carte ; le reste du paquet va à { $name }
page-joraku-keep = Garder : { $card }
page-joraku-discard = Défaussez une carte, sans la montrer
page-joraku-drop = Défausser : { $card }
page-joraku-play = Jouez la carte de votre choix
page-joraku-follow = Fournissez l’enseigne : { $suit }
page-joraku-cannot-follow = Vous n’avez pas de { $suit } : jouez n’importe quelle carte
page-joraku-only = Il faut fournir { $suit } : vous n’en avez qu’une.
page-joraku-who-wins = Le plus grand nombre gagne, de toute enseigne ; à égalité, la dernière carte ; un ninja bat un 6. Là où se tient le Daimyo du vainqueur, la plus forte influence reçoit aussitôt { page-joraku-skirmish-row } PR.
page-joraku-skirmish-row = { $pays ->
    [steep] 4 2 0
   *[usual] 3 2 1
 }
page-joraku-skirmish-pays = { $pays ->
    [steep] 1er 4 · 2e 2 · 3e 0 PR
   *[usual] 1er 3 · 2e 2 · 3e 1 PR
 }
page-joraku-use = { $card } : placer ou marcher ?
page-joraku-use-ninja = { $card } : placer des samouraïs n’importe où ?
page-joraku-stays-played = Elle reste jouée ; ses étapes s’annulent.
page-joraku-choose = Carte jouée, { $card } : placer des samouraïs ou marcher ?
page-joraku-place = { $count ->
    [0] Placer à { $area }
   *[other] Placer { $count } à { $area }
 }
page-joraku-place-none = La jouer ; rien à placer
page-joraku-march = Marcher : { $count ->
    [one] { $count } point d’action
   *[other] { $count } points d’action
 }
page-joraku-ninja = Placer n’importe où
page-joraku-ninja-none = La jouer ; plus de samouraï
page-joraku-place-left = À placer : { $count ->
    [3] { $count } au plus
   *[other] encore { $count } au plus
 } ; en réserve : { $supply } sur { $all }
page-joraku-place-all = Les { $count } à { $area }
page-joraku-march-left = { $count ->
    [one] Encore { $count } point d’action
   *[other] Encore { $count } points d’action
 } : choisissez une pièce
page-joraku-march-about = Cerclée : appuyez dessus, puis sur une région. Croix : un samouraï à retirer, seulement là où est votre Daimyo. PA : points d’action.
page-joraku-where = Vers où ?
page-joraku-where-map = Touchez la région où aller
page-joraku-how-many = Combien, et vers où ?
page-joraku-how-many-map = Combien ? Puis touchez la région où aller
page-joraku-next-press = Votre prochain appui
page-joraku-ap = { $count } PA
page-joraku-pick-samurai = Déplacer un samouraï ({ $colour }) depuis { $area }
page-joraku-pick-daimyo = Déplacer le Daimyo ({ $colour }) depuis { $area }
page-joraku-remove-short = Retirer
page-joraku-way-place = Placer { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
} ({ $colour }) à { $to }
page-joraku-way-go = { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
} ({ $colour }) de { $area } à { $to } pour { $cost }
page-joraku-way-daimyo = Le Daimyo ({ $colour }) de { $area } à { $to } pour { $cost }
page-joraku-way-remove = Retirer un samouraï ({ $colour }) à { $area } pour { $cost }
page-joraku-together = { $count } ensemble
page-joraku-if-now = Si la manche finissait maintenant
page-joraku-if-none = Si la manche finissait maintenant, ni place ni point ne changerait.
page-joraku-if-told = { $colour } de { $before } à { $after }, de { $from } à { $points } PR
page-joraku-if-total-told = { $colour } en tout de { $from } à { $points } PR
page-joraku-absent = absent
page-joraku-which-house = Pour quelle maison ? Choisissez ci-dessous.
page-joraku-card-first = Prenez d’abord une carte : le plateau montre alors ce qu’elle permet.
page-joraku-nowhere = Impossible d’aller là maintenant ; les régions possibles sont éclairées.
page-joraku-hinted = C’est choisi. Ensuite : appuyez sur ce qui est bordé de tirets dorés.
page-joraku-drop-lit = À déposer sur une région éclairée : { $areas }.
page-joraku-drop-removed = Il ne peut qu’être retiré : appuyez dessus, ou déposez-le sur la plaque de son propriétaire.
page-joraku-remove-where = Votre Daimyo ne retire que des samouraïs de sa propre région : { $area }.
page-joraku-undo = Annuler
page-joraku-restart = Refaire le tour
page-joraku-end = Finir le tour
page-joraku-end-losing = Finir le tour, { $count } PA perdus
page-joraku-end-placing = Finir le tour, sans en placer { $count }
page-joraku-end-sure = { $count } PA seront perdus : appuyez encore
page-joraku-end-sure-placing = Rien n’est placé : appuyez encore
page-joraku-ends = Plus rien à faire : votre tour va finir tout seul
page-joraku-done = Plus rien à faire : terminez votre tour
page-joraku-first-ends = Dans une première partie, vous finissez vos tours vous-même.
page-joraku-done-undone = Plus rien à faire. Après une annulation le tour attend : terminez-le
page-joraku-itself = Les tours finissent tout seuls
page-joraku-empty = personne
page-joraku-leads = { $colour } mène de { $count }.
page-joraku-pays = La manche { $round } rapporte : { $row }.
page-joraku-pays-none = La manche { $round } ne rapporte rien.
page-joraku-scores-kachidoki = { $area }, où se tient le Daimyo du vainqueur, paie { page-joraku-skirmish-row }
page-joraku-scores-prestige = Manche { $round } : { $area } paie sa ligne foncée
page-joraku-paid = +{ $points } · { $place } · influence { $influence }
page-joraku-go-on = Continuer
page-joraku-about-rp = { draw-rp } : points de réputation
page-joraku-about-tie = à égalité : le rang inférieur
page-joraku-about-tie-higher = à égalité : le rang supérieur
page-joraku-about-lead = « 5:3 » : influence des 1er et 2e ; { $ties }
page-joraku-rows = Foncé : ce que gagnent les 1er, 2e, 3e cette manche ; clair : la suivante.
page-joraku-rows-last = Foncé : ce que gagnent les 1er, 2e, 3e cette manche, la dernière.
page-joraku-unseen = Pas encore vues : { $count }
page-joraku-to-map = Voir la carte
page-joraku-to-result = Voir le résultat
page-joraku-to-points = Tous les points
page-joraku-chart = La réputation au fil de la partie
page-joraku-from-followed = { page-joraku-variant-5 }
page-joraku-from-kachidoki = Kachidoki
page-joraku-from-prestige = Prestige
page-joraku-from-own-ground = { page-joraku-variant-1 }
page-joraku-from-kyoto = { page-joraku-variant-4 }
page-joraku-earlier = Avant
page-joraku-total = Total
page-joraku-margin = { $points } PR : { $more } de plus que le deuxième, { $name }.
page-joraku-by-source = Par origine
page-joraku-by-round = Par manche
page-explain-supply = Samouraïs en réserve : { $count } sur { $all }
page-explain-supply-text = Une carte en place jusqu’à trois sur la carte du pays. Les samouraïs retirés reviennent ici.
page-explain-held = Cartes en main : { $count }
page-explain-held-text = Chacun joue une carte par affrontement. Quand les mains sont vides, les régions rapportent et la manche est finie.
page-explain-daimyo-card = Carte Daimyo { $card } : départage
page-explain-daimyo-card-text = À réputation égale à la fin, la carte la plus haute l’emporte. Elle ne compte rien d’autre : ce Daimyo a commencé dans la région de ce numéro.
page-explain-kachidoki = Carte Kachidoki
page-explain-kachidoki-text = Qui la détient entame le prochain affrontement. Qui gagne un affrontement la prend, et la région de son Daimyo rapporte aussitôt.
page-explain-skirmish = Un affrontement rapporte { page-joraku-skirmish-row }
page-explain-skirmish-text = Quand tous ont joué, { $whom ->
    [winner] seul le vainqueur est payé, selon son rang
   *[all] les 1er, 2e et 3e sont payés
 } dans la région où se tient son Daimyo. Les barèmes du plan ne paient qu’à la fin de la manche.
page-explain-rp = Réputation jusqu’ici : { $points } PR
page-explain-rp-text = Si la manche finissait maintenant, les régions rapporteraient { $due } de plus. Les régions ne paient qu’à la fin d’une manche, un affrontement aussitôt. Qui a le plus de PR après trois manches gagne.
page-explain-removed = Samouraïs retirés : { $count }
page-explain-removed-text = Depuis votre dernier tour, d’autres les ont renvoyés de la carte du pays dans votre réserve. Vous pouvez les placer de nouveau.
page-explain-rows = { $area } : ce qu’elle rapporte
page-explain-rows-text = La ligne foncée est payée à la fin de cette manche aux 1er, 2e et 3e en influence ; la claire, à la fin de la suivante.
page-explain-lead = Influence : { $first } contre { $second }
page-explain-lead-text = C’est celle de la faction la plus forte ici, puis de la suivante. Un Daimyo compte 2, un samouraï 1.
page-explain-ninja = Ninja
page-explain-ninja-text = { $supply ->
    [0] Vous n’avez plus de samouraï à placer avec lui.
    [one] Il place un samouraï dans n’importe quelle région, Kyoto comprise.
   *[other] Il place jusqu’à { $supply } samouraïs dans n’importe quelles régions, Kyoto comprise.
 } Il ne gagne l’affrontement que si un 6 est joué.
page-explain-number = Un { $number } : { $area } ou { $number } PA
page-explain-number-text = { $supply ->
    [0] Vous n’avez plus de samouraï à placer à { $area } : il donne
    [one] Il place un samouraï à { $area }, ou donne
   *[other] Il place jusqu’à { $supply } samouraïs à { $area }, ou donne
 } { $number ->
    [one] 1 point d’action
   *[other] { $number } points d’action
 } pour marcher. Dans l’affrontement, { $number ->
    [6] un ninja ou un 6 joué après lui le bat.
   *[other] tout nombre plus grand le bat.
 }
page-explain-round = Manche { $numeral } sur III
page-explain-round-text = Chaque manche : passer des cartes, les jouer en affrontements, puis chaque région rapporte. De manche en manche, les meilleurs gains se rapprochent de Kyoto.
page-explain-rule = La règle
page-explain-symbols = Ce qui figure sur cette plaque

## The page: Rokumon's table

page-rokumon-coins = Pièces
page-rokumon-choices = Ce que vous pouvez faire
page-rokumon-path = Les actes
page-rokumon-act = { $act ->
    [7] Solo : { $name }
   *[other] Acte { $act } : { $name }
 }
page-rokumon-act-won = { $title }, gagné par { $clan }
page-rokumon-act-drawn = { $title }, nul
page-rokumon-act-now = { $title }, en cours
page-rokumon-act-decides = { $title }, encore une fois : il décide de la partie
page-rokumon-about = À propos de cet acte
page-rokumon-clans = Sanada a quatre guerriers et commence toujours ; Tokugawa en a cinq.
page-rokumon-goal = Votre but : trois de vos guerriers en ligne, ou trois dans une même pile.
page-rokumon-rules-1 = Déployez un guerrier sur une pièce vide, ou déplacez un guerrier du sommet vers une pièce de l’autre couleur. Sur deux guerriers, on ne va que s’ils sont tous deux à soi. Trois alignés gagnent, trois dans une pile aussi ; qui n’a plus d’action perd.
page-rokumon-rules-2 = Déployez sur une pièce vide, ou déplacez-vous vers une pièce de l’autre couleur, à n’importe quelle distance. Trois alignés gagnent, dans l’une des trois directions ; trois dans une pile aussi.
page-rokumon-rules-3 = Déployez, déplacez-vous vers l’autre couleur, ou combattez. Les valeurs sont cachées ; deux guerriers sur une même pièce peuvent combattre, et le plus faible retourne dans sa réserve. Trois alignés ou dans une pile gagnent.
page-rokumon-rules-4 = Déployez, déplacez-vous vers l’autre couleur, combattez, ou surprenez une fois : soulevez n’importe quelle pièce avec tout ce qu’elle porte et posez-la où elle en touche deux autres. Trois alignés ou dans une pile gagnent.
page-rokumon-rules-5 = Déployez, déplacez-vous vers une autre couleur, combattez, ou surprenez une fois. Une pièce est retournée : sa troisième couleur diffère des deux autres. Trois alignés ou dans une pile gagnent.
page-rokumon-rules-6 = Déployez, déplacez-vous vers une autre couleur, combattez, ou surprenez une fois. Une pièce est retournée, et tous les guerriers sont face visible. Trois alignés ou dans une pile gagnent.
page-rokumon-rules-7 = Déployez sur une pièce vide, ou déplacez-vous vers une pièce de l’autre couleur ; sur deux guerriers, seulement s’ils sont tous deux à vous. Qui n’a plus d’action perd. Taroma répond selon sa liste fixe de dix étapes et donne sa raison. Gagnez trois batailles d’affilée.
page-rokumon-honour = Code d’honneur : { $bound } a moins de jetons de vengeance, jetons utilisés compris. { $other } peut donc reprendre un déplacement tant qu’on n’y a pas répondu, une fois par tour, et { $bound } annonce « Tanomo ! » avant de gagner.
page-rokumon-honour-equal = Code d’honneur : les deux ont autant de jetons de vengeance, donc personne ne peut reprendre un déplacement.
page-rokumon-honour-off = Cette table joue sans code d’honneur : ni reprises, ni « Tanomo ! ».
page-rokumon-streak = { $count } sur { $needed } batailles d’affilée
page-rokumon-taroma = Taroma pense tout haut
page-rokumon-taroma-waits = Il n’a pas encore joué.
page-rokumon-about-star = 1★ : bat le 6
page-rokumon-about-supply = La réserve : les guerriers pas encore sur la table. À son tour on peut en poser un sur une pièce vide ; de là il va sur toute pièce d’une autre couleur, à n’importe quelle distance.
page-rokumon-about-supply-valued = La réserve : les guerriers hors de la table. À son tour on peut en poser un sur une pièce vide ; de là il va sur toute pièce d’une autre couleur, à n’importe quelle distance. Dans un combat, le nombre le plus bas retourne à sa réserve.
page-rokumon-about-tokens = Jetons de vengeance : qui perd un acte en prend un. Dans un combat chacun peut ajouter 1 à un nombre, une seule fois dans la partie ; ceux en pointillé sont dépensés.
page-rokumon-about-surprise = Surprise, une fois par acte : soulever une pièce avec tout ce qu’elle porte, et la poser là où elle en touche deux autres.
page-rokumon-about-acts-won = Actes gagnés jusqu’ici. Qui en gagne le plus sur les six remporte la campagne.
page-rokumon-about-pips = Les points d’une pièce la distinguent des autres. { $act ->
    [5] La pièce dont le nombre de points a été tiré est retournée ; sinon ils ne comptent pas.
    [6] La pièce dont le nombre de points a été tiré est retournée ; sinon ils ne comptent pas.
    [7] Quand Taroma a le choix, il prend la pièce qui en a le moins ; sinon ils ne comptent pas.
   *[other] Dans cet acte ils ne comptent pas.
 }
page-rokumon-warrior = { $clan } { $value }
page-rokumon-face-down = { $clan } { $value }, face cachée
page-rokumon-could-be = { $clan }, face cachée : { $values }
page-rokumon-unknown = { $clan }, face cachée
page-rokumon-supply = { $count ->
    [0] Réserve : vide
    [one] Réserve : { $count } guerrier
   *[other] Réserve : { $count } guerriers
 }
page-rokumon-supply-empty = Réserve vide
page-rokumon-supply-told = La réserve contient { $values }.
page-rokumon-spent-told = { $count ->
    [one] { $count } autre jeton est utilisé.
   *[other] { $count } autres jetons sont utilisés.
 }
page-rokumon-surprised = { $clan } a utilisé sa surprise dans cet acte.
page-rokumon-tokens = Jetons de vengeance disponibles : { $count }, utilisés : { $spent }
page-rokumon-acts-won = { $count ->
    [one] acte gagné
   *[other] actes gagnés
 }
page-rokumon-deploy-one = Déployer un guerrier
page-rokumon-deploy-value = Déployer le { $value }
page-rokumon-free-cell = Case libre { $cell }. Poser la pièce ici.
page-rokumon-aim-deploy = Déployer ici.
page-rokumon-aim-move = Se déplacer ici.
page-rokumon-aim-set = Poser la pièce ici.
page-rokumon-aim-lift = Soulever cette pièce.
page-rokumon-is-chosen = Choisie.
page-rokumon-can-be-chosen = Peut être choisie.
page-rokumon-loses = Attention : cela laisse trois guerriers de l’autre clan alignés, et vous perdez aussitôt.
page-rokumon-came = Dernière action de l’autre clan.
page-rokumon-left = L’autre clan vient de partir d’ici.
page-rokumon-rings = Anneaux autour des pièces : en rouge, on peut appuyer, et un anneau épais est votre choix ; en noir, la dernière action de l’autre clan, et en pointillé d’où il est parti ; en doré, ce que montre un conseil ou le journal, ou ce qui a gagné.
page-rokumon-will-deploy = Déployer un guerrier en { $cell }.
page-rokumon-will-deploy-value = Déployer le { $value } en { $cell }.
page-rokumon-will-move = Se déplacer de { $cell } en { $to }.
page-rokumon-will-cover = Se déplacer de { $cell } en { $to }, sur { $whose ->
    [own] votre propre guerrier
   *[other] un guerrier de { $clan }
 }.
page-rokumon-will-lift = Soulever la pièce en { $cell } avec tout ce qu’elle porte.
page-rokumon-will-set = Surprise : poser la pièce de { $cell } en { $to }.
page-rokumon-place = Choisissez la pièce où déployer.
page-rokumon-place-value = Choisissez la pièce pour votre { $value }.
page-rokumon-which = Quel guerrier déployez-vous en { $cell } ?
page-rokumon-lift-which = Surprise : quelle pièce soulevez-vous ?
page-rokumon-set-where = Où posez-vous la pièce de { $cell } ? Les cases libres sont entourées.
page-rokumon-move-where = Où va votre guerrier en { $cell } ? Sur une pièce d’une autre couleur où il y a de la place.
page-rokumon-fight-only = Votre guerrier en { $cell } est couvert ; il peut combattre.
page-rokumon-deploy-or-move = Déployez un guerrier sur une pièce vide, ou choisissez-en un sur la table.
page-rokumon-deploy-first = Déployez un guerrier sur une pièce vide.
page-rokumon-move-only = Choisissez un de vos guerriers sur la table.
page-rokumon-lift-only = Seule une surprise est possible.
page-rokumon-fight = Combattre en { $cell }
page-rokumon-lift = Surprise avec cette pièce
page-rokumon-let-go = Annuler le choix
page-rokumon-confirm = Confirmer
page-rokumon-tap-again = Touchez encore une fois au même endroit pour le faire.
page-rokumon-beside = Rien n’a bougé : lâchez sur une des pièces.
page-rokumon-uncovered = Vous avez soulevé un guerrier et découvert trois alignés : cela perd l’acte. Vous avez plus de jetons de vengeance, vous pouvez donc reprendre le déplacement.
page-rokumon-accept = Accepter la défaite
page-rokumon-with-tokens = { $name }, avec { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
page-rokumon-add-tokens = Ajouter des jetons de vengeance, +1 chacun ? Il vous en reste { $count }. Deux fois prêt de suite : on montre les valeurs.
page-rokumon-waits-for-tokens = { $clan } peut ajouter des jetons de vengeance (il en reste { $count }).
page-rokumon-add = { $count ->
    [one] Ajouter { $count } jeton
   *[other] Ajouter { $count } jetons
 }
page-rokumon-ready = Prêt
page-rokumon-why-line = { $winner } est au sommet en { $cells }, trois voisines bien droites.
page-rokumon-why-reveal = Pendant que le guerrier était en l’air, { $winner } était au sommet de { $cells }, trois voisines en ligne droite.
page-rokumon-why-stack = Les trois guerriers en { $cell } sont à { $winner }.
page-rokumon-why-no-action = Qui doit agir et ne le peut pas perd.
page-rokumon-why-repetition = Personne ne gagne l’acte, personne ne prend de jeton.
page-rokumon-because-line = Trois alignés.
page-rokumon-because-stack = Trois dans une pile.
page-rokumon-because-reveal = { $loser } a soulevé un guerrier et découvert trois alignés.
page-rokumon-because-exposed = { $loser } a laissé trois alignés à découvert.
page-rokumon-because-surrender = { $loser } abandonne.
page-rokumon-because-no-action = { $loser } n’a plus aucune action.
page-rokumon-go-on = Continuer
page-rokumon-next-act = Acte suivant : { $title }
page-rokumon-begin = Commencer
page-rokumon-new = Nouveau dans cet acte
page-rokumon-new-1 = Posez un guerrier sur une pièce vide, ou déplacez-en un vers une pièce de l’autre couleur. Trois des vôtres alignés gagnent, et trois dans une pile aussi.
page-rokumon-new-2 = Une septième pièce : trois au-dessus de quatre. Dans la rangée de quatre, trois voisines quelconques forment une ligne.
page-rokumon-new-3 = Les guerriers ont des valeurs cachées. Deux sur une pièce peuvent combattre : le plus faible retourne dans sa réserve, et les jetons de vengeance s’ajoutent aux valeurs.
page-rokumon-new-4 = La surprise, une fois dans l’acte : soulevez une pièce avec tout ce qu’elle porte, et posez-la où elle en touche deux autres.
page-rokumon-new-5 = Une pièce est retournée et montre une troisième couleur. Elle diffère de l’or et du vert : un guerrier peut se déplacer entre elle et toutes les autres.
page-rokumon-new-6 = Tous les guerriers sont face visible : chacun lit toutes les valeurs. Les jetons peuvent encore renverser un combat.
page-rokumon-new-7 = Taroma parcourt sa liste de dix étapes, prend la première possible et vous dit pourquoi. Gagnez trois batailles d’affilée.
page-rokumon-history-1 = Six piécettes paient le passeur du fleuve des morts. Les Sanada les portaient sur leur bannière : qui a déjà payé n’a plus à craindre la bataille.
page-rokumon-history-2 = En 1583, Sanada Masayuki bâtit un château à Ueda, au-dessus d’une rivière du Shinano. Il était petit, et barrait la route à tous les grands.
page-rokumon-history-3 = En 1585, quelque sept mille hommes de Tokugawa vinrent devant Ueda, que deux mille tenaient. On les laissa entrer dans les rues, et ils surent à peine comment ils en étaient ressortis.
page-rokumon-history-4 = En 1600, Tokugawa Hidetada passa par Ueda avec trente-huit mille hommes, en route vers la bataille qui décida du Japon. Sanada père et fils le retinrent si longtemps qu’il la manqua.
page-rokumon-history-5 = En 1614, Sanada Yukimura rejoignit Osaka, assiégée par les Tokugawa. Le bastion de terre qu’il dressa devant le mur brisa tous les assauts, jusqu’à ce qu’une paix comble les fossés.
page-rokumon-history-6 = À l’été 1615, Osaka n’avait plus de fossés, et Yukimura chargea droit sur la tente de Tokugawa Ieyasu. Il l’atteignit et tomba, et ses ennemis le dirent premier guerrier du Japon.
page-rokumon-history-7 = Les guerres sont finies, et à Ueda sept pièces restent sur une table. En face est assis Taroma, un automate qui n’oublie rien et n’espère rien.
page-rokumon-summary = La campagne, acte par acte
page-rokumon-epilogue-sanada = À Ueda on le raconte encore : six pièces contre un empire, et l’empire fit demi-tour.
page-rokumon-epilogue-tokugawa = Les portes d’Osaka sont closes, et deux siècles et demi de paix commencent. Les six pièces gisent où elles sont tombées.
page-rokumon-to-coins = Voir les pièces
page-rokumon-triumph = Triomphe !
page-rokumon-next-battle = Bataille suivante
page-rokumon-surrender = Abandonner
page-rokumon-surrender-act = L’acte est perdu et vous prenez un jeton de vengeance. Il n’y a pas de retour possible.
page-rokumon-surrender-game = Vous perdez et la partie est terminée. Il n’y a pas de retour possible.
page-rokumon-surrender-no = Continuer à jouer

## What a review says on the page

page-review = Analyse
page-review-log = Retour au journal
page-review-waiting = L’analyse n’a pas commencé : d’autres travaux du serveur passent d’abord…
page-review-working = Chaque décision est examinée
page-review-so-far = Déjà connu ; un tour plus coûteux peut encore être trouvé :
page-review-failed = L’analyse n’a pas pu être terminée.
page-review-chances = Chances de gagner
page-review-worth = Ce que valait la position
page-review-worth-win = gagné
page-review-worth-draw = nul
page-review-worth-loss = perdu
page-review-worth-in = { $worth } en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
page-review-from-to = { $best } → { $played }
page-review-judged-by = Jugé d’après
page-review-by-know = ce que chacun savait
page-review-by-open = tout à découvert
page-review-chart = { $name } : { $start } au début, { $end } à la fin, entre { $low } et { $high }
page-review-apart = Chaque ligne suit ce que ce joueur pouvait savoir alors : ensemble, elles ne font pas forcément 100 %.
page-review-together = Tout à découvert, les chances font ensemble 100 %.
page-review-mark-decision = une décision coûteuse
page-review-mark-luck = un coup de chance ou de malchance
page-review-mark-other = ce que l’autre a concédé
page-review-costliest-own = 
    { $count ->
        [1] Votre tour le plus coûteux
        [3] Vos trois tours les plus coûteux
       *[other] Vos tours les plus coûteux
    }
page-review-costliest-of = { $name } : les tours les plus coûteux
page-review-worst-own = Votre décision la plus coûteuse
page-review-worst-of = { $name } : la décision la plus coûteuse
page-review-nearest-end = La décision qui a le plus rapproché la fin
page-review-close-turns = Les deux premiers coûtent à peu près autant, pour ce qu’en dit l’analyse rapide ; l’analyse approfondie en dit plus.
page-review-none = Aucune décision n’a concédé plus que ce que le hasard explique. Rien à corriger ici.
page-review-none-exact = Aucune décision n’a rien concédé. Rien à corriger ici.
page-review-none-lost = Aucune décision n’a rien concédé : face au meilleur jeu, c’était perdu dès le début.
page-review-previous = Tour précédent à étudier
page-review-next = Tour suivant à étudier
page-review-nothing-here = { $name } n’avait rien à décider à ce moment.
page-review-know = D’après ce qu’on pouvait savoir
page-review-open = Tout à découvert
page-review-played = Comme joué
page-review-cost = La chance de gagner est passée de { $best } à { $played }.
page-review-turned = { $best ->
    [win] { $played ->
        [draw] La position était gagnée, elle est devenue nulle.
       *[other] La position était gagnée, elle est devenue perdue.
     }
   *[other] La position était nulle, elle est devenue perdue.
 }
page-review-shortened = Face au meilleur jeu, c’était perdu de toute façon ; mais la fin, à { $best } coups, n’était plus qu’à { $played }.
page-review-best = Le mieux trouvé
page-review-lost = Concédé
page-review-how = Méthode
page-review-how-true = les cartes telles qu’elles étaient
page-review-between = de { $low } à { $high }
page-review-same = Le même
page-review-numbers = Cette décision en chiffres
page-review-show = Montrer le meilleur tour
page-review-show-answer = Montrer la réponse à mon coup
page-review-decided = La partie était alors décidée : quel que soit le coup, la chance de gagner était inférieure à 1 %.
page-review-after-own = Après votre coup :
page-review-line = Le meilleur tour
page-review-line-own = Après votre coup, avec les réponses attendues
page-review-line-played = Après le coup joué, avec les réponses attendues
page-review-line-likely = Vraisemblable, non prouvé.
page-review-line-imagined = Une suite vraisemblable ; les cartes des autres sont imaginées.
page-review-step = { $at } sur { $last } : { $told }
page-review-before = Avant le tour
page-review-back = Retour à la partie
page-review-try = Réessayer à partir d’ici
page-review-cannot = ne peut pas l’avoir
page-review-all-worlds = Tous les mondes possibles ont été examinés.
page-review-sum = Comment on en est arrivé là
page-review-start = Au début
page-review-start-exact = Au début, au mieux joué
page-review-decisions = Ses décisions
page-review-gave-away = A concédé quelque chose
page-review-others-gave-away = L’autre a concédé quelque chose
page-review-times = { $count ->
    [0] jamais
    [one] une fois
   *[other] { $count } fois
 }
page-review-luck = Chance
page-review-luck-deal = la donne
page-review-luck-others = ce qu’ont fait les autres
page-review-luck-shown = ce qui s’est dévoilé
page-review-luck-estimate = ce qu’on a mieux évalué ensuite
page-review-result = Le résultat
page-review-adds = Avant arrondi, début, décisions et chance donnent exactement le résultat.
page-review-adds-exact = Rien n’était caché et rien n’était dû au hasard : tout ce qui a changé, quelqu’un l’a concédé.
page-review-average = En moyenne une décision a concédé { $value } de la chance de gagner ; à 95 % de certitude, { $low } à { $high }.
page-review-average-exact = En moyenne une décision a concédé { $value } de la chance de gagner.
page-review-average-about = 
    { $count ->
        [one] Mesuré sur { $count } décision de cette seule partie : cela dit où regarder, pas ce que vaut quelqu’un.
       *[other] Mesuré sur { $count } décisions de cette seule partie : cela dit où regarder, pas ce que vaut quelqu’un.
    }
page-review-grades = Ce que signifient les niveaux
page-review-grade-below = concède moins de { $percent }
page-review-grade-or-lead = concède moins de { $percent }, ou davantage mais pas l’avantage
page-review-grade-more = concède davantage, et l’avantage avec : la chance passe de 50 % ou plus à 50 % ou moins
page-review-grade-exact-best = garde ce que vaut la position
page-review-grade-exact-turning = laisse échapper une victoire ou un match nul
page-review-grade-unsure = Une perte qui pourrait être nulle est dite à peu près égale au meilleur.
page-review-deeper = Analyser plus à fond
page-review-deeper-about = Cela prend une minute ou deux ; ce qu’on sait déjà reste affiché.
page-review-deep = Ceci est l’analyse approfondie.
page-own-reviews = Ce que m’apprennent mes parties
page-review-own-about = Chaque partie terminée de ce navigateur peut être analysée. Voici ce que les analyses ont trouvé : ce qui vous a coûté le plus de chances de gagner, où le voir, et ce qui aide.
page-review-own-most = Voici ce qui vous coûte le plus : { $topic }. C’est { $share } de tout ce que vos décisions ont coûté.
page-review-own-worst = Voir le tour le plus coûteux
page-review-own-advice = Ce qui aide : { $advice }
page-review-own-lesson = Leçon : { $title }
page-review-own-tables = Les parties
page-review-own-against = contre { $names }
page-review-own-clean = Aucune de vos décisions n’a coûté de chances.
page-review-own-few = { $count ->
    [one] Il faut trois parties pour dire ce qui vous coûte souvent : il en manque encore { $count }. En attendant, voici le tour le plus coûteux.
   *[other] Il faut trois parties pour dire ce qui vous coûte souvent : il en manque encore { $count }. En attendant, voici le tour le plus coûteux.
 }
page-review-own-none = Aucune partie terminée de ce navigateur n’a encore été analysée.
page-review-own-ask = 
    { $count ->
        [one] Analyser encore { $count } partie
       *[other] Analyser encore { $count } parties
    }
page-review-own-games = 
    { $count ->
        [one] Sur { $count } partie
       *[other] Sur { $count } parties
    }
page-review-topic-lost = { $count ->
    [one] { $share } de tout ce qui a été concédé, en { $count } décision
   *[other] { $share } de tout ce qui a été concédé, en { $count } décisions
 }
page-review-topic-passing = Passer des cartes
page-review-topic-leading = Ouvrir un affrontement
page-review-topic-following = Jouer une carte suivante d’un affrontement
page-review-topic-marching = Marcher et placer
page-review-topic-kyoto = Aller à Kyoto ou non
page-review-topic-fights = Combats
page-review-topic-tokens = Jetons de vengeance
page-review-topic-deploying = Déployer
page-review-topic-moving = Se déplacer
