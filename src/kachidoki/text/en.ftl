# Every sentence a person reads, in English. A message's name is an event's key with "-"
# for "."; the words in { } are its facts. A name is a word with other forms, its attributes:
# a language that has .gen for an area says { $area-gen } in its sentences. Every word has the
# form -cap, with a capital; a person's name is never changed, so a sentence with a seat in it has
# its capitals written out.

## Names

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
area-kyoto = Kyoto
area-omi = Ōmi
area-ise = Ise
area-owari = Owari
area-mikawa = Mikawa
area-totomi = Tōtōmi
area-shinano = Shinano
suit-katana = katana
suit-yari = yari
suit-teppo = teppō
card-ninja = { $suit } Ninja
card-number = { $suit } { $number }
seat-numbered = seat { $number }
seat-named = { $name }
seat-house = { $name } ({ $colour })
list-separator = { ", " }
list-groups = { "; " }
list-and = { $items } and { $last }
list-nothing = nothing

## The rules that sentences follow from, in [ ] after them; R4 or K9 are rulings and stay so

rule-a-turn = A turn
rule-boards = Boards
rule-code-of-honour = Code of honour
rule-deploy = Deploy
rule-end = End
rule-epilogue = Epilogue
rule-fight = Fight
rule-hint = Hint
rule-kachidoki = Kachidoki
rule-move = Move
rule-pieces-and-map = Pieces and map
rule-prestige = Prestige
rule-recruit = Recruit
rule-set-up = Set-up
rule-skirmish = Skirmish
rule-solved = Solved
rule-surprise = Surprise
rule-take-back = Take-back
rule-taroma = Taroma
rule-the-game = The game
rule-two-houses = Two houses
rule-two-players-and-a-neutral-army = Two players and a neutral army
rule-variant = Variant { $number } “{ $name }”
rule-variant-cards = Variant cards
rule-winning-an-act = Winning an act

## Games, their options and what can be chosen, and the levels of bots

game-joraku = Joraku
    .about = trick-taking and area control: march on Kyoto
game-rokumon = Rokumon
    .about = stacks and lines: Sanada against Tokugawa in six acts
option-joraku-players = Players
    .about = how many play
option-joraku-mode = Two-player game
    .about = two players only: two houses each, or a neutral army
    .houses = two houses each
    .neutral = a neutral army
option-joraku-variants = Variant cards
    .about = variant cards: two at random, or any set
    .none = none
    .random = two at random
option-joraku-kachidoki = Kachidoki
    .about = who scores when a skirmish is won
    .all = everybody in the area
    .winner = only the winner
option-joraku-passing = Passing
    .about = where the passed cards go (3 or 4 players)
    .left = both to the left
    .both = one to each side
option-joraku-board = Board
    .about = the score rows; from a file with { "--board" }
    .standard = the standard board
    .rows = your own rows
option-rokumon-act = Act
    .about = the whole campaign, one act, or a solo battle against Taroma
    .campaign = the whole campaign
    .solo = solo against Taroma
option-rokumon-coins = Coins
    .about = a deal: { "g" } gold, { "j" } green, { "f" } flipped
    .random = shuffled
option-rokumon-honour = Code of honour
    .about = the code of honour: take-back and Tanomo!
    .on = on
    .off = off
option-rokumon-tokens = Revenge tokens
    .about = revenge tokens at the start of a single act
option-rokumon-difficulty = Difficulty
    .about = solo: you are Tokugawa, Sanada, or Tokugawa with four warriors
    .easy = easy: Tokugawa
    .medium = medium: Sanada
    .difficult = difficult: Tokugawa with four warriors
option-rokumon-layout = Layout
    .about = solo: the hexagon, or seven cells
    .hexagon = the hexagon
    .cells = seven cells of your choice
option-rokumon-surrender = Surrender
    .about = whether a player may give an act up
    .on = on
    .off = off
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master

## Shared by all games

core-take-back = { $seat-cap } takes back “{ $action }”.
core-take-back-both = { $seat-cap } takes back “{ $action }” and the answer to it.
core-no-take-back = There is nothing to take back: only your own latest steps, while the rules let you and before anything is revealed.
core-no-take-backs-left = You have taken back { $most } steps in this turn: now play on.

## What people do, as an action of theirs is called

deed-pass = pass { $card }
deed-pass-left = pass { $card } to the player after you
deed-pass-right = pass { $card } to the player before you
deed-draft = keep { $card }
deed-discard = drop { $card }
deed-play = play { $card }
deed-play-for = play { $card } for { $colour }
deed-place = place Samurai
deed-march = march
deed-put = put a Samurai in { $area }
deed-move = move a Samurai from { $area } to { $to }
deed-daimyo = move the Daimyo to { $area }
deed-remove = remove a Samurai of { $colour } in the Daimyo’s area
deed-send = send a neutral Samurai ({ $colour }) to { $area }
deed-end = end the turn
deed-deploy = deploy a warrior on { $cell }
deed-deploy-valued = deploy the { $value } on { $cell }
deed-move-warrior = move from { $cell } to { $to_cell }
deed-fight = fight on { $cell }
deed-surprise = set the coin of { $cell } on { $to_cell } by surprise
deed-surrender = surrender
deed-add = add { $tokens ->
    [one] a revenge token
   *[other] { $tokens } revenge tokens
 }
deed-ready = say ready
deed-accept = accept the loss

## Joraku: set-up and Recruit

joraku-variant = Variant card { $variant } is in play: { $name }.
joraku-daimyo = { $colour } draws Daimyo card { $card }; the Daimyo stands in area { $card }.
joraku-first = { $seat-cap } has the highest Daimyo card ({ $card }), takes the Kachidoki card and will lead.
joraku-round = Round { $round } begins: all cards are shuffled.
joraku-dealt = Dealt: { $card }.
joraku-hands = Everybody has { $cards } cards; { $aside ->
    [one] one card stays
   *[other] { $aside } cards stay
 } aside, unseen.
joraku-passing = To pass to { $to }: { $card }.
joraku-passed = All have chosen: everybody passes { $cards } cards.
joraku-received = Received: { $cards }.
joraku-pack = The pack in hand: { $cards }.
joraku-drafting = Kept from the pack: { $card }.
joraku-last-card = Kept, the last card of the pack: { $cards }.
joraku-drafted = The draft is over; both hold eight cards.
joraku-discarding = Dropped: { $card }.
joraku-discarded = Both have dropped a card, unseen.
joraku-advance = The neutral army ({ $colour }) moves one area toward Kyoto; its Daimyo is now in { $area }.

## Joraku: Skirmish

joraku-play = { $colour } plays { $card }.
joraku-followed = { $colour } +{ $points }: { $card } is of the led suit.
joraku-choose-place = { $colour } places Samurai in area { $number }.
joraku-choose-march = { $colour } marches with { $number ->
    [one] one action point
   *[other] { $number } action points
 }.
joraku-put = { $left ->
    [0] { $colour } puts a Samurai in { $area }.
   *[other] { $colour } puts a Samurai in { $area } ({ $left } more possible).
 }
joraku-move = { $left ->
    [0] { $colour } moves a Samurai from { $area } to { $to }.
   *[other] { $colour } moves a Samurai from { $area } to { $to } ({ $left } AP left).
 }
joraku-move-daimyo = { $left ->
    [0] { $colour } moves the Daimyo from { $area } to { $to } for { $cost } AP.
   *[other] { $colour } moves the Daimyo from { $area } to { $to } for { $cost } AP ({ $left } left).
 }
joraku-kyoto = { $colour } +{ $points }: the Daimyo enters Kyoto for the first time, by its card.
joraku-remove = { $left ->
    [0] { $colour } removes a Samurai of { $victim } from { $area }.
   *[other] { $colour } removes a Samurai of { $victim } from { $area } ({ $left } AP left).
 }
joraku-send = { $left ->
    [0] { $colour } sends a neutral Samurai ({ $victim }) from { $area } to { $to }.
   *[other] { $colour } sends a neutral Samurai ({ $victim }) from { $area } to { $to } ({ $left } AP left).
 }
joraku-end = { $lost ->
    [0] { $colour } ends the turn.
    [one] { $colour } ends the turn; { $lost } AP is lost.
   *[other] { $colour } ends the turn; { $lost } AP are lost.
 }
joraku-won-highest = { $colour-cap } wins the skirmish and the Kachidoki card: { $card } is the highest.
joraku-won-later = { $colour-cap } wins the skirmish and the Kachidoki card: { $card } was the later of equal cards.
joraku-won-ninja = { $colour-cap } wins the skirmish and the Kachidoki card: { $card } beats a 6.
joraku-won-later-ninja = { $colour-cap } wins the skirmish and the Kachidoki card: a Ninja beats a 6, and { $card } was the later Ninja.
joraku-won-last-ninja = { $colour-cap } wins the skirmish and the Kachidoki card: only Ninjas were played, { $card } last.

## Joraku: points

place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
joraku-standing = { $of ->
    [1] alone
   *[other] { $place } of { $of }
 }
joraku-kachidoki = { $points ->
    [0] Kachidoki pays { $colour } nothing: { joraku-standing } in { $area }, where the winner’s Daimyo stands, with influence { $influence }{ $tie }.
   *[other] Kachidoki! { $colour-cap } +{ $points }: { joraku-standing } in { $area }, where the winner’s Daimyo stands, with influence { $influence }{ $tie }.
 }
joraku-prestige = { $points ->
    [0] { $colour } is { joraku-standing } in { $area } with influence { $influence }{ $tie }, which pays nothing in round { $round }.
   *[other] { $colour } +{ $points }: { joraku-standing } in { $area } with influence { $influence }{ $tie }; round { $round } pays { $row }.
 }
joraku-own-ground = { $points ->
    [0] { $colour } is first in { $area }, where its own Daimyo stands, which pays nothing.
   *[other] { $colour } +{ $points }: first in { $area }, where its own Daimyo stands.
 }
tie-none = { "" }
tie-with = , tied with { $tied }
joraku-wins-points = { $seat-cap } wins with { $points } RP.
joraku-wins-daimyo-card = { $seat-cap } wins with { $points } RP, tied with { $second }, by the higher Daimyo card.
joraku-wins-second-house = { $seat-cap } wins with { $points } RP, tied with { $second }, by the other house.
joraku-wins-holder = { $seat-cap } wins with { $points } RP, tied with { $second } in both houses, as the holder of the Kachidoki card.

## Joraku: why something is not possible

joraku-no-not-in-hand = You do not have that card.
joraku-no-no-samurai-left-to-place = No Samurai is left to place: at most three, and only from the supply.
joraku-no-a-number-places-only-in = This card places only in { $area }.
joraku-no-first-choose-to-place-or-to-march = First choose to place or to march.
joraku-no-this-is-the-time-to = This is not the time for that; now is the time to { $phase ->
    [pass] pass cards
    [draft] keep a card
    [discard] drop a card
    [play] play a card
    [place] place Samurai
    [march] march
   *[other] wait
 }.
joraku-no-all-cards-go-to-the-left = In this game all passed cards go to the player after you.
joraku-no-this-card-goes-to-the = This card goes to the { $side ->
    [left] left
   *[right] right
 }.
joraku-no-must-follow = You must follow suit: { $suit } was led and you have some.
joraku-no-a-card-here-is-for-ones-one-colour = You have one colour only; do not name it.
joraku-no-name-one-of-your-own-colours = Say for which of your own colours you play.
joraku-no-this-card-is-for = This card is for { $colour }.
joraku-no-no-action-points-left = No action points are left.
joraku-no-no-such-samurai-beside-your-daimyo-in = There is no Samurai of { $colour } beside your Daimyo in { $area }.
joraku-no-a-neutral-samurai-is-sent-to-another-area = A neutral Samurai is not removed but sent: name an area.
joraku-no-only-an-opponents-samurai-can-be-removed = Only an opponent's Samurai can be removed.
joraku-no-not-next-to = That area is not next to { $area }.
joraku-no-not-enough-action-points = That costs { $cost } AP; you have { $left }.
joraku-no-only-a-neutral-samurai-is-sent-elsewhere = Only a Samurai of a neutral army is sent elsewhere.
joraku-no-no-neutral-samurai-in = There is no neutral Samurai beside your Daimyo in { $area }.
joraku-no-not-where-it-is-nor-behind-its-daimyo = A neutral Samurai goes to another area, never behind the neutral Daimyo.
joraku-no-no-samurai-of-yours-in = You have no Samurai in { $area }.

## Rokumon

clan-sanada = Sanada
clan-tokugawa = Tokugawa
coin-gold = gold
coin-green = green
coin-flipped = flipped
coin-at = { $cell } { $colour }
act-1 = Rokumonsen
act-2 = Ueda Castle
act-3 = First siege of Ueda
act-4 = Second siege of Ueda
act-5 = Winter in Osaka
act-6 = Summer in Osaka
act-7 = Return to Ueda
taroma-1 = CONQUER
taroma-2 = COVER
taroma-3 = BLOCK
taroma-4 = MATCH
taroma-5 = BOLSTER
taroma-6 = MANEUVER
taroma-7 = DEPLOY
taroma-8 = MOVE
taroma-9 = RETREAT
taroma-10 = SURRENDER

