# Every sentence a person reads, in Russian. Forms: .gen, .acc, .ins and .loc are cases.

## Names

colour-red = красный
    .gen = красного
    .ins = красным
colour-blue = синий
    .gen = синего
    .ins = синим
colour-yellow = жёлтый
    .gen = жёлтого
    .ins = жёлтым
colour-green = зелёный
    .gen = зелёного
    .ins = зелёным
area-kyoto = Киото
    .gen = Киото
    .acc = Киото
    .loc = Киото
area-omi = Оми
    .gen = Оми
    .acc = Оми
    .loc = Оми
area-ise = Исэ
    .gen = Исэ
    .acc = Исэ
    .loc = Исэ
area-owari = Овари
    .gen = Овари
    .acc = Овари
    .loc = Овари
area-mikawa = Микава
    .gen = Микавы
    .acc = Микаву
    .loc = Микаве
area-totomi = Тотоми
    .gen = Тотоми
    .acc = Тотоми
    .loc = Тотоми
area-shinano = Синано
    .gen = Синано
    .acc = Синано
    .loc = Синано
suit-katana = катана
    .acc = катану
suit-yari = яри
    .acc = яри
suit-teppo = тэппо
    .acc = тэппо
card-ninja = ниндзя ({ $suit })
    .acc = ниндзя ({ $suit })
card-number = { $suit } { $number }
    .acc = { $suit-acc } { $number }
seat-numbered = игрок { $number }
    .gen = игрока { $number }
    .ins = игроком { $number }
seat-named = { $name }
    .gen = игрока { $name }
    .ins = игроком { $name }
seat-house = { $name } ({ $colour })
    .gen = игрока { $name } ({ $colour })
    .ins = игроком { $name } ({ $colour })
list-separator = { ", " }
list-groups = { "; " }
list-and = { $items } и { $last }
list-nothing = ничего

## The rules that sentences follow from

rule-a-turn = Ход
rule-boards = Поля
rule-code-of-honour = Кодекс чести
rule-deploy = Размещение
rule-end = Конец игры
rule-epilogue = Эпилог
rule-fight = Бой
rule-hint = Подсказка
rule-kachidoki = Катидоки
rule-move = Перемещение
rule-pieces-and-map = Фигуры и карта
rule-prestige = Престиж
rule-recruit = Вербовка
rule-set-up = Подготовка
rule-skirmish = Стычка
rule-solved = Решено
rule-surprise = Внезапность
rule-take-back = Возврат хода
rule-taroma = Тарома
rule-the-game = Игра
rule-two-houses = Два дома
rule-two-players-and-a-neutral-army = Двое и нейтральная армия
rule-variant = Вариант { $number } «{ $name }»
rule-variant-cards = Карты вариантов
rule-winning-an-act = Победа в акте

## Games, their options and what can be chosen, and the levels of bots

game-joraku = Дзёраку
    .about = взятки и контроль областей: поход на Киото
game-rokumon = Рокумон
    .about = стопки и линии: Санада против Токугавы в шести актах
option-joraku-players = Игроки
    .about = сколько человек играет
option-joraku-mode = Игра вдвоём
    .about = только для двоих: по два дома или нейтральная армия
    .houses = по два дома
    .neutral = нейтральная армия
option-joraku-variants = Карты вариантов
    .about = карты вариантов: две случайные или любой набор
    .none = нет
    .random = две случайные
option-joraku-kachidoki = Катидоки
    .about = кто получает очки за выигранную стычку
    .all = все в области
    .winner = только победитель
option-joraku-passing = Передача карт
    .about = кому передаются карты (3 или 4 игрока)
    .left = обе налево
    .both = по одной в каждую сторону
option-joraku-board = Поле
    .about = строки очков; из файла — с { "--board" }
    .standard = обычное поле
    .rows = свои строки
option-rokumon-act = Акт
    .about = вся кампания, один акт или одиночная битва против Таромы
    .campaign = вся кампания
    .solo = в одиночку против Таромы
option-rokumon-coins = Монеты
    .about = расклад: { "g" } — золотая, { "j" } — зелёная, { "f" } — перевёрнутая
    .random = вперемешку
option-rokumon-honour = Кодекс чести
    .about = кодекс чести: возврат хода и «Таномо!»
    .on = да
    .off = нет
option-rokumon-tokens = Жетоны мести
    .about = жетоны мести в начале отдельного акта
option-rokumon-difficulty = Сложность
    .about = в одиночку: вы играете за Токугаву, за Санаду или за Токугаву с четырьмя воинами
    .easy = легко: Токугава
    .medium = средне: Санада
    .difficult = трудно: Токугава с четырьмя воинами
option-rokumon-layout = Расположение
    .about = в одиночку: шестиугольник или семь клеток
    .hexagon = шестиугольник
    .cells = семь клеток по выбору
option-rokumon-surrender = Сдача
    .about = можно ли сдаться до конца акта
    .on = да
    .off = нет
level-beginner = новичок
level-casual = любитель
level-skilled = опытный
level-expert = знаток
level-master = мастер

## Shared by all games

core-take-back = { $seat-cap } возвращает ход «{ $action }».
core-take-back-both = { $seat-cap } возвращает ход «{ $action }» вместе с ответом на него.
core-no-take-back = Возвращать нечего: можно вернуть только свои последние действия, пока это позволяют правила и ничего не раскрыто.
core-no-take-backs-left = За этот ход вы вернули уже { $most } действий: теперь играйте дальше.

## What people do, as an action of theirs is called

deed-pass = передать { $card-acc }
deed-pass-left = передать { $card-acc } тому, кто ходит после вас
deed-pass-right = передать { $card-acc } тому, кто ходит перед вами
deed-draft = оставить себе { $card-acc }
deed-discard = сбросить { $card-acc }
deed-play = сыграть { $card-acc }
deed-play-for = сыграть { $card-acc } за { $colour-gen }
deed-place = размещать самураев
deed-march = выступить в поход
deed-put = поставить самурая в { $area-acc }
deed-move = переместить самурая из { $area-gen } в { $to-acc }
deed-daimyo = переместить даймё в { $area-acc }
deed-remove = убрать самурая { $colour-gen } из области даймё
deed-send = отправить нейтрального самурая ({ $colour }) в { $area-acc }
deed-end = закончить ход
deed-deploy = разместить воина на { $cell }
deed-deploy-valued = разместить воина { $value } на { $cell }
deed-move-warrior = переместиться с { $cell } на { $to_cell }
deed-fight = вступить в бой на { $cell }
deed-surprise = внезапно перенести монету с { $cell } на { $to_cell }
deed-surrender = сдаться
deed-add = добавить { $tokens ->
    [one] { $tokens } жетон мести
    [few] { $tokens } жетона мести
   *[many] { $tokens } жетонов мести
 }
deed-ready = больше не добавлять
deed-accept = принять поражение

## Joraku: set-up and Recruit

joraku-variant = В игре карта варианта { $variant }: «{ $name }».
joraku-daimyo = { $colour } тянет карту даймё { $card }; его даймё встаёт в область { $card }.
joraku-first = У { $seat-gen } старшая карта даймё ({ $card }), а с ней карта Катидоки и первый ход.
joraku-round = Начинается раунд { $round }: все карты перемешаны.
joraku-dealt = Сдано: { $card }.
joraku-hands = У каждого по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
 }; { $aside ->
    [one] { $aside } карта отложена
    [few] { $aside } карты отложены
   *[many] { $aside } карт отложено
 } в закрытую.
joraku-passing = Для { $to-gen }: { $card }.
joraku-passed = Все выбрали: каждый передаёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
 }.
joraku-received = Получено: { $cards }.
joraku-pack = Пачка на руках: { $cards }.
joraku-drafting = Оставлено из пачки: { $card }.
joraku-last-card = Оставлена последняя карта пачки: { $cards }.
joraku-drafted = Драфт окончен: у обоих по восемь карт.
joraku-discarding = Сброшено: { $card }.
joraku-discarded = Оба сбросили по карте в закрытую.
joraku-advance = Нейтральная армия ({ $colour }) продвигается на одну область к Киото; её даймё теперь в { $area-loc }.

## Joraku: Skirmish

joraku-play = { $colour } играет { $card-acc }.
joraku-followed = { $colour } +{ $points }: { $card } — в масть первой карты.
joraku-choose-place = { $colour } размещает самураев в области { $number }.
joraku-choose-march = { $colour } выступает в поход: { $number ->
    [one] { $number } очко действий
    [few] { $number } очка действий
   *[many] { $number } очков действий
 }.
joraku-put = { $left ->
    [0] { $colour } ставит самурая в { $area-acc }.
   *[other] { $colour } ставит самурая в { $area-acc } (можно ещё { $left }).
 }
joraku-move = { $left ->
    [0] { $colour } перемещает самурая из { $area-gen } в { $to-acc }.
   *[other] { $colour } перемещает самурая из { $area-gen } в { $to-acc } (осталось { $left } ОД).
 }
joraku-move-daimyo = { $left ->
    [0] { $colour } перемещает даймё из { $area-gen } в { $to-acc } за { $cost } ОД.
   *[other] { $colour } перемещает даймё из { $area-gen } в { $to-acc } за { $cost } ОД (осталось { $left } ОД).
 }
joraku-kyoto = { $colour } +{ $points }: его даймё впервые вступает в Киото; очки — по карте даймё.
joraku-remove = { $left ->
    [0] { $colour } убирает самурая { $victim-gen } из { $area-gen }.
   *[other] { $colour } убирает самурая { $victim-gen } из { $area-gen } (осталось { $left } ОД).
 }
joraku-send = { $left ->
    [0] { $colour } отправляет нейтрального самурая ({ $victim }) из { $area-gen } в { $to-acc }.
   *[other] { $colour } отправляет нейтрального самурая ({ $victim }) из { $area-gen } в { $to-acc } (осталось { $left } ОД).
 }
joraku-end = { $lost ->
    [0] { $colour } заканчивает ход.
   *[other] { $colour } заканчивает ход; пропадает { $lost } ОД.
 }
joraku-won-highest = { $colour-cap } выигрывает стычку и карту Катидоки: { $card } — старшая карта.
joraku-won-later = { $colour-cap } выигрывает стычку и карту Катидоки: из равных карт { $card } легла позже.
joraku-won-ninja = { $colour-cap } выигрывает стычку и карту Катидоки: { $card } побеждает шестёрку.
joraku-won-later-ninja = { $colour-cap } выигрывает стычку и карту Катидоки: ниндзя побеждает шестёрку, а { $card } — более поздний ниндзя.
joraku-won-last-ninja = { $colour-cap } выигрывает стычку и карту Катидоки: сыграны одни ниндзя, последним — { $card }.

## Joraku: points

place = { $rank }-й
    .ins = { $rank }-м
joraku-standing = { $of ->
    [1] без соперников
   *[other] { $place } из { $of }
 }
joraku-kachidoki = { $points ->
    [0] Катидоки ничего не приносит. { $colour-cap }: { joraku-standing } в { $area-loc }, где стоит даймё победителя; влияние { $influence }{ $tie }.
   *[other] Катидоки! { $colour-cap } +{ $points }: { joraku-standing } в { $area-loc }, где стоит даймё победителя; влияние { $influence }{ $tie }.
 }
joraku-prestige = { $points ->
    [0] { $colour }: { joraku-standing } в { $area-loc }, влияние { $influence }{ $tie }; в раунде { $round } это ничего не приносит.
   *[other] { $colour } +{ $points }: { joraku-standing } в { $area-loc }, влияние { $influence }{ $tie }; раунд { $round } приносит { $row }.
 }
joraku-own-ground = { $points ->
    [0] { $colour }: первый в { $area-loc }, где стоит его собственный даймё; это ничего не приносит.
   *[other] { $colour } +{ $points }: первый в { $area-loc }, где стоит его собственный даймё.
 }
tie-none = { "" }
tie-with = , наравне с { $tied-ins }
joraku-wins-points = Побеждает { $seat }: { $points } ОР.
joraku-wins-daimyo-card = Побеждает { $seat }: { $points } ОР, как и у { $second-gen }, но карта даймё старше.
joraku-wins-second-house = Побеждает { $seat }: { $points } ОР, как и у { $second-gen }, но второй дом сильнее.
joraku-wins-holder = Побеждает { $seat }: { $points } ОР; оба дома наравне с домами { $second-gen }, решает карта Катидоки.

## Joraku: why something is not possible

joraku-no-not-in-hand = У вас нет этой карты.
joraku-no-no-samurai-left-to-place = Размещать больше некого: не более трёх самураев и только из запаса.
joraku-no-a-number-places-only-in = Эта карта размещает самураев только в { $area-loc }.
joraku-no-first-choose-to-place-or-to-march = Сначала выберите: размещать самураев или выступать в поход.
joraku-no-this-is-the-time-to = Сейчас не время для этого; пора { $phase ->
    [pass] передавать карты
    [draft] оставить себе карту
    [discard] сбросить карту
    [play] сыграть карту
    [place] размещать самураев
    [march] выступать в поход
   *[other] подождать
 }.
joraku-no-all-cards-go-to-the-left = В этой игре все карты передаются тому, кто ходит после вас.
joraku-no-this-card-goes-to-the = Эта карта передаётся { $side ->
    [left] налево
   *[right] направо
 }.
joraku-no-must-follow = Нужно играть в масть: первой сыграна масть «{ $suit }», и она у вас есть.
joraku-no-a-card-here-is-for-ones-one-colour = У вас только один цвет; называть его не нужно.
joraku-no-name-one-of-your-own-colours = Скажите, за какой из своих цветов вы играете.
joraku-no-this-card-is-for = Эта карта для { $colour-gen }.
joraku-no-no-action-points-left = Очков действий не осталось.
joraku-no-no-such-samurai-beside-your-daimyo-in = Рядом с вашим даймё в { $area-loc } нет самурая { $colour-gen }.
joraku-no-a-neutral-samurai-is-sent-to-another-area = Нейтрального самурая не убирают, а отправляют: назовите область.
joraku-no-only-an-opponents-samurai-can-be-removed = Убрать можно только самурая соперника.
joraku-no-not-next-to = Эта область не соседняя: ваш даймё в { $area-loc }.
joraku-no-not-enough-action-points = Это стоит { $cost } ОД; у вас { $left }.
joraku-no-only-a-neutral-samurai-is-sent-elsewhere = Отправить в другую область можно только самурая нейтральной армии.
joraku-no-no-neutral-samurai-in = Рядом с вашим даймё в { $area-loc } нет нейтрального самурая.
joraku-no-not-where-it-is-nor-behind-its-daimyo = Нейтральный самурай идёт в другую область, но не за спину нейтрального даймё.
joraku-no-no-samurai-of-yours-in = У вас нет самураев в { $area-loc }.

## Rokumon

clan-sanada = Санада
    .gen = Санады
clan-tokugawa = Токугава
    .gen = Токугавы
coin-gold = золотая
coin-green = зелёная
coin-flipped = перевёрнутая
coin-at = { $cell } { $colour }
act-1 = Рокумонсэн
act-2 = Замок Уэда
act-3 = Первая осада Уэды
act-4 = Вторая осада Уэды
act-5 = Зима в Осаке
act-6 = Лето в Осаке
act-7 = Возвращение в Уэду
taroma-1 = ЗАВОЕВАТЬ
taroma-2 = НАКРЫТЬ
taroma-3 = ПОМЕШАТЬ
taroma-4 = УРАВНЯТЬ
taroma-5 = УСИЛИТЬ
taroma-6 = МАНЕВРИРОВАТЬ
taroma-7 = РАЗМЕСТИТЬ
taroma-8 = ПЕРЕМЕСТИТЬ
taroma-9 = ОТСТУПИТЬ
taroma-10 = СДАТЬСЯ

