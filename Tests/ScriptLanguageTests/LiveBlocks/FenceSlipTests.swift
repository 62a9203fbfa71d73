import Diagnostics
import ExampleRuns
import Scenarios
import Testing

/// A slip in an info string must not turn a live block into an ordinary block.
@Suite struct FenceSlipTests {
  private func problems(_ info: String) -> [String] {
    do throws(ScriptError) {
      _ = try LiveBlock(info: info)
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let column = SourceText(info).location(of: diagnostic.range.start).column
        return "\(column): \(diagnostic.summary) [\(diagnostic.id)]"
      }
    }
  }

  @Test(arguments: [
    ("swift-correct", "swift correct"), ("swift,correct", "swift correct"), ("swift:", "swift"),
    ("Swift_Incorrect", "swift incorrect"), ("correct", "swift correct"),
    ("{.swift}", "swift"), ("Scenario-foo ios=17", "scenario"), ("scenario:push", "scenario"),
    ("scnario-push", "scenario"), ("claims/over", "claims"), ("State-Table", "state-table"),
    ("state_table", "state-table"), ("statetable", "state-table"), ("state-tables", "state-table"),
  ])
  func aWordThatGoesOnBehindTheKindIsASlip(_ info: String, _ kind: String) {
    let word = info.prefix { $0 != " " }
    #expect(
      problems(info) == [
        "1: '\(word)' is not a kind of block; did you mean '\(kind)'? [mistyped-block]"
      ])
  }

  @Test(arguments: ["state table", "state tables of=A", "State Table"])
  func aKindInTwoWordsIsASlip(_ info: String) {
    let words = info.split(separator: " ").prefix(2).joined(separator: " ")
    #expect(
      problems(info) == [
        "1: '\(words)' is not a kind of block; did you mean 'state-table'? [mistyped-block]"
      ])
  }

  @Test(arguments: [
    ("scenario=push ios=17", "scenario=push", "scenario"),
    ("scenario=push text", "scenario=push", "scenario"),
    ("Swift=correct", "Swift=correct", "swift"),
  ])
  func aKindWithAValueIsASlip(_ info: String, _ written: String, _ kind: String) {
    #expect(
      problems(info) == [
        "1: '\(written)' is not a kind of block; did you mean '\(kind)'? [mistyped-block]"
      ])
  }

  @Test(arguments: [
    ("swift incorrect finding = missing-super", 17),
    ("swift incorrect finding =missing-super drive=push", 17),
    ("swift incorrect finding= missing-super", 17), ("swift correct drive=push, tabs,rotate", 15),
    ("swift correct drive=push, tabs, rotate", 15),
  ])
  func spacesInsideOfAnAttributeAreTheOnlyProblem(_ info: String, _ start: Int) {
    let found = problems(info)
    #expect(found.allSatisfy { $0.contains("There are spaces inside this attribute") })
    #expect(found.first?.hasPrefix("\(start): ") == true)
  }

  @Test func quotesOfPrintedTextAreTheOnlyProblem() {
    #expect(
      problems("swift correct not-run=“needs a camera”") == [
        "23: This value is in typographic quotes [bad-attribute]"
      ])
    #expect(problems("swift correct not-run=\"it’s “quoted”\"") == [])
  }

  @Test func anExampleSaysOneThing() {
    #expect(
      problems("swift correct incorrect") == [
        "15: An example is either correct or incorrect [bad-attribute]"
      ])
    #expect(problems("swift correct not-run") == ["15: 'not-run' has no value [bad-attribute]"])
    #expect(
      problems("swift incorrect finding=missing-super,early-geometry") == [
        "25: An incorrect example names one finding [bad-attribute]"
      ])
    #expect(
      problems("swift incorrect finding=missing super drive=push") == [
        "25: 'missing super' is not a finding; did you mean 'missing-super'? [unknown-finding]"
      ])
    #expect(
      problems("swift incorrect finding=retain push") == [
        "25: 'retain' is not a finding [unknown-finding]",
        "32: 'push' is not an attribute [bad-attribute]",
      ])
    #expect(
      problems("incorrect swift") == [
        "1: 'incorrect swift' is not a kind of block; did you mean 'swift incorrect'? "
          + "[mistyped-block]"
      ])
  }

  @Test(arguments: [
    "text", "c++", "objective-c", "state machine", "json-with-comments", "sh-session", "table",
    "text title=\"swift\"", "diff-of swift", "state", "1. claims",
  ])
  func whatIsNotNearIsOrdinary(_ info: String) {
    #expect(problems(info) == [])
  }

  @Test(arguments: [
    ("swift foo=bar", ["7: 'foo' is not an attribute of a Swift block [unknown-attribute]"]),
    (
      "swift findin=missing-super",
      [
        "7: 'findin' is not an attribute of a Swift block; did you mean 'finding'? "
          + "[unknown-attribute]"
      ]
    ),
    (
      "swift finding=missing-super",
      ["7: 'finding' is an attribute of 'swift incorrect' [misplaced-attribute]"]
    ),
    (
      "swift drive=push",
      ["7: 'drive' is an attribute of 'swift correct' and 'swift incorrect' [misplaced-attribute]"]
    ),
    (
      "swift not-run=\"x\"",
      [
        "7: 'not-run' is an attribute of 'swift correct' and 'swift incorrect' "
          + "[misplaced-attribute]"
      ]
    ),
    (
      "swift drive=push drive=tabs foo=1",
      [
        "7: 'drive' is an attribute of 'swift correct' and 'swift incorrect' [misplaced-attribute]",
        "18: 'drive' is given twice [bad-attribute]",
        "29: 'foo' is not an attribute of a Swift block [unknown-attribute]",
      ]
    ),
    (
      "swift incorrect finding=missing-super foo=bar",
      [
        "39: 'foo' is not an attribute of a Swift block [unknown-attribute]"
      ]
    ),
  ])
  func attributesOfSwiftAreLookedAt(_ info: String, _ expected: [String]) {
    #expect(problems(info) == expected)
  }

  @Test func everyOrientationThatIsTakenIsNamed() throws {
    let all = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
    do throws(ScriptError) {
      _ = try LiveBlock(info: "scenario a orientation=up")
      Issue.record("no error")
    } catch {
      let help = error.diagnostic.help.joined()
      #expect(
        help == "the value is 'portrait', 'portraitUpsideDown', 'landscapeLeft' or 'landscapeRight'"
      )
    }
    for name in all {
      guard case .scenario = try LiveBlock(info: "scenario a orientation=\(name)") else {
        Issue.record("'\(name)' is not taken")
        continue
      }
    }
  }
}
