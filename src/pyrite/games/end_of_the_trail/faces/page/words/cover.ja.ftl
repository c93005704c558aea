title = エンド・オブ・ザ・トレイル
pitch = 競り、好奇心の強い人だけが知る土地、そしてポーカーの手札。
progress = { $phase ->
    [showdown] 役の公開前
    [final] 最後の土地
    [hole] { $of } ラウンド中 { $n }、伏せ札選び
    [auction] { $of } ラウンド中 { $n }、競り
    [selecting] { $of } ラウンド中 { $n }、カード選び
    [prospecting] { $of } ラウンド中 { $n }、探鉱
    [gambling] { $of } ラウンド中 { $n }、賭け
   *[other] { $of } ラウンド中 { $n }
}