rokumon-act = { $act ->
    [7] Solo: { $name }.
   *[other] Act { $act }: { $name }.
 }
rokumon-flip = The coin with { $pips ->
    [one] one pip
   *[other] { $pips } pips
 } will be flipped.
rokumon-coins = The coins lie: { $coins }. Sanada starts.
rokumon-deploy = { $clan } deploys a warrior on { $cell }.
rokumon-deploy-valued = { $clan } deploys the { $value } on { $cell }.
rokumon-move = { $clan } moves from { $cell } to { $to_cell }.
rokumon-fight = { $clan } calls a fight on { $cell }.
rokumon-surprise = Surprise! { $clan } sets the coin of { $cell } on { $to_cell }.
rokumon-add = { $clan } adds { $tokens ->
    [one] a revenge token
   *[other] { $tokens } revenge tokens
 }.
rokumon-ready = { $clan } is ready.
rokumon-showdown = On { $cell } { $top }'s { $top_value } ({ $top_total } in all) stands against { $under }'s { $under_value } ({ $under_total } in all).
rokumon-fight-lost = { $loser }'s { $value } is the lower one and goes back to its supply.
rokumon-fight-lost-to-star = { $loser }'s { $value } goes back to its supply: the red 6 always loses to the starred 1, whatever was added.
rokumon-fight-tied = Both are equal and go back to their supplies.
rokumon-tanomo = Tanomo! { $clan } can win on the next turn.
rokumon-ends-line = { $winner } wins: three in a row.
rokumon-ends-stack = { $winner } wins: three in a stack.
rokumon-ends-reveal = { $winner } wins: { $loser } lifted a warrior and uncovered three in a row.
rokumon-ends-exposed = { $winner } wins: { $loser } left three in a row open.
rokumon-ends-surrender = { $winner } wins: { $loser } surrenders.
rokumon-ends-no-action = { $winner } wins: { $loser } has no action left.
rokumon-ends-repetition = A draw: the same position stands for the third time.
rokumon-token = { $loser } takes a revenge token and has { $tokens }.
rokumon-taroma = Taroma: { $step } { $name }, { $action }. { $step ->
    [1] It wins.
    [10] Nothing else is possible.
   *[other] { $before ->
        [0] No win was threatened.
       *[other] { $wins ->
            [0] No winning answer is left
            [one] One winning answer is left
           *[other] { $wins } winning answers are left
         } instead of { $before }.
     } Among equals it takes the coin with the fewest pips: { $pips }.
 }
rokumon-game-won = { $winner } wins the game with { $won ->
    [one] one act
   *[other] { $won } acts
 }.
rokumon-game-drawn = The game is drawn.

## The log in short: what a turn consists of, one part after another

brief-joraku-variant = { $name }
brief-joraku-daimyo = { $colour } has Daimyo card { $card }
brief-joraku-first = { $seat } leads
brief-joraku-round = Round { $round }
brief-joraku-passing = { $card } to { $to }
brief-joraku-received = received { $cards }
brief-joraku-drafting = kept { $card }
brief-joraku-last-card = kept { $cards }
brief-joraku-discarding = dropped { $card }
brief-joraku-advance = neutral army to { $area }
brief-joraku-play = { $card }
brief-joraku-put = Samurai in { $area }
brief-joraku-move = Samurai { $area } → { $to }
brief-joraku-move-daimyo = Daimyo { $area } → { $to }
brief-joraku-remove = removes a Samurai of { $victim } from { $area }
brief-joraku-send = neutral Samurai { $area } → { $to }
brief-joraku-won = { $colour } wins with { $card }
brief-rokumon-act = { $act ->
    [7] Solo: { $name }
   *[other] Act { $act }: { $name }
 }
brief-rokumon-deploy = a warrior on { $cell }
brief-rokumon-deploy-valued = the { $value } on { $cell }
brief-rokumon-move = { $cell } → { $to_cell }
brief-rokumon-surprise = Surprise: coin { $cell } → { $to_cell }
brief-rokumon-fight = fight on { $cell }
brief-rokumon-add = { $clan } adds { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
 }
brief-rokumon-showdown = { $top_total } against { $under_total }
brief-rokumon-fight-lost = { $loser } loses the { $value }
brief-rokumon-fight-lost-to-star = { $loser } loses the { $value }
brief-rokumon-fight-tied = both go back
brief-rokumon-tanomo = Tanomo!
brief-rokumon-taroma = { $step } { $name }

## Rokumon: why something is not possible

rokumon-no-first-comes-the = First comes the { $phase ->
    [turn] turn: deploy, move, fight, surprise or surrender
    [bid] fight: add revenge tokens or say ready
    [lost] loss: accept it or take the Move back
   *[other] deal
 }.
rokumon-no-no-fights-in-act = There are no fights in act { $act }.
rokumon-no-no-surprise-in-act = There is no Surprise in act { $act }.
rokumon-no-nobody-can-surrender-here = Nobody can surrender in this game.
rokumon-no-there-is-no-coin-on = There is no coin on { $cell }.
rokumon-no-values-are-unused-here-so-name-only-the-cell = Values are unused here: name only the cell.
rokumon-no-say-which-warrior = Say which warrior you deploy.
rokumon-no-only-onto-an-empty-coin = A warrior is deployed only onto an empty coin.
rokumon-no-not-in-your-supply = That warrior is not in your supply.
rokumon-no-needs-two-warriors-one-of-them-yours-on = A fight needs two warriors on { $cell }, at least one of them yours.
rokumon-no-you-have-surprised-already = You have surprised already in this act.
rokumon-no-the-other-has-just-moved-the-coin-on = The coin on { $cell } was just set there; it cannot be lifted on this turn.
rokumon-no-needs-an-empty-cell-that-touches-two-other-coins = A coin can be set only on an empty cell that touches two other coins.
rokumon-no-no-warrior-of-yours-on-top-of = No warrior of yours is on top on { $cell }.
rokumon-no-two-can-be-covered-only-if-both-are-yours-on = Two warriors on { $cell } can be covered only if both are yours.
rokumon-no-a-move-goes-to-a-coin-of-another-colour-than-on = { $cell } is of the same colour; a Move goes to a different one.

## Rokumon: what an action is worth

worth-win = wins in { $plies ->
    [one] one move
   *[other] { $plies } moves
 }
worth-draw = draws
worth-loss = loses in { $plies ->
    [one] one move
   *[other] { $plies } moves
 }
worth-only = { $worth }, only move
bots-judged-best = “{ $action-cap }” { $worth }: nothing is better.
bots-judged-only = “{ $action-cap }” { $worth }: every other move gives the { $given ->
    [win] win
   *[draw] draw
 } away.
bots-judged-lost = “{ $action-cap }” { $worth }: the position was lost already, and nothing holds out longer.
bots-judged-slower = “{ $action-cap }” { $worth }; “{ $best }” { $best_worth }.
bots-judged-gave-away = “{ $action-cap }” { $worth } and gives a { $given ->
    [win] win
   *[draw] draw
 } away: “{ $best }” { $best_worth }.

## Hints

hint-forced = { $actions }. { $reason }
hint-line = { $actions }: { NUMBER($chance, style: "percent") } to win. { $reason }

bots-hint-only = It is the only thing you can do.
bots-hint-give = There is no simple reason: in games played on from here, giving these cards ended well for you. You keep { $cards }.
bots-hint-give-void = You give away your last { $suit }: whenever it is led, you may play any card. You keep { $cards }.
bots-hint-give-low = Low cards rarely win a skirmish and give few points to march; you keep { $cards }.
bots-hint-give-area = One of them places in { $area }, where the first gets { $points ->
    [0] nothing
   *[other] only { $points } RP
 } this round; you keep { $cards }.
bots-hint-give-ninja = You keep a Ninja, which places anywhere and beats a 6. You keep { $cards }.
bots-hint-give-keeps = What you give places where less is paid: { $card } places in { $area }, where the first gets { $points } RP this round. You keep { $cards }.
bots-hint-take = It places in { $area }, where the first gets { $points } RP this round; with it you hold { $cards }.
bots-hint-take-ninja = A Ninja places anywhere and beats a 6; with it you hold { $cards }.
bots-hint-if-now = { $more ->
    [0] { $less ->
        [0] { "" }
       *[other] { " " }For now it gives up { $less } RP on the map, which should pay off later.
     }
   *[other] { " " }If the round ended now, it would bring you { $more } RP.
 }
bots-hint-daimyo = { $pays ->
    [0] { "" }
   *[other] { $own ->
        [0] { $decided ->
            [0] { " " }Whoever is ahead in the skirmish has their Daimyo in { $stands }: if they win it, you get { $pays } RP there.
           *[other] { " " }Whoever wins the skirmish has their Daimyo in { $stands }: you get { $pays } RP there.
         }
       *[other] { $decided ->
            [0] { " " }Your Daimyo goes to { $stands }: if you win the skirmish, you get { $pays } RP there.
           *[other] { " " }Your Daimyo goes to { $stands }: you win the skirmish, and get { $pays } RP there.
         }
     }
 }
