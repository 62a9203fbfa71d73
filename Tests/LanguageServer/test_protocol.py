"""The conversation itself: hostile input, the order of requests, cancellation."""

import json
import random
import subprocess

import pytest


class Pipe:
    """A server whose bytes the test writes itself."""

    def __init__(self, command):
        self.process = subprocess.Popen([command, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def request(self, id_, method, params=None):
        self.send({"jsonrpc": "2.0", "id": id_, "method": method, "params": params or {}})

    def notify(self, method, params=None):
        self.send({"jsonrpc": "2.0", "method": method, "params": params or {}})

    def receive(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                return None
            if line == b"\r\n":
                break
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def answer(self, id_):
        while True:
            message = self.receive()
            if message is None or message.get("id") == id_ and "method" not in message:
                return message

    def start(self, capabilities=None):
        self.request(0, "initialize", {"capabilities": capabilities or {}, "rootUri": None})
        return self.answer(0)

    def end(self):
        self.request("end", "shutdown")
        answer = self.answer("end")
        self.notify("exit")
        return answer, self.process.wait(20)


@pytest.fixture
def pipe(command):
    pipe = Pipe(command)
    yield pipe
    pipe.process.kill()
    pipe.process.wait()


def open_page(pipe, text, version=1, uri="untitled:a"):
    pipe.notify(
        "textDocument/didOpen",
        {"textDocument": {"uri": uri, "languageId": "markdown", "version": version, "text": text}},
    )


def test_the_order_of_a_conversation(pipe):
    pipe.request(1, "textDocument/hover")
    assert pipe.answer(1)["error"]["code"] == -32002
    assert pipe.start()["result"]["serverInfo"]["name"] == "lifeguard"
    pipe.request(2, "initialize")
    assert pipe.answer(2)["error"]["code"] == -32600
    pipe.request(3, "no/such")
    assert pipe.answer(3)["error"]["code"] == -32601
    pipe.notify("no/such")
    pipe.request(4, "shutdown")
    assert pipe.answer(4)["result"] is None
    pipe.request(5, "textDocument/hover")
    assert pipe.answer(5)["error"]["code"] == -32600
    pipe.notify("exit")
    assert pipe.process.wait(20) == 0


def test_an_exit_without_shutdown_is_a_failure(pipe):
    pipe.start()
    pipe.notify("exit")
    assert pipe.process.wait(20) == 1


@pytest.mark.parametrize("rest", [b"", b"Content-Len", b"Content-Length: 50\r\n\r\n{\"jsonrpc\""])
def test_the_end_of_the_stream_ends_the_server(pipe, rest):
    pipe.start()
    pipe.raw(rest)
    pipe.process.stdin.close()
    assert pipe.process.wait(20) == 1


def test_an_input_without_bytes_ends_the_server(command, tmp_path):
    assert subprocess.run([command, "lsp"], stdin=subprocess.DEVNULL, timeout=20).returncode == 1
    (tmp_path / "empty").write_bytes(b"")
    with open(tmp_path / "empty", "rb") as empty:
        assert subprocess.run([command, "lsp"], stdin=empty, timeout=20).returncode == 1


@pytest.mark.parametrize(
    "data",
    [
        b"Content-Length: 1\r\n\r\n{",
        b"Content-Length: 3\r\n\r\n\xff\xfe\x00",
        b"Content-Length: 99999999999999999999\r\n\r\n",
        b"Content-Length: 4294967296\r\n\r\n",
        b"Content-Length: -4\r\n\r\n",
        b"Content-Length: four\r\n\r\n",
        b"X: y\r\n\r\n",
        b"Content-Length: 2\r\n\r\n{}{}{}{}",
        b"x" * 70000,
        b"Content-Length: 200000\r\n\r\n" + b"[" * 200000,
        b"Content-Length: 2\r\n\r\n[]",
        b"Content-Length: 4\r\n\r\nnull",
        b'Content-Length: 23\r\n\r\n{"id":[1],"method":"a"}',
        b'Content-Length: 19\r\n\r\n{"id":1,"method":5}',
    ],
)
def test_what_is_no_message_is_told_and_the_next_message_is_read(pipe, data):
    pipe.start()
    pipe.raw(data)
    pipe.request(7, "no/such")
    first = pipe.receive()
    assert first["error"]["code"] in (-32700, -32600), first
    while first.get("id") != 7:
        first = pipe.receive()
    assert first["error"]["code"] == -32601
    assert pipe.end()[1] == 0


def test_parameters_of_any_form_are_no_trap(pipe):
    """Each request with parameters that lack parts, or have parts of another form."""
    pipe.start()
    open_page(pipe, "# A\n\n```scenario a\nlet A = UIViewController()\n```\n")
    methods = [
        "completion", "hover", "definition", "references", "prepareRename", "rename", "codeAction",
        "foldingRange", "documentSymbol", "inlayHint", "semanticTokens/full", "semanticTokens/range",
    ]
    documents = [None, 5, {}, {"uri": 5}, {"uri": "file:///none.md"}, {"uri": "untitled:a"}]
    places = [
        None, 5, {}, {"line": -1, "character": -1}, {"line": 2**62, "character": 2**62},
        {"line": 1.5, "character": 0}, {"line": "1", "character": None}, {"line": 3, "character": 6},
    ]
    number = 100
    for method in methods:
        for document in documents:
            for place in places:
                number += 1
                pipe.request(
                    number, f"textDocument/{method}",
                    {
                        "textDocument": document, "position": place, "newName": place,
                        "range": {"start": place, "end": place}, "context": place,
                    },
                )
                assert ("result" in pipe.answer(number)) or True
    for method in ["didOpen", "didChange", "didClose", "didSave"]:
        for value in [None, 5, {}, {"uri": 5}, {"uri": "untitled:a", "version": "x", "text": 5}]:
            pipe.notify(
                f"textDocument/{method}",
                {"textDocument": value, "contentChanges": [value, {"range": 5, "text": "x"}]},
            )
    pipe.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [5, {"uri": 5}], "removed": 5}})
    pipe.notify("$/setTrace", {"value": "off"})
    assert pipe.end()[1] == 0


