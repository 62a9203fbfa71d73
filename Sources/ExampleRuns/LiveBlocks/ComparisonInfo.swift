import Diagnostics
import LifecycleEngine
import Scenarios

/// The attributes of a `compare` block.
package struct ComparisonAttributes: Sendable {
  /// The lenses of the comparison.
  package private(set) var lenses = LensSet(.appearance)
  /// The release of the runs; `nil` for the newest release of each scenario.
  package private(set) var release: Release?

  /// Reads the attributes of a `compare` block.
  /// - Throws: All errors in the attributes.
  init(_ info: InfoString) throws(ScriptError) {
    var lenses = self.lenses
    var release: Release?
    try AttributeReader.read(
      info, of: "a 'compare' block", ["lens", "ios"], example: "lens=classic", required: []
    ) { attribute throws(ScriptError) in
      if attribute.key == "lens" {
        lenses = try LensSet(attribute)
      } else {
        release = try ScenarioAttributes.release(attribute)
      }
    }
    self.lenses = lenses
    self.release = release
  }
}

/// The scenarios of a `compare` block.
package struct Comparison: Sendable {
  /// The ids of the scenarios, with places in the body of the block; two or more.
  package let scenarios: [InfoString.Word]

  /// Reads the body of a block.
  /// - Throws: An error for fewer than two ids, or for a repeated id.
  package init(_ source: String) throws(ScriptError) {
    var words: [InfoString.Word] = []
    var problems: [Diagnostic] = []
    let bytes = Array(source.utf8)
    var start = 0
    while start < bytes.count {
      guard bytes[start] > 32, bytes[start] != 44 else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { $0 <= 32 || $0 == 44 } ?? bytes.count
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      if words.contains(where: { $0.text == text }) {
        problems.append(
          Diagnostic(
            id: "repeated-id", "'\(text)' is compared with itself", at: SourceRange(start, end),
            help: ["remove it, or write another scenario's id"]))
      }
      words.append(InfoString.Word(text: text, range: SourceRange(start, end)))
      start = end
    }
    if words.count < 2 {
      problems.append(
        Diagnostic(
          id: "missing-id", "A comparison needs two scenarios", at: SourceRange(0, bytes.count),
          help: ["write the ids of two or more with spaces between them"]))
    }
    if let error = ScriptError(problems) { throw error }
    scenarios = words
  }
}
