"""Sealing: what goes through Redis is encrypted, and only believed if it came from the cluster.

Every sealer has a key of its own, made from the cluster's secret and a random salt, and numbers
what it seals: so no key is ever used twice with the same number, however much is sent.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from kachidoki.core import BadOption

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

FORMAT: Final = b"\x01"
SALT: Final = 16  # bytes
NUMBER: Final = 12  # bytes: what AES-GCM calls the nonce
TAG: Final = 16
HEAD: Final = len(FORMAT) + SALT + NUMBER
MOST_KEYS: Final = 1000  # of others that are kept ready


class NotSealed(Exception):
    """A message that nobody with the cluster's secret sealed for this place."""


class Sealer:
    """Seals and opens messages with the secret of a cluster.

    >>> one, other = Sealer("x" * 32), Sealer("x" * 32)
    >>> other.opened(one.seal(b"your turn", "to a"), "to a")
    b'your turn'
    """

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()
        self.salt = secrets.token_bytes(SALT)
        self.count = 0
        self.ciphers: OrderedDict[bytes, AESGCM] = OrderedDict()
        self.own = self.made(self.salt)

    def seal(self, message: bytes, context: str) -> bytes:
        """A message that only the cluster can read, and believes only where `context` is meant."""
        self.count += 1
        number = self.count.to_bytes(NUMBER)
        return b"".join(
            (FORMAT, self.salt, number, self.own.encrypt(number, message, context.encode()))
        )

    def opened(self, sealed: bytes, context: str) -> bytes:
        """What was sealed; raises NotSealed if it was altered, or meant for something else."""
        from cryptography.exceptions import InvalidTag

        if len(sealed) < HEAD + TAG or not sealed.startswith(FORMAT):
            raise NotSealed("this is no sealed message")
        salt, number = sealed[1 : 1 + SALT], sealed[1 + SALT : HEAD]
        try:
            return self.cipher(salt).decrypt(number, sealed[HEAD:], context.encode())
        except InvalidTag:
            raise NotSealed("not sealed with the secret of this cluster, or altered") from None

    def cipher(self, salt: bytes) -> AESGCM:
        """The cipher of whoever sealed with this salt."""
        found = self.ciphers.get(salt)
        if found is None:
            found = self.ciphers[salt] = self.made(salt)
            if len(self.ciphers) > MOST_KEYS:
                self.ciphers.popitem(last=False)
        else:
            self.ciphers.move_to_end(salt)
        return found

    def made(self, salt: bytes) -> AESGCM:
        """A cipher from the secret; raises BadOption if what it needs is not installed."""
        try:
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM
            from cryptography.hazmat.primitives.hashes import SHA256
            from cryptography.hazmat.primitives.kdf.hkdf import HKDF
        except ModuleNotFoundError:
            raise BadOption(
                "a cluster needs cryptography: pip install 'kachidoki[cluster]'"
            ) from None
        derived = HKDF(SHA256(), 32, salt, b"kachidoki cluster message")
        return AESGCM(derived.derive(self.secret))
