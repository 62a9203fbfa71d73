#!/usr/bin/env python3
"""Packs the extension into a .vsix, which is a zip with a manifest. Needs neither npm nor the network.

    python3 Editors/vscode/pack.py [OUTPUT]

The client, vscode-languageclient, is packed only if `npm install` has put it into node_modules. Without it,
the extension colours the blocks and opens the preview, and says that the language server cannot start.
"""

import json
import pathlib
import sys
import zipfile
from xml.sax.saxutils import escape

HERE = pathlib.Path(__file__).resolve().parent
FILES = ["package.json", "extension.js", "README.md", "syntaxes/live-blocks.json"]
# A fixed time, so that the same files make the same archive.
TIME = (1980, 1, 1, 0, 0, 0)
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
"""


def manifest(package):
    """The description of the extension for the editor."""
    value = {key: escape(str(package[key]), {'"': "&quot;"}) for key in ("name", "version", "publisher")}
    categories = escape(",".join(package["categories"]))
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="{value['name']}" Version="{value['version']}" Publisher="{value['publisher']}"/>
    <DisplayName>{escape(package['displayName'])}</DisplayName>
    <Description xml:space="preserve">{escape(package['description'])}</Description>
    <Categories>{categories}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="{escape(package['engines']['vscode'])}"/>
    </Properties>
    <License>extension/LICENSE</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def content_types(names):
    """The types of the files by their endings."""
    known = {".json": "application/json", ".js": "application/javascript", ".md": "text/markdown"}
    endings = sorted({pathlib.PurePath(name).suffix for name in names} | {".vsixmanifest"})
    lines = []
    for ending in endings:
        kind = "text/xml" if ending == ".vsixmanifest" else known.get(ending, "application/octet-stream")
        if ending:
            lines.append(f'  <Default Extension="{ending}" ContentType="{kind}"/>')
    lines += [
        f'  <Override PartName="/{escape(name)}" ContentType="application/octet-stream"/>'
        for name in names
        if not pathlib.PurePath(name).suffix
    ]
    return TYPES + "\n".join(lines) + "\n</Types>\n"


def files():
    """The files of the extension by their names in the archive."""
    found = {f"extension/{name}": HERE / name for name in FILES}
    found["extension/LICENSE"] = HERE.parent.parent / "LICENSE"
    for path in sorted((HERE / "node_modules").rglob("*")):
        if path.is_file() and ".bin" not in path.parts:
            found[f"extension/{path.relative_to(HERE).as_posix()}"] = path
    return found


def pack(output):
    package = json.loads((HERE / "package.json").read_text())
    contents = files()
    texts = {"extension.vsixmanifest": manifest(package), "[Content_Types].xml": content_types(contents)}
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in [*texts.items(), *((name, path.read_bytes()) for name, path in contents.items())]:
            info = zipfile.ZipInfo(name, TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, data)
    has_client = (HERE / "node_modules" / "vscode-languageclient").is_dir()
    print(f"{output}: {len(contents)} files")
    if not has_client:
        print("without vscode-languageclient: run 'npm install' in Editors/vscode first to pack the language client")


if __name__ == "__main__":
    package = json.loads((HERE / "package.json").read_text())
    pack(sys.argv[1] if len(sys.argv) > 1 else f"lifeguard-{package['version']}.vsix")
