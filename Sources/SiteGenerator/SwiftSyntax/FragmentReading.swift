/// A way to read a fragment of Swift: the code around the fragment, and the signs of documentation that
/// the fragment may have.
struct FragmentReading {
  /// The signs that are replaced before the parser sees the fragment.
  enum Signs { case none, interfaces, omissions }

  /// The code that can stand around a fragment.
  private enum Surroundings: CaseIterable {
    case nothing, members, cases, switchBody, arguments, attributes

    /// The lines around the fragment.
    var lines: (opening: String, closing: String) {
      switch self {
      case .nothing: ("", "")
      case .members: ("class Fragment {\n", "\n}")
      case .cases: ("enum Fragment {\n", "\n}")
      case .switchBody: ("switch fragment {\n", "\n}")
      case .arguments: ("fragment(\n", "\n)")
      case .attributes: ("", "\nvar fragment = 0")
      }
    }

    /// Returns true if an error of the reading is worth telling. An error inside of code that the author
    /// did not have in mind would mislead.
    func explain(_ text: String) -> Bool {
      let isCase = ["case .", "case let", "default:"].contains(where: text.hasPrefix)
      return switch self {
      case .nothing, .members, .cases: !isCase
      case .switchBody: isCase
      case .arguments, .attributes: false
      }
    }
  }

  private let signs: Signs
  private let surroundings: Surroundings
  /// Further arguments for the compiler.
  let flags: [String]

  private init(_ signs: Signs, _ surroundings: Surroundings, flags: [String] = []) {
    self.signs = signs
    self.surroundings = surroundings
    self.flags = flags
  }

  /// The readings in stages, the strictest stage first.
  static let stages: [[FragmentReading]] = {
    let regexes = ["-enable-bare-slash-regex"]
    let all = Surroundings.allCases
    return [
      all.dropFirst().map { FragmentReading(.none, $0) },
      [.nothing, .members].map { FragmentReading(.none, $0, flags: regexes) },
      all.map { FragmentReading(.interfaces, $0) },
      all.map { FragmentReading(.omissions, $0) }
        + [FragmentReading(.omissions, .nothing, flags: regexes)],
    ]
  }()

  /// The text of a file for the parser, and the way back to the fragment.
  struct Candidate {
    let text: String
    /// The number of lines before the fragment.
    let linesBefore: Int
    /// The lines of the fragment.
    let lineCount: Int
    /// True if an error is worth telling.
    let explains: Bool
    /// True if an error of the fragment by itself is not worth telling.
    let isOnlyExplanation: Bool
    /// The first sign for omitted code, if the signs were replaced.
    let omission: SwiftCompiler.Message?
  }

  /// - Returns: Nil if the reading changes nothing about the text.
  func file(of text: String) -> Candidate? {
    var body = text
    var omission: SwiftCompiler.Message?
    if signs != .none {
      let notation = SwiftNotation(text)
      body = signs == .interfaces ? notation.withBodies : notation.completed
      guard body != text else { return nil }
      if signs == .omissions {
        guard let place = notation.firstOmission else { return nil }
        omission = FragmentReading.omission(at: place, in: text)
      }
    }
    let lines = surroundings.lines
    return Candidate(
      text: lines.opening + body + lines.closing, linesBefore: lines.opening.isEmpty ? 0 : 1,
      lineCount: text.split(separator: "\n", omittingEmptySubsequences: false).count,
      explains: surroundings.explain(text),
      isOnlyExplanation: !Surroundings.nothing.explain(text),
      omission: omission)
  }

  private static func omission(at place: Int, in text: String) -> SwiftCompiler.Message {
    let before = Array(text.utf8.prefix(place))
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let column = before.count - (before.lastIndex(of: newline).map { $0 + 1 } ?? 0) + 1
    return SwiftCompiler.Message(
      line: line, column: column, summary: "code is left out", isOmission: true)
  }
}

extension FragmentReading.Candidate {
  /// The better of two results about the same fragment: none, or else the error in the later line,
  /// because the parser understood the text up to there.
  func better(
    _ old: [SwiftCompiler.Message], _ answer: [SwiftCompiler.Message]
  ) -> [SwiftCompiler.Message] {
    guard let first = SwiftCompiler.Message.first(of: answer) else {
      return omission.map { [$0] } ?? []
    }
    let line = first.line - linesBefore
    guard explains, let known = old.first, isOnlyExplanation || line > known.line,
      line <= lineCount
    else { return old }
    return [SwiftCompiler.Message(line: line, column: first.column, summary: first.summary)]
  }
}

extension SwiftCompiler.Message {
  /// The message with the first place. Further messages are most often about the same mistake.
  static func first(of messages: [SwiftCompiler.Message]) -> SwiftCompiler.Message? {
    messages.min { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
