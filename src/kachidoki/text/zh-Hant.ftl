# Every sentence a person reads, in Traditional Chinese. Form: .before of a seat that words follow,
# with the space that a number asks for.

## Names

colour-red = 紅
    .side = 紅方
colour-blue = 藍
    .side = 藍方
colour-yellow = 黃
    .side = 黃方
colour-green = 綠
    .side = 綠方
area-kyoto = 京都
area-omi = 近江
area-ise = 伊勢
area-owari = 尾張
area-mikawa = 三河
area-totomi = 遠江
area-shinano = 信濃
suit-katana = 刀
suit-yari = 槍
suit-teppo = 鐵砲
card-ninja = { $suit }忍者
card-number = { $suit }{ $number }
seat-numbered = 座位 { $number }
    .before = 座位 { $number }{ " " }
    .side = 座位 { $number }{ " " }
seat-named = { $name }
    .before = { $name }
    .side = { $name }
seat-house = { $name }（{ $colour }）
    .before = { $name }（{ $colour }）
    .side = { $name }（{ $colour }）
list-separator = 、
list-groups = ；
list-and = { $items }和{ $last }
list-nothing = 無

## The rules that sentences follow from

rule-a-turn = 回合
rule-boards = 棋盤
rule-code-of-honour = 榮譽守則
rule-deploy = 部署
rule-end = 遊戲結束
rule-epilogue = 終章
rule-fight = 戰鬥
rule-hint = 提示
rule-kachidoki = 勝鬨
rule-move = 移動
rule-pieces-and-map = 棋子與地圖
rule-prestige = 威望
rule-recruit = 招募
rule-set-up = 設置
rule-skirmish = 交鋒
rule-solved = 已破解
rule-surprise = 奇襲
rule-take-back = 悔棋
rule-taroma = 太郎瑪
rule-the-game = 整局遊戲
rule-two-houses = 兩家
rule-two-players-and-a-neutral-army = 雙人與中立軍
rule-variant = 變體{ $number }「{ $name }」
rule-variant-cards = 變體卡
rule-winning-an-act = 贏得一幕

## Games, their options and what can be chosen, and the levels of bots

game-joraku = 上洛
    .about = 吃墩與區域控制：進軍京都
game-rokumon = 六文
    .about = 堆疊與連線：真田對德川，共六幕
option-joraku-players = 人數
    .about = 幾人遊玩
option-joraku-mode = 雙人玩法
    .about = 僅限兩人：各掌兩家，或加入中立軍
    .houses = 各掌兩家
    .neutral = 加入中立軍
option-joraku-variants = 變體卡
    .about = 變體卡：隨機兩張，或任選一組
    .none = 不使用
    .random = 隨機兩張
option-joraku-kachidoki = 勝鬨
    .about = 交鋒獲勝時誰得分
    .all = 該區域的所有人
    .winner = 只有勝者
option-joraku-passing = 傳牌
    .about = 傳出的牌給誰（3 或 4 人）
    .left = 兩張都傳給左家
    .both = 左右各一張
option-joraku-board = 版圖
    .about = 各區域的計分列；從檔案讀取請用 { "--board" }
    .standard = 標準版圖
    .rows = 自己的計分列
option-rokumon-act = 幕
    .about = 完整戰役、單獨一幕，或單人對抗太郎瑪
    .campaign = 完整戰役
    .solo = 單人對抗太郎瑪
option-rokumon-coins = 錢幣
    .about = 錢幣排列：{ "g" } 金、{ "j" } 綠、{ "f" } 翻面
    .random = 隨機排列
option-rokumon-honour = 榮譽守則
    .about = 榮譽守則：悔棋與「請指教！」
    .on = 使用
    .off = 不使用
option-rokumon-tokens = 復仇標記
    .about = 單獨一幕開始時的復仇標記
option-rokumon-difficulty = 難度
    .about = 單人：你扮演德川、真田，或只有四名武士的德川
    .easy = 簡單：德川
    .medium = 中等：真田
    .difficult = 困難：四名武士的德川
option-rokumon-layout = 布局
    .about = 單人：六角形，或七個格子
    .hexagon = 六角形
    .cells = 自選七個格子
option-rokumon-surrender = 投降
    .about = 能否在一幕中途投降
    .on = 可以
    .off = 不可以
level-beginner = 新手
level-casual = 休閒
level-skilled = 熟手
level-expert = 高手
level-master = 大師

## Shared by all games

core-take-back = { $seat-before }悔棋：「{ $action }」。
core-take-back-both = { $seat-before }悔棋：「{ $action }」，對手的回應也一併收回。
core-no-take-back = 沒有可以收回的動作：只能收回自己最近的動作，而且規則允許、尚未揭露任何資訊。
core-no-take-backs-left = 你在這個回合已經悔棋{ $most }次：請繼續進行。

## What people do, as an action of theirs is called

deed-pass = 傳出{ $card }
deed-pass-left = 將{ $card }傳給你的下家
deed-pass-right = 將{ $card }傳給你的上家
deed-draft = 留下{ $card }
deed-discard = 棄掉{ $card }
deed-play = 打出{ $card }
deed-play-for = 為{ $colour }方打出{ $card }
deed-place = 選擇放置武士
deed-march = 進軍
deed-put = 在{ $area }放置一名武士
deed-move = 將一名武士從{ $area }移到{ $to }
deed-daimyo = 將大名移到{ $area }
deed-remove = 移除大名所在區域中{ $colour }方的一名武士
deed-send = 將一名中立武士（{ $colour }）送到{ $area }
deed-end = 結束回合
deed-deploy = 在 { $cell } 部署一名武士
deed-deploy-valued = 在 { $cell } 部署 { $value } 號武士
deed-move-warrior = 從 { $cell } 移動到 { $to_cell }
deed-fight = 在 { $cell } 戰鬥
deed-surprise = 以奇襲把 { $cell } 的錢幣放到 { $to_cell }
deed-surrender = 投降
deed-add = 加上 { $tokens } 個復仇標記
deed-ready = 不再加碼
deed-accept = 接受敗局

## Joraku: set-up and Recruit

joraku-variant = 本局使用變體卡 { $variant }「{ $name }」。
joraku-daimyo = { $colour-side }抽到大名卡 { $card }，大名放在 { $card } 號區域。
joraku-first = { $seat-before }的大名卡（{ $card }）最大，取得勝鬨卡並領出。
joraku-round = 第 { $round } 輪開始：所有牌重新洗勻。
joraku-dealt = 分到{ $card }。
joraku-hands = 每人 { $cards } 張牌；{ $aside } 張蓋著放在一旁，不可查看。
joraku-passing = 選{ $card }傳給{ $to }。
joraku-passed = 所有人都選好了：每人傳出 { $cards } 張牌。
joraku-received = 收到{ $cards }。
joraku-pack = 手上的牌疊：{ $cards }。
joraku-drafting = 從牌疊中留下{ $card }。
joraku-last-card = 留下牌疊的最後一張：{ $cards }。
joraku-drafted = 輪抽結束，雙方各有八張牌。
joraku-discarding = 棄掉{ $card }。
joraku-discarded = 雙方各蓋著棄掉一張牌。
joraku-advance = 中立軍（{ $colour }）向京都推進一個區域，其大名現在位於{ $area }。

## Joraku: Skirmish

joraku-play = { $colour-side }打出{ $card }。
joraku-followed = { $colour-side } +{ $points }：{ $card }是領出的花色。
joraku-choose-place = { $colour-side }在 { $number } 號區域放置武士。
joraku-choose-march = { $colour-side }以 { $number } 點行動點進軍。
joraku-put = { $left ->
    [0] { $colour-side }在{ $area }放置一名武士。
   *[other] { $colour-side }在{ $area }放置一名武士（還可放 { $left } 名）。
 }
joraku-move = { $left ->
    [0] { $colour-side }將一名武士從{ $area }移到{ $to }。
   *[other] { $colour-side }將一名武士從{ $area }移到{ $to }（剩 { $left } 行動點）。
 }
joraku-move-daimyo = { $left ->
    [0] { $colour-side }花費 { $cost } 行動點，將大名從{ $area }移到{ $to }。
   *[other] { $colour-side }花費 { $cost } 行動點，將大名從{ $area }移到{ $to }（剩 { $left } 行動點）。
 }
joraku-kyoto = { $colour-side } +{ $points }：大名首次進入京都，依大名卡得分。
joraku-remove = { $left ->
    [0] { $colour-side }從{ $area }移除{ $victim-side }的一名武士。
   *[other] { $colour-side }從{ $area }移除{ $victim-side }的一名武士（剩 { $left } 行動點）。
 }
joraku-send = { $left ->
    [0] { $colour-side }將一名中立武士（{ $victim }）從{ $area }送到{ $to }。
   *[other] { $colour-side }將一名中立武士（{ $victim }）從{ $area }送到{ $to }（剩 { $left } 行動點）。
 }
joraku-end = { $lost ->
    [0] { $colour-side }結束回合。
   *[other] { $colour-side }結束回合，浪費 { $lost } 行動點。
 }
joraku-won-highest = { $colour-side }贏得交鋒和勝鬨卡：{ $card }最大。
joraku-won-later = { $colour-side }贏得交鋒和勝鬨卡：同樣大小，後出的{ $card }獲勝。
joraku-won-ninja = { $colour-side }贏得交鋒和勝鬨卡：{ $card }擊敗了 6。
joraku-won-later-ninja = { $colour-side }贏得交鋒和勝鬨卡：忍者勝 6，而{ $card }是後出的忍者。
joraku-won-last-ninja = { $colour-side }贏得交鋒和勝鬨卡：全是忍者，最後打出的是{ $card }。

## Joraku: points

place = 第{ $rank }
joraku-standing = { $of ->
    [1] 獨占此區
   *[other] { $of } 方中名列{ $place }
 }
joraku-kachidoki = { $points ->
    [0] 勝鬨未讓{ $colour-side }得分：在勝者大名所在的{ $area }，{ joraku-standing }，影響力 { $influence }{ $tie }。
   *[other] 勝鬨！{ $colour-side } +{ $points }：在勝者大名所在的{ $area }，{ joraku-standing }，影響力 { $influence }{ $tie }。
 }
joraku-prestige = { $points ->
    [0] { $colour-side }在{ $area }，{ joraku-standing }，影響力 { $influence }{ $tie }；第 { $round } 輪在此不得分。
   *[other] { $colour-side } +{ $points }：在{ $area }，{ joraku-standing }，影響力 { $influence }{ $tie }；第 { $round } 輪的得分為 { $row }。
 }
joraku-own-ground = { $points ->
    [0] { $colour-side }在自己大名所在的{ $area }名列第一，但不得分。
   *[other] { $colour-side } +{ $points }：在自己大名所在的{ $area }名列第一。
 }
tie-none = { "" }
tie-with = （與{ $tied }同分）
joraku-wins-points = { $seat-before }以 { $points } 點聲望獲勝。
joraku-wins-daimyo-card = { $seat-before }以 { $points } 點聲望獲勝：與{ $second-before }同分，但大名卡較大。
joraku-wins-second-house = { $seat-before }以 { $points } 點聲望獲勝：與{ $second-before }同分，但另一家較高。
joraku-wins-holder = { $seat-before }以 { $points } 點聲望獲勝：兩家都與{ $second-before }同分，但持有勝鬨卡。

## Joraku: why something is not possible

joraku-no-not-in-hand = 你沒有這張牌。
joraku-no-no-samurai-left-to-place = 沒有武士可放了：最多三名，而且只能從後備中取用。
joraku-no-a-number-places-only-in = 這張牌只能在{ $area }放置武士。
joraku-no-first-choose-to-place-or-to-march = 請先選擇放置武士或進軍。
joraku-no-this-is-the-time-to = 現在不能這樣做；現在該{ $phase ->
    [pass] 傳牌
    [draft] 留下一張牌
    [discard] 棄一張牌
    [play] 出牌
    [place] 放置武士
    [march] 進軍
   *[other] 等待
 }。
joraku-no-all-cards-go-to-the-left = 本局傳出的牌都給你的下家。
joraku-no-this-card-goes-to-the = 這張牌要傳給{ $side ->
    [left] 左
   *[right] 右
 }家。
joraku-no-must-follow = 必須跟牌：領出的是{ $suit }，而你手上有{ $suit }。
joraku-no-a-card-here-is-for-ones-one-colour = 你只有一種顏色，不必指定。
joraku-no-name-one-of-your-own-colours = 請指定你要為自己的哪個顏色出牌。
joraku-no-this-card-is-for = 這張牌要為{ $colour }方打出。
joraku-no-no-action-points-left = 沒有行動點了。
joraku-no-no-such-samurai-beside-your-daimyo-in = 你的大名所在的{ $area }沒有{ $colour }方的武士。
joraku-no-a-neutral-samurai-is-sent-to-another-area = 中立武士不會被移除，而是送往別處：請指定一個區域。
joraku-no-only-an-opponents-samurai-can-be-removed = 只能移除對手的武士。
joraku-no-not-next-to = 該區域不與{ $area }相鄰。
joraku-no-not-enough-action-points = 需要 { $cost } 行動點，你只有 { $left } 點。
joraku-no-only-a-neutral-samurai-is-sent-elsewhere = 只有中立軍的武士可以送往別處。
joraku-no-no-neutral-samurai-in = 你的大名所在的{ $area }沒有中立武士。
joraku-no-not-where-it-is-nor-behind-its-daimyo = 中立武士要送往另一個區域，且不能在中立大名的後方。
joraku-no-no-samurai-of-yours-in = 你在{ $area }沒有武士。

## Rokumon

clan-sanada = 真田
clan-tokugawa = 德川
coin-gold = 金
coin-green = 綠
coin-flipped = 翻面
coin-at = { $cell } { $colour }
act-1 = 六文錢
act-2 = 上田城
act-3 = 第一次上田合戰
act-4 = 第二次上田合戰
act-5 = 大坂冬之陣
act-6 = 大坂夏之陣
act-7 = 重返上田
taroma-1 = 征服
taroma-2 = 覆蓋
taroma-3 = 阻擋
taroma-4 = 配對
taroma-5 = 鞏固
taroma-6 = 調度
taroma-7 = 部署
taroma-8 = 移動
taroma-9 = 撤退
taroma-10 = 投降

