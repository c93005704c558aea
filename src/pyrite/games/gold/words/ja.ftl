title = ゴールド
tagline = 二枚めくって、覚えて、山から金を運び出そう。

option-games = ゲーム数
option-games-1 = 1 回
option-games-match = マッチ（人数と同じ回数）
option-layout = 並べ方
option-layout-scatter = ばらばら
option-layout-grid = 格子
option-memory_aid = 記憶の助け
option-memory_aid-off = なし
option-memory_aid-on = あり(一度見たカードは見えたまま)
option-start = 最初の席
option-start-random = くじ引き

phase-setup = 準備中
phase-digging = 採掘中
phase-rush = ゴールドラッシュ
phase-over = 終了

reason-no-card-left = 場のカードがなくなりました
reason-last-game-of-the-match-over = マッチの最後のゲームが終わりました

move-flip = { $place } をめくる

face = { $kind ->
    [gold] 金 { $n } 個
    [dynamite] ダイナマイト
   *[miner] { $colour ->
        [red] 赤
        [blue] 青
        [green] 緑
        [yellow] 黄
       *[purple] 紫
    }の鉱夫（力 { $n }）
}

event-start = { $seat }から始めます。
event-deal = { $of ->
    [1] カードを切って並べました。{ $seat }から始めます。
   *[other] 第 { $number } ゲーム（全 { $of } ゲーム）:カードを切って並べました。{ $seat }から始めます。
}
event-flip = { $seat }が { $place } をめくりました：{ face }。
event-dynamite = 爆発！ 二枚とも取り除かれます。
event-carried = 鉱夫が金を運び出し、{ $seat }が { $n } 個を手に入れました。
event-duel = 鉱夫どうしの対決：力 { $stronger } が力 { $weaker } に勝ちました。負けた方は去り、勝った方は裏返ります。
event-nothing = 何も起こりません。二枚とも裏返ります。
event-rush-gold = { $seat }が金を手に入れました（{ $n } 個）。
event-rush-other = カードは取り除かれます。
event-rush-few = ゴールドラッシュ！ 残り { $n } 枚。これからは一枚ずつめくり、金は見つけた人のものです。
event-rush-stalemate = ゴールドラッシュ！ 残り { $n } 枚では、どの組み合わせでも何も取り除けません。
event-rush-quiet = ゴールドラッシュ！ 百手番のあいだ何も取り除かれませんでした。
event-game-over = 第 { $number } ゲーム終了。金塊数：{ $points }。
event-over = 最後のカードがなくなりました。金塊数：{ $points }。

board-face-down = 裏向きのカード { $n } 枚
board-neutral = 中立
board-cards = 金カード
board-total = 合計
board-game = 第 { $number } ゲーム（全 { $of } ゲーム）

## In the terminal: what is asked, the signs, where points came from

ask-flip = どのカードをめくりますか？
legend =
    a1～h8     場所：列の文字と行の数字
    r b n y p  鉱夫の色：赤、青、緑、黄、紫。後ろの数字は鉱夫の力
    ●          金塊（文字だけの表示では g3 や *）
    💥         ダイナマイト（文字だけの表示では xx）
    ▶          手番
points-game = { $number } ゲーム目

fact-carried = 次の手番までに{ $seat }が金を運び出す
fact-carried-nuggets = 次の手番までに{ $seat }が運び出す金塊の数
fact-rivals-nuggets = { $seat }の次の手番までに他の人が運び出す金塊の数
fact-dynamite = { $seat }の次の手番までに吹き飛ぶ組の数
part-name = { $number ->
    [1] ゴールドラッシュの前
    [2] ゴールドラッシュ
   *[other] 第 { $number } 区間
}
known-card = { $seat }は { $place } を見ていました：{ face }。
