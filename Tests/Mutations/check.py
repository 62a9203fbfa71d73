"""Plants mistakes into correct view controllers, and measures the share that `check` finds.

    check.py COMMAND FOLDER [SHARE]

COMMAND is the built command and FOLDER holds the files, which are correct. A mistake is planted into the
body of each method, `guard`, `if`, closure and other block of each controller. All mistakes of one kind
go into one copy of a file, because they are lines that do not influence each other. Ends with status 1 if
less than SHARE percent (85) of the mistakes of any group of places is found. `--missed` lists the others.
"""

import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

GOAL = 85
# Blocks of these groups have to reach the goal, each group by itself. `other` has loops, cases, catches
# and observers of properties.
GROUPS = ["method", "guard", "if", "closure", "other"]
APPEARANCES = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

TYPE = re.compile(r"\b(class|struct|enum|extension|protocol|actor)\s+(?!func\b|var\b|let\b)([\w.]+)")
BASE = re.compile(r":\s*([\w.]+)")
CLOSURE_HEAD = re.compile(
    r"\s*(?:@\w+\s+)*(?P<list>\[[^\]]*\])?\s*(?:\([^(){}]*\)|[\w$]+(?:\s*,\s*[\w$]+)*)?"
    r"\s*(?:async\s*)?(?:throws\s*)?(?:->\s*[\w.?!<>\[\]: ]+?)?\s*\bin\b")


def blanked(text):
    """The text with spaces in place of comments and the contents of strings."""
    result = list(text)

    def blank(start, end):
        for index in range(start, end):
            if result[index] != "\n":
                result[index] = " "

    index = 0
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
            blank(index, end)
        elif text.startswith("/*", index):
            end = text.find("*/", index) + 2
            blank(index, end)
        elif text[index] == '"':
            mark = '"""' if text.startswith('"""', index) else '"'
            end = index + len(mark)
            depth = 0
            while end < len(text) and (depth or not text.startswith(mark, end)):
                if text[end] == "\\":
                    depth += text[end + 1] == "("
                    end += 1
                elif depth:
                    depth += (text[end] == "(") - (text[end] == ")")
                end += 1
            blank(index + 1, end + len(mark) - 1)
            end += len(mark)
        else:
            end = index + 1
        index = end
    return "".join(result)


class Block:
    """A pair of braces: its place, the code in front of it, and the block around it."""

    def __init__(self, start, head, outer):
        self.start, self.head, self.outer = start, head, outer
        self.is_closure = is_closure(head)
        # The statements directly in the block, each with its place.
        self.parts = []

    def statements(self, start):
        return [text for place, text in self.parts if place >= start]

    @property
    def type(self):
        match = TYPE.search(self.head)
        return match and (match[1], match[2])


def blocks(code):
    """The blocks of a file, in order."""
    result, stack = [], []

    def end(place):
        text = code[starts[-1]:place].strip()
        if stack and text and len(starts) == stack[-1].depth:
            stack[-1].parts.append((starts[-1] + len(code[starts[-1]:place]) - len(
                code[starts[-1]:place].lstrip()), text))

    # The place where the current statement begins, for each open bracket.
    starts = [0]
    for index, character in enumerate(code):
        if character == "{":
            block = Block(index, code[starts[-1]:index].strip(), stack[-1] if stack else None)
            stack.append(block)
            result.append(block)
            starts.append(index + 1)
            block.depth = len(starts)
        elif character in "([":
            starts.append(index + 1)
        elif character in ")]":
            if len(starts) > 1:
                starts.pop()
        elif character == "}":
            end(index)
            if stack:
                stack.pop()
            if len(starts) > 1:
                starts.pop()
            if not is_continued(code, index + 1):
                end(index + 1)
                starts[-1] = index + 1
        elif character == ";" or character == "\n" and is_over(code, starts[-1], index):
            end(index)
            starts[-1] = index + 1
    return result


def is_continued(code, index):
    """True if code behind a brace belongs to the statement in front of the brace."""
    return code[index:].lstrip(" \n")[:1] in [".", ",", ")", "?", "!"]


