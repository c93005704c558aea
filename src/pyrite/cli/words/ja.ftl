### コマンドラインの日本語。キーは en.ftl と同じで、テストが照合します。

## ヘルプ

help-usage = 使い方：{ $usage }
help-options = オプション：
help-commands = コマンド：
help-options-metavar = [オプション]
help-command-metavar = コマンド [引数]...
help-pyrite =
    ゴールドラッシュの卓上ゲーム四つを、遊び、眺め、シミュレートし、検証します。

    まずは「pyrite play」からどうぞ。「pyrite learn」では遊び方を学べます。
help-play =
    この端末でゲームを遊びます。相手はボットでも、同じキーボードを囲む友だちでも。

    GAME を省くと、何を遊ぶかをたずねます。
help-open =
    このマシンだけで、ブラウザーで遊びます。ブラウザーがなければ端末で遊びます。

    GAME を指定すると、そのゲームから始まります。Ctrl-C で止めても、卓は次のために残ります。
help-learn =
    ゲームを数分で学びます。本物の局面で一手ずつ、ルールを一つずつ。

    GAME を省くと、どれを学ぶかをたずねます。終わったら、すぐにやさしいボットと遊べます。
help-games = ゲームとそのオプションを一覧にします。
help-saved = ここに残してある途中のゲームを、新しい順に並べます。
help-luck =
    自分のゲームにどれだけの運と腕があったかを、振り返りの計測から示します。

    ここに残る終わったゲームを新しい順に一度ずつ計測します。結果は棋譜のそばに残り、どこにも送られません。
help-luck-games = 新しい順に何ゲームか。ふつうは { $usual }。
help-results = 終わったゲームの得点と順位、勝った数を並べます。
help-new =
    自分のゲームを作り始めます。すぐに遊べる小さなゲームを、エントリーポイント付きのフォルダーに書き出します。

    どのファイルも、何を書き換えるかを最初の行で説明します。
help-new-seats = 人数。例：3-6。ふつうは 2-4。
help-new-package = 書き出すフォルダー。ふつうはここに ID の名前で。
help-new-here = 独立したパッケージではなく、いま動いている Pyrite のソースの中に作ります。
help-debts = ゲームにまだ足りないものを、段階ごとに、置くファイルとともに並べます。
help-rules = ゲームのルールを読みます。
help-replay =
    棋譜をたどります。

    端末では Enter で進み、b で戻り、番号でその手へ移ります。パイプにはすべてを一度に出力します。
help-review =
    終わったゲームを振り返ります。それぞれの決定の損失、運、腕前。

    決定は、その席が知り得たことだけで評価します。Ctrl-C で中断しても、そこまでの結果は残ります。
help-review-seat = この席を振り返ります。ふつうは人が座った席です。
help-review-all = ボットも含めて全席を振り返ります。
help-review-iterations = 1 つの決定を測るための対局数。ふつうは { $usual }。
help-verify =
    棋譜が正しいことを検証します。運はシードのとおりか、手はすべて合法か、結果は合っているか。

    終了コード 0:すべて正しい、1:形は正しいが内容が誤り、2:棋譜でないか読めない。
help-simulate = ランダムなプレイヤー、または名前を挙げたプレイヤーにたくさんのゲームをさせ、勝敗を数えます。
help-arena =
    プレイヤー同士を大会で戦わせます。同じ配りを席を入れ替えながら席の数だけ繰り返すので、運は全員に等しく巡ります。

    同じシードなら、どう動かしても結果は同じです。Ctrl-C で止めても --resume で再開できます。
help-balance =
    ゲームの公平さ、長さ、緊張感、運の大きさを測ります：席、得点、長さ、選択肢、首位交代、運と腕前。

    同じ強さのプレイヤーが同じ配りを何度か打ち、そのあと強さの違うプレイヤーが対戦します。
help-train =
    ネットワークに自己対戦でゲームを学習させ、その重みを保存します。

    学習の長さは判断の数で数えます。同じ種と同じ数なら、同じマシンでは同じ重みになります。最後に、greedy や今使われている重みと新しい配りで対戦します。Ctrl-C のあとは --resume で続けられます。
