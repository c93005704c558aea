error-unknown-player = 「{ $name }」というプレイヤーはいません。選べるもの:{ $names }。
error-unfinished = このゲームはまだ終わっていません。振り返りには終わった棋譜が必要です。
error-nobody-to-review = このゲームはボットだけで行われました。席を選ぶか、全席の振り返りを指定してください。
error-no-weights = { $game } はまだ学習されておらず、重みがありません。`pyrite train { $game }` で作れます。
error-no-weights-file = { $file } にはネットワークの重みが入っていません。
error-weights-do-not-fit = { $file } は合いません。{ $what } は { $found } として学習されましたが、ここでは { $wanted } です。学習し直してください。
error-no-course = { $file } には続けられる学習が入っていません。
error-other-course = { $file } は { $game } の学習か、今とは違う質問での学習です。ここでは続けられません。
