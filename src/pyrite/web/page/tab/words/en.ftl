### A page with its own server, in English. Keys are shared with ja.ftl; a test compares them.

tab-loading = Getting the games ready: { $percent } %
tab-fault = The games could not be made ready: { $text }
tab-not-kept-full = This browser has no more room: what happens from now on is gone when this page is closed.
tab-not-kept-forbidden = This browser keeps nothing: your games are gone when this page is closed.
