### 集まりの言葉(日本語)。キーは en.ftl と共通で、テストが比べます。

evening = 今夜の成績
evening-person = プレイヤー{ $n }
evening-games = 対局
evening-wins = 勝ち
evening-behind = 上回った数
evening-luckless = 運を除くと
evening-behind-why = 「上回った数」は、自分より下位だった人1人につき1、同順位なら0.5です。
evening-luck = 運を除いて見る
evening-luck-why = すべての対局を振り返るので、少し時間がかかります。
evening-luck-busy = 振り返り中：{ $percent }… 閉じても、済んだ分は残ります。
evening-luck-told = 「運を除くと」は、勝ち数から札の運による増減を引いたものです（±は95％区間の半分）。
evening-line = 今夜の成績：{ $standing }
evening-one = { $name } { $wins }
evening-played = { $game }：{ $names }の勝ち
evening-same = 同じ札で：{ $game }
evening-seat = 席{ $n }
evening-try = { $name }：{ $points }
evening-next = 次は何にしますか
evening-again = 同じ顔ぶれでもう一局
evening-again-why = 席は一つずつずれます
evening-deal = 同じ札でもう一局
evening-deal-why = 席を一つずつずらし、隣の人の札で遊びます。札を覚えている人が有利です。
evening-other = 次：{ $game }
