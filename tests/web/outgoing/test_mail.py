"""Mail, given to a real mail server of this machine."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
import trustme

from pyrite.tables.live.alerts import Alert, Contact, NotReached
from pyrite.web.errors import BadAddress
from pyrite.web.outgoing.mail import Mail, MailServer, check_mail
from tests.web.ears import postman

SITE = "https://play.example.org"
SENDER = "pyrite@example.org"


def alert(language: str = "en", mail: str = "ada@example.org") -> Alert:
    """For Ada."""
    return Alert("abcd", "Fool's Gold", (1,), "00", Contact(mail=mail, language=language))


def mail(port: int, **more: Any) -> Mail:
    """Through a server of this machine."""
    settings = {"host": "localhost", "sender": SENDER, "port": port, "security": "none", **more}
    return Mail(MailServer(**settings), SITE)


async def refused(one: Mail, what: Alert | None = None) -> NotReached:
    """Why it was not sent."""
    with pytest.raises(NotReached) as caught:
        await one.send(what or alert())
    return caught.value


def test_send__a_few_words_and_where_to_go() -> None:
    async def work() -> None:
        async with postman() as (post, port):
            await mail(port).send(alert())
            to, letter = post.letter()
        assert to == ["ada@example.org"]
        assert (letter["From"], letter["To"]) == (SENDER, "ada@example.org")
        assert letter["Subject"] == "It is your turn: Fool's Gold"
        assert letter["Auto-Submitted"] == "auto-generated"
        assert letter["Date"]
        assert letter["Message-ID"].endswith("@example.org>")
        first, link, *_ = letter.get_content().splitlines()
        assert first == "It is your turn at Fool's Gold:"
        assert link == "https://play.example.org/t/abcd"

    asyncio.run(work())


def test_send__in_japanese() -> None:
    async def work() -> None:
        async with postman() as (post, port):
            await mail(port).send(alert("ja"))
            _, letter = post.letter()
        assert letter["Subject"] == "あなたの番です：Fool's Gold"
        assert "https://play.example.org/t/abcd" in letter.get_content().splitlines()

    asyncio.run(work())


def test_send__by_starttls_and_with_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ca = trustme.CA()
    ca.cert_pem.write_to_path(tmp_path / "ca.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))

    async def work() -> None:
        async with postman(ca=ca, login=("ada", "secret")) as (post, port):
            right = {"security": "starttls", "user": "ada", "password": "secret"}
            await mail(port, **right).send(alert())
            assert post.letter()
            wrong = await refused(mail(port, **{**right, "password": "guess"}))
            assert str(wrong) == "SMTPAuthenticationError 535"
            unsafe = await refused(mail(port, user="ada", password="secret"))
            assert not unsafe.is_final

    asyncio.run(work())


def test_send__to_a_server_without_the_starttls_that_is_wanted() -> None:
    async def work() -> None:
        async with postman() as (_, port):
            fault = await refused(mail(port, security="starttls"))
        assert str(fault).startswith("SMTPNotSupportedError")

    asyncio.run(work())


def test_send__to_somebody_we_do_not_trust() -> None:
    async def work() -> None:
        async with postman(ca=trustme.CA()) as (_, port):
            fault = await refused(mail(port, security="starttls"))
        assert "certificate verify failed" in str(fault)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("answer", "is_final"), [("550 no such person", True), ("450 later", False)]
)
def test_send__to_whom_the_server_does_not_take_mail(answer: str, is_final: bool) -> None:
    async def work() -> None:
        async with postman(refusals={"ada@example.org": answer}) as (_, port):
            assert (await refused(mail(port))).is_final is is_final

    asyncio.run(work())


def test_send__nobody_listens() -> None:
    async def work() -> None:
        with socket.socket() as deaf:
            deaf.bind(("127.0.0.1", 0))
            assert not (await refused(mail(deaf.getsockname()[1]))).is_final

    asyncio.run(work())


@pytest.mark.parametrize(
    "address", ["ada@example.org", "ada+games@mail.example.co.jp", "a.b_c-d@x-y.example"]
)
def test_address__that_is_one(address: str) -> None:
    assert check_mail(address) == address


@pytest.mark.parametrize(
    "address",
    [
        *("|cat@example.org", "-oQ@example.org", "ada@-example.org"),
        *("", "ada", "@example.org", "ada@", "ada@example", "ada@@example.org", "a b@example.org"),
        *("ada@example.org\nBcc: all@example.org", "Ada <ada@example.org>", "ada@[127.0.0.1]"),
        *("ada@example.org,bob@example.org", "a" * 65 + "@example.org", "a@" + "x." * 130 + "org"),
    ],
)
def test_address__that_is_none(address: str) -> None:
    with pytest.raises(BadAddress) as caught:
        check_mail(address)
    assert caught.value.values == {"field": "mail"}
