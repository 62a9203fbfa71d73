"""Links to a state of a widget, as `share.js` reads and writes the links."""

import base64
import json
import zlib


def fragment(state):
    """The fragment of a state: a dictionary with the parts that `share.js` knows."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(json.dumps({"v": 1, **state}).encode()) + packer.flush()
    return "#play=" + base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(address):
    """The state of an address."""
    data = address.split("#play=")[1]
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)), -15))
