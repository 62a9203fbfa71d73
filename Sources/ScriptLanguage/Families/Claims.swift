import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The claims of a `claims` block: in which order events come in every scenario of a family, or in
/// some.
public struct Claims: Sendable {
  /// What the block's info string says.
  public let attributes: ClaimsAttributes
  /// The claims in the order they are written; never empty.
  public let claims: [Claim]

  /// Parses the claims of a block.
  /// - Parameters:
  ///   - source: The body of the block.
  ///   - attributes: What its info string says.
  /// - Throws: What is wrong with the syntax, at its first place, or with names, at all of them.
  public init(_ source: String, attributes: ClaimsAttributes) throws(ScriptError) {
    self.attributes = attributes
    claims = try ScenarioParser.parseClaims(Array(source.utf8))
  }
}

/// `always A.viewWillDisappear < B.viewDidAppear`.
public struct Claim: Sendable {
  /// In how many of the runs in which both events come the first one comes first.
  public enum Quantifier: String, CaseIterable, Sendable {
    /// In all of them.
    case always
    /// In some of them.
    case varies
    /// In none of them.
    case never
  }

  /// How often it is claimed to be so.
  public let quantifier: Quantifier
  let first: EventPattern
  let second: EventPattern
  /// The whole claim in the source.
  public let range: SourceRange

  /// The order it is about, as it is written: `A.viewWillDisappear < B.viewDidAppear`.
  public var order: String { first.text + " < " + second.text }
  /// The events, as they are written.
  public var events: (first: String, second: String) { (first.text, second.text) }
}

extension ScenarioParser {
  static func parseClaims(_ text: [UInt8]) throws(ScriptError) -> [Claim] {
    var scenario = ScenarioParser(parser: try Parser(script: text))
    var claims: [Claim] = []
    do throws(ScriptError) {
      while !scenario.parser.at(.endOfFile) {
        claims.append(try scenario.parseClaim())
        try scenario.parser.endStatement()
      }
    } catch {
      throw ScriptError(scenario.problems + error.diagnostics) ?? error
    }
    if claims.isEmpty {
      scenario.problems.append(
        Diagnostic(
          id: "missing-claim", "This block claims nothing", at: SourceRange(0, 0),
          help: ["write 'always A.viewWillDisappear < B.viewDidAppear', or 'varies' or 'never'"]))
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
        ["a claim begins with 'always', 'varies' or 'never', and two events with '<' follow"])
    }
    parser.advance()
    let first = try parseEvent()
    guard parser.take(.less) else {
      guard parser.at(.endOfFile) || parser.current.isOnNewLine else {
        throw parser.unexpected("'<' between two events")
      }
      throw failure(
        "bad-claim", "'\(first.text)' stands alone in this claim", first.range,
        ["a claim is about two events: write '<' and the second one behind it"])
    }
    let second = try parseEvent()
    let range = keyword.range.union(parser.range(from: keyword.start))
    if first.isSame(as: second) { problems.append(VacuousCheck.sameSides(nil, range)) }
    return Claim(quantifier: quantifier, first: first, second: second, range: range)
  }
}
