# Every sentence a person reads, in Japanese.

## Names

colour-red = 赤
colour-blue = 青
colour-yellow = 黄
colour-green = 緑
area-kyoto = 京都
area-omi = 近江
area-ise = 伊勢
area-owari = 尾張
area-mikawa = 三河
area-totomi = 遠江
area-shinano = 信濃
suit-katana = 刀
suit-yari = 槍
suit-teppo = 鉄砲
card-ninja = { $suit }の忍者
card-number = { $suit }の{ $number }
seat-numbered = 席{ $number }
seat-named = { $name }
seat-house = { $name }（{ $colour }）
list-separator = 、
list-groups = ；
list-and = { $items }、{ $last }
list-nothing = なし

## The rules that sentences follow from

rule-a-turn = 手番
rule-boards = 盤
rule-code-of-honour = 名誉の掟
rule-deploy = 配備
rule-end = 終了
rule-epilogue = 終章
rule-fight = 戦闘
rule-hint = ヒント
rule-kachidoki = 勝鬨
rule-move = 移動
rule-pieces-and-map = 駒と地図
rule-prestige = 威信
rule-recruit = 募兵
rule-set-up = 準備
rule-skirmish = 合戦
rule-solved = 解析済み
rule-surprise = 奇襲
rule-take-back = 待った
rule-taroma = タロマ
rule-the-game = ゲーム全体
rule-two-houses = 両家
rule-two-players-and-a-neutral-army = 二人と中立軍
rule-variant = バリアント{ $number }「{ $name }」
rule-variant-cards = バリアントカード
rule-winning-an-act = 幕の勝利

## Games, their options and what can be chosen, and the levels of bots

game-joraku = 上洛
    .about = トリックテイキングとエリアマジョリティ：京都を目指す
game-rokumon = 六文
    .about = 三つ重ねと三つ並び：真田と徳川の全六幕
option-joraku-players = 人数
    .about = 遊ぶ人数
option-joraku-mode = 二人用ルール
    .about = 二人のときだけ：それぞれ二つの家、または中立軍
    .houses = 両家（それぞれ二つの家）
    .neutral = 中立軍あり
option-joraku-variants = バリアントカード
    .about = バリアントカード：無作為に二枚、または好きな組み合わせ
    .none = なし
    .random = 無作為に二枚
option-joraku-kachidoki = 勝鬨
    .about = 合戦の勝敗が決まったとき得点する人
    .all = その地域の全員
    .winner = 勝者のみ
option-joraku-passing = カードの受け渡し
    .about = 渡したカードの行き先（3人または4人）
    .left = 二枚とも左隣へ
    .both = 両隣へ一枚ずつ
option-joraku-board = ボード
    .about = 得点列。ファイルから読むには{ "--board" }
    .standard = 標準のボード
    .rows = 手持ちの得点列
option-rokumon-act = 幕
    .about = 戦役（全六幕）、一幕だけ、またはタロマとの一人戦
    .campaign = 戦役（全六幕）
    .solo = 一人でタロマと戦う
option-rokumon-coins = 銭
    .about = 銭の並び：{ "g" }は金、{ "j" }は緑、{ "f" }は裏
    .random = 混ぜて並べる
option-rokumon-honour = 名誉の掟
    .about = 名誉の掟：待ったと「頼もう！」
    .on = あり
    .off = なし
option-rokumon-tokens = 雪辱トークン
    .about = 一幕だけ遊ぶときの、開始時の雪辱トークン
option-rokumon-difficulty = 難易度
    .about = 一人戦：徳川、真田、または武者四人の徳川を受け持つ
    .easy = やさしい：徳川
    .medium = ふつう：真田
    .difficult = 難しい：武者四人の徳川
option-rokumon-layout = 並べ方
    .about = 一人戦：六角形、または七つのマス
    .hexagon = 六角形
    .cells = 好きな七つのマス
option-rokumon-surrender = 降参
    .about = 幕の途中で降参できるかどうか
    .on = あり
    .off = なし
level-beginner = 初心者
level-casual = 初級
level-skilled = 中級
level-expert = 上級
level-master = 名人

## Shared by all games

core-take-back = { $seat }が待ったをしました：「{ $action }」。
core-take-back-both = { $seat }が待ったをしました：「{ $action }」。相手の応手も戻ります。
core-no-take-back = 戻せる手がありません。戻せるのは自分の直前の手だけで、ルールが許し、何も明かされていない間に限ります。
core-no-take-backs-left = この手番ではすでに{ $most }回待ったをしました。先に進めてください。

## What people do, as an action of theirs is called

deed-pass = { $card }を渡す
deed-pass-left = { $card }を次の手番の人に渡す
deed-pass-right = { $card }を前の手番の人に渡す
deed-draft = { $card }を取る
deed-discard = { $card }を捨てる
deed-play = { $card }を出す
deed-play-for = { $colour }で{ $card }を出す
deed-place = 侍を置くと決める
deed-march = 進軍する
deed-put = { $area }に侍を置く
deed-move = 侍を{ $area }から{ $to }へ動かす
deed-daimyo = 大名を{ $area }へ動かす
deed-remove = 大名のいる地域から{ $colour }の侍を取り除く
deed-send = 中立の侍（{ $colour }）を{ $area }へ送る
deed-end = 手番を終える
deed-deploy = { $cell }に武者を配備する
deed-deploy-valued = { $cell }に{ $value }の武者を配備する
deed-move-warrior = { $cell }から{ $to_cell }へ移動する
deed-fight = { $cell }で戦う
deed-surprise = 奇襲で{ $cell }の銭を{ $to_cell }へ移す
deed-surrender = 降参する
deed-add = 雪辱トークンを{ $tokens }個加える
deed-ready = もう加えない
deed-accept = 負けを認める

## Joraku: set-up and Recruit

joraku-variant = バリアントカード{ $variant }「{ $name }」を使います。
joraku-daimyo = { $colour }は大名カード{ $card }を引き、大名を{ $card }番の地域に置きました。
joraku-first = { $seat }の大名カード（{ $card }）が最も大きいので、勝鬨カードを取り、最初の合戦をリードします。
joraku-round = 第{ $round }ラウンドが始まり、すべてのカードを切り直します。
joraku-dealt = { $card }が配られました。
joraku-hands = 全員に{ $cards }枚ずつ配られ、{ $aside }枚は伏せたまま脇に置かれました。
joraku-passing = { $to }に渡すカードとして{ $card }を選びました。
joraku-passed = 全員が選び終えました。それぞれ{ $cards }枚を渡します。
joraku-received = { $cards }を受け取りました。
joraku-pack = 手元の束：{ $cards }。
joraku-drafting = 束から{ $card }を取りました。
joraku-last-card = 束の最後の一枚を取りました：{ $cards }。
joraku-drafted = ドラフトが終わり、二人とも八枚を持っています。
joraku-discarding = { $card }を捨てました。
joraku-discarded = 二人とも一枚を伏せて捨てました。
joraku-advance = 中立軍（{ $colour }）が京都へ一つ進み、その大名は{ $area }に入りました。

## Joraku: Skirmish

joraku-play = { $colour }が{ $card }を出しました。
joraku-followed = { $colour } +{ $points }：{ $card }はリードされたスートです。
joraku-choose-place = { $colour }は{ $number }番の地域に侍を置きます。
joraku-choose-march = { $colour }は行動力{ $number }で進軍します。
joraku-put = { $left ->
    [0] { $colour }が{ $area }に侍を置きました。
   *[other] { $colour }が{ $area }に侍を置きました（あと{ $left }人）。
 }
joraku-move = { $left ->
    [0] { $colour }が侍を{ $area }から{ $to }へ動かしました。
   *[other] { $colour }が侍を{ $area }から{ $to }へ動かしました（残り行動力{ $left }）。
 }
joraku-move-daimyo = { $left ->
    [0] { $colour }が行動力{ $cost }で大名を{ $area }から{ $to }へ動かしました。
   *[other] { $colour }が行動力{ $cost }で大名を{ $area }から{ $to }へ動かしました（残り行動力{ $left }）。
 }
joraku-kyoto = { $colour } +{ $points }：大名が初めて京都に入りました（大名カードの数）。
joraku-remove = { $left ->
    [0] { $colour }が{ $area }から{ $victim }の侍を取り除きました。
   *[other] { $colour }が{ $area }から{ $victim }の侍を取り除きました（残り行動力{ $left }）。
 }
joraku-send = { $left ->
    [0] { $colour }が中立の侍（{ $victim }）を{ $area }から{ $to }へ送りました。
   *[other] { $colour }が中立の侍（{ $victim }）を{ $area }から{ $to }へ送りました（残り行動力{ $left }）。
 }
joraku-end = { $lost ->
    [0] { $colour }が手番を終えました。
   *[other] { $colour }が手番を終え、行動力{ $lost }が無駄になりました。
 }
joraku-won-highest = { $colour }が合戦に勝ち、勝鬨カードを取りました：{ $card }が最も強いカードです。
joraku-won-later = { $colour }が合戦に勝ち、勝鬨カードを取りました：同じ強さなら後に出した{ $card }の勝ちです。
joraku-won-ninja = { $colour }が合戦に勝ち、勝鬨カードを取りました：{ $card }が6を倒しました。
joraku-won-later-ninja = { $colour }が合戦に勝ち、勝鬨カードを取りました：忍者は6を倒し、忍者同士では後に出した{ $card }の勝ちです。
joraku-won-last-ninja = { $colour }が合戦に勝ち、勝鬨カードを取りました：忍者ばかりで、最後に出たのが{ $card }です。

## Joraku: points

place = { $rank }位
joraku-standing = { $of ->
    [1] 単独
   *[other] { $of }勢力中{ $place }
 }
joraku-kachidoki = { $points ->
    [0] { $colour }は勝鬨の得点なし：勝者の大名がいる{ $area }で{ joraku-standing }、影響力{ $influence }{ $tie }。
   *[other] 勝鬨！{ $colour } +{ $points }：勝者の大名がいる{ $area }で{ joraku-standing }、影響力{ $influence }{ $tie }。
 }
joraku-prestige = { $points ->
    [0] { $colour }は{ $area }で{ joraku-standing }、影響力{ $influence }{ $tie }。第{ $round }ラウンドは得点になりません。
   *[other] { $colour } +{ $points }：{ $area }で{ joraku-standing }、影響力{ $influence }{ $tie }。第{ $round }ラウンドの得点は{ $row }。
 }
joraku-own-ground = { $points ->
    [0] { $colour }は自分の大名がいる{ $area }で1位ですが、得点になりません。
   *[other] { $colour } +{ $points }：自分の大名がいる{ $area }で1位です。
 }
tie-none = { "" }
tie-with = （{ $tied }と同点）
joraku-wins-points = { $seat }が名声{ $points }で勝ちました。
joraku-wins-daimyo-card = { $seat }が名声{ $points }で勝ちました。{ $second }と同点ですが、大名カードが大きいためです。
joraku-wins-second-house = { $seat }が名声{ $points }で勝ちました。{ $second }と同点ですが、もう一つの家が上回ったためです。
joraku-wins-holder = { $seat }が名声{ $points }で勝ちました。{ $second }と両家とも同点ですが、勝鬨カードを持っているためです。

## Joraku: why something is not possible

joraku-no-not-in-hand = そのカードは持っていません。
joraku-no-no-samurai-left-to-place = 置ける侍がもういません。置けるのは控えの侍だけで、三人までです。
joraku-no-a-number-places-only-in = このカードで置けるのは{ $area }だけです。
joraku-no-first-choose-to-place-or-to-march = まず、侍を置くか進軍するかを選んでください。
joraku-no-this-is-the-time-to = 今はできません。今は{ $phase ->
    [pass] カードを渡す
    [draft] カードを取る
    [discard] カードを捨てる
    [play] カードを出す
    [place] 侍を置く
    [march] 進軍する
   *[other] 待つ
 }ときです。
joraku-no-all-cards-go-to-the-left = このゲームでは、カードはすべて次の手番の人に渡します。
joraku-no-this-card-goes-to-the = このカードは{ $side ->
    [left] 左
   *[right] 右
 }隣に渡します。
joraku-no-must-follow = リードされた{ $suit }を持っているので、{ $suit }を出さなければなりません。
joraku-no-a-card-here-is-for-ones-one-colour = あなたの色は一つだけなので、色は指定しません。
joraku-no-name-one-of-your-own-colours = 自分のどちらの色で出すかを指定してください。
joraku-no-this-card-is-for = このカードは{ $colour }で出します。
joraku-no-no-action-points-left = 行動力が残っていません。
joraku-no-no-such-samurai-beside-your-daimyo-in = あなたの大名がいる{ $area }に{ $colour }の侍はいません。
joraku-no-a-neutral-samurai-is-sent-to-another-area = 中立の侍は取り除かず、別の地域へ送ります。行き先の地域を指定してください。
joraku-no-only-an-opponents-samurai-can-be-removed = 取り除けるのは相手の侍だけです。
joraku-no-not-next-to = その地域は{ $area }の隣ではありません。
joraku-no-not-enough-action-points = 行動力が{ $cost }必要ですが、残りは{ $left }です。
joraku-no-only-a-neutral-samurai-is-sent-elsewhere = 別の地域へ送れるのは中立軍の侍だけです。
joraku-no-no-neutral-samurai-in = あなたの大名がいる{ $area }に中立の侍はいません。
joraku-no-not-where-it-is-nor-behind-its-daimyo = 中立の侍は別の地域へ送ります。中立の大名より後ろには置けません。
joraku-no-no-samurai-of-yours-in = { $area }にあなたの侍はいません。

## Rokumon

clan-sanada = 真田
clan-tokugawa = 徳川
coin-gold = 金
coin-green = 緑
coin-flipped = 裏
coin-at = { $cell } { $colour }
act-1 = 六文銭
act-2 = 上田城
act-3 = 第一次上田合戦
act-4 = 第二次上田合戦
act-5 = 大坂冬の陣
act-6 = 大坂夏の陣
act-7 = 上田への帰還
taroma-1 = 制圧
taroma-2 = 覆う
taroma-3 = 阻止
taroma-4 = 合わせ
taroma-5 = 補強
taroma-6 = 機動
taroma-7 = 配備
taroma-8 = 移動
taroma-9 = 退却
taroma-10 = 降参

rokumon-act = { $act ->
    [7] 一人戦：{ $name }。
   *[other] 第{ $act }幕：{ $name }。
 }
