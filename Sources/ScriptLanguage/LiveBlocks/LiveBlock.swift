import LifecycleEngine

/// The kinds of fenced code block that mean something to the verifier.
public enum LiveBlockKind: String, CaseIterable, Sendable {
  case scenario
  case swift
  case claims
  case compare
  case stateTable = "state-table"
}

/// What a fenced code block is, from its info string.
public enum LiveBlock: Sendable {
  /// Code of another language, shown as it is.
  case ordinary(language: String)
  /// Swift that is shown and not run.
  case swift
  case scenario(ScenarioAttributes)

  /// Reads an info string.
  /// - Parameter info: Everything after the fence.
  /// - Throws: A word near a live one, and every wrong id or attribute; the ranges are in the info
  ///   string.
  public init(info: String) throws(ScriptError) {
    let parts = InfoString(info)
    guard let word = parts.words.first else {
      if let error = ScriptError(parts.quoteProblems) { throw error }
      if let attribute = parts.attributes.first {
        throw ScriptError(
          .inInfo(
            "missing-block-kind", "The attribute '\(attribute.key)' has no kind of block before it",
            attribute.keyRange))
      }
      self = .ordinary(language: "")
      return
    }
    guard let kind = LiveBlockKind(rawValue: word.text) else {
      try LiveBlock.checkForSlip(word)
      self = .ordinary(language: word.text)
      return
    }
    switch kind {
    case .scenario: self = .scenario(try ScenarioAttributes(parts))
    case .swift:
      if let error = ScriptError(LiveBlock.problemsOfSwift(parts)) { throw error }
      self = .swift
    case .claims, .compare, .stateTable:
      throw ScriptError(LiveBlock.notYet(word))
    }
  }

  private static func notYet(_ word: InfoString.Word) -> Diagnostic {
    .inInfo(
      "unsupported-block", "'\(word.text)' blocks are not checked yet", word.range,
      help: ["what is not checked must not look as if it were; use 'swift' or 'text' for now"])
  }

  /// The words that say what an example is for.
  private static let marks = ["correct", "incorrect"]

  private static func problemsOfSwift(_ parts: InfoString) -> [Diagnostic] {
    var problems = parts.quoteProblems
    for word in parts.words.dropFirst() {
      if marks.contains(word.text) {
        // What else such a block says is not known yet either.
        return problems + [notYet(word)]
      }
      let near = EditDistance.nearest(to: word.text, in: marks)
      problems.append(
        .inInfo(
          "mistyped-block",
          "'\(word.text)' does not say what a Swift block is for"
            + (near.map { "; did you mean '\($0)'?" } ?? ""), word.range,
          help: ["write 'swift' alone, 'swift correct' or 'swift incorrect'"]))
    }
    return problems
  }

  private static func checkForSlip(_ word: InfoString.Word) throws(ScriptError) {
    var letters = word.text.lowercased()
    while let last = letters.utf8.last, last < 97 || last > 122 { letters.removeLast() }
    for kind in LiveBlockKind.allCases {
      let limit = kind.rawValue.utf8.count > 6 ? 2 : 1
      guard letters == kind.rawValue || EditDistance.between(letters, kind.rawValue) <= limit
      else { continue }
      throw ScriptError(
        .inInfo(
          "mistyped-block",
          "'\(word.text)' is not a kind of block; did you mean '\(kind.rawValue)'?",
          word.range,
          help: ["a block of another language needs a word that is not so close"]))
    }
  }
}
