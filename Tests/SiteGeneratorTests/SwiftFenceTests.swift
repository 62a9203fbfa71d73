import Testing

@testable import SiteGenerator

/// The words that may stand behind `swift` on a fence.
@Suite struct SwiftFenceTests {
  private func verify(_ info: String, _ body: String) throws -> Command.Output {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n```\(info)\n\(body)```\n"])
    return try Command.run(["verify"], in: folder)
  }

  private static let scenario =
    "let A = UIViewController()\nwhen \"x\" { window.rootViewController = A }\nrequire A.isViewLoaded\n"

  @Test(arguments: ["swift fragment", "swift ignore=\"a syntax of tomorrow\""])
  func whatIsNoWholeCodeIsNotParsed(info: String) throws {
    #expect(try verify(info, "func viewDidLoad( {\n").status == 0)
    #expect(try verify("swift", "func viewDidLoad( {\n").status == 2)
  }

  @Test(arguments: [
    "swift ignore", "swift ignore=\"\"", "swift ignore=\" \"", "swift fragment x",
    "swift fragment title=\"x\"", "swift fragmnt", "swift fragment correct",
  ])
  func aFragmentHasNothingElse(info: String) throws {
    #expect(try verify(info, "let a = 1\n").status == 2)
  }

  @Test func aScenarioIsJudgedBehindSwift() throws {
    let right = try verify("swift scenario a1 ios=17", SwiftFenceTests.scenario)
    #expect(right.status == 0)
    #expect(right.lastLine.contains("1 scenarios, 1 checks"))
    let body = SwiftFenceTests.scenario.replacing("require A", with: "require !A")
    let wrong = try verify("swift scenario a1 ios=17", body)
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("Content/a.md:6:9: error"))
    #expect(try verify("swift scenario", SwiftFenceTests.scenario).status == 2)
    #expect(try verify("swift scenario a1 ioss=17", SwiftFenceTests.scenario).status == 2)
  }

  @Test func claimsComparisonsAndTablesAreJudgedBehindSwift() throws {
    let claim = "Current.viewWillDisappear < New.viewDidAppear\n"
    let over = "swift claims over=transitions/push-animated"
    #expect(try verify(over, "always \(claim)").status == 0)
    #expect(try verify(over, "never \(claim)").status == 1)
    #expect(
      try verify("swift compare", "transitions/push-animated transitions/page-scroll-animated\n")
        .status == 0)
    #expect(try verify("swift compare", "transitions/push-animated no-such\n").status == 2)
    let table = "swift state-table scenario=transitions/push-animated of=New"
    #expect(try verify(table, "columns viewDidLoad\nrows view.window != nil\n").status == 0)
    #expect(try verify(table, "columns viewDidLoadd\nrows view.window != nil\n").status == 2)
  }

  @Test func aStepBehindAnotherLanguageIsAnError() throws {
    for word in ["kotlin", "ruby", "js", "objc"] {
      let result = try verify(word, SwiftFenceTests.scenario)
      #expect(result.status == 2)
      #expect(result.errors.contains("[unchecked-scenario]"))
    }
    for word in ["text", "md", "sh", "diff"] {
      #expect(try verify(word, SwiftFenceTests.scenario).status == 0)
    }
    #expect(try verify("kotlin", "when (x) {\n  1 -> {}\n}\nrequire(x > 0)\n").status == 0)
  }

  @Test func aLostFenceBehindSwiftIsFound() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n\n    ```swift scenario a1\n    let A = UIViewController()\n    ```\n"
    ])
    #expect(try folder.places() == ["Content/a.md:3:5: [lost-block]"])
  }
}
