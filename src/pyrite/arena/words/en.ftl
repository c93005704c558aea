error-other-tournament = “{ $path }” holds another tournament: choose another file, or repeat its command to go on.
error-no-ray = Ray is not installed: pip install "pyrite-games[ray]" adds it.
error-not-a-file = There is no file “{ $path }”.
error-not-a-folder = “{ $file }” is not a folder.
error-file-exists = “{ $file }” exists already; nothing was written.
error-not-per-seat = There are { $seats } seats but { $given } players: name one for each seat, or one for all.
error-workers-broke = A worker process has ended without an answer, perhaps for want of memory: try fewer workers.
error-no-plots = Pictures need matplotlib: pip install "pyrite-games[plots]" adds it.
