import Diagnostics
import Foundation
import Scenarios
import Testing
import TraceRendering

@testable import SiteGenerator

@Suite struct CommandTests {
  @Test func aJUnitReportHasTheTimeOfEachBlock() throws {
    let folder = try TemporaryFolder(["Content/index.md": "# A\n\n" + Fence.push()])
    let text = try Command.run(["verify", "--no-cache", "--format", "junit"], in: folder).output
    let times = text.matches(of: #/ time="(\d+\.\d{3})"/#).map { Double($0.1) ?? -1 }
    #expect(text.contains(#/<testcase [^>]*name="push"[^>]* time="\d+\.\d{3}"/#))
    #expect(times.count == 3 && times.allSatisfy { $0 >= 0 } && Set(times).count == 1, "\(text)")
  }

  /// Runs the command in a folder.
  private func lifeguard(
    _ arguments: String..., in folder: TemporaryFolder, input: String = ""
  ) throws -> Command.Output {
    try Command.run(arguments, in: folder, input: input)
  }

  private func site(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(TemporaryFolder.theme.merging(files) { _, new in new })
  }

  @Test func agreementEndsWithZero() throws {
    let folder = try site(["Content/index.md": "# Home\n\n" + Fence.push()])
    let verify = try lifeguard("verify", in: folder)
    #expect(verify.status == 0)
    #expect(verify.errors.isEmpty)
    #expect(
      verify.lastLine
        == "verified: 1 scenarios, 1 checks, 0 claims (0 runs), 0 examples; 0 disagreements")
    let build = try lifeguard("build", in: folder)
    #expect(build.status == 0)
    #expect(build.lastLine == "wrote 1 page to _site")
    #expect(folder.exists("_site/index.html"))
  }

