### ライブのテーブルで遊ぶプログラムの言葉(日本語)。キーは en.ftl と共通で、テストが比べます。

error-unreachable = { $address } のサーバーから答えがありません：{ $why }。
error-not-pyrite = { $address } は Pyrite のサーバーではありません。答えは { $status } でした。
error-unanswered = 「{ $do }」の答えが来る前に接続が切れました。実行されたかどうか、テーブルを確かめてください。
error-dismissed = サーバーが会話を終えました：{ $code }。
error-not-asked = この席への質問は今ありません。次の質問を待ってください。