help-train-minutes = このマシンで学習するおよその分数。通常は { $usual }。
help-train-decisions = 分数の代わりに、学習に使う判断の数。
help-train-out = 重みの保存先。通常はこのフォルダーの GAME.weights。
help-train-resume = このファイルの学習を続けます。
help-train-on = ここで対戦させるか（here）、Ray クラスターのワーカーで対戦させるか（ray）。学習はこのプロセスでします。
help-train-workers = Ray で同時に対戦させる組の数。数が違えば学習の結果も変わります。通常はクラスターのコアの数。
help-perft = シードから始まる決定の列を数えます（ルールの検査用）。
help-playthrough = ランダムなゲームを一つ、各席に見えるものとともに出力します。
help-serve =
    このマシンを遊び場にします。人にはページ、プログラムには API。

    すべて一つのファイルに残ります。Ctrl-C で止め、次に始めれば続きからです。

    環境変数でも指定できます。--store は PYRITE_STORE のように書き、値のないオプションは 1 にします。
help-host = 待ち受けるアドレス。0.0.0.0 なら同じネットワークの人も来られます。普段は { $usual }。
help-port = ポート番号。0 なら空いているもの。普段は { $usual }。
help-store = 卓の保存先。ファイルか PostgreSQL のアドレス。普段はあなたのデータの中のファイル。
help-relaxed = 速くします。サーバーが落ちても手は残りますが、停電では失われることがあります。
help-keep = 終わった卓を、この日数が過ぎたら棋譜ごと消します。普段はずっと残します。
help-check = サーバーは始めず、この環境の問題と対処を一画面で示します。
help-serve-open = ブラウザーでページを開きます。
help-screen = --open で最初に見せる画面（例：/new/gold）。普段は { $usual }。
help-serve-workers = いくつのプロセスで受けるか。二つ以上には PostgreSQL が必要です。普段は { $usual }。
help-own-ports = 各ワーカーを専用のポートでも待ち受けさせます。--port の次の番号からです。
help-bots = ボットのために考えるプロセスの数。0 なら勘だけで指します。普段はコア数より一つ少なく。
help-origin = このアドレスのページにも接続を許します。何度でも指定できます。
help-behind-proxy = 誰からの接続かをプロキシの言葉（X-Forwarded-For）で判断します。
help-no-address-limits = アドレスごとの制限をしません。プロキシに任せます。
help-no-limits = 制限を一切しません。自分のマシンで測るときのためです。
help-public-metrics = /metrics を誰にでも見せます。普段はこのマシンのプログラムだけに見せます。
help-json-logs = ログを JSON の行で書きます。
help-serve-site = このサーバーの公開 URL。たとえば https://play.example.org。メールと Webhook に書かれます。
help-private-webhooks = 非公開ネットワークやこのマシンの Webhook も呼び出せるようにします。
help-smtp = お知らせを送るメールサーバー。なければメールは送りません。
help-smtp-from = メールの差出人。
help-smtp-security = メールサーバーとの話し方：starttls、最初から tls、または none。普段は { $usual }。
help-smtp-user = メールサーバーでの名前。
help-smtp-password-file = そのパスワードが入ったファイル。
help-proof =
    ライブ卓の証明を説明し、確かめます。誰もカードを選べなかったことの証明です。

    FILE は、対局後にサーバーが /api/tables/ID/proof で渡すものです。
help-proof-file = 棋譜のシードがこの証明から来ることも確かめます。
help-own-salt = 開始前にあなたが加えた値。証明に入っていることを確かめます。
help-own-commitment = 開始前にサーバーが示した約束。証明がその約束のものであることを確かめます。
help-site =
    サーバーを中に持つページを、どのウェブスペースにも置けるフォルダーとして書き出します。

    開けばそのまま遊べます。何も入れる必要がなく、誰かがホストする必要もありません。一度開けば、次からは接続なしで動きます。どのホストのどのフォルダーに置いても、ファイルは自分で見つけます。すでにサイトがあるフォルダーは新しくなります。
help-site-games = このゲームだけを入れます。何度でも指定できます。指定しなければすべてのゲームです。
help-site-pyodide = npm パッケージ pyodide の場所(node_modules にないとき)。
help-schema =
    ゲームのビュー、イベント、オプションの形を JSON Schema で出力します。

    ゲームを描いたりやり取りしたりするプログラム向けです。多くの言語の型をここから生成できます。
help-bench = このコンピューターでのゲームの速さを測ります。
help-completion =
    シェルでコマンドとゲームを補完するスクリプトを出力します。

    bash なら、起動ファイルに次の行を入れてください：eval "$(pyrite completion bash)"
