import Foundation
import ScriptLanguage
import Testing
import TraceRendering

@testable import SiteGenerator

@Suite struct CommandTests {
  private struct Output {
    var status: Int32
    var output: String
    var errors: String
    var lastLine: Substring { output.split(separator: "\n").last ?? "" }
  }

  /// Runs the command in a folder.
  private func lifeguard(
    _ arguments: String..., in folder: TemporaryFolder, input: String = ""
  ) throws -> Output {
    let process = Process()
    process.executableURL = Checkout.command
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    // Files instead of pipes: nothing can fill up while nobody reads.
    try folder.write(input, to: ".input")
    try folder.write("", to: ".output")
    try folder.write("", to: ".errors")
    process.standardInput = FileHandle(forReadingAtPath: "\(folder.path)/.input")
    process.standardOutput = FileHandle(forWritingAtPath: "\(folder.path)/.output")
    process.standardError = FileHandle(forWritingAtPath: "\(folder.path)/.errors")
    try process.run()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, output: try folder.text(".output"),
      errors: try folder.text(".errors"))
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

  @Test(arguments: [[], ["build"], ["verify"], ["run"]])
  func helpHasAnExample(command: [String]) throws {
    let folder = try site([:])
    let help =
      command.isEmpty
      ? try lifeguard("--help", in: folder) : try lifeguard(command[0], "--help", in: folder)
    #expect(help.status == 0)
    #expect(help.output.contains("EXAMPLE\n  lifeguard "))
  }

  // MARK: run

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
      #expect(
        event.keys.sorted() == [
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
      SourceLocation(line: $0.line + 3, column: $0.column)
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

  @Test func runShowsTheTraceOfAScenarioThatDoesNotHold() throws {
    let folder = try site(["one.md": "# T\n\n" + Fence.push(isRight: false)])
    let result = try lifeguard("run", "one.md", in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("B.viewDidAppear(animated: true)"))
    #expect(result.errors.hasPrefix("one.md:13:5: error:"))
  }
}
