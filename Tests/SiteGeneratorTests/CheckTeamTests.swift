import Foundation
import Testing

@testable import SiteGenerator

/// `lifeguard check` in a project of several people: settings, comments, a baseline, limits and reports.
@Suite struct CheckTeamTests {
  private static let wrong = """
    class Feed: UIViewController {
        override func viewWillAppear(_ animated: Bool) {}
    }

    """
  private static let sound = "class Fine: UIViewController {}\n"

  // MARK: Comments

  @Test(arguments: [
    "    // lifeguard:ignore missing-super the whole app leaves that out\n    override func viewWillAppear(_ animated: Bool) {}\n",
    "    override func viewWillAppear(_ animated: Bool) {} // lifeguard:ignore missing-super on purpose\n",
    "    // lifeguard:ignore missing-super on purpose\n\n    // More.\n    override func viewWillAppear(_ animated: Bool) {}\n",
  ])
  func aCommentLetsAFindingPass(body: String) throws {
    // A comment of another kind is code between the comment and its line.
    let isApart = body.contains("// More.")
    let folder = try TemporaryFolder(["A.swift": "class Feed: UIViewController {\n\(body)}\n"])
    let result = try Command.run(["check", "A.swift"], in: folder)
    #expect(result.status == (isApart ? 1 : 0), "\(result.errors)")
    #expect(isApart || result.lastLine.contains("0 findings, 1 ignored by comments"))
    #expect(isApart == result.errors.contains("[unused-ignore]"))
  }

  @Test func aCommentWithoutAReasonLetsNothingPass() throws {
    let body =
      "    // lifeguard:ignore missing-super\n    override func viewWillAppear(_ animated: Bool) {}\n"
    let folder = try TemporaryFolder(["A.swift": "class Feed: UIViewController {\n\(body)}\n"])
    let result = try Command.run(["check", "A.swift"], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("[bad-ignore]") && result.errors.contains("[missing-super]"))
  }

  // MARK: Settings