rokumon-flip = 点が{ $pips }個の銭を裏返します。
rokumon-coins = 銭の並び：{ $coins }。真田が先手です。
rokumon-deploy = { $clan }が{ $cell }に武者を配備しました。
rokumon-deploy-valued = { $clan }が{ $cell }に{ $value }の武者を配備しました。
rokumon-move = { $clan }が{ $cell }から{ $to_cell }へ移動しました。
rokumon-fight = { $clan }が{ $cell }で戦闘を宣言しました。
rokumon-surprise = 奇襲！{ $clan }が{ $cell }の銭を{ $to_cell }へ移しました。
rokumon-add = { $clan }が雪辱トークンを{ $tokens }個加えました。
rokumon-ready = { $clan }はもう加えません。
rokumon-showdown = { $cell }で{ $top }の{ $top_value }（合計{ $top_total }）と{ $under }の{ $under_value }（合計{ $under_total }）が戦います。
rokumon-fight-lost = { $loser }の{ $value }が弱く、控えに戻ります。
rokumon-fight-lost-to-star = { $loser }の{ $value }が控えに戻ります。赤の6は、何を加えても星の1に必ず負けます。
rokumon-fight-tied = 互角なので、どちらも控えに戻ります。
rokumon-tanomo = 頼もう！{ $clan }は次の手番で勝てます。
rokumon-ends-line = { $winner }の勝ち：三つ並びました。
rokumon-ends-stack = { $winner }の勝ち：三つ重なりました。
rokumon-ends-reveal = { $winner }の勝ち：{ $loser }が武者を持ち上げ、三つ並びが現れました。
rokumon-ends-exposed = { $winner }の勝ち：{ $loser }が三つ並びを残しました。
rokumon-ends-surrender = { $winner }の勝ち：{ $loser }が降参しました。
rokumon-ends-no-action = { $winner }の勝ち：{ $loser }にはできることがありません。
rokumon-ends-repetition = 引き分け：同じ局面が三度現れました。
rokumon-token = { $loser }が雪辱トークンを取り、{ $tokens }個になりました。
rokumon-taroma = タロマ：{ $step } { $name }、{ $action }。{ $step ->
    [1] これで勝ちです。
    [10] ほかにできることがありません。
   *[other] { $before ->
        [0] 勝ち筋は狙われていませんでした。
       *[other] { $wins ->
            [0] 相手の勝ち筋は{ $before }からなくなります。
           *[other] 相手の勝ち筋は{ $before }から{ $wins }になります。
         }
     }同じなら点が最も少ない銭を選びます：{ $pips }。
 }
rokumon-game-won = { $winner }が{ $won }幕を取り、勝ちました。
rokumon-game-drawn = 引き分けです。

## The log in short: what a turn consists of, one part after another

brief-joraku-variant = 「{ $name }」
brief-joraku-daimyo = { $colour }は大名カード{ $card }
brief-joraku-first = { $seat }がリード
brief-joraku-round = 第{ $round }ラウンド
brief-joraku-passing = { $to }に{ $card }
brief-joraku-received = { $cards }を受け取り
brief-joraku-drafting = { $card }を取り
brief-joraku-last-card = { $cards }を取り
brief-joraku-discarding = { $card }を捨て
brief-joraku-advance = 中立軍は{ $area }へ
brief-joraku-play = { $card }
brief-joraku-put = { $area }に侍
brief-joraku-move = 侍 { $area }→{ $to }
brief-joraku-move-daimyo = 大名 { $area }→{ $to }
brief-joraku-remove = { $area }から{ $victim }の侍を取り除き
brief-joraku-send = 中立の侍 { $area }→{ $to }
brief-joraku-won = { $colour }が{ $card }で勝ち
brief-rokumon-act = { $act ->
    [7] 一人戦：{ $name }
   *[other] 第{ $act }幕：{ $name }
 }
brief-rokumon-deploy = { $cell }に武者
brief-rokumon-deploy-valued = { $cell }に{ $value }
brief-rokumon-move = { $cell }→{ $to_cell }
brief-rokumon-surprise = 奇襲：銭 { $cell }→{ $to_cell }
brief-rokumon-fight = { $cell }で戦闘
brief-rokumon-add = { $clan }がトークン{ $tokens }個
brief-rokumon-showdown = { $top_total }対{ $under_total }
brief-rokumon-fight-lost = { $loser }の{ $value }が負け
brief-rokumon-fight-lost-to-star = { $loser }の{ $value }が負け
brief-rokumon-fight-tied = 相討ち
brief-rokumon-tanomo = 頼もう！
brief-rokumon-taroma = { $step } { $name }

## Rokumon: why something is not possible

rokumon-no-first-comes-the = 先に{ $phase ->
    [turn] 手番の行動（配備、移動、戦闘、奇襲、降参）を選んでください
    [bid] 戦闘を済ませてください。雪辱トークンを加えるか、加えないと宣言します
    [lost] 負けを認めるか、移動の待ったをしてください
   *[other] 銭を並べます
 }。
rokumon-no-no-fights-in-act = 第{ $act }幕に戦闘はありません。
rokumon-no-no-surprise-in-act = 第{ $act }幕に奇襲はありません。
rokumon-no-nobody-can-surrender-here = この対局では降参できません。
rokumon-no-there-is-no-coin-on = { $cell }に銭はありません。
rokumon-no-values-are-unused-here-so-name-only-the-cell = ここでは値を使いません。マスだけを指定してください。
rokumon-no-say-which-warrior = どの武者を配備するかを指定してください。
rokumon-no-only-onto-an-empty-coin = 武者を配備できるのは空いた銭だけです。
rokumon-no-not-in-your-supply = その武者は控えにいません。
rokumon-no-needs-two-warriors-one-of-them-yours-on = 戦うには{ $cell }に武者が二人いて、少なくとも一人が自分の武者でなければなりません。
rokumon-no-you-have-surprised-already = この幕ではもう奇襲を使いました。
rokumon-no-the-other-has-just-moved-the-coin-on = { $cell }の銭は置かれたばかりなので、この手番では持ち上げられません。
rokumon-no-needs-an-empty-cell-that-touches-two-other-coins = 銭を置けるのは、ほかの二枚の銭に接する空きマスだけです。
rokumon-no-no-warrior-of-yours-on-top-of = { $cell }の一番上はあなたの武者ではありません。
rokumon-no-two-can-be-covered-only-if-both-are-yours-on = { $cell }の二人を覆えるのは、二人とも自分の武者のときだけです。
rokumon-no-a-move-goes-to-a-coin-of-another-colour-than-on = { $cell }は同じ色です。移動できるのは違う色の銭だけです。

## Rokumon: what an action is worth

worth-win = { $plies }手で勝ち
worth-draw = 引き分け
worth-loss = { $plies }手で負け
worth-only = { $worth }、唯一の手
bots-judged-best = 「{ $action }」は{ $worth }：これが最善です。
bots-judged-only = 「{ $action }」は{ $worth }：ほかの手はどれも{ $given ->
    [win] 勝ち
   *[draw] 引き分け
 }を逃します。
bots-judged-lost = 「{ $action }」は{ $worth }：すでに負けの局面で、これより長く持ちこたえる手はありません。
bots-judged-slower = 「{ $action }」は{ $worth }。「{ $best }」なら{ $best_worth }。
bots-judged-gave-away = 「{ $action }」は{ $worth }で、{ $given ->
    [win] 勝ち
   *[draw] 引き分け
 }を逃します：「{ $best }」なら{ $best_worth }。

## Hints

hint-forced = { $actions }。{ $reason }
hint-line = { $actions }：勝つ見込み{ NUMBER($chance, style: "percent") }。{ $reason }

bots-hint-only = ほかにできることがありません。
bots-hint-give = 単純な理由はありません。ここから先を何度も試したところ、これらを手放すと良い結果になりました。手元に{ $cards }が残ります。
bots-hint-give-void = { $suit }をすべて手放すので、{ $suit }で始まる合戦では好きなカードを出せます。手元に{ $cards }が残ります。
bots-hint-give-low = 小さいカードは合戦にめったに勝てず、進軍の行動力も少ないからです。手元に{ $cards }が残ります。
bots-hint-give-area = そのうちの一枚が置ける{ $area }は、このラウンドの一位が{ $points ->
    [0] 無得点
   *[other] 名声{ $points }だけ
 }です。手元に{ $cards }が残ります。
bots-hint-give-ninja = 忍者が手元に残ります。どこにでも置け、6に勝てます。手元に{ $cards }が残ります。
bots-hint-give-keeps = 手放すカードで置ける地域は得点が低めです。{ $card }で置ける{ $area }では、このラウンドの一位に名声が{ $points }入ります。手元に{ $cards }が残ります。
bots-hint-take = { $area }に置けます。このラウンドの一位には名声が{ $points }入ります。これで{ $cards }がそろいます。
bots-hint-take-ninja = 忍者はどこにでも置け、6に勝ちます。これで{ $cards }がそろいます。
bots-hint-if-now = { $more ->
    [0] { $less ->
        [0] { "" }
       *[other] 今は盤面の名声を{ $less }手放しますが、あとで元が取れる見込みです。
     }
   *[other] 今ラウンドが終わるなら、名声が{ $more }増えます。
 }
bots-hint-daimyo = { $pays ->
    [0] { "" }
   *[other] { $own ->
        [0] { $decided ->
            [0] 合戦で先頭に立つ勢力の大名は{ $stands }にいます。その勢力が勝てば、あなたにもそこで名声が{ $pays }入ります。
           *[other] 合戦に勝つ勢力の大名は{ $stands }にいます。あなたにもそこで名声が{ $pays }入ります。
         }
       *[other] { $decided ->
            [0] 大名は{ $stands }へ進みます。合戦に勝てば、そこで名声が{ $pays }入ります。
           *[other] 大名は{ $stands }へ進みます。合戦に勝つので、そこで名声が{ $pays }入ります。
         }
     }
 }
