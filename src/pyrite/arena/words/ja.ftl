error-other-tournament = 「{ $path }」には別の対戦会の記録が入っています。別のファイルを選ぶか、同じ条件で続けてください。
error-no-ray = Ray が入っていません。pip install "pyrite-games[ray]" で追加できます。
error-not-a-file = ファイル「{ $path }」がありません。
error-not-a-folder = 「{ $file }」はフォルダーではありません。
error-file-exists = 「{ $file }」はすでにあります。何も書き込みませんでした。
error-not-per-seat = 席は { $seats } なのに、プレイヤーは { $given } です。席ごとに一つずつか、全席に一つだけ挙げてください。
error-workers-broke = 作業プロセスが答えずに終わりました。メモリー不足かもしれません。--workers を減らしてみてください。
error-no-plots = 図には matplotlib が必要です:pip install "pyrite-games[plots]"