bots-hint-wins-skirmish = It will probably win the skirmish: then { $area }, where your Daimyo is, pays you { $points } RP at once.{ bots-hint-if-now }
bots-hint-surely-wins = It wins the skirmish for sure: then { $area }, where your Daimyo is, pays you { $points } RP at once.{ bots-hint-if-now }
bots-hint-grows = It brings you to { $mine } influence in { $area }{ $theirs ->
    [0] , where nobody else is.
   *[other] ; the strongest other there has { $theirs }.
 }{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-removes = It sends { $count } Samurai of others away from { $area }, where they stand in your way.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-area = It makes you { $place } in { $area }: { $points } RP more when round { $round } is scored{ $also ->
    [0] { "" }
   *[other] , and { $also } more in { $areas }
 }{ $lost ->
    [0] .
   *[other] , though { $lost } less elsewhere.
 }{ bots-hint-daimyo }
bots-hint-holds = It changes no place on the map: your pieces stay where they are.
bots-hint-low = You would hardly win this skirmish, so a low card is enough.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-cannot-win = You cannot win this skirmish, so a low card is enough.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-spares = It spares your higher cards for a skirmish that pays more.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-solved = { $leads_to ->
    [win] Whatever the other does, you can win from there.
    [loss] If the other plays perfectly, this loses in the end; but hardly anybody plays perfectly.
   *[draw] If both do their best, nobody wins from there.
 }
bots-hint-lost = If the other finds every right answer, all moves lose here. This one holds out longest.
bots-hint-lost-answers = If the other finds every right answer, all moves lose here. This one holds out longest: { $right ->
    [one] only one of { $answers } answers beats it.
   *[other] { $right } of { $answers } answers beat it.
 }
bots-hint-draws = It makes a draw: the same position stands for the third time.
bots-hint-taroma = Taroma’s answers are known: from here you win in { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
 }
bots-hint-taroma-holds = Taroma can no longer be beaten in this battle.
bots-hint-surrender = Everything else is lost as well.
bots-hint-tokens = The fight is worth the tokens.
bots-hint-saves = No more tokens are worth adding here.
bots-hint-wins = It wins at once.
bots-hint-control = Then you control { $mine ->
    [one] one coin
   *[other] { $mine } coins
 } and the other { $theirs }.
bots-hint-fight = The fight should go your way, as far as one can know.
bots-hint-stops = It stops { $threats ->
    [one] a winning answer
   *[other] { $threats } winning answers
 } of the other; { $left ->
    [0] none is
    [one] { $left } is
   *[other] { $left } are
 } left.
bots-hint-stops-action = It stops { $threats ->
    [1] “{ $action }”, with which the other would win
   *[other] { $threats } winning answers of the other, such as “{ $action }”
 }; { $left ->
    [0] none is
    [one] { $left } is
   *[other] { $left } are
 } left.
bots-hint-stops-line = It stops { $threats ->
    [1] “{ $action }”, with which the other would win by the line { $row }
   *[other] { $threats } winning answers of the other, such as “{ $action }” for the line { $row }
 }; { $left ->
    [0] none is
    [one] { $left } is
   *[other] { $left } are
 } left.
bots-hint-threatens = It threatens to win in { $wins ->
    [one] one way
   *[other] { $wins } ways
 }.
bots-hint-threatens-less = It threatens to win in { $wins ->
    [one] one way
   *[other] { $wins } ways
 }, but the other has better answers to it than to the first hint.
bots-hint-verdict = { $leads_to ->
    [win] { " " }Whatever the other does, you can win from there.
    [loss] { " " }If the other plays perfectly, it loses in the end all the same.
    [draw] { " " }If both do their best, nobody wins from there.
   *[unknown] { "" }
 }
bots-hint-blocks = It blocks the line { $row }, of which the other holds two coins.{ bots-hint-verdict }
bots-hint-covers = It covers the other’s warrior on { $cell }: that coin is yours then.{ bots-hint-verdict }
bots-hint-builds = Then two coins of the line { $row } are yours, and the third is empty.{ bots-hint-verdict }

## The review of a finished game

review-gives-up = As played, the turn gives up being { $place } in { $area }: { $points } fewer when round { $round } is scored.
review-leaves = As played, the turn leaves { $colour } { $place } in { $area }: { $points } more for them when round { $round } is scored.
review-keeps = You keep { $cards }; as played, { $colour } gets to use that.
review-keeps-both = You keep { $cards }; as played, a neighbour gets to use that.
review-keeps-ninja = A Ninja places up to 3 Samurai anywhere and beats a 6.
review-keeps-card = { $card } places in { $area }, which pays the first { $points } this round, or marches with { $number } AP.
review-no-supply = As played, the turn placed nothing: no Samurai was left in the supply.
review-unplaced = As played, the turn placed { $count } Samurai; { $possible } were possible.
review-unspent = Action points left unused: { $left } of { $points }.
review-answer-wins = { $clan } can answer “{ $action }” and wins at once.
review-answer-next-turn = { $clan } can answer “{ $action }”; after that nothing stops a win on the next turn.
review-answer-threatens = { $clan } can answer “{ $action }” and then threatens to win in { $wins ->
    [one] one way
   *[other] { $wins } ways
 }.
review-answer-leads = { $clan } can answer “{ $action }”{ $does ->
    [blocks] { " " }and blocks the line { $row }: that
    [covers] { " " }and covers the warrior on { $cell }: that
    [builds] { " " }and holds two coins of the line { $row }: that
   *[nothing] , which
 } wins in { $plies ->
    [one] one move
   *[other] { $plies } moves
 }, whatever is done against it.
review-answer-holds = { $clan } can answer “{ $action }”; after that nobody wins if both do their best.
review-answer-expected = { $clan } will likely answer “{ $action }”.
review-likely = What the other will do is not proved, only likely: it is what the search calls best, over everything that the hidden warriors could be.
review-likely-open = What the other will do is not proved, only likely: the search sees only some turns ahead.
review-taroma-wins = Taroma answers “{ $action }” and wins at once.
review-taroma-holds = Taroma answers “{ $action }” and can no longer be beaten.
review-taroma-draws = Taroma answers “{ $action }”; after that no more than a draw is left.
review-skirmish = With { $card } the skirmish is won in { $percent } of 100 cases instead of { $less }, and then Kachidoki pays { $points } in { $area }.
review-ninja = A 6 was out, so { $card } wins the skirmish in { $percent } of 100 cases instead of { $less }; Kachidoki then pays { $points } in { $area }.
review-spares = With { $card } the skirmish is won in { $percent } of 100 cases instead of { $less }, but { $kept } stays for a later one.
review-outweighs = With { $card } the skirmish is won in { $percent } of 100 cases instead of { $less }; what that turn gains on the map or later is worth more.
review-void = { $seat-cap } could not follow { $suit } in skirmish { $skirmish }.
review-when-passing = Round { $round }, passing cards
review-when-skirmish = Round { $round }, skirmish { $skirmish }
review-when-turn = Turn { $turn }
review-dealt = Dealt in round { $round }: { $cards }.
review-chose = { $seat-cap } chose face down: { $cards }.

review-grade-best = As good as any
review-grade-close = Close to the best
review-grade-equal = About equal to the best
review-grade-slip = Gave a little away
review-grade-costly = Gave much away
review-grade-turning = Turned the game

review-how-exact = exact
review-how-enumerated = { $worlds ->
    [1] the only possible world
   *[other] all { $worlds } possible worlds
 }
review-how-sampled = { $worlds } worlds at random
review-how-searched = searched { $depth ->
    [one] one turn
   *[other] { $depth } turns
 } deep

review-working = reviewing
review-course = { $seat-cap }: the chance to win, from the start to the end
review-act = { $seat-cap }, { $act }: the chance to win the act
review-worth = { $seat-cap }, { $act }: what the position was worth
review-sum = Start { $start }, own decisions { $decisions }, luck { $luck }: together { $result }, the result.
review-sum-exact = At the start, with best play: { $start }. Gave something away: { $own }; the other: { $others }. The result: { $result }.
review-sum-about = Own decisions: all that they gave away, added up; no decision can do better than give nothing away. Luck: everything else that raised or lowered the chance, and other people’s mistakes too. Each can be more than 100 %, for a chance that was given away can come back and be given away again.
review-luck = Of the luck: what was dealt { $deal }, what others did { $others }, what came to light { $shown }, better judged later { $estimate }.
review-luck-apart = By what could be known, luck counts when it comes to light. With everything open, decisions are also charged with what nobody could know: more is given away there, and luck makes up for it. So the two can have opposite signs.
review-luck-named = The largest of it:
review-nothing-happened = Nothing happened: the turn could be judged better once it came.
review-decisions = Decisions
review-costliest = What can be learnt most from
review-nothing = No decision gave anything away that could be told from chance.
review-surrendered-exact = { $seat-cap } surrendered. With best play of both the position was { $worth } then.
review-surrendered = { $seat-cap } surrendered. By what could be known, the chance to win was still { $worth }.
review-turn = { $when } (line { $line }), { $seat }: { $actions }
review-lost = { $grade }: { $loss } of the chance to win (between { $low } and { $high }; { $how }).
review-lost-exact = { $grade } ({ $how }).
review-know = By what could be known: { $played }, at best { $best }.
review-open = With everything open: { $played }, at best { $best }.
review-note = With everything open something else might have been best. Nobody could know that, so it does not count in the verdict.
review-searched-apart = The two chances can lie far apart: by what could be known, the search never lets the other clan use its own hidden values.
review-open-equal = With everything open the best is: { $actions }. As far as this look can tell, that and the best by what could be known are about equally good.
review-open-apart = With everything open the best is: { $actions }. There the others’ cards are known; as long as they are not, the best by what could be known is at least as good on average.
review-better = Better: { $actions }
review-equal = About equal, as far as this look can tell: { $actions }
review-only-searched = Nothing on the board tells the two apart at once: only the search says that it is better.
review-only-solved = Nothing on the board tells the two apart at once: it was worked out to the end.
review-after = After the better move:
review-after-played = After the move that was played:
review-goes-on = It would go on: { $actions }.
review-goes-on-imagined = One likely continuation; the others’ cards are imagined: { $actions }.
review-grid = What could be known then
review-card = Card
review-own = own hand
review-played = played in skirmish { $skirmish }
review-known = surely { $seat }
review-gone = discarded
review-warrior = Warrior

## Puzzles and lessons

puzzle-title = Puzzles
puzzle-about = Positions from real games with one best answer, and each of them proved.
puzzle-daily = Puzzle of the day
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-number = Puzzle { $number }
puzzle-hardness = Difficulty { $rating }
puzzle-hard = { $level } ({ $rating })
puzzle-level-gentle = very easy
puzzle-level-easy = easy
puzzle-level-medium = not so easy
puzzle-level-hard = hard
puzzle-level-master = very hard
puzzle-rating-sure = Puzzles that are { $hardness } suit you: you solve about every second one. (Your rating: { $rating })
puzzle-rating-unsure = So far puzzles that are { $hardness } seem to suit you; after a few more it will be surer. (Your rating: { $rating })
tui-puzzle-rating = Your rating: { $rating } (between { $low } and { $high })
puzzle-rating-new = Your rating begins with your first answer. It stays in this browser.
puzzle-rating-about = Only the first try at a puzzle moves it; after that you can try in peace.
puzzle-choose = Which puzzles
puzzle-all = All themes
puzzle-themed = { $theme } ({ $count })
puzzle-solved = Solved in this browser: { $count }
puzzle-right = Well seen!
puzzle-wrong = Not yet.
puzzle-answer = The answer: { $actions }
puzzle-lessons = Lessons
puzzle-lessons-about = Six a game, on what first players do not see. A few positions each, and you play them.
puzzle-lesson-step = { $at } of { $last }
puzzle-lesson-on = Next position
puzzle-lesson-over = To the next lesson
puzzle-lesson-end = Back to puzzles and lessons
puzzle-lesson-done = done
puzzle-open = Open: { $actions }
puzzle-prompt = Write what you do, with commas between the steps. “{ $back }” takes the last step back, “{ $answer }” tells the answer, an empty line leaves.

puzzle-side = You play { $side }. { $asked }
puzzle-ask-points = It is the last turn of round { $round }. Score as many points as you can with it.
puzzle-ask-next = It is the last turn of round { $round }. Stand so that the areas would pay you most by the rows of the next round.
puzzle-ask-victory = It is the last turn of the game. One way to end it makes you the winner.
puzzle-ask-card = Which card surely wins this skirmish, whatever the others hold?
puzzle-ask-void = Which two cards do you pass to be without as many suits as possible, whatever you receive?
puzzle-ask-force = { $turns ->
    [1] Win with this turn, whatever the other does. Only one action does it.
   *[other] Win within { $turns } turns of yours, whatever the other does. Only one action does it.
 }
puzzle-ask-hold = Only one action does not lose. Find it.
puzzle-ask-beat = Only after one action can Taroma still be beaten. Find it.
puzzle-ask-stand = Taroma is about to win. Only one action stops it.
puzzle-ask-strike = You can win at once, in one way only. Find it.
puzzle-ask-parry = The other is about to win. Only one action stops it.

puzzle-right-points = { $points } points; the next best of the { $boards } boards you could leave gives { $next }.
puzzle-right-next = The next round would pay you { $points } here; the next best of the { $boards } boards you could leave, { $next }.
puzzle-right-victory = Of the { $boards } boards you could leave, only this one wins the game.
puzzle-right-card = { $worlds ->
    [1] It cannot be beaten any more.
   *[other] It wins in each of the { $worlds } ways in which the cards can lie.
 }
puzzle-right-void = Suits that you are without now: { $voids }, unless a card brings one back. No other pass is ever better.
puzzle-right-force = { $turns ->
    [1] This wins at once. None of the { $others } other actions wins.
   *[other] This wins within { $turns } turns of yours. None of the { $others } other actions wins.
 }
puzzle-right-hold = Each of the { $others } other actions loses.
puzzle-right-beat = Taroma is beaten in { $turns } turns. After any of the { $others } other actions it could not be beaten any more.
puzzle-right-stand = After each of the { $others } other actions Taroma wins at once.
puzzle-right-strike = Of { $actions } actions only this one wins at once.
puzzle-right-parry = After each of the { $others } other actions you lose at once.

puzzle-wrong-points = That scores { $points }; { $best } are possible.
puzzle-wrong-next = That would pay { $points } in the next round; { $best } are possible.
puzzle-wrong-victory = This way somebody else wins the game.
puzzle-wrong-card = Not for sure: this card may come, { $card }.
puzzle-wrong-void = Suits that you are without then: { $voids }. Possible: { $best }.
puzzle-wrong-force = The other answers: { $reply }. The win is gone.
puzzle-wrong-hold = The other answers: { $reply }. From here they win.
puzzle-wrong-beat = From here Taroma cannot be beaten any more.
puzzle-wrong-stand = Taroma wins.
puzzle-wrong-strike = That does not win at once.
puzzle-wrong-parry = The other answers: { $reply }. That wins.
puzzle-wrong-lost = That loses at once.

puzzle-theme-daimyo = Move your Daimyo
puzzle-theme-last-card = The last card of a skirmish
puzzle-theme-marching = Marches
puzzle-theme-ninja = Samurai by Ninja
puzzle-theme-placing = Place Samurai
puzzle-theme-removing = Remove Samurai
puzzle-theme-rows = The next round’s rows
puzzle-theme-sure-card = The sure card
puzzle-theme-sure-ninja = The Ninja’s moment
puzzle-theme-victory = The last word
puzzle-theme-void = Passing
puzzle-theme-fight = Fights
puzzle-theme-hold = Hold
puzzle-theme-parry = Stop the other
puzzle-theme-strike = Win at once
puzzle-theme-surprise = Surprises
puzzle-theme-taroma-hold = Hold against Taroma
puzzle-theme-taroma-win = Beat Taroma
puzzle-theme-win-far = Win from afar
puzzle-theme-win-three = Win in three
puzzle-theme-win-two = Win in two

lesson-joraku-ties = Tied is lower
lesson-joraku-ties-about = Who ties shares the lower rank: two who are first together are both paid as second. One Samurai more, or one of theirs less, can be worth as much as a whole area.
lesson-joraku-ties-point = Look for ties first: breaking one lifts you a rank, and it takes a single Samurai.
lesson-joraku-follow = Who must follow
lesson-joraku-follow-about = Whoever holds the led suit must play it. What others played, passed and could not follow tells what they can still hold: a modest card may be unbeatable.
lesson-joraku-follow-point = Count the cards that could beat yours, and ask of each whether anybody can still play it.
lesson-joraku-ninja = When to spend the Ninja
lesson-joraku-ninja-about = A Ninja counts nothing, unless a 6 lies on the table: then it wins. Of several Ninjas the latest does.
lesson-joraku-ninja-point = Wait for a 6, and for those who could play a Ninja after you.
lesson-joraku-rows = The next round’s rows
lesson-joraku-rows-about = Pieces stay where they are, but the rows move toward Kyoto. What pays most now may pay nothing in the next round.
lesson-joraku-rows-point = Use what is left of a round for the next one: look at its rows before you end your turn.
lesson-joraku-daimyo = Where your Daimyo stands
lesson-joraku-daimyo-about = A Daimyo is two influence, and the area of the winner’s Daimyo is scored at once. Two points of action move it, and with it two places at a time.
lesson-joraku-daimyo-point = A Daimyo that only stands where you lead anyway stands in the wrong place.
lesson-joraku-void = Passing for freedom
lesson-joraku-void-about = Without a suit you need not follow it: then any card may be played. You choose what to pass before you see what you receive.
lesson-joraku-void-point = Pass a suit away whole. Half of one frees you from nothing.
lesson-rokumon-stack = Three in a stack
lesson-rokumon-stack-about = Three of your own on one coin win just as a line does. Onto two you may move only if both are yours, and always to another colour.
lesson-rokumon-stack-point = Each two of your own on a coin threaten. Look which of your warriors can reach them.
lesson-rokumon-uncover = What you uncover
lesson-rokumon-uncover-about = A Move lifts before it lands. If the lift uncovers a line of the other’s, you have lost at once, whatever the landing would have won.
lesson-rokumon-uncover-point = Before you lift a warrior, look who stands below.
lesson-rokumon-threats = Two threats at once
lesson-rokumon-threats-about = One threat is parried. After two at once the other can stop only one of them.
lesson-rokumon-threats-point = Count your wins of the next turn after each action: two that no single answer stops have won.
lesson-rokumon-count = Count the other’s wins
lesson-rokumon-count-about = Before your own plans: what could the other win with at once, by a line, a stack, a fight or a surprise?
lesson-rokumon-count-point = An action that leaves the other no win is often the only one you have.
lesson-rokumon-lone = Lone warriors
lesson-rokumon-lone-about = Taroma likes to cover a lone warrior of yours with a lone one of its own, and it always blocks as many of your wins as it can.
lesson-rokumon-lone-point = Know what Taroma will do: its answer follows from the board, so plan with it.
lesson-rokumon-strike = Fights and surprises win too
lesson-rokumon-strike-about = A fight takes the lower warrior off a coin, and what was below it may be your line. A Surprise carries a coin with all that stands on it, and lines run along the new places.
lesson-rokumon-strike-point = Deploys and Moves are seen at once. Look at every coin with two warriors, and at every coin that could lie elsewhere.

## Pictures

draw-ninja = Ninja
draw-rp = RP
draw-skirmish-of = Skirmish { $number } of { $total }
draw-variants = { $count ->
    [one] Variant card { $numbers }
   *[other] Variant cards { $numbers }
 }
draw-status-variants = Variant cards are drawn
draw-status-daimyos = Daimyo cards are drawn
draw-status-deal = The cards are dealt
draw-status-pass = Choosing cards to pass: { $who }
draw-status-draft = Drafting: { $who }
draw-status-discard = Choosing a card to drop: { $who }
draw-status-play = { $who } to play a card
draw-status-choose = { $who } to place or to march
draw-status-place = { $who } places Samurai, { $left } left
draw-status-march = { $who } marches, { $left } AP left
draw-seat = seat { $seat }
draw-seat-you = seat { $seat }, you
draw-you = you
draw-seen-by = seen from here
draw-neutral = the neutral army
draw-daimyo-card = Daimyo card { $card }
draw-skirmish = Skirmish
draw-earlier = Earlier this round
draw-hand = Your hand
draw-hands = Hands
draw-pack = Your pack
draw-passed = passed
draw-received = received
draw-dropped = dropped
draw-aside = { $count } unseen
draw-rows = Dark row: points for 1st, 2nd and 3rd this round; pale row: next round. { $sources }.
draw-rows-printed = As printed: { $areas }
draw-rows-derived = Worked out, not printed: { $areas }
draw-rows-own = From your own board: { $areas }
draw-rows-all = all areas
draw-told-player = { $colour } has { $points } RP and { $supply } Samurai in supply.
draw-told-neutral = { $colour } is the neutral army.
draw-told-area = { $area }: { $factions }.
draw-told-daimyo = { $colour } { $place } with the Daimyo and { $count } Samurai
draw-told-samurai = { $colour } { $place } with { $count } Samurai
draw-told-skirmish = Cards of this skirmish: { $cards }.
draw-told-hand = Your hand: { $cards }.
draw-status-flip = The coin to be flipped is drawn
draw-status-coins = The coins are dealt
draw-status-turn = { $clan } to move
draw-status-bid = Fight on { $cell }: does { $clan } add tokens?
draw-status-lost = { $clan } has uncovered three in a row
draw-taroma = Taroma
draw-supply = supply
draw-tokens = revenge tokens
draw-added = { $count } added to the fight
draw-surprise = Surprise
draw-surprise-used = Surprise used
draw-acts-won = acts won
draw-face-down = A dashed ring marks a warrior that lies face down; small numbers are what it could be.
draw-told-coin = { $cell }, { $colour } with { $pips ->
    [one] one pip
   *[other] { $pips } pips
 }: empty.
draw-told-stack = { $cell }, { $colour } with { $pips ->
    [one] one pip
   *[other] { $pips } pips
 }, from below: { $stack }.
draw-told-clan = { $clan } has { $count } in supply and { $tokens ->
    [one] one revenge token
   *[other] { $tokens } revenge tokens
 }.

## The terminal

tui-my-tables = Your tables
tui-opponents = At the table: { $names }.
tui-opponent = { $name } ({ $level })
tui-leave = You leave the table.
tui-bot-failed = The bot at seat { $seat } failed ({ $reason }). A casual bot answers for it.
tui-not-an-action = { $line } is not an action of { $game }.
tui-not-an-action-near = { $line } is not an action of { $game }; close to it: { $near }.
tui-who-you = you
tui-result-joraku = { $place }. { $who }: { $points } RP
tui-result-rokumon = { $place }. { $who }: { $points ->
    [one] 1 act won
   *[other] { $points } acts won
 }
tui-streak-won = { $needed } battles in a row: you have won against Taroma.
tui-you = You are { $names } and play { $sides }.
tui-fingerprint = The deal is fixed: its fingerprint is { $commitment }.
tui-help = Type the number of a choice, or the choice itself. Also: ‘{ "?" }’ tells what is open (with words: only what has them), ‘{ "b" }’ reads the board, ‘{ "h" }’ hints with reasons, ‘{ "u" }’ takes your last step back, ‘{ "l" }’ tells again what happened, ‘{ "r" }’ the rules (with words: the parts that have them), ‘{ "w" }’ who is here, ‘{ "react" }’ and ‘{ "pause" }’ what they say, ‘{ "q" }’ leaves.
tui-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
 }: ‘{ "?" }’.