help-lang = 英語（en）または日本語（ja）を使います。
help-help = このヘルプを表示して終わります。
help-version = バージョンを表示して終わります。
help-seats = 席の数。
help-people = 人が座る席。名前も付けられます：0,2 や 0=Ada,2=Bob。all と none も使えます。ふつうは 0。
help-against = ほかの席の相手を席の順に（足りなければ最後のものを繰り返します）:{ $names }、または N ゲーム先読みする search:N、学習したネットワークに導かれて先読みする guided:N。network:FILE と guided:N:FILE は「pyrite train」が保存した重みを使います。ふつうは { $usual }。
help-hints = 卓上で「hint」を使えるか（on:使える、off:使えない）。ふつうは on。
help-option = ゲームのオプション（例：layout=grid）。何度でも指定できます。
help-seed = 任意の文字列。同じシードなら運も同じになります。
help-json = 結果を JSON で出力します。
help-backend = Python のまま（python）、コンパイル済み（native）、使える方（auto）。
help-save = 棋譜をこのファイルに保存します。
help-resume = このファイルのゲームを再開します。ファイルを省くと、いちばん新しいものです。
help-from = この棋譜の途中から打ち直します。ゲーム・席・オプションはそのまま、運は新しくなります。
help-step = --from と一緒に：この手のあとから続けます（番号は pyrite replay と同じ）。
help-anew = --from と一緒に：その時点で知らなかったものを配り直します。付けなければ、カードは実際のままです。
help-pause = めくったカードやボットの手を見せておく秒数。0 なら待ちません。ふつうは { $seconds }。
help-plain = 色と行編集を使いません。
help-at = ゲームのこの行数までの局面を表示します。
help-seat = この席から見えるものを表示します。省くと観戦者の視点です。
help-quiet = 誤りだけを表示します。
help-games-count = ゲームの数。ふつうは { $usual }。
help-players = 参加するプレイヤーの名前（コンマ区切り）。席の数より多くても少なくてもかまいません。search:N は N ゲーム先読みし、guided:N はネットワークに導かれて先読みします。network:FILE と guided:N:FILE は「pyrite train」が保存した重みを使います。ふつうは { $usual }。
help-simulate-players = 席ごとのプレイヤー、または全席共通の一つ：easy,normal,search:100。省くと全席ランダムで、いちばん速く動きます。
help-arena-games = ゲームの数（配りの単位に切り上げ）。ふつうは { $usual }。
help-workers = プロセスの数。ふつうはコアの数です。
help-on = このコンピューターのプロセス（processes）か、Ray クラスター（ray）で動かします。
help-player = すべての席に座るプレイヤー。ふつうは { $usual }。
help-html = 図入りの報告をこの HTML ファイルに書き出します。
help-arena-save = 終わった配りをこのファイルに記録します。
help-arena-resume = このファイルの大会を再開します。ほかの指定は要りません。
help-adjusted = 運も測り、運を除いた勝率をふつうの勝率と並べて示します。時間は少し長くかかります。
help-csv = ゲームと席ごとに一行ずつ、このファイルに書き出します。
help-plot = 勝率の図をこの SVG ファイルに描きます。
help-records = すべてのゲームの棋譜をこのフォルダーに書き出します。
help-audit = 棋譜に合法手をすべて並べます。
help-threads = 同時に動かす数。ふつうはコアの数です。
help-depth = 決定の深さ。ふつうは { $usual }。
help-seconds = 一つの値を測る秒数。ふつうは { $usual }。
help-skip-cold = コンパイル時間を測りません。

## エラー

