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
  /// - Throws: A word near a live one, or a wrong id or attribute; the range is in the info string.
  public init(info: String) throws(ScriptError) {
    let parts = try InfoString(info)
    guard let word = parts.words.first else {
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
      if let mark = parts.words.dropFirst().first { throw LiveBlock.notYet(mark.text, mark.range) }
      self = .swift
    case .claims, .compare, .stateTable: throw LiveBlock.notYet(word.text, word.range)
    }
  }

  private static func notYet(_ word: String, _ range: SourceRange) -> ScriptError {
    ScriptError(
      .inInfo(
        "unsupported-block", "'\(word)' blocks are not checked yet", range,
        help: ["what is not checked must not look as if it were; use 'swift' or 'text' for now"]))
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