tui-again = ‘{ "rematch" }’ plays once more, ‘{ "review" }’ tells what each decision was worth, anything else leaves.
tui-lift = Then press Enter.
tui-only = Only ‘{ "1" }’ is open: { $told }.
tui-invite = Others join by this link: { $link }
tui-back-again = The connection is back.
tui-streak = Won in a row: { $wins } of { $needed }.
tui-no-tables = No table of this server is open to strangers.
tui-which-table = Type the number of a table, or ‘{ "q" }’ to leave.
tui-pays = pays { $round }
tui-supply = supply
tui-areas = The areas lie in one row, in this order: each is next to the one before it and the one after it.
tui-lines = Three in a row are: { $lines }.
tui-too-small = This needs a window of { $width } by { $height } characters. Make it larger, or use { "--plain" }.
tui-key-keys = Keys
tui-key-log = Log
tui-key-leave = Leave
tui-key-words = In words
tui-key-read = read
tui-key-back = back
tui-key-choose = choose
tui-key-open = open
tui-key-change = change
tui-keys-pick = Pick what is lit: by the key in its brackets, or with the mouse.
tui-keys-move = Arrows go to what is lit that way, Tab (or { "j" } and { "k" }) to the next one; Enter picks it.
tui-keys-home = Arrows and Enter choose, or { "j" }, { "k" } and { "l" }, or the mouse. Every screen has its keys on its last line.
tui-look-own = the terminal’s own
tui-other-server = By a link, or at another server …
tui-no-link = That is no link. One looks like https://tables.example.org/t/NAME
tui-legend-joraku = On the map: D is a Daimyo, numbers are Samurai, a small number the rank in the area. ★ holds the Kachidoki card, ▶ is to act. Last come reputation and Samurai in supply. Rows with * are worked out, not taken from the printed board. In a skirmish ‹ › is ahead, and whoever stands after … is still to play. + marks cards that you were passed, • what you picked.
tui-legend-rokumon = On the coins: the cell and the pips above, the stack from the lowest to the top warrior. S is Sanada, T Tokugawa, ? a hidden value, ! one that all have seen. Double lines are gold, single ones green, dotted ones flipped; ⚔ marks a fight, × the coin that cannot be lifted. ◆ stands beside the coins that decided the game.
tui-key-judge = Verdict
tui-no-verdict = This part of the game is not solved, or nobody acted here.
tui-play = Play
tui-starting = One moment …
tui-learn = Learn
tui-key-on = go on
tui-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
tui-menu = Type the number of what you want, or ‘{ "q" }’ to leave.
tui-against = Against whom?
tui-again-watching = ‘{ "review" }’ tells what each decision was worth, anything else leaves.
tui-review-progress = The review: { $percent } of 100 parts are done.
tui-review-help = A number tells one of these turns, ‘{ "n" }’ and ‘{ "p" }’ the next and the previous turn to learn from, ‘{ "c" }’ the costliest ones again. Of a turn: ‘{ "x" }’ tells the better one step by step, ‘{ "b" }’ reads the board as it was, ‘{ "g" }’ what could be known. ‘{ "s" }’ tells how it came to this, ‘{ "d" }’ looks deeper, ‘{ "q" }’ goes back.
tui-review-no-more = There is no other turn to learn from that way.
tui-review-choose = Choose a turn first: by its number, or with ‘{ "n" }’ and ‘{ "p" }’.
tui-puzzle-rating-new = Your rating begins with your first answer. It stays on this computer.
tui-puzzle-help = Type the number of a choice, or the choice itself. Also: ‘{ "?" }’ tells what is open, ‘{ "b" }’ reads the board, ‘{ "u" }’ takes your last step back, ‘{ "a" }’ begins again, ‘{ "x" }’ tells the answer, ‘{ "q" }’ goes back.
tui-puzzle-after = ‘{ "n" }’ goes on to the next one, ‘{ "a" }’ begins this one again, ‘{ "x" }’ tells the answer, ‘{ "q" }’ goes back.
tui-puzzle-solved = Solved here: { $count }
tui-key-learn = To learn from
tui-key-better = Better turn
tui-key-summary = Summary
tui-key-step = step
tui-key-watch = watch
tui-key-take-back = Take back
tui-no-such-key = ‘{ $pressed }’ does nothing now. These do: { $keys }
tui-kept = Kept until you can act: { $keys }
tui-changed = The table has changed since you chose this; it was not done: { $what }
tui-paused = The table is paused: { "P" } lets it go on.
tui-review-open = Nothing was hidden then: all could be known.
tui-waiting-tables = Tables that wait for players
tui-closed-place = no Samurai is left in supply
tui-closed-march = nothing can go or be removed
tui-keys-esc = Esc lets go of what was picked; in Joraku it then takes back the steps of a card, one by one.
tui-keys-back = { "u" } takes your latest step back.
tui-keys-no-back = Nothing of yours can be taken back now: what everybody has seen stays.
tui-remove = Remove { $colour } in { $area }
tui-place = Place up to { $count } Samurai; { $supply } of { $all } in supply
tui-here = on this computer
tui-mine-empty = You have been at no table yet.
tui-scored-pays = pays
tui-scored-areas = All areas
tui-scored-plain = { $area } pays { $pays }: { $paid }.
tui-scored-now = Reputation now: { $points }.
tui-first = New here? { "F" } reads “{ $title }”.
tui-first-plain = New here? ‘{ "first" }’ reads “{ $title }”.
tui-tips = In short
tui-tip-joraku-pass = A card’s number is its area: 3 places in area 3, or marches with 3 points.
tui-tip-joraku-win = The highest number wins, of equal ones the later; if a 6 lies there, a Ninja.
tui-tip-joraku-lose = A skirmish pays the area of the winner’s Daimyo: others who stand there too.
tui-tip-joraku-use = Place up to 3 in its area; or march: its number is your action points (AP).
tui-tip-joraku-count = A Samurai counts 1, a Daimyo 2: who has most is paid when the round ends.
tui-tip-joraku-tied = Who is tied has the lower rank: two who are first are both paid as second.
tui-tip-joraku-march = { $samurai } AP moves a Samurai to the next area, { $daimyo } AP your Daimyo.
tui-tip-joraku-remove = Samurai of others can be removed only where your own Daimyo stands.
tui-tip-joraku-ninja = A Ninja places anywhere. It counts nothing, but wins if a 6 lies there.
tui-tip-rokumon-pips = The number beside a cell only tells the coins apart, as pips do.
tui-tip-rokumon-tokens = Who loses an act takes a revenge token: it adds 1 in a fight, once.
tui-tip-rokumon-honour = Code of honour: who has more revenge tokens may take back a Move.
tui-tip-rokumon-star = In a fight the lower value goes; only 1★ beats the 6, whatever is added.
tui-new-keys = Arrows up and down go through the lines, left and right change what one says. Enter makes the table.
tui-hint-won = { $actions }: won with best play. { $reason }
tui-hint-lost = { $actions }: lost against best play. { $reason }
tui-review-time = { $total ->
    [0] { $seconds } s
   *[other] { $done } of { $total } · { $seconds } s
 }

