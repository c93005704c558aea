### わたしの運。キーは en.ftl と同じ。

luck-title = わたしの運
luck-what = このブラウザで終えたゲームについて、運と自分の決定がそれぞれ何をもたらしたかを、振り返りの計測からまとめます。ここにだけ残り、どこにも送られません。
luck-none = まだ何も計測されていません。ゲームを終えて振り返りを見るか、終えたゲームを計測してください。
luck-sum = { $unlucky ->
    [0] 直近 { $games } ゲームで運が悪かったものはありません。
   *[other] 直近 { $games } ゲームのうち { $unlucky } ゲームで運に恵まれませんでした。
}
luck-streak-bad = 直近 { $n } ゲームは続けて不運でした。
luck-streak-good = 直近 { $n } ゲームは続けて幸運でした。
luck-mean = 1 ゲームあたり、運 { $luck }、自分の決定 { $own }。
luck-game = ゲーム
luck-when = 日付
luck-luck = 運
luck-own = 自分の決定
luck-result = 結果
luck-level = 強さ
luck-unsure = –
luck-measure = あと { $n } ゲームを計測する
luck-busy = { $game } を計測中：{ $percent } %
luck-why = 勝ちの割合で示します。+10 % は、見込みより十分の一勝ち分だけ多いという意味です。± は 95 % 区間。