complaint = エラー：{ $text }
interrupted = 中断しました。
system-error = システムのエラー：{ $why }。
usage-no-option = { $option } というオプションはありません。
error-minutes-or-decisions = --minutes か --decisions のどちらか一方だけを指定してください。
error-course-alone = 続きの学習には種と長さとワーカーが決まっています。--minutes、--decisions、--seed、--on、--workers は付けないでください。
error-workers-on-ray = --workers は --on ray と一緒に使います。
error-many-workers = --workers は { $most } までです。それより多いと、ワーカーごとの対戦が少なすぎます。
error-missing = { $name }を指定してください。
usage-option-value = { $option } に値は付けられません。
usage-needs-value = { $option } には値が必要です：{ $example }。
usage-bad-value = { $name }の値が正しくありません。
usage-extra = 余分な語があります。
usage-hint = ヘルプ：{ $command }
error-no-command = 「{ $name }」というコマンドはありません。コマンド：{ $commands }。
error-not-a-count = { $name }に「{ $value }」は使えません。{ $least } 以上の整数にしてください。
error-not-seconds = { $name }に「{ $value }」は使えません。0 以上の秒数にしてください。
error-not-one-of = { $name }に「{ $value }」は使えません。使えるもの：{ $values }。
error-not-a-setting = { $name }に「{ $value }」は使えません。「名前=値」の形で書いてください。
error-not-people = 「{ $value }」という席はありません。席は 0 から { $last } までです。0,2 や 0=Ada,2=Bob のように書きます。
error-seat-twice = 席 { $seat } が二度指定されています。一人に一席です（例：0=Ada,2=Bob）。
error-name-twice = 「{ $name }」という名前の人が二人います。どちらかを別の名前にしてください。
error-too-many-bots = ボットが { $given } 個指定されましたが、空いている席は { $free } 個です。
error-not-a-name = 「{ $value }」という名前は使えません。
error-save-or-resume = --save は新しいファイル、--resume は続きのファイルです。どちらか一つにしてください。
error-not-svg = 「{ $file }」の末尾は .svg にしてください。
error-file-exists = 「{ $file }」はすでにあります。何も書き込みませんでした。
error-resume-alone = --resume は保存したままのゲームを再開します。ゲーム、席、人、ボット、オプション、シードは一緒に指定できません。
error-from-step = --from と --step は組で使います。棋譜と、どの手のあとから続けるかを指定してください。
error-from-alone = --from はその棋譜のまま続けます。ゲーム、席、オプション、--resume は一緒に指定できません。
error-anew-whom = --anew は一人の知らなかったものを配り直します。--people でその一人だけを指定してください。
error-resume-no-seed = 「{ $file }」にはシードがなく、運を決められないため再開できません。

## ゲーム

games-id = ID
games-title = 題名
games-designer = 作者
games-year = 発表年
games-seats = 人数
games-options = オプション（最初が標準）

## ページを開く

open-instead = ブラウザーで遊びます。ここで遊ぶには：{ $command }
open-runs-already = Pyrite はもう動いています：{ $address }
open-no-browser = ブラウザーを開ける画面がないので、端末で遊びます。
open-no-page = ページがまだ作られていないので（理由は「make page」で分かります）、端末で遊びます。

## 準備

setup-games = 何を遊びますか？
setup-game = ゲーム
setup-go-on = それとも、続きから遊びますか？
setup-continue = 続き
setup-seats = 何人ですか（{ $few }~{ $many }）?
setup-people = 人が座る席はどれですか（0~{ $last }）? 名前も付けられます：0=花子,1=太郎
setup-level = ボットの強さや流儀はどうしますか（{ $levels }）? 席ごとなら easy,expert
setup-options = ゲームのオプションを変えますか？
setup-yes = y, yes, はい
setup-no = いいえ
error-setup-not-one = 「{ $answer }」はありません。選べるもの：{ $choices }。
error-setup-no-number = 「{ $answer }」は数ではありません。

## レッスン

learn-note = { $number }/{ $of }  { $text }
learn-hint = このレッスンの答えは「{ $move }」です。
learn-no-word = レッスンで使えるのは、手と「ヒント」「手」「ルール」「終了」だけです。
learn-help =
    求められた手を「{ $example }」のように入力します。一つに決まるなら一部だけでもかまいません。
    ここで求めていない手は打たれません。理由を読んで、もう一度どうぞ。

      hint（ヒント）      答えの手
      moves（手）         打てる手の一覧
      rules（ルール）     このゲームのルール。絵つきは「pyrite open」の /rules/{ $game } で
      quit（終了）        終わる。レッスンはいつでも初めからできます
learn-again = いつでも初めからどうぞ：{ $command }
learn-now = では、本番をどうぞ：{ $command }
learn-play = すぐに遊びますか？ [はい]

## 卓上で

