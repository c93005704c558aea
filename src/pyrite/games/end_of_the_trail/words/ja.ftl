title = エンド・オブ・ザ・トレイル
tagline = 物資を競り、金を探し、もうひと押し。旅のカードでポーカーの役も作ろう。

option-jokers = ジョーカー
option-jokers-off = なし
option-jokers-on = あり（交換用の札 2 枚）
option-memory_aid = 記憶の助け
option-memory_aid-on = あり(見た土地は見えたまま)
option-memory_aid-off = なし
option-argonauts = アルゴノート
option-argonauts-A1A3 = A1 と A3(普通)
option-argonauts-A1A2 = A1 と A2(難しい)
option-argonauts-A2A3 = A2 と A3(易しい)
option-start = 最初の親
option-start-random = くじ引き

phase-setup = 準備中
phase-hole = 伏せ札選び
phase-auction = 競り
phase-selecting = カード選び
phase-prospecting = 探鉱
phase-gambling = 賭け
phase-showdown = 役の公開前
phase-final = 最後の土地
phase-over = 終了

reason-third-round-over = 第 3 ラウンドが終わりました

action-oxen = 牛
action-mules = ラバ
action-horse = 馬
action-shortcut = 近道
action-double = 一か八か
action-jump = 横取り
action-prospects = 新天地
action-none = ジョーカー

hand-high-card = ハイカード
hand-pair = ワンペア
hand-two-pair = ツーペア
hand-three = スリーカード
hand-straight = ストレート
hand-flush = フラッシュ
hand-full-house = フルハウス
hand-four = フォーカード
hand-straight-flush = ストレートフラッシュ

piece = { $piece ->
    [camp] キャンプ
   *[tent] テント
}
card-action = { $action ->
    [oxen] 牛
    [mules] ラバ
    [horse] 馬
    [shortcut] 近道
    [double] 一か八か
    [jump] 横取り
    [prospects] 新天地
   *[none] ジョーカー
}
poker-hand = { $hand ->
    [pair] ワンペア
    [two-pair] ツーペア
    [three] スリーカード
    [straight] ストレート
    [flush] フラッシュ
    [full-house] フルハウス
    [four] フォーカード
    [straight-flush] ストレートフラッシュ
   *[high-card] ハイカード
}

card-printed = { $suit ->
    [c] { $rank }♣
    [d] { $rank }♦
    [h] { $rank }♥
    [s] { $rank }♠
   *[joker] ジョーカー
}
cards-comma = { " " }

move-hole = { $card } を伏せ札にする
move-lot = { $lot } 番の組を競りにかける
move-bid = ${ $money } をつける
move-pass = パス
move-pay = { $card } で払う
move-select = { $card } を選ぶ
move-ready = 選び終える
move-stake = { $tile } を{ piece }で押さえる
move-press = もうひと押しする
move-use = { card-action } { $card } で { $tile } を見る
move-double = { card-action } { $card } で { $tile } と { $other } を見る
move-jump = { card-action } { $card } で { $tile } に{ piece }を置く
move-move = { card-action } { $card } で { $tile } の{ $colour ->
    [red] 赤
    [blue] 青
    [green] 緑
   *[yellow] 黄
}のテントをどかす
move-shift = テントを { $tile } へ移す
move-swap = { $joker } を { $card } と交換する
move-keep = { $card } をポーカー用に加える
move-enough = 加え終える
move-final = 最後の土地：{ $tile }

