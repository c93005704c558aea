### 振り返り(日本語)。キーは en.ftl と同じ(テストで比べます)。

review-title = 運と腕前
review-waiting = 順番を待っています…
review-working = 計測中:{ $percent } %
review-working-why = それぞれの決定を、ほかに選べた手と、そこから何度も対局を進めて比べています。
review-stop = 計測をやめる
review-stopped = 計測をやめました。まだ測っていないものは出ていません。
review-early = 決定と理由はここまで分かりました。勝つ見込みと帳簿はまだ計測中です。
review-again = もう一度
review-offline = サーバーにつながりません。
review-none = 終わった対局だけ振り返れます。
review-of = 見る席
review-method = 1つの決定につき { $n } 回の模擬対局で測定。± は 95 % 区間。決定は、その席がその時に知り得たことだけで評価します。

review-chances = 勝つ見込み
review-chances-of = { $name }の勝つ見込みの移り変わり
review-truth = 全カードを知った上で
review-known = { $name }が知り得た範囲
review-no-chances = 計測されていません。
review-at = { $step }手目:全カードを知った上で { $share }
review-at-known = { $step }手目:全カードを知った上で { $share }、{ $name }が知り得た範囲では { $known }
review-scrub = 対局の何手目か

review-beneath = 伏せられていたもの
review-beneath-why = まだ場にあるカードを表にしたもの。暗いカードは、まだ誰も見ていませんでした。

review-moments = もう一度見たい場面
review-moments-none = 目立った場面はありません。
review-moment-mistake = { $name }はここで { $change } 損をしました。
review-moment-better = より良い手:{ $move }。
review-moment-luck = 運:{ $name }に { $change }。
review-moment-stroke = { $name }は良い選択で { $change } 得をしました。
review-step = { $step }手目

review-decisions = 決定
review-gold = ゴールド
review-fair = まずまず
review-pyrite = パイライト
review-dynamite = ダイナマイト
review-luck = 運
review-gold-why = 最善と変わらない
review-fair-why = 悪いとは言い切れない
review-pyrite-why = 良く見えて、そうでなかった
review-dynamite-why = 大きな損
review-luck-why = 偶然、または隠れていたもの
review-marks = 表示するもの
review-mark-count = { $mark }:{ $n }
review-lines-none = 当てはまるものはありません。
review-not-judged = この席の決定は評価していません。ボットが選びました。
review-real = { $all } のうち本当の選択は { $real }。
review-apart = 数えないもの：選べる手が一つ { $forced }、どれを選んでも想像上の勝敗が同じ { $equal }。
review-points = { $n } 点
review-parts = 部分ごと
review-part-name = 部分
review-part-real = 本当の選択
review-part-lost = その損
review-show = この場面を見る
review-again-from-here = ここから打ち直す
review-eyes = { $name }から見た場面
review-move = 手
review-win = 勝率
review-score = 得点
review-made = 実際の手
review-best = 最善

review-meter = どのボット並みか
review-meter-why = 選べた決定での損を、各レベルのボットどうしの対局と比べています。帯はほぼ確実な範囲です。
review-ledger = 運と腕前の帳簿
review-ledger-why = 開始時の見込みに運と決定を足すと結果になります。決定は直感の選択と比べます。
review-ledger-none = 計測されていません。
review-from-to = { $opening } → { $final }
review-part-luck = 運
review-part-own = 自分の決定
review-part-others = 他の人の決定
review-part-open = 未評価