rokumon-act = { $act ->
    [7] В одиночку: { $name }.
   *[other] Акт { $act }: { $name }.
 }
rokumon-flip = Монета с { $pips ->
    [one] { $pips } точкой
   *[many] { $pips } точками
 } будет перевёрнута.
rokumon-coins = Монеты лежат так: { $coins }. Начинает Санада.
rokumon-deploy = { $clan } размещает воина на { $cell }.
rokumon-deploy-valued = { $clan } размещает воина { $value } на { $cell }.
rokumon-move = { $clan } идёт с { $cell } на { $to_cell }.
rokumon-fight = { $clan } объявляет бой на { $cell }.
rokumon-surprise = Внезапность! { $clan } переносит монету с { $cell } на { $to_cell }.
rokumon-add = { $clan } добавляет { $tokens ->
    [one] { $tokens } жетон мести
    [few] { $tokens } жетона мести
   *[many] { $tokens } жетонов мести
 }.
rokumon-ready = { $clan } больше не добавляет.
rokumon-showdown = На { $cell } воин { $top_value } { $top-gen } (всего { $top_total }) против воина { $under_value } { $under-gen } (всего { $under_total }).
rokumon-fight-lost = Воин { $value } { $loser-gen } слабее и возвращается в запас.
rokumon-fight-lost-to-star = Воин { $value } { $loser-gen } возвращается в запас: красная шестёрка всегда проигрывает единице со звездой, что бы ни добавили.
rokumon-fight-tied = Силы равны: оба возвращаются в запас.
rokumon-tanomo = Таномо! { $clan } может победить следующим ходом.
rokumon-ends-line = { $winner } побеждает: трое в ряд.
rokumon-ends-stack = { $winner } побеждает: трое в одной стопке.
rokumon-ends-reveal = { $winner } побеждает: { $loser } поднимает воина и открывает троих в ряд.
rokumon-ends-exposed = { $winner } побеждает: { $loser } оставляет открытыми троих в ряд.
rokumon-ends-surrender = { $winner } побеждает: { $loser } сдаётся.
rokumon-ends-no-action = { $winner } побеждает: у { $loser-gen } не осталось действий.
rokumon-ends-repetition = Ничья: одна и та же позиция возникла в третий раз.
rokumon-token = { $loser } берёт жетон мести; теперь их { $tokens }.
rokumon-taroma = Тарома: { $step } { $name }, { $action }. { $step ->
    [1] Это победа.
    [10] Больше ничего нельзя.
   *[other] { $before ->
        [0] Победа не грозила.
       *[other] { $wins ->
            [0] Не остаётся ни одного выигрывающего хода
            [one] Остаётся { $wins } выигрывающий ход
            [few] Остаётся { $wins } выигрывающих хода
           *[many] Остаётся { $wins } выигрывающих ходов
         } вместо { $before }.
     } При равенстве выбирается монета с наименьшим числом точек: { $pips }.
 }
rokumon-game-won = { $winner } выигрывает партию: { $won ->
    [one] { $won } акт
    [few] { $won } акта
   *[many] { $won } актов
 }.
rokumon-game-drawn = Партия закончилась вничью.

## The log in short: what a turn consists of, one part after another

brief-joraku-variant = «{ $name }»
brief-joraku-daimyo = { $colour }: карта даймё { $card }
brief-joraku-first = начинает { $seat }
brief-joraku-round = Раунд { $round }
brief-joraku-passing = { $card } для { $to-gen }
brief-joraku-received = получено: { $cards }
brief-joraku-drafting = оставлено: { $card }
brief-joraku-last-card = оставлено: { $cards }
brief-joraku-discarding = сброшено: { $card }
brief-joraku-advance = нейтральная армия в { $area-acc }
brief-joraku-play = { $card }
brief-joraku-put = самурай в { $area-acc }
brief-joraku-move = самурай { $area } → { $to }
brief-joraku-move-daimyo = даймё { $area } → { $to }
brief-joraku-remove = убирает самурая { $victim-gen } из { $area-gen }
brief-joraku-send = нейтральный самурай { $area } → { $to }
brief-joraku-won = побеждает { $colour }, { $card }
brief-rokumon-act = { $act ->
    [7] В одиночку: { $name }
   *[other] Акт { $act }: { $name }
 }
brief-rokumon-deploy = воин на { $cell }
brief-rokumon-deploy-valued = воин { $value } на { $cell }
brief-rokumon-move = { $cell } → { $to_cell }
brief-rokumon-surprise = Внезапность: монета { $cell } → { $to_cell }
brief-rokumon-fight = бой на { $cell }
brief-rokumon-add = { $clan } добавляет { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
 }
brief-rokumon-showdown = { $top_total } против { $under_total }
brief-rokumon-fight-lost = { $loser } теряет воина { $value }
brief-rokumon-fight-lost-to-star = { $loser } теряет воина { $value }
brief-rokumon-fight-tied = оба уходят в запас
brief-rokumon-tanomo = Таномо!
brief-rokumon-taroma = { $step } { $name }

## Rokumon: why something is not possible

rokumon-no-first-comes-the = Сначала { $phase ->
    [turn] ход: размещение, перемещение, бой, внезапность или сдача
    [bid] бой: добавьте жетоны мести или скажите, что готовы
    [lost] поражение: примите его или верните перемещение
   *[other] расклад
 }.
rokumon-no-no-fights-in-act = В акте { $act } боёв нет.
rokumon-no-no-surprise-in-act = В акте { $act } внезапности нет.
rokumon-no-nobody-can-surrender-here = В этой партии сдаться нельзя.
rokumon-no-there-is-no-coin-on = На { $cell } нет монеты.
rokumon-no-values-are-unused-here-so-name-only-the-cell = Сила здесь не важна: назовите только клетку.
rokumon-no-say-which-warrior = Скажите, какого воина вы размещаете.
rokumon-no-only-onto-an-empty-coin = Воина размещают только на пустой монете.
rokumon-no-not-in-your-supply = Этого воина нет в вашем запасе.
rokumon-no-needs-two-warriors-one-of-them-yours-on = Для боя на { $cell } нужны два воина, и хотя бы один из них ваш.
rokumon-no-you-have-surprised-already = В этом акте вы уже применили внезапность.
rokumon-no-the-other-has-just-moved-the-coin-on = Монету на { $cell } только что положили; в этот ход её нельзя поднять.
rokumon-no-needs-an-empty-cell-that-touches-two-other-coins = Монету можно положить только на пустую клетку, которая касается двух других монет.
rokumon-no-no-warrior-of-yours-on-top-of = На { $cell } наверху не ваш воин.
rokumon-no-two-can-be-covered-only-if-both-are-yours-on = Двух воинов на { $cell } можно накрыть, только если оба ваши.
rokumon-no-a-move-goes-to-a-coin-of-another-colour-than-on = { $cell } того же цвета, а перемещаются на монету другого.

## Rokumon: what an action is worth

worth-win = выигрывает за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
 }
worth-draw = ведёт к ничьей
worth-loss = проигрывает за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
 }
worth-only = { $worth }, единственный ход
bots-judged-best = «{ $action-cap }» { $worth }: ничего лучше нет.
bots-judged-only = «{ $action-cap }» { $worth }: любой другой ход упускает { $given ->
    [win] победу
   *[draw] ничью
 }.
bots-judged-lost = «{ $action-cap }» { $worth }: позиция уже была проиграна, и дольше не держится ничто.
bots-judged-slower = «{ $action-cap }» { $worth }; «{ $best }» { $best_worth }.
bots-judged-gave-away = «{ $action-cap }» { $worth } и упускает { $given ->
    [win] победу
   *[draw] ничью
 }: «{ $best }» { $best_worth }.

## Hints

hint-forced = { $actions }. { $reason }
hint-line = { $actions }: { NUMBER($chance, style: "percent") } на победу. { $reason }

bots-hint-only = Больше ничего сделать нельзя.
bots-hint-give = Простой причины нет: в партиях, доигранных отсюда, отдать эти карты было выгодно. У вас остаются: { $cards }.
bots-hint-give-void = Вы отдаёте последние карты масти «{ $suit }»: когда с неё заходят, вам можно играть любую. У вас остаются: { $cards }.
bots-hint-give-low = Младшие карты редко выигрывают стычку и дают мало очков для похода; у вас остаются: { $cards }.
bots-hint-give-area = Одна из них размещает в { $area-loc }, где первый в этом раунде получает { $points ->
    [0] ноль
   *[other] лишь { $points } ОР
 }; у вас остаются: { $cards }.
bots-hint-give-ninja = У вас остаётся ниндзя: он размещает где угодно и бьёт шестёрку. У вас остаются: { $cards }.
bots-hint-give-keeps = То, что вы отдаёте, размещает там, где платят меньше: { $card } размещает в { $area-loc }, где первый в этом раунде получает { $points } ОР. У вас остаются: { $cards }.
bots-hint-take = Она размещает в { $area-loc }, где первый в этом раунде получает { $points } ОР; с ней у вас: { $cards }.
bots-hint-take-ninja = Ниндзя размещает где угодно и бьёт шестёрку; с ним у вас: { $cards }.
bots-hint-if-now = { $more ->
    [0] { $less ->
        [0] { "" }
       *[other] { " " }Пока это стоит вам { $less } ОР на поле, но должно окупиться позже.
     }
   *[other] { " " }Если бы раунд закончился сейчас, это принесло бы вам { $more } ОР.
 }
bots-hint-daimyo = { $pays ->
    [0] { "" }
   *[other] { $own ->
        [0] { $decided ->
            [0] { " " }Даймё того, кто впереди в стычке, стоит в { $stands-loc }: если он её выиграет, вы получите там { $pays } ОР.
           *[other] { " " }Даймё того, кто выигрывает стычку, стоит в { $stands-loc }: вы получите там { $pays } ОР.
         }
       *[other] { $decided ->
            [0] { " " }Ваш даймё идёт в { $stands-acc }: выиграв стычку, вы получите там { $pays } ОР.
           *[other] { " " }Ваш даймё идёт в { $stands-acc }: вы выигрываете стычку и получаете там { $pays } ОР.
         }
     }
 }
