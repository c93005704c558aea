### どの卓でも使う言葉(日本語)。キーは en.ftl と共通で、テストが比べます。

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
name-alike = 席{ $seat }の「{ $name }」
seats-comma = 、
cards-comma = 、
points-of = { $seat } { $points }
told-hidden = { $seat }は決めました。
result = { $n ->
    [1] { $winners }の勝ちです（{ $reason }）。
   *[other] { $winners }が勝利を分け合います（{ $reason }）。
}
result-nobody = 勝者はいません（{ $reason }）。

error-unknown-game = 「{ $game }」というゲームはありません。遊べるゲーム：{ $games }。
error-no-lesson = 「{ $game }」のレッスンはまだありません。ルールは「pyrite rules { $game }」で読めます。レッスンのあるゲーム：{ $games }
error-broken-game = ゲーム「{ $game }」（{ $source }）を読み込めません：{ $why }。
error-not-a-game = 「{ $game }」が指すもの（{ $source }）は Game ではありません。
error-game-of-other-id = 「{ $game }」が指すゲーム（{ $source }）の id は「{ $id }」です。同じ名前にしてください。
error-wrong-seats = { $title } は { $seats } 人用です（{ $given } 人では遊べません）。
error-unknown-seat = 席 { $seat } はありません。席は { $seats } です。
error-unknown-option = { $title }（{ $seats } 人）に「{ $option }」というオプションはありません。使えるもの：{ $options }。
error-unknown-value = オプション「{ $option }」に「{ $value }」は使えません。使える値：{ $values }。
error-illegal-move = 席 { $seat } は今「{ $move }」をできません。たとえば次の手なら打てます：{ $nearest }。
error-not-your-turn = 今は席 { $seat } の番ではありません。先に { $waiting } が決めます。
error-chance-first = 先に運（チャンス）の結果を入れてください。このゲームでは結果を手で与えます。
error-no-chance = 今は運（チャンス）の出番ではありません。先に { $waiting } が決めます。
error-game-over = ゲームは終わっています。もう打てる手はありません。
error-impossible-chance = 今「{ $text }」という結果は起こりえません。
error-bad-move-number = { $move } という番号の手はありません。番号は 0 から { $most } までです。
error-bad-depth = 深さ { $depth } は使えません。0 以上にしてください。
error-not-text = 棋譜ではありません：テキストファイルではありません。
error-empty = 棋譜ではありません：ファイルが空です。
error-no-magic = 棋譜ではありません：1 行目は「pyrite record 1」のはずですが「{ $line }」です。
error-cut-off = 棋譜が途中で切れています：{ $number } 行目が改行で終わっていません。
error-no-blank = 棋譜ではありません：{ $number } 行目「{ $line }」は「項目: 値」の形でなく、見出しを閉じる空行もありません。
error-header-missing = 棋譜ではありません：見出しに「{ $name }」がありません。
error-header-twice = 棋譜ではありません：{ $number } 行目で「{ $name }」が二度目に現れます。
error-header-value = 棋譜ではありません：{ $number } 行目：「{ $name }」に「{ $value }」は使えません。
error-bad-line = 棋譜ではありません：{ $number } 行目「{ $line }」は運・手・結果・監査・注釈のどれでもありません。
error-bad-rules = この棋譜は { $title } のルール第 { $given } 版のものです。ここにあるのは第 { $known } 版です。
error-prelude-unseeded = 席 { $seat } の知らないものを配り直したとありますが、その席またはシードがありません。
error-prelude-step = { $step } 手目からは続けられません。1 から { $last } までを指定してください。
error-prelude-still = { $step } 手目のあとは誰の番でもありません。伏せたものを配り直せるのは、誰かが決める場面だけです。
error-prelude-guessed = この対局自体が、伏せたものを配り直して始まっています。それより前の手か、元の棋譜から続けてください。
error-wrong-line = { $number } 行目：{ $why }
error-why-chance-expected = ここは運の出番ですが「{ $line }」とあります。
error-why-chance-unexpected = ここは運の出番ではありませんが「{ $line }」とあります。
error-why-chance-impossible = ここで「{ $line }」という結果は起こりえません。
error-why-chance-seed = シードからは「{ $expected }」になるはずですが「{ $line }」とあります。
error-why-not-waiting = ここは席 { $seat } の番ではありません。{ $waiting } が決める番です。
error-why-no-seat = 席 { $seat } はありません。
error-why-illegal = ここで「{ $line }」は打てません。たとえば打てる手：{ $nearest }。
error-why-over = ゲームはもう終わっていますが「{ $line }」とあります。
error-why-audit-missing = この手の前に、席 { $seat } の合法手を並べた監査行がありません。
error-why-audit-seat = 監査行は席 { $seat } のものですが、次の手は別の席のものです。
error-why-audit-twice = 監査行に「{ $move }」が二度あります。
error-why-audit-extra = 監査行の「{ $move }」はここでは打てません。
error-why-audit-lacks = 打てる手「{ $move }」が監査行にありません。
error-why-audit-alone = 監査行は、その席の手のすぐ前になければなりません。
error-why-not-over = ゲームはまだ終わっていませんが「{ $line }」とあります。
error-why-scores = 得点は「{ $expected }」のはずですが「{ $line }」とあります。
error-why-winners = 勝者は「{ $expected }」のはずですが「{ $line }」とあります。
error-why-prelude-short = 別の対局から { $steps } 手を引き継いだとありますが、棋譜はその前で終わっています。
error-why-result-missing = ゲームは終わっていますが、棋譜に「{ $expected }」がありません。
error-why-result-order = ここは「{ $expected }」のはずですが「{ $line }」とあります。
error-no-native = Cコンパイラがないため、コンパイルできません。`pip install ziglang` で入ります。
error-not-a-file = ファイル「{ $file }」がありません。
error-cannot-read = 「{ $file }」を読めません：{ $why }。
error-cannot-write = 「{ $file }」に書き込めません：{ $why }。

## Proof

error-proof-commitment = 秘密が約束（コミットメント）と合いません。対局の前に決められたものではありません。
error-proof-seed = 秘密とソルトからこのシードにはなりません。
error-proof-record = 別の対局の証明です。シードか席の数が棋譜と違います。
error-no-proof = 証明ではありません。commitment・secret・salts・seed が十六進で必要です。
error-proof-promise = 開始前に告げられた約束とは別の約束の証明です。
error-proof-part = 開始前にあなたが加えたソルトが入っていません。捨てられています。
error-proof-foreign-salt = 席 { $seat } は何も加えないはずなのに、ソルトがあります。
error-proof-fixed = ソルトが、開始前に固定されたハッシュと合いません。
error-proof-fixed-anew = ハッシュが、あなたがソルトを明かす前に示されたものと違います。
error-proof-unheard = あなたはソルトを明かし受け取られたのに、証明では明かさなかったことになっています。