new-made = 遊べるゲームを { $folder } に書き出しました。見るには：
new-next = あとはルールを一つずつ書き換えてください。足りないものは「{ $command }」で分かります。
debts-rules = ルール：一晩
debts-looks = 強さと見た目：一週間
debts-more = 重み、レッスン、日本語：だれかがするとき
debts-none = 足りないものはありません。
error-not-an-id = 「{ $id }」はゲームの ID になりません。小文字と数字を使い、単語はハイフンでつなぎます。
error-id-taken = ゲーム「{ $id }」はすでにあります。ゲーム：{ $games }
error-name-taken = 「{ $name }」という名前のパッケージは Python にすでにあります。別の ID を選んでください。
error-here-or-package = --here と --package は同時に使えません。ゲームの置き場所は一つだけです。
error-no-checkout = { $folder } は Pyrite のソースではないので、--here は使えません。付けずに実行すると独立したパッケージになります。
error-not-seats = { $name } は 1 から 8 までの席の数（例：3-6）で指定します。「{ $value }」は使えません。
list-comma = 、
plain-yes = はい
plain-no = いいえ
plain-hidden = 非公開
prompt-move = { $name }›
hint = 「{ $example }」のように手を入力します。一つに決まれば一部だけでも、番号でもかまいません。「help」で説明が出ます。
go-on = （Enter ですぐ進む）
too-small = 盤面が入りきりません。端末を { $columns } × { $lines } 以上にしてください。
asking-now = 今できること：
asking-words = ほかに：ヒント、待った、手、凡例、ルール、ヘルプ、終了
choices-or = {" "}/{" "}
hand-over = キーボードを { $name }に渡してください。{ $name }の方は、ほかの人に画面が見えなくなったら Enter を押してください。
thinking = { $name }が考えています…
searching = よい手を探しています…
hints-off = このゲームではヒントは使えません。
advice-title = あなたに分かることから { $games } ゲームを先読みした結果：
advice-move = 手
advice-visits = 検討
advice-hardly = ほぼなし
advice-wins = 勝率
advice-score = 最終得点
answer-ambiguous = 「{ $answer }」だけでは決まりません：{ $moves }。
answer-unknown = 今「{ $answer }」はできません。たとえば次の手なら打てます：{ $moves }。
word-help = ヘルプ, 助けて
word-legend = 凡例
word-moves = 手, 手の一覧
word-hint = ヒント
word-rules = ルール
word-undo = 待った, 戻す
word-record = 棋譜
word-save = 保存
word-quit = 終了, やめる
table-help =
    手は「{ $example }」のように入力します。一つに決まるなら一部だけでもかまいません。
    数字は競り値・カード・マスの数を指し、なければ「moves」の一覧の番号です。「#3」は必ず一覧の 3 番です。
    大文字と小文字、全角と半角は区別しません。

      moves（手）         打てる手の一覧
      legend（凡例）      盤面の記号の意味
      hint（ヒント）      よさそうな手を先読みした結果
      rules（ルール）     このゲームのルール。絵つきは「pyrite open」の /rules/{ $game } で
      undo（待った）      最後の手を戻す。そのあと何も明かされていなければ
      record（棋譜）      これまでの手
      save（保存）        保存先の表示。ファイル名を続けると写しを保存
      quit（終了）        中断。あとで再開できます
undo-nothing = 戻せる手がまだありません。
record-empty = まだ手は打たれていません。
saved = 保存先：{ $file }
saved-as-you-play = ゲームは一手ごとに保存されます：{ $file }
not-saved = { $folder } に書き込めません。ゲームは続きますが、保存されません。
quit-unsaved = ゲームは保存できませんでした。
resume-cut = 棋譜の最後の行が途中で切れていたため、その前の行から再開します。
quit-saved = ゲームを保存しました。再開するには：
result-who = 席
result-score = 得点
result-mark = ★
result-source = 得点の内訳
again = もう一度遊びますか？「y」：同じ席で、「m」：メニュー、Enter：終わる ›
again-same = y, yes, again, はい
again-menu = m, menu, メニュー

## 残してあるゲーム

saved-line = { $game }、{ $seats } 席、{ $when }、{ $turn }
saved-your-turn = あなたの番
saved-turn = { $names }の番
saved-none = 途中のゲームはありません。「{ $command }」で始められます。
saved-game = ゲーム
saved-seats = 席
saved-when = 最後に遊んだ日時
saved-whose = 手番
saved-file = ファイル
saved-how = いちばん新しいものを再開するには：{ $command }
luck-level = 強さ
luck-sum = { $unlucky ->
    [0] 直近 { $games } ゲームで運が悪かったものはありません。
   *[other] 直近 { $games } ゲームのうち { $unlucky } ゲームで運に恵まれませんでした。
}
luck-mean = 1 ゲームあたり、運 { $luck }、自分の決定 { $own }。
luck-streak-bad = 直近 { $n } ゲームは続けて不運でした。
luck-streak-good = 直近 { $n } ゲームは続けて幸運でした。
results-none = 終わったゲームはまだありません。
results-who = 名前
results-score = 得点
results-place = 順位
results-others = 相手
results-games = ゲーム数
results-wins = 勝ち
error-nothing-saved = { $folder } に途中のゲームはありません。ファイルを指定するか、新しく始めてください。