## Why a server refuses

refusal-bad-message = The server does not understand this message.
refusal-bad-option = No table can be made from these choices.
refusal-bad-name = A name must not be empty, too long, or have characters that cannot be shown.
refusal-bad-token = You are not known at this table.
refusal-foreign-origin = The page that asks was not served by this server.
refusal-unknown-host = This server is not known by the name in the address. Whoever runs it can add it in the settings.
refusal-banned = Whoever runs this server takes nothing from your address.
refusal-not-your-seat = That is not your seat.
refusal-not-host = Only the host of the table may do this.
refusal-not-shown = The player of that seat does not show it to spectators.
refusal-no-advice = Advice is only for games against bots, for tables made for it, and for finished games.
refusal-secret = The record is secret until the game is over.
refusal-no-such-table = There is no such table; it may have been cleared away.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-method = That cannot be done at this address.
refusal-no-such-moment = The table was never at that moment.
refusal-no-such-seat = The table has no such seat.
refusal-seat-taken = The seat is taken, or you have one already.
refusal-not-away = The player of that seat is here, or has not been away for long enough.
refusal-not-started = The game has not begun: some seats are still open.
refusal-game-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-paused = The host has paused the table.
refusal-not-your-turn = It is not your turn.
refusal-no-such-action = That is not an action of this game.
refusal-stale = Something has happened meanwhile: look again and decide anew.
refusal-not-now = That is not possible now.
refusal-needs-version = The table was played with rules that this server does not have.
refusal-damaged = This table is damaged and cannot be opened; no other table is affected.
refusal-no-time = Your time has run out.
refusal-too-slow = The request did not arrive in time.
refusal-too-large = The message is too large.
refusal-too-many = Too much in a short time: wait a moment.
refusal-too-soon = You have just reacted: wait a moment.
refusal-not-stored = The server could not keep this, so nothing happened. Please try again.
refusal-closing = The server is shutting down; come back in a moment.
refusal-full = The server is full; please try again later.

## The page

page-welcome = Sit down at the table
page-welcome-back = Welcome back
page-welcome-back-name = Welcome back, { $name }
page-about = Two games of the Sengoku age. Against bots that play fair, with friends by a link, or together at one screen; every point is explained.
page-first-game = First game of { $game }
page-first-game-about = A coach beside you says what to do and why. Easy bots, no account.
page-home = To the first page
page-skip = Skip to the table
page-opening = One moment …
page-navigation = Pages
page-not-found = There is no such page.
page-not-found-about = The address leads nowhere; perhaps a letter is missing. Your tables are on the first page.
page-gone = This table is gone.
page-gone-about = It was cleared away after a long time without a visitor, or a letter of its address is missing.
page-link-ended = This personal link does not open a seat here any more. You are looking on.
page-rules = Rules
page-settings = Settings
page-close = Close
page-labelled = { $label }: { $text }
page-full-stop = { $text }.
page-language = Language
page-look = Look
page-look-auto = As the device
page-look-light = Light
page-look-dark = Dark
page-speed = Speed of the game
page-speed-calm = Calm
page-speed-brisk = Brisk
page-speed-once = At once
page-sound = Sound
page-sound-off = Off
page-sound-quiet = Quiet
page-sound-medium = Medium
page-sound-loud = Loud
page-scenes = Title cards and winning scenes
page-use-hints = Offer hints against bots
page-use-verdicts = Rate each of my actions
page-use-verdicts-about = After each of your actions a line says whether it was best, and what it gave away if not.
page-use-verdicts-where = Only where the game is solved: in Rokumon’s acts 1 and 2 and alone against Taroma. Joraku and all other games are rated when they are over, in their review.
page-end-by-itself = End a turn by itself when nothing is left to do
page-tap-twice = On a touch screen, act in Rokumon only by a second tap
page-show-unseen = Show the cards not yet seen
page-game-joraku = Joraku
page-tell-joraku = Play a card to win the skirmish, then place your Samurai or march with them: who leads an area is paid for it.
page-kind-joraku = The race to Kyoto
page-facts-joraku = 2 to 4 players · about 40 minutes
page-game-rokumon = Rokumon
page-tell-rokumon = Deploy, stack and fight until your warriors stand in a line. Six acts, each with one more rule; or alone against the automaton Taroma.
page-kind-rokumon = Two clans, six or seven coins
page-facts-rokumon = 1 or 2 players · 5 minutes an act
page-play-now = Play now
page-play-game = Play { $game }
page-other-ways = Choose game and bots
page-play-more = { $game } against bots
page-as-usual = Reset all choices
page-you-sit = You have seat { $number }
page-friends = Play with friends
page-learn = First game
page-puzzles = Puzzles and lessons
page-level = How strong the bots are
page-level-beginner = Beginner
page-level-casual = Casual
page-level-skilled = Skilled
page-level-expert = Expert
page-level-master = Master
page-level-own = Own bot
page-level-mixed = Different ones
page-bot-beginner-1 = Suzu
page-bot-beginner-2 = Mameta
page-bot-beginner-3 = Hinako
page-bot-beginner-4 = Kotori
page-bot-beginner-about = Answers at once, sees half of the table, and forgives a great deal.
page-bot-casual-1 = Hyōta
page-bot-casual-2 = Gonbei
page-bot-casual-3 = Okiku
page-bot-casual-4 = Mosaku
page-bot-casual-about = Answers at once and takes what looks good right now; seldom plans ahead.
page-bot-skilled-1 = Hayate
page-bot-skilled-2 = Tetsuma
page-bot-skilled-3 = Itsuki
page-bot-skilled-4 = Ran
page-bot-skilled-about = Thinks for a moment and looks a few turns ahead; now and then a chance slips by.
page-bot-expert-1 = Ginko
page-bot-expert-2 = Akane
page-bot-expert-3 = Mikage
page-bot-expert-4 = Kagerō
page-bot-expert-about = Thinks for a moment, looks far ahead, and rarely overlooks anything.
page-bot-master-1 = Raizan
page-bot-master-2 = Banri
page-bot-master-3 = Ibuki
page-bot-master-4 = Ryūga
page-bot-master-about = Takes up to three seconds, looks further ahead than anybody, and gives nothing away.
page-bot-of-house = Of { $name }’s house, and of the same manner.
page-shape = Which game
page-shape-3 = Three players
page-shape-4 = Four players
page-shape-houses = Two, two houses each
page-shape-neutral = Two, neutral army
page-guest = Guest
page-you = You
page-you-about = At new tables you are called by this name. Both stay in this browser.
page-name-kept = From now on you are called { $name }.
page-you-mark = (you)
page-tables-yours = Your turn
page-go-on = Play on
page-tables-running = Running
page-tables-finished = Finished
page-all-tables = Show all ({ $count })
page-notices = Tell me when it is my turn
page-notices-on = From now on you are told here when it is your turn.
page-notices-refused = This browser shows no notifications of this page. It can be allowed in the settings of the browser.
page-you-only-watch = you watch
page-against = against { $names }
page-points-of = { $name }: { $count }
page-acts-stand = acts won { $own }, lost { $other }
page-acts-won-by = acts won: { $standing }
page-forget = Take { $title } off this list
page-forgotten = { $title } was taken off this list
page-forgotten-undo = Undo
page-open-tables = Open tables
page-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
page-watch = watch
page-new-table = A table of { $game }
page-your-name = Your name
page-title = Name of the table (optional)
page-option-players = Players
page-choice-players-2 = Two
page-choice-players-2-about = Two houses each, or two players and a neutral army.
page-choice-players-3 = Three
page-choice-players-3-about = Six cards each; three cards stay out, unseen.
page-choice-players-4 = Four
page-choice-players-4-about = Five cards each; one card stays out, unseen.
page-option-mode = Game for two
page-choice-mode-houses = Two houses each
page-choice-mode-houses-about = Each of you leads two colours, and drafts the cards.
page-choice-mode-neutral = Neutral army
page-choice-mode-neutral-about = A third army marches by itself towards Kyoto.
page-option-variants = Variant cards
page-choice-variants-none = None
page-choice-variants-none-about = The basic game.
page-choice-variants-random = Two at random
page-choice-variants-random-about = Two of the six variant cards change the rules of this game.
page-option-kachidoki = Kachidoki
page-choice-kachidoki-all = All score
page-choice-kachidoki-all-about = When a skirmish is won, everybody in that area is paid.
page-choice-kachidoki-winner = The winner scores
page-choice-kachidoki-winner-about = When a skirmish is won, only the winner is paid.
page-option-passing = Passing
page-choice-passing-left = To the left
page-choice-passing-left-about = Both cards go to the player after you, your left neighbour at a table.
page-choice-passing-both = To both sides
page-choice-passing-both-about = One card goes to each neighbour.
page-option-act = Act
page-choice-act-campaign = The whole campaign
page-choice-act-campaign-about = Six acts, one after another; who loses an act takes a revenge token.
page-choice-act-1 = Act 1
page-choice-act-1-about = Six coins: deploy, and get your line.
page-choice-act-2 = Act 2
page-choice-act-2-about = Seven coins: warriors move and stack.
page-choice-act-3 = Act 3
page-choice-act-3-about = Hidden values, and fights.
page-choice-act-4 = Act 4
page-choice-act-4-about = Surprise: a coin with its stack may go elsewhere, once.
page-choice-act-5 = Act 5
page-choice-act-5-about = A coin is flipped: a third colour.
page-choice-act-6 = Act 6
page-choice-act-6-about = All is face up.
page-choice-act-solo = Solo against Taroma
page-choice-act-solo-about = The automaton follows its own rules and tells its reasons. Win three battles in a row.
page-option-difficulty = Difficulty
page-choice-difficulty-easy = Easy
page-choice-difficulty-easy-about = You lead Tokugawa.
page-choice-difficulty-medium = Medium
page-choice-difficulty-medium-about = You lead Sanada.
page-choice-difficulty-difficult = Difficult
page-choice-difficulty-difficult-about = You lead Tokugawa with four warriors.
page-option-honour = Code of honour
page-choice-honour-on = On
page-choice-honour-on-about = Who has fewer tokens lets the other take a move back, and warns with “Tanomo!”.
page-choice-honour-off = Off
page-choice-honour-off-about = No take-backs, no warnings.
page-choice-variants-chosen = Choose
page-choice-variants-chosen-about = Take any of the six.
page-board = Score rows of your own board
page-board-about = A file with the rows printed on your board: the pages and the bots count with them.
page-board-example = The usual rows, to fill in
page-board-file = Your file
page-board-drop = Use the usual rows
page-board-too-large = That file is too large for a board of score rows.
page-more-options = More
page-more-options-campaign = In a campaign every act has its own deal.
page-option-coins = Deal of coins
page-option-coins-about = { "g" } gold, { "j" } green, { "f" } flipped, in reading order; empty: at random.
page-option-tokens = Revenge tokens
page-option-tokens-about = Those of Sanada, then those of Tokugawa.
page-option-layout = Layout
page-option-layout-about = Seven cells that touch; empty: the hexagon.
page-at-zero = When the time is up
page-at-zero-move = a bot plays this turn
page-at-zero-seat = a bot takes the seat
page-their-name = Name
page-seats = Seats
page-seat = Seat { $number }
page-same-name = { $name } { $number }
page-seat-me = Me, at this screen
page-seat-you = You
page-seat-open = Open, by the link
page-clock = Clock
page-clock-none = None
page-clock-5-5 = 5 minutes, 5 seconds more a turn
page-clock-15-10 = 15 minutes, 10 seconds more a turn
page-clock-move-60 = One minute a turn
page-listed = Strangers may find this table
page-advice = Players may ask for hints and verdicts
page-make = Make the table
page-status-open = Waiting for players
page-status-playing = Being played
page-status-paused = Paused
page-status-over = The game is over
page-status-scoring = Points are counted
page-status-act-over = The act is over
page-you-win = You win!
page-back-to-review = Back to the review
page-you-lose = You lose.
page-your-place = You are { $place }
page-share-win = You share the win
page-your-turn = It is your turn
page-turn-of = To act: { $names }
page-you-watch = You are watching as a spectator.
page-to-act = to act
page-nobody = nobody
page-board-in-words = Describe the board in words
page-take-back = Take back
page-pause = Pause
page-resume = Go on
page-rematch = Rematch
page-to-rematch = To the rematch
page-rematch-seats = The seats have moved on. { $seats }
page-rematch-no = No rematch
page-rematch-wanted = Rematch: { $names }
page-rematch-asks = { $names } would like a rematch
page-rematch-waits = Not yet answered: { $names }
page-rematch-gone = No longer here: { $names }
page-rematch-refused = No rematch wanted: { $names }
page-replay = Replay
page-back-to-game = Back to your game
page-record = Record
page-share = Share
page-share-about = Whoever has this link may watch, and take a free seat.
page-link = Link to this table
page-copy = Copy
page-personal-about = Your personal link opens your own seat on another device. Keep it to yourself.
page-copy-personal = Copy my personal link
page-curtain = { $name } is next. Everybody else, please look away.
page-curtain-lift = I am { $name }: show me the table
page-reconnecting = The connection is lost; coming back …
page-not-storing = The server cannot store anything at the moment. What you did is kept here and sent again by itself.
page-host-says = From the host of this server: { $text }
page-new-version = There is a new version of this page. It is loaded by itself as soon as it is not your turn.
page-reload = Reload now
page-unreachable = The server cannot be reached just now.
page-try-again = Try again
page-your-action = Your action
page-broken = Something went wrong here. If the page does not answer, load it again: the game is safe.
page-all-rules = All rules, in a new tab
page-waiting = Waiting for players
page-waiting-about = The game begins as soon as every seat is taken. Send this link to your friends.
page-waiting-for = Waiting for { $names }
page-invited = You are invited to { $game }
page-invited-by = { $name } invites you to { $game }
page-lesson = Learn it in two minutes
page-takes = How long it takes
page-takes-joraku = about 40 minutes
page-takes-rokumon = about 5 minutes
page-takes-campaign = about 30 minutes, in six acts
page-clock-game = { $minutes ->
    [one] { $minutes } minute for each player
   *[other] { $minutes } minutes for each player
 }
