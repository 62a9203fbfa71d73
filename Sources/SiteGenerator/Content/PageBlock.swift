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

  init(_ code: FencedCodeBlock) {
    BuildWork.note(.info)
    self.code = code
    let info = InfoString(code.info)
    self.info = info
    reading = Result { () throws(ScriptError) in try LiveBlock(info) }
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
