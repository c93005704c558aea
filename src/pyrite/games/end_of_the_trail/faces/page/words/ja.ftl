### エンド・オブ・ザ・トレイルの盤面。キーは en.ftl と同じ。

card-full = { $suit }の { $rank }、{ $action }、${ $money }
card-spoken = { $suit }の { $rank }
card-back = 裏向き
suit-s = スペード
suit-h = ハート
suit-d = ダイヤ
suit-c = クラブ

trail = ゲームの進み具合
trail-round = 第 { $number } ラウンド（全 { $of }）
trail-coming = 第 { $number } ラウンド
trail-end = 役の公開、最後の土地
trail-ending = 終盤
step-hole = 伏せ札
step-auction = 競り
step-selecting = カード選び
step-prospecting = 探鉱
step-gambling = 賭け
step-showdown = ジョーカー
step-final = 最後の土地
step-over = 役くらべ

land = 土地
land-show = 土地を見る
cards-show = カードを見る
cards-out = 場のカード
beside-land = 土地のわき
kind-foothills = 丘陵
kind-canyons = 渓谷
kind-mountains = 山岳
tile-unknown = 金 { $range }、未確認
tile-known = 金 { $gold }、あなたは確認済み
tile-gold = 金 { $gold }
tile-looked = 見た人：{ $names }
own-tent = あなたのテント
own-camp = あなたのキャンプ
own-prospector = あなたの探鉱者
other-tent = { $name } のテント
other-camp = { $name } のキャンプ
other-prospector = { $name } の探鉱者

lots = 競りの組
lot-open = 競り中
lot-next = このあと
lot-leads = 最高値は { $name }
lot-no-bid = まだ値がついていません
lot-in = 残り：{ $names }
lot-pays = { $name } が支払い中、残り ${ $money }
hand-yours = あなたの手札
hand-worth = 合計 ${ $money }・お釣りなし
hand-sum = 合計 ${ $money }
hand-change = お釣りなし
hand-pays = 支払い
hand-stays = 手札に残る
hand-empty = カードはありません。
hand-left = 手に残した札
hand-cards = { $n } 枚
used-yours = 使ったカード
trip-yours = あなたの旅
trip-left = { $n ->
    [0] 残りなし
   *[other] 残り { $n } 枚
}
trip-two-or-three = 2 枚か 3 枚
trip-third = 3 枚目は自由
trip-why = 全員が選んだら公開します。選ばなかったカードは手札に残ります。
hole-yours = あなたの伏せ札
hole-why = 最後の勝負まで目の前に伏せておき、ポーカーの役に数えます。支払いにも旅にも使えません。
order = 旅の途中
order-so = この順番で
order-looks = { $tile } を見ている
order-at = { $tile } にいる
order-not-yet = まだ見ていない
hands-worth = ポーカーの役の価値
hands-worth-when = 最後に入る金
poker-yours = ポーカー札
poker-none = まだなし
poker-far = { $hand }：金 { $gold }
deck = 山札
discards = 捨て札 { $n }
discards-all = 捨て札
discards-none = 捨て札はありません。
discards-pick = ジョーカーをどれと交換しますか
close = 閉じる

last-look = 前に見た土地は { $tile }。次が { $gold } より少なければバスト、そこを押さえることになります。
last-look-hidden = 前に見た土地は { $tile }。次がそれより少なければバスト、そこを押さえることになります。
last-look-none = このラウンドはまだ見ていません。最初の一回はバストしません。
look-now = { $tile } を見ています。
look-bust = 前に見た { $gold } より少ないのでバストです。
look-other = { $name } が { $tile } を見ています。
push-now = { $names } のテントは { $tile } を離れます。

seat-trip = 旅
seat-poker = 役
seat-hand = 手札
seat-dealer = 親
seat-order = { $n }
seat-done = 選び終えた
seat-choosing = 選んでいる
seat-out = 降りた
seat-in = 参加中
seat-leads = ${ $money } で最高
seat-pays = ${ $money } を支払い中
seat-won = 落札済み
seat-proved = ${ $money } 以上を所持
seat-tents = テント { $n }
seat-camps = { $n ->
    [0] キャンプなし
   *[other] キャンプ
}
seat-pieces = 残りのコマ
seat-finished = 探鉱終了
seat-gold = 金 { $n }

