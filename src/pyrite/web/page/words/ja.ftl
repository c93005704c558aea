### The page in Japanese. Keys are shared with en.ftl; a test compares them.

comma = 、
loading = 読み込んでいます…
nowhere = ここには何もありません。
to-home = ゲーム一覧へ
offline = サーバーにつながりません。

language-en = English
language-ja = 日本語

start = 始める

name-you = あなた
name-bot = ボット{ $seat }
name-easy = 新米のピップ
name-easy-at = ピップ{ $seat }
name-normal = ほこりまみれのボー
name-normal-at = ボー{ $seat }
name-hard = ウォルナット
name-hard-at = ウォルナット{ $seat }
name-expert = 試金師
name-expert-at = 試金師{ $seat }
name-bold = 火薬のキット
name-bold-at = キット{ $seat }
name-careful = 石橋のアビー
name-careful-at = アビー{ $seat }
name-seat = プレイヤー{ $seat }
seat-free = 空席
seat-away = 離席中
seat-bot-plays = ボットが代わりに
seat-look = この席の公開情報
level-easy = やさしい
level-normal = ふつう
level-hard = 強い
level-expert = 達人
level-bold = 大胆
level-careful = 慎重
clock-days = { $days }日{ $hours }時間

seats = 席
board = 盤面
plain-on-board = 選べる手はすべて盤の上にあります。
plain-moves = 選べる手
plain-search = 手を探す
plain-found = { $n } 手
plain-player = プレイヤー
plain-none = まだありません
plain-hidden = 非公開
bar = 操作欄
log = 記録
log-empty = まだ何も起きていません。

ask-any = あなたの番です
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
    [1] { $names }の勝ちです
   *[other] { $names }が勝利を分け合いました
}
over-you-by = あなたの勝ち：{ $margin }差
over-by = { $names }の勝ち：{ $margin }差
over-you-level = { $rivals }と同点で、あなたの勝ち
over-level = { $rivals }と同点で、{ $names }の勝ち
points-n = { $n } 点
over-nobody = 勝者はいません
over-reason = { $reason }
score-of = { $name }{ $score }点
table-stopped = この対局は続けられません
table-stopped-why = 開始後にルールが変わりました。
table-closed = この卓は閉じられました

gap = { "" }
close = 閉じる
menu = メニュー
rules = ルール
sound-on = 音を出す
sound-off = 音を消す
log-chat = 記録とチャット
chat = チャット
chat-empty = まだ発言はありません。
chat-say = ひとこと
chat-send = 送る
skip = 盤面へ
reminder = 早見表
your-turn = あなたの番です

sheet-talk = 記録とチャット
sheet-rules = ルール
sheet-menu = メニュー
sheet-keys = キー操作
sheet-result = 結果
sheet-evening = 今夜の成績
sheet-along = この席を持ち出す

hint = ヒント
hint-best = おすすめ：{ $move }（勝率約{ $percent }%）
hint-why = あなたに分かることからの先読みです。駒の上の帯も同じ数字です。
undo = 待った
undo-waiting = 待ったの可否をほかの人に尋ねています。
undo-asked = { $name }が手を戻したいそうです。
undo-yes = 認める
undo-no = 断る
leave = 卓を離れる
leave-why = 戻るまでボットが代わりに打ちます。何も失われません。
return = 席に戻る
left = ボットが代わりに打っています
left-why = 席はいつでも取り戻せます。
along = この席を持ち出す
copy = コピー
copied = コピーしました
share = 共有
keys = キー操作

language = 言語
scheme = 配色
scheme-auto = システムに合わせる
scheme-light = 明るい
scheme-dark = 暗い
sound = 音
motion = 駒を動かして見せる
pace = ほかの人の手を見せる速さ
pace-calm = ゆっくり
pace-brisk = てきぱき
pace-at-once = すぐに
skip-show = 先へ進む
meanwhile = その間に：
notify = 自分の番を通知する

away = 接続し直しています…
away-in = { $seconds }秒後に接続し直します…
away-why = 何も失われていません。つながれば続けられます。
away-clock = 席はそのままですが、持ち時間は進みます。何も失われていません。
bye-no-such-key = この席はもうあなたのものではありません。
bye-closed = この卓は閉じられました。
bye-no-hello = サーバーに通じませんでした。ページを読み込み直してください。
lost-chat = 接続が切れていたため、発言は送られませんでした。
lost-undo = 接続が切れていたため、待ったは伝わりませんでした。
lost-ping = 接続が切れていました。

seat-is-bot = ボット（{ $level }）です。
seat-bot-plays-long = 離席中。戻るまでボットが代わりに打ちます。
seat-here = 着席しています。
seat-away-long = いまは席を外しています。
side = { $n }番

again = もう一度遊ぶ
look-again = もう一度見る
review = 振り返り
again-join = 次の対局へ
record = 棋譜
proof = 証明

player-bot = ボット（{ $level }）
player-character = { $name }（{ $level }）
your-name = お名前
sit = 座る
seats-n = { $n }席
option-is = { $name }：{ $value }
clock-rule-days = 1手{ $days }日
clock-rule-bank = { $minutes }分＋1手{ $increment }秒
offline-table = サーバーにつながりません。接続を試み続けています。
missing-key = リンクの鍵、またはこのブラウザーに保存された鍵は、もう合いません。
look-on = 観戦する

rights-of = { $name }さんについてできること
rights-mute = 発言を止める
rights-unmute = 発言を許す
rights-hand-over = 卓を任せる
rights-remove = 退席させる
rights-remove-sure = 退席させますか？席は失われます
people = 参加者
look-up = 大きな画面をご覧ください
sheet-call = 自分の番に知らせる
