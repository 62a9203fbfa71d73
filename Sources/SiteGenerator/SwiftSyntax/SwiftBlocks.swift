import ScriptLanguage

/// The blocks of plain Swift of some pages, which the compiler's parser looks at together.
struct SwiftBlocks {
  private let places: [BlockPlace]

  init(_ pages: [VerifiedPage]) { places = pages.flatMap(\.swiftBlocks) }

  /// What is wrong with them; `nil` where nothing could look at them.
  func problems(_ compiler: SwiftCompiler? = SwiftCompiler()) -> [Problem]? {
    guard !places.isEmpty else { return [] }
    guard let messages = compiler?.messages(of: places.map(\.block.literal)) else { return nil }
    return messages.compactMap { message in
      guard places.indices.contains(message.text) else { return nil }
      let place = places[message.text]
      let text = SourceText(place.block.literal)
      let offset = min(text.start(ofLine: message.line) + message.column - 1, text.bytes.count)
      let diagnostic = Diagnostic(
        id: "swift-syntax", SwiftBlocks.headline(message.summary),
        at: SourceRange(offset, offset),
        help: ["a 'swift' block is parsed by the compiler; use 'text' for what is no Swift"])
      return Problem(place.located(diagnostic), .input)
    }
  }

  private static func headline(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