  @Test(arguments: ["k", "k/", "./k", "k/a.md", "./k/a.md", "k//a.md", "a.md", "./a.md"])
  func pathsOfEveryShapeAreTaken(path: String) throws {
    let folder = try site(["k/a.md": "# A\n", "a.md": "# A\n"])
    #expect(try lifeguard("verify", path, in: folder).status == 0)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"),
      "this system has no device that is always full"))
  func outputThatIsLostIsAnError() throws {
    let folder = try site(["a.swift": Self.script])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(Checkout.command.path)' run a.swift >/dev/full 2>/dev/null"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 70)
  }

  @Test func runPrintsJSONForAScriptThatIsNotUnderstood() throws {
    let folder = try site(["a.swift": "let = 3\n"])
    let result = try lifeguard("run", "a.swift", "--format", "json", in: folder)
    #expect(result.status == 2)
    let answer = PlaygroundAnswer.json(script: "let = 3\n", attributes: ScenarioAttributes())
    #expect(result.output == answer)
  }

  @Test func aChangedLineOfAnExpectationEndsWithOneAndShowsTheDifference() throws {
    let folder = try site(["Content/index.md": "# Home\n\n" + Fence.push()])
    #expect(try lifeguard("build", in: folder).status == 0)
    let before = try folder.files(in: "_site")
    try folder.write("# Home\n\n" + Fence.push(isRight: false), to: "Content/index.md")
    let excerpt = """
      [expectation-failed]
      13 |     B.viewDidAppear
         |     ^^^^^^^^^^^^^^^
      """
    for arguments in [["verify"], ["verify", "Content/index.md"], ["build"]] {
      let result = try lifeguard(
        arguments[0], arguments.count > 1 ? arguments[1] : "--", in: folder)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("Content/index.md:13:5: error: "), "\(result.errors)")
      #expect(result.errors.contains(excerpt), "\(result.errors)")
      #expect(result.errors.contains("actual\n  A.viewWillDisappear   A.viewWillDisappear\n"))
    }
    #expect(try folder.files(in: "_site") == before)
  }

  @Test func whatCannotBeReadEndsWithTwo() throws {
    let folder = try site(["Content/index.md": "# Home\n\n```scenario a\nlet = 3\n```\n"])
    #expect(try lifeguard("verify", in: folder).status == 2)
    #expect(try lifeguard("build", in: folder).status == 2)
    #expect(!folder.exists("_site"))
  }

  @Test(arguments: [
    ["verify", "nothing"], ["build", "--content", "nothing"], ["build", "--unknown"], ["bogus"],
    ["run"], ["run", "nothing"], ["run", "-", "--ios", "20"], ["run", "-", "--format", "gif"],
    ["new"], ["explain"], ["explain", "bogus"], ["verify", "--format", "xml"],
    ["serve", "--port", "x"],
    ["verify", ""], ["build", "--content", ""], ["build", "--output", ""],
    ["run", "-", "--lens", "clasic"], ["run", "-", "--scenario", "x"],
  ])
  func badUsageEndsWithTwo(arguments: [String]) throws {
    let folder = try site(["Content/index.md": "# Home\n"])
    let process = try lifeguard(
      arguments[0], arguments.count > 1 ? arguments[1] : "--",
      arguments.count > 2 ? arguments[2] : "--", arguments.count > 3 ? arguments[3] : "--",
      in: folder)
    #expect(process.status == 2)
    #expect(process.output.isEmpty)
    #expect(!process.errors.isEmpty)
  }

  @Test(arguments: [[], ["build"], ["verify"], ["run"], ["explain"], ["serve"], ["new"]])
  func helpHasAnExample(command: [String]) throws {
    let folder = try site([:])
    let help =
      command.isEmpty
      ? try lifeguard("--help", in: folder) : try lifeguard(command[0], "--help", in: folder)
    #expect(help.status == 0)
    #expect(help.output.contains("EXAMPLE\n  lifeguard "))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsGetCompletions(shell: String) throws {
    let result = try lifeguard("--generate-completion-script", shell, in: try site([:]))
    #expect(result.status == 0)
    for word in ["verify", "serve", "explain", "--shard", "sarif"] {
      #expect(result.output.contains(word.drop { $0 == "-" }), "\(word)")
    }
  }

  /// The content folder has several spellings. The next build would publish a site in the folder.
  @Test(arguments: [".", "./", "absolute", "Site/..", "link"])
  func anOutputInsideTheContentIsRefused(content: String) throws {
    let folder = try site(["index.md": "# Home\n"])
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(other.path)/link", withDestinationPath: folder.path)
    let names = ["absolute": folder.path, "link": "\(other.path)/link"]
    let name = names[content] ?? content
    let result = try lifeguard("build", "--content", name, in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors == "error: The output folder '_site' is inside '\(name)'\n"
        + "help: name one outside it with '--output DIR'\n")
    #expect(!folder.exists("_site"))
  }

  @Test func aFolderOfContentMayBeTheCurrentOne() throws {
    let folder = try site(["index.md": "# Home\n"])
    let name = "lifeguard-tests-" + UUID().uuidString
    defer {
      try? FileManager.default.removeItem(atPath: NSTemporaryDirectory() + name)
    }
    try FileManager.default.removeItem(atPath: "\(folder.path)/Site")
    let theme = try TemporaryFolder(TemporaryFolder.theme)
    for _ in 0..<2 {
      let result = try lifeguard(
        "build", "--content", ".", "--theme", "\(theme.path)/Site", "--output", "../\(name)",
        in: folder)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.lastLine == "wrote 1 page to ../\(name)")
    }
  }

  @Test func aSiteWithoutAHomePageSaysWhereItBegins() throws {
    let folder = try site(["Content/b.md": "# B\n", "Content/c.md": "# C\n"])
    #expect(
      try lifeguard("build", in: folder).output.hasSuffix(
        "\nnote: there is no page 'index.md'; the site begins with 'b.html'\n"
          + "wrote 2 pages to _site\n"))
    try folder.write("# Home\n", to: "Content/index.md")
    #expect(try !lifeguard("build", in: folder).output.contains("note:"))
  }

  // MARK: run

  /// Runs a line of a shell in a folder; `lifeguard` is the command.
  private func shell(_ line: String, in folder: TemporaryFolder) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "lifeguard() { '\(Checkout.command.path)' \"$@\"; }; { \(line); } >all 2>&1",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try folder.text("all"))
  }

  @Test(arguments: ["lifeguard run - <&-", "lifeguard run - <."])
  func standardInputThatCannotBeReadIsAnError(line: String) throws {
    let folder = try site(["a.swift": Self.script])
    let (status, output) = try shell(line, in: folder)
    #expect(status == 2)
    #expect(output == "error: standard input cannot be read\n")
  }

  @Test(arguments: [
    "cat a.swift | lifeguard run /dev/stdin", "lifeguard run /dev/fd/3 3<a.swift",
    "mkfifo p; cat a.swift >p & lifeguard run p",
  ])
  func runReadsPipes(line: String) throws {
    let folder = try site(["a.swift": Self.script])
    let (status, output) = try shell(line, in: folder)
    #expect(status == 0)
    #expect(output.contains("A.viewWillAppear(animated: false)"), "\(output)")
  }

  @Test func aFolderIsNothingToRun() throws {
    let folder = try site([:])
    let (status, output) = try shell("lifeguard run Site", in: folder)
    #expect(status == 2)
    #expect(
      output == "error: 'Site' is a folder\nhelp: name a file, or '-' for standard input\n")
  }

  private static let script = """
    let A = UIViewController()
    window.rootViewController = A
    expect(.classic) {
        A.viewWillAppear
        A.viewDidAppear
    }

    """

  @Test func runPrintsTheTraceOfAScript() throws {
    let folder = try site(["a.swift": Self.script])
    let text = try lifeguard("run", "a.swift", "--lens", "classic", in: folder)
    #expect(text.status == 0)
    #expect(text.output.contains("A.viewWillAppear(animated: false)"))
    #expect(!text.output.contains("A.viewDidLoad"))
    #expect(text.output.contains("line 3  expect   ok"))
    let input = try lifeguard("run", "-", "--lens", "classic", in: folder, input: Self.script)
    #expect(input.output == text.output)
  }

  @Test func runPrintsJSONWithEveryFieldOfTheContract() throws {
    let folder = try site(["a.swift": Self.script])
    let result = try lifeguard("run", "a.swift", "--format", "json", "--ios", "12", in: folder)
    #expect(result.status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(
      json?.keys.sorted() == ["checks", "console", "device", "events", "ios", "scenario"])
    #expect(json?["ios"] as? Int == 12)
    let events = json?["events"] as? [[String: Any]] ?? []
    #expect(
      events.compactMap { $0["callback"] as? String }.filter {
        $0.hasPrefix("view") && $0.hasSuffix("Appear")
      }
        == ["viewWillAppear", "viewDidAppear"])
    for event in events {
      // Only events that began in a step of another transition have a cause.
      #expect(
        event.keys.filter { $0 != "cause" }.sorted() == [
          "arguments", "callback", "depth", "lens", "n", "receiver", "state", "step", "time",
          "transaction", "turn",
        ])
      #expect((event["state"] as? [String: Any])?.isEmpty == false)
    }
    let checks = json?["checks"] as? [[String: Any]] ?? []
    #expect(checks.map { $0["line"] as? Int } == [3])
    #expect(checks.map { $0["ok"] as? Bool } == [true])
    #expect(checks.map { $0["kind"] as? String } == ["expect"])
  }

  @Test(arguments: [true, false])
  func thePlaygroundAnswersWhatRunPrints(isRight: Bool) throws {
    let block =
      Fence.push(isRight: isRight).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast(2).joined(separator: "\n") + "\n"
    let folder = try site(["one.md": "# T\n\n" + Fence.push(isRight: isRight)])
    let result = try lifeguard("run", "one.md", "--format", "json", in: folder)
    let answer = PlaygroundAnswer.json(script: block, attributes: ScenarioAttributes(id: "push")) {
      Diagnostics.SourceLocation(line: $0.line + 3, column: $0.column)
    }
    #expect(result.output == answer)
    #expect(result.output.contains(isRight ? "\"line\":10" : "\"line\":13"))
  }

  @Test func runPrintsADiagramThatStandsAlone() throws {
    let folder = try site(["a.swift": Self.script])
    let result = try lifeguard("run", "a.swift", "--format", "svg", in: folder)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("<svg "))
    #expect(result.output.contains("<style>"))
    #expect(result.output.hasSuffix("</svg>\n"))
  }

  @Test func runTakesABuiltInScenario() throws {
    let folder = try TemporaryFolder()
    let run = try lifeguard(
      "run", "transitions/present-popover-animated", "--ios", "17", "--lens", ".classic", in: folder
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("present-popover-animated (iOS 17, pad)\n"), "\(run.output)")
    #expect(run.output.contains("New.viewWillAppear(animated: true)"))
    #expect(try lifeguard("run", "transitions/none", in: folder).status == 2)
    let explained = try lifeguard("explain", "transitions/pop-animated", in: folder)
    #expect(explained.errors.contains("help: a built-in scenario is run: 'lifeguard run"))
  }

  @Test func runTakesAScenarioOfAPage() throws {
    let folder = try site([
      "one.md": "---\ntitle: T\n---\n" + Fence.push(), "two.md": Fence.push("a") + Fence.push("b"),
    ])
    #expect(try lifeguard("run", "one.md", in: folder).output.hasPrefix("push (iOS 26, phone)\n"))
    let several = try lifeguard("run", "two.md", in: folder)
    #expect(several.status == 2)
    #expect(
      several.errors == "error: There are 2 scenarios in 'two.md'\n"
        + "help: choose one with '--scenario ID': a, b\n")
    let chosen = try lifeguard("run", "two.md", "--scenario", "b", in: folder)
    #expect(chosen.output.hasPrefix("b (iOS 26, phone)\n"))
  }

  @Test(arguments: ["13.4", "19", "27", "x"])
  func runSaysWhichReleasesThereAre(version: String) throws {
    let folder = try site(["a.swift": Self.script])
    let result = try lifeguard("run", "a.swift", "--ios", version, in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "Error: iOS '\(version)' is not simulated; the simulator has iOS 5 to 18 and 26.\n"))
  }

  @Test func runNeedsTheEndOfABlockToo() throws {
    let folder = try site(["one.md": "# T\n\n~~~scenario a\nprint(1)\n"])
    let result = try lifeguard("run", "one.md", in: folder)
    let verify = try lifeguard("verify", "one.md", in: folder)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("one.md:3:4: error: The block that begins here has no end"))
    #expect(verify.status == 2 && verify.errors == result.errors)
  }

  @Test func runReportsAttributesAndCodeTogether() throws {
    let folder = try site([
      "one.md": "# T\n\n```scenario a ios=13.4\nrequire never A.viewDidLod\n```\n"
    ])
    let result = try lifeguard("run", "one.md", in: folder)
    #expect(result.errors.contains("one.md:3:19: error: '13.4' is not a range of iOS versions"))
    #expect(result.errors.contains("help: the simulator has iOS 5 to 18 and 26\n"))
    #expect(result.errors.contains("one.md:4:17: error: 'viewDidLod' is not a callback"))
  }

  @Test func runShowsTheTraceOfAScenarioThatDoesNotHold() throws {
    let folder = try site(["one.md": "# T\n\n" + Fence.push(isRight: false)])
    let result = try lifeguard("run", "one.md", in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("B.viewDidAppear(animated: true)"))
    #expect(result.errors.hasPrefix("one.md:13:5: error:"))
  }
}