page-clock-increment = { $seconds ->
    [one] { $seconds } second more a turn
   *[other] { $seconds } seconds more a turn
 }
page-clock-move = { $seconds ->
    [one] { $seconds } second a turn
   *[other] { $seconds } seconds a turn
 }
page-free = free seat
page-sit = Take a seat
page-advice-allowed = Players at this table may ask for hints and verdicts.
page-away = a bot plays for them
page-quicker = plays as { $level } for now: the server is busy
page-not-here = not here
page-come-back = I am back
page-bot-plays-now = A bot plays for you: { $bot }.
page-bot-plays = While you were away a bot played for you: { $bot }.
page-seat-back = The seat is yours again.
page-seat-lost = Your time is up: it plays on for you to the end.
page-replace = Let a bot play
page-replace-in = a bot may play in { $time }
page-add-bot = Seat a bot
page-wins = { $count ->
    [one] one win
   *[other] { $count } wins
 }
page-watching = { $count ->
    [one] one is watching
   *[other] { $count } are watching
 }
page-streak = Won in a row: { $count }
page-solo-won = Three in a row: you have won against Taroma.
page-log = What happened
page-log-times = { $text } ×{ $count }
page-log-paid = { $name } +{ $points }
page-log-steps = Steps
page-hint = Hint
page-hint-thinking = Thinking …
page-hint-chance = ({ $percent } % to win)
page-hint-about = Percentages are your chance to win the game; { $even } % would be even.
page-hint-alike = (about as good)
page-hint-same = For the same reason.
page-moment = Moment of the game
page-looking-back = You look back: moment { $at } of { $last }
page-to-now = Back to now
page-show-moment = Show this moment
page-read-rule = Read this rule
page-reaction-hello = Hello!
page-reaction-luck = Good luck!
page-reaction-well-played = Well played!
page-reaction-thanks = Thank you!
page-reaction-wow = What a surprise!
page-reaction-oops = Oh no!
page-reaction-thinking = Let me think …
page-reaction-bow = bows
page-react = React
page-mute = Mute
page-copied = Copied
page-back-1 = One step back
page-on-1 = One step on
page-back-turn = To the turn before
page-on-turn = To the next turn
page-replay-turn = Turn
page-replay-step = Step
page-replay-at = Step { $at } of { $last }
page-replay-fault = A mistake
page-replay-faults = ▲ a move that gave a win or a draw away
page-replay-speed = Speed
page-play = Play
page-seen-by = As seen by
page-spectator = a spectator
page-play-on = Play on from here
page-picture-by = Picture as seen by { $name }
page-search = Search the rules
page-meant = Nothing has these very words. Shown instead: “{ $words }”.
page-found = { $count ->
    [0] Nothing found. Try another word, or only a part of it.
    [one] one section
   *[other] { $count } sections
 }
page-coach = Your first game
page-coach-skip = Play without the coach
page-coach-more = More
page-less = Less
page-coach-joraku-pass = A card’s number is the area where it places Samurai, or its points to march. Give the next player the two that you need least. Most reputation (RP) wins.
page-coach-joraku-pass-more = A number places up to three Samurai in its area; a Ninja places anywhere. Whoever holds no card of the led suit may play any card. There are three rounds. You may change your mind until all have picked.
page-coach-joraku-pass-again = A new round: all pieces stay, and the rows that pay have moved towards Kyoto. See where the dark rows are high, and pass two cards again.
page-coach-joraku-play = Play a card and use it. A number: place up to three of your ten Samurai in that area, or march with that many points. A Ninja: place anywhere.
page-coach-joraku-play-more = The first card of a skirmish decides the suit, and whoever has that suit must follow it. When all have played, the highest number of any suit wins; but if a 6 lies there, a Ninja wins. Then the area where the winner’s Daimyo stands is paid: 3, 2 and 1 RP for first, second and third there.
page-coach-joraku-play-again = Your card again: where does it help you on the map? If you win the skirmish, the area where your Daimyo stands pays: are you ahead there?
page-coach-joraku-choose = Use your card’s number in one of two ways. Place: up to three Samurai into that area. March: that many points for moving, or for removing others.
page-coach-joraku-no-supply = All ten of your Samurai are on the map: nothing can be placed. March instead: a card’s number is your points for moving pieces. A Ninja has none.
page-coach-joraku-place = Put Samurai onto the lit area, then end your turn. Who has most influence there is paid at the end of the round.
page-coach-joraku-place-more = The dark row says how much for 1st, 2nd and 3rd. A Samurai counts 1, a Daimyo 2; who is tied shares the lower place.
page-coach-joraku-place-again = Put Samurai onto the lit area. Compare: does one more change who is first, second or third there?
page-coach-joraku-place-any = Put up to three Samurai onto any areas, then end your turn. Who has most influence in an area is paid at the end of the round.
page-coach-joraku-place-any-again = A Ninja places anywhere. Compare: where do one, two or three Samurai change who is first, second or third?
page-coach-joraku-march = One point moves a Samurai to the next area, two move your Daimyo. End your turn when you are done.
page-coach-joraku-march-more = Where your Daimyo stands, one point also removes another’s Samurai: it goes back to its supply, and bots do that to you.
page-coach-joraku-march-again = Choose a piece of yours, then where it goes. A cross marks what your Daimyo can remove.
page-coach-joraku-spent = Nothing is left to do with this card: end your turn. Until you do, your steps can be taken back; only the card stays played.
page-coach-joraku-spent-again = Nothing is left to do with this card. ‘Undo’ takes a step back as long as the turn is open.
page-coach-joraku-scoring = The skirmish is won: the area of the winner’s Daimyo pays 3, 2 and 1 RP for the most influence. If you stand there you are paid too.
page-coach-joraku-round = The round is over: every area pays its dark row to the most influence there. Then look at the sheet: press a number to see where it comes from.
page-coach-joraku-turn = Choose one of the lit things. What cannot be done now is dimmed, and says why.
page-coach-joraku-wait = The others are acting. The log says what happens: every point comes with its rule.
page-coach-joraku-wait-more = Beside a player’s crest you see their Samurai in supply, the cards in their hand and the number of their Daimyo card; on the right their reputation, and in brackets what the areas would add if the round ended now.
page-coach-joraku-wait-again = The others are acting; the log says what happens.
page-coach-joraku-over = The game is over. “All points” shows where every point came from: press a number or a plate. You know the game now.
page-coach-rokumon-deploy = Press a lit empty coin, and a warrior of your supply goes there. Three coins in a row win the act, or three of your own in one stack.
page-coach-rokumon-deploy-more = The warrior on top controls a coin. Where the values of your warriors differ, choose the warrior first. Sanada has four warriors and always begins; Tokugawa has five.
page-coach-rokumon-move = Deploy another warrior, or move one from the top of a stack to a coin of a different colour, however far. You cover whoever stands there.
page-coach-rokumon-move-more = A coin with two warriors can be covered only if both are yours. And take care not to uncover a row of the other clan.
page-coach-rokumon-move-again = Deploy, or move onto another colour. Look first where the other clan could get three in a row.
page-coach-rokumon-no-supply = Your supply is empty: there is nothing to deploy. Move a warrior from the top of a stack to a coin of a different colour.
page-coach-rokumon-no-coin = No coin is empty: there is nowhere to deploy. Move a warrior from the top of a stack to a coin of a different colour.
page-coach-rokumon-tokens = A fight: the lower value goes back to its supply. First you may add revenge tokens, in turns; say “Ready” to add none.
page-coach-rokumon-tokens-more = Each token counts 1 more and is then spent. Who loses an act takes one.
page-coach-rokumon-fight = Where two warriors share a coin you may call a fight. The higher value stays, the lower goes back to its supply.
page-coach-rokumon-fight-more = Equal ones both go back, and a 1★ beats the 6; think of what the other one could be.
page-coach-rokumon-uncovered = You lifted a warrior and a row of the other clan came to light. Whoever has more revenge tokens may take the Move back.
page-coach-rokumon-ended = The act is over: see below the coins who has won it, and why.
page-coach-rokumon-turn = Choose one of the lit things. What cannot be done now says why.
page-coach-rokumon-wait = The other clan is acting.
page-coach-rokumon-over = The act is over: the coins that are joined show why. Every further act adds one rule; go on when you like.
page-coach-rokumon-lost = The act is lost: the coins that are joined show why. Try it once more with a rematch, or go on; every further act adds one rule.
page-coach-rokumon-done = That was the last act. You know all of Rokumon now: try a campaign, or Taroma.
page-coach-rokumon-alone = It is over, and the log says why. A rematch plays it once more; on the first page you can choose another act or the whole campaign.
page-coach-next = Next: { $title }


## The page: Joraku

page-joraku-map = The map
page-joraku-rounds = Round { $round } of 3.
page-joraku-round = Round { $numeral }
page-joraku-factions = Players
page-joraku-variants = Variant cards in play
page-joraku-variant-1 = Home ground
page-joraku-variant-1-about = First beside your own Daimyo: the area's number more.
page-joraku-variant-2 = Shared honour
page-joraku-variant-2-about = Ties share the higher place.
page-joraku-variant-3 = Loud victory
page-joraku-variant-3-about = Kachidoki pays 4, 2 and 0.
page-joraku-variant-4 = Into the capital
page-joraku-variant-4-about = The first step into Kyoto pays your Daimyo card.
page-joraku-variant-5 = Discipline
page-joraku-variant-5-about = Following the led suit pays 2.
page-joraku-variant-6 = Swift Daimyo
page-joraku-variant-6-about = Moving your Daimyo costs 1 AP.
page-joraku-phase-variants = Variant cards are drawn
page-joraku-phase-daimyos = Daimyo cards are drawn
page-joraku-phase-deal = The cards are dealt
page-joraku-phase-pass = Recruit: passing cards
page-joraku-phase-draft = Recruit: drafting
page-joraku-phase-discard = Recruit: dropping a card
page-joraku-phase-prestige = Prestige: the areas pay
page-joraku-phase-over = The game is over
page-joraku-round-scored = Round { $numeral } is scored
page-joraku-why-number = Press a number to see where it comes from.
page-joraku-points-of = { $name }: { $points } RP
page-joraku-why-points = Where the points of { $name } come from
page-joraku-no-points = No points yet.
page-joraku-to-round = On to round { $numeral }
page-joraku-to-sums = Back to the sums
page-joraku-show-sums = Show the sums
page-joraku-holder = Holds the Kachidoki card
page-joraku-rp = Reputation points (RP): whoever has most of them after three rounds wins
page-joraku-supply = { $count } of { $all } Samurai in supply
page-joraku-tie = Daimyo card { $card }: breaks a tie at the end
page-joraku-removed = { $count ->
    [one] A Samurai of yours was removed and is back in your supply
   *[other] { $count } Samurai of yours were removed and are back in your supply
 }
page-joraku-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
page-joraku-played = { $colour } plays { $card }
page-joraku-awaits = Waiting for { $name }
page-joraku-led = led
page-joraku-ahead = ahead
page-joraku-won = won
page-joraku-last-skirmish = Last skirmish
page-joraku-this-skirmish = This skirmish
page-joraku-kept = Yours
page-joraku-to = to { $name }
page-joraku-not-now = not possible now
page-joraku-choices = What you can do
page-joraku-turn = Your turn
page-winner = { $names } wins
page-joraku-pass = Choose { $count ->
    [one] a card
   *[other] { $count } cards
 } for { $name }
page-joraku-pass-about = Point at a card: the map shows the area where it places. Who has no card of the led suit may play any card.
page-joraku-pass-both = Choose two cards: the first for { $left }, the second for { $right }
page-joraku-give = Give { $cards }
page-joraku-change = Change my mind
page-joraku-draft = Keep one card; the rest of the pack goes to { $name }
page-joraku-keep = Keep { $card }
page-joraku-discard = Drop one card, unseen
page-joraku-drop = Drop { $card }
page-joraku-play = Play any card
page-joraku-follow = Follow suit: { $suit }
page-joraku-cannot-follow = You have no { $suit }: play any card
page-joraku-only = You must follow { $suit }: this is your only one.
page-joraku-who-wins = The highest number wins, of any suit; if equal, the later card; a Ninja only if a 6 lies there. Where the winner’s Daimyo stands, the most influence is paid { page-joraku-skirmish-row } RP at once.
page-joraku-skirmish-row = { $pays ->
    [steep] 4 2 0
   *[usual] 3 2 1
 }