event-start = 最初の親は { $seat }です。
event-land = 土地を並べました。
event-reserve = アルゴノートが予備を受け取りました。
event-deck = 山札を切って配りました。
event-reshuffle = 山札がなくなったので、捨て札を切って新しい山札にしました。
event-own-hole = { $card } を伏せ札にしました。
event-own-select = { $card } を選びました。
event-own-keep = { $card } を加えることにしました。
event-own-dealt = { $cards } が配られました。
event-done = { $seat }は選び終えました。
event-lot = { $seat }が { $lot } 番の組を競りにかけました。
event-lot-opens = { $lot } 番の組の競りが始まります。
event-lot-dealt = { $lot } 番の組：{ $cards }。
event-bid = { $seat }が ${ $money } をつけました。
event-pass = { $seat }はパスしました。
event-pass-lots = { $seat }は競りから抜けました。
event-pay = { $seat }が { $card } で ${ $money } を払いました。
event-won = { $seat }が { $lot } 番の組を競り落としました：{ $cards }。
event-dealer = 親は { $seat }に移ります。
event-argonaut-bids = { $seat }が ${ $money } をつけました。
event-argonaut-passes = { $seat }はパスしました。
event-argonaut-won = { $seat }が { $lot } 番の組を取り、{ $cards } は捨て札になりました。
event-reveal = { $seat }が公開：{ $cards }。
event-first = { $seat }から始めます。
event-use = { $seat }が{ card-action } { $card } で { $tile } を見ました。
event-double = { $seat }が{ card-action } { $card } で { $tile } と { $other } を見ました。
event-see = { $tile } の金は { $gold } です。
event-stake = { $seat }が { $tile } を{ piece }で押さえました。
event-press = { $seat }は { $tile } でもうひと押しします。
event-jump = { $seat }が{ card-action } { $card } で { $tile } に{ piece }を置きました。
event-move = { $seat }が{ card-action } { $card } で { $tile } にある { $owner_seat } のテントをどかします。
event-shift = { $seat }のテントが { $start } から { $tile } へ移りました。
event-swap = { $seat }が { $joker } を { $card } と交換しました。
event-no-claim = { $seat }はこのラウンド、土地を得られませんでした。
event-argonaut-stakes = { $seat }が { $tile } を{ piece }で押さえました。
event-argonaut-ousts = { $seat }が { $tile } に{ piece }で割り込みました。
event-kept = { $seat }がポーカー用に { $cards } を加えました。
event-round = 第 { $number } ラウンドが始まります。
event-must-swap = { $seat }はジョーカーを交換しなければなりません。
event-hand = { $seat }の伏せ札は { $card }。{ poker-hand }で金 { $gold } です。
event-argonaut-hand = { $seat }は{ poker-hand }で金 { $gold } です。
event-best = 最強の役は { $seat }です。最後の土地を選びます。
event-final = 最後の土地は { $tile } です（{ $seat }）。
event-over = ゲーム終了。金：{ $points }。

board-foothills = 丘陵
board-canyons = 渓谷
board-mountains = 山岳
board-round = 第 { $number } ラウンド（全 { $of }）
board-deck = 山札 { $n }
board-discards = 捨て札 { $n }
board-lot = { $n } 番の組
board-bid = ${ $n }
board-due = 支払い残り ${ $n }
board-hand = 手札
board-known = 判明
board-chosen = 選択
board-used = 使用済み
board-poker = ポーカー
board-dealer = 親
board-money = ${ $n }
board-proved = ${ $n } 以上
board-cards = { $n } 枚
board-done = 済み
board-drawn = 引いた札

## In the terminal: what is asked, the signs, where points came from

ask-hole = どのカードをポーカーの伏せ札にしますか？
ask-lot = どの組を競りにかけますか？
ask-bid = いくらつけますか？
ask-pass = これ以上はつけられません：
ask-pay = どのカードで払いますか？
ask-select = どのカードで探鉱しますか？
ask-ready = 選び終えましたか？
ask-stake = 見た土地を押さえますか？
ask-press = もうひと押ししますか？
ask-use = どのカードをどこに使いますか？
ask-double = どのカードをどこに使いますか？
ask-jump = どのカードをどこに使いますか？
ask-move = どのカードをどこに使いますか？
ask-shift = テントをどこへ移しますか？
ask-swap = ジョーカーを何と交換しますか？
ask-keep = 使ったカードのどれをポーカー用に残しますか？
ask-enough = これで終わりですか？
ask-final = 最後の土地はどこですか？
legend =
    a1～d4     土地。数字は分かっている金の量
    r b g y    陣営：赤、青、緑、黄
    rT rC rp   赤のテント、キャンプ、探鉱者
    TTTC       残りの駒：テント三つとキャンプ一つ
    牛 …       この行に届くカード
    { "[" }?]        裏向きの伏せ札
    2s Td      カードの数とスート：s h d c。T は 10
    $3         競りでの値打ち
    ▶          決める番
points-tents = テント
points-camp = キャンプ
points-hand = ポーカーの手

fact-lot = この競りで{ $seat }がロットを落札する
fact-paid = この競りで{ $seat }が払うドル
fact-claim = このラウンドに{ $seat }が権利を立てる
fact-no-claim = このラウンドに{ $seat }の土地が見つからない
fact-claims-soon-others = { $seat }の次の手番までに他の人が立てる権利の数
fact-claims-others = このラウンドに他の人が立てる権利の数
fact-final = { $seat }が最高の手役で最後の権利を得る
fact-hand = 終わりに{ $seat }の手役で得る金
fact-hand-others = 終わりに他の全員が手役で得る金の合計
part-name = 第 { $number } ラウンド
