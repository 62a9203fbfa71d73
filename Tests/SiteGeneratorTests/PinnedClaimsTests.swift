import ExampleRuns
import Foundation
import LifecycleEngine
import Scenarios
import Testing

@testable import SiteGenerator

/// The claims of the project's own pages, and the number of runs.
@Suite struct PinnedClaimsTests {
  /// The runs of each family. A changed number shows that a way was added or lost.
  private static let runs: [ScenarioFamily: Int] = [
    .transitions: 12556, .presentations: 6765, .completed: 11618, .cancelled: 938,
  ]

  @Test(arguments: ScenarioFamily.allCases)
  func theRunsOfEachFamilyArePinned(family: ScenarioFamily) {
    let scenarios = BuiltInScenario.all().filter(family.contains)
    #expect(scenarios.reduce(0) { $0 + $1.releases.count } == Self.runs[family])
  }

  /// Claims fail with any other first word.
  @Test func everyOtherClaimOfOurPagesIsWrong() throws {
    let content = try ContentFolder("\(Checkout.root)/Content")
    var pages: [Page] = []
    for path in content.pagePaths {
      let file = content.path(of: path)
      pages.append(Page(path: path, file: file, bytes: try FileTree.bytes(of: file)))
    }
    let catalog = ScenarioCatalog(pages)
    var count = 0
    for block in pages.flatMap({ $0.document?.fencedCodeBlocks ?? [] }) {
      guard case .claims(let attributes) = try LiveBlock(info: block.info) else { continue }
      let scenarios = try catalog.scenarios(of: attributes)
      func disagreements(_ text: String) throws -> Int {
        ClaimsVerdict(
          try Claims(text, attributes: attributes), in: scenarios, runs: catalog.runs
        ).diagnostics.count
      }
      #expect(try disagreements(block.literal) == 0, "\(block.literal)")
      for line in block.literal.split(separator: "\n") {
        let word = line.prefix { $0 != " " }
        for other in Claim.Quantifier.allCases.map(\.rawValue) where other != word {
          count += 1
          let inverted = other + line.dropFirst(word.count)
          #expect(try disagreements(inverted) == 1, "\(inverted)")
        }
      }
    }
    #expect(count > 0)
  }
}