page-joraku-skirmish-pays = { $pays ->
    [steep] 1st 4 · 2nd 2 · 3rd 0 RP
   *[usual] 1st 3 · 2nd 2 · 3rd 1 RP
 }
page-joraku-use = { $card }: place or march?
page-joraku-use-ninja = { $card }: place Samurai anywhere?
page-joraku-stays-played = The card is final; its steps can be undone.
page-joraku-choose = { $card } is played: place Samurai or march?
page-joraku-place = { $count ->
    [0] Place in { $area }
   *[other] Place { $count } in { $area }
 }
page-joraku-place-none = Play it; nothing can be placed
page-joraku-march = March: { $count ->
    [one] one action point
   *[other] { $count } action points
 }
page-joraku-ninja = Place anywhere
page-joraku-ninja-none = Play it; no Samurai is left
page-joraku-place-left = { $count ->
    [3] Place up to { $count }
   *[other] Place up to { $count } more
 }; { $supply } of { $all } in supply
page-joraku-place-all = All { $count } in { $area }
page-joraku-march-left = { $count ->
    [one] One action point left
   *[other] { $count } action points left
 }: pick a piece
page-joraku-march-about = Ringed: press it, then an area. Cross: a Samurai to remove, only where your Daimyo is. AP: action points.
page-joraku-where = Where to?
page-joraku-where-map = Press the area to go to
page-joraku-how-many = How many, and where to?
page-joraku-how-many-map = How many? Then press the area to go to
page-joraku-next-press = Your next press
page-joraku-ap = { $count } AP
page-joraku-pick-samurai = Move a Samurai ({ $colour }) from { $area }
page-joraku-pick-daimyo = Move the Daimyo ({ $colour }) from { $area }
page-joraku-remove-short = Remove
page-joraku-way-place = Place { $count } Samurai ({ $colour }) in { $to }
page-joraku-way-go = { $count } Samurai ({ $colour }) from { $area } to { $to } for { $cost }
page-joraku-way-daimyo = The Daimyo ({ $colour }) from { $area } to { $to } for { $cost }
page-joraku-way-remove = Remove a Samurai ({ $colour }) in { $area } for { $cost }
page-joraku-together = { $count } together
page-joraku-if-now = If the round ended now
page-joraku-if-none = If the round ended now, no place and no points would change.
page-joraku-if-told = { $colour } from { $before } to { $after }, from { $from } to { $points } RP
page-joraku-if-total-told = { $colour } in all from { $from } to { $points } RP
page-joraku-absent = not there
page-joraku-which-house = For which house? Choose below.
page-joraku-card-first = First pick a card: then the map shows what it can do.
page-joraku-nowhere = It cannot go there now; where it can go is lit.
page-joraku-hinted = It is picked. Next: press what has a dashed gold edge.
page-joraku-drop-lit = Drop it on a lit area: { $areas }.
page-joraku-drop-removed = It can only be removed: press it, or drop it on its owner’s plate.
page-joraku-remove-where = Your Daimyo removes only Samurai in its own area: { $area }.
page-joraku-undo = Undo
page-joraku-restart = Restart turn
page-joraku-end = End turn
page-joraku-end-losing = End turn, { $count } AP unused
page-joraku-end-placing = End turn, { $count } not placed
page-joraku-end-sure = { $count ->
    [one] One AP will be lost
   *[other] { $count } AP will be lost
 }: press again
page-joraku-end-sure-placing = Nothing is placed: press again
page-joraku-ends = Nothing is left to do: your turn is about to end by itself
page-joraku-done = Nothing is left to do: end your turn
page-joraku-first-ends = In a first game you end your turns yourself.
page-joraku-done-undone = Nothing is left to do. After an undo the turn waits: end it yourself
page-joraku-itself = Turns end by themselves
page-joraku-empty = nobody
page-joraku-leads = { $colour } leads by { $count }.
page-joraku-pays = Round { $round } pays: { $row }.
page-joraku-pays-none = Round { $round } pays nothing.
page-joraku-scores-kachidoki = { $area }, where the winner’s Daimyo stands, pays { page-joraku-skirmish-row }
page-joraku-scores-prestige = Round { $round }: { $area } pays its dark row
page-joraku-paid = +{ $points } · { $place } · influence { $influence }
page-joraku-go-on = Go on
page-joraku-about-rp = { draw-rp }: reputation points
page-joraku-about-tie = tied: the lower place
page-joraku-about-tie-higher = tied: the higher place
page-joraku-about-lead = “5:3”: influence of its 1st and 2nd; { $ties }
page-joraku-rows = Dark row: pay for 1st, 2nd, 3rd this round; pale: next round.
page-joraku-rows-last = Dark row: pay for 1st, 2nd, 3rd this round, the last.
page-joraku-unseen = Not yet seen: { $count }
page-joraku-to-map = Show the map
page-joraku-to-result = Show the result
page-joraku-to-points = All points
page-joraku-chart = Reputation over the game
page-joraku-from-followed = { page-joraku-variant-5 }
page-joraku-from-kachidoki = Kachidoki
page-joraku-from-prestige = Prestige
page-joraku-from-own-ground = { page-joraku-variant-1 }
page-joraku-from-kyoto = { page-joraku-variant-4 }
page-joraku-earlier = Before
page-joraku-total = Total
page-joraku-margin = { $points } RP, { $more } more than { $name } in second place.
page-joraku-by-source = By source
page-joraku-by-round = By round
page-explain-supply = Samurai in supply: { $count } of { $all }
page-explain-supply-text = A card places up to three of them on the map. Samurai that are removed come back here.
page-explain-held = Cards in hand: { $count }
page-explain-held-text = Everybody plays one card in each skirmish. When all hands are empty, the areas pay and the round is over.
page-explain-daimyo-card = Daimyo card { $card }: breaks ties
page-explain-daimyo-card-text = If reputation is equal at the end, the higher card is ahead. It counts nothing else: this Daimyo began in the area with this number.
page-explain-kachidoki = Kachidoki card
page-explain-kachidoki-text = Its holder leads the next skirmish. Whoever wins a skirmish takes it, and the area of the winner’s Daimyo pays at once.
page-explain-skirmish = A skirmish pays { page-joraku-skirmish-row }
page-explain-skirmish-text = When all have played, { $whom ->
    [winner] the winner alone is paid, by their place
   *[all] the 1st, 2nd and 3rd are paid
 } in the area where the winner’s Daimyo stands. The rows on the map are paid only when the round is over.
page-explain-rp = Reputation so far: { $points } RP
page-explain-rp-text = If the round ended now, the areas would pay { $due } more. Areas pay only when a round is over, a skirmish at once. Whoever has the most RP after three rounds wins.
page-explain-removed = Removed Samurai: { $count }
page-explain-removed-text = Since your last turn others have sent them from the map back to your supply. You can place them again.
page-explain-rows = { $area }: what it pays
page-explain-rows-text = The dark row is paid at the end of this round to the 1st, 2nd and 3rd by influence; the pale one at the end of the next.
page-explain-lead = Influence: { $first } against { $second }
page-explain-lead-text = That is what the strongest faction here has, and the next one. A Daimyo counts 2, a Samurai 1.
page-explain-ninja = Ninja
page-explain-ninja-text = { $supply ->
    [0] You have no Samurai left for it to place.
    [one] It places one Samurai in any area, Kyoto too.
   *[other] It places up to { $supply } Samurai in any areas, Kyoto too.
 } It wins the skirmish only if a 6 lies there.
page-explain-number = A { $number }: { $area } or { $number } AP
page-explain-number-text = { $supply ->
    [0] You have no Samurai left to place in { $area }: it gives
    [one] It places one Samurai in { $area }, or gives
   *[other] It places up to { $supply } Samurai in { $area }, or gives
 } { $number ->
    [one] 1 action point
   *[other] { $number } action points
 } to march. In the skirmish { $number ->
    [6] a Ninja or a later 6 beats it.
   *[other] every higher number beats it.
 }
page-explain-round = Round { $numeral } of III
page-explain-round-text = Each round: pass cards, play them in skirmishes, then every area pays. From round to round the best pay moves towards Kyoto.
page-explain-rule = The rule
page-explain-symbols = What stands on this plate


## The page: Rokumon's table

page-rokumon-coins = Coins
page-rokumon-choices = What you can do
page-rokumon-path = The acts
page-rokumon-act = { $act ->
    [7] Solo: { $name }
   *[other] Act { $act }: { $name }
 }
page-rokumon-act-won = { $title }, won by { $clan }
page-rokumon-act-drawn = { $title }, drawn
page-rokumon-act-now = { $title }, being played
page-rokumon-act-decides = { $title }, again: it decides the game
page-rokumon-about = About this act
page-rokumon-clans = Sanada has four warriors and always begins; Tokugawa has five.
page-rokumon-goal = Your goal: three of your warriors in a line, or three in one stack.
page-rokumon-rules-1 = Deploy a warrior on an empty coin, or move your top warrior to a coin of the other colour. Onto two warriors you may move only if both are yours. A row of three wins, and so does a stack of three; who has no action left loses.
page-rokumon-rules-2 = Deploy on an empty coin, or move to a coin of the other colour, any distance. A straight line of three wins, in any of the three directions; so does a stack of three.
page-rokumon-rules-3 = Deploy, move to the other colour, or fight. Values are hidden; where two warriors share a coin they may fight, and the lower value goes back to its supply. Three in a line or in a stack win.
page-rokumon-rules-4 = Deploy, move to the other colour, fight, or surprise once: lift any coin with all that stands on it and set it where it touches two others. Three in a line or in a stack win.
page-rokumon-rules-5 = Deploy, move to another colour, fight, or surprise once. One coin is flipped: its third colour differs from both others. Three in a line or in a stack win.
page-rokumon-rules-6 = Deploy, move to another colour, fight, or surprise once. One coin is flipped, and all warriors are face up. Three in a line or in a stack win.
page-rokumon-rules-7 = Deploy on an empty coin, or move to a coin of the other colour; onto two warriors only if both are yours. Who has no action left loses. Taroma answers by its fixed list of ten steps and tells its reason. Win three battles in a row.
page-rokumon-honour = Code of honour: { $bound } has fewer revenge tokens, spent ones included. So { $other } may take a Move back until it is answered, once a turn, and { $bound } calls “Tanomo!” when about to win.
page-rokumon-honour-equal = Code of honour: both have the same number of revenge tokens, so nobody may take a Move back.
page-rokumon-honour-off = This table plays without the code of honour: no take-backs, no “Tanomo!”.
page-rokumon-streak = { $count } of { $needed } battles in a row
page-rokumon-taroma = Taroma thinks aloud
page-rokumon-taroma-waits = It has not acted yet.
page-rokumon-about-star = 1★: beats the 6
page-rokumon-about-supply = The supply: warriors that are not on the table yet. A turn may put one on an empty coin; from there it can move to every coin of another colour, however far.
page-rokumon-about-supply-valued = The supply: warriors that are not on the table. A turn may put one on an empty coin; from there it can move to every coin of another colour, however far. In a fight the lower number goes back to its supply.
page-rokumon-about-tokens = Revenge tokens: who loses an act takes one. In a fight each can add 1 to a number, once in the whole game; dotted ones are spent.
page-rokumon-about-surprise = Surprise, once in an act: lift a coin with all that stands on it, and set it where it touches two others.
page-rokumon-about-acts-won = Acts won so far. Who has won more of the six wins the campaign.
page-rokumon-about-pips = The dots on a coin tell the coins apart. { $act ->
    [5] The coin with the number of dots that was drawn is flipped; else they count for nothing.
    [6] The coin with the number of dots that was drawn is flipped; else they count for nothing.
    [7] Where Taroma has a choice, it takes the coin with the fewest; else they count for nothing.
   *[other] In this act they count for nothing.
 }
page-rokumon-warrior = { $clan } { $value }
page-rokumon-face-down = { $clan } { $value }, face down
page-rokumon-could-be = { $clan }, face down: { $values }
page-rokumon-unknown = { $clan }, face down
page-rokumon-supply = { $count ->
    [0] Supply: empty
    [one] Supply: one warrior
   *[other] Supply: { $count } warriors
 }
page-rokumon-supply-empty = Supply empty
page-rokumon-supply-told = The supply holds { $values }.
page-rokumon-spent-told = { $count ->
    [one] One more token is spent.
   *[other] { $count } more tokens are spent.
 }
page-rokumon-surprised = { $clan } has surprised in this act.
page-rokumon-tokens = Revenge tokens: { $count } to use, { $spent } spent
page-rokumon-acts-won = { $count ->
    [one] act won
   *[other] acts won
 }
