### フール！のボードだけが使う言葉。

title = フール！

fool-discs = { $n ->
    [one] ディスク{ $n }枚
   *[other] ディスク{ $n }枚
}
fool-lead-colour = リード色
fool-no-lead = 未定
fool-last = 前のトリック
fool-resting = 前のトリック。次は{ $name }がリード
fool-resting-you = 前のトリック。次はあなたがリード
fool-tens = +10
fool-tens-of = { $scored } / { $end }
fool-ends = −80点か、+10が6回で終了
fool-ends-single = このラウンドで終了
fool-deck = このデッキ
fool-range = 2–{ $high }
fool-ones = 1 × { $n }
fool-no-colour = 色なし
fool-aid = 出たカード
fool-aid-show = 出たカードを見る
fool-aid-row = { $what }、出たカード：{ $cards }
fool-cards = { $n ->
    [one] { $n }枚
   *[other] { $n }枚
}
fool-mark-led = リード
fool-mark-shed = 色外れ
fool-mark-wins = 勝ち
fool-mark-worst = 最悪
fool-mark-won = 勝ち
fool-mark-befooled = フール
fool-so-far = 今のところ{ $mark }
fool-next = 次の番
fool-slot-any = どれでも
fool-slot-follow = または1

fool-ask-lead = 好きなカードでリードしてください
fool-ask-open = どのカードでも出せます
fool-ask-follow = { $colour }をフォローしてください
fool-ask-one = 1を出してください
fool-ask-follow-or-one = { $colour }をフォローするか、1を出してください
fool-ask-any = { $colour }がありません。どのカードでも出せます
fool-space = { "" }
fool-why-won = 前のトリックに勝ちました。最悪のカードを出した人は次を休みます。
fool-why-starts = あなたからラウンドを始めます。最悪のカードを出した人は次のトリックを休みます。
fool-why-last = 最後の番です。
fool-why-after = { $n ->
    [one] あなたの後に{ $n }人が出します。
   *[other] あなたの後に{ $n }人が出します。
}
fool-why-worst = { $n ->
    [one] 今のところ最悪なのは、{ $cards }。
   *[other] 今のところ最悪なのは、{ $cards }。
}
fool-and = と
fool-card-by = { $name }の{ $card }
fool-card-shed = { $name }が色外れで出した{ $card }

fool-hand-hint = { $card }。ヒント：勝率{ $percent }%
fool-round-over = 第{ $number }ラウンド終了
fool-game-over = 最後のラウンド
fool-go-on = 続ける
fool-close = 閉じる
fool-before = これまで
fool-left = 残り
fool-points = このラウンド
fool-none-left = なし
fool-with-disc = なし（フール）

fool-key-best = リード色の最高が勝ち、次をリード。
fool-key-worst = 悪い順：色外れの低いもの、次にリード色の低いもの。同じなら後のもの。
fool-key-one = 1はいつでも出せ、リード色の最低になる。
fool-key-end = 誰かが出し切ると終了。手札なし+10（フールなら0）、残りはマイナス、1は5点。

replay-kind-deal = 配札
