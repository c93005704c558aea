### How to be called, in English. Keys are shared with ja.ftl; a test compares them.

why = When it is your turn and you do not look: one call for each question, none while this page is seen.
push = Call this browser, also when it is closed
push-never = This browser can be called only where the page comes over HTTPS.
push-denied = This browser does not allow it; its settings for this site do.
mail = Mail to
webhook = Webhook
quiet = Quiet hours
quiet-from = from
quiet-to = until
save = Save
saved = Done.
off = Call me no more
is-off = You are not called any more at this table.
is-gone = This link does nothing any more: you are not called.
offer = Put the phone away if you like: it can call you when it is your turn.
offer-agree = Call me
offer-no = No, thanks
offer-yes = You will be called. The menu at the table changes it.
offer-failed = That did not work; the menu at the table offers it again.
