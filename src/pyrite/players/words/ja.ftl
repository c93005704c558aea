error-unknown-player = 「{ $name }」というプレイヤーはいません。選べるもの：{ $names }。
error-search-size = 「{ $name }」という探索の大きさはありません。{ $kind }:N の N は 1 から { $most } までです。
error-unfinished = このゲームはまだ終わっていません。振り返りには終わった棋譜が必要です。
error-nobody-to-review = このゲームはボットだけで行われました。席を選ぶか、全席の振り返りを指定してください。
error-no-weights = { $game } はまだ学習されておらず、ネットワークがありません。あるもの：{ $games }。
error-no-weights-file = { $file } にはネットワークの重みが入っていません。
error-weights-do-not-fit = { $file } は合いません。{ $what } は { $found } として学習されましたが、ここでは { $wanted } です。学習し直してください。
error-no-ray = Ray が入っていません。pip install "pyrite-games[ray]" で追加できます。
error-no-course = { $file } には続けられる学習が入っていません。
error-other-course = { $file } は { $game } の学習か、今とは違う質問での学習です。ここでは続けられません。

why-share = { $fact }：{ $seat }が知り得たことに合うゲーム100のうち{ $made ->
    [0] 一度もない
    [100] すべて
   *[other] { $made }
}。「{ $better }」なら{ $best ->
    [0] 一度もない
    [100] すべて
   *[other] { $best }
}。
why-mean = { $fact }：{ $seat }が知り得たことに合うゲームの平均で { $made }。「{ $better }」なら { $best }。
why-sentences = { $facts } { $share ->
    [100] これで損のすべてが説明できます。
   *[other] これで損の { $share } % が説明できます。
}
fact-score = 終わりの{ $seat }の得点
fact-event = { $seat }の次の手番までに「{ $event }」など
meter-level = { $level ->
    [uniform] でたらめ
    [easy] 「やさしい」
    [normal] 「ふつう」
    [hard] 「強い」
   *[expert] 「達人」
}
meter-like = このゲームの{ $seat }の打ち方は{ $level }並みです（{ $range ->
    [one] 確実
   *[other] { $low }から{ $high }の間
}、選べた決定 { $decisions } 回から）。
meter-open = 選べた決定 { $decisions } 回だけでは、{ $seat }の打ち方がどの強さ並みかは分かりません。
meter-few = 選べた決定が { $decisions } 回しかないので、{ $seat }の打ち方がどの強さ並みかは言えません。
part-name = 第 { $number } 部
