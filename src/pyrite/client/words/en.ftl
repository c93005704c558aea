### Programs that play at a live table, in English. Keys are shared with ja.ftl; a test compares them.

error-unreachable = No server answers at { $address }: { $why }.
error-not-pyrite = { $address } is no Pyrite server: it answered { $status }.
error-unanswered = The line broke before “{ $do }” was answered: look at the table whether it happened.
error-dismissed = The server has ended the conversation: { $code }.
error-not-asked = Nothing is asked of this seat now: wait for the next question.
