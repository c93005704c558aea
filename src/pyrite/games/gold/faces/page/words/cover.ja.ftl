title = ゴールド
pitch = 裏向きの64枚。鉱夫とダイナマイトの場所を覚えましょう。
progress = 裏向きの札 { $n } 枚
progress-match = { $of } ゲーム中 { $number } ゲーム目、{ progress }
