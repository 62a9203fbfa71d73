import Diagnostics
import LifecycleEngine
import Scenarios

/// The live kinds of fenced code blocks, by the word that begins the info string.
///
/// Each kind has its attributes and language in files of its own. Tables and suggestions derive from
/// `allCases`. `JudgedBlock` and `BlockSection` also name the kinds.
package enum LiveBlockKind: String, CaseIterable, Sendable {
  case scenario
  case swift
  case claims
  case compare
  case stateTable = "state-table"

  /// The kind that an info string names; nil for other code.
  package init?(_ info: InfoString) {
    guard let word = info.words.first else { return nil }
    self.init(rawValue: word.text)
  }
}

/// The kind and attributes of a fenced code block, from the info string.
package enum LiveBlock: Sendable {
  /// Code of another language, shown unchanged.
  case ordinary(language: String)
  /// Swift that is shown and not run.
  case swift
  /// A part of Swift that is shown, and that not even the compiler's parser looks at.
  case fragment
  /// Swift that is run and judged.
  case example(ExampleAttributes)
  case scenario(ScenarioAttributes)
  case claims(ClaimsAttributes)
  case compare(ComparisonAttributes)
  case stateTable(StateTableAttributes)

  /// Reads an info string.
  /// - Parameter info: Everything after the fence.
  /// - Throws: A word close to a live kind, and all wrong ids or attributes, placed in the info
  ///   string.
  package init(info: String) throws(ScriptError) { try self.init(InfoString(info)) }

  /// Reads an info string that has been cut into its parts.
  /// - Throws: A word close to a live kind, and all wrong ids or attributes, placed in the info
  ///   string.
  package init(_ parts: InfoString) throws(ScriptError) {
    guard let kind = LiveBlockKind(parts) else {
      let kinds = LiveBlockKind.allCases.map { $0.rawValue }
      let marks = ExampleMark.allCases.map { $0.rawValue }
      if let slip = FenceSlip(parts, kinds: kinds, marks: marks) {
        throw ScriptError(slip.diagnostic)
      }
      self = .ordinary(language: try LiveBlock.language(parts))
      return
    }
    switch kind {
    case .scenario: self = .scenario(try ScenarioAttributes(parts))
    case .swift:
      if let example = try LiveBlock.example(parts) {
        self = .example(example)
        return
      }
      if try LiveBlock.isFragment(parts) {
        self = .fragment
        return
      }
      if let error = ScriptError(LiveBlock.problemsOfSwift(parts)) { throw error }
      self = .swift
    case .claims: self = .claims(try ClaimsAttributes(parts))
    case .compare: self = .compare(try ComparisonAttributes(parts))
    case .stateTable: self = .stateTable(try StateTableAttributes(parts))
    }
  }

  /// The other scenarios, or families of scenarios, that a block is about.
  /// - Parameter body: The body of the block.
  /// - Returns: The names; `nil` if the body cannot be read.
  package func subjects(in body: String) -> [String]? {
    switch self {
    case .ordinary, .swift, .fragment, .example, .scenario: []
    case .claims(let attributes): attributes.over.map { $0.text }
    case .compare: (try? Comparison(body))?.scenarios.map { $0.text }
    case .stateTable(let attributes): [attributes.scenario.text]
    }
  }

  /// The attributes of a Swift block with a mark; `nil` without a mark.
  private static func example(_ parts: InfoString) throws(ScriptError) -> ExampleAttributes? {
    for word in parts.words.dropFirst() {
      if let mark = ExampleMark(rawValue: word.text) {
        return try ExampleAttributes(parts, mark, at: word)
      }
    }
    return nil
  }

  /// The name of another language; empty if the info string is empty.
  private static func language(_ parts: InfoString) throws(ScriptError) -> String {
    if let word = parts.words.first { return word.text }
    if let error = ScriptError(parts.quoteProblems) { throw error }
    guard let attribute = parts.attributes.first else { return "" }
    throw ScriptError(
      .inInfo(
        "missing-block-kind", "The attribute '\(attribute.key)' has no kind of block before it",
        attribute.keyRange,
        help: ["write the kind of the block first, such as 'scenario push-completed'"]))
  }
}

// Swift that is no whole code.
extension LiveBlock {
  private static let ignoreKey = "ignore"

  /// Returns true for `swift fragment` and `swift ignore="reason"`.
  /// - Throws: All errors of such an info string.
  private static func isFragment(_ parts: InfoString) throws(ScriptError) -> Bool {
    let words = parts.words.dropFirst()
    guard
      words.contains(where: { $0.text == ExampleMark.fragment || $0.text == ignoreKey })
        || parts.attributes.contains(where: { $0.key == ignoreKey })
    else { return false }
    var problems = parts.quoteProblems
    for word in words where word.text != ExampleMark.fragment {
      problems.append(
        .inInfo(
          "bad-attribute", "'\(word.text)' is not an attribute", word.range,
          help: [
            word.text == ignoreKey
              ? "write the reason: 'ignore=\"it shows a syntax of Swift 7\"'"
              : "a fragment is only shown, so nothing else follows 'swift'"
          ]))
    }
    problems += AttributeReader.problems(in: parts) { attribute throws(ScriptError) in
      guard attribute.key == ignoreKey else {
        throw ScriptError(
          .unknownAttribute(attribute, of: "a Swift block that is only shown", [ignoreKey]))
      }
      guard attribute.value.utf8.contains(where: { $0 != 32 }) else {
        throw attribute.wrongValue("the reason, in quotes")
      }
    }
    if let error = ScriptError(problems) { throw error }
    return true
  }
}

// The errors after the word `swift`.
extension LiveBlock {
  /// The errors of a block that is only shown. Such a block has neither mark nor attribute.
  private static func problemsOfSwift(_ parts: InfoString) -> [Diagnostic] {
    var problems = parts.quoteProblems
    let words = parts.words.dropFirst()
    for word in words {
      let known = ExampleMark.allCases.map { $0.rawValue } + [ExampleMark.fragment]
      let near = EditDistance.nearest(to: word.text, in: known + InfoString.behindSwift)
      problems.append(
        .inInfo(
          "mistyped-block",
          "'\(word.text)' does not say what a Swift block is for"
            + (near.map { "; did you mean '\($0)'?" } ?? ""), word.range,
          help: [
            "write 'swift' alone, 'swift correct', 'swift incorrect', or 'swift "
              + "fragment' for incomplete code"
          ]))
    }
    problems += AttributeReader.problems(in: parts) { attribute throws(ScriptError) in
      guard ExampleAttributes.keys.contains(attribute.key) else {
        throw ScriptError(ExampleAttributes.unknown(attribute))
      }
      guard !words.isEmpty else {
        throw ScriptError(
          ExampleAttributes.misplaced(
            attribute,
            help: "write one of these words too: a block with 'swift' alone is shown and not run"))
      }
    }
    return problems
  }
}
