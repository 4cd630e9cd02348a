# Every sentence a person reads, in English. A message's name is an event's key with "-"
# for "."; the words in { } are its facts.

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
list-and = { $items } and { $last }
list-nothing = nothing

## Shared by all games

core-take-back = Seat { $seat } takes back: { $action }.
core-take-back-both = Seat { $seat } takes back: { $action }, and the answer to it.

## Joraku: set-up and Recruit

joraku-variant = Variant card { $variant } is in play.
joraku-daimyo = { $colour } draws Daimyo card { $card }; the Daimyo stands in area { $card }.
joraku-first = Seat { $seat } has the highest Daimyo card ({ $card }), takes the Kachidoki card and will lead.
joraku-round = Round { $round } begins: all cards are shuffled.
joraku-dealt = You are dealt { $card }.
joraku-hands = Everybody has { $cards } cards; { $aside ->
    [one] one card stays
   *[other] { $aside } cards stay
 } aside, unseen.
joraku-passing = You pick { $card } to pass to seat { $to }.
joraku-passed = All have chosen: everybody passes { $cards } cards.
joraku-received = You receive { $cards }.
joraku-pack = Your pack: { $cards }.
joraku-drafting = You keep { $card } from the pack.
joraku-last-card = The last card of the pack is yours: { $cards }.
joraku-drafted = The draft is over; both hold eight cards.
joraku-discarding = You drop { $card }.
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
joraku-put = { $colour } puts a Samurai in { $area } ({ $left } more possible).
joraku-move = { $colour } moves a Samurai from { $area } to { $to } ({ $left } AP left).
joraku-move-daimyo = { $colour } moves the Daimyo from { $area } to { $to } for { $cost } AP ({ $left } left).
joraku-kyoto = { $colour } +{ $points }: the Daimyo enters Kyoto for the first time, by its card.
joraku-remove = { $colour } removes a Samurai of { $victim } from { $area } ({ $left } AP left).
joraku-send = { $colour } sends a neutral Samurai ({ $victim }) from { $area } to { $to } ({ $left } AP left).
joraku-end = { $lost ->
    [0] { $colour } ends the turn.
   *[other] { $colour } ends the turn; { $lost } AP are lost.
 }
joraku-won-highest = { $colour } wins the skirmish: { $card } is the highest. Seat { $seat } has the Kachidoki card.
joraku-won-later = { $colour } wins the skirmish: { $card } was the later of equal cards. Seat { $seat } has the Kachidoki card.
joraku-won-ninja = { $colour } wins the skirmish: { $card } beats a 6. Seat { $seat } has the Kachidoki card.
joraku-won-last-ninja = { $colour } wins the skirmish: only Ninjas were played, { $card } last. Seat { $seat } has the Kachidoki card.

## Joraku: points

place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
joraku-kachidoki = Kachidoki! { $colour } +{ $points }: { $place } of { $of } in { $area } with influence { $influence }{ $tie }.
joraku-prestige = { $colour } +{ $points }: { $place } of { $of } in { $area } with influence { $influence }{ $tie }; round { $round } pays { $row }.
joraku-own-ground = { $colour } +{ $points }: first in { $area }, where its own Daimyo stands.
tie-none = { "" }
tie-with = , tied with { $tied }
joraku-wins-points = Seat { $seat } wins with { $points } RP.
joraku-wins-daimyo-card = Seat { $seat } wins with { $points } RP, tied with seat { $second }, by the higher Daimyo card.
joraku-wins-second-house = Seat { $seat } wins with { $points } RP, tied with seat { $second }, by the other house.
joraku-wins-holder = Seat { $seat } wins with { $points } RP, tied with seat { $second } in both houses, as the holder of the Kachidoki card.

## Joraku: why something is not possible

joraku-no-not-in-hand = You do not have that card.
joraku-no-no-samurai-left-to-place = No Samurai is left to place: at most three, and only from the supply.
joraku-no-a-number-places-only-in = This card places only in { $area }.
joraku-no-first-choose-to-place-or-to-march = First choose to place or to march.
joraku-no-this-is-the-time-to = This is not the time for that; now is the time to { $phase }.
joraku-no-all-cards-go-to-the-left = In this game all passed cards go to the left neighbour.
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
   *[other] It leaves you { $wins } wins instead of { $before }. Among equals it takes the coin with the fewest pips: { $pips }.
 }
rokumon-game-won = { $winner } wins the game with { $won ->
    [one] one act
   *[other] { $won } acts
 }.
rokumon-game-drawn = The game is drawn.

## Rokumon: why something is not possible

rokumon-no-first-comes-the = First comes the { $phase ->
    [turn] turn: deploy, move, fight, surprise or surrender
    [bid] fight: add revenge tokens or say ready
    [lost] loss: accept it or take the Move back
   *[other] deal
 }.
rokumon-no-no-fights-in-act = There are no fights in act { $act }.
rokumon-no-no-surprise-in-act = There is no Surprise in act { $act }.
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

worth-win = wins in { $plies }
worth-draw = draws
worth-loss = loses in { $plies }
worth-only = { $worth }, only move
bots-judged-best = { $action } { $worth }: nothing is better.
bots-judged-slower = { $action } { $worth }; { $best } { $best_worth }.
bots-judged-gave-away = { $action } { $worth } and gives a { $given ->
    [win] win
   *[draw] draw
 } away: { $best } { $best_worth }.

## Hints

hint-forced = { $actions }. { $reason }
hint-line = { $actions }: { $chance } % to win. { $reason }

bots-hint-only = It is the only thing you can do.
bots-hint-give = You keep { $cards }.
bots-hint-take = With it you hold { $cards }.
bots-hint-wins-skirmish = It will probably win the skirmish, and then Kachidoki pays you { $points } in { $area }.
bots-hint-area = It makes you { $place } in { $area }: { $points } more when round { $round } is scored.
bots-hint-holds = It keeps your position together.
bots-hint-solved = It { $worth }.
bots-hint-surrender = Everything else is lost as well.
bots-hint-tokens = The fight is worth the tokens.
bots-hint-saves = No more tokens are worth adding here.
bots-hint-wins = It wins at once.
bots-hint-control = Then you control { $mine } coins and the other { $theirs }.
bots-hint-fight = The fight should go your way, as far as one can know.
bots-hint-stops = It stops { $threats ->
    [one] a winning answer
   *[other] { $threats } winning answers
 } of the other; { $left ->
    [0] none is
    [one] { $left } is
   *[other] { $left } are
 } left.
bots-hint-threatens = It threatens to win in { $wins ->
    [one] one way
   *[other] { $wins } ways
 }.

## Pictures

draw-joraku = Joraku
draw-rokumon = Rokumon
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
draw-rows = Score rows for 1st, 2nd and 3rd, this round and the next. { $sources }.
draw-rows-printed = Printed: { $areas }
draw-rows-mirrored = * reconstructed by mirroring: { $areas }
draw-rows-interpolated = * interpolated: { $areas }
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
