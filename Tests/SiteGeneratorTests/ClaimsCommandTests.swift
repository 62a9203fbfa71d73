import Foundation
import Testing

/// Claims as an author meets them.
@Suite struct ClaimsCommandTests {
  private func folder(_ claims: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/index.md": "# Order\n\n```claims over=cancelled ios=15...17\n\(claims)\n```\n"
    ])
  }

  @Test func theCounterExampleOfAWrongClaimIsAScenarioThatHolds() throws {
    let wrong = try folder("never Current.viewWillDisappear < New.viewWillAppear")
    let result = try Command.run(["build"], in: wrong)
    #expect(result.status == 1)
    #expect(result.errors.contains("Content/index.md:4:1: error: "), "\(result.errors)")
    #expect(!wrong.exists("_site"))
    let start = try #require(result.errors.range(of: "```scenario "))
    let end = try #require(result.errors.range(of: "\n```\n"))
    let block = String(result.errors[start.lowerBound..<end.upperBound])
    #expect(block.contains("require Current.viewWillDisappear < New.viewWillAppear\n"))
    try wrong.write("# Order\n\n\(block)", to: "Content/index.md")
    let pasted = try Command.run(["verify"], in: wrong)
    #expect(pasted.status == 0, "\(pasted.errors)")
    #expect(pasted.output.hasPrefix("verified: 1 scenarios, 1 checks, "))
  }

  @Test func theRunsAreCountedAndTheirPagesWritten() throws {
    let right = try folder("varies Current.viewWillDisappear < New.viewWillAppear")
    let result = try Command.run(["build"] + SharedCache.arguments, in: right)
    #expect(result.status == 0, "\(result.errors)")
    let counts = try #require(
      result.output.firstMatch(
        of: #/verified: 0 scenarios, 0 checks, 1 claims \((\d+) runs\), 0 examples; 0 disag/#))
    #expect(try #require(Int(counts.1)) > 10)
    let html = try right.text("_site/index.html")
    let witnesses = html.matches(of: #/href="(transitions/[^"#]+\.html)#(scenario-[^"]+)"/#)
    // One witness of each kind.
    #expect(witnesses.count == 2)
    for witness in witnesses {
      #expect(try right.text("_site/\(witness.1)").contains("id=\"\(witness.2)\""), "\(witness.0)")
    }
  }
}
