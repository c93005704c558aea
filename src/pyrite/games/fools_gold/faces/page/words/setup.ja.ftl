option-screens-why = 閉じたついたての裏は推理するしかありません。開けば計算しやすくなります。
option-start-why = 最初に鉱夫を置く人。
