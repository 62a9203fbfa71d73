import LifecycleEngine

/// What the info string of a `claims` block says.
public struct ClaimsAttributes: Sendable {
  /// What the claims are about: families of built-in scenarios, or ids of scenarios.
  public var over: [Over] = []
  /// The releases they are about; `nil` for all that each scenario has.
  public var releases: [Release]?

  /// A word of `over=`.
  public struct Over: Sendable {
    /// The word.
    public let text: String
    /// Where it stands, as offsets into the info string.
    public let range: SourceRange
  }

  private static let keys = ["over", "ios"]

  /// Reads the attributes of a `claims` block.
  /// - Throws: Everything that is wrong with them.
  init(_ info: InfoString) throws(ScriptError) {
    var problems = info.quoteProblems
    for word in info.words.dropFirst() {
      problems.append(
        .inInfo(
          "bad-attribute", "'\(word.text)' is not an attribute", word.range,
          help: ["attributes are written 'key=value': 'over=transitions ios=13...26'"]))
    }
    for (attribute, isRepeated) in info.attributesInOrder {
      if isRepeated {
        problems.append(.givenTwice(attribute))
        continue
      }
      do throws(ScriptError) {
        switch attribute.key {
        case "over": over = try ClaimsAttributes.words(of: attribute)
        case "ios": releases = try ScenarioAttributes.releases(attribute)
        default:
          problems.append(.unknownAttribute(attribute, of: "a 'claims' block", ClaimsAttributes.keys))
        }
      } catch {
        problems += error.diagnostics
      }
    }
    if over.isEmpty, problems.isEmpty {
      problems.append(
        .inInfo(
          "missing-attribute", "These claims do not say what they are about",
          info.words.first?.range ?? SourceRange(0, 0),
          help: [
            "write 'over=transitions', or another of \(Family.list), or ids of scenarios with commas"
          ]))
    }
    if let error = ScriptError(problems) { throw error }
  }

  /// The words between commas, with their places.
  private static func words(of attribute: InfoString.Attribute) throws(ScriptError) -> [Over] {
    var words: [Over] = []
    // The value may stand in quotes, which are no part of it.
    let isQuoted = attribute.valueRange.end - attribute.valueRange.start > attribute.value.utf8.count
    var start = attribute.valueRange.start + (isQuoted ? 1 : 0)
    for part in attribute.value.utf8.split(separator: 44, omittingEmptySubsequences: false) {
      let range = SourceRange(start, start + part.count)
      start += part.count + 1
      let text = String(decoding: part, as: UTF8.self)
      guard !text.isEmpty, !words.contains(where: { $0.text == text }) else {
        throw ScriptError(
          .inInfo(
            "bad-attribute",
            text.isEmpty ? "A word is missing beside a comma" : "'\(text)' is given twice",
            text.isEmpty ? attribute.valueRange : range))
      }
      words.append(Over(text: text, range: range))
    }
    return words
  }
}
