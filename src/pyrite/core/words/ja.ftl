error-bad-move = 「{ $text }」はこのゲームの手ではありません。「{ $example }」のように書きます。
error-bad-chance = 「{ $text }」はこのゲームの運の結果ではありません。「{ $example }」のように書きます。
error-unknown-backend = バックエンド「{ $name }」はありません。選べるもの：{ $backends }。
error-compilation-failed = Cコンパイラが失敗しました：{ $text }
error-no-compiler = ルールをコンパイルするCコンパイラがありません。`pip install ziglang` で入ります。バックエンド「python」なら不要です。
told-move = { $seat }：{ $move }。
told-chance = 運：{ $outcome }。
move-plain = { $move }
