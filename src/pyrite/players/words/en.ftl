error-unknown-player = There is no player “{ $name }”. Players: { $names }.
