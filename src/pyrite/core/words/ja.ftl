error-bad-move = 「{ $text }」はこのゲームの手ではありません。「{ $example }」のように書きます。
error-bad-chance = 「{ $text }」はこのゲームの運の結果ではありません。「{ $example }」のように書きます。
error-unknown-backend = バックエンド「{ $name }」はありません。選べるもの：{ $backends }。
