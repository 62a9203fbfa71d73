"""Looks at what the command shows on a terminal: the progress of a run that takes longer than a second, and colors.

    check.py COMMAND

COMMAND is the built command. Ends with status 1 if anything is wrong.
"""

import os
import pathlib
import pty
import re
import subprocess
import sys
import tempfile

# The optimized command needs several seconds for as many versions as these.
SLOW = "# A\n" + "".join(f"""
```claims over={family} ios=5...26
always New.viewWillAppear < New.viewDidAppear
```
""" for family in ("transitions", "completed", "presentations") * 5)


def shown(command, folder, ci):
    """What is written to standard error where that is a terminal."""
    environment = {key: value for key, value in os.environ.items() if key != "CI"}
    if ci:
        environment["CI"] = ci
    main, terminal = pty.openpty()
    try:
        result = subprocess.run(
            [command, "verify", "--no-cache"], cwd=folder, env=environment,
            stdout=subprocess.PIPE, stderr=terminal)
        if result.returncode != 0 or b"\x1b" in result.stdout or b"\r" in result.stdout:
            sys.exit(f"verify ended with {result.returncode} and printed {result.stdout!r}")
        os.set_blocking(main, False)
        try:
            return os.read(main, 4096)
        except BlockingIOError:
            return b""
    finally:
        os.close(main)
        os.close(terminal)


def colored(command, folder, *arguments, terminal=False, **environment):
    """What a failing command writes to standard error, on a terminal or not."""
    inherited = {key: value for key, value in os.environ.items() if key not in ("CI", "NO_COLOR")}
    main, screen = pty.openpty()
    try:
        result = subprocess.run(
            [command, *arguments], cwd=folder, env={**inherited, "TERM": "xterm", "CI": "1", **environment},
            stdout=subprocess.PIPE, stderr=screen if terminal else subprocess.PIPE)
        return result.returncode, os.read(main, 65536) if terminal else result.stderr
    finally:
        os.close(main)
        os.close(screen)


def color_problems(command, folder):
    """What is wrong with the colors of messages."""
    verify = ("verify", "--no-cache")
    plain = colored(command, folder, *verify)[1]
    expected = b"\x1b[1mContent/c.md:3:1: \x1b[0m\x1b[1;31merror\x1b[0m\x1b[1m: "
    problems = []
    for arguments, options, is_colored in (
        (verify, {}, False),
        (verify, {"terminal": True}, True),
        (verify, {"terminal": True, "NO_COLOR": "1"}, False),
        (verify, {"terminal": True, "NO_COLOR": ""}, True),
        (verify, {"terminal": True, "TERM": "dumb"}, False),
        ((*verify, "--color", "always"), {"NO_COLOR": "1"}, True),
        ((*verify, "--color=never"), {"terminal": True}, False),
    ):
        status, found = colored(command, folder, *arguments, **options)
        found = found.replace(b"\r\n", b"\n")
        bare = re.sub(rb"\x1b\[[0-9;]*m", b"", found)
        if status != 2 or bare != plain or found.startswith(expected) != is_colored or (found == bare) == is_colored:
            problems.append(f"{arguments} {options}: {status} {found!r}")
    status, found = colored(command, folder, "verfy", "--color", "always")
    if status != 2 or not found.startswith(b"\x1b[1;31merror\x1b[0m: 'verfy' is not a command\n\x1b[1;36mhelp\x1b[0m: "):
        problems.append(f"verfy: {status} {found!r}")
    return problems


def main():
    command = str(pathlib.Path(sys.argv[1]).resolve())
    problems = []
    with tempfile.TemporaryDirectory() as name:
        content = pathlib.Path(name) / "Content"
        content.mkdir()
        (content / "a.md").write_text(SLOW, encoding="utf-8")
        (content / "b.md").write_text("# B\n", encoding="utf-8")
        for ci, expected in (
            ("", b"\r\x1b[KContent/a.md (1 of 2)\r\x1b[KContent/b.md (2 of 2)\r\x1b[K"),
            ("true", b""), ("1", b""),
        ):
            found = shown(command, name, ci)
            if found != expected:
                problems.append(f"CI={ci}: {found!r} instead of {expected!r}")
        (content / "a.md").unlink()
        (content / "c.md").write_text("# C\n\n[b](none.md)\n", encoding="utf-8")
        problems += color_problems(command, name)
    for problem in problems:
        print(problem, file=sys.stderr)
    print("progress and colors are shown on a terminal and not elsewhere")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
