import Diagnostics
import Foundation
import Scenarios
import Testing
import TraceRendering

@Suite struct PlaygroundAnswerTests {
  private static let shown = """
    let A = UIViewController()
    when "A is shown" {
        window.rootViewController = A
    }

    """

  private func answer(_ block: String) throws -> [String: Any] {
    let json = PlaygroundAnswer.json(block: block)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func check(
    _ block: String, _ places: [String], events: Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let answer = try answer(block)
    let diagnostics = answer["diagnostics"] as? [[String: Any]] ?? []
    let found = diagnostics.map { "\($0["line"] ?? 0):\($0["column"] ?? 0) \($0["id"] ?? "")" }
    #expect(found == places, sourceLocation: sourceLocation)
    let hasEvents = (answer["events"] as? [Any])?.isEmpty == false
    #expect(hasEvents == events, sourceLocation: sourceLocation)
  }

  @Test func aScenarioThatHoldsIsAnsweredAsItsTrace() throws {
    let block = "scenario shown ios=17\n" + Self.shown + "expect(.classic) {\n"
    let json = PlaygroundAnswer.json(
      block: block + "    A.viewWillAppear\n    A.viewDidAppear\n}\n")
    let attributes = try ScenarioAttributes(InfoString("scenario shown ios=17"))
    let script = Self.shown + "expect(.classic) {\n    A.viewWillAppear\n    A.viewDidAppear\n}\n"
    var run = ScenarioVerdict(
      try Scenario(script, attributes: attributes), recording: .shownStates
    ).run
    for index in run.checks.indices { run.checks[index].line += 1 }
    #expect(json == TraceJSON.render(run))
    #expect(json.contains(#""checks":["# + "\n" + #"{"line":6,"kind":"expect","ok":true"#))
    #expect(!json.contains("diagnostics"))
  }

  @Test func aFailingCheckKeepsTheTrace() throws {
    try check(
      "scenario shown\n" + Self.shown + "require never A.viewDidAppear\nrequire A.parent != nil\n",
      ["6:15 requirement-failed", "7:9 requirement-failed"], events: true)
  }

  @Test func aFailingExpectationShowsBothSides() throws {
    let answer = try answer(
      "scenario shown\n" + Self.shown + "expect(.classic) {\n    A.viewDidAppear\n}\n")
    let diagnostic = try #require((answer["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["severity"] as? String == "error")
    let rows = try #require(diagnostic["difference"] as? [[String: Any]])
    #expect(rows.contains { $0["agrees"] as? Bool == true })
    #expect(rows.contains { $0["expected"] is NSNull && $0["actual"] is String })
  }

  @Test func linesAreCountedFromTheInfoString() throws {
    try check("scenario a\nlet A = = 1\n", ["2:9 unexpected-token"], events: false)
    try check("scenario a\r\nlet A = 1\r\nlet B = = 1\r\n", ["3:9 unexpected-token"], events: false)
    try check("scenario a ios=4\n", ["1:16 unknown-release"], events: false)
    try check("scenario\nlet A = = 1\n", ["1:1 missing-id"], events: false)
  }

  @Test func whatIsNoScenarioSaysSo() throws {
    let others = ["swift", "swift incorrect finding=none", "claims", "text", "title=\"open"]
    for block in ["", "\n", "let A = UIViewController()\n"] + others.map({ $0 + "\nlet a = 1\n" }) {
      try check(block, ["1:1 not-a-scenario"], events: false)
    }
    try check("scenaro a\nlet a = 1\n", ["1:1 mistyped-block"], events: false)
  }

  @Test func aRefusedScenarioHasTheShapeOfARun() {
    #expect(
      PlaygroundAnswer.json(block: "scenario a ios=17 device=pad\nlet A = = 1\n", isCompact: true)
        == #"{"scenario":"a","ios":17,"device":"pad","events":[],"console":[],"checks":[],"#
        + #""diagnostics":[{"severity":"error","id":"unexpected-token","line":2,"column":9,"#
        + #""width":1,"message":"'=' where an expression was expected","notes":[],"help":[]}]}"#
        + "\n")
  }

  @Test func placesAreThoseOfTheFileAScriptWasCutFrom() {
    let json = PlaygroundAnswer.json(
      script: "let A = = 1\n", attributes: ScenarioAttributes(id: "a"), isCompact: true
    ) { Diagnostics.SourceLocation(line: $0.line + 40, column: $0.column + 4) }
    #expect(json.contains(#""line":41,"column":13"#))
  }
}
