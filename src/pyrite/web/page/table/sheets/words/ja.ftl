key-arrows = 盤面や手札の中を移動
key-enter = 選んでいる手を打つ
key-buttons = 操作欄のボタン
key-hint = ヒント
key-undo = 待った
key-log = 記録
key-chat = チャット
key-rules = ルール
key-sound = 音の切り替え
key-board = 盤面へ
key-bar = 操作欄へ
key-skip = 見せているところを飛ばす
key-close = 閉じる、選択をやめる
key-keys = この一覧

along-why = 別の端末で開けば、そこで続きを遊べます。両方開いたままでもかまいません。
along-qr = リンクのQRコード
along-link = あなたの席へのリンク
along-secret = このリンクを持つ人はあなたとして打てます。鍵はこのブラウザーだけに保存されます。ブラウザーを失うと、持ち出していない席も失われます。

voice-easy-won = 「まぐれと言われても、金は金です。」
voice-easy-lost = 「次はもっとよく覚えておきます。」
voice-normal-won = 「ほこりの下には金があるって言っただろう。」
voice-normal-lost = 「お見事。こっちは目に砂が入ってね。」
voice-hard-won = 「計算どおり。」
voice-hard-lost = 「あなたの計算のほうが上でした。」
voice-expert-won = 「鑑定したとおりです。」
voice-expert-lost = 「まちがいなく純金です。」
voice-bold-won = 「どかん！ こうやるのさ。」
voice-bold-lost = 「火薬が多すぎて、金が足りなかった。」
voice-careful-won = 「ゆっくり、着実にね。」
voice-careful-lost = 「あと一週間あれば、思い切れたのにね。」

hints-used = { $n ->
    [0] ヒントは使いませんでした。
   *[other] ヒントを{ $n }回使いました。
}