bots-hint-wins-skirmish = Скорее всего, она выиграет стычку: тогда { $area }, где стоит ваш даймё, сразу принесёт вам { $points } ОР.{ bots-hint-if-now }
bots-hint-surely-wins = Она наверняка выиграет стычку: тогда { $area }, где стоит ваш даймё, сразу принесёт вам { $points } ОР.{ bots-hint-if-now }
bots-hint-grows = Ваше влияние в { $area-loc } станет { $mine }{ $theirs ->
    [0] , и больше там никого нет.
   *[other] ; у сильнейшего из остальных там { $theirs }.
 }{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-removes = Это уводит чужих самураев ({ $count }) из { $area-gen }, где они вам мешают.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-area = Вы станете { $place-ins } в { $area-loc }: на { $points } ОР больше при подсчёте раунда { $round }{ $also ->
    [0] { "" }
   *[other] , и ещё на { $also } больше в { $areas-loc }
 }{ $lost ->
    [0] .
   *[other] , хотя в других местах на { $lost } меньше.
 }{ bots-hint-daimyo }
bots-hint-holds = Места на поле не меняются: ваши фигуры остаются там, где стоят.
bots-hint-low = Эту стычку вам вряд ли выиграть, хватит и слабой карты.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-cannot-win = Эту стычку вам не выиграть, хватит и слабой карты.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-spares = Старшие карты останутся для стычки, которая принесёт больше.{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-solved = { $leads_to ->
    [win] Что бы ни сделал другой, отсюда можно выиграть.
    [loss] При безошибочной игре другого это в конце концов проигрывает, но безошибочно не играет почти никто.
   *[draw] При лучшей игре обоих отсюда никто не выиграет.
 }
bots-hint-lost = Если другой найдёт все верные ответы, здесь проигрывает любой ход. Этот держится дольше всех.
bots-hint-lost-answers = Если другой найдёт все верные ответы, здесь проигрывает любой ход. Этот держится дольше всех: верных ответов { $right } из { $answers }.
bots-hint-draws = Это ничья: та же позиция в третий раз.
bots-hint-taroma = Ответы Таромы известны: отсюда вы выигрываете за { $turns ->
    [one] { $turns } ход.
    [few] { $turns } хода.
   *[many] { $turns } ходов.
 }
bots-hint-taroma-holds = В этой битве Тарому уже не победить.
bots-hint-surrender = Всё остальное тоже проиграно.
bots-hint-tokens = Бой стоит этих жетонов.
bots-hint-saves = Добавлять ещё жетоны здесь не стоит.
bots-hint-wins = Это выигрывает сразу.
bots-hint-control = Тогда вы владеете { $mine ->
    [one] { $mine } монетой
   *[many] { $mine } монетами
 }, а соперник — { $theirs }.
bots-hint-fight = Насколько можно судить, бой сложится в вашу пользу.
bots-hint-stops = Это отнимает у соперника { $threats ->
    [one] { $threats } выигрывающий ответ
    [few] { $threats } выигрывающих ответа
   *[many] { $threats } выигрывающих ответов
 }; { $left ->
    [0] не остаётся ни одного
   *[other] остаётся { $left }
 }.
bots-hint-stops-action = Это не даёт сопернику { $threats ->
    [1] выиграть ответом «{ $action }»
   *[other] выиграть одним из ответов (их { $threats }), например «{ $action }»
 }; { $left ->
    [0] других не остаётся
   *[other] остаётся других: { $left }
 }.
bots-hint-stops-line = Это не даёт сопернику { $threats ->
    [1] выиграть ответом «{ $action }» по линии { $row }
   *[other] выиграть одним из ответов (их { $threats }), например «{ $action }» по линии { $row }
 }; { $left ->
    [0] других не остаётся
   *[other] остаётся других: { $left }
 }.
bots-hint-threatens = Грозит победой { $wins ->
    [one] { $wins } способом
   *[many] { $wins } способами
 }.
bots-hint-threatens-less = Грозит победой { $wins ->
    [one] { $wins } способом
   *[many] { $wins } способами
 }, но на это у соперника есть ответ лучше, чем на первую подсказку.
bots-hint-verdict = { $leads_to ->
    [win] { " " }Что бы ни сделал другой, отсюда можно выиграть.
    [loss] { " " }При безошибочной игре другого это в конце концов всё равно проигрывает.
    [draw] { " " }При лучшей игре обоих отсюда никто не выиграет.
   *[unknown] { "" }
 }
bots-hint-blocks = Это закрывает линию { $row }, где у соперника две монеты.{ bots-hint-verdict }
bots-hint-covers = Это накрывает воина соперника на { $cell }: монета станет вашей.{ bots-hint-verdict }
bots-hint-builds = Тогда две монеты линии { $row } ваши, а третья пуста.{ bots-hint-verdict }

## The review of a finished game

review-gives-up = Сыграв так, вы отказываетесь быть { $place-ins } в { $area-loc }: на { $points } меньше при подсчёте раунда { $round }.
review-leaves = При сыгранном ходе { $colour } остаётся { $place-ins } в { $area-loc }: это на { $points } больше ему при подсчёте раунда { $round }.
review-keeps = У вас остаётся: { $cards }; как сыграно, это достаётся другому: { $colour }.
review-keeps-both = У вас остаётся: { $cards }; как сыграно, это достаётся соседу.
review-keeps-ninja = Ниндзя размещает до 3 самураев где угодно и бьёт шестёрку.
review-keeps-card = { $card } размещает в { $area-loc }, где первый в этом раунде получает { $points }, или даёт на поход очков действия: { $number }.
review-no-supply = Ничего не размещено: в запасе не осталось самураев.
review-unplaced = Самураев размещено: { $count }, а можно было { $possible }.
review-unspent = Неиспользованные очки действий: { $left } из { $points }.
review-answer-wins = { $clan } может ответить «{ $action }» и сразу побеждает.
review-answer-next-turn = { $clan } может ответить «{ $action }»; после этого победе на следующем ходу ничто не помешает.
review-answer-threatens = { $clan } может ответить «{ $action }» и грозит победой { $wins ->
    [one] { $wins } способом
   *[many] { $wins } способами
 }.
review-answer-leads = { $clan } может ответить «{ $action }»{ $does ->
    [blocks] { " " }и закрыть линию { $row }: это
    [covers] { " " }и накрыть воина на { $cell }: это
    [builds] { " " }и занять две монеты линии { $row }: это
   *[nothing] , и это
 } выигрывает за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
 }, что ни делай.
review-answer-holds = { $clan } может ответить «{ $action }»; после этого при лучшей игре обоих никто не выиграет.
review-answer-expected = { $clan }, вероятно, ответит «{ $action }».
review-likely = Что сделает соперник, не доказано, а лишь вероятно: поиск считает это лучшим, перебрав всё, чем могли быть скрытые воины.
review-likely-open = Что сделает соперник, не доказано, а лишь вероятно: поиск видит лишь на несколько ходов вперёд.
review-taroma-wins = Тарома отвечает «{ $action }» и сразу побеждает.
review-taroma-holds = Тарома отвечает «{ $action }», и победить уже нельзя.
review-taroma-draws = Тарома отвечает «{ $action }»; после этого остаётся не больше чем ничья.
review-skirmish = Если сыграть { $card-acc }, стычка выигрывается в { $percent } случаях из 100 вместо { $less }, и Катидоки приносит { $points } в { $area-loc }.
review-ninja = Шестёрка уже вышла: { $card } выигрывает стычку в { $percent } случаях из 100 вместо { $less }, и Катидоки приносит { $points } в { $area-loc }.
review-spares = Если сыграть { $card-acc }, стычка выигрывается в { $percent } случаях из 100 вместо { $less }, зато на потом остаётся { $kept }.
review-outweighs = Если сыграть { $card-acc }, стычка выигрывается в { $percent } случаях из 100 вместо { $less }; но на карте или позже такой ход даёт больше.
review-void = { $seat-cap } не смог сыграть в масть «{ $suit }» в стычке { $skirmish }.
review-when-passing = Раунд { $round }, передача карт
review-when-skirmish = Раунд { $round }, стычка { $skirmish }
review-when-turn = Ход { $turn }
review-dealt = Сдано в раунде { $round }: { $cards }.
review-chose = { $seat-cap }: втайне выбрано { $cards }.

review-grade-best = Лучше не сыграть
review-grade-close = Почти лучшее
review-grade-equal = Примерно равно лучшему
review-grade-slip = Немного отдано
review-grade-costly = Много отдано
review-grade-turning = Перелом в игре

review-how-exact = точно
review-how-enumerated = { $worlds ->
    [1] единственный возможный мир
   *[other] все возможные миры: { $worlds }
 }
review-how-sampled = случайные миры: { $worlds }
review-how-searched = поиск на глубину { $depth }

review-working = разбор
review-course = { $seat-cap }: шанс на победу от начала до конца
review-act = { $seat-cap }, { $act }: шанс выиграть акт
review-worth = { $seat-cap }, { $act }: чего стоила позиция
review-sum = Начало { $start }, свои решения { $decisions }, удача { $luck }: вместе { $result }, это и есть результат.
review-sum-exact = В начале, при лучшей игре: { $start }. Упущено: { $own }; другим: { $others }. Результат: { $result }.
review-sum-about = Свои решения: всё, что они отдали, вместе; лучше, чем не отдать ничего, решить нельзя. Удача: всё остальное, что повышало или понижало шанс, в том числе чужие ошибки. Каждое может быть больше 100 %: отданный шанс может вернуться и быть отдан снова.
review-luck = Из удачи: расклад { $deal }, ходы других { $others }, что открылось { $shown }, что позже оценено точнее { $estimate }.
review-luck-apart = По тому, что можно было знать, удача считается, когда она открывается. При открытых картах решениям засчитывается и то, чего никто не мог знать: там отдаётся больше, а удача это возмещает. Поэтому знаки могут быть противоположными.
review-luck-named = Самое весомое:
review-nothing-happened = Ничего не произошло: когда дошёл ход, его удалось оценить точнее.
review-decisions = Решения
review-costliest = Где можно узнать больше всего
review-nothing = Ни одно решение не отдало ничего, что можно отличить от случайности.
review-surrendered-exact = { $seat-cap }: сдача. Исход при лучшей игре обоих тогда: { $worth }.
review-surrendered = { $seat-cap }: сдача. По тому, что можно было знать, шанс на победу был ещё { $worth }.
review-turn = { $when } (строка { $line }), { $seat }: { $actions }
review-lost = { $grade }: { $loss } шанса на победу (от { $low } до { $high }; { $how }).
review-lost-exact = { $grade } ({ $how }).
review-know = По тому, что можно было знать: { $played }, в лучшем случае { $best }.
review-open = Если всё открыто: { $played }, в лучшем случае { $best }.
review-note = Если бы всё было открыто, лучшим могло быть другое. Знать это не мог никто, поэтому в оценке это не учитывается.
review-searched-apart = Эти шансы могут сильно расходиться: по тому, что можно было знать, поиск никогда не даёт другому клану использовать скрытую силу его собственных воинов.
review-open-equal = Если всё открыто, лучшее: { $actions }. Насколько видно при этом разборе, это и лучшее по тому, что можно было знать, примерно равноценны.
review-open-apart = Если всё открыто, лучшее: { $actions }. Тогда карты остальных известны; пока они неизвестны, лучшее по тому, что можно было знать, в среднем не хуже.
review-better = Лучше: { $actions }
review-equal = Примерно равноценно, насколько видно при этом разборе: { $actions }
review-only-searched = На доске разницы сразу не видно: что этот ход лучше, говорит только поиск.
review-only-solved = На доске разницы сразу не видно: это просчитано до конца.
review-after = После лучшего хода:
review-after-played = После сыгранного хода:
review-goes-on = Дальше было бы так: { $actions }.
review-goes-on-imagined = Одно из вероятных продолжений; карты других воображаемые: { $actions }.
review-grid = Что тогда можно было знать
review-card = Карта
review-own = своя рука
review-played = сыграна в стычке { $skirmish }
review-known = точно { $seat }
review-gone = сброшена
review-warrior = Воин

## Puzzles and lessons

puzzle-title = Задачи
puzzle-about = Позиции из настоящих партий с единственным лучшим ответом, и каждый доказан.
puzzle-daily = Задача дня
puzzle-next = Следующая задача
puzzle-again = Попробовать ещё раз
puzzle-show = Показать ответ
puzzle-number = Задача { $number }
puzzle-hardness = Сложность { $rating }
puzzle-hard = { $level } ({ $rating })
puzzle-level-gentle = очень легко
puzzle-level-easy = легко
puzzle-level-medium = не так легко
puzzle-level-hard = трудно
puzzle-level-master = очень трудно
puzzle-rating-sure = Ваш уровень: { $hardness }. Такие задачи вы решаете примерно через одну. (Ваш рейтинг: { $rating })
puzzle-rating-unsure = Похоже, ваш уровень: { $hardness }; ещё несколько задач скажут точнее. (Ваш рейтинг: { $rating })
tui-puzzle-rating = Ваш рейтинг: { $rating } (от { $low } до { $high })
puzzle-rating-new = Рейтинг начнётся с вашего первого ответа. Он хранится в этом браузере.
puzzle-rating-about = Считается только первая попытка; потом можно пробовать спокойно.
puzzle-choose = Какие задачи
puzzle-all = Все темы
puzzle-themed = { $theme } ({ $count })
puzzle-solved = Решено в этом браузере: { $count }
puzzle-right = Отлично замечено!
puzzle-wrong = Пока нет.
puzzle-answer = Ответ: { $actions }
puzzle-lessons = Уроки
puzzle-lessons-about = По шесть на игру: о том, чего не видят в первых партиях. В каждом несколько позиций, и вы их играете.
puzzle-lesson-step = { $at } из { $last }
puzzle-lesson-on = Следующая позиция
puzzle-lesson-over = К следующему уроку
puzzle-lesson-end = Назад к задачам и урокам
puzzle-lesson-done = пройден
puzzle-open = Можно: { $actions }
puzzle-prompt = Пишите, что делаете, шаги через запятую. «{ $back }» отменяет последний шаг, «{ $answer }» показывает ответ, пустая строка завершает.

puzzle-side = Ваша сторона: { $side }. { $asked }
puzzle-ask-points = Это последний ход раунда { $round }. Наберите им как можно больше очков.
puzzle-ask-next = Это последний ход раунда { $round }. Встаньте так, чтобы по строкам следующего раунда области заплатили вам больше всего.
puzzle-ask-victory = Это последний ход партии. Лишь один способ закончить его делает вас победителем.
puzzle-ask-card = Какая карта наверняка выиграет эту стычку, что бы ни было у остальных?
puzzle-ask-void = Какие две карты передать, чтобы остаться без наибольшего числа мастей, что бы вы ни получили?
puzzle-ask-force = { $turns ->
    [1] Выиграйте этим ходом, что бы ни делал соперник. Это делает только одно действие.
   *[other] Выиграйте, что бы ни делал соперник; ваших ходов не больше { $turns }. Начинает выигрыш только одно действие.
 }
puzzle-ask-hold = Не проигрывает только одно действие. Найдите его.
puzzle-ask-beat = Лишь после одного действия Тарому ещё можно победить. Найдите его.
puzzle-ask-stand = Тарома вот-вот победит. Остановит только одно действие.
puzzle-ask-strike = Вы можете победить сразу, и только одним способом. Найдите его.
puzzle-ask-parry = Соперник вот-вот победит. Остановит только одно действие.

puzzle-right-points = Очки: { $points }. Лучшая из остальных расстановок (всего их { $boards }) даёт { $next }.
puzzle-right-next = Следующий раунд принёс бы вам так { $points }. Лучшая из остальных расстановок (всего их { $boards }) даёт { $next }.
puzzle-right-victory = Из возможных расстановок ({ $boards }) партию выигрывает только эта.
puzzle-right-card = { $worlds ->
    [1] Её уже нельзя побить.
   *[other] Она выигрывает при любом раскладе карт; проверены все, { $worlds }.
 }
puzzle-right-void = Мастей, которых у вас теперь нет: { $voids }, если ни одна не вернётся с новыми картами. Никакая другая передача не бывает лучше.
puzzle-right-force = { $turns ->
    [1] Это выигрывает сразу. Остальные действия ({ $others }) не выигрывают.
   *[other] Это выигрывает, ваших ходов не больше { $turns }. Остальные действия ({ $others }) не выигрывают.
 }
puzzle-right-hold = Все остальные действия ({ $others }) проигрывают.
puzzle-right-beat = Тарома побеждён, ходов понадобится { $turns }. После любого другого действия ({ $others }) его было бы уже не победить.
puzzle-right-stand = После любого другого действия ({ $others }) Тарома побеждает сразу.
puzzle-right-strike = Из возможных действий ({ $actions }) сразу побеждает только это.
puzzle-right-parry = После любого другого действия ({ $others }) вы сразу проигрываете.

puzzle-wrong-points = Так вы получаете { $points }; можно { $best }.
puzzle-wrong-next = Так следующий раунд принёс бы { $points }; можно { $best }.
puzzle-wrong-victory = Так партию выигрывает кто-то другой.
puzzle-wrong-card = Не наверняка: может прийти { $card }.
puzzle-wrong-void = Мастей, которых у вас тогда нет: { $voids }. Можно { $best }.
puzzle-wrong-force = Ответ соперника: { $reply }. Выигрыш упущен.
puzzle-wrong-hold = Ответ соперника: { $reply }. Отсюда он выигрывает.
puzzle-wrong-beat = Отсюда Тарому уже не победить.
puzzle-wrong-stand = Тарома побеждает.
puzzle-wrong-strike = Это не побеждает сразу.
puzzle-wrong-parry = Ответ соперника: { $reply }. И это победа.
puzzle-wrong-lost = Это сразу проигрывает.

puzzle-theme-daimyo = Ход даймё
puzzle-theme-last-card = Последняя карта стычки
puzzle-theme-marching = Марши
puzzle-theme-ninja = Самураи от ниндзя
puzzle-theme-placing = Размещение самураев
puzzle-theme-removing = Удаление самураев
puzzle-theme-rows = Строки следующего раунда
puzzle-theme-sure-card = Верная карта
puzzle-theme-sure-ninja = Час ниндзя
puzzle-theme-victory = Последнее слово
puzzle-theme-void = Передача карт
puzzle-theme-fight = Бои
puzzle-theme-hold = Удержаться
puzzle-theme-parry = Остановить соперника
puzzle-theme-strike = Победить сразу
puzzle-theme-surprise = Внезапность
puzzle-theme-taroma-hold = Удержаться против Таромы
puzzle-theme-taroma-win = Победить Тарому
puzzle-theme-win-far = Дальний выигрыш
puzzle-theme-win-three = Выигрыш в три хода
puzzle-theme-win-two = Выигрыш в два хода

lesson-joraku-ties = Поровну значит ниже
lesson-joraku-ties-about = При равенстве делят нижнее место: двум первым платят как вторым. Лишний свой самурай или один чужой долой порой стоит целой области.
lesson-joraku-ties-point = Сначала ищите равенства: нарушить одно значит подняться на место, а нужен для этого один самурай.
lesson-joraku-follow = Кто обязан в масть
lesson-joraku-follow-about = У кого есть масть захода, тот обязан её сыграть. Что другие сыграли, передали и чем не смогли ответить, говорит, что у них ещё может быть: и скромная карта бывает непобедимой.
lesson-joraku-follow-point = Сосчитайте карты, которые бьют вашу, и о каждой спросите, может ли её ещё кто-то сыграть.
lesson-joraku-ninja = Когда тратить ниндзя
lesson-joraku-ninja-about = Ниндзя не стоит ничего, пока на столе нет шестёрки: тогда он выигрывает. Из нескольких ниндзя выигрывает последний.
lesson-joraku-ninja-point = Ждите шестёрки и помните о тех, кто может сыграть ниндзя после вас.
lesson-joraku-rows = Строки следующего раунда
lesson-joraku-rows-about = Фигуры остаются на местах, а строки сдвигаются к Киото. Что платит больше всего сейчас, в следующем раунде может не платить ничего.
lesson-joraku-rows-point = Остаток раунда тратьте на следующий: посмотрите на его строки, прежде чем закончить ход.
lesson-joraku-daimyo = Где стоит ваш даймё
lesson-joraku-daimyo-about = Даймё даёт влияние 2, а область даймё победителя считается сразу. Два очка действия передвигают его, и с ним сразу два влияния.
lesson-joraku-daimyo-point = Даймё, который стоит там, где вы и без него первый, стоит не на месте.
lesson-joraku-void = Передача ради свободы
lesson-joraku-void-about = Без масти ей не нужно отвечать: тогда можно сыграть любую карту. Что передать, вы решаете до того, как увидите полученное.
lesson-joraku-void-point = Отдавайте масть целиком. Половина масти ни от чего не освобождает.
lesson-rokumon-stack = Трое в стопке
lesson-rokumon-stack-about = Трое своих на одной монете побеждают так же, как ряд. На двоих можно встать, только если оба ваши, и всегда на другой цвет.
lesson-rokumon-stack-point = Двое своих на монете уже угроза. Смотрите, кто из ваших воинов может к ним дойти.
lesson-rokumon-uncover = Что вы открываете
lesson-rokumon-uncover-about = Ход сначала поднимает, потом ставит. Если под воином открылся чужой ряд, вы сразу проиграли, что бы ни дала новая монета.
lesson-rokumon-uncover-point = Прежде чем поднять воина, посмотрите, кто стоит под ним.
lesson-rokumon-threats = Две угрозы сразу
lesson-rokumon-threats-about = Одну угрозу отражают. Из двух сразу соперник остановит только одну.
lesson-rokumon-threats-point = После каждого действия считайте свои победы следующего хода: две, которых не остановить одним ответом, и есть выигрыш.
lesson-rokumon-count = Сосчитать победы соперника
lesson-rokumon-count-about = Прежде своих планов: чем соперник может победить сразу, рядом, стопкой, боем или внезапностью?
lesson-rokumon-count-point = Действие, после которого у соперника нет победы, часто единственное, что у вас есть.
lesson-rokumon-lone = Одинокие воины
lesson-rokumon-lone-about = Тарома любит накрыть вашего одинокого воина своим одиноким и всегда отнимает у вас как можно больше побед.
lesson-rokumon-lone-point = Знайте, что сделает Тарома: его ответ следует из доски, так что стройте план вместе с ним.
lesson-rokumon-strike = Бои и внезапность тоже побеждают
lesson-rokumon-strike-about = Бой снимает с монеты слабейшего, и под ним может оказаться ваш ряд. Внезапность переносит монету со всеми, кто на ней стоит, и ряды проходят по новым местам.
lesson-rokumon-strike-point = Размещения и ходы видны сразу. Посмотрите на каждую монету с двумя воинами и на каждую, что могла бы лежать иначе.

## Pictures

draw-ninja = Ниндзя
draw-rp = ОР
draw-skirmish-of = Стычка { $number } из { $total }
draw-variants = { $count ->
    [one] Вариант { $numbers }
   *[many] Варианты { $numbers }
 }
draw-status-variants = Тянут карты вариантов
draw-status-daimyos = Тянут карты даймё
draw-status-deal = Сдают карты
draw-status-pass = Выбирают карты для передачи: { $who }
draw-status-draft = Драфт: { $who }
draw-status-discard = Выбирают карту для сброса: { $who }
draw-status-play = { $who } играет карту
draw-status-choose = { $who }: размещение или поход
draw-status-place = { $who } размещает самураев, ещё { $left }
draw-status-march = { $who } в походе, ещё { $left } ОД
draw-seat = игрок { $seat }
draw-seat-you = игрок { $seat }, вы
draw-you = вы
draw-seen-by = вид отсюда
draw-neutral = нейтральная армия
draw-daimyo-card = даймё { $card }
draw-skirmish = Стычка
draw-earlier = Ранее в этом раунде
draw-hand = Ваша рука
draw-hands = Карты на руках
draw-pack = Ваша пачка
draw-passed = отдано
draw-received = получено
draw-dropped = сброшено
draw-aside = { $count } в закрытую
draw-rows = Тёмная строка: очки за 1-е, 2-е и 3-е место в этом раунде, светлая — в следующем. { $sources }.
draw-rows-printed = Как напечатано: { $areas }
draw-rows-derived = Выведено, не напечатано: { $areas }
draw-rows-own = С вашего поля: { $areas }
draw-rows-all = все области
draw-told-player = { $colour }: { $points } ОР, в запасе { $supply ->
    [one] { $supply } самурай
    [few] { $supply } самурая
   *[many] { $supply } самураев
 }.
draw-told-neutral = { $colour } — нейтральная армия.
draw-told-area = { $area }: { $factions }.
draw-told-daimyo = { $colour } { $place }, даймё и { $count ->
    [one] { $count } самурай
    [few] { $count } самурая
   *[many] { $count } самураев
 }
draw-told-samurai = { $colour } { $place }, { $count ->
    [one] { $count } самурай
    [few] { $count } самурая
   *[many] { $count } самураев
 }
draw-told-skirmish = Карты этой стычки: { $cards }.
draw-told-hand = Ваша рука: { $cards }.
draw-status-flip = Тянут монету для переворота
draw-status-coins = Раскладывают монеты
draw-status-turn = Ходит { $clan }
draw-status-bid = Бой на { $cell }: жетоны { $clan-gen }?
draw-status-lost = { $clan } открывает троих в ряд
draw-taroma = Тарома
draw-supply = запас
draw-tokens = жетоны мести
draw-added = в бой добавлено: { $count }
draw-surprise = внезапность
draw-surprise-used = внезапности нет
draw-acts-won = акты
draw-face-down = Пунктирное кольцо — воин лежит лицом вниз; мелкие числа — кем он может быть.
draw-told-coin = { $cell }, { $colour }, { $pips ->
    [one] { $pips } точка
    [few] { $pips } точки
   *[many] { $pips } точек
 }: пусто.
draw-told-stack = { $cell }, { $colour }, { $pips ->
    [one] { $pips } точка
    [few] { $pips } точки
   *[many] { $pips } точек
 }, снизу вверх: { $stack }.
draw-told-clan = { $clan }: в запасе { $count }, { $tokens ->
    [one] { $tokens } жетон мести
    [few] { $tokens } жетона мести
   *[many] { $tokens } жетонов мести
 }.

## The terminal

tui-my-tables = Ваши столы
tui-opponents = За столом: { $names }.
tui-opponent = { $name } ({ $level })
tui-leave = Вы выходите из-за стола.
tui-bot-failed = Бот игрока { $seat } дал сбой ({ $reason }). За него отвечает бот-любитель.
tui-not-an-action = В игре «{ $game }» нет действия { $line }.
tui-not-an-action-near = В игре «{ $game }» нет действия { $line }; похоже на: { $near }.
tui-who-you = вы
tui-result-joraku = { $place }. { $who }: { $points } ОР
tui-result-rokumon = { $place }. { $who }: { $points ->
    [one] { $points } выигранный акт
    [few] { $points } выигранных акта
   *[many] { $points } выигранных актов
 }
tui-streak-won = Битв подряд: { $needed }. Вы победили Тарому.
tui-you = Ваше имя: { $names }. Ваша сторона: { $sides }.
tui-fingerprint = Расклад уже определён; его отпечаток: { $commitment }.
tui-help = Введите номер варианта или сам вариант. А также: «{ "?" }» — что можно сделать (со словами — только то, где они есть), «{ "b" }» — прочесть поле, «{ "h" }» — подсказки с объяснением, «{ "u" }» — вернуть последнее действие, «{ "l" }» — рассказать ещё раз, что произошло, «{ "r" }» — правила (со словами: разделы, где они есть), «{ "w" }» — кто здесь, «{ "react" }» — реакция, «{ "pause" }» — пауза, «{ "q" }» — выйти.
tui-choices = Вариантов: { $count }, «{ "?" }».
tui-again = «{ "rematch" }» — сыграть ещё раз, «{ "review" }» — чего стоило каждое решение, всё остальное — выйти.
tui-lift = Затем нажмите { "Enter" }.
tui-only = Можно только «{ "1" }»: { $told }.
tui-invite = Другие садятся за стол по ссылке: { $link }
tui-back-again = Связь восстановлена.
tui-streak = Побед подряд: { $wins } из { $needed }.
tui-no-tables = На этом сервере нет столов, открытых для всех.
tui-which-table = Введите номер стола или «{ "q" }», чтобы выйти.
tui-pays = очки { $round }
tui-supply = запас
tui-areas = Области лежат в один ряд, в этом порядке: каждая граничит с предыдущей и со следующей.
tui-lines = Трое в ряд — это: { $lines }.
tui-too-small = Нужно окно { $width } на { $height } знаков. Увеличьте его или возьмите { "--plain" }.
tui-key-keys = Клавиши
tui-key-log = Журнал
tui-key-leave = Выйти
tui-key-words = Словами
tui-key-read = читать
tui-key-back = назад
tui-key-choose = выбрать
tui-key-open = открыть
tui-key-change = изменить
tui-keys-pick = Выбирайте выделенное: клавишей в скобках или мышью.
tui-keys-move = Стрелки ведут к выделенному в ту сторону, { "Tab" } (или { "j" } и { "k" }) — к следующему; { "Enter" } выбирает.
tui-keys-home = Выбирайте стрелками и { "Enter" }, клавишами { "j" }, { "k" } и { "l" } или мышью. Клавиши каждого экрана — в его последней строке.
tui-look-own = как в терминале
tui-other-server = По ссылке или на другом сервере…
tui-no-link = Это не ссылка. Ссылка выглядит так: { "https://tables.example.org/t/NAME" }
tui-legend-joraku = На карте: { "D" } — даймё, числа — самураи, маленькое число — место в области. ★ — карта Катидоки, ▶ — чей ход. В конце строки репутация и самураи в запасе. Строки со знаком * восстановлены, на поле они не напечатаны. В стычке ‹ › — кто впереди, после … — кому ещё играть. + — карты, которые вам передали, • — что вы выбрали.
tui-legend-rokumon = На монетах: сверху клетка и точки, затем стопка от нижнего воина к верхнему. { "S" } — Санада, { "T" } — Токугава, ? — скрытая сила, ! — её видели все. Двойная рамка — золото, простая — зелёная, пунктир — перевёрнутая; ⚔ — бой, × — монету нельзя поднять. ◆ — монеты, решившие партию.
tui-key-judge = Оценка
tui-no-verdict = Эта часть игры не решена, или здесь никто не действовал.
tui-play = Играть
tui-starting = Минутку…
tui-learn = Учиться
tui-key-on = дальше
tui-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
tui-menu = Введите номер нужного или «{ "q" }», чтобы выйти.
tui-against = Против кого?
tui-again-watching = «{ "review" }» — чего стоило каждое решение, всё остальное — выйти.
tui-review-progress = Разбор: готово { $percent } частей из 100.
tui-review-help = Номер рассказывает об одном из этих ходов, «{ "n" }» и «{ "p" }» — следующий и предыдущий поучительный ход, «{ "c" }» — снова самые дорогие. О ходе: «{ "x" }» — лучший ход по шагам, «{ "b" }» — прочесть поле, каким оно было, «{ "g" }» — что можно было знать. «{ "s" }» — как всё сложилось, «{ "d" }» — посмотреть глубже, «{ "q" }» — назад.
tui-review-no-more = В этой стороне больше нет поучительных ходов.
tui-review-choose = Сначала выберите ход: номером или через «{ "n" }» и «{ "p" }».
tui-puzzle-rating-new = Ваш рейтинг начнётся с первого ответа. Он остаётся на этом компьютере.
tui-puzzle-help = Введите номер варианта или сам вариант. А также: «{ "?" }» — что можно сделать, «{ "b" }» — прочесть поле, «{ "u" }» — вернуть последний шаг, «{ "a" }» — начать заново, «{ "x" }» — узнать ответ, «{ "q" }» — назад.
tui-puzzle-after = «{ "n" }» — к следующей, «{ "a" }» — эту заново, «{ "x" }» — узнать ответ, «{ "q" }» — назад.
tui-puzzle-solved = Решено здесь: { $count }
tui-key-learn = Поучительное
tui-key-better = Лучший ход
tui-key-summary = Итог
tui-key-step = шаг
tui-key-watch = смотреть
tui-key-take-back = Вернуть
tui-no-such-key = «{ $pressed }» сейчас ничего не делает. Можно: { $keys }
tui-kept = Запомнено до вашего хода: { $keys }
tui-changed = С тех пор на столе всё изменилось; это не сделано: { $what }
tui-paused = Стол на паузе: { "P" } продолжает игру.
tui-review-open = Тогда ничего не было скрыто: знать можно было всё.
tui-waiting-tables = Столы, где ждут игроков
tui-closed-place = в запасе нет самураев
tui-closed-march = некому идти и некого убирать
tui-keys-esc = { "Esc" } отпускает выбранное; в Дзёраку затем возвращает шаги карты, один за другим.
tui-keys-back = { "u" } возвращает ваш последний шаг.
tui-keys-no-back = Сейчас вернуть ничего нельзя: что увидели все, то остаётся.
tui-remove = Убрать { $colour }, { $area }
tui-place = Можно разместить самураев: { $count }; в запасе { $supply } из { $all }
tui-here = на этом компьютере
tui-mine-empty = Вы ещё не сидели ни за одним столом.
tui-scored-pays = платит
tui-scored-areas = Все области
tui-scored-plain = { $area } платит { $pays }: { $paid }.
tui-scored-now = Репутация теперь: { $points }.
tui-first = Впервые здесь? { "F" } откроет «{ $title }».
tui-first-plain = Впервые здесь? ‘{ "first" }’ прочтёт «{ $title }».
tui-tips = Коротко
tui-tip-joraku-pass = Число карты — её область: 3 ставит в область 3 или даёт 3 очка похода.
tui-tip-joraku-win = Побеждает большее число, из равных — позднее; а если есть 6, то ниндзя.
tui-tip-joraku-lose = Стычка платит в области даймё победителя: и другим, кто там стоит.
tui-tip-joraku-use = Разместите до 3 в её области или идите: число — очки действий (ОД).
tui-tip-joraku-count = Самурай — 1, даймё — 2: у кого больше, тем платят в конце раунда.
tui-tip-joraku-tied = При равенстве место ниже: двое первых получают оба как вторые.
tui-tip-joraku-march = { $samurai } ОД — самурай в соседнюю область, { $daimyo } ОД — ваш даймё.
tui-tip-joraku-remove = Чужих самураев можно убрать только там, где стоит ваш даймё.
tui-tip-joraku-ninja = Ниндзя ставит куда угодно. Он ничего не стоит, но бьёт шестёрку.
tui-tip-rokumon-pips = Число у клетки только отличает монеты друг от друга, как точки.
tui-tip-rokumon-tokens = Проигравший акт берёт жетон мести: он даёт +1 в бою, один раз.
tui-tip-rokumon-honour = Кодекс чести: у кого больше жетонов мести, тот может вернуть ход.
tui-tip-rokumon-star = В бою уходит меньшее; только 1★ бьёт 6, что бы ни прибавили.
tui-new-keys = Стрелки вверх и вниз ведут по строкам, влево и вправо меняют значение. { "Enter" } создаёт стол.
tui-hint-won = { $actions }: выиграно при лучшей игре. { $reason }
tui-hint-lost = { $actions }: проиграно, если другой играет безошибочно. { $reason }
tui-review-time = { $total ->
    [0] { $seconds } с
   *[other] { $done } из { $total } · { $seconds } с
 }

## Why a server refuses

refusal-bad-message = Сервер не понимает этого сообщения.
refusal-bad-option = С такими настройками стол создать нельзя.
refusal-bad-name = Имя не может быть пустым, слишком длинным или содержать непечатаемые знаки.
refusal-bad-token = За этим столом вас не знают.
refusal-foreign-origin = Запрос пришёл со страницы другого сервера.
refusal-unknown-host = Сервер не известен под именем из этого адреса. Его владелец может добавить это имя в настройках.
refusal-banned = Владелец этого сервера не принимает соединений с вашего адреса.
refusal-not-your-seat = Это не ваше место.
refusal-not-host = Это может делать только хозяин стола.
refusal-not-shown = Игрок на этом месте не показывает его зрителям.
refusal-no-advice = Подсказки есть только в игре с ботами, за столами, где они разрешены, и после конца игры.
refusal-secret = Запись секретна до конца игры.
refusal-no-such-table = Такого стола нет; возможно, его уже убрали.
refusal-no-such-page = По этому адресу ничего нет.
refusal-no-such-method = По этому адресу так сделать нельзя.
refusal-no-such-moment = За этим столом не было такого момента.
refusal-no-such-seat = За столом нет такого места.
refusal-seat-taken = Место занято, или у вас уже есть место.
refusal-not-away = Игрок на этом месте здесь или отсутствует недостаточно долго.
refusal-not-started = Игра ещё не началась: есть свободные места.
refusal-game-over = Игра окончена.
refusal-not-over = Игра ещё не окончена.
refusal-paused = Хозяин стола объявил паузу.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-no-such-action = В этой игре нет такого действия.
refusal-stale = Тем временем что-то произошло: посмотрите и решите заново.
refusal-not-now = Сейчас это невозможно.
refusal-needs-version = За этим столом играли по правилам, которых нет на этом сервере.
refusal-damaged = Данные этого стола повреждены, открыть его нельзя; других столов это не касается.
refusal-no-time = Ваше время истекло.
refusal-too-slow = Запрос не пришёл вовремя.
refusal-too-large = Сообщение слишком большое.
refusal-too-many = Слишком много за короткое время: подождите немного.
refusal-too-soon = Вы только что отправили реакцию: подождите немного.
refusal-not-stored = Сервер не смог это сохранить, и ничего не изменилось. Попробуйте ещё раз.
refusal-closing = Сервер останавливается; возвращайтесь через минуту.
refusal-full = Сервер переполнен; попробуйте позже.

## The page

page-welcome = Садитесь за стол
page-welcome-back = С возвращением
page-welcome-back-name = С возвращением, { $name }
page-about = Две игры эпохи Сэнгоку. Против ботов, которые играют честно, с друзьями по ссылке или вместе за одним экраном; каждое очко объясняется.
page-first-game = Первая игра в «{ $game }»
page-first-game-about = Наставник рядом говорит, что делать и зачем. Слабые боты, без регистрации.
page-home = На главную
page-skip = Перейти к столу
page-opening = Минутку…
page-navigation = Страницы
page-not-found = Такой страницы нет.
page-not-found-about = Этот адрес никуда не ведёт; возможно, в нём не хватает буквы. Ваши столы — на первой странице.
page-gone = Этого стола больше нет.
page-gone-about = Его убрали, потому что за ним долго никого не было, или в адресе не хватает буквы.
page-link-ended = Эта личная ссылка больше не даёт места за этим столом. Вы смотрите.
page-rules = Правила
page-settings = Настройки
page-close = Закрыть
page-labelled = { $label }: { $text }
page-full-stop = { $text }.
page-language = Язык
page-look = Тема
page-look-auto = Как на устройстве
page-look-light = Светлая
page-look-dark = Тёмная
page-speed = Темп игры
page-speed-calm = Спокойный
page-speed-brisk = Быстрый
page-speed-once = Сразу
page-sound = Звук
page-sound-off = Выключен
page-sound-quiet = Тихий
page-sound-medium = Средний
page-sound-loud = Громкий
page-scenes = Заставки актов и сцены победы
page-use-hints = Предлагать подсказки в игре с ботами
page-use-verdicts = Оценивать каждый мой ход
page-use-verdicts-about = После каждого вашего хода строка говорит, был ли он лучшим и что он отдал, если нет.
page-use-verdicts-where = Только там, где игра решена: в актах 1 и 2 «Рокумона» и в одиночку против Таромы. «Дзёраку» и все остальные партии оцениваются после окончания, в разборе.
page-end-by-itself = Заканчивать ход самому, когда делать больше нечего
page-tap-twice = На сенсорном экране действовать в «Рокумон» только вторым касанием
page-show-unseen = Показывать ещё не вышедшие карты
page-game-joraku = Дзёраку
page-tell-joraku = Сыграйте карту, чтобы выиграть стычку, затем размещайте самураев или ведите их в поход: кто первый в области, тот получает очки.
page-kind-joraku = Гонка в Киото
page-facts-joraku = 2–4 игрока · около 40 минут
page-game-rokumon = Рокумон
page-tell-rokumon = Размещайте воинов, складывайте их в стопки и сражайтесь, пока они не встанут в ряд. Шесть актов, в каждом на одно правило больше; или в одиночку против автомата Таромы.
page-kind-rokumon = Два клана, шесть или семь монет
page-facts-rokumon = 1–2 игрока · 5 минут на акт
page-play-now = Играть сейчас
page-play-game = Играть в «{ $game }»
page-other-ways = Выбрать игру и ботов
page-play-more = { $game }: игра с ботами
page-as-usual = Сбросить всё
page-you-sit = Ваше место: { $number }
page-friends = Играть с друзьями
page-learn = Первая игра
page-puzzles = Задачи и уроки
page-level = Сила ботов
page-level-beginner = Новичок
page-level-casual = Любитель
page-level-skilled = Опытный
page-level-expert = Знаток
page-level-master = Мастер
page-level-own = Свой бот
page-level-mixed = Разные
page-bot-beginner-1 = Судзу
page-bot-beginner-2 = Мамэта
page-bot-beginner-3 = Хинако
page-bot-beginner-4 = Котори
page-bot-beginner-about = Отвечает сразу, видит лишь половину стола и многое прощает.
page-bot-casual-1 = Хёта
page-bot-casual-2 = Гомбэй
page-bot-casual-3 = Окику
page-bot-casual-4 = Мосаку
page-bot-casual-about = Отвечает сразу и берёт то, что хорошо выглядит сейчас; редко думает наперёд.
page-bot-skilled-1 = Хаятэ
page-bot-skilled-2 = Тэцума
page-bot-skilled-3 = Ицуки
page-bot-skilled-4 = Ран
page-bot-skilled-about = Думает мгновение и смотрит на несколько ходов вперёд; иногда упускает случай.
page-bot-expert-1 = Гинко
page-bot-expert-2 = Аканэ
page-bot-expert-3 = Микагэ
page-bot-expert-4 = Кагэро
page-bot-expert-about = Думает мгновение, смотрит далеко вперёд и почти ничего не упускает.
page-bot-master-1 = Райдзан
page-bot-master-2 = Банри
page-bot-master-3 = Ибуки
page-bot-master-4 = Рюга
page-bot-master-about = Думает до трёх секунд, смотрит дальше всех и ничего не дарит.
page-bot-of-house = Из того же дома, что и { $name }, и с теми же привычками.
page-shape = Какая игра
page-shape-3 = Три игрока
page-shape-4 = Четыре игрока
page-shape-houses = Двое, по два дома
page-shape-neutral = Двое и нейтральная армия
page-guest = Гость
page-you = Вы
page-you-about = Так вас будут звать за новыми столами. И имя, и тема остаются в этом браузере.
page-name-kept = Теперь вас зовут { $name }.
page-you-mark = (вы)
page-tables-yours = Ваш ход
page-go-on = Играть дальше
page-tables-running = Идут
page-tables-finished = Окончены
page-all-tables = Показать все ({ $count })
page-notices = Сообщать, когда мой ход
page-notices-on = Теперь здесь будет сказано, когда ваш ход.
page-notices-refused = Этот браузер не показывает уведомления с этой страницы. Их можно разрешить в настройках браузера.
page-you-only-watch = вы смотрите
page-against = против: { $names }
page-points-of = { $name }: { $count }
page-acts-stand = актов выиграно { $own }, проиграно { $other }
page-acts-won-by = выиграно актов: { $standing }
page-forget = Убрать «{ $title }» из списка
page-forgotten = «{ $title }»: убрано из списка
page-forgotten-undo = Вернуть
page-open-tables = Открытые столы
page-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
 }