rokumon-act = { $act ->
    [7] 單人：{ $name }。
   *[other] 第 { $act } 幕：{ $name }。
 }
rokumon-flip = { $pips } 點的錢幣將被翻面。
rokumon-coins = 錢幣排列：{ $coins }。真田先手。
rokumon-deploy = { $clan }在 { $cell } 部署一名武士。
rokumon-deploy-valued = { $clan }在 { $cell } 部署 { $value } 號武士。
rokumon-move = { $clan }從 { $cell } 移動到 { $to_cell }。
rokumon-fight = { $clan }在 { $cell } 宣告戰鬥。
rokumon-surprise = 奇襲！{ $clan }把 { $cell } 的錢幣放到 { $to_cell }。
rokumon-add = { $clan }加上 { $tokens } 個復仇標記。
rokumon-ready = { $clan }不再加碼。
rokumon-showdown = 在 { $cell }，{ $top }的 { $top_value }（合計 { $top_total }）對上{ $under }的 { $under_value }（合計 { $under_total }）。
rokumon-fight-lost = { $loser }的 { $value } 較小，回到後備。
rokumon-fight-lost-to-star = { $loser }的 { $value } 回到後備：無論加上多少，紅色 6 總是敗給帶星的 1。
rokumon-fight-tied = 雙方平手，都回到後備。
rokumon-tanomo = 請指教！{ $clan }下一回合可以獲勝。
rokumon-ends-line = { $winner }獲勝：三個連成一線。
rokumon-ends-stack = { $winner }獲勝：三個疊在一起。
rokumon-ends-reveal = { $winner }獲勝：{ $loser }提起武士，露出了三連線。
rokumon-ends-exposed = { $winner }獲勝：{ $loser }留下了三連線。
rokumon-ends-surrender = { $winner }獲勝：{ $loser }投降。
rokumon-ends-no-action = { $winner }獲勝：{ $loser }沒有任何行動可做。
rokumon-ends-repetition = 和局：同一局面第三次出現。
rokumon-token = { $loser }拿取一個復仇標記，現有 { $tokens } 個。
rokumon-taroma = 太郎瑪：{ $step } { $name }，{ $action }。{ $step ->
    [1] 這樣就獲勝。
    [10] 沒有其他行動可做。
   *[other] { $before ->
        [0] 原本沒有勝著的威脅。
       *[other] { $wins ->
            [0] 對手的 { $before } 個勝著都被擋下。
           *[other] 對手的勝著從 { $before } 個變為 { $wins } 個。
         }
     }條件相同時選點數最少的錢幣：{ $pips }。
 }
rokumon-game-won = { $winner }以 { $won } 幕贏得整局。
rokumon-game-drawn = 整局為和局。

## The log in short: what a turn consists of, one part after another

brief-joraku-variant = 「{ $name }」
brief-joraku-daimyo = { $colour-side }持大名卡 { $card }
brief-joraku-first = { $seat-before }領出
brief-joraku-round = 第 { $round } 輪
brief-joraku-passing = { $card }給{ $to }
brief-joraku-received = 收到{ $cards }
brief-joraku-drafting = 留下{ $card }
brief-joraku-last-card = 留下{ $cards }
brief-joraku-discarding = 棄掉{ $card }
brief-joraku-advance = 中立軍進到{ $area }
brief-joraku-play = { $card }
brief-joraku-put = { $area }放武士
brief-joraku-move = 武士 { $area }→{ $to }
brief-joraku-move-daimyo = 大名 { $area }→{ $to }
brief-joraku-remove = 從{ $area }移除{ $victim-side }的武士
brief-joraku-send = 中立武士 { $area }→{ $to }
brief-joraku-won = { $colour-side }以{ $card }獲勝
brief-rokumon-act = { $act ->
    [7] 單人：{ $name }
   *[other] 第 { $act } 幕：{ $name }
 }
brief-rokumon-deploy = { $cell } 部署武士
brief-rokumon-deploy-valued = { $cell } 部署 { $value }
brief-rokumon-move = { $cell }→{ $to_cell }
brief-rokumon-surprise = 奇襲：錢幣 { $cell }→{ $to_cell }
brief-rokumon-fight = { $cell } 戰鬥
brief-rokumon-add = { $clan }加 { $tokens } 個標記
brief-rokumon-showdown = { $top_total } 對 { $under_total }
brief-rokumon-fight-lost = { $loser }的 { $value } 落敗
brief-rokumon-fight-lost-to-star = { $loser }的 { $value } 落敗
brief-rokumon-fight-tied = 雙方退回
brief-rokumon-tanomo = 請指教！
brief-rokumon-taroma = { $step } { $name }

## Rokumon: why something is not possible

rokumon-no-first-comes-the = 首先要{ $phase ->
    [turn] 進行回合：部署、移動、戰鬥、奇襲或投降
    [bid] 完成戰鬥：加上復仇標記，或表示不再加碼
    [lost] 面對敗局：接受，或收回移動
   *[other] 排好錢幣
 }。
rokumon-no-no-fights-in-act = 第 { $act } 幕沒有戰鬥。
rokumon-no-no-surprise-in-act = 第 { $act } 幕沒有奇襲。
rokumon-no-nobody-can-surrender-here = 這一局不能投降。
rokumon-no-there-is-no-coin-on = { $cell } 沒有錢幣。
rokumon-no-values-are-unused-here-so-name-only-the-cell = 這裡不使用數值：只需指定格子。
rokumon-no-say-which-warrior = 請指定要部署哪名武士。
rokumon-no-only-onto-an-empty-coin = 武士只能部署在空的錢幣上。
rokumon-no-not-in-your-supply = 你的後備中沒有這名武士。
rokumon-no-needs-two-warriors-one-of-them-yours-on = 戰鬥需要 { $cell } 上有兩名武士，且至少一名是你的。
rokumon-no-you-have-surprised-already = 你在這一幕已經用過奇襲。
rokumon-no-the-other-has-just-moved-the-coin-on = { $cell } 的錢幣剛放下，這回合不能提起。
rokumon-no-needs-an-empty-cell-that-touches-two-other-coins = 錢幣只能放在至少與另外兩枚錢幣相接的空格。
rokumon-no-no-warrior-of-yours-on-top-of = { $cell } 最上面的不是你的武士。
rokumon-no-two-can-be-covered-only-if-both-are-yours-on = { $cell } 的兩名武士都是你的時才能覆蓋。
rokumon-no-a-move-goes-to-a-coin-of-another-colour-than-on = { $cell } 顏色相同；移動必須到不同顏色的錢幣。

## Rokumon: what an action is worth

worth-win = { $plies } 手內獲勝
worth-draw = 和局
worth-loss = { $plies } 手內落敗
worth-only = { $worth }，唯一的一手
bots-judged-best = 「{ $action }」{ $worth }：沒有更好的選擇。
bots-judged-only = 「{ $action }」{ $worth }：其他每一手都會錯失{ $given ->
    [win] 勝利
   *[draw] 和局
 }。
bots-judged-lost = 「{ $action }」{ $worth }：局面早已落敗，沒有別的下法能撐得更久。
bots-judged-slower = 「{ $action }」{ $worth }；「{ $best }」{ $best_worth }。
bots-judged-gave-away = 「{ $action }」{ $worth }，錯失了{ $given ->
    [win] 勝利
   *[draw] 和局
 }：「{ $best }」{ $best_worth }。

## Hints

hint-forced = { $actions }。{ $reason }
hint-line = { $actions }：勝率 { NUMBER($chance, style: "percent") }。{ $reason }

bots-hint-only = 你只能這樣做。
bots-hint-give = 沒有簡單的理由：從這裡多次推演，交出這些牌的結果不錯。你手上會留下{ $cards }。
bots-hint-give-void = 你把最後的{ $suit }傳走：之後領出{ $suit }時，你可以打任何牌。你手上會留下{ $cards }。
bots-hint-give-low = 小牌很少贏得交鋒，進軍的點數也少；你手上會留下{ $cards }。
bots-hint-give-area = 其中一張放置的{ $area }，本輪第一名{ $points ->
    [0] 沒有分
   *[other] 只得 { $points } 聲望
 }；你手上會留下{ $cards }。
bots-hint-give-ninja = 你留下忍者：可放置在任何地方，還能勝過 6。你手上會留下{ $cards }。
bots-hint-give-keeps = 你交出的牌放置之處得分較少：{ $card }放置在{ $area }，本輪第一名得 { $points } 聲望。你手上會留下{ $cards }。
bots-hint-take = 它放置在{ $area }，本輪第一名得 { $points } 聲望；加上它，你就有{ $cards }。
bots-hint-take-ninja = 忍者可放在任何地方，還能勝過 6；加上它，你就有{ $cards }。
bots-hint-if-now = { $more ->
    [0] { $less ->
        [0] { "" }
       *[other] 眼下在地圖上少得 { $less } 聲望，但之後應能補回。
     }
   *[other] 如果這一輪現在結束，能多得 { $more } 聲望。
 }
bots-hint-daimyo = { $pays ->
    [0] { "" }
   *[other] { $own ->
        [0] { $decided ->
            [0] 目前交鋒領先者的大名在{ $stands }：若他獲勝，你會在那裡得 { $pays } 聲望。
           *[other] 這場交鋒勝者的大名在{ $stands }：你會在那裡得 { $pays } 聲望。
         }
       *[other] { $decided ->
            [0] 你的大名前往{ $stands }：若贏得交鋒，會在那裡得 { $pays } 聲望。
           *[other] 你的大名前往{ $stands }：你贏得這場交鋒，會在那裡得 { $pays } 聲望。
         }
     }
 }
