### レッスンの画面の言葉。キーは en.ftl と同じで、テストが見比べます。

title = { $game }を学ぶ
step = { $of } のうち { $number }
go-on = 次へ
show-me = 答えを見る
pointed = いま触れるのはこの手だけです。自分で触るか、代わりに打ってもらいましょう。
play-it = 代わりに打つ
shown = これがその手です
look = 卓を見てください
once-more = もう一度見る
not-here = 別の手を
well-done = そのとおり
finished = レッスンはおしまい
play = では、本番をどうぞ
play-why = 相手はやさしいボット。待ったもヒントも使えます。
again = もう一度
to-rules = ルールをすべて読む
missing = レッスンを読み込めませんでした。