page-watch = смотреть
page-new-table = Стол для игры «{ $game }»
page-your-name = Ваше имя
page-title = Название стола (необязательно)
page-option-players = Игроки
page-choice-players-2 = Двое
page-choice-players-2-about = По два дома или двое и нейтральная армия.
page-choice-players-3 = Трое
page-choice-players-3-about = По шесть карт; три карты отложены в закрытую.
page-choice-players-4 = Четверо
page-choice-players-4-about = По пять карт; одна карта отложена в закрытую.
page-option-mode = Игра вдвоём
page-choice-mode-houses = По два дома
page-choice-mode-houses-about = Каждый ведёт два цвета; карты выбирают драфтом.
page-choice-mode-neutral = Нейтральная армия
page-choice-mode-neutral-about = Третья армия сама идёт к Киото.
page-option-variants = Карты вариантов
page-choice-variants-none = Нет
page-choice-variants-none-about = Основная игра.
page-choice-variants-random = Две случайные
page-choice-variants-random-about = Две из шести карт вариантов меняют правила этой игры.
page-option-kachidoki = Катидоки
page-choice-kachidoki-all = Очки всем
page-choice-kachidoki-all-about = За выигранную стычку очки получают все в области победителя.
page-choice-kachidoki-winner = Очки победителю
page-choice-kachidoki-winner-about = За выигранную стычку очки получает только победитель.
page-option-passing = Передача карт
page-choice-passing-left = Налево
page-choice-passing-left-about = Обе карты передаются тому, кто ходит после вас: за столом это сосед слева.
page-choice-passing-both = В обе стороны
page-choice-passing-both-about = Каждому соседу передаётся по одной карте.
page-option-act = Акт
page-choice-act-campaign = Вся кампания
page-choice-act-campaign-about = Шесть актов подряд; кто проиграл акт, берёт жетон мести.
page-choice-act-1 = Акт 1
page-choice-act-1-about = Шесть монет: размещайте воинов и стройте ряд.
page-choice-act-2 = Акт 2
page-choice-act-2-about = Семь монет: воины перемещаются и встают в стопки.
page-choice-act-3 = Акт 3
page-choice-act-3-about = Скрытая сила и бои.
page-choice-act-4 = Акт 4
page-choice-act-4-about = Внезапность: один раз монету можно перенести вместе со стопкой.
page-choice-act-5 = Акт 5
page-choice-act-5-about = Одна монета перевёрнута: третий цвет.
page-choice-act-6 = Акт 6
page-choice-act-6-about = Все воины лежат лицом вверх.
page-choice-act-solo = В одиночку против Таромы
page-choice-act-solo-about = Автомат следует своим правилам и объясняет свои ходы. Выиграйте три битвы подряд.
page-option-difficulty = Сложность
page-choice-difficulty-easy = Легко
page-choice-difficulty-easy-about = Вы играете за Токугаву.
page-choice-difficulty-medium = Средне
page-choice-difficulty-medium-about = Вы играете за Санаду.
page-choice-difficulty-difficult = Трудно
page-choice-difficulty-difficult-about = Вы играете за Токугаву с четырьмя воинами.
page-option-honour = Кодекс чести
page-choice-honour-on = Да
page-choice-honour-on-about = У кого меньше жетонов, тот даёт другому вернуть ход и предупреждает: «Таномо!»
page-choice-honour-off = Нет
page-choice-honour-off-about = Ни возврата хода, ни предупреждений.
page-choice-variants-chosen = Выбрать
page-choice-variants-chosen-about = Возьмите любые из шести.
page-board = Строки очков вашего поля
page-board-about = Файл со строками, напечатанными на вашем поле: страница и боты считают по ним.
page-board-example = Обычные строки, чтобы заполнить
page-board-file = Ваш файл
page-board-drop = Взять обычные строки
page-board-too-large = Этот файл слишком велик для строк очков.
page-more-options = Ещё
page-more-options-campaign = В кампании у каждого акта свой расклад.
page-option-coins = Расклад монет
page-option-coins-about = { "g" } — золотая, { "j" } — зелёная, { "f" } — перевёрнутая, по порядку чтения; пусто — случайно.
page-option-tokens = Жетоны мести
page-option-tokens-about = Сначала Санада, затем Токугава.
page-option-layout = Расположение
page-option-layout-about = Семь соприкасающихся клеток; пусто — шестиугольник.
page-at-zero = Когда время вышло
page-at-zero-move = бот играет этот ход
page-at-zero-seat = бот занимает место
page-their-name = Имя
page-seats = Места
page-seat = Игрок { $number }
page-same-name = { $name } { $number }
page-seat-me = Я, за этим экраном
page-seat-you = Вы
page-seat-open = Свободно, по ссылке
page-clock = Часы
page-clock-none = Нет
page-clock-5-5 = 5 минут и 5 секунд за ход
page-clock-15-10 = 15 минут и 10 секунд за ход
page-clock-move-60 = Минута на ход
page-listed = Стол могут найти незнакомые игроки
page-advice = Игроки могут просить подсказки и оценки
page-make = Создать стол
page-status-open = Ждём игроков
page-status-playing = Идёт игра
page-status-paused = Пауза
page-status-over = Игра окончена
page-status-scoring = Идёт подсчёт очков
page-status-act-over = Акт окончен
page-you-win = Вы победили!
page-back-to-review = Назад к разбору
page-you-lose = Вы проиграли.
page-your-place = Ваше место: { $place }
page-share-win = Вы разделили победу
page-your-turn = Ваш ход
page-turn-of = Ход: { $names }
page-you-watch = Вы смотрите как зритель.
page-to-act = ходит
page-nobody = никто
page-board-in-words = Описать поле словами
page-take-back = Вернуть ход
page-pause = Пауза
page-resume = Продолжить
page-rematch = Реванш
page-to-rematch = К реваншу
page-rematch-seats = Все пересели на одно место. { $seats }
page-rematch-no = Без реванша
page-rematch-wanted = За реванш: { $names }
page-rematch-asks = Предлагает реванш: { $names }
page-rematch-waits = Ещё не ответили: { $names }
page-rematch-gone = Уже ушли: { $names }
page-rematch-refused = Против реванша: { $names }
page-replay = Повтор
page-back-to-game = Вернуться к игре
page-record = Запись
page-share = Поделиться
page-share-about = По этой ссылке можно смотреть игру и занять свободное место.
page-link = Ссылка на этот стол
page-copy = Копировать
page-personal-about = Личная ссылка открывает ваше место на другом устройстве. Никому её не показывайте.
page-copy-personal = Копировать личную ссылку
page-curtain = Следующий ход: { $name }. Остальных просим отвернуться.
page-curtain-lift = Это я, { $name }: показать стол
page-reconnecting = Связь потеряна; подключаемся снова…
page-not-storing = Сервер сейчас не может ничего сохранить. Ваши действия хранятся здесь и будут отправлены снова сами.
page-host-says = Сообщение владельца сервера: { $text }
page-new-version = Появилась новая версия этой страницы. Она загрузится сама, когда будет не ваш ход.
page-reload = Обновить сейчас
page-unreachable = Сервер сейчас недоступен.
page-try-again = Попробовать ещё раз
page-your-action = Ваш ход
page-broken = Что-то пошло не так. Если страница не отвечает, загрузите её заново: игра сохранена.
page-all-rules = Все правила в новой вкладке
page-waiting = Ждём игроков
page-waiting-about = Игра начнётся, как только займут все места. Отправьте эту ссылку друзьям.
page-waiting-for = Ждём: { $names }
page-invited = Вас приглашают сыграть в «{ $game }»
page-invited-by = { $name } приглашает вас сыграть в «{ $game }»
page-lesson = Научиться за две минуты
page-takes = Сколько длится
page-takes-joraku = около 40 минут
page-takes-rokumon = около 5 минут
page-takes-campaign = около 30 минут, в шести актах
page-clock-game = { $minutes ->
    [one] { $minutes } минута на игрока
    [few] { $minutes } минуты на игрока
   *[many] { $minutes } минут на игрока
 }