page-rokumon-deploy-one = Deploy a warrior
page-rokumon-deploy-value = Deploy the { $value }
page-rokumon-free-cell = Free cell { $cell }. Set the coin here.
page-rokumon-aim-deploy = Deploy here.
page-rokumon-aim-move = Move here.
page-rokumon-aim-set = Set the coin here.
page-rokumon-aim-lift = Lift this coin.
page-rokumon-is-chosen = Chosen.
page-rokumon-can-be-chosen = Can be chosen.
page-rokumon-loses = Careful: this leaves three of the other clan in a row, and you lose at once.
page-rokumon-came = The other clan acted here last.
page-rokumon-left = The other clan has just moved from here.
page-rokumon-rings = Rings around coins: red can be pressed now, and a thick one is what you have chosen. Black is where the other clan acted last, and dots are where it moved from. Gold is what a hint or the log points at, or what has won.
page-rokumon-will-deploy = Deploy a warrior on { $cell }.
page-rokumon-will-deploy-value = Deploy the { $value } on { $cell }.
page-rokumon-will-move = Move from { $cell } to { $to }.
page-rokumon-will-cover = Move from { $cell } to { $to }, on top of { $whose ->
    [own] your own warrior
   *[other] a warrior of { $clan }
 }.
page-rokumon-will-lift = Lift the coin on { $cell } with all that stands on it.
page-rokumon-will-set = Surprise: set the coin of { $cell } on { $to }.
page-rokumon-place = Choose the coin to deploy on.
page-rokumon-place-value = Choose the coin for your { $value }.
page-rokumon-which = Which warrior do you deploy on { $cell }?
page-rokumon-lift-which = Surprise: which coin do you lift?
page-rokumon-set-where = Where do you set the coin of { $cell }? The free cells are outlined.
page-rokumon-move-where = Where does your warrior on { $cell } go? To coins of another colour that have room.
page-rokumon-fight-only = Your warrior on { $cell } is covered; it can fight.
page-rokumon-deploy-or-move = Deploy a warrior on an empty coin, or choose one on the table.
page-rokumon-deploy-first = Deploy a warrior on an empty coin.
page-rokumon-move-only = Choose one of your warriors on the table.
page-rokumon-lift-only = Only a Surprise is possible.
page-rokumon-fight = Fight on { $cell }
page-rokumon-lift = Surprise with this coin
page-rokumon-let-go = Cancel
page-rokumon-confirm = Confirm
page-rokumon-tap-again = Tap there once more to do it.
page-rokumon-beside = Nothing was moved: let go on one of the coins.
page-rokumon-uncovered = You lifted a warrior and uncovered three in a row: that loses the act. You have more revenge tokens, so you may take the Move back.
page-rokumon-accept = Accept the loss
page-rokumon-with-tokens = { $name }, with { $count ->
    [one] one token
   *[other] { $count } tokens
 }
page-rokumon-add-tokens = Add revenge tokens, +1 each? You have { $count } left. Both ready in a row: the values are shown.
page-rokumon-waits-for-tokens = { $clan } may add revenge tokens ({ $count } left).
page-rokumon-add = { $count ->
    [one] Add one token
   *[other] Add { $count } tokens
 }
page-rokumon-ready = Ready
page-rokumon-why-line = { $winner } is on top of { $cells }, three neighbours in a straight line.
page-rokumon-why-reveal = While the warrior was in the air, { $winner } was on top of { $cells }, three neighbours in a straight line.
page-rokumon-why-stack = All three warriors on { $cell } belong to { $winner }.
page-rokumon-why-no-action = Who has to act and cannot, loses.
page-rokumon-why-repetition = Nobody wins the act, nobody takes a token.
page-rokumon-because-line = Three in a row.
page-rokumon-because-stack = Three in a stack.
page-rokumon-because-reveal = { $loser } lifted a warrior and uncovered three in a row.
page-rokumon-because-exposed = { $loser } left three in a row open.
page-rokumon-because-surrender = { $loser } surrenders.
page-rokumon-because-no-action = { $loser } has no action left.
page-rokumon-go-on = Go on
page-rokumon-next-act = Next act: { $title }
page-rokumon-begin = Begin
page-rokumon-new = New in this act
page-rokumon-new-1 = Put a warrior on an empty coin, or move one to a coin of the other colour. Three of yours in a row win, and so do three in one stack.
page-rokumon-new-2 = A seventh coin: three lie above four. In the row of four, any three neighbours are a line.
page-rokumon-new-3 = Warriors have hidden values. Two on one coin may fight: the lower value goes back to its supply, and revenge tokens add to values.
page-rokumon-new-4 = Surprise, once in the act: lift a coin with all that stands on it, and set it where it touches two others.
page-rokumon-new-5 = One coin is flipped and shows a third colour. It differs from gold and from green, so that a warrior can move between it and every other coin.
page-rokumon-new-6 = All warriors lie face up: everybody reads every value. Tokens can still turn a fight.
page-rokumon-new-7 = Taroma goes through its list of ten steps, takes the first that it can, and tells you why. Win three battles in a row.
page-rokumon-history-1 = Six small coins pay the ferryman on the river of the dead. The Sanada carried them on their banner: whoever has paid already need not fear the battle.
page-rokumon-history-2 = In 1583 Sanada Masayuki built a castle at Ueda, above a river in Shinano. It was small, and it stood in the way of everybody who was great.
page-rokumon-history-3 = In 1585 some seven thousand of Tokugawa's men came before Ueda, which two thousand held. They were let into the streets, and hardly knew afterwards how they came out again.
page-rokumon-history-4 = In 1600 Tokugawa Hidetada passed Ueda with thirty-eight thousand men, on his way to the battle that decided who ruled Japan. Father and son Sanada kept him so long that he missed it.
page-rokumon-history-5 = In 1614 Sanada Yukimura came to Osaka, which the Tokugawa besieged. The earthwork he raised before its wall broke every assault, until a peace filled in the moats.
page-rokumon-history-6 = In the summer of 1615 Osaka had no moats any more, and Yukimura rode straight at the tent of Tokugawa Ieyasu. He reached it and fell, and his enemies praised him as the first warrior of Japan.
page-rokumon-history-7 = The wars are over, and in Ueda seven coins still lie on a table. Opposite sits Taroma, an automaton that forgets nothing and hopes for nothing.
page-rokumon-summary = The campaign, act by act
page-rokumon-epilogue-sanada = In Ueda they tell of it to this day: six coins against an empire, and the empire turned back.
page-rokumon-epilogue-tokugawa = The gates of Osaka are closed, and two and a half centuries of peace begin. The six coins lie where they fell.
page-rokumon-to-coins = Show the coins
page-rokumon-triumph = Triumph!
page-rokumon-next-battle = Next battle
page-rokumon-surrender = Surrender
page-rokumon-surrender-act = The act is lost and you take a revenge token. There is no way back.
page-rokumon-surrender-game = You lose, and the game is over. There is no way back.
page-rokumon-surrender-no = Play on

## What a review says on the page

page-review = Review
page-review-log = Back to the log
page-review-waiting = The review has not begun: other work of the server comes first …
page-review-working = Every decision is being looked at
page-review-so-far = Known so far; a costlier turn may still be found:
page-review-failed = The review could not be finished.
page-review-chances = Chances to win
page-review-worth = What the position was worth
page-review-worth-win = won
page-review-worth-draw = drawn
page-review-worth-loss = lost
page-review-worth-in = { $worth } in { $moves ->
    [one] one move
   *[other] { $moves } moves
 }
page-review-from-to = { $best } → { $played }
page-review-judged-by = Judged by
page-review-by-know = what each could know
page-review-by-open = everything open
page-review-chart = { $name }: { $start } at the start, { $end } at the end, between { $low } and { $high }
page-review-apart = Each line is by what that player could know then, so together they need not be 100 %.
page-review-together = With everything open the chances add up to 100 %.
page-review-mark-decision = a decision that cost much
page-review-mark-luck = a stroke of luck, good or bad
page-review-mark-other = what the other gave away
page-review-costliest-own = 
    { $count ->
        [1] Your costliest turn
        [3] Your three costliest turns
       *[other] Your costliest turns
    }
page-review-costliest-of = { $name }: the costliest turns
page-review-worst-own = Your costliest decision
page-review-worst-of = { $name }: the costliest decision
page-review-nearest-end = The decision that brought the end nearest
page-review-close-turns = The first two cost about the same, as far as the quick look can tell; the deep look tells more.
page-review-none = No decision gave away more than chance alone could explain. There is nothing to mend here.
page-review-none-exact = No decision gave anything away. There is nothing to mend here.
page-review-none-lost = No decision gave anything away: against best play it was lost from the start.
page-review-previous = Previous turn to learn from
page-review-next = Next turn to learn from
page-review-nothing-here = { $name } had nothing to decide at this moment.
page-review-know = By what could be known
page-review-open = With everything open
page-review-played = As played
page-review-cost = It took the chance to win from { $best } to { $played }.
page-review-turned = { $best ->
    [win] { $played ->
        [draw] It made a draw of a won position.
       *[other] It made a loss of a won position.
     }
   *[other] It made a loss of a drawn position.
 }
page-review-shortened = It was lost against best play all the same; but this brought the end from { $best } moves away to { $played }.
page-review-best = The best found
page-review-lost = Given away
page-review-how = Found by
page-review-how-true = all cards as they truly lay
page-review-between = { $low } to { $high }
page-review-same = The same
page-review-numbers = This decision in numbers
page-review-show = Show the better turn
page-review-show-answer = Show how my move is answered
page-review-decided = The game was decided by then: whatever was played, the chance to win was below 1 %.
page-review-after-own = After your move:
page-review-line = The better turn
page-review-line-own = After your move, with the answers to expect
page-review-line-played = After the move that was played, with the answers to expect
page-review-line-likely = Likely, not proved.
page-review-line-imagined = One likely continuation; the others’ cards are imagined.
page-review-step = { $at } of { $last }: { $told }
page-review-before = Before the turn
page-review-back = Back to the game
page-review-try = Try again from here
page-review-cannot = cannot hold it
page-review-all-worlds = All worlds that fit were looked at.
page-review-sum = How it came to this
page-review-start = At the start
page-review-start-exact = At the start, with best play
page-review-decisions = Own decisions
page-review-gave-away = Gave something away
page-review-others-gave-away = The other gave something away
page-review-times = { $count ->
    [0] never
    [one] once
   *[other] { $count } times
 }
page-review-luck = Luck
page-review-luck-deal = what was dealt
page-review-luck-others = what others did
page-review-luck-shown = what came to light
page-review-luck-estimate = what could be judged better later
page-review-result = The result
page-review-adds = Before rounding, start, decisions and luck add up exactly to the result.
page-review-adds-exact = Nothing was hidden and nothing was luck: whatever changed, somebody gave it away.
page-review-average = On average a decision gave away { $value } of the chance to win; with 95 % certainty it is { $low } to { $high }.
page-review-average-exact = On average a decision gave away { $value } of the chance to win.
page-review-average-about = 
    { $count ->
        [one] It is measured by { $count } decision of this game alone: it says where to look, and not how good somebody is.
       *[other] It is measured by { $count } decisions of this game alone: it says where to look, and not how good somebody is.
    }
page-review-grades = What the grades mean
page-review-grade-below = gives away less than { $percent }
page-review-grade-or-lead = gives away less than { $percent }, or more but not the lead
page-review-grade-more = gives away more, and the lead with it: the chance goes from 50 % or more to 50 % or less
page-review-grade-exact-best = keeps what the position is worth
page-review-grade-exact-turning = gives a win or a draw away
page-review-grade-unsure = A loss that could as well be none is called about equal to the best.
page-review-deeper = Look deeper
page-review-deeper-about = It takes a minute or two; what is known so far stays here.
page-review-deep = This is the deep look.
page-own-reviews = What my games teach me
page-review-own-about = Every finished game of this browser can be reviewed. Here is what its reviews found: what cost you most of your chance to win, where to see it, and what helps.
page-review-own-most = Most of what you gave away was lost by this: { $topic }. It is { $share } of all that your decisions cost you.
page-review-own-worst = Show the costliest turn
page-review-own-advice = What helps: { $advice }
page-review-own-lesson = Lesson: { $title }
page-review-own-tables = The games
page-review-own-against = against { $names }
page-review-own-clean = None of your decisions lost any chance.
page-review-own-few = { $count ->
    [one] What you often lose by is told from three games on: { $count } more is missing. Until then, here is the turn that cost most.
   *[other] What you often lose by is told from three games on: { $count } more are missing. Until then, here is the turn that cost most.
 }
page-review-own-none = No finished game of this browser has been reviewed yet.
page-review-own-ask = 
    { $count ->
        [one] Review { $count } more game
       *[other] Review { $count } more games
    }
page-review-own-games = 
    { $count ->
        [one] From { $count } game
       *[other] From { $count } games
    }
page-review-topic-lost = { $count ->
    [one] { $share } of all that was given away, in { $count } decision
   *[other] { $share } of all that was given away, in { $count } decisions
 }
page-review-topic-passing = Passing cards on
page-review-topic-leading = Leading a skirmish
page-review-topic-following = Playing a later card in a skirmish
page-review-topic-marching = Marching and placing
page-review-topic-kyoto = Going to Kyoto or not
page-review-topic-fights = Fights
page-review-topic-tokens = Revenge tokens
page-review-topic-deploying = Deploying
page-review-topic-moving = Moving
