### 卓について使う言葉(日本語)。キーは en.ftl と共通で、テストが比べます。

## News

taken-back = { $seat }が手を { $steps } つ戻しました。

## Refusals

error-illegal-move = 今「{ $move }」はできません。たとえば次の手なら打てます：{ $nearest }。
error-no-such-key = この鍵はこの卓では使えません。
error-not-opener = 卓を開いた人だけができます。
error-not-your-seat = あなたの席ではありません。この鍵で話せる席は { $seats } です。
error-seats-only = 席に着いている人だけができます。
error-wrong-invite = この卓には招待コードが必要です。
error-no-hints = この卓ではヒントを使いません。
error-no-such-table = その卓はありません。
error-no-such-code = このコードの、空席のある卓はありません。
error-no-such-request = その願いはないか、もう決着しています。
error-answered = もう答えが出ています。
error-taken-back = この選択は取り消されました。新しい問いに答えてください。
error-muted = 卓を開いた人が、この席からの発言を止めています。
error-not-asked = 今はそれを決める番ではありません。
error-left = この席はボットが代わりに打っています。先に席へ戻ってください。
error-seat-taken = その席にはもう人がいます。
error-started = ゲームはもう始まっています。
error-not-started = ゲームはまだ始まっていません。
error-not-over = ゲームはまだ終わっていません。
error-over = ゲームは終わっています。
error-stopped = { $title } はルール第 { $given } 版で始まりましたが、ここにあるのは第 { $known } 版なので続けられません。
error-closed = この卓は閉じられました。
error-cannot-undo = もう戻せません。そのあとで何かが明かされています。
error-undone-enough = この席はこのゲームでもう { $times } 回戻しました。ここからは打った手がそのまま残ります。
error-too-few = { $title } には { $seats } 人分の席と、それに合うオプションが必要です。
error-bad-message = わかりません：「{ $field }」がないか、知らない名前か、使えない値です。
error-chat-full = この卓の会話は { $most } 行までです。もう書き込めません。
error-busy = 今は手一杯です。少し待ってからもう一度どうぞ。
error-unreadable = この卓は今のところ読み込めません。理由はサーバーのログにあります。ほかの卓には影響ありません。
error-broken = このサーバーの一部が止まっています。どこがなぜ止まったかはサーバーのログにあります。

## Stores

error-store-unopened = { $where } に卓を保存できません：{ $reason }
error-store-full = 今は保存できません：{ $reason }。これまでの記録は無事です。
error-store-away = 保存先から今は応答がありません。少し待ってからもう一度どうぞ。これまでの記録は無事です。
error-store-in-use = { $where } は別の Pyrite が開いています。1つのファイルを同時に使えるのは1つだけです。
error-store-foreign = { $where } はすでにありますが、Pyrite の卓のファイルではありません。
error-store-newer = { $where } は新しい版の Pyrite で書かれました（スキーマ { $found }、この版は { $known } まで）。
error-unknown-store = 「{ $kind }」には卓を保存できません。ファイル名か postgresql://… を指定してください。
error-no-store = 卓を保存するファイル名か postgresql://… を指定してください。
error-no-asyncpg = PostgreSQL を使うにはパッケージがもう1つ必要です：pip install "pyrite-games[postgres]"
error-doubled = 卓 { $table } には別の書き手がいます：{ $number } 番の行がすでにあります。
error-unclaimed = 卓 { $table } はこのサーバーの受け持ちではありません。先に確保し、読み直してください。
