error-unknown-player = 「{ $name }」というプレイヤーはいません。選べるもの:{ $names }。
