import Diagnostics
import Foundation
import Scenarios

/// The blocks of plain Swift of some pages, which the compiler's parser looks at together.
struct SwiftBlocks {
  private let places: [BlockPlace]

  init(_ places: [BlockPlace]) { self.places = places }

  /// The result of the look at the blocks.
  struct Result {
    /// The problems of the blocks, and the blocks that the compiler gave no answer about.
    var problems: [Problem] = []
    /// The number of blocks without an answer.
    var uncheckedCount = 0
    /// False if a block needed a compiler and there is none.
    var hasCompiler = true
  }

  /// Looks at the blocks.
  /// - Parameters:
  ///   - memory: The messages of the last look.
  ///   - cache: The messages of earlier builds.
  ///   - toolPath: Folders to search for the compiler, as in the variable `PATH`.
  ///   - isStrict: True if a block that no compiler has checked is an error.
  ///   - asks: False if only known messages count. The other blocks are then no problem.
  func result(
    memory: SiteMemory? = nil, cache: BlockCache? = nil, toolPath: String?, isStrict: Bool = false,
    asks: Bool = true
  ) -> Result {
    var said: [String: [SwiftCompiler.Message]] = [:]
    let texts = places.map(\.block.literal).unique()
    let compiler = texts.isEmpty ? nil : SwiftCompiler(in: toolPath)
    if let compiler {
      for text in texts { said[text] = memory?.messages(of: text, by: compiler.identity) }
      for text in texts where said[text] == nil {
        said[text] = cache?.value([SwiftCompiler.Message].self, for: compiler.key(of: text))
      }
      let asked = asks ? texts.filter { said[$0] == nil } : []
      for (text, messages) in zip(asked, compiler.messages(of: asked)) {
        guard let messages else { continue }
        said[text] = messages
        cache?.keep(value: messages, for: compiler.key(of: text))
      }
    }
    memory?.keep(said, by: compiler?.identity ?? "")
    return result(said, compiler, isStrict: isStrict, asks: asks)
  }

  private func result(
    _ said: [String: [SwiftCompiler.Message]], _ compiler: SwiftCompiler?, isStrict: Bool,
    asks: Bool
  ) -> Result {
    var result = Result()
    for place in places {
      if let messages = said[place.block.literal] {
        result.problems += messages.filter { !isIntended($0, at: place) }
          .map { problem($0, at: place) }
        continue
      }
      result.uncheckedCount += 1
      result.hasCompiler = compiler != nil
      if asks, isStrict || compiler != nil {
        let diagnostic = SwiftBlocks.unchecked(compiler)
        result.problems.append(Problem(place.located(diagnostic, atWord: 0), .input))
      }
    }
    return result
  }

  /// The words with which authors begin a comment about a line that is wrong on purpose.
  private static let words = [
    "error", "invalid", "illegal", "not allowed", "does not compile", "doesn't compile",
  ]
  /// The signs with which authors mark such a line, in a comment or behind the code.
  private static let signs: Set<Character> = ["❌", "🔴", "🛑", "⛔", "🚫"]

  /// Returns true if the line of an error says that the line is wrong.
  private func isIntended(_ message: SwiftCompiler.Message, at place: BlockPlace) -> Bool {
    let text = SourceText(place.block.literal).line(message.line)
    guard !message.isOmission else { return false }
    if text.contains(where: SwiftBlocks.signs.contains) { return true }
    guard let slashes = text.range(of: "//", options: .backwards) else { return false }
    let comment = text[slashes.upperBound...].drop { $0 == " " }.lowercased()
    return SwiftBlocks.words.contains { comment.hasPrefix($0) }
  }

  private static func unchecked(_ compiler: SwiftCompiler?) -> Diagnostic {
    guard let compiler else {
      return Diagnostic(
        id: "unchecked-swift", "No Swift compiler has checked this block: PATH has none",
        at: SourceRange(0, 0),
        help: ["put 'swiftc' into PATH; without '--strict' such blocks are counted"])
    }
    return Diagnostic(
      id: "unchecked-swift",
      "'\(compiler.path)' stopped before it had checked this block",
      at: SourceRange(0, 0),
      help: [
        "run '\(compiler.path) -frontend -parse' on the code to see why; use 'text' "
          + "for code that is not Swift"
      ])
  }

  private func problem(_ message: SwiftCompiler.Message, at place: BlockPlace) -> Problem {
    let text = SourceText(place.block.literal)
    let offset = min(text.start(ofLine: message.line) + message.column - 1, text.bytes.count)
    let range = SourceRange(offset, offset)
    return Problem(
      place.located(
        message.isOmission
          ? SwiftBlocks.omittedCode(at: range)
          : SwiftBlocks.syntax(message.summary, at: range)), .input)
  }

  /// The code around the sign is Swift, and the page shows a reader that something is missing. So the
  /// message is a warning.
  private static func omittedCode(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "omitted-code", "This sign for omitted code is not Swift", at: range,
      help: [
        "write omitted code as a comment, '// …', or 'swift fragment' after the fence for code that "
          + "nothing checks"
      ])
  }

  private static func syntax(_ summary: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-syntax", headline(summary), at: range,
      help: [
        "a 'swift' block is parsed by the compiler; use 'text' for code that is not Swift, 'swift "
          + "fragment' for a part of code, or 'swift ignore=\"reason\"' for a syntax that Swift lacks"
      ])
  }

  private static func headline(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
