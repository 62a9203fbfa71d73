"""The time from a keystroke to the diagnostics, on a page of 30 blocks."""

import asyncio
import os
import statistics
import time

from editor import PUSH, scenario

NAME = "Content/a.md"
# A keystroke takes about ten milliseconds on a machine that does nothing else, so the bound of the design has room for other work.
BOUND = float(os.environ.get("LIFEGUARD_LSP_BOUND_MS", "100"))


async def keystroke(editor, old, new):
    """Seconds until the client has the diagnostics of the new text, which has no problem."""
    uri = editor.uri(NAME)
    editor.client.diagnostics.pop(uri, None)
    start = time.perf_counter()
    editor.edit(NAME, old, new)
    while True:
        found = editor.client.diagnostics.get(uri)
        if found is not None:
            assert not found, [d.message for d in found]
            return time.perf_counter() - start
        await asyncio.sleep(0)


async def test_diagnostics_come_within_the_bound(editor, capsys):
    links = "\n".join(
        f"[before](verify:push-{n}?A.viewWillDisappear<B.viewDidAppear)" for n in range(1, 31)
    )
    page = "# A\n\n" + "\n".join(scenario(f"push-{n}", PUSH, " ios=13...26") for n in range(1, 31)) + links
    start = time.perf_counter()
    editor.open(NAME, page + "\n")
    await editor.codes(NAME, [])
    first = time.perf_counter() - start
    times = {"in a block": [], "in prose": []}
    for n in range(1, 31):
        # One text in thirty changes, so one block is run again.
        head = f"```scenario push-{n} ios=13...26\n"
        times["in a block"].append(await keystroke(editor, head, head + "print(1)\n"))
        times["in prose"].append(await keystroke(editor, "# A", "# AB"))
    with capsys.disabled():
        print(f"\nfirst look at 30 blocks: {first * 1000:.0f} ms")
        for name, values in times.items():
            print(
                f"keystroke {name}: median {statistics.median(values) * 1000:.1f} ms, "
                f"largest {max(values) * 1000:.1f} ms of {len(values)}"
            )
    for name, values in times.items():
        assert statistics.median(values) * 1000 <= BOUND, name
