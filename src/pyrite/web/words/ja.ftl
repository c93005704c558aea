### サーバーの言葉(日本語)。キーは en.ftl と共通で、テストが比べます。

complaint = エラー：{ $text }
serving = Pyrite の用意ができました：{ $address }  （Ctrl-C で止めます）
serving-others = ほかの人（スマートフォンも）は：{ $address }
serving-alone = 開けるのはこの端末だけです。--host 0.0.0.0 を付けると、家の中のスマートフォンからも開けます。
stopped-serving = 止めました。すべて保存されています。
page-not-built = ページがまだ作られていません。「make page」で作れます。プログラムからは /api が使えます。
site-written = サイトを { $folder } に書き出しました(ファイル { $files } 個、{ $size } MB)。使い方は README.txt にあります。
error-page-not-built-site = ページがまだ作られていません。サイトのもとになるので、先に「make page」を実行してください。
error-no-pyodide = サイトにはブラウザー用の Python が必要です。チェックアウトで「npm ci」を実行するか、npm パッケージ pyodide { $wanted } のフォルダーを --pyodide で指定してください。
error-other-pyodide = { $folder } にあるのは pyodide { $found } です。サイトには { $wanted } を使います。
error-no-msgspec = ブラウザー用の msgspec { $wanted } を pip の取得先から入手できません。一度だけ必要です。
error-no-node = サイトのコンパイルには Node が必要ですが、見つかりません。「make site」なら用意されます。
error-not-compiled = サイトに必要なものをコンパイルできませんでした: { $why }
error-site-not-empty = { $folder } にはほかのファイルがあります。サイトには専用のフォルダーを指定してください。
error-site-not-a-folder = { $folder } はフォルダーではありません。
error-cannot-listen = ポート { $port } を開けません：{ $why }。

error-no-such-port = ポート { $port } はありません。65535 までです。
error-workers-need-postgres = 複数のワーカーには共有できる PostgreSQL が必要です：--store postgresql://… ファイルは一つのサーバー専用です。
error-no-shared-port = このシステムでは複数のワーカーが一つのポートを共有できません。ポートごとにサーバーを起動してください。

error-bad-json = JSON ではありません。
error-bad-request = リクエストとして読めません。
error-no-key = 鍵が必要です。「Authorization: Bearer 鍵」として送ってください。
error-wrong-origin = このページはこのサーバーと話せません。
error-wrong-host = このサーバーはこの名前では応答しません。サーバーを動かす人は --site で名前を指定できます。
error-no-such-page = ここには何もありません。
error-wrong-method = この呼び方はできません。
error-webhook-no-url = Webhook は https://example.org/hook のような URL で、パスワードを含まないものにしてください。
error-webhook-private = このサーバーは、非公開ネットワークの Webhook を呼び出しません。
error-mail-no-address = メールアドレスは ada@example.org のような形です。
error-no-mail-here = このサーバーはメールを送りません。
error-no-alerts-here = タブの中のゲームは呼び出しを送れません。タブを閉じているあいだは止まっています。
error-no-site = サイトは https://play.example.org のような URL で指定してください（「{ $site }」は使えません）。
error-no-smtp = メールサーバーは HOST か HOST:PORT で指定してください（「{ $given }」は使えません）。
error-mail-needs-more = メールを送るには、差出人の --smtp-from と、リンク先になる --site が必要です。
error-no-password = パスワードを { $file } から読めません：{ $why }。
error-untold = { $why }
error-too-large = 大きすぎます。{ $most } バイトまでです。
error-too-many = 一度に多すぎます。{ $seconds } 秒お待ちください。

mail-subject = あなたの番です：{ $game }
mail-text = { $game } であなたの番です：
    { $url }

    このメールは卓で頼まれたお知らせです。次のリンクを開くと止まります：
    { $off }

push-text = ほかの人が待っています。
push-off = 通知をやめる
error-no-push-here = このサーバーはブラウザーに通知しません。
error-push-no-subscription = ブラウザーの購読情報ではありません。

preview-house = ゴールドラッシュの四つのテーブルゲーム。ボットとも友だちとも遊べます。
preview-invites = { $name }さんから{ $game }への招待
preview-open = { $game }の卓でお待ちしています
preview-table = { $game }の対局を観る

check-line = { $part }：{ $text }
check-address = アドレス
check-address-shared = { $address } をほかの人も開けます
check-address-alone = 開けるのはこの端末だけです。--host 0.0.0.0 で家の中のスマートフォンから、プロキシの後ろなら --site で公開先を指定してください。
check-address-taken = { $why }すでにサーバーが動いていませんか。--port で別のポートを選べます。
check-proxy = プロキシ
check-proxy-none = ありません。必要もない設定です。
check-proxy-believed = プロキシが伝えるアドレスを信用します。
check-proxy-unbelieved = { $site } から来る人がすべて同じアドレスとして数えられます。プロキシがあるなら --behind-proxy を付けてください。
check-proxy-open = --host { $host } ではプロキシを通らずに来た人が好きなアドレスを名乗れます。--host 127.0.0.1 にしてください。
check-proxy-unnamed = プロキシの後ろでは公開先が分かりません。--site https://play.example.org のように指定してください。
check-tls = HTTPS
check-tls-none = HTTP のままです。家の中なら十分です。インターネットでは証明書を持つプロキシを前に置き、--site https://… を指定してください。
check-tls-well = { $site } が有効な証明書で応答しています。
check-tls-nobody = { $site } の証明書は有効ですが、応答は { $status } です。後ろにサーバーがいません。サーバーを起動し、ポートがプロキシの設定と合うか確かめてください。
check-tls-certificate = { $site } の証明書をブラウザーが受け付けません：{ $why }。この名前の証明書を更新してください。
check-tls-away = { $site } に届きません：{ $why }。名前の向き先、プロキシの起動、ポート 80 と 443 を確かめてください。
check-store = 保存先
check-store-well = 卓は { $store } に保存されます
check-store-wrong = { $why }
check-mail = メール
check-mail-none = 未設定です。Webhook とプッシュはなくても使えます。--smtp、--smtp-from、--site で設定します。
check-mail-well = { $host } がメールを受け付けます。
check-mail-wrong = { $host } がメールを受け付けません：{ $why }。--smtp、--smtp-security、--smtp-user とパスワードを確かめてください。
check-push = プッシュ
check-push-plain = ブラウザーへの通知は HTTPS のページ（とこの端末）だけで使えます。--site https://… を指定してください。
check-push-well = ブラウザーに通知できます。
check-push-shut = { $host } に届きません：{ $why }。この端末からポート 443 への接続を許可してください。
check-sum = { $wrong ->
    [0] 問題はありません。
   *[other] 問題が{ $wrong }件あります。
}
