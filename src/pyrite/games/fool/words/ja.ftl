title = フール!
tagline = 手札を誰よりも早く出し切ろう。ただし、いちばん悪いカードは出さないように。

option-rounds = ラウンド数
option-rounds-match = マッチ（誰かが −80 点になるか、+10 点が 6 回出るまで）
option-rounds-single = 1 ラウンドだけ
option-memory_aid = 記憶の助け
option-memory_aid-off = なし
option-memory_aid-on = あり(このラウンドで出たカードが見えたまま)
option-start = 最初の席
option-start-random = くじ引き

phase-setup = 準備中
phase-trick = トリック中
phase-over = 終了

reason-a-total-of-minus-eighty = 合計点が −80 点に達しました
reason-plus-ten-for-the-sixth-time = +10 点が 6 回出ました
reason-the-single-round-over = 1 ラウンドが終わりました

colour-green = 緑
colour-red = 赤
colour-yellow = 黄
colour-blue = 青

card = { $colour ->
    [none] 1
    [green] 緑 { $n }
    [red] 赤 { $n }
    [yellow] 黄 { $n }
   *[blue] 青 { $n }
}

card-printed = { $colour ->
    [none] 1
    [green] 緑 { $n } ▲
    [red] 赤 { $n } ●
    [yellow] 黄 { $n } ✚
   *[blue] 青 { $n } ■
}

move-play = { $card } を出す

event-start = { $seat }から始めます。
event-deal = 第 { $number } ラウンド：カードを配り切りました。{ $seat }がリードします。
event-play = { $how ->
    [lead] { $seat }が { $card } を出し、リード色を決めました。
    [follow] { $seat }が { $card } でフォローしました。
    [shed] { $seat }が { $card } を色外れで出しました。
   *[one] { $seat }が { $card } を出しました。
}
event-trick = { $seat }がトリックに勝ちました。
event-befooled = { $seat }はフールになり、ディスクを取ります。
event-round-over = 第 { $number } ラウンド終了。残った手札を公開します。
event-left = { $seat }の残り：{ $cards }。{ $points } 点、合計 { $total } 点。
event-emptied = { $seat }は手札なし。+{ $points } 点、合計 { $total } 点。
event-emptied-befooled = { $seat }は手札なし、ただしフールなので { $points } 点、合計 { $total } 点。

board-round = 第 { $number } ラウンド
board-single = 1 ラウンドだけ
board-tens = +10 点：{ $scored } 回（{ $end } 回で終了）
board-seat = 席
board-cards = 枚数
board-total = 合計
board-trick = トリック
board-last-trick = 前のトリック
board-last-round = 前のラウンド
board-lead-colour = リード色：{ $colour }
board-no-lead-colour = リード色は未定
board-leads = リード
board-sits-out = 休み
board-won = 勝ち
board-befooled = フール
board-hand = あなたの手札
board-playable = 今出せるカード
board-no-cards = なし
board-played = 出たカード
board-ones = 1

## In the terminal: what is asked, the signs, where points came from

ask-play = どのカードを出しますか？
legend =
    g r y b    色：緑、赤、黄、青。g12 は緑の 12
    1          色のないカード
    { "[" }g5]       今出せるカード
    +10        手札をなくして +10 点になった回数。6 回で終了
    フール     最悪のカードを出した人。円盤を取り、次のトリックを休む
    ▶          手番
points-empty = 手札なし
points-left = 残り札

fact-befooled = このトリックで{ $seat }がフールになる
fact-emptied = { $seat }がラウンドを +10 で終える
fact-emptied-others = ほかの誰かがラウンドを +10 で終える
fact-befooled-often = ラウンドの終わりまでに{ $seat }が取るディスクの数
fact-round-points = { $seat }のこのラウンドの得点
fact-round-points-others = 他の全員のこのラウンドの得点の合計
part-name = 第 { $number } ラウンド
known-void = { $seat }は { $colour ->
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
   *[blue] { colour-blue }
}を持っていないと分かっていました。
