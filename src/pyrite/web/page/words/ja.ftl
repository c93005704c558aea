### The page in Japanese. Keys are shared with en.ftl; a test compares them.

comma = 、
loading = 読み込んでいます…
nowhere = ここには何もありません。
to-home = ゲーム一覧へ
offline = サーバーにつながりません。

language-en = English
language-ja = 日本語

game-gold = ゴールド
game-fool = フール！
game-fools-gold = フールズ・ゴールド
game-end-of-the-trail = エンド・オブ・ザ・トレイル
pitch-gold = 裏向きの64枚。鉱夫とダイナマイトの場所を覚えましょう。
pitch-fool = 勝つのはかまわない、最悪になると次を休むトリックテイキング。
pitch-fools-gold = ダイスと五つの鉱山、五年間。いちばん採れた鉱山が愚者の金になります。
pitch-end-of-the-trail = 競り、好奇心の強い人だけが知る土地、そしてポーカーの手札。
play = 遊ぶ
start = 始める

name-you = あなた
name-bot = ボット{ $seat }
name-seat = 席{ $seat }
seat-free = 空席
seat-bot = ボット
seat-away = 離席中
seat-bot-plays = ボットが代わりに
seat-look = { $name }：この席の公開情報
level-easy = やさしい
level-normal = ふつう
level-hard = 強い
level-expert = 達人
clock-days = { $days }日{ $hours }時間

seats = 席
board = テーブル
moves = 手
log = 記録
log-empty = まだ何も起きていません。

ask-any = あなたの番です
ask-any-why = { $n }通りから選んでください。
sending = 送っています…
one-moment = 少々お待ちください…
thinking = { $name }が考えています
thinking-bot-why = その席から見えるものだけを見て考えます。
secret = 選びました
secret-why = { $names }を待っています。
watching = 観戦中です
watching-why = 全員に見えるものだけが見えます。手札は終了後に公開されます。
watching-for = { $names }を待っています。全員に見えるものだけが見えます。
over-you = あなたの勝ちです
over-wins = { $n ->
    [one] { $names }の勝ちです
   *[other] { $names }が勝利を分け合いました
}
over-nobody = 勝者はいません
over-why = 終了：{ $reason }。
table-stopped = この対局は続けられません
table-stopped-why = 開始後にルールが変わりました。
table-closed = このテーブルは閉じられました
