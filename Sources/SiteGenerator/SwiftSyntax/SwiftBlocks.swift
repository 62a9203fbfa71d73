import ScriptLanguage

/// The blocks of plain Swift of some pages, which the compiler's parser looks at together.
struct SwiftBlocks {
  private let places: [BlockPlace]

  init(_ pages: [VerifiedPage]) { places = pages.flatMap(\.swiftBlocks) }

  /// What is wrong with them; `nil` where nothing could look at them.
  /// - Parameters:
  ///   - memory: What the parser said before.
  ///   - compiler: The compiler; `nil` where there is none.
  func problems(
    memory: SiteMemory? = nil, _ compiler: @autoclosure () -> SwiftCompiler?
  ) -> [Problem]? {
    var said: [String: [SwiftCompiler.Message]] = [:]
    var asked: [String] = []
    for text in places.map(\.block.literal) where said[text] == nil {
      said[text] = memory?.messages(of: text) ?? []
      if memory?.messages(of: text) == nil { asked.append(text) }
    }
    if !asked.isEmpty {
      guard let messages = compiler()?.messages(of: asked) else { return nil }
      for message in messages where asked.indices.contains(message.text) {
        said[asked[message.text], default: []].append(message)
      }
    }
    memory?.keep(said)
    return places.flatMap { place in
      (said[place.block.literal] ?? []).map { problem($0, at: place) }
    }
  }

  private func problem(_ message: SwiftCompiler.Message, at place: BlockPlace) -> Problem {
    let text = SourceText(place.block.literal)
    let offset = min(text.start(ofLine: message.line) + message.column - 1, text.bytes.count)
    let diagnostic = Diagnostic(
      id: "swift-syntax", SwiftBlocks.headline(message.summary), at: SourceRange(offset, offset),
      help: ["a 'swift' block is parsed by the compiler; use 'text' for what is no Swift"])
    return Problem(place.located(diagnostic), .input)
  }

  private static func headline(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
