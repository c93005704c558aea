option-rounds-why = 試合は 30 分ほど、1 ラウンドだけなら 10 分ほどです。
option-memory_aid-why = 出たカードを表示します。なければ自分で数えます。
option-start-why = 最初のトリックをリードする人。
