/// A block of an extension, which begins on a line of its own.
///
/// CommonMark has no such block, so the line is overwritten before the parse: with the marker of a list item
/// if the contents are indented, or else with a heading and, at the end, a thematic break. The overwritten
/// line keeps its length, so every place of the parsed text is a place of the file.
struct BlockMark: Equatable {
  enum Kind: Equatable {
    /// `: text` below a term.
    case definition
    /// `[^label]: text`.
    case footnote(label: String)
    /// `=== "Title"`.
    case tab
    /// `!!! note "Title"` or `:::{note} Title`.
    case aside(AsideKind)
    /// `??? note "Title"`, which a reader opens.
    case details(AsideKind, isOpen: Bool)
  }

  let kind: Kind
  /// The line of the body, counted from 0.
  let line: Int
  /// The bytes before the mark in the line.
  let offset: Int
  /// True for a block whose title is empty on purpose.
  var isUntitled = false
  /// The number of colons around a block that is not indented; 0 for other blocks.
  var colons = 0
  /// The number of bytes that stand for the mark in front of the text, without the list marker.
  var filler = 0

  /// A number for the kinds that share a list. Items with different numbers are no list together.
  var listKind: Int {
    switch kind {
    case .definition: 1
    case .tab: 2
    case .aside, .details: 3
    case .footnote: 4
    }
  }

  /// The text of the title of a block without one.
  var defaultTitle: String? {
    switch kind {
    case .aside(let kind), .details(let kind, _): isUntitled ? nil : kind.title
    default: nil
    }
  }
}

/// A problem of an extension, at a place of the parsed text.
struct MarkupProblem {
  /// The line of the body, counted from 0.
  var line = 0
  /// Bytes from the beginning of the line, or from the beginning of the text node.
  var offset = 0
  var severity = Issue.Severity.error
  let id: String
  let message: String
  let help: String

  static func unknownAside(_ word: some StringProtocol) -> MarkupProblem {
    MarkupProblem(
      id: "unknown-aside", message: "'\(word)' is not a kind of aside",
      help: "write a known word, such as 'note', 'tip', 'important', 'warning' or 'caution'")
  }

  static func lost(_ what: String, help: String) -> MarkupProblem {
    MarkupProblem(
      id: "lost-markup", message: "This looks like \(what), but is not one", help: help)
  }

  static let termHelp = "put its term alone on the line above"

  static func unclosed(_ isEnd: Bool) -> MarkupProblem {
    MarkupProblem(
      id: "unclosed-aside",
      message: isEnd ? "These colons end no aside" : "The aside that begins here has no end",
      help: isEnd
        ? "remove them, or begin an aside above with ':::{note}'"
        : "close it with a line of as many colons at the same indentation")
  }

  /// A block that would be published without contents.
  static func empty(_ what: String, help: String) -> MarkupProblem {
    MarkupProblem(id: "empty-aside", message: "The \(what) has no contents", help: help)
  }

  func at(line: Int, offset: Int) -> MarkupProblem {
    var problem = self
    problem.line = line
    problem.offset = offset
    return problem
  }
}
