"""The extension for Visual Studio Code, as far as it can be tested without the editor."""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree
import zipfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXTENSION = ROOT / "Editors" / "vscode"
PACKAGE = json.loads((EXTENSION / "package.json").read_text())
GRAMMAR = json.loads((EXTENSION / "syntaxes" / "live-blocks.json").read_text())
SCRIPT = (EXTENSION / "extension.js").read_text()


def test_the_manifest_names_the_grammar():
    contribution = PACKAGE["contributes"]["grammars"][0]
    assert contribution["scopeName"] == GRAMMAR["scopeName"]
    assert (EXTENSION / contribution["path"]).is_file()
    scopes = json.dumps(GRAMMAR)
    for scope, language in contribution["embeddedLanguages"].items():
        assert f'"{scope}"' in scopes and language == "swift"
    for scope in contribution["injectTo"]:
        assert scope in GRAMMAR["injectionSelector"]


def test_each_command_and_setting_is_used():
    commands = {entry["command"] for entry in PACKAGE["contributes"]["commands"]}
    assert commands == set(re.findall(r'registerCommand\("([^"]+)"', SCRIPT))
    for entry in PACKAGE["contributes"]["menus"]["editor/title"]:
        assert entry["command"] in commands
    settings = set(PACKAGE["contributes"]["configuration"]["properties"])
    used = re.findall(r'getConfiguration\("lifeguard"\)\.get\("([^"]+)"', SCRIPT)
    assert settings == {f"lifeguard.{name}" for name in used}


def test_the_client_is_declared():
    assert 'require("vscode-languageclient/node")' in SCRIPT
    assert "vscode-languageclient" in PACKAGE["dependencies"]
    assert '"lsp"' in SCRIPT and '"serve"' in SCRIPT


