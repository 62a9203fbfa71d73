"""Reads what the command prints for other programs with those programs' own readers.

    check.py COMMAND CONTENT [SARIF-SCHEMA]

COMMAND is the built command and CONTENT a folder of pages whose scenarios are drawn. The schema of
SARIF 2.1.0 is checked where it is given. Ends with status 1 if anything is wrong.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

WRONG = """# Wrong

```scenario push ios=13...26 title="A push; with <marks> & #1 %% and ümlauts 😀"
let A = UIViewController(), B = UIViewController()
let nav = UINavigationController(rootViewController: A)
window.rootViewController = nav
when "B; is #pushed" { nav.pushViewController(B, animated: true) }
expect(.classic) {
    B.viewDidAppear
}
```

```scenario right
let A = UIViewController()
window.rootViewController = A
print("a; b #2 <i>x</i> %%")
require A.viewWillAppear < A.viewDidAppear
```

```scenarios x
```
"""


CODE = """import UIKit

final class FeedViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) {
        label.text = "a < b & \\"c\\" ]]> 100 % 😀"
    }
}
"""


def run(command, *arguments, folder):
    return subprocess.run(
        [command, *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8")


def check_reports(command, folder, schema, problems):
    result = run(command, "verify", "--format", "json", "page.md", folder=folder)
    report = json.loads(result.stdout)
    ids = sorted(entry["id"] for entry in report["diagnostics"])
    if ids != ["expectation-failed", "mistyped-block"]:
        problems.append(f"json: the diagnostics are {ids}")
    result = run(command, "verify", "--format", "junit", "page.md", folder=folder)
    suites = xml.etree.ElementTree.fromstring(result.stdout)
    failed = [case.get("name") for case in suites.iter("testcase") if case.find("failure") is not None]
    if "push" not in failed or "right" in failed:
        problems.append(f"junit: the failures are {failed}")
    result = run(command, "verify", "--format", "sarif", "page.md", folder=folder)
    log = json.loads(result.stdout)
    if len(log["runs"][0]["results"]) != 2:
        problems.append("sarif: there are not two results")
    if schema is None:
        return "SARIF was not held against its schema"
    import jsonschema

    validator = jsonschema.validators.validator_for(schema)(schema)
    for pages in (["page.md"], ["empty.md"]):
        log = json.loads(run(command, "verify", "--format", "sarif", *pages, folder=folder).stdout)
        problems += [f"sarif: {error.message}" for error in validator.iter_errors(log)]
    return "SARIF is valid"


def check_code(command, folder, schema, problems):
    expected = ["late-ui-change", "missing-super"]
    report = json.loads(run(command, "check", "--format", "json", "feed.swift", folder=folder).stdout)
    ids = sorted(entry["id"] for entry in report["diagnostics"])
    if ids != expected:
        problems.append(f"json of check: the diagnostics are {ids}")
    suites = xml.etree.ElementTree.fromstring(
        run(command, "check", "--format", "junit", "feed.swift", folder=folder).stdout)
    failures = [failure.text or "" for failure in suites.iter("failure")]
    if not any('a < b & "c" ]]> 100 % 😀' in text for text in failures):
        problems.append(f"junit of check: the failures are {failures}")
    commands = run(command, "check", "--format", "github", "feed.swift", folder=folder).stdout
    lines = [line for line in commands.splitlines() if line.startswith("::error ")]
    if len(lines) != 2 or not all("file=feed.swift,line=" in line for line in lines):
        problems.append(f"github of check: {commands}")
    log = json.loads(run(command, "check", "--format", "sarif", "feed.swift", folder=folder).stdout)
    if sorted(result["ruleId"] for result in log["runs"][0]["results"]) != expected:
        problems.append("sarif of check: the results are others")
    if schema is not None:
        import jsonschema

        validator = jsonschema.validators.validator_for(schema)(schema)
        problems += [f"sarif of check: {error.message}" for error in validator.iter_errors(log)]


def scenario_ids(page):
    is_shown = False
    for line in page.read_text(encoding="utf-8").splitlines():
        # A longer fence shows how a scenario is written.
        if line.startswith("````"):
            is_shown = not is_shown
        words = line.split()
        if not is_shown and len(words) > 1 and words[0] == "```scenario":
            yield words[1]


def check_diagrams(command, folder, content, problems):
    import merman

    engine = merman.MermanEngine(None, None)
    count = 0
    for page in sorted(pathlib.Path(content).resolve().rglob("*.md")) + [folder / "page.md"]:
        for scenario in scenario_ids(page):
            for lens in ([], ["--lens", "all"]):
                arguments = ["run", str(page), "--scenario", scenario, "--format", "mermaid", *lens]
                source = run(command, *arguments, folder=folder).stdout
                try:
                    svg = engine.render_svg(source, None)
                except merman.MermanError as error:
                    problems.append(f"mermaid: {scenario}: {error}\n{source}")
                    continue
                count += 1
                if "<svg" not in str(svg):
                    problems.append(f"mermaid: {scenario}: no picture")
    return f"{count} diagrams were rendered"


def main():
    command, content = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    schema = None
    if len(sys.argv) > 3:
        schema = json.loads(pathlib.Path(sys.argv[3]).read_text(encoding="utf-8"))
    problems = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "page.md").write_text(WRONG, encoding="utf-8")
        (folder / "empty.md").write_text("# Nothing\n", encoding="utf-8")
        (folder / "feed.swift").write_text(CODE, encoding="utf-8")
        print(check_reports(command, folder, schema, problems))
        check_code(command, folder, schema, problems)
        print(check_diagrams(command, folder, content, problems))
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
