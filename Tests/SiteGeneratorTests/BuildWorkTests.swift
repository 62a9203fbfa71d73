import Diagnostics
import ExampleRuns
import Foundation
import LifecycleEngine
import Scenarios
import Testing

@testable import SiteGenerator

/// A block is read once, its script is compiled once, and the script is run once on each release,
/// whatever a site makes of the script.
@Suite struct BuildWorkTests {
  private static let pages = [
    "Content/index.md": "# Home\n\n" + Fence.push("one", info: " ios=16...18"),
    // The page comes between the pages of its two scenarios in the order of verification.
    "Content/a.md": """
    # About

    [It](verify:one?never%20A.viewDidLoad) holds.

    ```compare
    one two
    ```

    ```claims over=one,two
    always A.viewWillDisappear < B.viewDidAppear
    ```

    ```state-table scenario=one of=B
    columns viewDidAppear
    rows view.window != nil
    ```

    """,
    "Content/z.md": "# Last\n\n" + Fence.push("two"),
  ]

  /// The number of times that code does each kind of work.
  private func count(_ body: () throws -> Void) async throws -> [BuildWork: Int] {
    let (stream, log) = AsyncStream.makeStream(of: BuildWork.self)
    try BuildWork.$log.withValue(log) { try body() }
    log.finish()
    var counts: [BuildWork: Int] = [:]
    for await work in stream { counts[work, default: 0] += 1 }
    return counts
  }

  private func build(_ folder: TemporaryFolder, cache: BlockCache? = nil) throws {
    var builder = folder.builder()
    builder.cache = cache
    let result = try builder.build()
    let problems = result.verification.diagnostics.map { DiagnosticText.render($0) }
    #expect(result.pageCount == 3, "\(problems)")
  }

  @Test func nothingIsDoneTwiceInABuild() async throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(BuildWorkTests.pages) { _, new in new })
    let work = try await count { try build(folder) }
    #expect(work[.info] == 5)
    // The two scenarios, and a run each with the rows of the table and the link's requirement.
    #expect(work[.compile] == 2 + 1 + 1)
    #expect(work[.run] == (3 + 1) + 1 + 3)
    #expect(folder.exists("_site/steps/one.js") && folder.exists("_site/steps/two.js"))
  }

  @Test func whatIsKeptIsNotRunAgain() async throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(BuildWorkTests.pages) { _, new in new }
        .merging(["p": "1"]) { _, new in new })
    let program = try #require(ProgramFingerprint(executable: "\(folder.path)/p"))
    let kept = "\(folder.path)/kept"
    try build(folder, cache: BlockCache(folder: kept, program: program))
    let first = try folder.files(in: "_site")
    let work = try await count {
      try build(folder, cache: BlockCache(folder: kept, program: program))
    }
    #expect(try folder.files(in: "_site") == first)
    #expect(work[.info] == 5)
    // The requirement of a link is judged each time.
    #expect(work[.compile] == 2)
    #expect(work[.run] == 3)
  }

  /// The claims, the groups of versions and the counts of events share the runs of a scenario.
  @Test func aBuiltInScenarioIsCompiledOnce() async throws {
    var runs = 0
    let work = try await count {
      let builtIns = BuiltIns()
      let catalog = ScenarioCatalog([], builtIns: builtIns, recording: .everything)
      let id = "transitions/push-animated"
      let info = try LiveBlock(info: "claims over=\(id)")
      guard case .claims(let attributes) = info else { return }
      let claims = ClaimsVerdict(
        try Claims("always New.viewDidLoad < New.viewDidAppear", attributes: attributes),
        in: try catalog.scenarios(of: attributes), runs: catalog.runs)
      #expect(claims.runCount > 10)
      let place = try #require(builtIns.place(id))
      let observations = TransitionObservations([place], nil) { builtIns.shown($0, on: $1) }
      #expect(observations.runs[0].events.contains { $0.readiness.contains(.hasFinalGeometry) })
      #expect(place.releaseGroups.count > 5)
      runs = place.scenario.releases.count
    }
    #expect(work[.compile] == 1)
    #expect(work[.run] == runs)
  }

  /// A page with one comparison runs the compared scenarios: for itself, and for their pages.
  @Test func aComparisonRunsNothingElse() async throws {
    let page = "# A\n\n```compare\ntransitions/root-replaced transitions/tab-tap\n```\n"
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": page]) { _, new in new })
    let work = try await count { _ = try folder.builder().build() }
    #expect(work[.compile] == 2 * 2)
  }

  /// Verification makes no sections, because only pages show sections.
  @Test func verificationMakesNoSections() throws {
    let folder = try TemporaryFolder(BuildWorkTests.pages)
    let verified = try VerifiedFolder(try ContentFolder("\(folder.path)/Content"))
    let outcomes = verified.pages.flatMap(\.outcomes.values)
    #expect(outcomes.count == 5 && outcomes.allSatisfy { $0.section == nil })
  }

  /// Only two files do the counted work.
  @Test func nobodyReadsOrRunsABlockPastTheCounter() throws {
    let root = "\(Checkout.root)/Sources/SiteGenerator"
    let counted = [
      "InfoString(": "PageBlock.swift", "LiveBlock(": "PageBlock.swift",
      " Scenario(": "BuildWork.swift", "ScenarioVerdict(": "BuildWork.swift",
      ".run(on:": "BuildWork.swift", " run(on:": "BuildWork.swift",
      "recordedRun(": "BuildWork.swift",
    ]
    for file in try FileTree.files(in: root) where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      for (call, owner) in counted where !file.hasSuffix("/\(owner)") {
        #expect(!text.contains(call), "\(file) has '\(call)'")
      }
    }
  }
}
