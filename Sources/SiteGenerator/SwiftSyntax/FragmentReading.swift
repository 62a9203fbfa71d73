/// A way to read a fragment of Swift: the code around the fragment, and the signs of documentation that
/// the fragment may have.
struct FragmentReading {
  /// The signs that are replaced before the parser sees the fragment.
  enum Signs { case none, interfaces, omissions }

  private let signs: Signs
  /// The line before the fragment; empty for a fragment that stands by itself.
  private let opening: String
  private let closing: String
  /// True if an error of the reading can be told. An error inside a `switch` or a call that the author
  /// did not write would mislead.
  private let explains: Bool
  /// Further arguments for the compiler.
  let flags: [String]

  private init(_ signs: Signs, _ around: (String, String), flags: [String] = []) {
    self.signs = signs
    (opening, closing) = around
    explains = !opening.hasPrefix("switch") && !opening.hasPrefix("fragment")
    self.flags = flags
  }

  /// The code that can stand around a fragment: the members of a type, the cases of a `switch`, and the
  /// arguments of a call.
  private static let around = [
    ("", ""), ("class Fragment {\n", "\n}"), ("enum Fragment {\n", "\n}"),
    ("switch fragment {\n", "\n}"), ("fragment(\n", "\n)"),
  ]

  /// The readings in stages, the strictest stage first.
  static let stages: [[FragmentReading]] = {
    let regexes = ["-enable-bare-slash-regex"]
    return [
      around.dropFirst().map { FragmentReading(.none, $0) },
      around.prefix(2).map { FragmentReading(.none, $0, flags: regexes) },
      around.map { FragmentReading(.interfaces, $0) },
      around.map { FragmentReading(.omissions, $0) }
        + [FragmentReading(.omissions, around[0], flags: regexes)],
    ]
  }()

  /// The text of a file for the parser, and the way back to the fragment.
  struct Candidate {
    let text: String
    /// The number of lines before the fragment.
    let linesBefore: Int
    /// The lines of the fragment.
    let lineCount: Int
    let explains: Bool
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
    return Candidate(
      text: opening + body + closing, linesBefore: opening.isEmpty ? 0 : 1,
      lineCount: text.split(separator: "\n", omittingEmptySubsequences: false).count,
      explains: explains,
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
  /// The better of two results about the same fragment: none, or else the error at the later place,
  /// because the parser understood the text up to there.
  func better(
    _ old: [SwiftCompiler.Message], _ answer: [SwiftCompiler.Message]
  ) -> [SwiftCompiler.Message] {
    guard let first = answer.first else { return omission.map { [$0] } ?? [] }
    let line = first.line - linesBefore
    guard explains, let known = old.first, (1...lineCount).contains(line),
      (line, first.column) > (known.line, known.column)
    else { return old }
    return [SwiftCompiler.Message(line: line, column: first.column, summary: first.summary)]
  }
}