## シミュレーション

simulate-bar = ゲーム
simulate-side = 席
simulate-wins = 勝率
simulate-interval = 95 % 区間
simulate-score = 平均得点
simulate-games = ゲーム数
simulate-decisions = 1 ゲームの決定数
simulate-reason = 終了の理由
simulate-speed = 速さ
simulate-speed-value = 毎秒 { $games } ゲーム、{ $decisions } 決定
simulate-seed = シード
error-audit-needs-records = --audit は棋譜に合法手を並べます。--records で書き出し先を指定してください。

## 大会

arena-player = プレイヤー
arena-games = 着席数
arena-wins = 勝率
arena-score = 平均得点
arena-rating = レーティング
arena-adjusted = 運を除いた勝率
arena-worth = 相当するゲーム数
arena-adjusted-text = 運を除いた勝率：偶然と、誰も知り得なかったことが明らかになった分を、予想との差として差し引きます。平均はそのままで、区間が狭くなります。「相当するゲーム数」は、同じ確かさに必要なふつうのゲームの数です。
arena-facts = { $all } ゲーム中 { $games } ゲーム、{ $seats } 席で { $deals } 配り。{ $seats ->
    [1] { "" }
   *[other] 均等なら { $fair }。
}区間は 95 %。
arena-stopped = 中断しました。再開するには：

## バランス

balance-heading = { $title }（{ $seats } 人）
balance-method = { $deals } 配りで { $games } ゲーム。どの席も「{ $player }」です。どの配りも、プレイヤー自身の運を変えながら席の数だけ打ちました。区間は 95 %。
balance-begins = 先手はいつも席{ $seat }です。
balance-scores = 得点
balance-scores-value = 中央値 { $middle }（{ $least }~{ $most }）、ばらつき { $spread }
balance-margin = 勝者のリード
balance-length = 1 ゲームの決定数
balance-length-value = { $mean }({ $least }~{ $most })
balance-choices = 1 決定の選択肢
balance-leads = 首位交代
balance-luck = 配りの運
balance-unknown = 不明
balance-skill = 腕前
balance-skill-value = { $best } { $wins }、{ $worst } { $less }（均等なら { $fair }）
balance-seats-title = 席
balance-seats-text = 全員が同じ強さのときの席ごとの勝率です。破線は均等な場合の { $fair }。区間が破線に届かなければ、その席自体が有利か不利ということです。
balance-scores-title = 最終得点
balance-scores-text = すべての席を通じた、得点ごとの割合です。
balance-length-title = 長さ
balance-length-text = 1 ゲームの決定数（全席の合計）です。
balance-leads-title = 首位交代
balance-leads-text = 1 ゲームの間に単独首位が入れ替わった回数です。多いほど最後まで緊張が続きます。伏せた得点も数えています。
balance-luck-title = 運
balance-luck-text = ゲームごとの得点の違いのうち { $share } は配りによるもの（左側）、残りはプレイヤーの打ち方によるものです。
balance-skill-title = 腕前
balance-skill-text = 強さの違うプレイヤーが同じ配りで対戦した結果です。均等な { $fair } から離れるほど、腕前がものを言います。
balance-footer = Pyrite { $version }。同じ報告を作るには：{ $command }

## 再生、検証、数え上げ

replay-go-on = ›
replay-keys = Enter：進む、b：戻る、12：12 手目へ、+10、-10、end：最後、o：終局後に全員の手札、q：終わる
verify-bar = 棋譜
verify-holds = { $file }:正しい棋譜です（{ $facts }）
verify-wrong = { $file }:{ $error }
verify-finished = 終局
verify-running = 途中
verify-decisions = { $n } 決定
verify-proven = 運はシードどおり
verify-unproven = シードなし、運はありうる結果
verify-seed = シードは卓の証明どおり
verify-salt = あなたの分も入っている
verify-no-salt = あなたの分が入っているかは未確認（--salt）
verify-promise = 開始前の約束どおり
verify-no-promise = 開始前の約束かは未確認（--commitment）
verify-committed = 先にハッシュで約束した席：{ $seats }
verify-silent = 時間内に明かさず、ハッシュが数えられた席：{ $seats }
error-part-of-proof = --salt と --commitment は証明と照らし合わせるものです。--proof で証明を指定してください。
error-bad-part = --salt は十六進で 64 バイトまで、--commitment は十六進 64 桁です。開始前に取っておいた値を指定してください。
error-proof-of-one = --proof は一つの棋譜のものです。その棋譜だけを指定してください。
proof-secret = サーバーの秘密 { $secret }
      は、対局の前にその SHA-256 { $commitment } で約束されていました。
