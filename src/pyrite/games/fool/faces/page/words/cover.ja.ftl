title = フール！
pitch = 勝つのはかまわない、最悪になると次を休むトリックテイキング。
progress = 第 { $n } ラウンド、これまで { $points } 点
progress-single = 1 ラウンドだけ
