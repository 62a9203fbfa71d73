/// A problem in an author's text, as one value with several renderings.
package struct Diagnostic: Sendable {
  /// The two levels of a diagnostic.
  package enum Severity: Sendable { case error, warning }

  /// The two texts a live block consists of.
  package enum Origin: Sendable { case body, info }

  /// The level of the diagnostic.
  package var severity: Severity
  /// A permanent kebab-case id: `expectation-failed`, `unknown-name`.
  package var id: String
  /// One line, headline style, no final period, the specific part first.
  package var summary: String
  /// The place in the source text, as offsets of the parsed text.
  package var range: SourceRange
  /// The text of the range.
  package var origin = Origin.body
  /// True if the simulator ran the text and something other than the text says happened: a check is
  /// not met, or an exception was thrown. All other diagnostics are about unusable input.
  package var isDisagreement = false
  /// Expected and actual lines side by side, where there are any.
  package var difference: Difference?
  /// The beginning of the failed check, if the range is only a part of the check.
  package var check: SourceRange?
  /// Further sentences, printed as `note:` lines.
  package var notes: [String]
  /// Notes about other places of the source. A note gets the line of its place when the diagnostic
  /// gets its own line.
  package var placedNotes: [PlacedNote] = []
  /// Advice, printed as `help:` lines.
  package var help: [String]

  /// Creates a diagnostic.
  /// - Parameters:
  ///   - severity: The level.
  ///   - id: The permanent id, in kebab-case.
  ///   - summary: One line without a final period.
  ///   - range: The place in the source text.
  ///   - difference: Expected and actual lines, where there are any.
  ///   - notes: Further sentences.
  ///   - help: Advice to the author.
  package init(
    _ severity: Severity = .error, id: String, _ summary: String, at range: SourceRange,
    difference: Difference? = nil, notes: [String] = [], help: [String] = []
  ) {
    self.severity = severity
    self.id = id
    self.summary = summary
    self.range = range
    self.difference = difference
    self.notes = notes
    self.help = help
  }
}

/// A note about another place than the place of the diagnostic.
package struct PlacedNote: Sendable {
  /// The words in front of the line number.
  package let text: String
  /// The words behind the line number.
  package let detail: String
  /// The place, in bytes from the beginning of the source text.
  package let offset: Int

  /// Creates a note.
  /// - Parameters:
  ///   - text: The words in front of the line number.
  ///   - detail: The words behind the line number.
  ///   - offset: The place, in bytes from the beginning of the source text.
  package init(text: String, detail: String, offset: Int) {
    self.text = text
    self.detail = detail
    self.offset = offset
  }
}

extension Diagnostic {
  /// The diagnostic with all its notes, of which some may name a line.
  /// - Parameter line: The line of the file for an offset in the source text.
  package func noting(_ line: (Int) -> Int) -> Diagnostic {
    var result = self
    result.placedNotes = []
    let placed = placedNotes.map { "\($0.text) on line \(line($0.offset))\($0.detail)" }
    result.notes = placed + notes
    return result
  }
}

/// An expected and an actual sequence, aligned line by line in the author's notation.
package struct Difference: Sendable {
  /// One row: a missing side is `nil`.
  package struct Row: Sendable {
    /// The line as the author wrote it.
    package var expected: String?
    /// The event in the author's notation.
    package var actual: String?
    /// True if both sides agree. A pattern can agree without being the same text.
    package var agrees: Bool
    /// Creates a row.
    /// - Parameters:
    ///   - expected: The line as the author wrote it; nil where nothing was expected.
    ///   - actual: The event in the author's notation; nil where nothing happened.
    ///   - agrees: True if both sides agree.
    package init(expected: String?, actual: String?, agrees: Bool) {
      self.expected = expected
      self.actual = actual
      self.agrees = agrees
    }
  }
  /// The rows from top to bottom.
  package var rows: [Row]
  /// Creates a difference.
  package init(rows: [Row]) { self.rows = rows }
}

/// A failure of the lexer, parser or compiler: the diagnostics, at least one.
package struct ScriptError: Error, Sendable {
  /// The first problem in the source.
  package var diagnostic: Diagnostic
  /// All other problems, in the order of the source.
  private var others: [Diagnostic] = []

  /// All problems; never empty.
  package var diagnostics: [Diagnostic] { [diagnostic] + others }

  /// Creates an error.
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// Creates an error of all problems.
  /// - Parameter diagnostics: The problems, in any order; without any there is no error.
  package init?(_ diagnostics: [Diagnostic]) {
    let sorted = Diagnostic.inOrder(diagnostics)
    guard let first = sorted.first else { return nil }
    diagnostic = first
    others = Array(sorted.dropFirst())
  }
}

extension Diagnostic {
  package var asDisagreement: Diagnostic {
    var result = self
    result.isDisagreement = true
    return result
  }

  /// Sorts diagnostics by their places in the source. Diagnostics of the same place keep their
  /// order.
  package static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in diagnostics {
      var place = result.count
      while place > 0, diagnostic.range.place < result[place - 1].range.place { place -= 1 }
      result.insert(diagnostic, at: place)
    }
    return result
  }
}
