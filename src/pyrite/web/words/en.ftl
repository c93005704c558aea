### The server in English. Keys are shared with ja.ftl; a test compares them.

complaint = error: { $text }
serving = Pyrite is ready: { $address }  (Ctrl-C stops it)
serving-others = For others, with a phone too: { $address }
serving-alone = Only this machine can open it; with --host 0.0.0.0 phones in your house can.
stopped-serving = Stopped. Everything is kept.
page-not-built = The page is not built: “make page” does that. Programs can use /api all the same.
site-written = The site is in { $folder }: { $files } files, { $size } MB. Its README.txt says what to do with it.
error-page-not-built-site = The page is not built: “make page” does that; a site is made of it.
error-no-pyodide = A site needs Python for browsers: “npm ci” in a checkout, or --pyodide FOLDER with the npm package pyodide { $wanted }.
error-other-pyodide = { $folder } has pyodide { $found }; a site is made with { $wanted }.
error-no-msgspec = msgspec { $wanted } for browsers cannot be had from where pip gets its packages; it is needed once.
error-no-node = A site is compiled by Node, which is not found here; “make site” brings it along.
error-not-compiled = What a site needs could not be compiled: { $why }
error-site-not-empty = { $folder } has other files in it; a site wants a folder of its own.
error-site-not-a-folder = { $folder } is no folder.
error-cannot-listen = Port { $port } cannot be opened: { $why }.

error-no-such-port = There is no port { $port }: they go up to 65535.
error-workers-need-postgres = Several workers need a PostgreSQL that they share: --store postgresql://… A file serves one.
error-no-shared-port = Several workers cannot share a port on this system; start one server for each port.

error-bad-json = This is no JSON.
error-bad-request = This is no request that can be understood.
error-no-key = This needs a key: send it as “Authorization: Bearer KEY”.
error-wrong-origin = This page may not speak to this server.
error-wrong-host = This server does not answer to this name; whoever keeps it can name it with --site.
error-no-such-page = There is nothing here.
error-wrong-method = This cannot be called so.
error-webhook-no-url = A webhook is an address such as https://example.org/hook, without a password in it.
error-webhook-private = This server calls no webhooks in private networks.
error-mail-no-address = A mail address looks like ada@example.org.
error-no-mail-here = This server sends no mail.
error-no-alerts-here = A game in a tab calls nobody: it rests while the tab is closed.
error-no-site = The site is an address such as https://play.example.org, not “{ $site }”.
error-no-smtp = A mail server is named as HOST or HOST:PORT, not “{ $given }”.
error-mail-needs-more = Mail needs --smtp-from, the address it comes from, and --site, to which its links lead.
error-no-password = The password cannot be read from { $file }: { $why }.
error-untold = { $why }
error-too-large = This is too large: at most { $most } bytes.
error-too-many = Too much at once: please wait { $seconds } seconds.

mail-subject = It is your turn: { $game }
mail-text = It is your turn at { $game }:
    { $url }

    You asked for this mail at the table. One click stops it:
    { $off }

push-text = The others are waiting for you.
push-off = Do not call me
error-no-push-here = This server calls no browsers.
error-push-no-subscription = This is no subscription of a browser.
