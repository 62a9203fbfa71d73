import Diagnostics
import Foundation
import Scenarios
import Testing

@testable import SiteGenerator

@Suite struct ShardTests {
  @Test(arguments: ["1/1", "2/4", "4/4"])
  func aPartIsANumberOfANumber(text: String) {
    #expect(Shard(text).map { "\($0.number)/\($0.count)" } == text)
  }

  @Test(arguments: ["", "1", "0/4", "5/4", "1/0", "-1/2", "1/2/3", "a/b", "1/ 2", "+1/2"])
  func nothingElseIsOne(text: String) throws {
    #expect(Shard(text) == nil)
    let folder = try TemporaryFolder(["Content/a.md": "# A\n"])
    #expect(try Command.run(["verify", "--shard=\(text)"], in: folder).status == 2)
  }

  /// Every kind of problem, on several pages.
  private static let content = [
    "Content/a.md": "# A\n\n" + Fence.push("one", isRight: false) + "\n[x](no.md)\n"
      + Fence.push("two"),
    "Content/b.md": "no title\n\n" + Fence.push("two") + "\n```scenari x\n```\n",
    "Content/c.md":
      "# C\n\n```claims over=cancelled\nalways New.viewDidAppear < New.viewWillAppear\n```\n",
    "Content/lifeguard.yml": "titel: x\n",
  ]

  @Test(arguments: [1, 2, 3, 7])
  func togetherThePartsSayWhatTheWholeSays(count: Int) throws {
    let folder = try TemporaryFolder(Self.content)
    let whole = try Verification(paths: ["\(folder.path)/Content"])
    var said: [String] = []
    var counts = (run: 0, scenarios: 0, checks: 0, claims: 0)
    for number in 1...count {
      let shard = try #require(Shard("\(number)/\(count)"))
      let part = try Verification(
        paths: ["\(folder.path)/Content"], options: VerificationOptions(shard: shard))
      said += part.diagnostics.map { DiagnosticText.render($0) }
      counts.run += part.counts.blocksRun
      counts.scenarios += part.counts.scenarios
      counts.checks += part.counts.checks
      counts.claims += part.counts.claims
      #expect(part.counts.blocksFound == whole.counts.blocksFound)
    }
    #expect(said.sorted() == whole.diagnostics.map { DiagnosticText.render($0) }.sorted())
    #expect(
      counts == (
        whole.counts.blocksRun, whole.counts.scenarios, whole.counts.checks, whole.counts.claims
      ))
  }

  @Test func whatIsNotRunIsCounted() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n\n" + Fence.push("one") + Fence.push("two")
    ])
    let result = try Command.run(["verify", "--shard", "2/3"], in: folder)
    #expect(result.output.hasPrefix("blocks: 2 found, 1 run, 1 not run\n"))
    #expect(
      result.lastLine
        == "verified: 1 scenarios, 1 checks, 0 claims (0 runs), 0 examples; 0 disagreements, "
        + "1 of 2 blocks not run")
  }

  @Test func strictlyAScenarioWithoutChecksIsAnError() throws {
    let page = "# A\n\n```scenario bare\nwindow.rootViewController = UIViewController()\n```\n"
    let folder = try TemporaryFolder(["Content/a.md": page])
    #expect(try Command.run(["verify"], in: folder).status == 0)
    let strict = try Command.run(["verify", "--strict"], in: folder)
    #expect(strict.status == 2)
    #expect(
      strict.errors.hasPrefix("Content/a.md:3:4: error: This scenario has no checks"),
      "\(strict.errors)")
  }
}