page-clock-increment = { $seconds ->
    [one] ещё { $seconds } секунда за ход
    [few] ещё { $seconds } секунды за ход
   *[many] ещё { $seconds } секунд за ход
 }
page-clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
   *[many] { $seconds } секунд на ход
 }
page-free = свободное место
page-sit = Сесть за стол
page-advice-allowed = За этим столом игроки могут просить подсказки и оценки.
page-away = вместо игрока ходит бот
page-quicker = пока играет на уровне «{ $level }»: сервер перегружен
page-not-here = не в сети
page-come-back = Я снова здесь
page-bot-plays-now = За вас играет бот: { $bot }.
page-bot-plays = Пока вас не было, за вас играл бот: { $bot }.
page-seat-back = Место снова ваше.
page-seat-lost = Ваше время вышло: он доиграет за вас до конца.
page-replace = Пусть играет бот
page-replace-in = бот сможет играть через { $time }
page-add-bot = Посадить бота
page-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
 }
page-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
 }
page-streak = Побед подряд: { $count }
page-solo-won = Три подряд: вы победили Тарому.
page-log = Что произошло
page-log-times = { $text } ×{ $count }
page-log-paid = { $name } +{ $points }
page-log-steps = По шагам
page-hint = Подсказка
page-hint-thinking = Думаю…
page-hint-chance = ({ $percent } % на победу)
page-hint-about = Проценты — это ваш шанс выиграть партию; поровну было бы { $even } %.
page-hint-alike = (почти так же хорошо)
page-hint-same = По той же причине.
page-moment = Момент игры
page-looking-back = Взгляд назад: момент { $at } из { $last }
page-to-now = Вернуться к игре
page-show-moment = Показать этот момент
page-read-rule = Прочитать это правило
page-reaction-hello = Здравствуйте!
page-reaction-luck = Удачи!
page-reaction-well-played = Отличный ход!
page-reaction-thanks = Спасибо!
page-reaction-wow = Вот это да!
page-reaction-oops = Ой!
page-reaction-thinking = Дайте подумать …
page-reaction-bow = кланяется
page-react = Реакция
page-mute = Скрыть
page-copied = Скопировано
page-back-1 = На шаг назад
page-on-1 = На шаг вперёд
page-back-turn = К предыдущему ходу
page-on-turn = К следующему ходу
page-replay-turn = Ход
page-replay-step = Шаг
page-replay-at = Шаг { $at } из { $last }
page-replay-fault = Ошибка
page-replay-faults = ▲ ход, упустивший победу или ничью
page-replay-speed = Скорость
page-play = Воспроизвести
page-seen-by = Чьими глазами
page-spectator = зритель
page-play-on = Играть отсюда
page-picture-by = Картинка, вид: { $name }
page-search = Поиск по правилам
page-meant = Точно таких слов нет. Показано похожее: «{ $words }».
page-found = { $count ->
    [0] Ничего не найдено. Попробуйте другое слово или только его часть.
    [one] { $count } раздел
    [few] { $count } раздела
   *[many] { $count } разделов
 }