argonauts = アルゴノート
argonaut-reserve = 予備 { $n }
argonaut-offer = ${ $money } をつけた
argonaut-passed = パス
argonaut-won = 落札済み
argonaut-hand = { $hand }、金 { $gold }
argonaut-drawn = 引いた札
bidding-A1 = 1 枚引き、♠ ♣ なら競り、♥ ♦ ならパス。値はその札とさらに 2 枚の金額の合計です。
bidding-A2 = 1 枚引き、♥ ♦ なら競り、♠ ♣ ならパス。値はその札とさらに 2 枚の金額の合計です。
bidding-A3 = 1 枚引き、7~K なら競り、A~6 ならパス。値はその札とさらに 2 枚の金額の合計です。
plan-jump = 横取り：自分の動物が届く土地と同じかそれ以上の種類なら、テントのある土地に割り込みます。
plan-prospects = 新天地：自分の動物が届く土地と同じかそれ以上の種類なら、テントをどかして奪います。
plan-horse = 馬：すべての段から最も高い種類を、遠い段から押さえます。
plan-mules = ラバ：1~3 段から最も高い種類を、遠い段から押さえます。
plan-oxen = 牛：1~2 段から最も高い種類を、遠い段から押さえます。
plan-none = 動物なし：馬と同じように押さえます。

hands-compared = 役くらべ
hands-land = 土地 { $n }
hands-hand = { $hand } { $n }
gold-land = 土地の金
gold-hand = 役の金

key-title = カードのはたらき
key-oxen = 1~2 段を見る
key-mules = 1~3 段を見る
key-horse = どの段でも見る
key-shortcut = どこでも見る、バストしない
key-double = 隣り合う 2 枚を見て一方を押さえる
key-jump = テントのある土地に加わる
key-prospects = テントを最寄りの空き地へどかす

