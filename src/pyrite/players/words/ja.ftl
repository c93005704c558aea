error-unknown-player = 「{ $name }」というプレイヤーはいません。選べるもの:{ $names }。
error-unfinished = このゲームはまだ終わっていません。振り返りには終わった棋譜が必要です。
error-nobody-to-review = このゲームはボットだけで行われました。席を選ぶか、全席の振り返りを指定してください。
