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

preview-house = Four tabletop games of the gold rush, against bots or with friends.
preview-invites = { $name } invites you to { $game }
preview-open = A table of { $game } waits for you
preview-table = { $game }: look on

check-line = { $part }: { $text }
check-address = Address
check-address-shared = Others can open { $address }
check-address-alone = Only this machine can open it. --host 0.0.0.0 lets phones in your house in; behind a proxy, --site says where it is found.
check-address-taken = { $why } Does a server run there already? --port chooses another.
check-proxy = Proxy
check-proxy-none = None, and none is expected.
check-proxy-believed = What it says of addresses is believed.
check-proxy-unbelieved = Whoever comes through { $site } counts as one address, for a proxy is not believed: say --behind-proxy, if there is one.
check-proxy-open = With --host { $host } others come past the proxy and call themselves by any address: say --host 127.0.0.1.
check-proxy-unnamed = Behind a proxy nobody knows where this is found: say --site https://play.example.org.
check-tls = HTTPS
check-tls-none = Plain HTTP: fine at home. On the internet put a proxy with a certificate before it, and say --site https://…
check-tls-well = { $site } answers, with a good certificate.
check-tls-nobody = { $site } has a good certificate and answers { $status }: nobody is behind it yet. Start the server; is its port the proxy’s?
check-tls-certificate = { $site } has a certificate that browsers refuse: { $why }. Renew it, for just this name.
check-tls-away = { $site } cannot be reached: { $why }. Does its name lead here, does the proxy run, are ports 80 and 443 open?
check-store = Store
check-store-well = Tables are kept in { $store }
check-store-wrong = { $why }
check-mail = Mail
check-mail-none = Not set up; webhooks and push do without. --smtp, --smtp-from and --site set it up.
check-mail-well = { $host } would take mail from us.
check-mail-wrong = { $host } takes no mail from us: { $why }. Compare --smtp, --smtp-security, --smtp-user and its password.
check-push = Push
check-push-plain = Browsers let themselves be called by HTTPS pages only (and by this machine): say --site https://…
check-push-well = Browsers can be called.
check-push-shut = { $host } cannot be reached: { $why }. Let this machine open connections to port 443.
check-sum = { $wrong ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
