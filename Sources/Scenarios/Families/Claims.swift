import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The claims of a `claims` block: the order of events in all or some scenarios of a family.
package struct Claims: Sendable {
  /// The attributes of the block's info string.
  package let attributes: ClaimsAttributes
  /// The claims as ordered in the block; never empty.
  package let claims: [Claim]

  /// Parses the claims of a block.
  /// - Parameters:
  ///   - source: The body of the block.
  ///   - attributes: The attributes of the info string.
  /// - Throws: The first error in the syntax, or all errors in names.
  package init(_ source: String, attributes: ClaimsAttributes) throws(ScriptError) {
    self.attributes = attributes
    claims = try ScenarioParser.parseClaims(Array(source.utf8))
  }
}

/// `always A.viewWillDisappear < B.viewDidAppear`.
package struct Claim: Sendable {
  /// The share of runs with both events in which the first event comes first.
  package enum Quantifier: String, CaseIterable, Sendable {
    /// All runs.
    case always
    /// Some of the runs.
    case varies
    /// None of the runs.
    case never
  }

  /// The claimed share of runs.
  package let quantifier: Quantifier
  let first: EventPattern
  let second: EventPattern
  /// The range of the whole claim.
  package let range: SourceRange

  /// The claimed order, as written: `A.viewWillDisappear < B.viewDidAppear`.
  package var order: String { first.text + " < " + second.text }
  /// The events, as written.
  package var events: (first: String, second: String) { (first.text, second.text) }
}

extension ScenarioParser {
  static func parseClaims(_ text: [UInt8]) throws(ScriptError) -> [Claim] {
    var scenario = ScenarioParser(parser: try Parser(script: text))
    var claims: [Claim] = []
    while !scenario.parser.at(.endOfFile) {
      let start = scenario.parser.position
      do throws(ScriptError) {
        claims.append(try scenario.parseClaim())
        try scenario.parser.endStatement()
      } catch {
        scenario.report(error)
        let words = Claim.Quantifier.allCases.map { $0.rawValue }
        KeywordSlips.skip(from: start, in: &scenario.parser) { word in
          words.contains { EditDistance.between(word, $0) <= 1 }
        }
      }
    }
    if claims.isEmpty, scenario.problems.isEmpty {
      scenario.problems.append(
        Diagnostic(
          id: "missing-claim", "This block claims nothing", at: SourceRange(0, 0),
          help: [
            "write 'always A.viewWillDisappear < B.viewDidAppear' with the names of your controllers, "
              + "or 'varies' or 'never'"
          ]))
    }
    if let error = ScriptError(scenario.problems) { throw error }
    return claims
  }

  private mutating func parseClaim() throws(ScriptError) -> Claim {
    let keyword = parser.current
    let word = parser.text(of: keyword)
    guard let quantifier = Claim.Quantifier(rawValue: word), parser.peek().isName else {
      let words = Claim.Quantifier.allCases.map { $0.rawValue }
      let near = EditDistance.nearest(to: word, in: words).map { "; did you mean '\($0)'?" } ?? ""
      throw failure(
        "bad-claim", "'\(word)' does not begin a claim\(near)", keyword.range,
        [
          "a claim begins with 'always', 'varies' or 'never', followed by two "
            + "events with '<' between them"
        ])
    }
    parser.advance()
    let first = try parseEvent()
    guard parser.take(.less) else {
      if let problem = slipInOrder(behind: first, word) { throw problem }
      guard parser.at(.endOfFile) || parser.current.isOnNewLine else {
        throw parser.unexpected("'<' between two events")
      }
      throw failure(
        "bad-claim", "'\(first.text)' is alone in this claim", first.range,
        ["a claim is about two events: write '<' and the second event after it"])
    }
    let second = try parseEvent()
    let range = keyword.range.union(parser.range(from: keyword.start))
    if first.isSame(as: second) { problems.append(VacuousCheck.sameSides(nil, range)) }
    return Claim(quantifier: quantifier, first: first, second: second, range: range)
  }
}
