import Diagnostics
import ExampleRuns
import LifecycleEngine
import Scenarios
import Testing

@Suite struct LiveBlockTests {
  @Test func attributesAreRead() throws {
    let block = try LiveBlock(
      info: "scenario push-1 ios=13...26 device=pad orientation=landscapeLeft title=\"A, b\" "
        + "evidence=one,two show=setup lens=layout+.loading")
    guard case .scenario(let attributes) = block else {
      Issue.record("no scenario")
      return
    }
    #expect(attributes.id == "push-1")
    #expect(attributes.releases.map { $0.major } == [13, 14, 15, 16, 17, 18, 26])
    #expect(attributes.device.idiom == .pad)
    #expect(attributes.device.orientation == .landscapeLeft)
    #expect(attributes.title == "A, b")
    #expect(attributes.evidence == ["one", "two"])
    #expect(attributes.showsSetup)
    #expect(attributes.lenses == LensSet(.layout).union(LensSet(.loading)))
  }

  @Test(arguments: [
    (
      "scenarios x",
      "1: 'scenarios' is not a kind of block; did you mean 'scenario'? [mistyped-block]"
    ),
    (
      "Scenario x",
      "1: 'Scenario' is not a kind of block; did you mean 'scenario'? [mistyped-block]"
    ),
    ("swfit", "1: 'swfit' is not a kind of block; did you mean 'swift'? [mistyped-block]"),
    ("scenario", "1: This scenario has no id [missing-id]"),
    ("scenario Push", "10: 'Push' is not an id [bad-id]"),
    ("scenario a--b", "10: 'a--b' is not an id [bad-id]"),
    ("scenario a b", "12: 'b' is not an attribute [bad-attribute]"),
    ("scenario a ios=12...9", "16: '12...9' is not a range of iOS versions [bad-attribute]"),
    ("scenario a ios=x", "16: 'x' is not a range of iOS versions [bad-attribute]"),
    ("scenario a ios=13..26.", "16: '13..26.' is not a range of iOS versions [bad-attribute]"),
    ("scenario a ios=.13..17", "16: '.13..17' is not a range of iOS versions [bad-attribute]"),
    ("scenario a ios=13....17", "16: '13....17' is not a range of iOS versions [bad-attribute]"),
    ("scenario a ios=13...", "16: '13...' is not a range of iOS versions [bad-attribute]"),
    ("scenario a ios=00017", "16: '00017' is not a range of iOS versions [bad-attribute]"),
    ("scenario a ios=20", "16: iOS 20 is not simulated [unknown-release]"),
    ("scenario a ios=", "16: '' is not a range of iOS versions [bad-attribute]"),
    ("scenario a device=watch", "19: 'watch' is not a value of 'device' [bad-attribute]"),
    ("scenario a orientation=up", "24: 'up' is not a value of 'orientation' [bad-attribute]"),
    ("scenario a show=all", "17: 'all' is not a value of 'show' [bad-attribute]"),
    ("scenario a lens=alle", "17: 'alle' is not a value of 'lens' [bad-attribute]"),
    ("scenario a lens=layout+", "17: 'layout+' is not a value of 'lens' [bad-attribute]"),
    (
      "scenario a titel=x",
      "12: 'titel' is not an attribute of a scenario; did you mean 'title'? [unknown-attribute]"
    ),
    ("scenario a ios=17 ios=18", "19: 'ios' is given twice [bad-attribute]"),
    ("scenario a title=\"x", "12: A quote in the info string is not closed [unterminated-string]"),
    ("ios=17", "1: The attribute 'ios' has no kind of block before it [missing-block-kind]"),
    (
      "swift incorect",
      "7: 'incorect' does not say what a Swift block is for; did you mean 'incorrect'? "
        + "[mistyped-block]"
    ),
    ("swift wrong", "7: 'wrong' does not say what a Swift block is for [mistyped-block]"),
    ("swift incorrect", "7: This incorrect example has no 'finding=' [missing-attribute]"),
    (
      "swift correct finding=missing-super",
      "15: 'finding' is an attribute of 'swift incorrect' [misplaced-attribute]"
    ),
    (
      "swift incorrect finding=mising-super",
      "25: 'mising-super' is not a finding; did you mean 'missing-super'? [unknown-finding]"
    ),
    (
      "swift correct drive=push,tab",
      "26: 'tab' is not a drive; did you mean 'tabs'? [unknown-drive]"
    ),
    ("swift correct drive=", "15: '' is not a drive [unknown-drive]"),
    ("swift correct not-run=\"\"", "23: '' is not a value of 'not-run' [bad-attribute]"),
    ("swift correct push", "15: 'push' is not an attribute [bad-attribute]"),
    ("swift correct drive=push drive=tabs", "26: 'drive' is given twice [bad-attribute]"),
  ])
  func mistakesAreFoundAtTheirPlace(_ info: String, _ expected: String) {
    do throws(ScriptError) {
      _ = try LiveBlock(info: info)
      Issue.record("no error")
    } catch {
      #expect(error.diagnostics.count == 1)
      let diagnostic = error.diagnostic
      #expect(LiveBlockTests.short(diagnostic, info) == expected)
      #expect(diagnostic.origin == .info)
      #expect(diagnostic.range.end <= info.utf8.count)
    }
  }