page-coach = Ваша первая игра
page-coach-skip = Играть без подсказчика
page-coach-more = Подробнее
page-less = Короче
page-coach-joraku-pass = Число карты — это область, куда она ставит самураев, или очки похода. Отдайте две наименее полезные следующему игроку. После трёх раундов побеждает тот, у кого больше репутации (ОР).
page-coach-joraku-pass-more = Число ставит в свою область до трёх самураев, ниндзя — куда угодно. У кого нет масти, с которой зашли, тот играет любую карту. Пока не выбрали все, можно передумать.
page-coach-joraku-pass-again = Новый раунд: все фигуры остаются на местах, а строки, приносящие очки, сдвинулись к Киото. Посмотрите, где тёмные строки выше, и снова передайте две карты.
page-coach-joraku-play = Сыграйте карту и сразу используйте её. Число: разместите до трёх из ваших десяти самураев в этой области или идите в поход с таким числом очков. Ниндзя: размещайте где угодно.
page-coach-joraku-play-more = Первая карта стычки задаёт масть, и у кого она есть, тот обязан играть в масть. Когда сыграли все, выигрывает наибольшее число любой масти; но если сыграна шестёрка, побеждает ниндзя. Тогда область, где стоит даймё победителя, приносит очки: 3, 2 и 1 ОР за первые три места.
page-coach-joraku-play-again = Снова ваша карта: где она поможет вам на поле? Если вы выиграете стычку, заплатит область, где стоит ваш даймё: вы там впереди?
page-coach-joraku-choose = Число на карте можно использовать двумя способами. Размещение: до трёх самураев в эту область. Поход: столько же очков, чтобы перемещать своих или убирать чужих.
page-coach-joraku-no-supply = Все десять ваших самураев на поле: размещать некого. Идите в поход: число карты — это ваши очки для передвижения. У ниндзя их нет.
page-coach-joraku-place = Поставьте самураев в подсвеченную область и закончите ход. У кого там больше всего влияния, тот получит очки в конце раунда.
page-coach-joraku-place-more = Сколько за 1-е, 2-е и 3-е место — говорит тёмная строка. Самурай даёт 1 влияния, даймё 2; при равенстве достаётся низшее место.
page-coach-joraku-place-again = Поставьте самураев в подсвеченную область. Сравните: изменит ли ещё один первое, второе или третье место?
page-coach-joraku-place-any = Разместите до трёх самураев в любых областях, как хотите, и закончите ход. У кого в области больше влияния, тот получит очки в конце раунда.
page-coach-joraku-place-any-again = Ниндзя размещает где угодно. Сравните: где один, два или три самурая изменят первые три места?
page-coach-joraku-march = Одно очко перемещает самурая в соседнюю область, два — вашего даймё. Когда всё сделано, закончите ход.
page-coach-joraku-march-more = Там, где стоит ваш даймё, за одно очко можно и убрать чужого самурая: он вернётся в запас; боты поступят так же и с вами.
page-coach-joraku-march-again = Выберите свою фигуру, а затем куда ей идти. Крестик отмечает, кого может убрать ваш даймё.
page-coach-joraku-spent = С этой картой больше нечего делать: завершите ход. До этого шаги можно отменить; только карта остаётся сыгранной.
page-coach-joraku-spent-again = С этой картой больше делать нечего. Пока ход не завершён, кнопка «Отменить» возвращает на шаг назад.
page-coach-joraku-scoring = Стычка выиграна: область, где стоит даймё победителя, приносит 3, 2 и 1 ОР за влияние. Если вы там стоите, очки получите и вы.
page-coach-joraku-round = Раунд окончен: каждая область платит по тёмной строке за наибольшее влияние. Затем взгляните на таблицу: нажмите на число, и станет ясно, откуда оно.
page-coach-joraku-turn = Выберите что-нибудь из подсвеченного. То, чего сейчас сделать нельзя, затемнено и скажет почему.
page-coach-joraku-wait = Ходят остальные. Журнал рассказывает, что происходит: у каждого очка указано правило.
page-coach-joraku-wait-more = Рядом с гербом игрока видно, сколько самураев у него в запасе, сколько карт на руке и номер его карты даймё; справа — его репутация, а в скобках — сколько добавили бы области, закончись раунд сейчас.
page-coach-joraku-wait-again = Ходят остальные; журнал рассказывает, что происходит.
page-coach-joraku-over = Игра окончена. «Все очки» показывает, откуда взялось каждое очко: нажмите на число или на игрока. Теперь вы знаете игру.
page-coach-rokumon-deploy = Нажмите на подсвеченную пустую монету, и туда встанет воин из вашего запаса. Акт выигрывают три монеты в ряд или трое своих в одной стопке.
page-coach-rokumon-deploy-more = Монетой владеет верхний воин. Если силы ваших воинов различны, сначала выберите воина. У Санады четыре воина, и он всегда начинает; у Токугавы — пять.
page-coach-rokumon-move = Разместите ещё одного воина или переместите верхнего воина стопки на монету другого цвета, на любом расстоянии. Вы накроете того, кто там стоит.
page-coach-rokumon-move-more = Двоих на монете можно накрыть, только если оба — ваши. И смотрите не откройте ряд другого клана.
page-coach-rokumon-move-again = Поставьте воина или идите на другой цвет. Сначала посмотрите, где другой клан мог бы занять три в ряд.
page-coach-rokumon-no-supply = Ваш запас пуст: размещать некого. Переместите воина с вершины стопки на монету другого цвета.
page-coach-rokumon-no-coin = Пустых монет нет: размещать негде. Переместите воина с вершины стопки на монету другого цвета.
page-coach-rokumon-tokens = Бой: слабейший возвращается в запас. Сначала можно по очереди добавлять жетоны мести; чтобы ничего не добавлять, нажмите «Готово».
page-coach-rokumon-tokens-more = Каждый жетон прибавляет 1 и считается потраченным. Проигравший акт берёт такой жетон.
page-coach-rokumon-fight = На одной монете стоят двое: там можно начать бой. Сильнейший остаётся, слабейший возвращается в запас.
page-coach-rokumon-fight-more = Равные оба возвращаются в запас, а 1★ побеждает 6; подумайте, кем может быть другой воин.
page-coach-rokumon-uncovered = Вы подняли воина и открыли ряд другого клана. Тот, у кого больше жетонов мести, может вернуть перемещение.
page-coach-rokumon-ended = Акт окончен: под монетами сказано, кто победил и почему.
page-coach-rokumon-turn = Выберите что-нибудь из подсвеченного. То, чего сейчас сделать нельзя, скажет почему.
page-coach-rokumon-wait = Ходит другой клан.
page-coach-rokumon-over = Акт окончен: соединённые монеты показывают почему. Каждый следующий акт добавляет одно правило; продолжайте, когда захотите.
page-coach-rokumon-lost = Акт проигран: соединённые монеты показывают почему. Попробуйте ещё раз в реванше или идите дальше; каждый следующий акт добавляет одно правило.
page-coach-rokumon-done = Это был последний акт. Теперь вы знаете весь Рокумон: попробуйте кампанию или Тарому.
page-coach-rokumon-alone = Всё кончено, и в журнале сказано почему. Реванш — сыграть это ещё раз; на первой странице можно выбрать другой акт или всю кампанию.
page-coach-next = Дальше: { $title }

## The page: Joraku

page-joraku-map = Карта
page-joraku-rounds = Раунд { $round } из 3.
page-joraku-round = Раунд { $numeral }
page-joraku-factions = Игроки
page-joraku-variants = Карты вариантов в игре
page-joraku-variant-1 = Своя земля
page-joraku-variant-1-about = Первое место рядом со своим даймё: ещё и номер области.
page-joraku-variant-2 = Равные вверх
page-joraku-variant-2-about = Равные занимают высшее место.
page-joraku-variant-3 = Крутое Катидоки
page-joraku-variant-3-about = Катидоки приносит 4, 2 и 0.
page-joraku-variant-4 = Вступление в Киото
page-joraku-variant-4-about = Первый вход в Киото приносит номер вашей карты даймё.
page-joraku-variant-5 = Верность масти
page-joraku-variant-5-about = Карта в масть первой приносит 2.
page-joraku-variant-6 = Быстрый даймё
page-joraku-variant-6-about = Перемещение даймё стоит 1 ОД.
page-joraku-phase-variants = Тянут карты вариантов
page-joraku-phase-daimyos = Тянут карты даймё
page-joraku-phase-deal = Сдают карты
page-joraku-phase-pass = Вербовка: передача карт
page-joraku-phase-draft = Вербовка: драфт
page-joraku-phase-discard = Вербовка: сброс карты
page-joraku-phase-prestige = Престиж: области приносят очки
page-joraku-phase-over = Игра окончена
page-joraku-round-scored = Подсчёт раунда { $numeral }
page-joraku-why-number = Нажмите на число, чтобы узнать, откуда оно.
page-joraku-points-of = { $name }: { $points } ОР
page-joraku-why-points = Откуда очки: { $name }
page-joraku-no-points = Очков пока нет.
page-joraku-to-round = К раунду { $numeral }
page-joraku-to-sums = Назад к итогам раунда
page-joraku-show-sums = К итогам
page-joraku-holder = Держит карту Катидоки
page-joraku-rp = Очки репутации (ОР): у кого их больше после трёх раундов, тот побеждает
page-joraku-supply = Самураев в запасе: { $count } из { $all }
page-joraku-tie = Карта даймё { $card }: решает при равенстве в конце
page-joraku-removed = { $count ->
    [one] Убран { $count } ваш самурай: он снова в запасе
    [few] Убраны { $count } ваших самурая: они снова в запасе
   *[many] Убрано { $count } ваших самураев: они снова в запасе
 }
page-joraku-cards = { $count ->
    [one] { $count } карта на руках
    [few] { $count } карты на руках
   *[many] { $count } карт на руках
 }
page-joraku-played = { $colour }: { $card }
page-joraku-awaits = Ждём: { $name }
page-joraku-led = первая
page-joraku-ahead = впереди
page-joraku-won = победа
page-joraku-last-skirmish = Прошлая стычка
page-joraku-this-skirmish = Эта стычка
page-joraku-kept = Ваши
page-joraku-to = кому: { $name }
page-joraku-not-now = сейчас нельзя
page-joraku-choices = Что можно сделать
page-joraku-turn = Ваш ход
page-winner = Победа: { $names }
page-joraku-pass = Выберите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 } для игрока { $name }
page-joraku-pass-about = Наведите на карту: поле покажет область, куда она ставит самураев. У кого нет нужной масти, играет любую карту.
page-joraku-pass-both = Выберите две карты: первая — { $left }, вторая — { $right }
page-joraku-give = Отдать: { $cards }
page-joraku-change = Передумать
page-joraku-draft = Оставьте себе одну карту; остальное получит { $name }
page-joraku-keep = Оставить: { $card }
page-joraku-discard = Сбросьте одну карту в закрытую
page-joraku-drop = Сбросить: { $card }
page-joraku-play = Сыграйте любую карту
page-joraku-follow = Играйте в масть: { $suit }
page-joraku-cannot-follow = Масти «{ $suit }» у вас нет: играйте любую карту
page-joraku-only = Надо играть в масть «{ $suit }»: она у вас одна.
page-joraku-who-wins = Выигрывает наибольшее число любой масти, из равных — более позднее; ниндзя бьёт шестёрку. Там, где стоит даймё победителя, за влияние сразу платят { page-joraku-skirmish-row } ОР.
page-joraku-skirmish-row = { $pays ->
    [steep] 4 2 0
   *[usual] 3 2 1
 }
