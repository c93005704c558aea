### The server in English. Keys are shared with ja.ftl; a test compares them.

complaint = error: { $text }
serving = Pyrite is ready: { $address }  (Ctrl-C stops it)
stopped-serving = Stopped. Everything is kept.
cannot-listen = Port { $port } cannot be opened: { $why }.

error-workers-need-postgres = Several workers need a PostgreSQL that they share: --store postgresql://… A file serves one.
error-no-shared-port = Several workers cannot share a port on this system; start one server for each port.

error-bad-json = This is no JSON.
error-no-key = This needs a key: send it as “Authorization: Bearer KEY”.
error-wrong-origin = This page may not speak to this server.
error-no-such-page = There is nothing here.
error-wrong-method = This cannot be called so.
error-too-large = This is too large: at most { $most } bytes.
error-too-many = Too much at once: please wait { $seconds } seconds.
