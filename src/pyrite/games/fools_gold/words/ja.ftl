title = フールズ・ゴールド
tagline = 5年間、五つの鉱山。いちばん掘れた鉱脈が、最後に偽物になる。

option-screens = ついたて
option-screens-closed = 閉じる（ほかの人のコイン・金塊・宝石は見えない）
option-screens-open = 開く（すべて見える）
option-start = スタートプレイヤー
option-start-random = くじ引き

phase-setup = 準備中
phase-prospecting = 調査
phase-mining = 採掘
phase-over = 終了

reason-last-year-over = 最後の年が終わりました

mine = { $mine ->
    [hills] 丘
    [forest] 森
    [mountains] 山
    [river] 川
   *[lake] 湖
}
gem = { $mine ->
    [hills] 水晶
    [forest] トパーズ
    [mountains] ベニト石
    [river] ガーネット
   *[lake] ひすい
}

move-place = { mine }の { $space } に鉱夫を置く
move-wild = { mine }にワイルドダイスを置く
move-retrieve = 鉱夫を休ませてコインを取り戻す
move-pass = パスする
move-reserve = { mine }の控えに鉱夫を置く
move-gold = 金塊 { $n } 個のカードを取る
move-gem = 宝石を取る
move-coins = コインを2枚もらう
move-winter = 冬を待つ
move-nothing = 何も取らない

event-start = { $seat }がスタートプレイヤーです。
event-dice = { $year } 年：ダイスを振りました。丘 { $hills }、森 { $forest }、山 { $mountains }、川 { $river }、湖 { $lake }、野営地にワイルド { $wild } 個。{ $seat }から始めます。
event-reveal = { mine }:{ $n } 枚めくりました。金塊{ $gold ->
    [none] なし
   *[other] { " " }{ $gold }
}{ $gems ->
    [0] { "" }
   *[other] 、宝石 { $gems } 枚
}{ $silt ->
    [0] { "" }
   *[other] 、泥 { $silt } 枚
}{ $weather ->
    [0] { "" }
   *[other] 、悪天候 { $weather } 枚
}{ $alarms ->
    [0] { "" }
   *[other] 、ぬか喜び { $alarms } 枚
}。
event-foul-weather = 悪天候のため { $n } 枚少なくなりました。
event-alarm = ぬか喜び！ { $n } 枚が山札の底へ：金塊{ $gold ->
    [none] なし
   *[other] { " " }{ $gold }
}{ $gems ->
    [0] { "" }
   *[other] 、宝石 { $gems } 枚
}{ $alarms ->
    [0] { "" }
   *[other] 、ぬか喜び { $alarms } 枚
}。
event-winter = { mine }に冬が来ました。冬のダイスの目は { $n } です。
event-place = { $seat }が{ mine }の { $space } に鉱夫を置きました。
event-wild = { $seat }が{ mine }にワイルドダイスを置きました({ $n ->
    [0] 無料
   *[other] コイン { $n } 枚
})。
event-retrieve = { $seat }が鉱夫を休ませ、コイン { $n } 枚を取り戻しました。
event-pass = { $seat }がパスしました({ $n ->
    [0] 控えに置く鉱夫はいません
   *[other] 控えに置く鉱夫は { $n } 人
})。
event-reserve = { $seat }が{ mine }の控えに鉱夫を置きました。
event-gold = { $seat }が{ mine }の金塊 { $n } 個を取りました。
event-gem = { $seat }が{ mine }の宝石（{ gem }）を取りました。
event-coins = { $seat }が銀行からコイン { $n } 枚をもらいました。
event-lie-down = { $seat }が{ mine }で冬を待ちます。
event-nothing = { $seat }は{ mine }から何も取らずに帰ります。
event-year-over = { $year } 年が終わりました。次のスタートプレイヤーは { $seat }です。
event-over = { $year } 年が終わり、ゲーム終了です。得点：{ $points }。

board-year = { $year } 年（〜{ $last } 年）
board-camp = 野営地：ワイルド { $n } 個
board-screens-closed = ついたて：閉
board-screens-open = ついたて：開
board-winter = （冬）
board-reserving = （控えを置く）
board-dice = ダイス
board-reserve = 控え
board-deck = 山札
board-left = 金塊 1〜5
board-open = 場のカード
board-none = なし
board-card-s = 泥
board-card-f = 悪天候
board-card-a = ぬか喜び
board-seat = 席
board-miners = 鉱夫
board-coins = コイン
board-spent = 支払い
board-passed = パス
board-score = 得点
board-legend-start = スタートプレイヤー
board-legend-fools-gold = 偽物
board-legend-missing = 金塊なし
board-legend-gem = 宝石
board-legend-lying = 冬待ち
board-legend-hidden = 非公開

## In the terminal: what is asked, the signs, where points came from

ask-place = 鉱夫を置きますか（マスの数字がコインの値段）？
ask-wild = ワイルドダイスを動かしますか（そこのダイスの数だけコインが必要）？
ask-retrieve = 置くコインが足りません：
ask-pass = もう置けません：
ask-reserve = どの鉱山の控えに鉱夫を置きますか？
ask-gold = 鉱夫は何を取りますか？
ask-gem = 鉱夫は何を取りますか？
ask-coins = 鉱夫は何を取りますか？
ask-winter = 鉱夫はどうしますか？
ask-nothing = 鉱夫の取れるものがありません：
legend =
    0～6       道のマス。数字がコインの値段で、赤いマスはあとで掘る
    ■          道のダイス（文字だけの表示では #）
    2、2z      席 2 の鉱夫。z は冬待ち
    2:1        控え：席 2 の鉱夫が一人
    ★          スタートプレイヤー
    (7)        今の偽物：いちばん多い鉱山の金は数えない
    −5         金のない鉱山は 5 点引く
    ◆          宝石（文字だけの表示では +）
    ?          ついたての裏
points-gems = 宝石
points-missing = 金のない鉱山

fact-gold = この年に{ $seat }が得る金塊の数
fact-gems = この年に{ $seat }が得る宝石の数
fact-nothing = この年に手ぶらで帰る{ $seat }の鉱夫の数
fact-coins = この年に{ $seat }が銀行から得るコイン
fact-spent = この年に{ $seat }がワイルドダイスに払うコイン
fact-gold-others = この年に他の全員が得る金塊の合計
fact-gems-others = この年に他の全員が得る宝石の合計
known-mine = { $seat }は数えられました：{ mine }の残り { $n } 枚のうち、金は { $gold } 枚、宝石は { $gems } 枚。
part-name = { $number } 年目