bots-hint-wins-skirmish = 很可能贏得交鋒：屆時你的大名所在的{ $area }立刻給你 { $points } 聲望。{ bots-hint-if-now }
bots-hint-surely-wins = 必定贏得交鋒：你的大名所在的{ $area }立刻給你 { $points } 聲望。{ bots-hint-if-now }
bots-hint-grows = 你在{ $area }的影響力會是 { $mine }{ $theirs ->
    [0] ，那裡沒有別人。
   *[other] ；其他人中最強的是 { $theirs }。
 }{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-removes = 把{ $area }裡擋路的 { $count } 名他方武士趕走。{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-area = 你將在{ $area }名列{ $place }：第 { $round } 輪計分時多得 { $points } 聲望{ $also ->
    [0] { "" }
   *[other] ，在{ $areas }也多得 { $also }
 }{ $lost ->
    [0] 。
   *[other] ，但其他區域少得 { $lost }。
 }{ bots-hint-daimyo }
bots-hint-holds = 地圖上的名次不變：你的棋子留在原地。
bots-hint-low = 這場交鋒很難贏，出小牌就夠了。{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-cannot-win = 這場交鋒贏不了，出小牌就夠了。{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-spares = 把大牌留給收益更高的交鋒。{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-solved = { $leads_to ->
    [win] 不論對方怎麼下，之後你都能獲勝。
    [loss] 若對手下得完美，這一手終究會輸；但幾乎沒有人下得完美。
   *[draw] 雙方都下得最好時，誰也贏不了。
 }
bots-hint-lost = 若對手每一手都應對正確，這裡怎麼下都會輸。這一手撐得最久。
bots-hint-lost-answers = 若對手每一手都應對正確，這裡怎麼下都會輸。這一手撐得最久：{ $answers } 種應對中只有 { $right } 種能擊敗它。
bots-hint-draws = 這會成為和局：同一局面第三次出現。
bots-hint-taroma = 太郎瑪的回應是固定的：從這裡你可以在 { $turns } 回合內獲勝。
bots-hint-taroma-holds = 這一戰已無法擊敗太郎瑪。
bots-hint-surrender = 其他選擇同樣會輸。
bots-hint-tokens = 這場戰鬥值得使用標記。
bots-hint-saves = 這裡不值得再加標記。
bots-hint-wins = 立刻獲勝。
bots-hint-control = 之後你控制 { $mine } 枚錢幣，對手 { $theirs } 枚。
bots-hint-fight = 就目前所知，這場戰鬥對你有利。
bots-hint-stops = 阻止了對手的 { $threats } 個勝著；{ $left ->
    [0] 一個也不剩
   *[other] 還剩 { $left } 個
 }。
bots-hint-stops-action = 阻止了{ $threats ->
    [1] 對手的勝著「{ $action }」
   *[other] 對手的 { $threats } 個勝著，例如「{ $action }」
 }；{ $left ->
    [0] 一個也不剩
   *[other] 還剩 { $left } 個
 }。
bots-hint-stops-line = 阻止了{ $threats ->
    [1] 對手的勝著「{ $action }」（連成 { $row }）
   *[other] 對手的 { $threats } 個勝著，例如「{ $action }」（連成 { $row }）
 }；{ $left ->
    [0] 一個也不剩
   *[other] 還剩 { $left } 個
 }。
bots-hint-threatens = 準備以 { $wins } 種方式獲勝。
bots-hint-threatens-less = 準備以 { $wins } 種方式獲勝，但對手的應對比對第一個提示更好。
bots-hint-verdict = { $leads_to ->
    [win] 不論對方怎麼下，之後你都能獲勝。
    [loss] 不過若對手下得完美，終究還是會輸。
    [draw] 雙方都下得最好時，誰也贏不了。
   *[unknown] { "" }
 }
bots-hint-blocks = 擋住對手已占兩枚錢幣的 { $row } 這條線。{ bots-hint-verdict }
bots-hint-covers = 覆蓋對手在 { $cell } 的武士，那枚錢幣就歸你。{ bots-hint-verdict }
bots-hint-builds = 之後 { $row } 這條線有兩枚是你的，第三枚空著。{ bots-hint-verdict }

## The review of a finished game

review-gives-up = 實際的下法放棄了在{ $area }名列{ $place }：第 { $round } 輪計分時少得 { $points } 分。
review-leaves = 實際的下法讓{ $colour-side }在{ $area }仍名列{ $place }：第 { $round } 輪計分時對方多得 { $points } 分。
review-keeps = 你留下{ $cards }；照實際打法，這會落到{ $colour-side }手上。
review-keeps-both = 你留下{ $cards }；照實際打法，這會落到鄰家手上。
review-keeps-ninja = 忍者可在任何地方放置最多 3 名武士，還能勝過 6。
review-keeps-card = { $card }可放置在{ $area }，本輪第一名得 { $points } 分；進軍則有 { $number } 點行動點。
review-no-supply = 什麼都沒有放置：後備中已沒有武士。
review-unplaced = 放置了 { $count } 名武士，本來可以放 { $possible } 名。
review-unspent = 沒有用掉的行動點：{ $points } 點中的 { $left } 點。
review-answer-wins = { $clan }可以用「{ $action }」應對，立刻獲勝。
review-answer-next-turn = { $clan }可以用「{ $action }」應對；之後下一回合的勝利已無法阻止。
review-answer-threatens = { $clan }可以用「{ $action }」應對，並準備以 { $wins } 種方式獲勝。
review-answer-leads = { $clan }可以用「{ $action }」應對{ $does ->
    [blocks] ，擋住 { $row } 這條線
    [covers] ，覆蓋 { $cell } 的武士
    [builds] ，占住 { $row } 這條線的兩枚錢幣
   *[nothing] { "" }
 }，不論如何抵抗，都能在 { $plies } 手內獲勝。
review-answer-holds = { $clan }可以用「{ $action }」應對；之後雙方都下得最好時，誰也贏不了。
review-answer-expected = { $clan }很可能以「{ $action }」應對。
review-likely = 對手會怎麼應對並未證明，只是很可能：這是搜尋考慮了隱藏武士的所有可能之後認為最好的下法。
review-likely-open = 對手會怎麼應對並未證明，只是很可能：搜尋只看得到之後幾個回合。
review-taroma-wins = 太郎瑪以「{ $action }」應對，立刻獲勝。
review-taroma-holds = 太郎瑪以「{ $action }」應對，之後已無法擊敗。
review-taroma-draws = 太郎瑪以「{ $action }」應對；之後最多只能和局。
review-skirmish = 出{ $card }，每 100 次有 { $percent } 次贏得交鋒，而不是 { $less } 次；屆時勝鬨會在{ $area }得 { $points } 分。
review-ninja = 6 已經出現，所以{ $card }每 100 次有 { $percent } 次贏得交鋒，而不是 { $less } 次；屆時勝鬨會在{ $area }得 { $points } 分。
review-spares = 出{ $card }，每 100 次有 { $percent } 次贏得交鋒，而不是 { $less } 次，但{ $kept }可留到之後。
review-outweighs = 出{ $card }，每 100 次有 { $percent } 次贏得交鋒，而不是 { $less } 次；但這一回合在地圖上或之後的收益更大。
review-void = { $seat-before }在第 { $skirmish } 場交鋒無法跟出{ $suit }。
review-when-passing = 第 { $round } 輪，傳牌
review-when-skirmish = 第 { $round } 輪，第 { $skirmish } 場交鋒
review-when-turn = 第 { $turn } 回合
review-dealt = 第 { $round } 輪分到：{ $cards }。
review-chose = { $seat-before }暗中選了{ $cards }。

review-grade-best = 與最佳相當
review-grade-close = 接近最佳
review-grade-equal = 與最佳大致相當
review-grade-slip = 略有損失
review-grade-costly = 損失不小
review-grade-turning = 扭轉了局勢

review-how-exact = 精確
review-how-enumerated = { $worlds ->
    [1] 唯一的可能
   *[other] 全部 { $worlds } 種可能
 }
review-how-sampled = 隨機 { $worlds } 種可能
review-how-searched = 搜尋深度 { $depth }

review-working = 覆盤中
review-course = { $seat }：從開始到結束的勝算
review-act = { $seat }，{ $act }：贏得此幕的勝算
review-worth = { $seat }，{ $act }：局面的價值
review-sum = 開始 { $start }，自己的決定 { $decisions }，運氣 { $luck }：合計 { $result }，即為結果。
review-sum-exact = 開始時（下得最好時）：{ $start }。有所損失：{ $own }；對手：{ $others }。結果：{ $result }。
review-sum-about = 自己的決定：各個決定的損失相加；最好也只是毫無損失。運氣：其他一切使勝算升降的事，包括別人的失誤。兩者都可能超過 100%，因為失去的勝算可能回來，然後再次失去。
review-luck = 運氣當中：發牌 { $deal }，他人的行動 { $others }，揭曉的事 { $shown }，後來估得更準 { $estimate }。
review-luck-apart = 「就所能知道的」的運氣，在揭曉時才計入。「全部公開來看」時，無人能知道的也算在決定的損失裡：那裡損失更多，由運氣補回。所以兩者的正負可能相反。
review-luck-named = 其中最大的：
review-nothing-happened = 沒有發生任何事：輪到時估得更準了。
review-decisions = 決定
review-costliest = 最值得學習之處
review-nothing = 沒有任何決定的損失能與偶然區分開來。
review-surrendered-exact = { $seat }投降了。雙方都下得最好時，當時的結果是：{ $worth }。
review-surrendered = { $seat }投降了。就所能知道的來看，當時勝算還有 { $worth }。
review-turn = { $when }（第 { $line } 行），{ $seat }：{ $actions }
review-lost = { $grade }：勝算 { $loss }（介於 { $low } 與 { $high } 之間；{ $how }）。
review-lost-exact = { $grade }（{ $how }）。
review-know = 就當時所能知道的：{ $played }，最佳 { $best }。
review-open = 全部公開來看：{ $played }，最佳 { $best }。
review-note = 若全部公開，最好的可能是別的下法。這一點無人能知道，所以不計入評斷。
review-searched-apart = 兩個勝算可能相差很大：「就所能知道的」的搜尋，不考慮對手會利用自己隱藏的數值。
review-open-equal = 全部公開來看，最好的是：{ $actions }。就這次覆盤所見，它與就所能知道的最佳下法大致相當。
review-open-apart = 全部公開來看，最好的是：{ $actions }。那時其他人的牌都已知道；還不知道時，就所能知道的最佳下法平均而言不會更差。
review-better = 更好：{ $actions }
review-equal = 就這次覆盤所見大致相當：{ $actions }
review-only-searched = 盤面上一時看不出兩者的差別：只有搜尋認為這一手更好。
review-only-solved = 盤面上一時看不出兩者的差別：這是一直算到終局的結果。
review-after = 更好的一手之後：
review-after-played = 實際的一手之後：
review-goes-on = 之後的發展會是：{ $actions }。
review-goes-on-imagined = 一種可能的發展；其他人的牌是設想的：{ $actions }。
review-grid = 當時所能知道的
review-card = 牌
review-own = 自己手上
review-played = 第 { $skirmish } 場交鋒已出
review-known = 必在{ $seat }
review-gone = 已棄
review-warrior = 武士

## Puzzles and lessons

puzzle-title = 謎題
puzzle-about = 取自真實對局、只有一個最佳答案的局面，每一題都經過證明。
puzzle-daily = 今日謎題
puzzle-next = 下一題
puzzle-again = 再試一次
puzzle-show = 看答案
puzzle-number = 第 { $number } 題
puzzle-hardness = 難度 { $rating }
puzzle-hard = { $level }（{ $rating }）
puzzle-level-gentle = 非常簡單
puzzle-level-easy = 簡單
puzzle-level-medium = 中等
puzzle-level-hard = 困難
puzzle-level-master = 非常困難
puzzle-rating-sure = 適合你的難度：{ $hardness }。大約每兩題解出一題。（你的等級分：{ $rating }）
puzzle-rating-unsure = 目前看來適合你的難度：{ $hardness }；再多解幾題會更準。（你的等級分：{ $rating }）
tui-puzzle-rating = 你的等級分：{ $rating }（介於 { $low } 與 { $high } 之間）
puzzle-rating-new = 等級分從你的第一個答案開始，只保存在這個瀏覽器裡。
puzzle-rating-about = 只計算第一次嘗試；之後可以安心再試。
puzzle-choose = 選擇謎題
puzzle-all = 所有主題
puzzle-themed = { $theme }（{ $count }）
puzzle-solved = 在這個瀏覽器解出：{ $count }
puzzle-right = 好眼力！
puzzle-wrong = 還差一點。
puzzle-answer = 答案：{ $actions }
puzzle-lessons = 課程
puzzle-lessons-about = 每個遊戲六課，講初學者看不到的事。每課幾個局面，由你親自下。
puzzle-lesson-step = 第 { $at } 題，共 { $last } 題
puzzle-lesson-on = 下一個局面
puzzle-lesson-over = 前往下一課
puzzle-lesson-end = 回到謎題與課程
puzzle-lesson-done = 已完成
puzzle-open = 可以做的：{ $actions }
puzzle-prompt = 寫下你的行動，步驟之間用逗號分隔。「{ $back }」收回上一步，「{ $answer }」顯示答案，空行離開。

puzzle-side = 你的一方：{ $side }。{ $asked }
puzzle-ask-points = 這是第 { $round } 輪的最後一個回合。請用它拿到盡可能多的分數。
puzzle-ask-next = 這是第 { $round } 輪的最後一個回合。請站好位置，讓各區域按下一輪的計分列給你最多分。
puzzle-ask-victory = 這是整局的最後一個回合。只有一種結束方式能讓你獲勝。
puzzle-ask-card = 無論別人手上是什麼，哪張牌必定贏得這場交鋒？
puzzle-ask-void = 無論收到什麼，傳出哪兩張牌能讓你缺少最多的花色？
puzzle-ask-force = { $turns ->
    [1] 無論對手怎麼做，這個回合就能獲勝。只有一個行動做得到。
   *[other] 無論對手怎麼做，你能在自己的 { $turns } 個回合內獲勝。只有一個行動做得到。
 }
puzzle-ask-hold = 只有一個行動不會輸。找出它。
puzzle-ask-beat = 只有在一個行動之後還能擊敗太郎瑪。找出它。
puzzle-ask-stand = 太郎瑪即將獲勝。只有一個行動能阻止。
puzzle-ask-strike = 你可以立刻獲勝，但只有一種方式。找出它。
puzzle-ask-parry = 對手即將獲勝。只有一個行動能阻止。

puzzle-right-points = 得 { $points } 分；你能留下的 { $boards } 種盤面中，次佳的是 { $next } 分。
puzzle-right-next = 下一輪這樣會得 { $points } 分；你能留下的 { $boards } 種盤面中，次佳的是 { $next } 分。
puzzle-right-victory = 你能留下的 { $boards } 種盤面中，只有這一種贏得整局。
puzzle-right-card = { $worlds ->
    [1] 它已經無法被打敗。
   *[other] 在牌的 { $worlds } 種可能分布中，它全都獲勝。
 }
puzzle-right-void = 你現在缺少的花色：{ $voids }（除非收到的牌補上）。沒有別的傳法在任何情況下更好。
puzzle-right-force = { $turns ->
    [1] 這立刻獲勝。其他 { $others } 個行動都不能獲勝。
   *[other] 這能在 { $turns } 個回合內獲勝。其他 { $others } 個行動都不能獲勝。
 }
puzzle-right-hold = 其他 { $others } 個行動都會輸。
puzzle-right-beat = { $turns } 個回合擊敗太郎瑪。其他 { $others } 個行動之後就再也無法擊敗它。
puzzle-right-stand = 其他 { $others } 個行動之後，太郎瑪都會立刻獲勝。
puzzle-right-strike = { $actions } 個行動中，只有這一個立刻獲勝。
puzzle-right-parry = 其他 { $others } 個行動之後，你都會立刻落敗。

puzzle-wrong-points = 這樣得 { $points } 分；最多可得 { $best } 分。
puzzle-wrong-next = 這樣下一輪會得 { $points } 分；最多可得 { $best } 分。
puzzle-wrong-victory = 這樣是別人贏得整局。
puzzle-wrong-card = 不是必定：可能會出現{ $card }。
puzzle-wrong-void = 這樣你缺少的花色：{ $voids }。可以做到 { $best }。
puzzle-wrong-force = 對手回應：{ $reply }。勝機消失了。
puzzle-wrong-hold = 對手回應：{ $reply }。從這裡對手會獲勝。
puzzle-wrong-beat = 從這裡再也無法擊敗太郎瑪。
puzzle-wrong-stand = 太郎瑪獲勝。
puzzle-wrong-strike = 這不能立刻獲勝。
puzzle-wrong-parry = 對手回應：{ $reply }。對手獲勝。
puzzle-wrong-lost = 這會立刻落敗。

puzzle-theme-daimyo = 移動大名
puzzle-theme-last-card = 交鋒的最後一張牌
puzzle-theme-marching = 進軍
puzzle-theme-ninja = 以忍者放置武士
puzzle-theme-placing = 放置武士
puzzle-theme-removing = 移除武士
puzzle-theme-rows = 下一輪的計分列
puzzle-theme-sure-card = 必勝的牌
puzzle-theme-sure-ninja = 忍者的時機
puzzle-theme-victory = 最後一擊
puzzle-theme-void = 傳牌
puzzle-theme-fight = 戰鬥
puzzle-theme-hold = 守住
puzzle-theme-parry = 阻止對手
puzzle-theme-strike = 立刻獲勝
puzzle-theme-surprise = 奇襲
puzzle-theme-taroma-hold = 守住太郎瑪
puzzle-theme-taroma-win = 擊敗太郎瑪
puzzle-theme-win-far = 遠處的勝利
puzzle-theme-win-three = 三回合獲勝
puzzle-theme-win-two = 兩回合獲勝

lesson-joraku-ties = 同分取較低名次
lesson-joraku-ties-about = 同分者共享較低的名次：並列第一的兩方都只得第二的分數。多一名武士，或對方少一名，可能抵得上一整個區域。
lesson-joraku-ties-point = 先找同分：打破它就升一名，而且只需一名武士。
lesson-joraku-follow = 誰必須跟牌
lesson-joraku-follow-about = 手上有首張花色的人必須出它。別人出過什麼、傳過什麼、何時跟不了，都說明他們還可能有什麼：一張普通的牌也可能無敵。
lesson-joraku-follow-point = 數一數能打敗你的牌，再逐張問：還有誰出得了它？
lesson-joraku-ninja = 何時用忍者
lesson-joraku-ninja-about = 忍者什麼都不算，除非桌上有 6：那時它就贏。有好幾張忍者時，最後一張贏。
lesson-joraku-ninja-point = 等待 6，並想想誰可能在你之後出忍者。
lesson-joraku-rows = 下一輪的計分列
lesson-joraku-rows-about = 棋子留在原地，計分列卻往京都移。現在最值錢的區域，下一輪可能一分不給。
lesson-joraku-rows-point = 一輪剩下的力氣用在下一輪：結束回合前先看它的計分列。
lesson-joraku-daimyo = 大名站在哪裡
lesson-joraku-daimyo-about = 大名有 2 點影響力，而勝者大名所在的區域立刻計分。兩點行動點就能移動他，也一次移動 2 點影響力。
lesson-joraku-daimyo-point = 站在你本來就領先之處的大名，站錯了地方。
lesson-joraku-void = 為自由而傳牌
lesson-joraku-void-about = 沒有某種花色就不必跟它：那時什麼牌都能出。你在看到收到的牌之前就要選好傳什麼。
lesson-joraku-void-point = 把一種花色整個傳走。只傳一半並不會自由。
lesson-rokumon-stack = 三人一疊
lesson-rokumon-stack-about = 一枚錢幣上疊著你的三名武士也算獲勝。兩名武士之上，只有都是自己人才能移上去，而且總要移到另一種顏色。
lesson-rokumon-stack-point = 兩名自己人疊在一起就是威脅。看看哪名武士到得了。
lesson-rokumon-uncover = 揭開了什麼
lesson-rokumon-uncover-about = 移動先提起再放下。若提起時露出對手的三連線，你立刻落敗，無論落下後能贏什麼。
lesson-rokumon-uncover-point = 提起武士之前，看看下面站著誰。
lesson-rokumon-threats = 同時兩個威脅
lesson-rokumon-threats-about = 一個威脅會被擋下。同時兩個，對手只擋得住一個。
lesson-rokumon-threats-point = 每個行動之後，數數你下回合的勝著：有兩個而一手擋不住，就贏了。
lesson-rokumon-count = 數對手的勝著
lesson-rokumon-count-about = 在自己的計畫之前先問：對手能用什麼立刻獲勝？三連線、一疊、戰鬥還是奇襲？
lesson-rokumon-count-point = 不給對手留勝著的行動，往往就是你唯一的行動。
lesson-rokumon-lone = 落單的武士
lesson-rokumon-lone-about = 太郎瑪喜歡用自己落單的武士覆蓋你落單的武士，而且總是盡量擋住你的勝著。
lesson-rokumon-lone-point = 要知道太郎瑪會怎麼做：它的回應由盤面決定，把它算進計畫裡。
lesson-rokumon-strike = 戰鬥與奇襲也能獲勝
lesson-rokumon-strike-about = 戰鬥把較弱的武士從錢幣上趕下去，下面可能正是你的三連線。奇襲連同上面的武士一起搬走錢幣，三連線就經過新的位置。
lesson-rokumon-strike-point = 部署和移動一眼就看得到。再看看每枚站著兩名武士的錢幣，以及每枚可以放到別處的錢幣。

## Pictures

draw-ninja = 忍者
draw-rp = 聲望
draw-skirmish-of = 交鋒 { $number }／{ $total }
draw-variants = { $count ->
   *[other] 變體卡 { $numbers }
 }
draw-status-variants = 正在抽變體卡
draw-status-daimyos = 正在抽大名卡
draw-status-deal = 正在發牌
draw-status-pass = 正在選擇要傳的牌：{ $who }
draw-status-draft = 輪抽中：{ $who }
draw-status-discard = 正在選擇要棄的牌：{ $who }
draw-status-play = 輪到{ $who }出牌
draw-status-choose = { $who }：放置武士或進軍
draw-status-place = { $who }放置武士，還可放 { $left } 名
draw-status-march = { $who }進軍，剩 { $left } 行動點
draw-seat = 座位 { $seat }
draw-seat-you = 座位 { $seat }（你）
draw-you = 你
draw-seen-by = 此座所見
draw-neutral = 中立軍
draw-daimyo-card = 大名卡 { $card }
draw-skirmish = 交鋒
draw-earlier = 本輪先前的交鋒
draw-hand = 你的手牌
draw-hands = 手牌
draw-pack = 你的牌疊
draw-passed = 傳出
draw-received = 收到
draw-dropped = 棄掉
draw-aside = { $count } 張未公開
draw-rows = 深色列：本輪第1、第2、第3名的得分；淺色列：下一輪。{ $sources }。
draw-rows-printed = 依照印刷：{ $areas }
draw-rows-derived = 推算，非印刷：{ $areas }
draw-rows-own = 來自你自己的版圖：{ $areas }
draw-rows-all = 所有區域
draw-told-player = { $colour }方有 { $points } 點聲望，後備中有 { $supply } 名武士。
draw-told-neutral = { $colour }方是中立軍。
draw-told-area = { $area }：{ $factions }。
draw-told-daimyo = { $colour }方{ $place }，有大名和 { $count } 名武士
draw-told-samurai = { $colour }方{ $place }，有 { $count } 名武士
draw-told-skirmish = 本次交鋒的牌：{ $cards }。
draw-told-hand = 你的手牌：{ $cards }。
draw-status-flip = 正在抽要翻面的錢幣
draw-status-coins = 正在排列錢幣
draw-status-turn = 輪到{ $clan }
draw-status-bid = { $cell } 的戰鬥：{ $clan }要加標記嗎？
draw-status-lost = { $clan }露出了三連線
draw-taroma = 太郎瑪
draw-supply = 後備
draw-tokens = 復仇標記
draw-added = 戰鬥中加上 { $count } 個
draw-surprise = 奇襲
draw-surprise-used = 奇襲已用
draw-acts-won = 贏得幕數
draw-face-down = 虛線圓環表示面朝下的武士；小數字是它可能的數值。
draw-told-coin = { $cell }，{ $colour }，{ $pips } 點：空。
draw-told-stack = { $cell }，{ $colour }，{ $pips } 點，由下而上：{ $stack }。
draw-told-clan = { $clan }後備中有 { $count } 名，復仇標記 { $tokens } 個。

## The terminal

tui-my-tables = 你的牌桌
tui-opponents = 同桌對手：{ $names }。
tui-opponent = { $name }（{ $level }）
tui-leave = 你離開了桌子。
tui-bot-failed = 座位 { $seat } 的電腦出錯了（{ $reason }）。由休閒等級的電腦代為回應。
tui-not-an-action = { $line } 不是{ $game }的行動。
tui-not-an-action-near = { $line } 不是{ $game }的行動；相近的有：{ $near }。
tui-who-you = 你
tui-result-joraku = { $place }. { $who }：{ $points } 點聲望
tui-result-rokumon = { $place }. { $who }：贏得 { $points } 幕
tui-streak-won = 連勝 { $needed } 場：你戰勝了太郎瑪。
tui-you = 你是 { $names }，執{ $sides }。
tui-fingerprint = 發牌已經固定，其指紋為 { $commitment }。
tui-help = 請輸入選項的編號，或選項本身。另外：「{ "?" }」說明現在能做什麼（加上文字：只列出含有該文字的），「{ "b" }」讀出盤面，「{ "h" }」提示並說明原因，「{ "u" }」收回上一步，「{ "l" }」重述經過，「{ "r" }」規則（加上字詞可找出相關部分），「{ "w" }」誰在桌邊，「{ "react" }」回應，「{ "pause" }」暫停，「{ "q" }」離開。
tui-choices = { $count } 個選項：「{ "?" }」。
tui-again = 「{ "rematch" }」再玩一局，「{ "review" }」說明每個決定的得失，其他則離開。
tui-lift = 然後請按 { "Enter" }。
tui-only = 只能選「{ "1" }」：{ $told }。
tui-invite = 其他人可由此連結加入：{ $link }
tui-back-again = 連線已恢復。
tui-streak = 連勝：{ $wins }／{ $needed }。
tui-no-tables = 這個伺服器沒有對外開放的桌子。
tui-which-table = 請輸入桌子的編號，或輸入「{ "q" }」離開。
tui-pays = 得分 { $round }
tui-supply = 後備
tui-areas = 各區域依此順序排成一列：每個區域都與前後的區域相鄰。
tui-lines = 三個連成一線的是：{ $lines }。
tui-too-small = 視窗需要 { $width }×{ $height } 個字元。請放大視窗，或使用 { "--plain" }。
tui-key-keys = 按鍵
tui-key-log = 紀錄
tui-key-leave = 離開
tui-key-words = 文字說明
tui-key-read = 閱讀
tui-key-back = 返回
tui-key-choose = 選擇
tui-key-open = 開啟
tui-key-change = 更改
tui-keys-pick = 選取亮起的項目：按括號內的鍵，或使用滑鼠。
tui-keys-move = 方向鍵移到該方向亮起的項目，{ "Tab" }（或 { "j" } 與 { "k" }）移到下一個，{ "Enter" } 選取。
tui-keys-home = 用方向鍵與 { "Enter" }、{ "j" }、{ "k" }、{ "l" }，或滑鼠選擇。每個畫面的最後一行都有它的按鍵。
tui-look-own = 終端機本身的
tui-other-server = 透過連結，或到其他伺服器…
tui-no-link = 這不是連結。連結的樣子：{ "https://tables.example.org/t/NAME" }
tui-legend-joraku = 地圖上：{ "D" } 是大名，數字是武士，小數字是在該區域的名次。★ 持有勝鬨卡，▶ 輪到行動。行末是聲望與後備武士。標 * 的得分是推算的，並非印刷版。交鋒中 ‹ › 領先，… 之後的人尚未出牌。+ 是傳給你的牌，• 是你選的。
tui-legend-rokumon = 錢幣上：上方是格位與點數，中間是由下到上的堆疊。{ "S" } 是真田，{ "T" } 是德川，? 是隱藏的數值，! 是眾人看過的。雙線是金，單線是綠，虛線是翻面；⚔ 是戰鬥，× 是不能提起的錢幣。◆ 是決定勝負的錢幣。
tui-key-judge = 評價
tui-no-verdict = 這個局面尚未解出，或這裡沒有人行動。
tui-play = 遊玩
tui-starting = 請稍候…
tui-learn = 學習
tui-key-on = 繼續
tui-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
tui-menu = 請輸入編號，或輸入「{ "q" }」離開。
tui-against = 對手是誰？
tui-again-watching = 「{ "review" }」說明每個決定的得失，其他則離開。
tui-review-progress = 檢討：100 份已完成 { $percent } 份。
tui-review-help = 編號說明其中一個回合，「{ "n" }」與「{ "p" }」是下一個與上一個值得學習的回合，「{ "c" }」再說一次損失最大的。關於一個回合：「{ "x" }」逐步說明更好的走法，「{ "b" }」讀出當時的盤面，「{ "g" }」當時能知道什麼。「{ "s" }」說明經過，「{ "d" }」看得更深，「{ "q" }」返回。
tui-review-no-more = 那個方向沒有其他值得學習的回合。
tui-review-choose = 請先選擇一個回合：用編號，或用「{ "n" }」與「{ "p" }」。
tui-puzzle-rating-new = 你的等級分從第一次作答開始，並留在這台電腦上。
tui-puzzle-help = 請輸入選項的編號，或選項本身。另外：「{ "?" }」說明現在能做什麼，「{ "b" }」讀出盤面，「{ "u" }」收回上一步，「{ "a" }」重新開始，「{ "x" }」說出答案，「{ "q" }」返回。
tui-puzzle-after = 「{ "n" }」前往下一題，「{ "a" }」重做這一題，「{ "x" }」說出答案，「{ "q" }」返回。
tui-puzzle-solved = 已解：{ $count }
tui-key-learn = 值得學習
tui-key-better = 更好的走法
tui-key-summary = 總結
tui-key-step = 步
tui-key-watch = 觀看
tui-key-take-back = 悔棋
tui-no-such-key = 「{ $pressed }」現在沒有作用。可用的鍵：{ $keys }
tui-kept = 先記下，輪到你時執行：{ $keys }
tui-changed = 選擇之後牌桌有了變化，因此沒有執行：{ $what }
tui-paused = 牌桌已暫停：按 { "P" } 繼續。
tui-review-open = 當時沒有隱藏的東西：一切都可以知道。
tui-waiting-tables = 等待玩家的牌桌
tui-closed-place = 後備沒有武士了
tui-closed-march = 沒有可移動或移除的棋子
tui-keys-esc = { "Esc" } 放開已選的項目；在上洛中，之後會逐步收回這張牌的各步。
tui-keys-back = { "u" } 收回你最後一步。
tui-keys-no-back = 現在沒有可收回的：大家看過的就不能收回。
tui-remove = 移除{ $area }的{ $colour }
tui-place = 最多放 { $count } 名武士；後備 { $supply }／{ $all } 名
tui-here = 這台電腦
tui-mine-empty = 你還沒有坐過任何一桌。
tui-scored-pays = 得分
tui-scored-areas = 所有區域
tui-scored-plain = { $area }（{ $pays }）：{ $paid }。
tui-scored-now = 目前聲望：{ $points }。
tui-first = 第一次玩？按 { "F" } 閱讀「{ $title }」。
tui-first-plain = 第一次玩？輸入「{ "first" }」閱讀「{ $title }」。
tui-tips = 要點
tui-tip-joraku-pass = 牌上的數字就是區域：3 放在區域 3，或給 3 點進軍。
tui-tip-joraku-win = 數字最大者勝，同大時後出者勝；有 6 時忍者勝。
tui-tip-joraku-lose = 交鋒時勝者大名所在的區域計分，在那裡的其他人也得分。
tui-tip-joraku-use = 在該區域放最多三名，或以數字為行動點進軍。
tui-tip-joraku-count = 武士算 1，大名算 2；一輪結束時多者得分。
tui-tip-joraku-tied = 平手取較低名次：兩人並列第一，都得第二的分。
tui-tip-joraku-march = { $samurai } 行動點讓武士到相鄰區域，{ $daimyo } 點移動大名。
tui-tip-joraku-remove = 只能在自己大名所在的區域移除別人的武士。
tui-tip-joraku-ninja = 忍者可放在任何地方；本身算 0，但有 6 時獲勝。
tui-tip-rokumon-pips = 格位旁的數字是錢幣的點數，只用來區分錢幣。
tui-tip-rokumon-tokens = 輸掉一幕的人拿一個復仇標記：戰鬥時加 1，只能用一次。
tui-tip-rokumon-honour = 榮譽守則：復仇標記較多的一方可以收回移動。
tui-tip-rokumon-star = 戰鬥時數值低者退回；只有 1★ 勝 6，不論加多少。
tui-new-keys = 上下鍵選行，左右鍵改變內容。{ "Enter" } 建立牌桌。
tui-hint-won = { $actions }：雙方最佳下法時獲勝。{ $reason }
tui-hint-lost = { $actions }：對手完美應對時落敗。{ $reason }
tui-review-time = { $total ->
    [0] { $seconds } 秒
   *[other] { $done }／{ $total } · { $seconds } 秒
 }

## Why a server refuses

refusal-bad-message = 伺服器看不懂這則訊息。
refusal-bad-option = 這些設定無法開桌。
refusal-bad-name = 名稱不能空白、過長，或含有無法顯示的字元。
refusal-bad-token = 這張桌子不認得你。
refusal-foreign-origin = 這個請求並非來自本伺服器的網頁。
refusal-unknown-host = 本伺服器不認得網址中的名稱。管理者可在設定中加入這個名稱。
refusal-banned = 本伺服器的管理者不接受來自你位址的連線。
refusal-not-your-seat = 那不是你的座位。
refusal-not-host = 只有桌主可以這樣做。
refusal-not-shown = 該座位的玩家不對觀眾公開。
refusal-no-advice = 只有與電腦對戰、允許提示的桌子，以及已結束的遊戲，才能取得建議。
refusal-secret = 遊戲結束前，紀錄不公開。
refusal-no-such-table = 沒有這張桌子；可能已被清除。
refusal-no-such-page = 這個網址沒有內容。
refusal-no-such-method = 這個網址不能這樣使用。
refusal-no-such-moment = 這張桌子沒有這個時刻。
refusal-no-such-seat = 這張桌子沒有那個座位。
refusal-seat-taken = 座位已有人，或你已經有座位了。
refusal-not-away = 該座位的玩家還在，或離開的時間還不夠久。
refusal-not-started = 遊戲尚未開始：還有空位。
refusal-game-over = 遊戲已經結束。
refusal-not-over = 遊戲尚未結束。
refusal-paused = 桌主已暫停遊戲。
refusal-not-your-turn = 還沒輪到你。
refusal-no-such-action = 這個遊戲沒有這種行動。
refusal-stale = 情況已有變化：請重新查看再決定。
refusal-not-now = 現在不能這樣做。
refusal-needs-version = 這張桌子使用的規則版本，本伺服器沒有。
refusal-damaged = 這張桌子的資料已損壞，無法開啟；其他桌子不受影響。
refusal-no-time = 你的時間已經用完。
refusal-too-slow = 請求未能及時送達。
refusal-too-large = 訊息太大。
refusal-too-many = 短時間內次數過多：請稍候。
refusal-too-soon = 你剛剛回應過，請稍候。
refusal-not-stored = 伺服器無法儲存，因此沒有任何變動。請再試一次。
refusal-closing = 伺服器即將關閉，請稍後再來。
refusal-full = 伺服器已滿，請稍後再試。

## The page

page-welcome = 請入座
page-welcome-back = 歡迎回來
page-welcome-back-name = 歡迎回來，{ $name }
page-about = 兩款戰國時代的遊戲。與公平的電腦對戰、用連結邀朋友，或一起圍著一個螢幕；每一分都有說明。
page-first-game = 第一次玩《{ $game }》
page-first-game-about = 旁邊有教練告訴你做什麼、為什麼。電腦很簡單，不用註冊。
page-home = 回到首頁
page-skip = 跳到桌面
page-opening = 請稍候……
page-navigation = 頁面
page-not-found = 沒有這個頁面。
page-not-found-about = 這個網址沒有內容；也許少了一個字。你的牌桌都在首頁。
page-gone = 這張牌桌已經不在了。
page-gone-about = 牌桌太久沒有人來，已經收走；也可能是網址少了一個字。
page-link-ended = 這個個人連結已不能入座。你正在觀戰。
page-rules = 規則
page-settings = 設定
page-close = 關閉
page-labelled = { $label }：{ $text }
page-full-stop = { $text }。
page-language = 語言
page-look = 外觀
page-look-auto = 跟隨裝置
page-look-light = 淺色
page-look-dark = 深色
page-speed = 進行速度
page-speed-calm = 從容
page-speed-brisk = 輕快
page-speed-once = 立即顯示
page-sound = 音效
page-sound-off = 關閉
page-sound-quiet = 小聲
page-sound-medium = 中等
page-sound-loud = 大聲
page-scenes = 幕的標題與勝利場面
page-use-hints = 與電腦對戰時提供提示
page-use-verdicts = 評價我的每個行動
page-use-verdicts-about = 每次行動後用一行說明是否最好，若不是又失去了什麼。
page-use-verdicts-where = 只適用於已解出的部分：《六文》第一幕、第二幕和單人對抗太郎瑪。《上洛》等其他對局在結束後的覆盤中評價。
page-end-by-itself = 沒有事可做時自動結束回合
page-tap-twice = 在觸控螢幕上，六文須點第二次才行動
page-show-unseen = 顯示尚未看過的牌
page-game-joraku = 上洛
page-tell-joraku = 出牌贏得交鋒，再放置武士或進軍：在區域中領先就能得分。
page-kind-joraku = 爭赴京都
page-facts-joraku = 二至四人 · 約 40 分鐘
page-game-rokumon = 六文
page-tell-rokumon = 部署、堆疊、戰鬥，直到你的武士連成一線。共六幕，每幕多一條規則；也可單人對抗自動人偶太郎瑪。
page-kind-rokumon = 兩家，六或七枚錢幣
page-facts-rokumon = 一至二人 · 每幕約 5 分鐘
page-play-now = 馬上玩
page-play-game = 玩《{ $game }》
page-other-ways = 自選玩法與電腦
page-play-more = { $game }：與電腦對戰
page-as-usual = 恢復預設
page-you-sit = 你坐座位 { $number }
page-friends = 和朋友玩
page-learn = 第一次玩
page-puzzles = 謎題與課程
page-level = 電腦的強度
page-level-beginner = 新手
page-level-casual = 休閒
page-level-skilled = 熟手
page-level-expert = 高手
page-level-master = 大師
page-level-own = 自製電腦
page-level-mixed = 各不相同
page-bot-beginner-1 = 小鈴
page-bot-beginner-2 = 豆太
page-bot-beginner-3 = 雛子
page-bot-beginner-4 = 小鳥
page-bot-beginner-about = 立刻應手，只看得到半張桌面，也常放你一馬。
page-bot-casual-1 = 瓢太
page-bot-casual-2 = 權兵衛
page-bot-casual-3 = 阿菊
page-bot-casual-4 = 茂作
page-bot-casual-about = 立刻應手，挑眼前看來最好的走法，很少往後想。
page-bot-skilled-1 = 疾風
page-bot-skilled-2 = 鐵馬
page-bot-skilled-3 = 樹
page-bot-skilled-4 = 嵐
page-bot-skilled-about = 想一會兒，看得到後面幾手，偶爾會錯過機會。
page-bot-expert-1 = 銀狐
page-bot-expert-2 = 茜
page-bot-expert-3 = 御影
page-bot-expert-4 = 陽炎
page-bot-expert-about = 想一會兒，看得很遠，很少漏看什麼。
page-bot-master-1 = 雷山
page-bot-master-2 = 萬里
page-bot-master-3 = 伊吹
page-bot-master-4 = 龍牙
page-bot-master-about = 最多想三秒，看得比誰都遠，一點便宜也不給。
page-bot-of-house = 與{ $name }同門，棋路相同。
page-shape = 哪一種遊戲
page-shape-3 = 三人
page-shape-4 = 四人
page-shape-houses = 兩人，各掌兩家
page-shape-neutral = 兩人，加入中立軍
page-guest = 玩家
page-you = 你
page-you-about = 在新的牌桌上會用這個名稱。兩者都只留在這個瀏覽器裡。
page-name-kept = 從現在起你叫 { $name }。
page-you-mark = （你）
page-tables-yours = 輪到你
page-go-on = 繼續
page-tables-running = 進行中
page-tables-finished = 已結束
page-all-tables = 全部顯示（{ $count }）
page-notices = 輪到我時通知我
page-notices-on = 從現在起，輪到你時會在這裡通知你。
page-notices-refused = 這個瀏覽器不顯示本頁的通知。可以在瀏覽器的設定中允許。
page-you-only-watch = 觀戰中
page-against = 對手：{ $names }
page-points-of = { $name }：{ $count }
page-acts-stand = 贏 { $own } 幕，輸 { $other } 幕
page-acts-won-by = 贏得的幕：{ $standing }
page-forget = 從清單移除「{ $title }」
page-forgotten = 已從清單移除「{ $title }」
page-forgotten-undo = 復原
page-open-tables = 公開的桌子
page-free-seats = { $count } 個空位
page-watch = 觀戰
page-new-table = 開一桌{ $game }
page-your-name = 你的名稱
page-title = 桌名（可不填）
page-option-players = 人數
page-choice-players-2 = 兩人
page-choice-players-2-about = 各掌兩家，或雙人加上中立軍。
page-choice-players-3 = 三人
page-choice-players-3-about = 每人六張牌；三張蓋著放在一旁。
page-choice-players-4 = 四人
page-choice-players-4-about = 每人五張牌；一張蓋著放在一旁。
page-option-mode = 雙人玩法
page-choice-mode-houses = 各掌兩家
page-choice-mode-houses-about = 每人率領兩種顏色，並以輪抽選牌。
page-choice-mode-neutral = 加入中立軍
page-choice-mode-neutral-about = 第三支軍隊會自行向京都推進。
page-option-variants = 變體卡
page-choice-variants-none = 不使用
page-choice-variants-none-about = 基本遊戲。
page-choice-variants-random = 隨機兩張
page-choice-variants-random-about = 六張變體卡中的兩張會改變本局規則。
page-option-kachidoki = 勝鬨
page-choice-kachidoki-all = 所有人得分
page-choice-kachidoki-all-about = 交鋒分出勝負時，勝者所在區域的所有人都得分。
page-choice-kachidoki-winner = 只有勝者得分
page-choice-kachidoki-winner-about = 交鋒分出勝負時，只有勝者得分。
page-option-passing = 傳牌
page-choice-passing-left = 傳給左家
page-choice-passing-left-about = 兩張都傳給你的下家，也就是桌邊坐在你左邊的人。
page-choice-passing-both = 左右各一張
page-choice-passing-both-about = 左家、右家各傳一張。
page-option-act = 幕
page-choice-act-campaign = 完整戰役
page-choice-act-campaign-about = 六幕接連進行；輸掉一幕的人拿取一個復仇標記。
page-choice-act-1 = 第 1 幕
page-choice-act-1-about = 六枚錢幣：部署武士，連成一線。
page-choice-act-2 = 第 2 幕
page-choice-act-2-about = 七枚錢幣：武士可以移動、堆疊。
page-choice-act-3 = 第 3 幕
page-choice-act-3-about = 隱藏的數值，還有戰鬥。
page-choice-act-4 = 第 4 幕
page-choice-act-4-about = 奇襲：可把一枚錢幣連同其上的武士移到別處，限一次。
page-choice-act-5 = 第 5 幕
page-choice-act-5-about = 一枚錢幣翻面：第三種顏色。
page-choice-act-6 = 第 6 幕
page-choice-act-6-about = 全部正面朝上。
page-choice-act-solo = 單人對抗太郎瑪
page-choice-act-solo-about = 自動人偶依自己的規則行動，並說明理由。請連贏三場戰鬥。
page-option-difficulty = 難度
page-choice-difficulty-easy = 簡單
page-choice-difficulty-easy-about = 你扮演德川。
page-choice-difficulty-medium = 中等
page-choice-difficulty-medium-about = 你扮演真田。
page-choice-difficulty-difficult = 困難
page-choice-difficulty-difficult-about = 你扮演只有四名武士的德川。
page-option-honour = 榮譽守則
page-choice-honour-on = 使用
page-choice-honour-on-about = 標記較少的一方讓對手悔棋，並以「請指教！」預告。
page-choice-honour-off = 不使用
page-choice-honour-off-about = 不能悔棋，也沒有預告。
page-choice-variants-chosen = 自選
page-choice-variants-chosen-about = 從六張中任意選用。
page-board = 你自己版圖的計分列
page-board-about = 含有你版圖上所印計分列的檔案：頁面和電腦都以此計分。
page-board-example = 可供填寫的標準計分列
page-board-file = 你的檔案
page-board-drop = 使用標準計分列
page-board-too-large = 這個檔案太大，不像計分列。
page-more-options = 更多
page-more-options-campaign = 戰役中每一幕的錢幣都重新排列。
page-option-coins = 錢幣排列
page-option-coins-about = { "g" } 金、{ "j" } 綠、{ "f" } 翻面，依閱讀順序；留空則隨機。
page-option-tokens = 復仇標記
page-option-tokens-about = 先真田，後德川。
page-option-layout = 布局
page-option-layout-about = 七個相鄰的格子；留空則為六角形。
page-at-zero = 時間用完時
page-at-zero-move = 由電腦代打這個回合
page-at-zero-seat = 由電腦接手座位
page-their-name = 名稱
page-seats = 座位
page-seat = 座位 { $number }
page-same-name = { $name } { $number }
page-seat-me = 我（這個螢幕）
page-seat-you = 你
page-seat-open = 空位（用連結加入）
page-clock = 計時
page-clock-none = 無
page-clock-5-5 = 5 分鐘，每回合加 5 秒
page-clock-15-10 = 15 分鐘，每回合加 10 秒
page-clock-move-60 = 每回合一分鐘
page-listed = 陌生人也能找到這張桌子
page-advice = 玩家可以要求提示與評價
page-make = 開桌
page-status-open = 等待玩家
page-status-playing = 遊戲進行中
page-status-paused = 已暫停
page-status-over = 遊戲已經結束
page-status-scoring = 計分中
page-status-act-over = 此幕結束
page-you-win = 你贏了！
page-back-to-review = 回到覆盤
page-you-lose = 你輸了。
page-your-place = 你是{ $place }
page-share-win = 你與人並列獲勝
page-your-turn = 輪到你了
page-turn-of = 輪到：{ $names }
page-you-watch = 你正以觀眾身分觀戰。
page-to-act = 輪到行動
page-nobody = 無人
page-board-in-words = 用文字說明桌面
page-take-back = 悔棋
page-pause = 暫停
page-resume = 繼續
page-rematch = 再來一局
page-to-rematch = 前往新的一局
page-rematch-seats = 座位已輪換。{ $seats }
page-rematch-no = 不再來
page-rematch-wanted = 想再來一局：{ $names }
page-rematch-asks = { $names }想再來一局
page-rematch-waits = 尚未回答：{ $names }
page-rematch-gone = 已離開：{ $names }
page-rematch-refused = 不想再來：{ $names }
page-replay = 重播
page-back-to-game = 回到你的對局
page-record = 紀錄
page-share = 分享
page-share-about = 有這個連結的人都能觀戰，也能坐上空位。
page-link = 這張桌子的連結
page-copy = 複製
page-personal-about = 你的個人連結可在另一部裝置開啟你的座位。請勿給別人。
page-copy-personal = 複製我的個人連結
page-curtain = 接著輪到{ $name }。其他人請不要看。
page-curtain-lift = 我是{ $name }：顯示桌面
page-reconnecting = 連線中斷，重新連線中…
page-not-storing = 伺服器目前無法儲存。你的操作會保留在這裡，並自動重新送出。
page-host-says = 伺服器管理者的訊息：{ $text }
page-new-version = 這個頁面有新版本。輪到別人時會自動載入。
page-reload = 立即重新載入
page-unreachable = 目前無法連上伺服器。
page-try-again = 再試一次
page-your-action = 你的行動
page-broken = 這裡出了問題。如果頁面沒有反應，請重新載入：遊戲都已保存。
page-all-rules = 在新分頁看所有規則
page-waiting = 等待玩家
page-waiting-about = 座位坐滿後遊戲就開始。請把這個連結傳給朋友。
page-waiting-for = 等待{ $names }
page-invited = 有人邀請你玩{ $game }
page-invited-by = { $name } 邀請你玩{ $game }
page-lesson = 兩分鐘學會
page-takes = 需要多久
page-takes-joraku = 約 40 分鐘
page-takes-rokumon = 約 5 分鐘
page-takes-campaign = 共六幕，約 30 分鐘
page-clock-game = 每人 { $minutes } 分鐘
page-clock-increment = 每回合加 { $seconds } 秒
page-clock-move = 每回合 { $seconds } 秒
page-free = 空位
page-sit = 入座
page-advice-allowed = 在這張桌子，玩家可以要求提示與評價。
page-away = 由電腦代打
page-quicker = 伺服器忙碌，暫以「{ $level }」的程度對局
page-not-here = 不在
page-come-back = 我回來了
page-bot-plays-now = 電腦正在代打：{ $bot }。
page-bot-plays = 你離開時由電腦代打：{ $bot }。
page-seat-back = 座位已還給你。
page-seat-lost = 你的時間已用完：電腦會代打到最後。
page-replace = 交給電腦
page-replace-in = { $time } 後可交給電腦
page-add-bot = 讓電腦入座
page-wins = { $count } 勝
page-watching = { $count } 人觀戰
page-streak = 連勝：{ $count }
page-solo-won = 三連勝：你戰勝了太郎瑪。
page-log = 遊戲經過
page-log-times = { $text } ×{ $count }
page-log-paid = { $name } +{ $points }
page-log-steps = 逐步
page-hint = 提示
page-hint-thinking = 思考中…
page-hint-chance = （勝率 { $percent }%）
page-hint-about = 百分比是你贏得這一局的機率；勢均力敵時是 { $even }%。
page-hint-alike = （差不多一樣好）
page-hint-same = 理由相同。
page-moment = 遊戲的時刻
page-looking-back = 回顧：第 { $at } 步，共 { $last } 步
page-to-now = 回到現在
page-show-moment = 顯示這一刻
page-read-rule = 閱讀這條規則
page-reaction-hello = 你好！
page-reaction-luck = 祝好運！
page-reaction-well-played = 下得好！
page-reaction-thanks = 謝謝！
page-reaction-wow = 真沒想到！
page-reaction-oops = 糟了！
page-reaction-thinking = 讓我想想……
page-reaction-bow = 鞠躬
page-react = 回應
page-mute = 靜音
page-copied = 已複製
page-back-1 = 後退一步
page-on-1 = 前進一步
page-back-turn = 到上一個輪次
page-on-turn = 到下一個輪次
page-replay-turn = 輪次
page-replay-step = 一步
page-replay-at = 第 { $at } 步，共 { $last } 步
page-replay-fault = 失誤
page-replay-faults = ▲ 錯失勝局或和局的一手
page-replay-speed = 速度
page-play = 播放
page-seen-by = 視角
page-spectator = 觀眾
page-play-on = 從這裡接著玩
page-picture-by = 圖片（{ $name }所見）
page-search = 搜尋規則
page-meant = 沒有完全相符的字詞，改為顯示「{ $words }」。
page-found = { $count ->
    [0] 找不到。換個詞，或只輸入一部分試試。
   *[other] { $count } 個小節
 }
page-coach = 你的第一局
page-coach-skip = 不要教練，自己玩
page-coach-more = 更多
page-less = 收起
page-coach-joraku-pass = 牌上的數字是放置武士的區域，或進軍的點數。選兩張最用不到的牌傳給下家。三輪之後聲望最多者獲勝。
page-coach-joraku-pass-more = 數字牌可在該區域放置最多三名武士，忍者可放在任何地方。手上沒有領出的花色時，可以打任何牌。在所有人選好之前，你還可以改變主意。
page-coach-joraku-pass-again = 新的一輪：所有棋子留在原地，得分高的計分列向京都移動。看看哪裡的深色計分列較高，再傳兩張牌。
page-coach-joraku-play = 打出一張牌並立刻使用。數字牌：從你的十名武士中在該區域放置最多三名，或以該點數進軍。忍者：可放在任何區域。
page-coach-joraku-play-more = 交鋒的首張牌決定花色，有該花色的人必須跟牌。所有人出完後，數字最大者贏得交鋒；但若出現 6，則由忍者獲勝。然後贏家大名所在的區域計分：前三名得 3、2、1 聲望。
page-coach-joraku-play-again = 又輪到你出牌：它在地圖上哪裡有用？若你贏得交鋒，你的大名所在的區域會計分：你在那裡領先嗎？
page-coach-joraku-choose = 牌上的數字有兩種用法，任選其一。放置：在這個編號的區域放置最多三名武士。進軍：用同樣多的行動點移動，或移除別人的武士。
page-coach-joraku-no-supply = 你的十名武士都已在地圖上，無法放置。改用進軍：牌上的數字就是移動的點數。忍者沒有數字。
page-coach-joraku-place = 把武士放到亮起的區域，然後結束回合。輪末依影響力的名次得分。
page-coach-joraku-place-more = 深色的計分列寫明第1、第2、第3各得幾分。武士算 1，大名算 2；平手者同列較低的名次。
page-coach-joraku-place-again = 把武士放到亮起的區域。比一比：再多一名，前三名會不會改變？
page-coach-joraku-place-any = 將最多三名武士放到任何區域，可任意分配，然後結束回合。每個區域影響力最大者在輪末得分。
page-coach-joraku-place-any-again = 忍者可放在任何區域。比一比：在哪裡放一、二或三名武士會改變前三名？
page-coach-joraku-march = 1 點可將一名武士移到相鄰區域，2 點可移動你的大名。完成後請結束回合。
page-coach-joraku-march-more = 在你的大名所在之處，1 點還可移除別人的一名武士：它會回到後備；電腦也會這樣對你。
page-coach-joraku-march-again = 先選自己的棋子，再選目的地。叉號標出你的大名可以移除的武士。
page-coach-joraku-spent = 這張牌已沒有可做的事。再看一次地圖：結束回合之前，每一步都可以收回；只有打出的牌收不回來。
page-coach-joraku-spent-again = 這張牌已無事可做。回合結束前，可以按「收回一步」。
page-coach-joraku-scoring = 交鋒分出勝負，贏家大名所在的區域計分：影響力前三名得 3、2、1 聲望。只要你在那裡，無論誰贏你都能得分。
page-coach-joraku-round = 這一輪結束：各區域依影響力支付深色計分列的分數。接著看得分明細：按一下數字就知道它從哪裡來。
page-coach-joraku-turn = 從亮起的項目中選一個。現在不能做的會變暗，並說明原因。
page-coach-joraku-wait = 其他人正在行動。經過會說明發生了什麼：每一分都附上規則。
page-coach-joraku-wait-more = 玩家家紋旁的數字是後備武士、手牌與大名卡的編號；右邊是聲望，括號內是若本輪現在結束，各區域會再給的分數。
page-coach-joraku-wait-again = 其他人正在行動；經過會說明發生了什麼。
page-coach-joraku-over = 遊戲已經結束。「所有分數」會顯示每一分從何而來：點選數字或玩家的名牌。現在你會玩了。
page-coach-rokumon-deploy = 按下亮起的空錢幣，後備的一名武士就會放上去。控制三枚連成一線的錢幣，或把自己的三名武士疊在一起，就贏得這一幕。
page-coach-rokumon-deploy-more = 最上面的武士控制錢幣。武士的數值不同時，先選武士。真田有四名武士，一定先手；德川有五名。
page-coach-rokumon-move = 再部署一名武士，或把一疊最上面的武士移到不同顏色的錢幣，距離不限，並覆蓋那裡的武士。
page-coach-rokumon-move-more = 錢幣上已有兩名武士時，只有兩名都是自己的才能再覆蓋。也要小心，別露出對方的三連線。
page-coach-rokumon-move-again = 部署，或移到另一種顏色。先看看對方哪裡可能連成三枚。
page-coach-rokumon-no-supply = 你的後備已空，無法部署。把某疊最上面的武士移到不同顏色的錢幣上。
page-coach-rokumon-no-coin = 沒有空的錢幣，無處部署。把某疊最上面的武士移到不同顏色的錢幣上。
page-coach-rokumon-tokens = 戰鬥：數值較小的回到後備。在此之前可以輪流加入復仇標記；不想加就選「不再加碼」。
page-coach-rokumon-tokens-more = 每個標記加 1，用過即止。輸掉一幕的人會拿到一個。
page-coach-rokumon-fight = 有一枚錢幣上站著兩名武士：可以在那裡戰鬥。數值大的留下，小的回到後備。
page-coach-rokumon-fight-more = 數值相同則兩名都回到後備，而 1★ 勝過 6；想想對方可能是什麼。
page-coach-rokumon-uncovered = 你提起武士，露出了對方的三連線。復仇標記較多的一方可以收回移動。
page-coach-rokumon-ended = 這一幕結束了：錢幣下方寫著誰獲勝、為什麼。
page-coach-rokumon-turn = 從亮起的項目中選一個。現在不能做的會說明原因。
page-coach-rokumon-wait = 對方正在行動。
page-coach-rokumon-over = 這一幕結束了：相連的錢幣就是原因。之後每一幕都多一條規則；隨時可以繼續。
page-coach-rokumon-lost = 這一幕輸了：相連的錢幣說明了原因。可以再來一局，或繼續前進；每一幕都會多一條規則。
page-coach-rokumon-done = 這是最後一幕。你已經完全會玩了：試試戰役，或挑戰太郎瑪。
page-coach-rokumon-alone = 結束了，遊戲經過說明了原因。可以再來一局；也可在首頁選另一幕或整場戰役。
page-coach-next = 下一步：{ $title }

## The page: Joraku

page-joraku-map = 地圖
page-joraku-rounds = 第 { $round } 輪，共 3 輪。
page-joraku-round = 第 { $numeral } 輪
page-joraku-factions = 玩家
page-joraku-variants = 使用中的變體卡
page-joraku-variant-1 = 本土之威
page-joraku-variant-1-about = 在自己大名所在區域名列第一，加該區域編號的分數。
page-joraku-variant-2 = 平手取高
page-joraku-variant-2-about = 平手者取較高的名次。
page-joraku-variant-3 = 陡峭的勝鬨
page-joraku-variant-3-about = 勝鬨得 4、2、0 分。
page-joraku-variant-4 = 入京
page-joraku-variant-4-about = 首次進入京都，得到大名卡數字的分數。
page-joraku-variant-5 = 忠於花色
page-joraku-variant-5-about = 跟上領出的花色得 2 分。
page-joraku-variant-6 = 疾行的大名
page-joraku-variant-6-about = 移動大名花 1 行動點。
page-joraku-phase-variants = 正在抽變體卡
page-joraku-phase-daimyos = 正在抽大名卡
page-joraku-phase-deal = 正在發牌
page-joraku-phase-pass = 招募：傳牌
page-joraku-phase-draft = 招募：輪抽
page-joraku-phase-discard = 招募：棄牌
page-joraku-phase-prestige = 威望：各區域計分
page-joraku-phase-over = 遊戲已經結束
page-joraku-round-scored = 第 { $numeral } 輪計分
page-joraku-why-number = 點選數字即可查看來源。
page-joraku-points-of = { $name }：聲望 { $points }
page-joraku-why-points = { $name }的得分來源
page-joraku-no-points = 尚未得分。
page-joraku-to-round = 進入第 { $numeral } 輪
page-joraku-to-sums = 回到總計
page-joraku-show-sums = 查看總分
page-joraku-holder = 持有勝鬨卡
page-joraku-rp = 聲望：三輪之後最多的人獲勝
page-joraku-supply = 後備武士 { $count }／{ $all } 名
page-joraku-tie = 大名卡 { $card }：最後同分時決定名次
page-joraku-removed = 你有 { $count } 名武士被移除，回到後備
page-joraku-cards = { $count } 張手牌
page-joraku-played = { $colour }方打出{ $card }
page-joraku-awaits = 等待{ $name }
page-joraku-led = 領出
page-joraku-ahead = 領先
page-joraku-won = 獲勝
page-joraku-last-skirmish = 上次交鋒
page-joraku-this-skirmish = 本次交鋒
page-joraku-kept = 你的
page-joraku-to = 給{ $name }
page-joraku-not-now = 現在不能用
page-joraku-choices = 你可以做的事
page-joraku-turn = 你的回合
page-winner = { $names }獲勝
page-joraku-pass = 選 { $count } 張牌給{ $name }
page-joraku-pass-about = 指著一張牌，地圖會標出它能放置的區域。沒有首張花色的人可出任何牌。
page-joraku-pass-both = 選兩張牌：第一張給{ $left }，第二張給{ $right }
page-joraku-give = 傳出{ $cards }
page-joraku-change = 重新選擇
page-joraku-draft = 留下一張牌，其餘的牌疊傳給{ $name }
page-joraku-keep = 留下{ $card }
page-joraku-discard = 蓋著棄掉一張牌
page-joraku-drop = 棄掉{ $card }
page-joraku-play = 任意打出一張牌
page-joraku-follow = 必須跟牌：{ $suit }
page-joraku-cannot-follow = 你沒有{ $suit }：可出任何牌
page-joraku-only = 必須跟出{ $suit }，而你只有這一張。
page-joraku-who-wins = 不論花色，數字最大者勝；同大時後出者勝；忍者勝 6。勝者大名所在的區域立刻依影響力付 { page-joraku-skirmish-row } 聲望。
page-joraku-skirmish-row = { $pays ->
    [steep] 4 2 0
   *[usual] 3 2 1
 }
page-joraku-skirmish-pays = { $pays ->
    [steep] 第1名4・第2名2・第3名0
   *[usual] 第1名3・第2名2・第3名1
 }
page-joraku-use = { $card }：放置武士還是進軍？
page-joraku-use-ninja = { $card }：把武士放在任何區域？
page-joraku-stays-played = 打出後收不回；之後的步驟可以收回。
page-joraku-choose = 已打出{ $card }：放置武士還是進軍？
page-joraku-place = { $count ->
    [0] 放置在{ $area }
   *[other] 在{ $area }放置 { $count } 名
 }
page-joraku-place-none = 只出牌，無武士可放
page-joraku-march = 進軍：{ $count } 行動點
page-joraku-ninja = 放置在任何區域
page-joraku-ninja-none = 打出（已無武士）
page-joraku-place-left = { $count ->
    [3] 最多放 { $count } 名
   *[other] 還可放 { $count } 名
 }；後備 { $supply }／{ $all } 名
page-joraku-place-all = { $count } 名都放{ $area }
page-joraku-march-left = 剩 { $count } 行動點：請選一個棋子
page-joraku-march-about = 有框的棋子：先按它，再按區域。帶叉號的武士可以移除（只限你的大名所在的區域）。
page-joraku-where = 移到哪裡？
page-joraku-where-map = 請按要前往的區域
page-joraku-how-many = 幾名？移到哪裡？
page-joraku-how-many-map = 幾名？再按要前往的區域
page-joraku-next-press = 下一次按下
page-joraku-ap = { $count } 行動點
page-joraku-pick-samurai = 從{ $area }移動武士（{ $colour }）
page-joraku-pick-daimyo = 從{ $area }移動大名（{ $colour }）
page-joraku-remove-short = 移除
page-joraku-way-place = 在{ $to }放置 { $count } 名武士（{ $colour }）
page-joraku-way-go = { $count } 名武士（{ $colour }）從{ $area }到{ $to }，花費 { $cost }
page-joraku-way-daimyo = 大名（{ $colour }）從{ $area }到{ $to }，花費 { $cost }
page-joraku-way-remove = 移除{ $area }的一名武士（{ $colour }），花費 { $cost }
page-joraku-together = { $count } 名一起
page-joraku-if-now = 如果這一輪現在結束
page-joraku-if-none = 如果這一輪現在結束，名次和分數都不會改變。
page-joraku-if-told = { $colour }方從{ $before }到{ $after }，聲望從 { $from } 到 { $points }
page-joraku-if-total-told = { $colour }方合計聲望從 { $from } 到 { $points }
page-joraku-absent = 不在場
page-joraku-which-house = 為哪一家？請在下方選擇。
page-joraku-card-first = 請先選一張牌：地圖會顯示它能做什麼。
page-joraku-nowhere = 現在不能到那裡；能去的區域已經亮起。
page-joraku-hinted = 已替你選好。接著請按有金色虛線的地方。
page-joraku-drop-lit = 請放到亮起的區域：{ $areas }。
page-joraku-drop-removed = 只能把它移除：按它，或拖到其主人的名牌上。
page-joraku-remove-where = 你的大名只能移除自己所在區域（{ $area }）的武士。
page-joraku-undo = 收回一步
page-joraku-restart = 重新開始
page-joraku-end = 結束回合
page-joraku-end-losing = 結束回合（剩 { $count } 點未用）
page-joraku-end-placing = 結束回合（{ $count } 名未放）
page-joraku-end-sure = 將浪費 { $count } 行動點：再按一次
page-joraku-end-sure-placing = 一名也沒放：再按一次
page-joraku-ends = 沒有事可做了：回合即將自動結束
page-joraku-done = 沒有事可做了：請結束回合
page-joraku-first-ends = 第一局請自己結束回合。
page-joraku-done-undone = 沒有事可做了。收回步驟後回合會等候：請自行結束
page-joraku-itself = 回合自動結束
page-joraku-empty = 無人
page-joraku-leads = { $colour }方領先 { $count }。
page-joraku-pays = 第 { $round } 輪的得分：{ $row }。
page-joraku-pays-none = 第 { $round } 輪沒有得分。
page-joraku-scores-kachidoki = 勝者的大名在{ $area }：得分 { page-joraku-skirmish-row }
page-joraku-scores-prestige = 第 { $round } 輪：{ $area }按深色列計分
page-joraku-paid = +{ $points } · { $place } · 影響力 { $influence }
page-joraku-go-on = 繼續
page-joraku-about-rp = { draw-rp }是什麼
page-joraku-about-tie = 平手取較低名次
page-joraku-about-tie-higher = 平手取較高名次
page-joraku-about-lead = 「5:3」：該區域第1與第2名的影響力；{ $ties }
page-joraku-rows = 深色列：本輪第1、第2、第3名的得分；淺色列：下一輪。
page-joraku-rows-last = 深色列：本輪（最後一輪）第1、第2、第3名的得分。
page-joraku-unseen = 尚未看過的牌：{ $count }
page-joraku-to-map = 看地圖
page-joraku-to-result = 看結果
page-joraku-to-points = 所有分數
page-joraku-chart = 聲望的變化
page-joraku-from-followed = { page-joraku-variant-5 }
page-joraku-from-kachidoki = 勝鬨
page-joraku-from-prestige = 威望
page-joraku-from-own-ground = { page-joraku-variant-1 }
page-joraku-from-kyoto = { page-joraku-variant-4 }
page-joraku-earlier = 之前
page-joraku-total = 合計
page-joraku-margin = { $points } 點聲望，比第二名（{ $name }）多 { $more } 點。
page-joraku-by-source = 按來源
page-joraku-by-round = 按輪次
page-explain-supply = 預備的武士：{ $all } 名中的 { $count } 名
page-explain-supply-text = 一張牌最多放置三名到地圖上。被移除的武士會回到這裡。
page-explain-held = 手牌：{ $count } 張
page-explain-held-text = 每場交鋒每人出一張牌。手牌出完後各區域計分，一輪結束。
page-explain-daimyo-card = 大名卡 { $card }：決定同分
page-explain-daimyo-card-text = 最後聲望相同時，數字大的在前。除此之外沒有作用：這位大名從這個編號的區域開始。
page-explain-kachidoki = 勝鬨卡
page-explain-kachidoki-text = 持有者領出下一場交鋒。贏得交鋒的人拿走它，其大名所在的區域立刻計分。
page-explain-skirmish = 交鋒的得分：{ page-joraku-skirmish-row }
page-explain-skirmish-text = 所有人出完後，在勝者大名所在的區域，{ $whom ->
    [winner] 只有勝者依名次得分
   *[all] 第1、第2、第3名得分
 }。地圖上的計分列到一輪結束才計。
page-explain-rp = 目前聲望：{ $points }
page-explain-rp-text = 若本輪現在結束，各區域會再給 { $due }。區域只在一輪結束時給分，交鋒則立即給分。三輪之後聲望最多者獲勝。
page-explain-removed = 被移除的武士：{ $count } 名
page-explain-removed-text = 自你上次行動後，其他人把他們從地圖送回你的預備區。你可以再次放置。
page-explain-rows = { $area }的得分
page-explain-rows-text = 深色列在本輪結束時付給影響力第一、第二、第三名；淺色列是下一輪的。
page-explain-lead = 影響力：{ $first } 比 { $second }
page-explain-lead-text = 這是此處最強勢力與次強勢力的影響力。大名算 2，武士算 1。
page-explain-ninja = 忍者
page-explain-ninja-text = { $supply ->
    [0] 你已無武士可放。
   *[other] 最多把 { $supply } 名武士放在任何區域，京都也行。
 }只有出現 6 時才贏得交鋒。
page-explain-number = { $number }：{ $area }，或 { $number } 點行動
page-explain-number-text = { $supply ->
    [0] 你已無武士可放到{ $area }：
   *[other] 在{ $area }放置最多 { $supply } 名武士，或
 }得到 { $number } 點行動來進軍。交鋒中{ $number ->
    [6] 會輸給忍者或後出的 6。
   *[other] 會輸給任何更大的數字。
 }
page-explain-round = 第 { $numeral } 輪（共 3 輪）
page-explain-round-text = 每輪：傳牌、在交鋒中出牌，然後各區域計分。高分區域逐輪移向京都。
page-explain-rule = 規則
page-explain-symbols = 這塊名牌上的東西

## The page: Rokumon's table

page-rokumon-coins = 錢幣
page-rokumon-choices = 你可以做的事
page-rokumon-path = 各幕
page-rokumon-act = { $act ->
    [7] 單人：{ $name }
   *[other] 第 { $act } 幕：{ $name }
 }
page-rokumon-act-won = { $title }，{ $clan }獲勝
page-rokumon-act-drawn = { $title }，和局
page-rokumon-act-now = { $title }，進行中
page-rokumon-act-decides = { $title }，再打一次：決定整局勝負
page-rokumon-about = 關於這一幕
page-rokumon-clans = 真田有四名武士，一定先手；德川有五名。
page-rokumon-goal = 目標：讓三名己方武士連成一線，或疊成一堆。
page-rokumon-rules-1 = 在空的錢幣上部署武士，或把最上面的己方武士移到另一種顏色的錢幣。已有兩名武士的錢幣，只有兩名都是己方時才能移上去。三個連成一線就獲勝，三個疊在一起也獲勝；沒有行動可做的一方落敗。
page-rokumon-rules-2 = 在空的錢幣上部署，或移到另一種顏色的錢幣，距離不限。三個方向中任一方向連成一線就獲勝，三個疊在一起也獲勝。
page-rokumon-rules-3 = 部署、移到另一種顏色，或戰鬥。數值隱藏；同一枚錢幣上的兩名武士可以戰鬥，較小的回到後備。三個連成一線或疊在一起就獲勝。
page-rokumon-rules-4 = 部署、移到另一種顏色、戰鬥，或奇襲一次：提起任何一枚錢幣連同其上的一切，放到與另外兩枚相接的地方。三個連成一線或疊在一起就獲勝。
page-rokumon-rules-5 = 部署、移到不同顏色、戰鬥，或奇襲一次。有一枚錢幣翻面：它的第三種顏色與另外兩種都不同。三個連成一線或疊在一起就獲勝。
page-rokumon-rules-6 = 部署、移到不同顏色、戰鬥，或奇襲一次。有一枚錢幣翻面，而且所有武士都正面朝上。三個連成一線或疊在一起就獲勝。
page-rokumon-rules-7 = 在空的錢幣上部署，或移到另一種顏色的錢幣；已有兩名武士的錢幣，只有兩名都是己方時才能移上去。沒有行動可做的一方落敗。太郎瑪依固定的十步清單回應，並說明理由。請連贏三場戰鬥。
page-rokumon-honour = 榮譽守則：{ $bound }的復仇標記較少（含已用的）。因此{ $other }可在對方回應前收回移動，每回合一次；{ $bound }即將獲勝時要喊「請指教！」。
page-rokumon-honour-equal = 榮譽守則：雙方的復仇標記一樣多，所以誰也不能收回移動。
page-rokumon-honour-off = 這張桌子不使用榮譽守則：不能悔棋，也沒有「請指教！」。
page-rokumon-streak = 連勝：{ $count }／{ $needed }
page-rokumon-taroma = 太郎瑪的自言自語
page-rokumon-taroma-waits = 還沒有行動。
page-rokumon-about-star = 1★：勝過6
page-rokumon-about-supply = 備用區：還沒上桌的武士。每回合可以把一名放到空錢幣上；之後凡是不同顏色的錢幣，再遠都能移動過去。
page-rokumon-about-supply-valued = 備用區：不在桌上的武士。每回合可以把一名放到空錢幣上；之後凡是不同顏色的錢幣，再遠都能移動過去。戰鬥中數字較小者回到備用區。
page-rokumon-about-tokens = 復仇標記：輸掉一幕的人拿一個。戰鬥時每個可為數字加 1，整場遊戲只能用一次；虛線的已用掉。
page-rokumon-about-surprise = 奇襲，每幕一次：提起一枚錢幣連同其上的一切，放到與另外兩枚相接的地方。
page-rokumon-about-acts-won = 目前贏得的幕數。六幕中贏得較多者贏得戰役。
page-rokumon-about-pips = 錢幣上的點用來分辨錢幣。{ $act ->
    [5] 抽到的點數那枚會翻面；除此之外沒有作用。
    [6] 抽到的點數那枚會翻面；除此之外沒有作用。
    [7] 塔羅馬有選擇時取點數最少的錢幣；除此之外沒有作用。
   *[other] 在這一幕沒有作用。
 }
page-rokumon-warrior = { $clan }的 { $value }
page-rokumon-face-down = { $clan }的 { $value }，面朝下
page-rokumon-could-be = { $clan }，面朝下：{ $values }
page-rokumon-unknown = { $clan }，面朝下
page-rokumon-supply = { $count ->
    [0] 後備：無
   *[other] 後備：{ $count } 名武士
 }
page-rokumon-supply-empty = 後備已空
page-rokumon-supply-told = 後備中有 { $values }。
page-rokumon-spent-told = 另有 { $count } 個標記已用。
page-rokumon-surprised = { $clan }在這一幕已用過奇襲。
page-rokumon-tokens = 復仇標記：可用 { $count } 個，已用 { $spent } 個
page-rokumon-acts-won = { $count ->
   *[other] 幕
 }
page-rokumon-deploy-one = 部署一名武士
page-rokumon-deploy-value = 部署 { $value } 號武士
page-rokumon-free-cell = 空格 { $cell }。把錢幣放在這裡。
page-rokumon-aim-deploy = 部署在這裡。
page-rokumon-aim-move = 移動到這裡。
page-rokumon-aim-set = 把錢幣放在這裡。
page-rokumon-aim-lift = 提起這枚錢幣。
page-rokumon-is-chosen = 已選取。
page-rokumon-can-be-chosen = 可以選取。
page-rokumon-loses = 小心：這會露出對方的三連線，你會立刻落敗。
page-rokumon-came = 對方剛才在這裡行動。
page-rokumon-left = 對方剛從這裡離開。
page-rokumon-rings = 錢幣外圈：紅圈是現在可按之處，粗圈是你所選的；黑圈是對方剛才行動之處，點圈是對方離開之處；金圈是提示或經過所指之處，或獲勝之處。
page-rokumon-will-deploy = 在 { $cell } 部署一名武士。
page-rokumon-will-deploy-value = 在 { $cell } 部署 { $value } 號武士。
page-rokumon-will-move = 從 { $cell } 移動到 { $to }。
page-rokumon-will-cover = 從 { $cell } 移動到 { $to }，疊在{ $whose ->
    [own] 自己的武士
   *[other] { $clan }的武士
 }上面。
page-rokumon-will-lift = 提起 { $cell } 的錢幣，連同其上的一切。
page-rokumon-will-set = 奇襲：把 { $cell } 的錢幣放到 { $to }。
page-rokumon-place = 請選擇要部署的錢幣。
page-rokumon-place-value = 請為 { $value } 號武士選擇錢幣。
page-rokumon-which = 要在 { $cell } 部署哪名武士？
page-rokumon-lift-which = 奇襲：要提起哪枚錢幣？
page-rokumon-set-where = { $cell } 的錢幣要放到哪裡？空格已框出。
page-rokumon-move-where = { $cell } 的武士要去哪裡？去不同顏色、還有空位的錢幣。
page-rokumon-fight-only = 你在 { $cell } 的武士被覆蓋了，但可以戰鬥。
page-rokumon-deploy-or-move = 在空的錢幣上部署武士，或選擇桌上的一名武士。
page-rokumon-deploy-first = 請在空的錢幣上部署武士。
page-rokumon-move-only = 請選擇桌上一名自己的武士。
page-rokumon-lift-only = 只能使用奇襲。
page-rokumon-fight = 在 { $cell } 戰鬥
page-rokumon-lift = 用這枚錢幣奇襲
page-rokumon-let-go = 取消選取
page-rokumon-confirm = 確定
page-rokumon-tap-again = 再點一次同一處就會執行。
page-rokumon-beside = 什麼都沒有移動：請在錢幣上放開。
page-rokumon-uncovered = 你提起武士，露出了三連線：這樣會輸掉這一幕。你的復仇標記較多，所以可以收回移動。
page-rokumon-accept = 接受敗局
page-rokumon-with-tokens = { $name }，加上 { $count } 個標記
page-rokumon-add-tokens = 要加上復仇標記嗎？每個 +1，你還有 { $count } 個。雙方接連表示不再加碼，就亮出數值。
page-rokumon-waits-for-tokens = { $clan }可以加上復仇標記（剩 { $count } 個）。
page-rokumon-add = 加上 { $count } 個標記
page-rokumon-ready = 不再加碼
page-rokumon-why-line = { $cells } 最上面都是{ $winner }：三枚相鄰，連成直線。
page-rokumon-why-reveal = 武士提起時，{ $winner }控制了 { $cells }，三枚相鄰成一直線。
page-rokumon-why-stack = { $cell } 的三名武士都屬於{ $winner }。
page-rokumon-why-no-action = 輪到行動卻無法行動的一方落敗。
page-rokumon-why-repetition = 這一幕無人獲勝，也無人拿取標記。
page-rokumon-because-line = 三個連成一線。
page-rokumon-because-stack = 三個疊在一起。
page-rokumon-because-reveal = { $loser }提起武士，露出了三連線。
page-rokumon-because-exposed = { $loser }留下了三連線。
page-rokumon-because-surrender = { $loser }投降。
page-rokumon-because-no-action = { $loser }沒有任何行動可做。
page-rokumon-go-on = 繼續
page-rokumon-next-act = 下一幕：{ $title }
page-rokumon-begin = 開始
page-rokumon-new = 這一幕的新規則
page-rokumon-new-1 = 把武士放到空的錢幣上，或移到另一種顏色的錢幣。你的三名武士連成一列就獲勝，三名疊在一起也獲勝。
page-rokumon-new-2 = 加入第七枚錢幣：三枚在上，四枚在下。在四枚的一列裡，任何相鄰三枚都是一條線。
page-rokumon-new-3 = 武士有隱藏的數值。同一枚錢幣上的兩名可以戰鬥：數值低的回到後備，復仇標記會加到數值上。
page-rokumon-new-4 = 奇襲，每幕一次：連同上面的一切提起一枚錢幣，放到接觸另外兩枚的地方。
page-rokumon-new-5 = 有一枚錢幣翻面，顯出第三種顏色。它與金色和綠色都不同，所以武士可以在它和任何其他錢幣之間移動。
page-rokumon-new-6 = 所有武士都正面朝上：人人看得見每個數值。標記仍然可以扭轉一場戰鬥。
page-rokumon-new-7 = 太郎瑪依十個步驟的清單，做第一件做得到的事，並告訴你原因。請連贏三場戰鬥。
page-rokumon-history-1 = 六枚小錢是付給冥河擺渡人的船資。真田家把它們畫在旗上：已經付過錢的人，不必再怕打仗。
page-rokumon-history-2 = 1583 年，真田昌幸在信濃一條河的上方築起上田城。它很小，卻擋住了所有大人物的路。
page-rokumon-history-3 = 1585 年，約七千名德川軍來到由兩千人守衛的上田。他們被放進街巷，事後幾乎不知道自己是怎麼出來的。
page-rokumon-history-4 = 1600 年，德川秀忠率三萬八千人路過上田，趕赴決定天下的一戰。真田父子把他拖住太久，他錯過了那一戰。
page-rokumon-history-5 = 1614 年，真田幸村來到被德川包圍的大坂。他在城牆前築起的土壘擊破了每一次進攻，直到和議填平了護城河。
page-rokumon-history-6 = 1615 年夏天，大坂已經沒有護城河，幸村直衝德川家康的本陣。他衝到了那裡並且戰死，連敵人也稱他為日本第一武士。
page-rokumon-history-7 = 戰爭結束了，上田的桌上仍擺著七枚錢幣。對面坐著自動人偶太郎瑪，它什麼也不忘記，什麼也不期盼。
page-rokumon-summary = 逐幕回顧戰役
page-rokumon-epilogue-sanada = 上田至今仍傳頌此事：六文錢對上天下，天下退卻了。
page-rokumon-epilogue-tokugawa = 大坂城門已閉，兩百五十年的太平就此展開。六文錢仍留在落下之處。
page-rokumon-to-coins = 看錢幣
page-rokumon-triumph = 大獲全勝！
page-rokumon-next-battle = 下一場戰鬥
page-rokumon-surrender = 投降
page-rokumon-surrender-act = 這一幕就算輸了，你要拿取一個復仇標記。無法反悔。
page-rokumon-surrender-game = 你就算輸了，遊戲也隨之結束。無法反悔。
page-rokumon-surrender-no = 繼續玩

## What a review says on the page

page-review = 覆盤
page-review-log = 回到紀錄
page-review-waiting = 覆盤尚未開始：伺服器要先完成其他工作……
page-review-working = 正在逐一檢視每個決定
page-review-so-far = 目前所知（可能還會找到代價更大的回合）：
page-review-failed = 覆盤未能完成。
page-review-chances = 勝算
page-review-worth = 局面的價值
page-review-worth-win = 勝
page-review-worth-draw = 和
page-review-worth-loss = 敗
page-review-worth-in = { $moves } 手內{ $worth }
page-review-from-to = { $best } → { $played }
page-review-judged-by = 判斷依據
page-review-by-know = 各人所能知道的
page-review-by-open = 全部公開
page-review-chart = { $name }：開始 { $start }，結束 { $end }，介於 { $low } 與 { $high } 之間
page-review-apart = 每條線依據該玩家當時所能知道的，所以合起來不一定是 100%。
page-review-together = 全部公開時，各人的勝算合計為 100%。
page-review-mark-decision = 代價不小的決定
page-review-mark-luck = 運氣的大起大落
page-review-mark-other = 對手放棄的
page-review-costliest-own = 
    { $count ->
        [1] 你代價最大的一次
        [3] 你代價最大的三次
       *[other] 你代價最大的幾次
    }
page-review-costliest-of = { $name }：代價最大的幾次
page-review-worst-own = 你代價最大的決定
page-review-worst-of = { $name }：代價最大的決定
page-review-nearest-end = 最加速敗局的決定
page-review-close-turns = 就快速覆盤所見，前兩次的代價差不多；深入覆盤會更清楚。
page-review-none = 沒有任何決定的損失超出偶然所能解釋的範圍。這裡無需改進。
page-review-none-exact = 沒有任何決定有所損失。這裡無需改進。
page-review-none-lost = 沒有任何決定有所損失：對手下得最好時，一開始就已落敗。
page-review-previous = 上一個可借鏡的回合
page-review-next = 下一個可借鏡的回合
page-review-nothing-here = { $name }此刻無須做決定。
page-review-know = 就所能知道的
page-review-open = 全部公開來看
page-review-played = 實際所選
page-review-cost = 勝算從 { $best } 降到 { $played }。
page-review-turned = { $best ->
    [win] { $played ->
        [draw] 原本必勝的局面變成了和局。
       *[other] 原本必勝的局面變成了必敗。
     }
   *[other] 原本和局的局面變成了必敗。
 }
page-review-shortened = 對手下得最好時本來就會輸；但這一手讓終局從 { $best } 手之後提前到 { $played } 手之後。
page-review-best = 所找到的最佳
page-review-lost = 損失
page-review-how = 求法
page-review-how-true = 按牌的真實分布
page-review-between = { $low } 至 { $high }
page-review-same = 相同
page-review-numbers = 這個決定的數字
page-review-show = 顯示更好的走法
page-review-show-answer = 顯示對手如何應對我的走法
page-review-decided = 這時勝負已定：無論怎麼下，勝算都不到 1%。
page-review-after-own = 你這一手之後：
page-review-line = 更好的下法
page-review-line-own = 你這一手之後，以及預期的應對
page-review-line-played = 實際的一手之後，以及預期的應對
page-review-line-likely = 很可能如此，但未證明。
page-review-line-imagined = 一種可能的發展；其他人的牌是設想的。
page-review-step = { $at }／{ $last }：{ $told }
page-review-before = 回合開始前
page-review-back = 回到對局
page-review-try = 從這裡再試一次
page-review-cannot = 不可能持有
page-review-all-worlds = 已檢視所有可能的情況。
page-review-sum = 結果由來
page-review-start = 開始時
page-review-start-exact = 開始時（下得最好時）
page-review-decisions = 自己的決定
page-review-gave-away = 有所損失
page-review-others-gave-away = 對手有所損失
page-review-times = { $count } 次
page-review-luck = 運氣
page-review-luck-deal = 發牌
page-review-luck-others = 他人的行動
page-review-luck-shown = 揭曉的事
page-review-luck-estimate = 後來估得更準的部分
page-review-result = 結果
page-review-adds = 四捨五入之前，開始、決定與運氣相加正好等於結果。
page-review-adds-exact = 沒有任何隱藏，也沒有運氣：凡有變化，都是有人放棄的。
page-review-average = 每個決定平均損失 { $value } 的勝算；有 95% 的把握介於 { $low } 與 { $high }。
page-review-average-exact = 每個決定平均損失 { $value } 的勝算。
page-review-average-about = 這只是以此局的 { $count } 個決定來計算：指出該看哪裡，並非評分高下。
page-review-grades = 等級的意思
page-review-grade-below = 損失低於 { $percent }
page-review-grade-or-lead = 損失低於 { $percent }，或更多但未失優勢
page-review-grade-more = 損失更多，優勢也隨之失去：勝算從 50% 或以上降到 50% 或以下
page-review-grade-exact-best = 保住局面的價值
page-review-grade-exact-turning = 錯失勝利或和局
page-review-grade-unsure = 可能根本不算損失的，稱為與最佳大致相當。
page-review-deeper = 更深入檢視
page-review-deeper-about = 需要一兩分鐘；目前的結果會保留。
page-review-deep = 這是深入覆盤的結果。
page-own-reviews = 從我的對局中學習
page-review-own-about = 這個瀏覽器下完的每一局都可以覆盤。以下是覆盤的結果：什麼讓你損失最多勝算、在哪裡可以看到，以及怎麼改進。
page-review-own-most = 你損失最多的地方：{ $topic }，占你的決定全部損失的{ $share }。
page-review-own-worst = 看代價最高的一回合
page-review-own-advice = 怎麼改進：{ $advice }
page-review-own-lesson = 課程：{ $title }
page-review-own-tables = 對局
page-review-own-against = 對手：{ $names }
page-review-own-clean = 你的決定都沒有損失勝算。
page-review-own-few = 三局以上才說得出你常在哪裡損失：還差 { $count } 局。在那之前，先看代價最高的一回合。
page-review-own-none = 這個瀏覽器下完的對局尚未覆盤。
page-review-own-ask = 再覆盤 { $count } 局
page-review-own-games = 根據 { $count } 局
page-review-topic-lost = 占全部損失的 { $share }，共 { $count } 個決定
page-review-topic-passing = 傳牌
page-review-topic-leading = 交鋒先出
page-review-topic-following = 交鋒中後出的牌
page-review-topic-marching = 進軍與放置
page-review-topic-kyoto = 要不要去京都
page-review-topic-fights = 戰鬥
page-review-topic-tokens = 復仇標記
page-review-topic-deploying = 部署
page-review-topic-moving = 移動