page-joraku-skirmish-pays = { $pays ->
    [steep] 1-му 4 · 2-му 2 · 3-му 0 ОР
   *[usual] 1-му 3 · 2-му 2 · 3-му 1 ОР
 }
page-joraku-use = { $card }: разместить или в поход?
page-joraku-use-ninja = { $card }: размещать самураев где угодно?
page-joraku-stays-played = Карта не вернётся; шаги можно отменить.
page-joraku-choose = Сыграна карта { $card }: размещать самураев или в поход?
page-joraku-place = { $count ->
    [0] Разместить: { $area }
   *[other] Разместить { $count }: { $area }
 }
page-joraku-place-none = Сыграть; размещать некого
page-joraku-march = Поход: { $count ->
    [one] { $count } очко действий
    [few] { $count } очка действий
   *[many] { $count } очков действий
 }
page-joraku-ninja = Разместить где угодно
page-joraku-ninja-none = Сыграть; самураев больше нет
page-joraku-place-left = Можно разместить { $count ->
    [3] до { $count }
   *[other] ещё { $count }
 }; в запасе { $supply } из { $all }
page-joraku-place-all = Все { $count }: { $area }
page-joraku-march-left = { $count ->
    [one] Осталось { $count } очко действий
    [few] Осталось { $count } очка действий
   *[many] Осталось { $count } очков действий
 }: выберите фигуру
page-joraku-march-about = В рамке: нажмите, затем область. Крестик: самурая можно убрать, только там, где ваш даймё. ОД: очки действий.
page-joraku-where = Куда?
page-joraku-where-map = Нажмите область, куда идти
page-joraku-how-many = Сколько и куда?
page-joraku-how-many-map = Сколько? Затем нажмите область, куда идти
page-joraku-next-press = Следующее нажатие
page-joraku-ap = { $count } ОД
page-joraku-pick-samurai = Переместить самурая ({ $colour }), сейчас { $area }
page-joraku-pick-daimyo = Переместить даймё ({ $colour }), сейчас { $area }
page-joraku-remove-short = Убрать
page-joraku-way-place = Поставить { $count ->
    [one] { $count } самурая
    [few] { $count } самурая
   *[other] { $count } самураев
} ({ $colour }): { $to }
page-joraku-way-go = { $count ->
    [one] { $count } самурай
    [few] { $count } самурая
   *[other] { $count } самураев
} ({ $colour }): { $area } → { $to } за { $cost }
page-joraku-way-daimyo = Даймё ({ $colour }): { $area } → { $to } за { $cost }
page-joraku-way-remove = Убрать самурая ({ $colour }), { $area }, за { $cost }
page-joraku-together = { $count } вместе
page-joraku-if-now = Если бы раунд закончился сейчас
page-joraku-if-none = Если бы раунд закончился сейчас, ни места, ни очки не изменились бы.
page-joraku-if-told = { $colour }: было { $before }, стало { $after }; было { $from }, стало { $points } ОР
page-joraku-if-total-told = { $colour }, всего: было { $from }, стало { $points } ОР
page-joraku-absent = нет на месте
page-joraku-which-house = Для какого дома? Выберите внизу.
page-joraku-card-first = Сначала выберите карту: тогда поле покажет, что она может.
page-joraku-nowhere = Сейчас туда нельзя; куда можно, подсвечено.
page-joraku-hinted = Выбрано. Дальше: нажмите то, что обведено золотым пунктиром.
page-joraku-drop-lit = Положите на подсвеченную область: { $areas }.
page-joraku-drop-removed = Его можно только убрать: нажмите на него или перетащите на табличку владельца.
page-joraku-remove-where = Ваш даймё убирает самураев только в своей области: { $area }.
page-joraku-undo = Отменить
page-joraku-restart = Ход заново
page-joraku-end = Закончить ход
page-joraku-end-losing = Закончить ход, { $count } ОД пропадёт
page-joraku-end-placing = Закончить ход, не размещено: { $count }
page-joraku-end-sure = Пропадёт { $count } ОД: нажмите ещё раз
page-joraku-end-sure-placing = Ничего не размещено: нажмите ещё раз
page-joraku-ends = Делать больше нечего: ход сейчас закончится сам
page-joraku-done = Делать больше нечего: закончите ход
page-joraku-first-ends = В первой партии вы заканчиваете ходы сами.
page-joraku-done-undone = Делать больше нечего. После отмены ход ждёт: закончите его сами
page-joraku-itself = Ходы кончаются сами
page-joraku-empty = никого
page-joraku-leads = { $colour } впереди на { $count }.
page-joraku-pays = Раунд { $round } приносит: { $row }.
page-joraku-pays-none = Раунд { $round } ничего не приносит.
page-joraku-scores-kachidoki = { $area }, где стоит даймё победителя, платит { page-joraku-skirmish-row }
page-joraku-scores-prestige = Раунд { $round }: { $area } платит по тёмной строке
page-joraku-paid = +{ $points } · { $place } · влияние { $influence }
page-joraku-go-on = Дальше
page-joraku-about-rp = { draw-rp }: очки репутации
page-joraku-about-tie = поровну: низшее место
page-joraku-about-tie-higher = поровну: высшее место
page-joraku-about-lead = «5:3»: влияние 1-го и 2-го; { $ties }
page-joraku-rows = Тёмная строка: очки 1-му, 2-му, 3-му в этом раунде; светлая: в следующем.
page-joraku-rows-last = Тёмная строка: очки 1-му, 2-му, 3-му в этом раунде, последнем.
page-joraku-unseen = Ещё не вышли: { $count }
page-joraku-to-map = Показать карту
page-joraku-to-result = Показать итог
page-joraku-to-points = Все очки
page-joraku-chart = Репутация по ходу игры
page-joraku-from-followed = { page-joraku-variant-5 }
page-joraku-from-kachidoki = Катидоки
page-joraku-from-prestige = Престиж
page-joraku-from-own-ground = { page-joraku-variant-1 }
page-joraku-from-kyoto = { page-joraku-variant-4 }
page-joraku-earlier = Раньше
page-joraku-total = Всего
page-joraku-margin = { $points } ОР: на { $more } больше, чем у второго места ({ $name }).
page-joraku-by-source = По источникам
page-joraku-by-round = По раундам
page-explain-supply = Самураи в запасе: { $count } из { $all }
page-explain-supply-text = Карта ставит до трёх из них на поле. Убранные самураи возвращаются сюда.
page-explain-held = Карты на руке: { $count }
page-explain-held-text = В каждой стычке все играют по одной карте. Когда карты кончились, области приносят очки и раунд закончен.
page-explain-daimyo-card = Карта даймё { $card }: решает при равенстве
page-explain-daimyo-card-text = При равной репутации в конце выше тот, чья карта старше. Больше она ничего не значит: этот даймё начал в области с этим номером.
page-explain-kachidoki = Карта «Катидоки»
page-explain-kachidoki-text = Её владелец начинает следующую стычку. Победитель стычки забирает её, и область его даймё сразу приносит очки.
page-explain-skirmish = Стычка платит { page-joraku-skirmish-row }
page-explain-skirmish-text = Когда сыграли все, { $whom ->
    [winner] платят только победителю, по его месту
   *[all] платят 1-му, 2-му и 3-му
 } в области, где стоит даймё победителя. Строки на поле платят только в конце раунда.
page-explain-rp = Репутация на сейчас: { $points } ОР
page-explain-rp-text = Если бы раунд закончился сейчас, области принесли бы ещё { $due }. Области платят только в конце раунда, стычка — сразу. У кого больше ОР после трёх раундов, тот побеждает.
page-explain-removed = Убранные самураи: { $count }
page-explain-removed-text = После вашего прошлого хода другие вернули их с поля в ваш запас. Их можно разместить снова.
page-explain-rows = { $area }: сколько приносит
page-explain-rows-text = Тёмная строка платится в конце этого раунда 1-му, 2-му и 3-му по влиянию, светлая — в конце следующего.
page-explain-lead = Влияние: { $first } против { $second }
page-explain-lead-text = Столько у сильнейшей здесь фракции и у следующей за ней. Даймё даёт 2, самурай 1.
page-explain-ninja = Ниндзя
page-explain-ninja-text = { $supply ->
    [0] Самураев, чтобы их ставить, у вас не осталось.
    [one] Ставит одного самурая в любую область, даже в Киото.
   *[other] Ставит до { $supply } самураев в любые области, даже в Киото.
 } Выигрывает стычку, только если сыграна шестёрка.
page-explain-number = { $number }: { $area } или { $number } ОД
page-explain-number-text = { $supply ->
    [0] Самураев для области «{ $area }» у вас не осталось: даёт
    [one] Ставит одного самурая в область «{ $area }» или даёт
   *[other] Ставит до { $supply } самураев в область «{ $area }» или даёт
 } { $number } ОД для похода. В стычке её бьёт { $number ->
    [6] ниндзя или более поздняя шестёрка.
   *[other] любое большее число.
 }
page-explain-round = Раунд { $numeral } из 3
page-explain-round-text = В каждом раунде: передать карты, сыграть их в стычках, затем платят все области. От раунда к раунду лучшая плата сдвигается к Киото.
page-explain-rule = Правило
page-explain-symbols = Что стоит на этой табличке

## The page: Rokumon's table

page-rokumon-coins = Монеты
page-rokumon-choices = Что можно сделать
page-rokumon-path = Акты
page-rokumon-act = { $act ->
    [7] В одиночку: { $name }
   *[other] Акт { $act }: { $name }
 }
page-rokumon-act-won = { $title }, победа: { $clan }
page-rokumon-act-drawn = { $title }, ничья
page-rokumon-act-now = { $title }, идёт сейчас
page-rokumon-act-decides = { $title }, ещё раз: он решает исход партии
page-rokumon-about = Об этом акте
page-rokumon-clans = У Санады четыре воина, и он всегда начинает; у Токугавы — пять.
page-rokumon-goal = Ваша цель: три своих воина в ряд или три в одной стопке.
page-rokumon-rules-1 = Разместите воина на пустой монете или переместите верхнего воина на монету другого цвета. На двух воинов можно встать, только если оба ваши. Трое в ряд побеждают, трое в одной стопке тоже; у кого не осталось действий, тот проигрывает.
page-rokumon-rules-2 = Размещайте на пустой монете или перемещайтесь на монету другого цвета, на любое расстояние. Трое по прямой побеждают, в любом из трёх направлений; трое в одной стопке тоже.
page-rokumon-rules-3 = Размещайте, перемещайтесь на другой цвет или вступайте в бой. Сила скрыта; двое на одной монете могут сразиться, и слабейший возвращается в запас. Трое в ряд или в одной стопке побеждают.
page-rokumon-rules-4 = Размещайте, перемещайтесь на другой цвет, вступайте в бой или один раз примените внезапность: поднимите любую монету со всем, что на ней, и положите туда, где она касается двух других. Трое в ряд или в одной стопке побеждают.
page-rokumon-rules-5 = Размещайте, перемещайтесь на другой цвет, вступайте в бой или один раз примените внезапность. Одна монета перевёрнута: её третий цвет отличается от обоих. Трое в ряд или в одной стопке побеждают.
page-rokumon-rules-6 = Размещайте, перемещайтесь на другой цвет, вступайте в бой или один раз примените внезапность. Одна монета перевёрнута, и все воины лежат лицом вверх. Трое в ряд или в одной стопке побеждают.
page-rokumon-rules-7 = Размещайте на пустой монете или перемещайтесь на монету другого цвета; на двух воинов — только если оба ваши. У кого не осталось действий, тот проигрывает. Тарома отвечает по своему списку из десяти шагов и называет причину. Выиграйте три битвы подряд.
page-rokumon-honour = Кодекс чести: { $bound } имеет меньше жетонов мести, считая потраченные. Поэтому { $other } может раз за ход вернуть перемещение, пока на него не ответили, а { $bound } предупреждает о близкой победе: «Таномо!»
page-rokumon-honour-equal = Кодекс чести: жетонов мести поровну, поэтому перемещение не может вернуть никто.
page-rokumon-honour-off = За этим столом играют без кодекса чести: ни возврата хода, ни «Таномо!».
page-rokumon-streak = Побед подряд: { $count } из { $needed }
page-rokumon-taroma = Тарома думает вслух
page-rokumon-taroma-waits = Тарома ещё не ходил.
page-rokumon-about-star = 1★: бьёт 6
page-rokumon-about-supply = Запас: воины, которых ещё нет на столе. За ход можно поставить одного на пустую монету; оттуда он ходит на любую монету другого цвета, как бы далеко она ни лежала.
page-rokumon-about-supply-valued = Запас: воины, которых нет на столе. За ход можно поставить одного на пустую монету; оттуда он ходит на любую монету другого цвета, как бы далеко она ни лежала. В бою меньшее число возвращается в свой запас.
page-rokumon-about-tokens = Жетоны мести: проигравший акт берёт один. В бою каждый может прибавить к числу 1, один раз за всю игру; пунктирные уже потрачены.
page-rokumon-about-surprise = Внезапность, один раз за акт: поднять монету со всем, что на ней, и положить туда, где она касается двух других.
page-rokumon-about-acts-won = Выигранные акты. Кто выиграет больше из шести, выигрывает кампанию.
page-rokumon-about-pips = По точкам монеты отличают друг от друга. { $act ->
    [5] Перевёрнута монета с вытянутым числом точек; больше они ничего не значат.
    [6] Перевёрнута монета с вытянутым числом точек; больше они ничего не значат.
    [7] Когда у Таромы есть выбор, он берёт монету, где их меньше всего; больше они ничего не значат.
   *[other] В этом акте они ничего не значат.
 }
page-rokumon-warrior = { $clan } { $value }
page-rokumon-face-down = { $clan } { $value }, лицом вниз
page-rokumon-could-be = { $clan }, лицом вниз: { $values }
page-rokumon-unknown = { $clan }, лицом вниз
page-rokumon-supply = { $count ->
    [0] Запас: пусто
    [one] Запас: { $count } воин
    [few] Запас: { $count } воина
   *[many] Запас: { $count } воинов
 }
page-rokumon-supply-empty = Запас пуст
page-rokumon-supply-told = В запасе { $values }.
page-rokumon-spent-told = { $count ->
    [one] Потрачен ещё { $count } жетон.
    [few] Потрачено ещё { $count } жетона.
   *[many] Потрачено ещё { $count } жетонов.
 }
page-rokumon-surprised = { $clan }: внезапность в этом акте применена.
page-rokumon-tokens = Жетоны мести: доступно { $count }, потрачено { $spent }
page-rokumon-acts-won = { $count ->
    [one] акт
    [few] акта
   *[other] актов
 }