two-sentences = { $why }{ $more }
ask-hole = 伏せ札を 1 枚選んでください
ask-hole-why = 最後のポーカーの役に入ります。それまではあなただけが見られます。
ask-lot = あなたが親です。組をひとつ競りにかけてください
ask-lot-why = 選んだ組から競ります。左隣から始まり、あなたも参加できます。
ask-lot-solo = 組を競りにかけるか、競りから抜けてください
ask-lot-solo-why = 合う札を引いたアルゴノートが競ってきます。
ask-bid-first = { $lot } 番の組に値をつけるか、パスしてください
ask-bid-solo = { $lot } 番の組にいくらつけますか
ask-bid-must = ほかは全員パス。{ $lot } 番の組はあなたのものです。いくらつけますか
ask-bid = { $lot } 番の組に ${ $money } より高くつけるか、パスしてください
ask-bid-why = 手持ちは ${ $money }。${ $bid } なら { $cards } で ${ $paid } を払います。お釣りは出ません。
ask-bid-why-free = 手持ちは ${ $money }。$0 なら支払いはありません。
ask-pass = { $lot } 番の組には手が届きません。パスしてください
ask-pass-why = 手持ちは ${ $money }。パスはこの組だけです。
ask-pass-only = パスはこの組だけです。
ask-pass-solo = パスすると { $name } が取り、カードは捨て札になります。
ask-answer = { $name } が { $lot } 番の組に ${ $money }。上回って勝つか、譲ってください
ask-pay = { $lot } 番の組を落札。${ $money } を払ってください
ask-pay-why = 手札から選んでください。あと ${ $money }。お釣りは出ません。
ask-pay-why-met = ${ $due } に ${ $money } を払います。お釣りは出ません。
ask-select = 旅に出すカードを 2 枚か 3 枚選んでください
ask-select-why = 全員が選ぶと公開されます。金額の多い人から動きます。
ask-select-why-more = { $n ->
    [3] これ以上は選べません。
   *[other] もう 1 枚選べます。金額の多い人から動きます。
}
ask-keep = 使ったカードから 1 枚か 2 枚を残してください
ask-keep-why = 表向きでポーカー札に加わります。いまは{ $hand }、金 { $gold }。
ask-shift = あなたのテントは { $tile } からどかされます。どこへ移りますか
ask-shift-why = 最寄りの空き地が光っています。移った先の金を見られます。
ask-final = 最強の役です。最後の土地を選んでください
ask-final-why = 中は見ずに、空いている最も低い種類の土地から選びます。
ask-stake = { $tile } を押さえてください
ask-stake-why = 使えるカードが残っていません。
ask-use-animal = { $action } { $card } で土地を見る
ask-use-shortcut = 近道でどこかの土地を見る
ask-use-double = 一か八か：隣り合う 2 枚を選ぶ
ask-use-double-then = 一か八か：{ $tile } とどの隣
ask-use-jump = 横取り：テントのある土地を選ぶ
ask-use-jump-then = { $tile } に割り込む：テントか、キャンプか
ask-use-prospects = 新天地：どかすテントを選ぶ
ask-use-prospects-then = { $tile } の誰のテントをどかす
ask-use-none = ジョーカーを捨て札と交換する
ask-use-none-then = ジョーカーを { $card } と交換する
ask-swap-last = 役を見せる前に、ジョーカーを交換してください
ask-or-stake = { $sentence }か、{ $tile } を押さえる
ask-other-card = ほかのカードを使うなら、そのカードに触れてください。
why-oxen = 牛は 1~2 段に届きます。見られる土地は { $n } か所です。
why-mules = ラバは 1~3 段に届きます。見られる土地は { $n } か所です。
why-horse = 馬はどの段にも届きます。見られる土地は { $n } か所です。
why-shortcut = 空いている土地ならどこでも見られ、バストもしません。
why-double = 両方を見て、どちらかを必ず押さえます。
why-jump = そこにいる人と金を分かち合います。キャンプならテントをどかします。
why-prospects = 最寄りの空き地へ移ります。行き先は持ち主が選びます。
why-none = ジョーカーだけでは何もできません。新しいカードが代わりに旅に出ます。
ask-look = { $tile } の金は { $gold }。押さえますか、もうひと押ししますか
ask-look-why = 押せば探鉱者はここで待ち、次が { $gold } より少なければバストです。
ask-bust = バスト：{ $tile } の金は { $gold }。ここを押さえてください
ask-bust-why = { $tile } で見た { $gold } より少ないからです。ほかの人には知らされません。
ask-bust-why-unseen = 前に見た土地より少ないからです。ほかの人には知らされません。
ask-pair = { $tile } の金は { $gold }、{ $other } の金は { $more }。一方を押さえてください
ask-pair-why = 一か八かで、このラウンドの探鉱は終わります。

do-hole = { $card } を伏せる
do-lot = { $lot } 番の組
do-leave = 競りから抜ける
do-less = − $1
do-more = + $1
do-bid = ${ $money } をつける
do-pass = パス
do-choose = { $cards } を選ぶ（${ $money }）
do-pay = { $cards } で ${ $money } を払う
do-select = { $cards } で出発
do-keep = { $cards } を残す
do-stake = { $piece ->
    [camp] { $tile } にキャンプ
   *[tent] { $tile } にテント
}
do-press = もうひと押し
do-jump = { $piece ->
    [camp] { $tile } にキャンプ
   *[tent] { $tile } にテント
}
do-move = { $tile } の { $name } のテントをどかす
do-move-own = { $tile } の自分のテントをどかす
do-swap = { $card } と交換

replay-kind-land = 土地
replay-kind-reserve = 予備
replay-kind-deck = 山札

score-n = 金 { $n }
tie-hand-kind = どちらも{ $hand }。強いほうで決まります。
tie-hand = ポーカーの役で決まります：{ $hand }は{ $other }より上です。
