error-other-tournament = 「{ $path }」には別の対戦会の記録が入っています。別のファイルを選ぶか、同じ条件で続けてください。
error-no-ray = Ray が入っていません。pip install "pyrite-games[ray]" で追加できます。
error-not-a-file = ファイル「{ $path }」がありません。
error-not-a-folder = 「{ $file }」はフォルダーではありません。
error-file-exists = 「{ $file }」はすでにあります。何も書き込みませんでした。
