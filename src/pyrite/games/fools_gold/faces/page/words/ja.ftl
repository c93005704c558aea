### 「フールズ・ゴールド」の盤面。キーは en.ftl と同じ(テストで比べる)。

title = フールズ・ゴールド

fact-mine = { mine }
fact-winter = { mine }(冬)
fact-year = { $of } 年中 { $n } 年目

ask-place = 鉱夫を置いてください({ $low ->
    [0] { $high ->
        [0] 無料
       *[other] コイン 0〜{ $high } 枚
    }
   *[other] { $high ->
        [1] コイン 1 枚
       *[other] コイン { $low }〜{ $high } 枚
    }
})
ask-place-why = コインはパスすると戻り、置かなかった鉱夫は控えになります。
ask-wild = ワイルドダイスをどこに置きますか
ask-wild-why = すでにあるダイス 1 個につきコイン 1 枚。そこの鉱夫 1 人につき 1 枚多くめくれます。
ask-retrieve = コインを取り戻すか、パスしてください
ask-retrieve-why = 払えるマスがありません。鉱夫を今年休ませるとコインが戻ります。
ask-pass = 今年はもうパスしかできません
ask-pass-why = コインは戻ります。控えに置く鉱夫は { $miners } 人です。
ask-reserve = 控えの鉱夫を置く鉱山を選んでください
ask-reserve-why = 残り { $n } 人。控えも含めて鉱夫がいちばん多い人から採掘しますが、控えだけでは何も取れません。
ask-card = { $space } のマスの鉱夫でカードを取ってください
ask-empty = { $space } のマスの鉱夫が取れるカードはありません
ask-winter = 冬:{ $space } のマスの鉱夫でカードを取ってください
ask-empty-winter = 冬:{ $space } のマスの鉱夫が取れるカードはありません
why-counts = { mine }の金塊は { $n } 個。今は得点になります。
why-fools = { mine }の金塊は { $n } 個でいちばん多く、今は偽物(0 点)です。
why-missing = { mine }の金塊がまだありません。ないままだと 5 点を失います。

ask-really-pass = 鉱夫を{ $miners }人残したままパスしますか？
ask-really-pass-why = 残りは控えになり、今年のあなたの番は終わります。
button-really-pass = パスする
button-not-yet = まだ続ける
button-place = 鉱夫を置く
button-wild = ワイルド
button-retrieve = { $n } 枚取り戻す
button-pass = パス
button-coins = コイン 2 枚
button-winter = 冬を待つ
button-nothing = 何も取らない

mines = 五つの鉱山
years = 年
head-mine = 鉱山
head-first = 最初のダイス
head-spaces = 0〜2 のマス
head-red = 赤いマス 3〜6
head-yield = カード
head-own = 自分の金塊

camp = 野営地
camp-wild = ワイルド { $n } 個
in-deck = 山札 { $n } 枚
reserve = 控え
yield-no-dice = ダイスなし
yield-dice-only = 鉱夫なし
yield-done = 採掘済み
yield-cards = { $miners } × { $dice } =
yield-n = { $n } 枚
yield-open = 場に { $n } 枚
own-counts = 得点
own-fools = 偽物
own-missing = なし:−5

cell-mine = { mine }、山札 { $deck } 枚{ $reserve ->
    [none] { "" }
   *[other] 、控え:{ $reserve }
}
cell-mine-reserve = { mine }、控えに鉱夫を置く
reserve-of = { $name } { $n } 人
cell-picture = { mine }、最初のダイス:{ $n ->
    [0] なし
   *[other] あり
}
cell-empty = { mine }の { $space }、空き
cell-die = { mine }の { $space }、ダイス
cell-standing = { mine }の { $space }、鉱夫:{ $name }
cell-lying = { mine }の { $space }、鉱夫:{ $name }、冬待ち
cell-acting = { $cell }、手番の鉱夫
cell-place = { mine }の { $space }、鉱夫を置く、{ $n ->
    [0] 無料
   *[other] コイン { $n } 枚
}
cell-wild = { mine }、ワイルドダイスを置く、{ $n ->
    [0] 無料
   *[other] コイン { $n } 枚
}
cell-no-dice = { mine }、ダイスなし
cell-dice-only = { mine }、鉱夫なし
cell-done = { mine }、採掘済み
cell-cards = { mine }、{ $miners } × { $dice } = { $n } 枚めくる
cell-open = { mine }、場のカード { $n } 枚
cell-own = { mine }、自分の金塊 { $n } 個、{ $worth ->
    [fools] 偽物
    [missing] マイナス 5 点
   *[counts] 得点
}

open-cards = 場のカード
card-gold = 金塊 { $n } 個
card-g = { gem }
card-s = 泥
card-f = 悪天候
card-a = ぬか喜び
card-have = 取得済み
card-gone = 山札の底へ
card-take = { $card }、取る

screen = ついたての裏
screen-coins = { $n ->
   *[other] コイン
}
screen-miners = { $n ->
   *[other] 鉱夫
}
screen-spent = 支払い { $n }
screen-out = 休み { $n }
screen-points = { $n ->
   *[other] 点
}
screen-score = 現在の得点
gem-have = { gem }:あり
gem-lack = { gem }:なし

stat-miners = 鉱夫
stat-spent = 支払い
stat-out = 休み
stat-coins = コイン
stat-start = スタート
stat-passed = パス
stat-score = 点
stat-here = { $n } 人、最高 { $space }
stat-waits = 冬待ち { $n } 人
stat-reserve = 控え { $n }
stat-away = ここにはいない

detail-miners = ついたての裏の鉱夫
detail-out = 今年休んでいる鉱夫
detail-spent = 今年払ったコイン
detail-coins = ついたての裏のコイン
detail-gold = 鉱山ごとの金塊
detail-gems = 宝石
detail-score = 現在の得点
detail-hidden = ついたての裏で見えません
detail-year = 今年
detail-start = スタートプレイヤー
detail-passed = パスしました
detail-plays = まだ鉱夫やダイスを置けます

key-weather = めくる枚数が 1 枚減る
key-alarm = 金塊・宝石・ぬか喜びから 1 枚、でたらめに山札の底へ
key-silt = 価値なし
key-gems = 宝石 1〜5 種で 1・3・6・10・15 点
key-fools = いちばん多い鉱山は偽物(0 点)。金塊のない鉱山は −5 点
key-left = 山札の残り
decks = 山札

score-mine = 金塊:{ mine }
score-gems = 宝石
score-fools = { $n }(0)
scoring = 得点計算
score-total = 得点

replay-kind-dice = ダイス
replay-kind-reveal = めくったカード
replay-kind-alarm = ぬか喜び
replay-kind-winter = 冬のダイス
tie-mines = 数に入る鉱山の最高を比べます：{ $n } 対 { $m }。
tie-mines-next = 数に入る鉱山の最高は同じ。その次で決まります：{ $n } 対 { $m }。