  @Test func theConfigurationNamesPathsExceptionsAndLevels() throws {
    let settings = """
      check:
        paths: [App]
        exclude: [Old]
        levels:
          missing-super: {App/Legacy: warning}
      """
    let folder = try TemporaryFolder([
      "lifeguard.yml": settings, "App/Legacy/A.swift": Self.wrong, "App/Old/B.swift": Self.wrong,
      "App/C.swift": Self.sound,
    ])
    let result = try Command.run(["check"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("A.swift:2:19: warning: 'viewWillAppear'"))
    #expect(!result.errors.contains("B.swift"))
    #expect(result.lastLine.hasPrefix("checked: 2 files, 2 view controllers"))
  }

  @Test(arguments: [
    ("check:\n  path: [App]\n", "lifeguard.yml:2:3: error: 'check' has no key 'path'"),
    ("check: [App]\n", "lifeguard.yml:1:8: error: 'check' is a list, not a mapping"),
    (
      "check:\n  levels: {mising-super: off}\n",
      "lifeguard.yml:2:12: error: 'mising-super' is nothing that 'lifeguard check' tells"
    ),
    ("check:\n  levels: {retain-cycle: of}\n", "lifeguard.yml:2:26: error: 'of' is not a level"),
  ])
  func aWrongConfigurationIsTold(settings: String, message: String) throws {
    let folder = try TemporaryFolder(["lifeguard.yml": settings, "App/A.swift": Self.sound])
    let result = try Command.run(["check", "App"], in: folder)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }

  // MARK: Known problems

  @Test func aBaselineLetsKnownFindingsPass() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.wrong])
    let update = try Command.run(
      ["check", "App", "--baseline", "known.txt", "--update-baseline"], in: folder)
    #expect(update.status == 0, "\(update.errors)")
    try folder.write("import UIKit\n\n" + Self.wrong, to: "App/A.swift")
    let known = try Command.run(["check", "App", "--baseline", "known.txt"], in: folder)
    #expect(known.status == 0)
    #expect(known.lastLine.contains("0 findings, 1 known by the baseline"))
    try folder.write(Self.wrong.replacing("Feed", with: "News"), to: "App/B.swift")
    #expect(try Command.run(["check", "App", "--baseline", "known.txt"], in: folder).status == 1)
    try folder.write(Self.sound, to: "App/A.swift")
    let mended = try Command.run(["check", "App", "--baseline", "known.txt"], in: folder)
    #expect(mended.errors.contains("[unused-baseline-entry]"))
  }

  // MARK: Changes

  private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-C", folder.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func onlyClassesThatReachAChangeAreDriven() throws {
    let folder = try TemporaryFolder([
      "App/Base.swift": "class Base: UIViewController {}\n",
      "App/Feed.swift": "class Feed: Base {}\n", "App/Fine.swift": Self.sound,
    ])
    try git(["init", "-q"], in: folder)
    try git(["add", "App"], in: folder)
    try git(["commit", "-q", "-m", "first"], in: folder)
    let none = try Command.run(["check", "App", "--changed-since", "HEAD"], in: folder)
    #expect(none.status == 0)
    #expect(none.errors.contains("note: no view controller reaches anything that has changed"))
    try folder.write("class Base: UIViewController { let a = 1 }\n", to: "App/Base.swift")
    let some = try Command.run(["check", "App", "--changed-since", "HEAD"], in: folder)
    #expect(some.lastLine.contains("2 view controllers (24 runs)"), "\(some.lastLine)")
    #expect(some.lastLine.hasSuffix("1 view controllers unchanged"))
    let unknown = try Command.run(["check", "App", "--changed-since", "nothing"], in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("error: git cannot tell what changed since 'nothing'"))
  }

  // MARK: Failures by choice

  @Test func whatIsNotDrivenCanFail() throws {
    let folder = try TemporaryFolder([
      "A.swift":
        "class A: UIViewController {\n    override func viewDidLoad() { fatalError() }\n}\n",
      "M.swift": "struct M {}\n",
    ])
    #expect(try Command.run(["check", "A.swift"], in: folder).status == 0)
    let driven = try Command.run(["check", "A.swift", "--fail-on-not-driven"], in: folder)
    #expect(driven.status == 1)
    #expect(driven.errors.contains("error: No run of 'A' finished"))
    #expect(try Command.run(["check", "M.swift"], in: folder).status == 0)
    let controller = try Command.run(["check", "M.swift", "--fail-on-no-controller"], in: folder)
    #expect(controller.status == 1)
    #expect(controller.errors.contains("[no-controller]"))
  }

  // MARK: Time

  @Test func aClassWithoutTimeLosesNothingOfTheOthers() throws {
    let conditions = (0..<12).map { "        if Flags.now.option\($0) { title = \"\($0)\" }\n" }
    let slow = """
      class Slow: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
      \(conditions.joined())    }
      }

      """
    let folder = try TemporaryFolder(["A.swift": slow + Self.wrong])
    let result = try Command.run(["check", "A.swift", "--time-budget", "0.000001"], in: folder)
    #expect(result.status == 0)
    #expect(result.errors.components(separatedBy: "[budget]").count == 3)
    let enough = try Command.run(["check", "A.swift", "--time-budget", "600"], in: folder)
    #expect(enough.status == 1 && !enough.errors.contains("[budget]"))
  }

  /// Results of the cache are the same, and one change leaves the others valid.
  @Test func aSecondCheckTellsTheSame() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.wrong, "App/B.swift": Self.sound])
    let first = try Command.run(["check", "App", "--format", "json"], in: folder)
    let second = try Command.run(["check", "App", "--format", "json"], in: folder)
    #expect(first.output == second.output)
    let one = try Command.run(
      ["check", "App", "--format", "json", "--jobs", "1", "--no-cache"], in: folder)
    #expect(first.output == one.output)
  }

  /// A folder shows at least what each of its files shows alone.
  @Test func aFolderShowsWhatItsFilesShow() throws {
    let own = """
      class Feed: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              Tracker.begin()
          }
          override func viewDidAppear(_ animated: Bool) {}
      }

      """
    let folder = try TemporaryFolder([
      "App/Feed.swift": own,
      "App/Tracker.swift": "enum Tracker { static func begin() { fatalError() } }\n",
    ])
    for path in ["App/Feed.swift", "App"] {
      let result = try Command.run(["check", path], in: folder)
      #expect(result.errors.contains("[missing-super]"), "\(path)")
    }
  }

  // MARK: Reports

  @Test func xcodeShowsEachFindingAtItsLine() throws {
    let folder = try TemporaryFolder(["A.swift": Self.wrong])
    let result = try Command.run(["check", "A.swift", "--format", "xcode"], in: folder)
    #expect(result.status == 1)
    let first = try #require(result.output.split(separator: "\n").first)
    #expect(
      first.wholeMatch(of: #/\/.+\/A\.swift:2:19: warning: 'viewWillAppear'.+\[missing-super\]/#)
        != nil)
    #expect(result.output.contains("A.swift:2:19: note: seen when 'Feed'"))
  }

  @Test func sarifTellsFindingsApartAndMendsThem() throws {
    let folder = try TemporaryFolder(["A.swift": Self.wrong])
    func result() throws -> [String: Any] {
      let output = try Command.run(["check", "A.swift", "--format", "sarif"], in: folder).output
      let log = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let runs = log?["runs"] as? [[String: Any]]
      return try #require((runs?.first?["results"] as? [[String: Any]])?.first)
    }
    let first = try result()
    let prints = try #require(first["partialFingerprints"] as? [String: String])
    #expect(prints["lifeguard/v1"]?.isEmpty == false)
    let fixes = try #require(first["fixes"] as? [[String: Any]])
    let changes = try #require(fixes.first?["artifactChanges"] as? [[String: Any]])
    let replacements = try #require(changes.first?["replacements"] as? [[String: Any]])
    let inserted = replacements.first?["insertedContent"] as? [String: String]
    #expect(inserted?["text"]?.contains("super.viewWillAppear(animated)") == true)
    try folder.write("import UIKit\n\n" + Self.wrong, to: "A.swift")
    #expect(try result()["partialFingerprints"] as? [String: String] == prints)
  }

  @Test func htmlHasAPageForEachFinding() throws {
    let folder = try TemporaryFolder(["A.swift": Self.wrong])
    for _ in 0..<2 {
      let result = try Command.run(["check", "A.swift", "--format", "html"], in: folder)
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.lastLine == "wrote lifeguard-report/index.html")
    }
    #expect(try folder.text("lifeguard-report/index.html").contains("1-missing-super.html"))
    let page = try folder.text("lifeguard-report/1-missing-super.html")
    #expect(page.contains("The run") && page.contains("The first difference"))
    #expect(page.contains("viewWillAppear"))
  }
}
