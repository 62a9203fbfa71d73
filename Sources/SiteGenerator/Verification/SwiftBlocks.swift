import Diagnostics
import Scenarios

/// The blocks of plain Swift of some pages, which the compiler's parser looks at together.
struct SwiftBlocks {
  private let places: [BlockPlace]

  init(_ places: [BlockPlace]) { self.places = places }

  /// The problems of the blocks; `nil` if no compiler could check the blocks.
  /// - Parameters:
  ///   - memory: The messages of the last look.
  ///   - cache: The messages of earlier builds.
  ///   - toolPath: Folders to search for the compiler, as in the variable `PATH`.
  func problems(
    memory: SiteMemory? = nil, cache: BlockCache? = nil, toolPath: String?
  ) -> [Problem]? {
    var said: [String: [SwiftCompiler.Message]] = [:]
    var asked: [String] = []
    var compiler: SwiftCompiler?
    for text in places.map(\.block.literal) where said[text] == nil {
      if let known = memory?.messages(of: text) {
        said[text] = known
        continue
      }
      if compiler == nil { compiler = SwiftCompiler(in: toolPath) }
      guard let compiler else { return nil }
      let known = cache?.value([SwiftCompiler.Message].self, for: compiler.key(of: text))
      said[text] = known ?? []
      if known == nil { asked.append(text) }
    }
    if !asked.isEmpty, let compiler {
      guard let messages = compiler.messages(of: asked) else { return nil }
      for message in messages where asked.indices.contains(message.text) {
        said[asked[message.text], default: []].append(message)
      }
      for text in asked { cache?.keep(value: said[text] ?? [], for: compiler.key(of: text)) }
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
      help: [
        SwiftBlocks.leavesOut(text.line(message.line))
          ? "what is left out stands in a comment: '// …'"
          : "a 'swift' block is parsed by the compiler; use 'text' for what is no Swift"
      ])
    return Problem(place.located(diagnostic), .input)
  }

  /// True if a line has a sign for code that is left out.
  private static func leavesOut(_ line: String) -> Bool {
    line.contains("…") || line.contains("<#") || line.split(separator: " ").contains("...")
  }

  private static func headline(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
