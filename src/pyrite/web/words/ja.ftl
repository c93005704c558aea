### サーバーの言葉(日本語)。キーは en.ftl と共通で、テストが比べます。

complaint = エラー：{ $text }
serving = Pyrite の用意ができました：{ $address }  （Ctrl-C で止めます）
serving-others = 同じネットワークの人は：{ $address }
stopped-serving = 止めました。すべて保存されています。
page-not-built = ページがまだ作られていません。「make page」で作れます。プログラムからは /api が使えます。
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

    このメールは卓で頼まれたお知らせです。やめるときも卓で設定できます。