def is_over(code, start, end):
    """True if the statement ends at the end of a line."""
    line = code[start:end].rstrip()
    following = code[end:].lstrip()
    if not line.strip():
        return True
    return not (
        line[-1] in ",=&|+:?(" or following[:1] in [".", "?", "&", "|", ":", "{"]
        or following.startswith(("where ", "else ")))


STATEMENT = re.compile(
    r"^(?:\w+:\s*)?(?:[})\s]*)(if|guard|else|for|while|switch|do|catch|repeat|defer)\b")
DECLARATION = re.compile(r"\b(func|init|deinit|subscript)\b|\b(get|set|willSet|didSet)\s*(\(\w+\))?$")


def is_closure(head):
    """True if the braces behind some code are a closure."""
    if not head or head[-1] in "=,:?":
        return True
    if head.endswith("return") or head.endswith("in"):
        return True
    if TYPE.search(head) or STATEMENT.search(head) or DECLARATION.search(head):
        return False
    if re.search(r"\b(var|let)\s+\w+\s*(:[^=]*)?$", head):
        return False
    if re.search(r"\b(else|catch|do|defer|repeat)$", head):
        return False
    return True


def group(block):
    """The group of a block's place; nil if no mistake is planted there."""
    head = block.head
    if block.is_closure:
        return "closure"
    if block.type or re.search(r"(^|\s)switch\s[^{}]*$", head):
        return None
    if re.search(r"\bfunc\b", head):
        return None if re.search(r"\b(static|class)\s+(\w+\s+)*func\b", head) else "method"
    if re.search(r"\b(init|deinit|subscript)\b", head) or re.search(r"\b(var|let)\b[^=]*$", head):
        # The closure of a condition, such as `if let first = …`, is an `if`.
        if not STATEMENT.search(head):
            return None
    match = STATEMENT.search(head)
    if match and match[1] in ("if", "guard"):
        return match[1]
    if re.search(r"\belse(\s+if\b.*)?$", head, re.DOTALL):
        return "if"
    return "other"


def controllers(code):
    """The names of the classes of controllers that a file declares."""
    bases = {}
    for match in re.finditer(r"\bclass\s+(\w+)\s*(?:<[^>]*>)?\s*:\s*([\w.]+)", code):
        bases[match[1]] = match[2]
    result = set()
    for name in bases:
        base = name
        while base in bases:
            base = bases[base]
        if re.fullmatch(r"UI\w*Controller", base) and base not in (
                "UIPresentationController", "UISearchController", "UIDocumentInteractionController"):
            result.add(name)
    return result


def owner(block, names):
    """The controller that is `self` in a block; nil in other types and in static members."""
    outer = block
    while outer is not None:
        if outer is not block or not block.is_closure:
            if re.search(r"\b(static|class)\s+(\w+\s+)*(func|var|let)\b", outer.head):
                return None
        if re.search(r"\b(private\s+)?(static)\b", outer.head):
            return None
        # The default of a property that is not lazy has no `self`.
        if outer.is_closure and outer.outer is not None and outer.outer.type and \
                not re.search(r"\blazy\b", outer.head):
            return None
        if re.search(r"\b(init|deinit)\b\s*[?(]?", outer.head) and not outer.is_closure:
            return None
        if outer.type:
            return outer.type[1] if outer.type[1] in names and outer.type[0] in (
                "class", "extension") else None
        outer = outer.outer
    return None


def places(text):
    """The places of a file: offset, group, the word for `self`, and the class."""
    code = blanked(text)
    names = controllers(code)
    result = []
    for block in blocks(code):
        name, kind = owner(block, names), group(block)
        if name is None or kind is None:
            continue
        start = block.start + 1
        head = CLOSURE_HEAD.match(code, start) if block.is_closure else None
        if head and "\n" not in head[0].strip():
            start = head.end()
        receiver = "self"
        outer = block
        while outer is not None and not outer.type:
            head = CLOSURE_HEAD.match(code, outer.start + 1) if outer.is_closure else None
            captures = head and head["list"] or ""
            if "weak self" in captures and not re.search(
                    r"\bself\s*=\s*self\b|let self\b",
                    code[outer.start:block.start + 1]):
                receiver = "self?"
                break
            if "self" in captures:
                break
            outer = outer.outer
        if is_expression(block, start) or is_gone(block):
            continue
        result.append((start, kind, receiver, name))
    return result