  private static func short(_ diagnostic: Diagnostic, _ info: String) -> String {
    let column = SourceText(info).location(of: diagnostic.range.start).column
    return "\(column): \(diagnostic.summary) [\(diagnostic.id)]"
  }

  @Test func everythingWrongIsReported() {
    let info = "scenario Push b ios=99 devise=pad show=all title=\"x"
    do throws(ScriptError) {
      _ = try LiveBlock(info: info)
      Issue.record("no error")
    } catch {
      #expect(
        error.diagnostics.map { LiveBlockTests.short($0, info) } == [
          "10: 'Push' is not an id [bad-id]",
          "15: 'b' is not an attribute [bad-attribute]",
          "21: iOS 99 is not simulated [unknown-release]",
          "24: 'devise' is not an attribute of a scenario; did you mean 'device'? "
            + "[unknown-attribute]",
          "40: 'all' is not a value of 'show' [bad-attribute]",
          "44: A quote in the info string is not closed [unterminated-string]",
        ])
      #expect(error.diagnostic.id == "bad-id")
    }
  }

  @Test(arguments: [
    ("scenario  push-1\tios=17", "push-1", 10), ("scenario ios=17 a", "a", 16),
    ("scenario x title=\"y", "x", 9),
  ])
  func theIDIsKnownByItsPlaceWhateverElseIsWrong(_ info: String, _ id: String, _ start: Int) {
    let word = InfoString(info).scenarioID
    #expect(word?.text == id)
    #expect(word?.range == SourceRange(start, start + id.utf8.count))
    guard case .scenario(let attributes) = try? LiveBlock(info: info) else { return }
    #expect(attributes.idRange == word?.range)
  }

  @Test func onlyAScenarioHasAnID() {
    #expect(InfoString("swift correct").scenarioID == nil)
    #expect(InfoString("scenario title=\"a b\"").scenarioID == nil)
    #expect(InfoString("compare  a b").words.map { $0.text } == ["compare", "a", "b"])
  }

  @Test(arguments: ["", "text", "python", "json title", "sh"])
  func otherBlocksAreOrdinary(_ info: String) throws {
    guard case .ordinary = try LiveBlock(info: info) else {
      Issue.record("not ordinary")
      return
    }
  }

  @Test func theFirstReleaseThatDiffersIsNamed() throws {
    let source = """
      let A = UIViewController()
      when "shown" { window.rootViewController = A }
      expect(of: A) {
          A.viewWillAppear
          A.viewIsAppearing
          A.viewDidAppear
      }
      """
    var attributes = ScenarioAttributes(id: "x")
    attributes.releases = Release.all(from: Release(13), through: .newest)
    let agreeing = ScenarioVerdict(try Scenario(source, attributes: attributes))
    #expect(agreeing.diagnostics.isEmpty)
    #expect(agreeing.runCount == 7)
    attributes.releases = Release.all(from: Release(11), through: .newest)
    let verdict = ScenarioVerdict(try Scenario(source, attributes: attributes))
    #expect(verdict.diagnostics.count == 1)
    #expect(
      verdict.diagnostics.first?.notes.last
        == "of iOS 11 to 26, iOS 11 is the first that disagrees")
    #expect(verdict.run.release == Release(11))
    #expect(agreeing.run.release == .newest)
  }

  @Test func theDeviceDecidesTheGeometry() {
    var attributes = ScenarioAttributes()
    attributes.device.idiom = .pad
    let source =
      "let A = UIViewController()\nwindow.rootViewController = A\nprint(A.view.bounds.width)"
    let (run, _) = outcome(of: source, attributes)
    #expect(run?.trace.events.contains { $0.arguments.first?.value == .text("1024.0") } == true)
    attributes.device.orientation = .landscapeLeft
    let (turned, _) = outcome(of: source, attributes)
    #expect(turned?.trace.events.contains { $0.arguments.first?.value == .text("1366.0") } == true)
  }
}