proof-salt = 席 { $seat } が加えたもの：{ $salt }
proof-no-salt = なし
proof-committed = { "  " }先にハッシュで約束し、すべてのハッシュが固定されてから明かしました。
proof-silent = { "  " }先にハッシュで約束しましたが、時間内に明かさなかったため、このハッシュが代わりに数えられます。
proof-seed = 秘密とソルトを合わせるとシード { $seed } になります。
proof-holds = それ自体としてはすべて成り立ちます。あなたの分が入っているか、開始前の約束かどうかは、まだ確かめていません。
    pyrite verify RECORD --proof FILE --salt HEX --commitment HEX で確かめられます。
verify-prelude = 別の対局の { $steps } 手目から続けた対局
verify-audit = 合法手も照合
perft-line = 深さ { $depth }:{ $nodes } 通り、{ $seconds } 秒

going-on-true = { $file } の { $step } 手目のあとから続けます。カードは実際のまま、運は新しくなります。
going-on-anew = { $file } の { $step } 手目のあとから続けます。あなたの知らなかったものは配り直し、運は新しくなります。

## 振り返り

review-bar = 計測中
review-stopped = { $done } で中断しました。ここまでに測れたものを示します。
review-heading = { $title }（{ $seats } 人）の振り返り
review-method = 1 つの決定につき { $iterations } 回の模擬対局で測定。どの手にも同じ推測と同じ運を使います。± は 95 % 区間。決定は、その席が知り得たことだけで評価します。
review-grade-gold = ゴールド
review-grade-fair = まずまず
review-grade-pyrite = パイライト
review-grade-dynamite = ダイナマイト
review-curve = { $name }:勝つ見込み（全カードを知った上で）。{ $mark } はこの席が知り得た範囲での見込み
review-chances-of = 勝つ見込み：{ $name }
review-chances-text = 線：全カードを知った上での各席の見込み。金色の破線：この席が知り得た範囲での見込み。丸：失着と注目の場面。
review-counts = { $name }：決定 { $all } のうち本当の選択は { $real }：{ $grades }。
review-apart = 数えないもの：選べる手が一つ { $forced }、どれを選んでも想像上の勝敗が同じ { $equal }。
review-lost = 本当の選択一つあたりの平均の損：勝率 { $loss }、{ $points } 点。
review-decisions-title = 損をした決定
review-reasons-title = 理由（手順ごと）
review-known-since = { $fact }（{ $step }手目）
review-decisions-of = 決定：{ $name }
review-no-mistakes = ありません。どの決定も最善と同じくらい良いものでした。
review-step = 手数
review-player = プレイヤー
review-grade = 評価
review-made = 実際の手
review-best = より良い手
review-loss = 損失
review-move = 手
review-win = 勝率
review-score = 得点
review-games = 対局数
review-ledger-title = 運と腕前
review-ledger-text = 開始時の見込みに、運、自分の決定、他の人の決定を足すと結果になります。運とは、偶然や隠れていたものが予想とどれだけ違ったか。決定は直感の選択と比べます。
review-opening = 開始時
review-luck = 運
review-own = 自分の決定
review-others = 他の人の決定
review-open = 未評価
review-final = 結果
review-moments-title = もう一度見たい場面
review-moment-mistake = { $name }はここで { $change } 損をしました。より良い手：{ $best }。
review-moment-luck = 運：{ $name }に { $change }。
review-moment-stroke = { $name }は良い選択で { $change } 得をしました。
review-footer = Pyrite { $version }、「pyrite review」。数字の求め方は docs/review.md にあります。
error-seat-or-all = --seat と --all は同時に使えません。1 つの席か、全席かを選んでください。

## コンパイル