def is_gone(block):
    """True for the way out of a closure whose `self` is gone, where no mistake has an effect."""
    return re.match(r"guard\s+let\s+`?self`?(\s*=\s*self)?\s+else$", block.head) is not None


def is_expression(block, start):
    """True for a body that is a single expression, whose value another statement would lose."""
    if not block.is_closure and "->" not in block.head:
        return False
    # The statements of a body are on lines of their own, or have a semicolon between them.
    statements = block.statements(start)
    if len(statements) != 1 or re.match(r"(return|if|guard|for|switch|do|while|throw)\b", statements[0]):
        return False
    if not block.is_closure:
        return True
    return not re.search(r"[\w)\]]\s*[-+]?=[^=]", statements[0]) and not statements[0].endswith(")")


def planted(text, mistake):
    """The text with mistakes of one kind, and the line and group of each mistake."""
    overridden = set(re.findall(r"override\s+(?:\w+\s+)*func\s+(\w+)", text))
    free = [name for name in APPEARANCES if name not in overridden]
    result, lines, last = [], [], 0
    line = 1
    for offset, kind, receiver, _ in places(text):
        statement = mistake(receiver, free)
        if statement is None:
            continue
        piece = text[last:offset]
        result.append(piece + "\n" + statement + "\n")
        line += piece.count("\n") + 1
        lines.append((line, kind))
        line += 1
        last = offset
    return "".join(result) + text[last:], lines


def direct_call(receiver, free):
    # A call of an override that the controller has might call itself for ever.
    return f"{receiver}.{free[0]}(false)" if free else None


def half_child(receiver, free):
    return f"{receiver}.addChild(UIViewController())"


MISTAKES = [
    ("direct-appearance-call", direct_call),
    ("missing-did-move", half_child),
]


def measure(command, file, folder, mistake):
    """The planted mistakes of one file: group, and true if it was found; the file's problem."""
    name, plant = mistake
    text, lines = planted(file.read_text(encoding="utf-8"), plant)
    if not lines:
        return [], None
    copy = folder / name / file.name
    copy.parent.mkdir(exist_ok=True)
    copy.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [command, "check", copy, "--format", "json"], capture_output=True, text=True,
        encoding="utf-8")
    if run.returncode not in (0, 1):
        return [], f"{copy.name} with {name}: status {run.returncode}: {run.stderr[:500]}"
    found = {
        one["line"] for one in json.loads(run.stdout)["diagnostics"] if one["id"] == name}
    return [
        (kind, line in found, f"{file.name}: {name}: {kind}: line {line} of {copy}")
        for line, kind in lines], None


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    command, source = str(pathlib.Path(words[0]).resolve()), pathlib.Path(words[1])
    goal = float(words[2]) if len(words) > 2 else GOAL
    files = sorted(source.glob("*.swift"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        if "--keep" in sys.argv:
            folder = pathlib.Path(tempfile.mkdtemp())
        jobs = [(file, mistake) for mistake in MISTAKES for file in files]
        with concurrent.futures.ThreadPoolExecutor() as pool:
            results = list(pool.map(lambda job: measure(command, job[0], folder, job[1]), jobs))
    problems = [problem for _, problem in results if problem]
    mistakes = [mistake for found, _ in results for mistake in found]
    is_short = bool(problems) or not mistakes
    for problem in problems:
        print(problem)
    for kind in GROUPS + ["all"]:
        group = [found for other, found, _ in mistakes if kind in ("all", other)]
        if not group:
            print(f"{kind}: no mistakes were planted")
            is_short = True
            continue
        share = 100 * sum(group) / len(group)
        print(f"{kind}: {sum(group)} of {len(group)} found ({share:.1f} %)")
        is_short = is_short or share < goal
    if "--missed" in sys.argv:
        for _, found, text in mistakes:
            if not found:
                print("missed:", text)
    sys.exit(1 if is_short else 0)


main()
