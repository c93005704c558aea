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
name-bold = 火薬のキット
name-bold-at = キット{ $seat }
name-careful = 石橋のアビー
name-careful-at = アビー{ $seat }
name-seat = 席{ $seat }
seat-free = 空席
seat-bot = ボット
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
boardless = このゲームの盤はまだこのページにありません。ターミナルで遊べます。
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
over-nobody = 勝者はいません
over-why = { $reason }。{ $scores }
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
sheet-along = この席を持ち出す

hint = ヒント
hint-win = 勝率{ $percent }%
hint-visits = 探索の{ $percent }%
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
along-why = 別の端末で開けば、そこで続きを遊べます。両方開いたままでもかまいません。
along-qr = リンクのQRコード
along-link = あなたの席へのリンク
along-secret = このリンクを持つ人はあなたとして打てます。鍵はこのブラウザーだけに保存されます。ブラウザーを失うと、持ち出していない席も失われます。
copy = コピー
copied = コピーしました
share = 共有
keys = キー操作
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
key-close = 閉じる、選択をやめる
key-keys = この一覧

language = 言語
scheme = 配色
scheme-auto = システムに合わせる
scheme-light = 明るい
scheme-dark = 暗い
sound = 音
motion = 駒を動かして見せる
look = めくった2枚を見せる時間：{ $seconds }秒
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
proof-checking = 公正さを確かめています…
proof-good = 公正です：札を選んだ人はいません
proof-why-good = サーバーは開始前に秘密の値を伏せたまま約束し、偶然のもとになるシードはその秘密と各プレイヤーのブラウザーが加えた値から作られます。あなたのブラウザーは約束と自分が加えた値を取っておき、いま、どちらも入っていることを確かめました。
proof-unchecked = 証明は成り立ちますが、あなたの分が入っているかは未確認です
proof-why-unchecked = このブラウザーは、あなたの席が開始前に加えた値を持っていません（観戦か、リンクで来た場合）。誰も照らし合わせない値をサーバーがどう扱ったかは、誰にもわかりません。
proof-bad = この対局は証明されていません
proof-why-bad = サーバーが示した値は、開始前の約束と合いません。
proof-why-mine = あなたのブラウザーが開始前に加えた値が入っていません。サーバーが捨てたため、札を選べました。
proof-why-others = ボットの席など、加えるものがないはずの席に値があります。サーバーは札を選べました。
proof-none = いまは証明を読めません。
proof-follow = このシードからカードとダイスをすべて引き直す
proof-details = 詳しく
proof-promise = 開始前の約束（秘密のSHA-256）
proof-secret = 秘密
proof-seed = シード
proof-limits = 最後に値を加えた人とサーバーが手を組んだ場合だけは、何通りか試せました。ダイスや札がシードどおりであることは、誰でも確かめられます：

lobby-waiting = あと{ $n }人を待っています
lobby-full = 全員そろいました
player-bot = ボット（{ $level }）
player-character = { $name }（{ $level }）
lobby-bots = ボット
lobby-share = リンクを送るか、ボットを座らせてください。
lobby-start = 始められます。
lobby-wait = 最後の席が埋まるか、卓を開いた人が始めると開始します。
lobby-ready = 準備完了
lobby-with-bots = ボット{ $n }体と始める
lobby-without = この人数で始める
lobby-close = この卓を閉じる
lobby-needs-invite = 招待制の卓です。開いた人にリンクを聞いてください。
invite = 友だちを招待
invite-link = 友だち用のリンク
your-name = お名前
sit = 座る
seats-n = { $n }席
option-is = { $name }：{ $value }
clock-rule-days = 1手{ $days }日
clock-rule-bank = { $minutes }分＋1手{ $increment }秒
offline-table = サーバーにつながりません。接続を試み続けています。
missing-key = リンクの鍵、またはこのブラウザーに保存された鍵は、もう合いません。
look-on = 観戦する

lobby-sit = 座るか、そのまま観戦できます。