page-rokumon-deploy-one = Разместить воина
page-rokumon-deploy-value = Разместить воина { $value }
page-rokumon-free-cell = Свободная клетка { $cell }. Положить монету сюда.
page-rokumon-aim-deploy = Разместить здесь.
page-rokumon-aim-move = Переместить сюда.
page-rokumon-aim-set = Положить монету сюда.
page-rokumon-aim-lift = Поднять эту монету.
page-rokumon-is-chosen = Выбрана.
page-rokumon-can-be-chosen = Можно выбрать.
page-rokumon-loses = Осторожно: так открываются трое в ряд у другого клана, и вы сразу проиграете.
page-rokumon-came = Здесь последнее действие другого клана.
page-rokumon-left = Отсюда только что ушёл другой клан.
page-rokumon-rings = Кольца вокруг монет: красное — можно нажать, толстое — ваш выбор; чёрное — последнее действие другого клана, точки — откуда он ушёл; золотое — на что указывает подсказка или журнал либо что победило.
page-rokumon-will-deploy = Разместить воина на { $cell }.
page-rokumon-will-deploy-value = Разместить воина { $value } на { $cell }.
page-rokumon-will-move = Переместиться с { $cell } на { $to }.
page-rokumon-will-cover = Переместиться с { $cell } на { $to } и встать { $whose ->
    [own] на своего воина
   *[other] на воина клана { $clan }
 }.
page-rokumon-will-lift = Поднять монету на { $cell } со всем, что на ней.
page-rokumon-will-set = Внезапность: перенести монету с { $cell } на { $to }.
page-rokumon-place = Выберите монету для воина.
page-rokumon-place-value = Выберите монету для воина { $value }.
page-rokumon-which = Какого воина разместить на { $cell }?
page-rokumon-lift-which = Внезапность: какую монету поднять?
page-rokumon-set-where = Куда положить монету с { $cell }? Свободные клетки обведены.
page-rokumon-move-where = Куда идёт ваш воин с { $cell }? На монету другого цвета, где есть место.
page-rokumon-fight-only = Ваш воин на { $cell } накрыт; он может вступить в бой.
page-rokumon-deploy-or-move = Разместите воина на пустой монете или выберите воина на столе.
page-rokumon-deploy-first = Разместите воина на пустой монете.
page-rokumon-move-only = Выберите одного из своих воинов на столе.
page-rokumon-lift-only = Возможна только внезапность.
page-rokumon-fight = Бой на { $cell }
page-rokumon-lift = Внезапность с этой монетой
page-rokumon-let-go = Снять выбор
page-rokumon-confirm = Подтвердить
page-rokumon-tap-again = Коснитесь там ещё раз, и это будет сделано.
page-rokumon-beside = Ничего не передвинуто: отпускайте над монетой.
page-rokumon-uncovered = Вы подняли воина и открыли троих в ряд: так акт проигран. Жетонов мести у вас больше, поэтому перемещение можно вернуть.
page-rokumon-accept = Принять поражение
page-rokumon-with-tokens = { $name }, и с ним { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
 }
page-rokumon-add-tokens = Добавить жетоны мести, +1 за каждый? У вас осталось { $count }. Оба подряд готовы — силу открывают.
page-rokumon-waits-for-tokens = { $clan } может добавить жетоны мести (осталось { $count }).
page-rokumon-add = { $count ->
    [one] Добавить { $count } жетон
    [few] Добавить { $count } жетона
   *[many] Добавить { $count } жетонов
 }
page-rokumon-ready = Готово
page-rokumon-why-line = { $winner } наверху на { $cells }: это три соседние монеты по прямой.
page-rokumon-why-reveal = Пока воин был поднят, { $winner } владели { $cells } — тремя соседними монетами на прямой.
page-rokumon-why-stack = На { $cell } все три воина одного клана: { $winner }.
page-rokumon-why-no-action = Кто должен ходить и не может, проигрывает.
page-rokumon-why-repetition = Акт не выигрывает никто, жетон не берёт никто.
page-rokumon-because-line = Трое в ряд.
page-rokumon-because-stack = Трое в одной стопке.
page-rokumon-because-reveal = { $loser } поднимает воина и открывает троих в ряд.
page-rokumon-because-exposed = { $loser } оставляет открытыми троих в ряд.
page-rokumon-because-surrender = { $loser } сдаётся.
page-rokumon-because-no-action = Действий не осталось: { $loser }.
page-rokumon-go-on = Дальше
page-rokumon-next-act = Следующий акт: { $title }
page-rokumon-begin = Начать
page-rokumon-new = Новое в этом акте
page-rokumon-new-1 = Поставьте воина на пустую монету или переместите его на монету другого цвета. Трое ваших в ряд побеждают, и трое в одной стопке тоже.
page-rokumon-new-2 = Седьмая монета: три лежат над четырьмя. В ряду из четырёх линию составляют любые три соседние.
page-rokumon-new-3 = Сила воинов скрыта. Двое на одной монете могут вступить в бой: слабейший возвращается в запас, а жетоны мести прибавляют силы.
page-rokumon-new-4 = Внезапность, один раз за акт: поднимите монету со всем, что на ней стоит, и положите туда, где она касается двух других.
page-rokumon-new-5 = Одна монета перевёрнута и показывает третий цвет. Он отличается и от золотого, и от зелёного: между нею и любой другой монетой воин может перемещаться.
page-rokumon-new-6 = Все воины лежат лицом вверх: каждый видит силу всех. Жетоны всё ещё могут решить бой.
page-rokumon-new-7 = Тарома идёт по списку из десяти шагов, делает первый возможный и объясняет почему. Выиграйте три битвы подряд.
page-rokumon-history-1 = Шесть медяков платят перевозчику на реке мёртвых. Род Санада носил их на знамени: кто уже заплатил, тому битва не страшна.
page-rokumon-history-2 = В 1583 году Санада Масаюки построил в Уэде замок над рекой в Синано. Он был мал и стоял на пути у всех великих.
page-rokumon-history-3 = В 1585 году к Уэде подошли около семи тысяч воинов Токугавы, а держали её две тысячи. Их впустили на улицы, и потом они едва понимали, как выбрались обратно.
page-rokumon-history-4 = В 1600 году Токугава Хидэтада шёл мимо Уэды с тридцатью восемью тысячами воинов к битве, что решила судьбу Японии. Отец и сын Санада задержали его так надолго, что он к ней опоздал.
page-rokumon-history-5 = В 1614 году Санада Юкимура пришёл в Осаку, осаждённую Токугавой. О земляное укрепление, что он насыпал перед стеной, разбились все приступы, пока мир не засыпал рвы.
page-rokumon-history-6 = Летом 1615 года рвов у Осаки уже не было, и Юкимура поскакал прямо на ставку Токугавы Иэясу. Он достиг её и пал, и враги назвали его первым воином Японии.
page-rokumon-history-7 = Войны кончились, а в Уэде на столе всё ещё лежат семь монет. Напротив сидит Тарома, автомат, который ничего не забывает и ни на что не надеется.
page-rokumon-summary = Кампания по актам
page-rokumon-epilogue-sanada = В Уэде об этом рассказывают по сей день: шесть монет против державы, и держава отступила.
page-rokumon-epilogue-tokugawa = Ворота Осаки закрыты, начинаются два с половиной века мира. Шесть монет лежат там, где упали.
page-rokumon-to-coins = Показать монеты
page-rokumon-triumph = Триумф!
page-rokumon-next-battle = Следующая битва
page-rokumon-surrender = Сдаться
page-rokumon-surrender-act = Акт будет проигран, и вы возьмёте жетон мести. Пути назад нет.
page-rokumon-surrender-game = Вы проиграете, и игра будет окончена. Пути назад нет.
page-rokumon-surrender-no = Играть дальше

## What a review says on the page

page-review = Разбор
page-review-log = Назад к журналу
page-review-waiting = Разбор ещё не начат: сначала сервер заканчивает другую работу…
page-review-working = Рассматривается каждое решение
page-review-so-far = Что известно пока; может найтись и более дорогой ход:
page-review-failed = Разбор не удалось закончить.
page-review-chances = Шансы на победу
page-review-worth = Чего стоила позиция
page-review-worth-win = выиграно
page-review-worth-draw = ничья
page-review-worth-loss = проиграно
page-review-worth-in = { $worth } за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }
page-review-from-to = { $best } → { $played }
page-review-judged-by = Судя по
page-review-by-know = тому, что знал каждый
page-review-by-open = открытым картам
page-review-chart = { $name }: { $start } в начале, { $end } в конце, от { $low } до { $high }
page-review-apart = Каждая линия — по тому, что этот игрок мог знать тогда, поэтому вместе они не обязательно дают 100 %.
page-review-together = При открытых картах шансы вместе дают 100 %.
page-review-mark-decision = решение, которое дорого стоило
page-review-mark-luck = поворот удачи в ту или другую сторону
page-review-mark-other = что упустил другой
page-review-costliest-own = 
    { $count ->
        [1] Ваш самый дорогой ход
        [3] Три ваших самых дорогих хода
       *[other] Ваши самые дорогие ходы
    }
page-review-costliest-of = { $name }: самые дорогие ходы
page-review-worst-own = Ваше самое дорогое решение
page-review-worst-of = { $name }: самое дорогое решение
page-review-nearest-end = Решение, больше всего приблизившее конец
page-review-close-turns = Насколько видно при быстром разборе, первые два обошлись примерно одинаково; глубокий разбор скажет больше.
page-review-none = Ни одно решение не отдало больше, чем объясняет случай. Здесь нечего исправлять.
page-review-none-exact = Ни одно решение ничего не отдало. Здесь нечего исправлять.
page-review-none-lost = Ни одно решение ничего не отдало: против лучшей игры всё было проиграно с самого начала.
page-review-previous = Предыдущий поучительный ход
page-review-next = Следующий поучительный ход
page-review-nothing-here = { $name }: в этот момент решать было нечего.
page-review-know = По тому, что можно было знать
page-review-open = При открытых картах
page-review-played = Как сыграно
page-review-cost = Шанс на победу упал с { $best } до { $played }.
page-review-turned = { $best ->
    [win] { $played ->
        [draw] Выигранная позиция стала ничейной.
       *[other] Выигранная позиция стала проигранной.
     }
   *[other] Ничейная позиция стала проигранной.
 }
page-review-shortened = Против лучшей игры всё равно было проиграно; но до конца оставалось ходов: { $best }, а стало: { $played }.
page-review-best = Лучшее из найденного
page-review-lost = Отдано
page-review-how = Как найдено
page-review-how-true = карты, как они лежали на самом деле
page-review-between = от { $low } до { $high }
page-review-same = То же самое
page-review-numbers = Это решение в числах
page-review-show = Показать лучший ход
page-review-show-answer = Показать ответ на мой ход
page-review-decided = К этому времени партия была решена: при любом ходе шанс на победу был ниже 1 %.
page-review-after-own = После вашего хода:
page-review-line = Лучший ход
page-review-line-own = После вашего хода, с ожидаемыми ответами
page-review-line-played = После сыгранного хода, с ожидаемыми ответами
page-review-line-likely = Вероятно, но не доказано.
page-review-line-imagined = Одно из вероятных продолжений; карты других воображаемые.
page-review-step = { $at } из { $last }: { $told }
page-review-before = Перед ходом
page-review-back = Назад к партии
page-review-try = Попробовать отсюда снова
page-review-cannot = не может её держать
page-review-all-worlds = Рассмотрены все подходящие миры.
page-review-sum = Как к этому пришло
page-review-start = В начале
page-review-start-exact = В начале, при лучшей игре
page-review-decisions = Свои решения
page-review-gave-away = Что-то упущено
page-review-others-gave-away = Что-то упустил другой
page-review-times = { $count ->
    [0] ни разу
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
 }
page-review-luck = Удача
page-review-luck-deal = расклад
page-review-luck-others = ходы других
page-review-luck-shown = что открылось
page-review-luck-estimate = что позже оценено точнее
page-review-result = Результат
page-review-adds = До округления начало, решения и удача в точности складываются в результат.
page-review-adds-exact = Ничего не было скрыто, и удачи тут нет: если что-то изменилось, кто-то это упустил.
page-review-average = В среднем решение отдавало { $value } шанса на победу; с уверенностью 95 % — от { $low } до { $high }.
page-review-average-exact = В среднем решение отдавало { $value } шанса на победу.
page-review-average-about = 
    { $count ->
        [one] Это измерено по { $count } решению одной партии: подсказывает, куда смотреть, а не кто как играет.
        [few] Это измерено по { $count } решениям одной партии: подсказывает, куда смотреть, а не кто как играет.
       *[many] Это измерено по { $count } решениям одной партии: подсказывает, куда смотреть, а не кто как играет.
    }
page-review-grades = Что значат оценки
page-review-grade-below = отдаёт меньше { $percent }
page-review-grade-or-lead = отдаёт меньше { $percent } или больше, но не перевес
page-review-grade-more = отдаёт больше, а с этим и перевес: шанс падает с 50 % или больше до 50 % или меньше
page-review-grade-exact-best = сохраняет то, чего стоит позиция
page-review-grade-exact-turning = упускает победу или ничью
page-review-grade-unsure = Потеря, которой могло и не быть, называется примерно равной лучшему.
page-review-deeper = Посмотреть глубже
page-review-deeper-about = Это займёт минуту-другую; то, что уже известно, останется здесь.
page-review-deep = Это глубокий разбор.
page-own-reviews = Чему учат мои партии
page-review-own-about = Каждую законченную партию этого браузера можно разобрать. Вот что нашли разборы: что стоило вам больше всего шансов на победу, где это увидеть и что поможет.
page-review-own-most = Больше всего вы теряете здесь: { $topic }. Это { $share } всего, что отдали ваши решения.
page-review-own-worst = Показать самый дорогой ход
page-review-own-advice = Что поможет: { $advice }
page-review-own-lesson = Урок: { $title }
page-review-own-tables = Партии
page-review-own-against = против: { $names }
page-review-own-clean = Ни одно ваше решение не стоило шансов.
page-review-own-few = { $count ->
    [one] Что вы теряете часто, видно лишь с трёх партий: не хватает ещё { $count }. А пока вот самый дорогой ход.
   *[many] Что вы теряете часто, видно лишь с трёх партий: не хватает ещё { $count }. А пока вот самый дорогой ход.
 }
page-review-own-none = Ни одна законченная партия этого браузера ещё не разобрана.
page-review-own-ask = 
    { $count ->
        [one] Разобрать ещё { $count } партию
        [few] Разобрать ещё { $count } партии
       *[many] Разобрать ещё { $count } партий
    }
page-review-own-games = 
    { $count ->
        [one] По { $count } партии
        [few] По { $count } партиям
       *[many] По { $count } партиям
    }
page-review-topic-lost = { $count ->
    [one] { $share } всего отданного, { $count } решение
    [few] { $share } всего отданного, { $count } решения
   *[many] { $share } всего отданного, { $count } решений
 }
page-review-topic-passing = Передача карт
page-review-topic-leading = Первая карта стычки
page-review-topic-following = Не первая карта в стычке
page-review-topic-marching = Марш и расстановка
page-review-topic-kyoto = Идти ли в Киото
page-review-topic-fights = Бои
page-review-topic-tokens = Жетоны мести
page-review-topic-deploying = Размещение
page-review-topic-moving = Перемещения
