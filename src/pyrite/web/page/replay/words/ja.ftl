### 棋譜再生と証明の日本語。キーは en.ftl と同じ。テストで比べている。

replay-title = ゲームをもう一度見る
replay-what = どのゲームにも棋譜が残ります。すべての手と偶然の結果を記した、ただのテキストです。ここでは一人の目で、または全員の目で、一手ずつ見られます。
replay-drop = 棋譜をここにドロップ
replay-choose = ファイルを選ぶ
replay-where-from = 終わったテーブルの棋譜は「結果」から取り出せます。端末で遊んだゲームも棋譜として残ります。ファイルはこのサーバーに送られて再生されます。保存されるのは、振り返りを頼んだときの、その結果だけです。
replay-too-large = 棋譜としては大きすぎるファイルです。見られるのは 250 KB までです。
replay-unreadable = このファイルは読めません。
replay-of = { $game }をもう一度
replay-again = もう一度
replay-side = 記録・振り返り・証明
replay-panel-log = 記録
replay-panel-review = 振り返り
replay-panel-proof = 証明
replay-eyes = 誰の目で見るか
replay-eyes-all = 全員の手札を公開
replay-eyes-none = 全員に見えたもの
replay-eyes-seat = { $name } から見た盤面
replay-hands = 手札
replay-controls = ゲームの進行
replay-scrubber = 手数
replay-beginning = 最初の一手の前
replay-where = { $of } 手中 { $n } 手目
replay-first = 最初へ
replay-back = 一手戻る
replay-play = 再生
replay-pause = 一時停止
replay-on = 一手進む
replay-last = 最後へ
replay-link = この局面へのリンク
replay-link-why = この局面へのリンクです。開いた人にも同じものが見えます。
replay-to-table = テーブルへ
replay-another = 別の棋譜

replay-chance-good = 偶然はすべてシードのとおり
replay-chance-bad = 偶然がシードと合わない
replay-chance-here = { $n ->
   *[other] 偶然の結果 { $n } 件を、いまこのブラウザがシードから引き直し、すべて一致しました。
}
replay-chance-server = { $n ->
   *[other] 残る { $n } 件は局面によって決まるため、すべての手が合法であることとあわせて、このサーバーの検証器が確かめました。
}
replay-moves-server = 局面によって決まるものはありません。すべての手が合法であることは、このサーバーの検証器が確かめました。
replay-chance-wrong = { $line } 行目：シードからは「{ $text }」になります。
replay-chance-details = 内訳
replay-chance-how = シードは ChaCha20 の鍵で、結果ごとに別のナンスを使います。正確な手順は Pyrite のソースの docs/chance.md にあります。「pyrite verify」なら、このサーバーなしで全部を確かめられます。
replay-kind = 偶然の結果
replay-by-here = ブラウザ
replay-by-server = サーバー
replay-by-order = * 順番はブラウザが引き直し、切るべきカードがこれらだったことはサーバーが確かめました。
replay-kind-start = 開始席
replay-by-hand = 偶然は手で与えられました
replay-by-hand-why = この棋譜にはシードがないので、引き直せません。どの結果もあり得るもので、どの手も合法だったことは、このサーバーの検証器が確かめました。
replay-seed-details = 約束からシードまで
replay-link-promise = 秘密は約束されたもの
replay-link-seed = 秘密とソルトからシードになる
replay-link-record = 棋譜はこのシードで遊ばれた
replay-link-others = ボットなど、人のいない席の値は空
replay-link-fixed = どの値も開始前に固定されたハッシュと合う
replay-link-mine = あなたのブラウザーが開始前に加えた値が入っている
replay-link-unchecked = あなたの分が入っているかは未確認（このブラウザーに残っていません）
replay-holds = （成り立つ）
replay-broken = （成り立たない）
replay-salts = 各プレイヤーのブラウザが加えたもの（席順）
replay-salt-committed = （先にハッシュで約束）
replay-salt-silent = （時間内に明かさず、ハッシュが数えられた）
replay-seed-unknown = シードの出どころ
replay-seed-unknown-why = 棋譜だけではわかりません。テーブルのページから見るか、棋譜とともに証明を取っておき「pyrite verify --proof」で確かめてください。
