### The first page, set-up and how it works, in Japanese. Keys are shared with en.ftl; a test compares them.

site = Pyrite
skip-main = 本文へ
contents = 目次
settings = 設定
try-again = もう一度試す
lede = { $n ->
    [0] ゴールドラッシュのゲーム
    [4] ゴールドラッシュの四つのゲーム
   *[other] { $n } つのゲーム
}
lede-why = 選べばすぐに着席。残りの席にはボットが座ります。
bots-title = 相手を選ぶ
bots-why = ボットは自分の席から見えるものだけで考えます。「設定…」で組み合わせられます。
bots-easy = 人並みに忘れる
bots-normal = よさそうな手を打つ
bots-hard = きちんと数える
bots-expert = 先を読む
bots-bold = 「強い」並み、攻める
bots-careful = 「強い」並み、待つ
games = ゲーム
by = { $name }作
seats-range = { $few }～{ $many }人
seats-of = { $of }席中{ $n }席
setup = 設定…
setup-of = { $game }の設定
rules-of = { $game }のルール
learn = 5 分で学ぶ
learn-of = { learn }: { $game }
play = 遊ぶ
open-tables = 参加できる卓
open-table = 卓を開く
open-table-friends = 友だちと遊ぶ卓を開く
nobody = いま待っている人はいません。
tab-alone = ここのゲームはあなたのブラウザーの中にあります。相手はボットか、この画面を回して遊ぶ人です。離れた人と遊ぶにはサーバーが要ります。すべての秘密を誰か一人に預けるわけにはいかないからです。
without-server = 接続なしで遊ぶ
without-server-why = 電車の中でも。このページはそれ自体がサーバーになれます。ボットとの対局はブラウザーの中に残ります。
install = インストール
install-why = このゲームをアプリとしてこの端末に入れられます。接続は要りません。
nobody-why = すぐにボットと遊ぶか、卓を開いて友だちにリンクを送りましょう。
playing = 対局中
my-games = 最近の対局
my-luck = わたしの運：これまでのゲームのまとめ
my-games-none = 終わった対局はここに並びます。
keys-here = 席はこのブラウザーだけに保存されます。卓の「この席を持ち出す」で別の端末へ移せます。
won = 勝ち
not-won = 勝てず
over-short = 終了
look = 見る
continue = 続ける
go-on = 続きから
go-on-turns = { $n ->
    [0] { "" }
   *[other] { $n }卓であなたの番です。
}
go-on-more = ほか{ $n }卓
go-on-fewer = たたむ
going-yours = あなたの番
going-open = 参加者を待っています
going-asked = { $names }の番
going-far = { $far }・{ $when }
going-alone = 一人で
let-go = やめる
let-go-of = この対局をやめる：{ $game }
let-go-sure = { $game }をやめますか？
let-go-bots = あとから続けることはできません。
let-go-people = あなたの席はボットが引き継ぎ、このブラウザーは席の鍵を忘れます。
let-go-no = 残す

how = しくみ
how-sit = 登録は不要
how-sit-why = ゲームを選んで遊ぶだけ。名前は友だちと遊ぶときだけ尋ねます。
how-friends = リンクで友だちと
how-friends-why = 卓を開いてリンクを送るだけ。途中で閉じても、あとから戻れます。何も失われません。
how-bots = のぞき見しないボット
how-bots-why = その席から見えるものしか見ません。誰かが離れたら代わりに打ち、戻れば席を返します。
how-keys = 席は鍵です
how-keys-why = 鍵はこのブラウザーに保存されます。リンクやQRコードで持ち出せます。ブラウザーを失うと、持ち出していない席だけが失われます。
how-fair = 札を選ぶ人はいません
how-fair-why = サーバーは開始前に秘密を約束し、各ブラウザーが値を加え、終了後にあなたのブラウザーが確かめます。
how-learn = レッスン
how-learn-why = はじめてでも大丈夫。本物の局面で一手ずつ、ルールを一つずつ:
how-free = 自由なソフトウェア
how-free-why = 一つのコマンドで自分でも開設でき、同じゲームが端末でも遊べます。
to-replay = 棋譜を見る
footer = Pyriteは自由なソフトウェアです。ゲームは作者のもの、ここの文章と絵は私たちのものです。

who-plays = 参加者
name-of = { $name }の名前
about-clock = 時間が切れた人の手は、戻るまでボットが打ちます。
hints-allowed-why = 探索ならどう打つかを、押すだけで見られます。
player-me = 自分
player-open = 友だち（空席）
hot-seat = 同じ画面で交代しながら遊びます。
options = オプション
clock = 持ち時間
clock-none = なし
clock-5-5 = 5分＋1手5秒
clock-15-10 = 15分＋1手10秒
clock-30-20 = 30分＋1手20秒
clock-1d = 1手1日
clock-3d = 1手3日
clock-7d = 1手1週間
hints-allowed = ヒントを使える
late-allowed = あとから来た人がボットの席に座れる
is-public = 公開
is-public-why = 最初のページに載り、誰でも座れます。公開しなければ、リンクを知る人だけです。

code = コード
code-join = 参加
code-label = 友だちの卓：4文字のコード
