"""Writes the data of ICU without other languages than English, without converters and dictionaries.

    icu_data.py SOURCE TARGET

The file is a header, the number of entries, a table with the places of names and contents, the names, the contents.
The table is sorted by name, so a shorter table stays sorted. Where a language is missing, ICU takes the root.
"""

import re
import struct
import sys


def is_kept(name):
    stem, _, kind = name.rpartition(".")
    if kind in ("cnv", "dict"):
        return False
    is_locale = kind == "res" and stem != "res_index" and re.fullmatch(r"[a-z]{2,3}(_.*)?", stem)
    return not is_locale or stem == "en"


def main(source, target):
    with open(source, "rb") as file:
        data = file.read()
    header = struct.unpack_from("<H", data)[0]
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        sys.exit(f"icu_data: '{source}' is not the data of ICU")
    count = struct.unpack_from("<I", data, header)[0]
    places = [struct.unpack_from("<II", data, header + 4 + 8 * index) for index in range(count)]
    ends = [start for _, start in places[1:]] + [len(data) - header]
    kept = []
    for (name, start), end in zip(places, ends):
        text = data[header + name : data.index(b"\0", header + name)]
        if is_kept(text.decode().rpartition("/")[2]):
            kept.append((text, data[header + start : header + end]))
    names = b"".join(text + b"\0" for text, _ in kept)
    name = 4 + 8 * len(kept)
    start = (name + len(names) + 15) // 16 * 16
    table = struct.pack("<I", len(kept))
    contents = b""
    for text, content in kept:
        table += struct.pack("<II", name, start + len(contents))
        name += len(text) + 1
        contents += content + b"\xaa" * (-len(content) % 16)
    head = table + names
    with open(target, "wb") as file:
        file.write(data[:header] + head + b"\xaa" * (start - len(head)) + contents)
    print(f"icu_data: kept {len(kept)} of {count} entries")


main(*sys.argv[1:])