def test_any_text_at_any_place_is_no_trap(pipe):
    """Random changes of a page, each with every request at a random place."""
    pipe.start({"general": {"positionEncodings": ["utf-8", "utf-16"]}})
    text = (
        "---\ntitle: A\n---\n# A 😀\n\n> ```scenario a ios=17\n> let A = UIViewController()\n> expect(.classic) {\n"
        ">     A.viewDidLoad\n> }\n> ```\n\n[x](verify:a?A.viewDidLoad<A.viewWillAppear)\n\n"
        "```swift correct\nclass F: UIViewController { override func viewDidLoad() {} }\n```\n\n"
        "```claims over=transitions\nalways Current.viewWillDisappear < New.viewDidAppear\n```\n"
    )
    open_page(pipe, text)
    random_ = random.Random(7)
    pieces = ["`", "```", "\n", "😀", "é", "{", "}", "(", ")", ".", "verify:", "expect", "scenario a", "\r", "\t", "> ", "-", "="]
    methods = [
        "completion", "hover", "definition", "references", "codeAction", "foldingRange",
        "documentSymbol", "inlayHint", "semanticTokens/full",
    ]
    for number in range(1, 120):
        place = {"line": random_.randrange(26), "character": random_.randrange(50)}
        end = {"line": place["line"], "character": place["character"] + random_.randrange(8)}
        pipe.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": "untitled:a", "version": number},
                "contentChanges": [
                    {"range": {"start": place, "end": end}, "text": random_.choice(pieces)}
                ],
            },
        )
        method = random_.choice(methods)
        pipe.request(
            number, f"textDocument/{method}",
            {
                "textDocument": {"uri": "untitled:a"}, "position": place,
                "range": {"start": place, "end": end}, "context": {"includeDeclaration": True},
            },
        )
        assert "result" in pipe.answer(number)
    assert pipe.end()[1] == 0


def test_a_cancelled_request_has_its_answer(pipe):
    pipe.start()
    open_page(pipe, "# A\n" + "\n```scenario a\nlet A = UIViewController()\n```\n" * 200)
    for id_ in (1, 2, "x"):
        pipe.request(id_, "textDocument/documentSymbol", {"textDocument": {"uri": "untitled:a"}})
    pipe.notify("$/cancelRequest", {"id": 2})
    pipe.notify("$/cancelRequest", {"id": "x"})
    pipe.notify("$/cancelRequest", {"id": "none"})
    assert "result" in pipe.answer(1)
    # The cancellation may come too late, but an answer comes in any case.
    for id_ in (2, "x"):
        answer = pipe.answer(id_)
        assert "result" in answer or answer["error"]["code"] == -32800
    assert pipe.end()[1] == 0


def test_a_cancellation_overtakes_its_request(pipe):
    pipe.start()
    body = b""
    for message in (
        {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 9}},
        {"jsonrpc": "2.0", "id": 9, "method": "workspace/symbol", "params": {"query": ""}},
    ):
        data = json.dumps(message).encode()
        body += b"Content-Length: %d\r\n\r\n" % len(data) + data
    pipe.raw(body)
    assert pipe.answer(9)["error"]["code"] == -32800
    assert pipe.end()[1] == 0


def test_a_server_starts_twice_in_a_row_with_a_full_text_as_a_change(pipe):
    pipe.start()
    open_page(pipe, "# A\n")
    pipe.notify(
        "textDocument/didChange",
        {
            "textDocument": {"uri": "untitled:a", "version": 2},
            "contentChanges": [{"text": "[x](mailto)\n"}],
        },
    )
    while True:
        message = pipe.receive()
        if message.get("method") == "textDocument/publishDiagnostics" and message["params"].get("version") == 2:
            break
    assert {d["code"] for d in message["params"]["diagnostics"]} == {"missing-title", "broken-link"}
    assert pipe.end()[1] == 0
