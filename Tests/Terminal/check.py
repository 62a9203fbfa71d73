"""Looks at what the command shows on a terminal, where a run takes longer than a second.

    check.py COMMAND

COMMAND is the built command. Ends with status 1 if anything is wrong.
"""

import os
import pathlib
import pty
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
    for problem in problems:
        print(problem, file=sys.stderr)
    print("progress is shown on a terminal and not in CI")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