def rules(value):
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from rules(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from rules(inner)


def expression(text):
    # Python's expressions lack \G, which is the place behind the last match.
    return re.compile(text.replace("(^|\\G)", "(^)"))


def test_the_grammar_has_all_its_parts():
    for rule in rules(GRAMMAR):
        include = rule.get("include")
        if include and include.startswith("#"):
            assert include[1:] in GRAMMAR["repository"]
        for key in ("match", "begin", "while"):
            if key in rule:
                groups = expression(rule[key]).groups
                for captures in ("captures", "beginCaptures"):
                    for number in rule.get(captures, {}):
                        assert int(number) <= groups


@pytest.mark.parametrize(
    "line, part",
    [
        ("```scenario push-a ios=17", "swift"),
        ("```swift scenario push-a", "swift"),
        ("   ~~~ swift correct drive=push", "swift"),
        ("````swift incorrect finding=missing-super", "swift"),
        ("```claims over=transitions", "lines"),
        ("```swift state-table scenario=a", "lines"),
        ("```swift", None),
        ("```scenarios a", None),
        ("```text scenario", None),
        ("`scenario`", None),
        ("```scenario a` b", None),
    ],
)
def test_fences(line, part):
    found = [name for name in ("swift", "lines") if expression(GRAMMAR["repository"][name]["begin"]).search(line)]
    assert found == ([part] if part else [])


def test_the_end_of_a_fence():
    for name in ("swift", "lines"):
        begin, end = GRAMMAR["repository"][name]["begin"], GRAMMAR["repository"][name]["end"]
        fence = expression(begin).search("````scenario a" if name == "swift" else "````claims over=a")
        end = end.replace("\\2", fence.group(2)).replace("\\3", fence.group(3))
        assert expression(end).search("````") and not expression(end).search("```")


def test_the_words_of_checks():
    check = expression(GRAMMAR["repository"]["checks"]["match"])
    assert check.search("require never A.viewDidLoad").groups() == ("require", "never")
    assert check.search("    expect(.classic) {").group(1) == "expect"
    assert not check.search("expected()")


def test_the_archive(tmp_path):
    output = tmp_path / "lifeguard.vsix"
    pack = subprocess.run(
        [sys.executable, EXTENSION / "pack.py", output], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    has_client = (EXTENSION / "node_modules" / "vscode-languageclient").is_dir()
    assert ("without vscode-languageclient" in pack.stdout) != has_client
    folder = tmp_path / "out"
    with zipfile.ZipFile(output) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        archive.extractall(folder)
    assert len(names) == len(set(names))
    for path in folder.rglob("*.json"):
        json.loads(path.read_text())
    package = json.loads((folder / "extension" / "package.json").read_text())
    assert package == PACKAGE
    assert (folder / "extension" / package["main"]).is_file()
    for grammar in package["contributes"]["grammars"]:
        assert (folder / "extension" / grammar["path"]).is_file()
    manifest = xml.etree.ElementTree.parse(folder / "extension.vsixmanifest").getroot()
    space = {"v": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
    identity = manifest.find("v:Metadata/v:Identity", space).attrib
    assert (identity["Id"], identity["Version"], identity["Publisher"]) == (
        PACKAGE["name"], PACKAGE["version"], PACKAGE["publisher"],
    )
    for asset in manifest.findall("v:Assets/v:Asset", space):
        assert (folder / asset.attrib["Path"]).is_file()
    types = xml.etree.ElementTree.parse(folder / "[Content_Types].xml").getroot()
    kinds = {entry.attrib.get("Extension") for entry in types} | {entry.attrib.get("PartName") for entry in types}
    for name in names:
        if name != "[Content_Types].xml":
            assert pathlib.PurePath(name).suffix in kinds or f"/{name}" in kinds, name
    again = tmp_path / "again.vsix"
    subprocess.run([sys.executable, EXTENSION / "pack.py", again], capture_output=True, check=True, cwd=tmp_path)
    assert again.read_bytes() == output.read_bytes()


def test_the_version_is_that_of_the_command(command):
    version = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    assert version.split() == ["lifeguard", PACKAGE["version"]]


@pytest.mark.skipif(not shutil.which("node"), reason="Node is missing")
def test_the_script_is_javascript():
    subprocess.run(["node", "--check", EXTENSION / "extension.js"], check=True)


@pytest.mark.skipif(not shutil.which("node"), reason="Node is missing")
def test_the_script_starts_the_server_and_the_preview(tmp_path):
    """Runs the script with stand-ins for the editor and for the client."""
    stand_in = """
    const Module = require("node:module"); const seen = []; const commands = {};
    const vscode = {
      workspace: { getConfiguration: () => ({ get: (name) => ({ path: process.argv[3], content: process.argv[4] })[name] }),
                   workspaceFolders: [{ uri: { fsPath: process.argv[4] } }] },
      window: { showErrorMessage: (text) => seen.push("error: " + text), activeTextEditor: undefined },
      commands: { registerCommand: (name, run) => { commands[name] = run; return { dispose() {} }; },
                  executeCommand: (name, address) => seen.push(name + " " + address.replace(/\\d+\\/$/, "PORT/")) },
    };
    class LanguageClient {
      constructor(id, name, server) { seen.push(server.command === process.argv[3] ? server.args.join() : "wrong"); }
      start() { seen.push("start"); } stop() { seen.push("stop"); }
    }
    const load = Module._load;
    Module._load = (name, ...rest) => name === "vscode" ? vscode
      : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);
    const extension = require(process.argv[2]);
    (async () => {
      await extension.activate({ subscriptions: [] });
      commands["lifeguard.preview"]();
      for (let wait = 0; wait < 600 && !seen.some((text) => /Browser|error/.test(text)); wait += 1) {
        await new Promise((done) => setTimeout(done, 50));
      }
      await extension.deactivate();
      console.log(JSON.stringify(seen));
    })();
    """
    content = tmp_path / "Content"
    content.mkdir()
    (content / "index.md").write_text("# A\n")
    script = tmp_path / "stand-in.js"
    script.write_text(stand_in)
    from conftest import COMMAND

    run = subprocess.run(
        ["node", script, EXTENSION / "extension.js", COMMAND, content],
        capture_output=True, text=True, check=True, timeout=60, cwd=tmp_path,
    )
    assert json.loads(run.stdout) == ["lsp", "start", "simpleBrowser.show http://127.0.0.1:PORT/", "stop"]
