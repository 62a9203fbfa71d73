import Diagnostics
import ExampleRuns
import Markdown
import Scenarios

/// A fenced code block of a page with its info string, which is parsed once.
package struct PageBlock {
  package let code: FencedCodeBlock
  /// The info string, cut into its parts.
  package let info: InfoString
  /// The meaning of the info string, or the errors of the info string.
  package let reading: Result<LiveBlock, ScriptError>

  /// The text of the file that the block includes; nil for a block without an include, and for an
  /// include that cannot be read.
  let included: String?

  /// - Parameters:
  ///   - code: The block.
  ///   - place: The page, for paths on the page.
  init(_ code: FencedCodeBlock, on place: PagePlace) {
    BuildWork.note(.info)
    self.code = code
    let info = InfoString(code.info)
    self.info = info
    guard let include = IncludedCode(info) else {
      included = nil
      reading = Result { () throws(ScriptError) in try LiveBlock(info) }
      return
    }
    let text = Result { () throws(ScriptError) in
      try include.text(on: place, body: code.literal)
    }
    included = try? text.get()
    reading = text.map { _ in .ordinary(language: include.language) }
  }

  /// The diagram of a Mermaid block, or its errors; nil for any other block, and for Mermaid that is
  /// shown as code.
  var diagram: Result<MermaidSequence, ScriptError>? {
    guard case .success(.ordinary(let language)) = reading, language.lowercased() == "mermaid",
      included == nil, !info.words.contains(where: { $0.text == "source" })
    else { return nil }
    return Result { () throws(ScriptError) in try MermaidSequence(code.literal) }
  }

  /// The code that a page shows.
  var shownCode: String { included ?? code.literal }

  /// True if the included file is as it was.
  func isCurrent(on place: PagePlace) -> Bool {
    guard let include = IncludedCode(info) else { return true }
    return (try? include.text(on: place, body: code.literal)) == included
  }

  /// The meaning of the info string; nil for an info string that cannot be read.
  package var live: LiveBlock? { try? reading.get() }

  /// The attributes of a scenario; nil for any other block.
  package var scenario: ScenarioAttributes? {
    guard case .success(.scenario(let attributes)) = reading else { return nil }
    return attributes
  }

  /// Returns true for a live block, and for a block that was most likely meant to be live.
  var isLive: Bool {
    if case .success(.ordinary) = reading { return false }
    return true
  }

  /// The id of the scenario in the block. A refused block has the ids that the author may have
  /// meant, because the error of the block is reported already.
  var scenarioIDs: [String] {
    switch reading {
    case .success(.scenario(let attributes)): [attributes.id]
    case .success: []
    case .failure: info.likelyIDs
    }
  }
}
