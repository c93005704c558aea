### 席の鍵が入ったリンク。キーは en.ftl と共通で、テストが照合します。

arrival-two = この卓には席が二つあります
arrival-mine = このブラウザーには、この卓でのあなたの席が保存されています：{ $names }。開いたリンクには別の席が入っています：{ $other }。
arrival-mine-unseen = このブラウザーには、この卓の鍵が保存されています。開いたリンクには別の席が入っています：{ $other }。
arrival-stays = どちらを選んでも、あなたの席はこのブラウザーに残ります。
arrival-keep = 自分の席のまま続ける
arrival-other = このウィンドウではリンクの席を使う
arrival-none = 席のない鍵
