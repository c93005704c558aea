### ゴールドの盤だけが使う言葉。キーは en.ftl と同じ。

fact-setup = 準備中
fact-digging = 採掘中
fact-rush = ラッシュ
fact-over = 終了
fact-aid = 記憶の助けあり
fact-no-aid = 記憶の助けなし

ask-first = カードをめくってください
ask-first-why = 二枚めくります。力の足りる鉱夫は、その色の持ち主に金を運びます。
ask-second = 二枚目をめくってください
ask-second-own = { $n ->
    [4] あなたの鉱夫（力 4）は、どの金でもあなたに運びます。ダイナマイトなら二枚とも消えます。
    [5] あなたの鉱夫（力 5）は、どの金でもあなたに運びます。ダイナマイトなら二枚とも消えます。
   *[other] あなたの鉱夫（力 { $n }）は、{ $n } 個までの金をあなたに運びます。ダイナマイトなら二枚とも消えます。
}
ask-second-other = { $n ->
    [4] この{ colour }の鉱夫は、どの金でも持ち主に運びます。対決では弱い鉱夫が去ります。
    [5] この{ colour }の鉱夫は、どの金でも持ち主に運びます。対決では弱い鉱夫が去ります。
   *[other] この{ colour }の鉱夫は、{ $n } 個までの金を持ち主に運びます。対決では弱い鉱夫が去ります。
}
ask-second-neutral = { $n ->
    [4] 中立の鉱夫（力 4）：どの金でも、めくったあなたのものになります。
    [5] 中立の鉱夫（力 5）：どの金でも、めくったあなたのものになります。
   *[other] 中立の鉱夫（力 { $n }）：{ $n } 個までの金が、めくったあなたのものになります。
}
ask-second-gold = { $n ->
    [1] 金 1 個：どの鉱夫でも、その色の持ち主に運べます。
   *[other] 金 { $n } 個：力 { $n } 以上の鉱夫が、その色の持ち主に運びます。
}
ask-second-dynamite = ダイナマイト：次にめくるカードも一緒に消えます。
ask-rush = 一枚めくってください
ask-rush-why = ゴールドラッシュ：金はすぐにあなたのもの、ほかのカードは消えます。

places = 64 か所、8 × 8
cell-down = { $place }、裏向き
cell-known = { $place }、裏向き、既知：{ $face }
cell-up = { $place }、{ $face }、表向き
cell-gone = { $place }、空き
cell-hint = { $cell }。ヒント：勝率 { $win } %
cell-face = { $kind ->
    [gold] 金 { $n } 個
    [dynamite] ダイナマイト
   *[miner] { colour }の鉱夫、力 { $n }
}
colour = { $colour ->
    [red] 赤
    [blue] 青
    [green] 緑
    [yellow] 黄
   *[purple] 紫
}

strip-face-down = 裏向き { $n } 枚
strip-rush-at = { $n } 枚でラッシュ
strip-rush = ラッシュ：見つけた人のもの
strip-neutral = { $n ->
   *[other] は中立
}
strip-neutral-why = （金はめくった人へ）

nuggets = 金塊
nuggets-hidden = 終わるまで裏向き
own-miners = 鉱夫
earlier-games = これまでのゲーム
last-game = 最後のゲーム
haul = 運び出した金
haul-last = 最後のゲームで { $n } 個
haul-cards = 金カード { $n } 枚

key-carry = 力 ≧ 個数：金は鉱夫の色の人へ
key-duel = 弱い鉱夫が去る
key-dynamite = ダイナマイト：二枚とも消える
key-rush-gold = 金：めくった人のもの
key-rush-other = ほかは取り除かれる

replay-kind-deal = 配札

score-n = 金 { $n } 個
tie-cards = 金カードの枚数で決まります：{ $n } 対 { $m }。
tie-last = 最後のゲームの得点で決まります：{ $n } 対 { $m }。