bots-hint-wins-skirmish = 合戦に勝てそうです。勝てば、自分の大名がいる{ $area }からすぐに名声が{ $points }入ります。{ bots-hint-if-now }
bots-hint-surely-wins = 合戦に必ず勝ち、自分の大名がいる{ $area }からすぐに名声が{ $points }入ります。{ bots-hint-if-now }
bots-hint-grows = { $area }での影響力が{ $mine }になります{ $theirs ->
    [0] 。ほかには誰もいません。
   *[other] 。ほかの最も強い勢力は{ $theirs }です。
 }{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-removes = { $area }でじゃまになるほかの侍{ $count }人を取り除きます。{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-area = { $area }で{ $place }になり、第{ $round }ラウンドの得点が{ $points }増えます{ $also ->
    [0] { "" }
   *[other] 。{ $areas }でも{ $also }増えます
 }{ $lost ->
    [0] 。
   *[other] が、ほかの地域で{ $lost }減ります。
 }{ bots-hint-daimyo }
bots-hint-holds = 盤面の順位は変わらず、駒は今の場所に残ります。
bots-hint-low = この合戦は勝ちにくいので、小さいカードで十分です。{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-cannot-win = この合戦には勝てないので、小さいカードで十分です。{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-spares = 大きいカードを、もっと得になる合戦のために残します。{ bots-hint-if-now }{ bots-hint-daimyo }
bots-hint-solved = { $leads_to ->
    [win] 相手がどう応じても、ここから勝てます。
    [loss] 相手が最善を尽くせばいずれ負けますが、最善を続けられる人はまずいません。
   *[draw] 互いに最善なら、どちらも勝てません。
 }
bots-hint-lost = 相手が正しい応手を続ければ、ここではどの手も負けます。これが最も長く持ちこたえます。
bots-hint-lost-answers = 相手が正しい応手を続ければ、ここではどの手も負けます。これが最も長く持ちこたえます：{ $answers }通りの応手のうち正しいのは{ $right }通りです。
bots-hint-draws = 引き分けになります：同じ局面が三度目です。
bots-hint-taroma = タロマの応手は決まっています。ここからあと{ $turns }手番で勝てます。
bots-hint-taroma-holds = この戦いではもうタロマに勝てません。
bots-hint-surrender = ほかの手もすべて負けです。
bots-hint-tokens = トークンを使う価値のある戦闘です。
bots-hint-saves = ここでこれ以上トークンを使う価値はありません。
bots-hint-wins = すぐに勝てます。
bots-hint-control = こうすると、あなたは銭を{ $mine }枚、相手は{ $theirs }枚支配します。
bots-hint-fight = わかる限りでは、この戦闘は有利です。
bots-hint-stops = 相手の勝ち手を{ $threats }つ防ぎます。{ $left ->
    [0] 残りはありません
   *[other] 残りは{ $left }つです
 }。
bots-hint-stops-action = { $threats ->
    [1] 相手の勝ち手「{ $action }」を防ぎます
   *[other] 「{ $action }」など、相手の勝ち手を{ $threats }つ防ぎます
 }。{ $left ->
    [0] 残りはありません
   *[other] 残りは{ $left }つです
 }。
bots-hint-stops-line = { $threats ->
    [1] 相手の勝ち手「{ $action }」（{ $row }の列）を防ぎます
   *[other] 「{ $action }」（{ $row }の列）など、相手の勝ち手を{ $threats }つ防ぎます
 }。{ $left ->
    [0] 残りはありません
   *[other] 残りは{ $left }つです
 }。
bots-hint-threatens = { $wins }通りの勝ちを狙えます。
bots-hint-threatens-less = { $wins }通りの勝ちを狙えますが、相手には最初のヒントより良い受けがあります。
bots-hint-verdict = { $leads_to ->
    [win] 相手がどう応じても、ここから勝てます。
    [loss] それでも、相手が最善を尽くせばいずれ負けます。
    [draw] 互いに最善なら、どちらも勝てません。
   *[unknown] { "" }
 }
bots-hint-blocks = 相手が銭を二枚支配している{ $row }の列をふさぎます。{ bots-hint-verdict }
bots-hint-covers = { $cell }にいる相手の武者を覆い、その銭を取ります。{ bots-hint-verdict }
bots-hint-builds = こうすると{ $row }の列のうち二枚があなたのもので、残る一枚は空いています。{ bots-hint-verdict }

## The review of a finished game

review-gives-up = 実際の手では、{ $area }で{ $place }になれたのを手放し、第{ $round }ラウンドの得点が{ $points }減ります。
review-leaves = 実際の手では、{ $colour }が{ $area }で{ $place }のままです：第{ $round }ラウンドの得点で{ $points }点多くなります。
review-keeps = { $cards }が手元に残ります。実際には{ $colour }の手に渡りました。
review-keeps-both = { $cards }が手元に残ります。実際には隣の手に渡りました。
review-keeps-ninja = 忍者は侍を三つまでどこにでも置け、6に勝てます。
review-keeps-card = { $card }なら{ $area }に置けて、このラウンドの一位は{ $points }点です。進軍なら行動力{ $number }になります。
review-no-supply = 何も置かれませんでした：控えに侍が残っていませんでした。
review-unplaced = 置いた侍は{ $count }人、置けたのは{ $possible }人でした。
review-unspent = 使わなかった行動力：{ $points }のうち{ $left }。
review-answer-wins = { $clan }は「{ $action }」と応じて、すぐに勝てます。
review-answer-next-turn = { $clan }は「{ $action }」と応じられます。そのあと次の手番の勝ちは何をしても止まりません。
review-answer-threatens = { $clan }は「{ $action }」と応じて、{ $wins }通りの勝ちを狙えます。
review-answer-leads = { $clan }は「{ $action }」と応じ{ $does ->
    [blocks] て{ $row }の列をふさぎ、
    [covers] て{ $cell }の武者を覆い、
    [builds] て{ $row }の列の銭を二枚支配し、
   *[nothing] 、
 }何をされても{ $plies }手で勝てます。
review-answer-holds = { $clan }は「{ $action }」と応じられます。そのあとは互いに最善なら、どちらも勝てません。
review-answer-expected = { $clan }はおそらく「{ $action }」と応じます。
review-likely = 相手がどう応じるかは証明されておらず、有力な読みです。伏せた武士がなりうるものすべてを調べ、探索が最善とした手です。
review-likely-open = 相手がどう応じるかは証明されておらず、有力な読みです。探索が読むのは数手先までです。
review-taroma-wins = タロマは「{ $action }」と応じて、すぐに勝ちます。
review-taroma-holds = タロマは「{ $action }」と応じ、もう負かすことはできません。
review-taroma-draws = タロマは「{ $action }」と応じ、そのあとはよくて引き分けです。
review-skirmish = { $card }なら、合戦に勝つのは100回中{ $less }回ではなく{ $percent }回です。勝てば{ $area }の勝鬨で{ $points }点入ります。
review-ninja = 6が出ていたので、{ $card }が合戦に勝つのは100回中{ $less }回ではなく{ $percent }回です。勝てば{ $area }の勝鬨で{ $points }点入ります。
review-spares = { $card }なら合戦に勝つのは100回のうち{ $less }回ではなく{ $percent }回ですが、{ $kept }を後の合戦に残せます。
review-outweighs = { $card }なら合戦に勝つのは100回のうち{ $less }回ではなく{ $percent }回ですが、その手番は地図や後の局面でそれ以上に得をします。
review-void = { $seat }は合戦{ $skirmish }で{ $suit }を出せませんでした。
review-when-passing = 第{ $round }ラウンド、カードを渡すとき
review-when-skirmish = 第{ $round }ラウンド、合戦{ $skirmish }
review-when-turn = 手番{ $turn }
review-dealt = 第{ $round }ラウンドに配られた札：{ $cards }。
review-chose = { $seat }が伏せて選んだ札：{ $cards }。

review-grade-best = 最善と同等
review-grade-close = 最善に近い
review-grade-equal = 最善とほぼ同等
review-grade-slip = 少し損
review-grade-costly = 大きな損
review-grade-turning = 勝負の分かれ目

review-how-exact = 正確
review-how-enumerated = { $worlds ->
    [1] ありうるただ一つの世界
   *[other] ありうる世界{ $worlds }通りすべて
 }
review-how-sampled = 無作為な世界{ $worlds }通り
review-how-searched = 深さ{ $depth }の探索

review-working = 検討中
review-course = { $seat }：始めから終わりまでの勝つ見込み
review-act = { $seat }、{ $act }：幕に勝つ見込み
review-worth = { $seat }、{ $act }：局面の値
review-sum = 始め{ $start }、自分の決断{ $decisions }、運{ $luck }：合わせて{ $result }、これが結果です。
review-sum-exact = 始め（最善の場合）：{ $start }。損をした回数：{ $own }、相手：{ $others }。結果：{ $result }。
review-sum-about = 自分の決断：それぞれの損を足したものです。何も失わないのが最善です。運：見込みを上げ下げしたほかのすべてで、ほかの人の間違いも含みます。どちらも100％を超えることがあります。失った見込みが戻り、また失われることがあるからです。
review-luck = 運の内訳：配られた札{ $deal }、ほかの人の手{ $others }、明らかになったこと{ $shown }、後で見積もりが定まった分{ $estimate }。
review-luck-apart = 「知りえたことでは」の運は、明らかになった時に数えます。「すべて公開なら」では、誰にも知りえなかった分まで決断の損に数えるので、損が大きくなり、その分を運が埋め合わせます。そのため符号が逆になることがあります。
review-luck-named = 主なもの：
review-nothing-happened = 何も起こっていません。手番が来て、見積もりが定まりました。
review-decisions = 決断
review-costliest = 最も学べるところ
review-nothing = 偶然と区別できるほどの損をした決断はありません。
review-surrendered-exact = { $seat }は降参しました。互いに最善なら、そのとき局面は{ $worth }でした。
review-surrendered = { $seat }は降参しました。知りえたことからは、勝つ見込みはまだ{ $worth }ありました。
review-turn = { $when }（{ $line }行目）、{ $seat }：{ $actions }
review-lost = { $grade }：勝つ見込みの{ $loss }（{ $low }から{ $high }まで、{ $how }）。
review-lost-exact = { $grade }（{ $how }）。
review-know = 知りえたことでは{ $played }、最善で{ $best }。
review-open = すべて表なら{ $played }、最善で{ $best }。
review-note = すべて表だったなら、別の手が最善だったかもしれません。それは誰にも知りえないので、評価には数えません。
review-searched-apart = 二つの見込みは大きく違うことがあります。「知りえたことでは」の探索は、相手が自分の伏せた値を生かすことを考えに入れません。
review-open-equal = すべて表なら最善は：{ $actions }。この検討で見るかぎり、これと、知りえたことでの最善とは、ほぼ同等です。
review-open-apart = すべて表なら最善は：{ $actions }。そのときは他の人の札がわかっています。わからないうちは、知りえたことでの最善は、平均してそれに劣りません。
review-better = よりよい手：{ $actions }
review-equal = この検討で見るかぎり、ほぼ同等：{ $actions }
review-only-searched = 盤上ですぐに分かる違いはありません。こちらがよいというのは探索だけの判断です。
review-only-solved = 盤面ではすぐに違いは見えません。終わりまで読み切った結果です。
review-after = よりよい手のあと：
review-after-played = 実際の手のあと：
review-goes-on = その後の進行：{ $actions }。
review-goes-on-imagined = 考えられる進行の一つ。ほかの人の札は想像です：{ $actions }。
review-grid = そのとき知りえたこと
review-card = カード
review-own = 自分の手札
review-played = 合戦{ $skirmish }で出た
review-known = 確実に{ $seat }
review-gone = 捨てた
review-warrior = 武者

## Puzzles and lessons

puzzle-title = 問題
puzzle-about = 実際の対局から取った、最善の答えがただ一つの局面です。どれも証明されています。
puzzle-daily = 今日の問題
puzzle-next = 次の問題
puzzle-again = もう一度
puzzle-show = 答えを見る
puzzle-number = 問題{ $number }
puzzle-hardness = 難易度{ $rating }
puzzle-hard = { $level }（{ $rating }）
puzzle-level-gentle = とてもやさしい
puzzle-level-easy = やさしい
puzzle-level-medium = ふつう
puzzle-level-hard = 難しい
puzzle-level-master = とても難しい
puzzle-rating-sure = あなたに合う問題：{ $hardness }。およそ二問に一問解けます。（レーティング{ $rating }）
puzzle-rating-unsure = 今のところ合う問題：{ $hardness }。もう数問でもっと確かになります。（レーティング{ $rating }）
tui-puzzle-rating = あなたのレーティング：{ $rating }（{ $low }から{ $high }の間）
puzzle-rating-new = レーティングは最初の答えから始まり、このブラウザに残ります。
puzzle-rating-about = 数えるのは最初の一回だけです。あとは気楽に試せます。
puzzle-choose = どの問題を解くか
puzzle-all = すべてのテーマ
puzzle-themed = { $theme }（{ $count }）
puzzle-solved = このブラウザで解いた数：{ $count }
puzzle-right = お見事！
puzzle-wrong = もう一息です。
puzzle-answer = 答え：{ $actions }
puzzle-lessons = レッスン
puzzle-lessons-about = 初めての人が見落としやすいことを、ゲームごとに六つ。それぞれ数局面を自分で指します。
puzzle-lesson-step = { $last }問中{ $at }問目
puzzle-lesson-on = 次の局面
puzzle-lesson-over = 次のレッスンへ
puzzle-lesson-end = 問題とレッスンに戻る
puzzle-lesson-done = 済み
puzzle-open = できること：{ $actions }
puzzle-prompt = することを、コンマで区切って書いてください。「{ $back }」で一手戻し、「{ $answer }」で答えを見ます。空の行で終わります。

puzzle-side = あなたは{ $side }です。{ $asked }
puzzle-ask-points = 第{ $round }ラウンド最後の手番です。この手番でできるだけ多くの点を取ってください。
puzzle-ask-next = 第{ $round }ラウンド最後の手番です。次のラウンドの得点列で最も多くもらえるように並べてください。
puzzle-ask-victory = ゲーム最後の手番です。あなたが勝つ終え方は一つだけあります。
puzzle-ask-card = 他の人が何を持っていても、この合戦に必ず勝つカードはどれでしょう。
puzzle-ask-void = 何を受け取っても、持たないスートが最も多くなるように渡す二枚はどれでしょう。
puzzle-ask-force = { $turns ->
    [1] 相手が何をしても、この手番で勝てます。それができる手は一つだけです。
   *[other] 相手が何をしても、あなたの{ $turns }手番以内に勝てます。それができる手は一つだけです。
 }
puzzle-ask-hold = 負けない手は一つだけです。見つけてください。
puzzle-ask-beat = まだタロマに勝てる手は一つだけです。見つけてください。
puzzle-ask-stand = タロマが勝とうとしています。止められる手は一つだけです。
puzzle-ask-strike = すぐに勝てます。ただし手は一つだけです。見つけてください。
puzzle-ask-parry = 相手が勝とうとしています。止められる手は一つだけです。

puzzle-right-points = { $points }点です。選べた{ $boards }通りの盤面で、次に良いものは{ $next }点です。
puzzle-right-next = 次のラウンドなら{ $points }点です。選べた{ $boards }通りの盤面で、次に良いものは{ $next }点です。
puzzle-right-victory = 選べた{ $boards }通りの盤面のうち、勝てるのはこれだけです。
puzzle-right-card = { $worlds ->
    [1] もう誰にも負けません。
   *[other] ありうるカードの分かれ方{ $worlds }通りのすべてで勝ちます。
 }
puzzle-right-void = 持たないスートは{ $voids }です（受け取るカードで増えなければ）。これより良い渡し方はどの場合にもありません。
puzzle-right-force = { $turns ->
    [1] すぐに勝ちます。ほかの{ $others }通りの手では勝てません。
   *[other] { $turns }手番以内に勝ちます。ほかの{ $others }通りの手では勝てません。
 }
puzzle-right-hold = ほかの{ $others }通りの手はどれも負けです。
puzzle-right-beat = { $turns }手番でタロマに勝てます。ほかの{ $others }通りの手では、もう勝てませんでした。
puzzle-right-stand = ほかの{ $others }通りの手では、すぐにタロマが勝ちます。
puzzle-right-strike = { $actions }通りの手のうち、すぐに勝てるのはこれだけです。
puzzle-right-parry = ほかの{ $others }通りの手では、すぐに負けます。

puzzle-wrong-points = それでは{ $points }点です。{ $best }点まで取れます。
puzzle-wrong-next = それでは次のラウンドで{ $points }点です。{ $best }点まで取れます。
puzzle-wrong-victory = それではほかの人が勝ちます。
puzzle-wrong-card = 必ずではありません。{ $card }が出るかもしれません。
puzzle-wrong-void = それでは持たないスートは{ $voids }です。{ $best }にできます。
puzzle-wrong-force = 相手の応手：{ $reply }。勝ちが消えました。
puzzle-wrong-hold = 相手の応手：{ $reply }。ここからは相手の勝ちです。
puzzle-wrong-beat = ここからはもうタロマに勝てません。
puzzle-wrong-stand = タロマの勝ちです。
puzzle-wrong-strike = それではすぐには勝てません。
puzzle-wrong-parry = 相手の応手：{ $reply }。相手の勝ちです。
puzzle-wrong-lost = それではすぐに負けます。

puzzle-theme-daimyo = 大名を動かす
puzzle-theme-last-card = 合戦の最後の一枚
puzzle-theme-marching = 行軍
puzzle-theme-ninja = 忍者で侍を置く
puzzle-theme-placing = 侍を置く
puzzle-theme-removing = 侍を取り除く
puzzle-theme-rows = 次のラウンドの得点列
puzzle-theme-sure-card = 確実なカード
puzzle-theme-sure-ninja = 忍者の出番
puzzle-theme-victory = 最後の一手
puzzle-theme-void = カードの渡し方
puzzle-theme-fight = 戦闘
puzzle-theme-hold = しのぐ
puzzle-theme-parry = 相手を止める
puzzle-theme-strike = すぐに勝つ
puzzle-theme-surprise = 奇襲
puzzle-theme-taroma-hold = タロマをしのぐ
puzzle-theme-taroma-win = タロマに勝つ
puzzle-theme-win-far = 遠くからの勝ち
puzzle-theme-win-three = 三手番で勝つ
puzzle-theme-win-two = 二手番で勝つ

lesson-joraku-ties = 同点は下の順位
lesson-joraku-ties-about = 同点の人は下のほうの順位を分け合います。二人とも一位なら、どちらも二位の点です。侍一人の差が、国一つ分の価値になることもあります。
lesson-joraku-ties-point = まず同点を探しましょう。崩せば順位が一つ上がり、必要なのは侍一人です。
lesson-joraku-follow = 従わなければならない人
lesson-joraku-follow-about = 最初に出たスートを持つ人は、それを出さなければなりません。出したカード、渡したカード、従えなかったことから、残りの手札がわかります。控えめなカードが無敵のこともあります。
lesson-joraku-follow-point = 自分のカードに勝つカードを数え、それぞれ誰かがまだ出せるかを考えましょう。
lesson-joraku-ninja = 忍者の使いどき
lesson-joraku-ninja-about = 忍者は何の値もありませんが、6が出ていれば勝ちます。忍者が何人もいれば、最後の忍者が勝ちます。
lesson-joraku-ninja-point = 6を待ち、自分の後に忍者を出せる人がいないか考えましょう。
lesson-joraku-rows = 次のラウンドの得点列
lesson-joraku-rows-about = 駒はそのまま残りますが、得点列は京都のほうへ移ります。今いちばん高い国も、次のラウンドでは何ももらえないかもしれません。
lesson-joraku-rows-point = ラウンドの残りは次のために使いましょう。手番を終える前に、次の得点列を見てください。
lesson-joraku-daimyo = 大名の居場所
lesson-joraku-daimyo-about = 大名の勢力は2で、勝った人の大名がいる国はすぐに得点になります。行動力2で大名が動き、勢力も2ずつ動きます。
lesson-joraku-daimyo-point = いなくても一位の国に立つ大名は、居場所を間違えています。
lesson-joraku-void = 自由になる渡し方
lesson-joraku-void-about = あるスートを持たなければ、従わずに何でも出せます。渡すカードは、受け取るカードを見る前に選びます。
lesson-joraku-void-point = 一つのスートを丸ごと渡しましょう。半分だけでは自由になりません。
lesson-rokumon-stack = 三人重ね
lesson-rokumon-stack-about = 一つの銭に味方が三人重なっても勝ちです。二人の上に移れるのは二人とも味方のときだけで、いつも別の色の銭へ移ります。
lesson-rokumon-stack-point = 味方二人の重なりは、それだけで狙いになります。そこへ届く武者を探しましょう。
lesson-rokumon-uncover = 現れる三つ並び
lesson-rokumon-uncover-about = 移動では、まず持ち上げ、それから置きます。持ち上げて相手の三つ並びが現れたら、置いた先で勝つはずでも、その場で負けです。
lesson-rokumon-uncover-point = 武者を持ち上げる前に、下に誰がいるかを見ましょう。
lesson-rokumon-threats = 二つの狙い
lesson-rokumon-threats-about = 狙いが一つなら防がれます。二つ同時なら、相手は一つしか止められません。
lesson-rokumon-threats-point = 手を考えるたび、次の手番の勝ち方を数えましょう。一手では止まらない二つがあれば勝ちです。
lesson-rokumon-count = 相手の勝ち手を数える
lesson-rokumon-count-about = 自分の計画より先に、相手がすぐに勝つ手はないでしょうか。三つ並び、三人重ね、戦闘、奇襲を見ます。
lesson-rokumon-count-point = 相手に勝ち手を残さない手が、ただ一つの手であることはよくあります。
lesson-rokumon-lone = 一人きりの武者
lesson-rokumon-lone-about = タロマは、あなたの一人きりの武者を自分の一人きりの武者で覆うのが好きです。そしていつも、あなたの勝ち手をできるだけ多く防ぎます。
lesson-rokumon-lone-point = タロマの応手は盤面で決まります。それを知って計画を立てましょう。
lesson-rokumon-strike = 戦闘と奇襲でも勝てる
lesson-rokumon-strike-about = 戦闘は弱いほうの武者を銭から降ろし、その下にあなたの三つ並びがあるかもしれません。奇襲は上の武者ごと銭を運び、三つ並びは新しい場所を通ります。
lesson-rokumon-strike-point = 配備と移動はすぐ目に入ります。二人いる銭と、別の場所に置ける銭もすべて見ましょう。

## Pictures

draw-ninja = 忍者
draw-rp = 名声
draw-skirmish-of = 合戦 { $number }／{ $total }
draw-variants = { $count ->
   *[other] バリアント{ $numbers }
 }
draw-status-variants = バリアントカードを引いています
draw-status-daimyos = 大名カードを引いています
draw-status-deal = カードを配っています
draw-status-pass = 渡すカードを選択中：{ $who }
draw-status-draft = ドラフト中：{ $who }
draw-status-discard = 捨てるカードを選択中：{ $who }
draw-status-play = { $who }がカードを出す番です
draw-status-choose = { $who }：侍を置くか進軍するか
draw-status-place = { $who }が侍を配置中、あと{ $left }人
draw-status-march = { $who }が進軍中、残り行動力{ $left }
draw-seat = 席{ $seat }
draw-seat-you = 席{ $seat }（あなた）
draw-you = あなた
draw-seen-by = この席の視点
draw-neutral = 中立軍
draw-daimyo-card = 大名カード{ $card }
draw-skirmish = 合戦
draw-earlier = このラウンドの合戦
draw-hand = あなたの手札
draw-hands = 手札
draw-pack = 手元の束
draw-passed = 渡した
draw-received = 受け取った
draw-dropped = 捨てた
draw-aside = 伏せた{ $count }枚
draw-rows = 濃い列：このラウンドの1位・2位・3位の得点、薄い列：次のラウンド。{ $sources }。
draw-rows-printed = 印刷どおり：{ $areas }
draw-rows-derived = 印刷ではなく推定：{ $areas }
draw-rows-own = 手持ちの盤の得点列：{ $areas }
draw-rows-all = 全地域
draw-told-player = { $colour }は名声{ $points }、控えの侍は{ $supply }人。
draw-told-neutral = { $colour }は中立軍。
draw-told-area = { $area }：{ $factions }。
draw-told-daimyo = { $colour }が{ $place }、大名と侍{ $count }人
draw-told-samurai = { $colour }が{ $place }、侍{ $count }人
draw-told-skirmish = この合戦のカード：{ $cards }。
draw-told-hand = あなたの手札：{ $cards }。
draw-status-flip = 裏返す銭を引いています
draw-status-coins = 銭を並べています
draw-status-turn = { $clan }の手番
draw-status-bid = { $cell }の戦闘：{ $clan }はトークンを加えますか？
draw-status-lost = { $clan }が三つ並びを現しました
draw-taroma = タロマ
draw-supply = 控え
draw-tokens = 雪辱トークン
draw-added = 戦闘に{ $count }個加えた
draw-surprise = 奇襲
draw-surprise-used = 奇襲済み
draw-acts-won = 取った幕
draw-face-down = 破線の輪は伏せた武者、小さな数字はその武者かもしれない値です。
draw-told-coin = { $cell }、{ $colour }、点{ $pips }個：空き。
draw-told-stack = { $cell }、{ $colour }、点{ $pips }個、下から：{ $stack }。
draw-told-clan = { $clan }は控えに{ $count }人、雪辱トークン{ $tokens }個。

## The terminal

tui-my-tables = あなたの卓
tui-opponents = 卓にいるのは{ $names }です。
tui-opponent = { $name }（{ $level }）
tui-leave = 席を立ちました。
tui-bot-failed = 席{ $seat }のボットに不具合がありました（{ $reason }）。初級ボットが代わりに答えます。
tui-not-an-action = { $line }は{ $game }の行動ではありません。
tui-not-an-action-near = { $line }は{ $game }の行動ではありません。近いもの：{ $near }。
tui-who-you = あなた
tui-result-joraku = { $place }. { $who }：名声{ $points }
tui-result-rokumon = { $place }. { $who }：{ $points }幕
tui-streak-won = { $needed }連勝：タロマに勝ちました。
tui-you = あなたは{ $names }、{ $sides }です。
tui-fingerprint = 配りはすでに決まっています。その指紋：{ $commitment }
tui-help = 選択肢の番号か、選択肢そのものを入力してください。ほかに「{ "?" }」は今できること（言葉をつけるとそれを含むもの）、「{ "b" }」は盤面の読み上げ、「{ "h" }」は理由つきのヒント、「{ "u" }」は直前の手を戻す、「{ "l" }」はこれまでの経過、「{ "r" }」はルール（言葉を添えるとその部分）、「{ "w" }」は卓にいる人、「{ "react" }」はリアクション、「{ "pause" }」は一時停止、「{ "q" }」は終了です。
tui-choices = 選択肢{ $count }：「{ "?" }」
tui-again = 「{ "rematch" }」でもう一度、「{ "review" }」でそれぞれの判断の検討、ほかは終了です。
tui-lift = それから{ "Enter" }を押してください。
tui-only = できるのは「{ "1" }」だけです：{ $told }。
tui-invite = ほかの人はこのリンクから参加できます：{ $link }
tui-back-again = 接続が戻りました。
tui-streak = 連勝：{ $needed }のうち{ $wins }。
tui-no-tables = このサーバーには、だれでも入れる卓がありません。
tui-which-table = 卓の番号を入力してください。「{ "q" }」で終了です。
tui-pays = 得点{ $round }
tui-supply = 控え
tui-areas = 地域はこの順に一列に並び、どの地域も前後の地域と隣り合います。
tui-lines = 三つ並びになるのは：{ $lines }。
tui-too-small = { $width }×{ $height }文字の画面が必要です。広げるか、{ "--plain" }を使ってください。
tui-key-keys = キー
tui-key-log = 記録
tui-key-leave = 終了
tui-key-words = 言葉で
tui-key-read = 読む
tui-key-back = 戻る
tui-key-choose = 選ぶ
tui-key-open = 開く
tui-key-change = 変える
tui-keys-pick = 光っているものを、括弧の中のキーかマウスで選びます。
tui-keys-move = 矢印でその方向の光っているものへ、{ "Tab" }（または{ "j" }と{ "k" }）で次へ移り、{ "Enter" }で選びます。
tui-keys-home = 矢印と{ "Enter" }、{ "j" }・{ "k" }・{ "l" }、またはマウスで選びます。どの画面もいちばん下の行にキーがあります。
tui-look-own = 端末のまま
tui-other-server = リンクから、またはほかのサーバーで…
tui-no-link = リンクではありません。例：{ "https://tables.example.org/t/NAME" }
tui-legend-joraku = 地図：{ "D" }は大名、数字は侍、小さな数字はその地域での順位です。★は勝鬨カード、▶は手番です。行の終わりは名声と控えの侍。*のある得点は印刷されたものではなく、推定です。合戦では‹ ›が優勢、…の後はこれから出す人。+は渡されたカード、•は選んだものです。
tui-legend-rokumon = 銭：上にマスと点、中に下から上への武者の重なり。{ "S" }は真田、{ "T" }は徳川、?は伏せた値、!は全員が見た値。二重線は金、一重線は緑、点線は裏返し。⚔は戦闘、×は持ち上げられない銭です。◆は勝負を決めた銭です。
tui-key-judge = 評価
tui-no-verdict = この場面は解かれていないか、だれも行動していません。
tui-play = 遊ぶ
tui-starting = お待ちください…
tui-learn = 学ぶ
tui-key-on = 次へ
tui-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
tui-menu = 番号を入力してください。「{ "q" }」で終了です。
tui-against = 相手は？
tui-again-watching = 「{ "review" }」でそれぞれの判断の検討、ほかは終了です。
tui-review-progress = 検討：100のうち{ $percent }まで済みました。
tui-review-help = 番号でその手番を、「{ "n" }」と「{ "p" }」で次と前の学べる手番を、「{ "c" }」で損の大きかった手番をもう一度伝えます。手番については「{ "x" }」でよりよい手を一手ずつ、「{ "b" }」でそのときの盤面、「{ "g" }」でそのとき分かったこと。「{ "s" }」はここまでの経緯、「{ "d" }」はさらに深く、「{ "q" }」は戻る。
tui-review-no-more = そちらには、ほかに学べる手番がありません。
tui-review-choose = まず手番を選んでください：番号か、「{ "n" }」と「{ "p" }」で。
tui-puzzle-rating-new = レーティングは最初の答えから始まります。このコンピューターに残ります。
tui-puzzle-help = 選択肢の番号か、選択肢そのものを入力してください。ほかに「{ "?" }」は今できること、「{ "b" }」は盤面の読み上げ、「{ "u" }」は一手戻す、「{ "a" }」は最初から、「{ "x" }」は答え、「{ "q" }」は戻る。
tui-puzzle-after = 「{ "n" }」で次へ、「{ "a" }」で最初から、「{ "x" }」で答え、「{ "q" }」で戻る。
tui-puzzle-solved = 解いた数：{ $count }
tui-key-learn = 学べる手番
tui-key-better = よりよい手
tui-key-summary = まとめ
tui-key-step = 一手
tui-key-watch = 見る
tui-key-take-back = 待った
tui-no-such-key = 「{ $pressed }」は今は使えません。使えるキー：{ $keys }
tui-kept = 手番まで預かります：{ $keys }
tui-changed = 選んだ後で卓の様子が変わったので、実行しませんでした：{ $what }
tui-paused = 一時停止中です。{ "P" }で再開します。
tui-review-open = この時は何も隠れていませんでした。すべて分かりました。
tui-waiting-tables = 参加者を待つ卓
tui-closed-place = 控えに侍がいません
tui-closed-march = 動かせる駒も取り除ける駒もありません
tui-keys-esc = { "Esc" }で選択をやめます。上洛では、その後カードの手を一つずつ戻します。
tui-keys-back = { "u" }で最後の手を戻します。
tui-keys-no-back = 今は戻せる手がありません。全員が見たものは戻せません。
tui-remove = { $area }の{ $colour }を取り除く
tui-place = 侍を{ $count }人まで置けます（控え{ $all }人中{ $supply }人）
tui-here = このコンピューター
tui-mine-empty = まだどの卓にも座っていません。
tui-scored-pays = 得点
tui-scored-areas = 全地域
tui-scored-plain = { $area }（{ $pays }）：{ $paid }。
tui-scored-now = 現在の名声：{ $points }。
tui-first = 初めてですか？{ "F" }で「{ $title }」が読めます。
tui-first-plain = 初めてですか？「{ "first" }」で「{ $title }」を読みます。
tui-tips = 要点
tui-tip-joraku-pass = カードの数は地域の番号です。3は地域3に置くか、行動力3で進軍します。
tui-tip-joraku-win = 最も大きい数が勝ち、同じ数なら後の方。6があれば忍者が勝ちます。
tui-tip-joraku-lose = 合戦では勝者の大名がいる地域が得点になり、そこにいる他の人にも入ります。
tui-tip-joraku-use = その地域に三人まで置くか、数を行動力として進軍します。
tui-tip-joraku-count = 侍は1、大名は2。ラウンドの終わりに多い人から得点します。
tui-tip-joraku-tied = 同点は下の順位です。一位が二人なら、二人とも二位の得点です。
tui-tip-joraku-march = 行動力{ $samurai }で侍が隣の地域へ、{ $daimyo }で大名が動きます。
tui-tip-joraku-remove = 他の人の侍を取り除けるのは、自分の大名がいる地域だけです。
tui-tip-joraku-ninja = 忍者はどこにでも置けます。数は0ですが、6があれば勝ちます。
tui-tip-rokumon-pips = マスの横の数は銭の点で、銭を見分けるためだけのものです。
tui-tip-rokumon-tokens = 幕に負けると復讐トークンを一つ取ります。戦いで一度だけ1を足せます。
tui-tip-rokumon-honour = 名誉の掟：復讐トークンの多い側は移動を戻せます。
tui-tip-rokumon-star = 戦いでは小さい値が退きます。6に勝つのは1★だけで、何を足しても同じです。
tui-new-keys = 上下の矢印で行を、左右の矢印で値を選びます。{ "Enter" }で卓を作ります。
tui-hint-won = { $actions }：最善を尽くせば勝ち。{ $reason }
tui-hint-lost = { $actions }：相手が完璧なら負け。{ $reason }
tui-review-time = { $total ->
    [0] { $seconds }秒
   *[other] { $done }／{ $total } · { $seconds }秒
 }

## Why a server refuses

refusal-bad-message = サーバーはこのメッセージを理解できません。
refusal-bad-option = この設定では卓を作れません。
refusal-bad-name = 名前が空か、長すぎるか、表示できない文字を含んでいます。
refusal-bad-token = この卓に登録がありません。
refusal-foreign-origin = このサーバーのページからの要求ではありません。
refusal-unknown-host = このサーバーはアドレスにある名前では登録されていません。運営者は設定でその名前を追加できます。
refusal-banned = このサーバーの運営者は、あなたのアドレスからの接続を受け付けていません。
refusal-not-your-seat = あなたの席ではありません。
refusal-not-host = これは卓の主催者だけができます。
refusal-not-shown = その席の人は観戦者に公開していません。
refusal-no-advice = ヒントと評価は、ボットとの対局、ヒントありの卓、終わったゲームだけで受けられます。
refusal-secret = 記録はゲームが終わるまで秘密です。
refusal-no-such-table = その卓はありません。片付けられたのかもしれません。
refusal-no-such-page = このアドレスには何もありません。
refusal-no-such-method = このアドレスではそれはできません。
refusal-no-such-moment = この卓にそのような場面はありません。
refusal-no-such-seat = その席はこの卓にありません。
refusal-seat-taken = その席はふさがっているか、あなたはもう席についています。
refusal-not-away = その席のプレイヤーは在席しているか、離れてからまだ十分な時間がたっていません。
refusal-not-started = ゲームはまだ始まっていません。空席があります。
refusal-game-over = ゲームは終わりました。
refusal-not-over = ゲームはまだ終わっていません。
refusal-paused = 主催者が卓を一時停止しています。
refusal-not-your-turn = あなたの手番ではありません。
refusal-no-such-action = それはこのゲームの行動ではありません。
refusal-stale = その間に状況が変わりました。見直してから決めてください。
refusal-not-now = 今はできません。
refusal-needs-version = この卓のルールの版は、このサーバーにはありません。
refusal-damaged = この卓のデータは破損しているため開けません。ほかの卓には影響ありません。
refusal-no-time = 持ち時間が切れました。
refusal-too-slow = 要求が時間内に届きませんでした。
refusal-too-large = メッセージが大きすぎます。
refusal-too-many = 短い間に多すぎます。少し待ってください。
refusal-too-soon = 今リアクションしたばかりです。少しお待ちください。
refusal-not-stored = サーバーに保存できなかったため、何も変わっていません。もう一度お試しください。
refusal-closing = サーバーは停止します。しばらくしてからお戻りください。
refusal-full = サーバーは満員です。後でもう一度お試しください。

## The page

page-welcome = さあ、卓へどうぞ
page-welcome-back = おかえりなさい
page-welcome-back-name = おかえりなさい、{ $name }
page-about = 戦国時代の二つのゲーム。公正に戦うボットと、リンクで友だちと、または一つの画面を囲んで。どの得点にも説明がつきます。
page-first-game = はじめての「{ $game }」
page-first-game-about = 案内役がそばで、何をなぜするかを伝えます。やさしいボット、登録は要りません。
page-home = 最初のページへ
page-skip = 卓へ進む
page-opening = お待ちください…
page-navigation = ページ一覧
page-not-found = そのページはありません。
page-not-found-about = このアドレスには何もありません。文字が欠けているのかもしれません。あなたの卓は最初のページにあります。
page-gone = この卓はもうありません。
page-gone-about = 長く誰も来なかったため片づけられたか、アドレスの文字が欠けています。
page-link-ended = この個人リンクではもう席に着けません。観戦中です。
page-rules = ルール
page-settings = 設定
page-close = 閉じる
page-labelled = { $label }：{ $text }
page-full-stop = { $text }。
page-language = 言語
page-look = 外観
page-look-auto = 端末に合わせる
page-look-light = ライト
page-look-dark = ダーク
page-speed = 進行の速さ
page-speed-calm = ゆったり
page-speed-brisk = きびきび
page-speed-once = すぐに表示
page-sound = 音
page-sound-off = なし
page-sound-quiet = 小
page-sound-medium = 中
page-sound-loud = 大
page-scenes = 幕の題字と勝利の場面
page-use-hints = ボット戦でヒントを出す
page-use-verdicts = 自分の手をその都度評価する
page-use-verdicts-about = 手を指すたびに、最善だったか、そうでなければ何を失ったかを一行で伝えます。
page-use-verdicts-where = 解かれている「六文」の第一幕・第二幕と一人戦だけが対象です。「上洛」などほかの対局は、終わってから検討で評価します。
page-end-by-itself = できることがなくなったら手番を自動で終える
page-tap-twice = タッチ画面では、六文は二度押しで行動する
page-show-unseen = まだ見ていないカードを表示
page-game-joraku = 上洛
page-tell-joraku = カードを出して合戦に挑み、侍を置くか進軍します。地域で上に立てば点が入ります。
page-kind-joraku = 京都への競争
page-facts-joraku = 2～4人・約40分
page-game-rokumon = 六文
page-tell-rokumon = 配備し、重ね、戦って、武者を一列に並べます。幕ごとにルールが一つ増える全六幕、またはからくりのタロマとの一人戦。
page-kind-rokumon = 二つの家、六枚か七枚の銭
page-facts-rokumon = 1～2人・一幕約5分
page-play-now = すぐに遊ぶ
page-play-game = 「{ $game }」で遊ぶ
page-other-ways = 内容とボットを選ぶ
page-play-more = { $game }：ボットと対戦
page-as-usual = 標準に戻す
page-you-sit = あなたは席{ $number }
page-friends = 友だちと遊ぶ
page-learn = はじめての対局
page-puzzles = 問題とレッスン
page-level = ボットの強さ
page-level-beginner = 初心者
page-level-casual = 初級
page-level-skilled = 中級
page-level-expert = 上級
page-level-master = 名人
page-level-own = 自作ボット
page-level-mixed = いろいろ
page-bot-beginner-1 = 鈴
page-bot-beginner-2 = 豆太
page-bot-beginner-3 = 雛子
page-bot-beginner-4 = 小鳥
page-bot-beginner-about = すぐに打ち、盤の半分しか見ていません。多少の失敗は見逃してくれます。
page-bot-casual-1 = 瓢太
page-bot-casual-2 = 権兵衛
page-bot-casual-3 = お菊
page-bot-casual-4 = 茂作
page-bot-casual-about = すぐに打ち、今よさそうな手を選びます。先のことはあまり考えません。
page-bot-skilled-1 = 疾風
page-bot-skilled-2 = 鉄馬
page-bot-skilled-3 = 樹
page-bot-skilled-4 = 嵐
page-bot-skilled-about = 少し考えて数手先まで読みます。時には好機を逃します。
page-bot-expert-1 = 銀狐
page-bot-expert-2 = 茜
page-bot-expert-3 = 御影
page-bot-expert-4 = 陽炎
page-bot-expert-about = 少し考えて遠くまで読みます。見落としはめったにありません。
page-bot-master-1 = 雷山
page-bot-master-2 = 万里
page-bot-master-3 = 伊吹
page-bot-master-4 = 竜牙
page-bot-master-about = 長くて3秒考え、だれよりも先まで読みます。隙は見せません。
page-bot-of-house = { $name }の一門で、打ち方も同じです。
page-shape = どのゲームか
page-shape-3 = 三人
page-shape-4 = 四人
page-shape-houses = 二人、両家
page-shape-neutral = 二人、中立軍あり
page-guest = ゲスト
page-you = あなた
page-you-about = 新しい卓ではこの名前で呼ばれます。どちらもこのブラウザーに残ります。
page-name-kept = これからの名前は{ $name }です。
page-you-mark = （あなた）
page-tables-yours = あなたの手番
page-go-on = 続ける
page-tables-running = 対局中
page-tables-finished = 終了
page-all-tables = すべて表示（{ $count }）
page-notices = 自分の手番を知らせる
page-notices-on = これからは、あなたの手番になるとここでお知らせします。
page-notices-refused = このブラウザーはこのページの通知を表示しません。ブラウザーの設定で許可できます。
page-you-only-watch = 観戦
page-against = 相手：{ $names }
page-points-of = { $name }：{ $count }
page-acts-stand = { $own }幕勝ち、{ $other }幕負け
page-acts-won-by = 勝った幕：{ $standing }
page-forget = { $title }を一覧から外す
page-forgotten = { $title }を一覧から外しました
page-forgotten-undo = 元に戻す
page-open-tables = 公開中の卓
page-free-seats = 空席{ $count }
page-watch = 観戦
page-new-table = { $game }の卓
page-your-name = あなたの名前
page-title = 卓の名前（任意）
page-option-players = 人数
page-choice-players-2 = 二人
page-choice-players-2-about = それぞれ二つの家、または二人と中立軍。
page-choice-players-3 = 三人
page-choice-players-3-about = 六枚ずつ。三枚は伏せたまま脇に置きます。
page-choice-players-4 = 四人
page-choice-players-4-about = 五枚ずつ。一枚は伏せたまま脇に置きます。
page-option-mode = 二人用ルール
page-choice-mode-houses = 両家
page-choice-mode-houses-about = それぞれが二つの家（二色）を率い、カードはドラフトで取ります。
page-choice-mode-neutral = 中立軍あり
page-choice-mode-neutral-about = 第三の軍勢がひとりでに京都へ進みます。
page-option-variants = バリアントカード
page-choice-variants-none = なし
page-choice-variants-none-about = 基本のゲームです。
page-choice-variants-random = 無作為に二枚
page-choice-variants-random-about = 六枚のバリアントカードのうち二枚が、このゲームのルールを変えます。
page-option-kachidoki = 勝鬨
page-choice-kachidoki-all = 全員が得点
page-choice-kachidoki-all-about = 合戦の勝敗が決まると、勝者の地域の全員に点が入ります。
page-choice-kachidoki-winner = 勝者のみ得点
page-choice-kachidoki-winner-about = 合戦の勝敗が決まると、勝者だけに点が入ります。
page-option-passing = カードの受け渡し
page-choice-passing-left = 左隣へ
page-choice-passing-left-about = 二枚とも次の手番の人、つまり卓では左隣の人に渡します。
page-choice-passing-both = 両隣へ
page-choice-passing-both-about = 両隣に一枚ずつ渡します。
page-option-act = 幕
page-choice-act-campaign = 戦役（全六幕）
page-choice-act-campaign-about = 六つの幕を続けて戦います。幕に負けた側は雪辱トークンを取ります。
page-choice-act-1 = 第1幕
page-choice-act-1-about = 六枚の銭。配備して一列に並べます。
page-choice-act-2 = 第2幕
page-choice-act-2-about = 七枚の銭。武者が移動し、重なります。
page-choice-act-3 = 第3幕
page-choice-act-3-about = 伏せた値と、戦闘。
page-choice-act-4 = 第4幕
page-choice-act-4-about = 奇襲。一度だけ、銭を山ごとよそへ移せます。
page-choice-act-5 = 第5幕
page-choice-act-5-about = 銭が一枚裏返り、第三の色になります。
page-choice-act-6 = 第6幕
page-choice-act-6-about = すべて表向きです。
page-choice-act-solo = 一人でタロマと戦う
page-choice-act-solo-about = からくりは自分のルールに従い、理由も告げます。三連勝を目指してください。
page-option-difficulty = 難易度
page-choice-difficulty-easy = やさしい
page-choice-difficulty-easy-about = 徳川を率います。
page-choice-difficulty-medium = ふつう
page-choice-difficulty-medium-about = 真田を率います。
page-choice-difficulty-difficult = 難しい
page-choice-difficulty-difficult-about = 武者四人の徳川を率います。
page-option-honour = 名誉の掟
page-choice-honour-on = あり
page-choice-honour-on-about = トークンの少ない側は相手の待ったを認め、「頼もう！」と予告します。
page-choice-honour-off = なし
page-choice-honour-off-about = 待ったも予告もありません。
page-choice-variants-chosen = 選ぶ
page-choice-variants-chosen-about = 六枚から好きなものを使います。
page-board = お持ちのボードの得点列
page-board-about = ボードに印刷された得点列のファイルです。画面もボットもこれで数えます。
page-board-example = 書き換え用の標準の得点列
page-board-file = ファイル
page-board-drop = 標準の得点列を使う
page-board-too-large = 得点列のファイルとしては大きすぎます。
page-more-options = その他
page-more-options-campaign = 戦役では幕ごとに銭を並べ直します。
page-option-coins = 銭の並び
page-option-coins-about = { "g" }は金、{ "j" }は緑、{ "f" }は裏。読む順に並べます。空欄なら無作為です。
page-option-tokens = 雪辱トークン
page-option-tokens-about = 真田、徳川の順です。
page-option-layout = 並べ方
page-option-layout-about = 隣り合う七つのマス。空欄なら六角形です。
page-at-zero = 時間切れのとき
page-at-zero-move = この手番はボットが行う
page-at-zero-seat = ボットが席を引き継ぐ
page-their-name = 名前
page-seats = 席
page-seat = 席{ $number }
page-same-name = { $name } { $number }
page-seat-me = 自分（この画面）
page-seat-you = あなた
page-seat-open = 空き（リンクで参加）
page-clock = 持ち時間
page-clock-none = なし
page-clock-5-5 = 5分、手番ごとに5秒追加
page-clock-15-10 = 15分、手番ごとに10秒追加
page-clock-move-60 = 一手番1分
page-listed = 知らない人もこの卓を探せる
page-advice = プレイヤーがヒントと評価を求められる
page-make = 卓を作る
page-status-open = 参加者を待っています
page-status-playing = 対局中
page-status-paused = 一時停止中
page-status-over = ゲームは終わりました
page-status-scoring = 得点計算中
page-status-act-over = この幕は終わりました
page-you-win = あなたの勝ちです！
page-back-to-review = 検討に戻る
page-you-lose = あなたの負けです。
page-your-place = あなたは{ $place }です
page-share-win = 同点で勝ちを分け合いました
page-your-turn = あなたの手番です
page-turn-of = 手番：{ $names }
page-you-watch = 観戦者として見ています。
page-to-act = 手番
page-nobody = なし
page-board-in-words = 盤面を言葉で説明
page-take-back = 待った
page-pause = 一時停止
page-resume = 再開
page-rematch = 再戦
page-to-rematch = 再戦の卓へ
page-rematch-seats = 席を一つずつ移りました。{ $seats }
page-rematch-no = 再戦しない
page-rematch-wanted = 再戦希望：{ $names }
page-rematch-asks = { $names }が再戦を望んでいます
page-rematch-waits = 返事待ち：{ $names }
page-rematch-gone = もういない：{ $names }
page-rematch-refused = 再戦を断った：{ $names }
page-replay = リプレイ
page-back-to-game = 対局に戻る
page-record = 記録
page-share = 共有
page-share-about = このリンクを持つ人は観戦でき、空席に座れます。
page-link = この卓へのリンク
page-copy = コピー
page-personal-about = 個人用リンクは、別の端末であなたの席を開きます。人には教えないでください。
page-copy-personal = 個人用リンクをコピー
page-curtain = 次は{ $name }の番です。ほかの人は目をそらしてください。
page-curtain-lift = { $name }です。盤面を見る
page-reconnecting = 接続が切れました。再接続中…
page-not-storing = 現在、サーバーに保存できません。操作はこの画面に保持され、自動的に再送されます。
page-host-says = サーバー運営者からのお知らせ：{ $text }
page-new-version = このページの新しいバージョンがあります。あなたの手番でないときに自動で読み込まれます。
page-reload = 今すぐ再読み込み
page-unreachable = 今、サーバーにつながりません。
page-try-again = もう一度試す
page-your-action = あなたの手
page-broken = 問題が起きました。画面が動かないときは読み込み直してください。ゲームは保存されています。
page-all-rules = すべてのルールを新しいタブで見る
page-waiting = 参加者を待っています
page-waiting-about = すべての席が埋まるとゲームが始まります。このリンクを友だちに送ってください。
page-waiting-for = { $names }を待っています
page-invited = { $game }に招待されています
page-invited-by = { $name }から{ $game }への招待です
page-lesson = 二分で覚える
page-takes = 所要時間
page-takes-joraku = 約40分
page-takes-rokumon = 約5分
page-takes-campaign = 全六幕で約30分
page-clock-game = 一人{ $minutes }分
page-clock-increment = 手番ごとに{ $seconds }秒追加
page-clock-move = 一手番{ $seconds }秒
page-free = 空席
page-sit = 席に着く
page-advice-allowed = この卓では、プレイヤーがヒントと評価を求められます。
page-away = ボットが代わりに対局中
page-quicker = サーバー混雑のため、今は「{ $level }」の強さで対局中
page-not-here = 不在
page-come-back = 戻りました
page-bot-plays-now = ボットが代わりに打っています：{ $bot }。
page-bot-plays = 留守の間、ボットが代わりに打っていました：{ $bot }。
page-seat-back = 席はあなたに戻りました。
page-seat-lost = 持ち時間が切れたため、最後まで代わりに打ちます。
page-replace = ボットに任せる
page-replace-in = あと{ $time }でボットに任せられます
page-add-bot = ボットを座らせる
page-wins = { $count }勝
page-watching = 観戦者{ $count }人
page-streak = 連勝：{ $count }
page-solo-won = 三連勝：タロマに勝ちました。
page-log = これまでの経過
page-log-times = { $text }×{ $count }
page-log-paid = { $name } +{ $points }
page-log-steps = 一手ずつ
page-hint = ヒント
page-hint-thinking = 考え中…
page-hint-chance = （勝つ見込み{ $percent }%）
page-hint-about = ％はこの対局に勝つ見込みです。互角なら{ $even }％です。
page-hint-alike = （ほぼ同じ良さ）
page-hint-same = 同じ理由です。
page-moment = ゲームの場面
page-looking-back = 振り返り：場面{ $at }／{ $last }
page-to-now = 現在に戻る
page-show-moment = この場面を見る
page-read-rule = このルールを読む
page-reaction-hello = こんにちは！
page-reaction-luck = 幸運を祈ります！
page-reaction-well-played = お見事！
page-reaction-thanks = ありがとう！
page-reaction-wow = これは驚いた！
page-reaction-oops = しまった！
page-reaction-thinking = 考え中です……
page-reaction-bow = 一礼する
page-react = リアクション
page-mute = ミュート
page-copied = コピーしました
page-back-1 = 一手戻る
page-on-1 = 一手進む
page-back-turn = 前の手番へ
page-on-turn = 次の手番へ
page-replay-turn = 手番
page-replay-step = 一手
page-replay-at = { $last }手中{ $at }手目
page-replay-fault = 悪手
page-replay-faults = ▲ 勝ちや引き分けを逃した手
page-replay-speed = 速さ
page-play = 再生
page-seen-by = 視点
page-spectator = 観戦者
page-play-on = ここから遊ぶ
page-picture-by = 図（{ $name }の視点）
page-search = ルールを検索
page-meant = その言葉はありません。代わりに「{ $words }」を表示しています。
page-found = { $count ->
    [0] 見つかりません。別の言葉か、その一部で探してみてください。
   *[other] { $count }節
 }
page-coach = はじめての対局
page-coach-skip = コーチなしで遊ぶ
page-coach-more = 続き
page-less = 短く
page-coach-joraku-pass = カードの数は、侍を置ける地域の番号か、進軍の行動力です。役に立ちにくい二枚を次の人に渡します。三ラウンド後に名声が最も多い人が勝ちます。
page-coach-joraku-pass-more = 数のカードはその地域に侍を三人まで置けます。忍者はどこにでも置けます。最初に出されたスートを持っていなければ、どのカードでも出せます。全員が選び終えるまでは選び直せます。
page-coach-joraku-pass-again = 新しいラウンドです。駒はすべてそのままで、得点の高い地域が京都へ近づきました。濃い色の得点列を見て、また二枚渡してください。
page-coach-joraku-play = カードを一枚出し、すぐに使います。数なら、その地域に十人の侍から三人まで置くか、その行動力で進軍します。忍者なら、どこにでも置けます。
page-coach-joraku-play-more = 合戦の最初のカードがスートを決め、そのスートを持つ人は必ずそれを出します。全員が出したら最も大きい数が勝ちますが、6が出ていれば忍者が勝ちます。そして勝った人の大名がいる地域で、一位から三位までが名声を3・2・1得ます。
page-coach-joraku-play-again = またカードを出す番です。盤面のどこで役立ちますか。合戦に勝つと、自分の大名がいる地域の得点が入ります。そこで先頭に立っていますか。
page-coach-joraku-choose = カードの数の使い道は二つに一つ。置く：その番号の地域に侍を三人まで置きます。進軍：その数だけの行動力で、味方を動かすか、相手の侍を取り除きます。
page-coach-joraku-no-supply = 十人の侍がすべて盤上にいるので配置できません。カードの数字を進軍に使い、盤上の駒を動かしましょう。忍者に数字はありません。
page-coach-joraku-place = 光っている地域に侍を置き、手番を終えます。ラウンドの終わりに、そこで影響力の大きい順に点が入ります。
page-coach-joraku-place-more = 1位から3位まで何点かは濃い色の得点列にあります。侍は1、大名は2と数え、同点なら下の順位になります。
page-coach-joraku-place-again = 光っている地域に侍を置きます。あと一人で一位から三位が変わるかどうか、比べてみましょう。
page-coach-joraku-place-any = 好きな地域に侍を三人まで、分けて置いてもかまいません。終わったら手番を終えます。各地域で影響力の最も大きい人が、ラウンドの終わりに得点します。
page-coach-joraku-place-any-again = 忍者はどこにでも置けます。一人、二人、三人の侍でどの地域の順位が変わるか比べましょう。
page-coach-joraku-march = 行動力1で侍を隣の地域へ、2で大名を隣の地域へ動かせます。済んだら手番を終えてください。
page-coach-joraku-march-more = 自分の大名がいる地域では、1で相手の侍を取り除けます。取り除かれた侍は控えに戻ります。ボットも同じことをしてきます。
page-coach-joraku-march-again = 自分の駒を選び、行き先を選びます。×印は、大名が取り除ける侍です。
page-coach-joraku-spent = このカードでできることはもうありません。手番を終えるまでは、置いたり動かしたりした分を取り消せます。出したカードだけは戻せません。
page-coach-joraku-spent-again = このカードでできることはもうありません。手番が終わるまでは「一手戻す」で取り消せます。
page-coach-joraku-scoring = 合戦の勝者が決まり、その大名がいる地域で影響力の順に名声3・2・1が入ります。そこにいれば、誰が勝ってもあなたも得点します。
page-coach-joraku-round = ラウンドが終わり、各地域で影響力の順に濃い色の得点列の点が入ります。そのあと表を見て、数字を押すと内訳がわかります。
page-coach-joraku-turn = 光っているものから選んでください。今できないことは薄く表示され、理由がわかります。
page-coach-joraku-wait = ほかの人の手番です。起きたことは経過に出ます。どの得点にもルールが添えてあります。
page-coach-joraku-wait-more = 紋の横の数字は、控えの侍、手札、大名カードの番号です。右は名声で、かっこ内は今ラウンドが終わったときに地域から加わる分です。
page-coach-joraku-wait-again = ほかの人の手番です。起きたことは経過に出ます。
page-coach-joraku-over = ゲームは終わりました。「点数の内訳」で、数字や勢力の札を押すと得点の由来がわかります。これでもう遊べますね。
page-coach-rokumon-deploy = 光っている空いた銭を押すと、控えの武者がそこに置かれます。銭を三枚一列に支配するか、自分の武者を三つ重ねれば幕の勝ちです。
page-coach-rokumon-deploy-more = 銭を支配するのは一番上の武者です。武者の値が違うときは、先に武者を選びます。真田の武者は四人で、必ず先手です。徳川は五人です。
page-coach-rokumon-move = 武者をもう一人配備するか、一番上の武者を違う色の銭へ移動します。距離は自由で、そこにいる武者を覆います。
page-coach-rokumon-move-more = 二人いる銭を覆えるのは、二人とも自分の武者のときだけです。相手の三つ並びを現さないようにも気をつけてください。
page-coach-rokumon-move-again = 配備するか、別の色へ移動します。まず、相手が三つ並べられそうな所を見ましょう。
page-coach-rokumon-no-supply = 控えが空なので配備はできません。重なりの一番上の武者を、違う色の銭へ移動しましょう。
page-coach-rokumon-no-coin = 空いた銭がないので配備はできません。重なりの一番上の武者を、違う色の銭へ移動しましょう。
page-coach-rokumon-tokens = 戦闘です。値の小さいほうが控えに戻ります。その前に、交互に雪辱トークンを加えられます。加えないときは「もう加えない」を選びます。
page-coach-rokumon-tokens-more = トークンは一個につき1が足され、使用済みになります。幕に負けた側が一個取ります。
page-coach-rokumon-fight = 同じ銭に二人の武者がいます。そこで戦闘を仕掛けられます。値の大きいほうが残り、小さいほうは控えに戻ります。
page-coach-rokumon-fight-more = 同じ値なら二人とも控えに戻ります。1★は6に勝ちます。相手が何かを考えてください。
page-coach-rokumon-uncovered = 武者を持ち上げ、相手の三つ並びが現れました。雪辱トークンが多いほうは、移動の待ったができます。
page-coach-rokumon-ended = この幕は終わりました。だれがなぜ勝ったかは、銭の下にあります。
page-coach-rokumon-turn = 光っているものから選んでください。今できないことには理由が示されます。
page-coach-rokumon-wait = 相手の手番です。
page-coach-rokumon-over = この幕は終わりました。つながった銭がそのわけです。この先は一幕ごとにルールが一つ増えます。続きはいつでもどうぞ。
page-coach-rokumon-lost = この幕は負けました。結ばれた銭がその理由です。再戦でもう一度試すか、先へ進みましょう。幕ごとにルールが一つ増えます。
page-coach-rokumon-done = これが最後の幕です。六文のすべてがわかりました。戦役やタロマとの勝負もどうぞ。
page-coach-rokumon-alone = 決着しました。理由は経過にあります。再戦でもう一度遊ぶか、最初のページで別の幕や戦役全体を選べます。
page-coach-next = 次へ：{ $title }

## The page: Joraku

page-joraku-map = 地図
page-joraku-rounds = 全3ラウンド中第{ $round }ラウンド。
page-joraku-round = ラウンド{ $numeral }
page-joraku-factions = プレイヤー
page-joraku-variants = 使用中のバリアントカード
page-joraku-variant-1 = 本拠の誉れ
page-joraku-variant-1-about = 自分の大名がいる地域で1位なら、番号だけ多く得点。
page-joraku-variant-2 = 同点は上へ
page-joraku-variant-2-about = 同点なら高いほうの順位。
page-joraku-variant-3 = 険しい勝鬨
page-joraku-variant-3-about = 勝鬨の得点は4、2、0。
page-joraku-variant-4 = 入京
page-joraku-variant-4-about = 初めて京都に入ると、大名カードの数だけ得点。
page-joraku-variant-5 = スートへの忠義
page-joraku-variant-5-about = リードされたスートを出すと2点。
page-joraku-variant-6 = 疾き大名
page-joraku-variant-6-about = 大名を動かす行動力は1。
page-joraku-phase-variants = バリアントカードを引いています
page-joraku-phase-daimyos = 大名カードを引いています
page-joraku-phase-deal = カードを配っています
page-joraku-phase-pass = 募兵：カードの受け渡し
page-joraku-phase-draft = 募兵：ドラフト
page-joraku-phase-discard = 募兵：カードを捨てる
page-joraku-phase-prestige = 威信：地域の得点
page-joraku-phase-over = ゲームは終わりました
page-joraku-round-scored = 第{ $numeral }ラウンドの得点
page-joraku-why-number = 数字を選ぶと、その理由がわかります。
page-joraku-points-of = { $name }：名声{ $points }
page-joraku-why-points = { $name }の得点の理由
page-joraku-no-points = まだ得点はありません。
page-joraku-to-round = 第{ $numeral }ラウンドへ
page-joraku-to-sums = 合計に戻る
page-joraku-show-sums = 合計を見る
page-joraku-holder = 勝鬨カードの持ち主
page-joraku-rp = 名声：三ラウンド後に最も多い人が勝ちます
page-joraku-supply = 控えの侍{ $all }人中{ $count }人
page-joraku-tie = 大名カード{ $card }：最後に同点なら順位を決める
page-joraku-removed = あなたの侍が{ $count }人取り除かれ、控えに戻りました
page-joraku-cards = 手札{ $count }枚
page-joraku-played = { $colour }が{ $card }を出しました
page-joraku-awaits = { $name }を待っています
page-joraku-led = リード
page-joraku-ahead = 優勢
page-joraku-won = 勝ち
page-joraku-last-skirmish = 前の合戦
page-joraku-this-skirmish = 今の合戦
page-joraku-kept = 自分の札
page-joraku-to = { $name }へ
page-joraku-not-now = 今は使えません
page-joraku-choices = できること
page-joraku-turn = あなたの手番
page-winner = { $names }の勝ち
page-joraku-pass = { $name }に渡すカードを{ $count }枚選んでください
page-joraku-pass-about = カードを指すと、侍を置ける地域が地図に示されます。求められたスートがない人は、どのカードでも出せます。
page-joraku-pass-both = カードを二枚選んでください。一枚目は{ $left }へ、二枚目は{ $right }へ渡します
page-joraku-give = { $cards }を渡す
page-joraku-change = 選び直す
page-joraku-draft = 一枚取ってください。束の残りは{ $name }に渡ります
page-joraku-keep = { $card }を取る
page-joraku-discard = 一枚を伏せて捨ててください
page-joraku-drop = { $card }を捨てる
page-joraku-play = 好きなカードを出してください
page-joraku-follow = { $suit }を出してください
page-joraku-cannot-follow = { $suit }がないので、どのカードでも出せます
page-joraku-only = { $suit }を出す決まりで、持っているのはこれだけです。
page-joraku-who-wins = スートに関係なく最も大きい数が勝ち、同じ数なら後のほう、忍者は6に勝ちます。勝者の大名がいる地域で、影響力の順にすぐ名声 { page-joraku-skirmish-row } が入ります。
page-joraku-skirmish-row = { $pays ->
    [steep] 4 2 0
   *[usual] 3 2 1
 }
page-joraku-skirmish-pays = { $pays ->
    [steep] 1位4・2位2・3位0
   *[usual] 1位3・2位2・3位1
 }
page-joraku-use = { $card }：侍を置きますか、進軍しますか？
page-joraku-use-ninja = { $card }：好きな地域に侍を置きますか？
page-joraku-stays-played = 出すと戻せません。その後の手順は取り消せます。
page-joraku-choose = { $card }を出しました。侍を置きますか、進軍しますか？
page-joraku-place = { $count ->
    [0] { $area }に置く
   *[other] { $area }に{ $count }人置く
 }
page-joraku-place-none = 出すだけ（置く侍なし）
page-joraku-march = 進軍：行動力{ $count }
page-joraku-ninja = 好きな地域に置く
page-joraku-ninja-none = 出す（侍は残っていない）
page-joraku-place-left = { $count ->
    [3] { $count }人まで置けます
   *[other] あと{ $count }人まで置けます
 }（控え{ $all }人中{ $supply }人）
page-joraku-place-all = { $count }人とも{ $area }へ
page-joraku-march-left = 残り行動力{ $count }：駒を選んでください
page-joraku-march-about = 枠のある駒を押し、次に地域を押します。×印の侍は取り除けます（自分の大名と同じ地域だけ）。
page-joraku-where = どこへ？
page-joraku-where-map = 行き先の地域を押してください
page-joraku-how-many = 何人、どこへ？
page-joraku-how-many-map = 何人？　続いて行き先の地域を押してください
page-joraku-next-press = 次に押すと
page-joraku-ap = 行動力{ $count }
page-joraku-pick-samurai = { $area }から侍（{ $colour }）を動かす
page-joraku-pick-daimyo = { $area }から大名（{ $colour }）を動かす
page-joraku-remove-short = 取り除く
page-joraku-way-place = 侍（{ $colour }）{ $count }人を{ $to }に置く
page-joraku-way-go = 侍（{ $colour }）{ $count }人を{ $area }から{ $to }へ、{ $cost }
page-joraku-way-daimyo = 大名（{ $colour }）を{ $area }から{ $to }へ、{ $cost }
page-joraku-way-remove = { $area }の侍（{ $colour }）1人を取り除く、{ $cost }
page-joraku-together = { $count }人いっしょに
page-joraku-if-now = 今ラウンドが終わるなら
page-joraku-if-none = 今ラウンドが終わっても、順位も得点も変わりません。
page-joraku-if-told = { $colour }は{ $before }から{ $after }へ、名声{ $from }から{ $points }へ
page-joraku-if-total-told = { $colour }の合計は名声{ $from }から{ $points }へ
page-joraku-absent = 不在
page-joraku-which-house = どちらの家ですか？下で選んでください。
page-joraku-card-first = まずカードを選んでください。できることが地図に示されます。
page-joraku-nowhere = 今はそこへ行けません。行ける地域が光っています。
page-joraku-hinted = 選びました。次は、金色の点線で囲まれたものを押してください。
page-joraku-drop-lit = 光っている地域に置いてください：{ $areas }。
page-joraku-drop-removed = 取り除くことだけができます。押すか、持ち主のプレートに落としてください。
page-joraku-remove-where = 取り除けるのは、自分の大名がいる地域（{ $area }）の侍だけです。
page-joraku-undo = 一手戻す
page-joraku-restart = 初めからやり直す
page-joraku-end = 手番を終える
page-joraku-end-losing = 手番を終える（残り{ $count }行動力）
page-joraku-end-placing = 手番を終える（{ $count }人置かずに）
page-joraku-end-sure = 行動力{ $count }が無駄になります：もう一度押す
page-joraku-end-sure-placing = 一人も置いていません：もう一度押す
page-joraku-ends = できることがないので、手番はまもなく自動で終わります
page-joraku-done = できることはもうありません。手番を終えてください
page-joraku-first-ends = 初めての対局では、手番は自分で終えます。
page-joraku-done-undone = できることはもうありません。取り消した後は自分で手番を終えてください
page-joraku-itself = 手番を自動で終える
page-joraku-empty = 誰もいません
page-joraku-leads = { $colour }が{ $count }差で首位です。
page-joraku-pays = 第{ $round }ラウンドの得点：{ $row }。
page-joraku-pays-none = 第{ $round }ラウンドの得点はありません。
page-joraku-scores-kachidoki = 勝者の大名がいる{ $area }の得点：{ page-joraku-skirmish-row }
page-joraku-scores-prestige = 第{ $round }ラウンド：{ $area }の濃い列の得点
page-joraku-paid = +{ $points } · { $place } · 影響力{ $influence }
page-joraku-go-on = 次へ
page-joraku-about-rp = { draw-rp }とは
page-joraku-about-tie = 同点は下の順位
page-joraku-about-tie-higher = 同点は上の順位
page-joraku-about-lead = 「5:3」：その地域の1位と2位の影響力、{ $ties }
page-joraku-rows = 濃い列：このラウンドの1位・2位・3位の得点、薄い列：次のラウンド。
page-joraku-rows-last = 濃い列：この最終ラウンドの1位・2位・3位の得点。
page-joraku-unseen = まだ見ていないカード：{ $count }枚
page-joraku-to-map = 地図を見る
page-joraku-to-result = 結果を見る
page-joraku-to-points = 点数の内訳
page-joraku-chart = 名声の移り変わり
page-joraku-from-followed = { page-joraku-variant-5 }
page-joraku-from-kachidoki = 勝鬨
page-joraku-from-prestige = 威信
page-joraku-from-own-ground = { page-joraku-variant-1 }
page-joraku-from-kyoto = { page-joraku-variant-4 }
page-joraku-earlier = それまで
page-joraku-total = 合計
page-joraku-margin = 名声{ $points }。2位の{ $name }との差は{ $more }です。
page-joraku-by-source = 内訳
page-joraku-by-round = ラウンド別
page-explain-supply = 控えの侍：{ $all }人中{ $count }人
page-explain-supply-text = カード一枚で三人まで盤面に置けます。取り除かれた侍はここに戻ります。
page-explain-held = 手札：{ $count }枚
page-explain-held-text = 合戦ごとに全員が一枚ずつ出します。手札がなくなると各地域の得点が入り、ラウンドが終わります。
page-explain-daimyo-card = 大名カード { $card }：同点のとき
page-explain-daimyo-card-text = 最後に名声が同じなら、数の大きいカードが上です。ほかの意味はなく、この大名はこの番号の地域から始めました。
page-explain-kachidoki = 勝鬨カード
page-explain-kachidoki-text = 持っている人が次の合戦を始めます。合戦に勝った人が受け取り、その大名のいる地域の得点がすぐに入ります。
page-explain-skirmish = 合戦の得点：{ page-joraku-skirmish-row }
page-explain-skirmish-text = 全員が出したら、勝者の大名がいる地域で{ $whom ->
    [winner] 勝者だけが、順位に応じて得点します
   *[all] 1位・2位・3位が得点します
 }。地図の得点列は、ラウンドの終わりにだけ入ります。
page-explain-rp = これまでの名声：{ $points }
page-explain-rp-text = 今ラウンドが終われば、地域からあと{ $due }入ります。地域の得点はラウンドの終わりだけ、合戦の得点はすぐ入ります。三ラウンド後に名声が最も多い人が勝ちます。
page-explain-removed = 取り除かれた侍：{ $count }人
page-explain-removed-text = 前の手番のあと、ほかの人が盤面から控えに戻しました。また置くことができます。
page-explain-rows = { $area }の得点
page-explain-rows-text = 濃い列は、このラウンドの終わりに影響力の一位・二位・三位へ入る得点です。薄い列は次のラウンドの分です。
page-explain-lead = 影響力：{ $first } 対 { $second }
page-explain-lead-text = ここで最も強い勢力と、次に強い勢力の影響力です。大名は2、侍は1と数えます。
page-explain-ninja = 忍者
page-explain-ninja-text = { $supply ->
    [0] 置く侍は残っていません。
   *[other] 侍を{ $supply }人まで、京都を含む好きな地域に置けます。
 }合戦に勝つのは6が出ているときだけです。
page-explain-number = { $number }：{ $area }か行動力{ $number }
page-explain-number-text = { $supply ->
    [0] { $area }に置く侍は残っていません。
   *[other] { $area }に侍を{ $supply }人まで置くか、
 }行動力{ $number }で進軍します。合戦では{ $number ->
    [6] 忍者か、後から出た6に負けます。
   *[other] より大きい数に負けます。
 }
page-explain-round = ラウンド { $numeral }（全3回）
page-explain-round-text = 各ラウンドでは、カードを渡し、合戦で出し、最後に全地域の得点が入ります。高い得点はラウンドごとに京都へ近づきます。
page-explain-rule = ルール
page-explain-symbols = このプレートの見方

## The page: Rokumon's table

page-rokumon-coins = 銭
page-rokumon-choices = できること
page-rokumon-path = 幕の流れ
page-rokumon-act = { $act ->
    [7] 一人戦：{ $name }
   *[other] 第{ $act }幕：{ $name }
 }
page-rokumon-act-won = { $title }、{ $clan }の勝ち
page-rokumon-act-drawn = { $title }、引き分け
page-rokumon-act-now = { $title }、対局中
page-rokumon-act-decides = { $title }、再び：これで勝敗が決まります
page-rokumon-about = この幕について
page-rokumon-clans = 真田の武者は四人で、必ず先手です。徳川は五人です。
page-rokumon-goal = 目標：自分の武者を一列に三人、または一つの山に三人。
page-rokumon-rules-1 = 空いた銭に武者を配備するか、一番上の自分の武者を違う色の銭へ移動します。武者が二人いる銭へは、二人とも自分のときだけ移れます。三つ並べば勝ち、三つ重ねても勝ちです。できることがなくなれば負けです。
page-rokumon-rules-2 = 空いた銭に配備するか、違う色の銭へ距離に関係なく移動します。三方向のどれかで一直線に三つ並べば勝ち、三つ重ねても勝ちです。
page-rokumon-rules-3 = 配備するか、違う色へ移動するか、戦います。値は伏せてあります。同じ銭にいる二人は戦え、小さいほうが控えに戻ります。三つ並ぶか重なれば勝ちです。
page-rokumon-rules-4 = 配備、違う色への移動、戦闘、または一度だけの奇襲。奇襲では、好きな銭を上の武者ごと持ち上げ、ほかの二枚に接する所に置きます。三つ並ぶか重なれば勝ちです。
page-rokumon-rules-5 = 配備、違う色への移動、戦闘、または一度だけの奇襲。銭が一枚裏返り、その第三の色はほかの二色のどちらとも違います。三つ並ぶか重なれば勝ちです。
page-rokumon-rules-6 = 配備、違う色への移動、戦闘、または一度だけの奇襲。銭が一枚裏返り、武者はすべて表向きです。三つ並ぶか重なれば勝ちです。
page-rokumon-rules-7 = 空いた銭に配備するか、違う色の銭へ移動します。武者が二人いる銭へは、二人とも自分のときだけ移れます。できることがなくなれば負けです。タロマは十段階の決まった一覧に従って応じ、理由を告げます。三連勝を目指してください。
page-rokumon-honour = 名誉の掟：雪辱トークンは使用済みも含めて{ $bound }が少ないので、{ $other }は応手の前なら一手番に一度、移動の待ったができます。{ $bound }は勝てるときに「頼もう！」と告げます。
page-rokumon-honour-equal = 名誉の掟：雪辱トークンが同数なので、どちらも移動の待ったはできません。
page-rokumon-honour-off = この卓に名誉の掟はありません。待ったも「頼もう！」もなしです。
page-rokumon-streak = 連勝：{ $needed }のうち{ $count }
page-rokumon-taroma = タロマの胸のうち
page-rokumon-taroma-waits = まだ動いていません。
page-rokumon-about-star = 1★：6に勝つ
page-rokumon-about-supply = 控え：まだ卓上にいない武者です。手番に一人を空いた銭に置けます。そこからは違う色の銭なら、どれだけ遠くても動けます。
page-rokumon-about-supply-valued = 控え：卓上にいない武者です。手番に一人を空いた銭に置けます。そこからは違う色の銭なら、どれだけ遠くても動けます。戦いでは小さい数のほうが控えに戻ります。
page-rokumon-about-tokens = 復讐トークン：幕に負けると一つ取ります。戦いで数に1を足せますが、一つにつきゲーム全体で一度だけです。点線のものは使用済みです。
page-rokumon-about-surprise = 奇襲は幕ごとに一度：銭を上の武者ごと持ち上げ、ほかの二つに触れる場所に置きます。
page-rokumon-about-acts-won = これまでに勝った幕の数です。六幕のうち多く勝ったほうが戦役に勝ちます。
page-rokumon-about-pips = 銭の点は銭を見分けるためのものです。{ $act ->
    [5] 引かれた点の数の銭が裏返っています。ほかに意味はありません。
    [6] 引かれた点の数の銭が裏返っています。ほかに意味はありません。
    [7] タロマは迷うと点の最も少ない銭を選びます。ほかに意味はありません。
   *[other] この幕では意味がありません。
 }
page-rokumon-warrior = { $clan }の{ $value }
page-rokumon-face-down = { $clan }の{ $value }（伏せてある）
page-rokumon-could-be = { $clan }（伏せてある）：{ $values }
page-rokumon-unknown = { $clan }（伏せてある）
page-rokumon-supply = { $count ->
    [0] 控え：なし
   *[other] 控え：武者{ $count }人
 }
page-rokumon-supply-empty = 控えは空です
page-rokumon-supply-told = 控えにあるのは{ $values }です。
page-rokumon-spent-told = ほかに使用済みのトークンが{ $count }個あります。
page-rokumon-surprised = { $clan }はこの幕の奇襲を使いました。
page-rokumon-tokens = 雪辱トークン：残り{ $count }個、使用済み{ $spent }個
page-rokumon-acts-won = { $count ->
   *[other] 幕
 }
page-rokumon-deploy-one = 武者を配備する
page-rokumon-deploy-value = { $value }の武者を配備する
page-rokumon-free-cell = 空きマス{ $cell }。ここに銭を置く。
page-rokumon-aim-deploy = ここに配備する。
page-rokumon-aim-move = ここへ移動する。
page-rokumon-aim-set = ここに銭を置く。
page-rokumon-aim-lift = この銭を持ち上げる。
page-rokumon-is-chosen = 選択中。
page-rokumon-can-be-chosen = 選べます。
page-rokumon-loses = 注意：相手の三つ並びが現れ、すぐに負けになります。
page-rokumon-came = 相手が最後に動いた所です。
page-rokumon-left = 相手が今ここから動きました。
page-rokumon-rings = 銭の輪：赤は今押せる所で、太い輪は選んだもの。黒は相手が最後に動いた所、点線は相手が離れた所。金色はヒントや経過が指す所、または勝ちを決めた所。
page-rokumon-will-deploy = { $cell }に武者を配備する。
page-rokumon-will-deploy-value = { $cell }に{ $value }の武者を配備する。
page-rokumon-will-move = { $cell }から{ $to }へ移動する。
page-rokumon-will-cover = { $cell }から{ $to }へ移動し、{ $whose ->
    [own] 自分の武者
   *[other] { $clan }の武者
 }の上に乗る。
page-rokumon-will-lift = { $cell }の銭を上の武者ごと持ち上げる。
page-rokumon-will-set = 奇襲：{ $cell }の銭を{ $to }へ移す。
page-rokumon-place = 配備する銭を選んでください。
page-rokumon-place-value = { $value }の武者を配備する銭を選んでください。
page-rokumon-which = { $cell }にどの武者を配備しますか？
page-rokumon-lift-which = 奇襲：どの銭を持ち上げますか？
page-rokumon-set-where = { $cell }の銭をどこに置きますか？空きマスは縁取りされています。
page-rokumon-move-where = { $cell }の武者はどこへ動きますか。空きのある違う色の銭へ動けます。
page-rokumon-fight-only = { $cell }のあなたの武者は覆われていますが、戦えます。
page-rokumon-deploy-or-move = 空いた銭に武者を配備するか、卓の上の武者を選んでください。
page-rokumon-deploy-first = 空いた銭に武者を配備してください。
page-rokumon-move-only = 卓の上の自分の武者を選んでください。
page-rokumon-lift-only = できるのは奇襲だけです。
page-rokumon-fight = { $cell }で戦う
page-rokumon-lift = この銭で奇襲する
page-rokumon-let-go = 選択をやめる
page-rokumon-confirm = 決定
page-rokumon-tap-again = 同じ所をもう一度押すと行います。
page-rokumon-beside = 何も動きませんでした。銭の上で放してください。
page-rokumon-uncovered = 武者を持ち上げ、三つ並びが現れました。このままでは幕の負けです。雪辱トークンが多いので、移動の待ったができます。
page-rokumon-accept = 負けを認める
page-rokumon-with-tokens = { $name }、トークン{ $count }個
page-rokumon-add-tokens = 雪辱トークンを加えますか（1個につき+1）？残りは{ $count }個です。二人続けて加えなければ、値を公開します。
page-rokumon-waits-for-tokens = { $clan }は雪辱トークンを加えられます（残り{ $count }個）。
page-rokumon-add = トークンを{ $count }個加える
page-rokumon-ready = もう加えない
page-rokumon-why-line = { $cells }の一番上は{ $winner }。隣り合う三枚が一直線です。
page-rokumon-why-reveal = 武者が持ち上がっている間、{ $winner }が{ $cells }の三つ並びを支配していました。
page-rokumon-why-stack = { $cell }の三人はみな{ $winner }の武者です。
page-rokumon-why-no-action = 手番なのに何もできなければ負けです。
page-rokumon-why-repetition = この幕は勝者なし。トークンも取りません。
page-rokumon-because-line = 三つ並びました。
page-rokumon-because-stack = 三つ重なりました。
page-rokumon-because-reveal = { $loser }が武者を持ち上げ、三つ並びが現れました。
page-rokumon-because-exposed = { $loser }が三つ並びを残しました。
page-rokumon-because-surrender = { $loser }が降参しました。
page-rokumon-because-no-action = { $loser }にはできることがありません。
page-rokumon-go-on = 次へ
page-rokumon-next-act = 次の幕：{ $title }
page-rokumon-begin = 始める
page-rokumon-new = この幕で新しいこと
page-rokumon-new-1 = 空いた銭に武者を置くか、違う色の銭へ動かします。自分の武者が三つ並べば勝ち、一か所に三つ重ねても勝ちです。
page-rokumon-new-2 = 七枚目の銭が加わり、三枚が四枚の上に並びます。四枚の列では、隣り合うどの三枚も線になります。
page-rokumon-new-3 = 武者には隠れた値があります。同じ銭の二人は戦うことができ、低い方が控えに戻ります。雪辱トークンは値に加わります。
page-rokumon-new-4 = 奇襲は幕に一度。銭を上のものごと持ち上げ、ほかの二枚に触れる場所へ置きます。
page-rokumon-new-5 = 一枚の銭が裏返り、第三の色を見せます。金とも緑とも違う色なので、武者はその銭とほかのどの銭の間でも動けます。
page-rokumon-new-6 = 武者はすべて表向きで、誰もがすべての値を読めます。トークンはまだ戦いをひっくり返せます。
page-rokumon-new-7 = タロマは十段の手順を上から順に見て、できる最初のものを行い、理由を告げます。三連勝を目指してください。
page-rokumon-history-1 = 六枚の小銭は三途の川の渡し賃です。真田はそれを旗に掲げ、もう払い終えた者に戦を恐れる理由はないと示しました。
page-rokumon-history-2 = 1583年、真田昌幸は信濃の川を見下ろす上田に城を築きました。小さな城でしたが、大きな者すべての道をふさいでいました。
page-rokumon-history-3 = 1585年、徳川の兵およそ七千が、二千の守る上田に押し寄せました。城下の道に引き入れられ、どう抜け出したのかも覚えていないほどでした。
page-rokumon-history-4 = 1600年、徳川秀忠は三万八千を率い、天下を決める戦へ向かう途中で上田を通りました。真田父子に長く足止めされ、その戦に間に合いませんでした。
page-rokumon-history-5 = 1614年、真田幸村は徳川に囲まれた大坂に入りました。城壁の前に築いた出丸はあらゆる攻めを砕きましたが、和議が堀を埋めました。
page-rokumon-history-6 = 1615年の夏、大坂にもう堀はなく、幸村は徳川家康の本陣へまっすぐ駆けました。そこに届いて倒れ、敵からも日本一の兵とたたえられました。
page-rokumon-history-7 = 戦は終わり、上田の卓にはまだ七枚の銭が並んでいます。向かいに座るのはからくりのタロマ、何も忘れず、何も望みません。
page-rokumon-summary = 戦役を一幕ずつ
page-rokumon-epilogue-sanada = 上田では今も語り草です。六文の銭が天下に挑み、天下は引き返しました。
page-rokumon-epilogue-tokugawa = 大坂の門は閉じ、二百五十年余りの泰平が始まります。六文の銭は、落ちたところに残りました。
page-rokumon-to-coins = 銭を見る
page-rokumon-triumph = 大勝利！
page-rokumon-next-battle = 次の戦い
page-rokumon-surrender = 降参
page-rokumon-surrender-act = この幕は負けとなり、雪辱トークンを取ります。取り消せません。
page-rokumon-surrender-game = 負けとなり、ゲームが終わります。取り消せません。
page-rokumon-surrender-no = 続ける

## What a review says on the page

page-review = 検討
page-review-log = 記録に戻る
page-review-waiting = 検討はまだ始まっていません。サーバーのほかの作業が終わるのを待っています…
page-review-working = 決断を一つずつ見ています
page-review-so-far = これまでに分かったこと（もっと高くついた手番が見つかるかもしれません）：
page-review-failed = 検討を終えられませんでした。
page-review-chances = 勝つ見込み
page-review-worth = 局面の値
page-review-worth-win = 勝ち
page-review-worth-draw = 引き分け
page-review-worth-loss = 負け
page-review-worth-in = { $moves }手で{ $worth }
page-review-from-to = { $best } → { $played }
page-review-judged-by = 判断のもと
page-review-by-know = 各自が知りえたこと
page-review-by-open = すべて公開
page-review-chart = { $name }：始め{ $start }、終わり{ $end }、{ $low }から{ $high }まで
page-review-apart = 各線はその人がその時に知りえたことによるので、合わせて100％になるとは限りません。
page-review-together = すべて公開なら、見込みは合わせて100％になります。
page-review-mark-decision = 高くついた決断
page-review-mark-luck = 運の大きな動き
page-review-mark-other = 相手が失ったもの
page-review-costliest-own = 
    { $count ->
        [1] いちばん高くついた手番
        [3] 高くついた手番三つ
       *[other] 高くついた手番
    }
page-review-costliest-of = { $name }：高くついた手番
page-review-worst-own = あなたの最も高くついた決断
page-review-worst-of = { $name }：最も高くついた決断
page-review-nearest-end = 終わりを最も早めた決断
page-review-close-turns = 簡単な検討で見るかぎり、上の二つの損はほぼ同じです。深い検討ならもっと分かります。
page-review-none = 偶然で説明できる以上の損をした決断はありません。直すところはありません。
page-review-none-exact = 損をした決断はありません。直すところはありません。
page-review-none-lost = 損をした決断はありません。相手が最善なら、始めから負けの局面でした。
page-review-previous = 前の学べる手番
page-review-next = 次の学べる手番
page-review-nothing-here = { $name }はこの時点で決めることがありませんでした。
page-review-know = 知りえたことでは
page-review-open = すべて公開なら
page-review-played = 実際の手
page-review-cost = 勝つ見込みが{ $best }から{ $played }に下がりました。
page-review-turned = { $best ->
    [win] { $played ->
        [draw] 勝てる局面が引き分けになりました。
       *[other] 勝てる局面が負けになりました。
     }
   *[other] 引き分けの局面が負けになりました。
 }
page-review-shortened = 相手が最善ならいずれ負けでしたが、これで終わりまでの手数が{ $best }手から{ $played }手に縮まりました。
page-review-best = 見つかった最善
page-review-lost = 損
page-review-how = 求め方
page-review-how-true = 実際のカードのまま
page-review-between = { $low }〜{ $high }
page-review-same = 同じ
page-review-numbers = この決断を数字で見る
page-review-show = よりよい手を見る
page-review-show-answer = 自分の手への応手を見る
page-review-decided = この時点で勝負はついていました。どの手でも勝つ見込みは1%未満でした。
page-review-after-own = あなたの手のあと：
page-review-line = よりよい手番
page-review-line-own = あなたの手のあと（予想される応手）
page-review-line-played = 実際の手のあと（予想される応手）
page-review-line-likely = 有力な読みで、証明ではありません。
page-review-line-imagined = 考えられる進行の一つ。ほかの人の札は想像です。
page-review-step = { $last }のうち{ $at }：{ $told }
page-review-before = 手番の前
page-review-back = 対局に戻る
page-review-try = ここからもう一度
page-review-cannot = 持ちえない
page-review-all-worlds = ありうる世界をすべて調べました。
page-review-sum = 結果までの内訳
page-review-start = 始め
page-review-start-exact = 始め（最善の場合）
page-review-decisions = 自分の決断
page-review-gave-away = 損をした回数
page-review-others-gave-away = 相手が損をした回数
page-review-times = { $count }回
page-review-luck = 運
page-review-luck-deal = 配られたもの
page-review-luck-others = ほかの人の手
page-review-luck-shown = 明らかになったこと
page-review-luck-estimate = 後で定まった見積もり
page-review-result = 結果
page-review-adds = 端数を丸める前の値では、始めと決断と運の和が結果とちょうど一致します。
page-review-adds-exact = 隠れたものも運もありません。変わったのは、誰かが失ったからです。
page-review-average = 一つの決断で失った勝つ見込みは平均{ $value }です（95％の確かさで{ $low }〜{ $high }）。
page-review-average-exact = 一つの決断で失った勝つ見込みは平均{ $value }です。
page-review-average-about = この一局の{ $count }の決断だけで測ったものです。どこを見るとよいかを示すもので、強さの点数ではありません。
page-review-grades = 段階の意味
page-review-grade-below = 損が{ $percent }未満
page-review-grade-or-lead = 損が{ $percent }未満、またはそれ以上でも優勢は失わない
page-review-grade-more = それ以上の損で、優勢も失う。見込みが50％以上から50％以下になる
page-review-grade-exact-best = 局面の値を保つ
page-review-grade-exact-turning = 勝ちか引き分けを逃す
page-review-grade-unsure = 損でない可能性がある手は、「最善とほぼ同等」とします。
page-review-deeper = もっと深く見る
page-review-deeper-about = 一、二分かかります。今の結果はそのまま残ります。
page-review-deep = 深い検討の結果です。
page-own-reviews = 自分の対局から学ぶ
page-review-own-about = このブラウザで終えた対局は、どれも検討できます。検討でわかった、勝つ見込みを最も失ったこと、それが見られる場面、役に立つことを示します。
page-review-own-most = 最も損をしたのは「{ $topic }」です。あなたの決断で失ったもの全体の{ $share }にあたります。
page-review-own-worst = 最も損をした手番を見る
page-review-own-advice = 役に立つこと：{ $advice }
page-review-own-lesson = レッスン：{ $title }
page-review-own-tables = 対局
page-review-own-against = 相手：{ $names }
page-review-own-clean = 見込みを失った決断はありません。
page-review-own-few = よく損をする所がわかるのは三局からで、あと{ $count }局足りません。それまでは、最も損をした手番をご覧ください。
page-review-own-none = このブラウザで終えた対局は、まだ検討されていません。
page-review-own-ask = あと{ $count }局を検討する
page-review-own-games = { $count }局から
page-review-topic-lost = 失った全体の{ $share }、決断{ $count }回
page-review-topic-passing = カードを渡す
page-review-topic-leading = 合戦の最初のカード
page-review-topic-following = 合戦で後から出すカード
page-review-topic-marching = 進軍と配置
page-review-topic-kyoto = 京都に行くかどうか
page-review-topic-fights = 戦闘
page-review-topic-tokens = 雪辱トークン
page-review-topic-deploying = 配備
page-review-topic-moving = 移動