train-bar = 判断
train-trial-bar = このコンピューターの学習の速さを試しています
train-begins = { $game }:{ $decisions } 回の判断で学習します。もう一度同じにするには：--decisions { NUMBER($decisions, useGrouping: 0) } --seed { $seed }{ $where }
train-checkpoint = 判断 { $decisions } 回、{ $games } ゲーム。greedy の中の1席：{ $shares }
train-share = 席 { $way }:{ $mean } ± { $half } %（公平なら { $fair } %）
train-greedy = greedy の中の1席、{ $games } ゲーム：{ $share }
train-better = 今使われている重みの中の1席、{ $games } ゲーム：{ $share }。強くなりました。
train-worse = 今使われている重みの中の1席、{ $games } ゲーム：{ $share }。弱くなりました。
train-equal = 今使われている重みの中の1席、{ $games } ゲーム：{ $share }。差は見られません。
train-in-use-alone = 今使われている重み、同じ配り、{ $games } ゲーム：{ $share }
train-next = 対戦する、または今の重みと競わせるには：
train-stopped = 止めました。最後の区切りから続けるには：
compiling-rules = { $game } のルールをコンパイルしています（数秒、初回だけです）…
no-compiler-here = Cコンパイラがないため、ボットの読みが浅く、計算にも時間がかかります。入れるには：pip install "pyrite-games[native]"

## 計測

bench-bar = 計測中
bench-machine = { $processor }、{ $cores } コア、{ $system }、Python { $python }、{ $compiler }
bench-game = ゲーム
bench-seats = 席
bench-native = native
bench-python = python
bench-by-number = 番号
bench-by-text = 文字
bench-two-threads = 2 スレッド
bench-search-uniform = 一様 回/秒
bench-search-weighted = 直感 回/秒
bench-search-threads = 2 スレッド
bench-search-memory = 木
bench-vector = 並列 手/秒
bench-vector-threads = 2 スレッド
bench-vector-large-threads = 2 スレッド（8,192）
bench-think-longest = expert の最長
bench-state = 状態のバイト数
bench-copy-native = 複写（native）
bench-copy-python = 複写（python）
bench-cold = コンパイル
bench-warm = 起動
bench-command = 「pyrite games」は { $seconds } 秒で答えます。
bench-legend =
    1 コアでの毎秒のランダムな決定数（3 回のうち最良の値）:
      native      「pyrite simulate」と同じく、コンパイル済みのループで丸ごとのゲーム
      python      同じゲームを Python のまま
      番号        Stepper:Python から 1 ゲームを番号で進める（ChaCha20）
      文字        Play.legal と Play.move:文字の手、すべて検査、棋譜も記録
      2 スレッド  native を二つのスレッドで動かした合計（1 スレッドの何倍か）
    最初の局面での 1 コアの毎秒の探索数。1 回は、推測し、木を下り、終局まで遊ぶこと。2,000 回の探索で計測：
      一様 回/秒  終局までの手はすべて等確率
      直感 回/秒  ボットと同じく、直感で重みを付けた手
      2 スレッド  「直感」を二つのスレッドで動かした合計（1 スレッドの何倍か）
      木          その探索一つが使うメモリの最大
    プレイヤーが一つの決定に使う CPU 時間（ミリ秒、同じ強さどうしのゲームで）:
      最長        expert がいちばん長く考えた決定
    多くのゲームを同時に進める手数（手選びは含まない）:
      並列 手/秒  VectorGames:1,024 ゲーム、観測・合法手・報酬つき、1 コア
      2 スレッド  同じものを二つのスレッドで（1 スレッドの何倍か）。1 手は 1 ミリ秒に満たず、
                  スレッドを起こすだけでその半分かかることもある
      2 スレッド（8,192）  8,192 ゲームで同じもの
    コンパイルは、空のキャッシュから全入口を作る時間。起動は、新しいプロセスで最初の
    native のゲームが終わるまでの時間。

## 文書

docs-title = コマンドライン
docs-intro =
    Pyrite が端末でできることのすべてです。このページはコマンドそのものから作られます：
    `python -m pyrite.cli.docs > docs/command_line.md`

    言語は環境変数（`LC_ALL`、`LC_MESSAGES`、`LANG`）に従います。コマンドの前か後に `--lang` を付けて選ぶこともできます。
docs-option = オプション
docs-meaning = 意味
docs-variable = 環境変数
docs-table-title = 卓上で
docs-table = 遊んでいる間に `help` と入力すると、次の説明が出ます：
docs-codes-title = 終了コード
docs-codes =
    | コード | 意味 |
    |---|---|
    | 0 | 問題なし |
    | 1 | 棋譜の形は正しいが内容が誤り |
    | 2 | できないことを求められたか、ファイルが棋譜でない（一行で理由を示します） |
    | 130 | Ctrl-C で中断 |
