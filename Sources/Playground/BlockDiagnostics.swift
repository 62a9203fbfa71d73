import Diagnostics
import Scenarios
import TraceRendering

/// The diagnostics of a block.
enum BlockDiagnostics {
  /// Appends a comma, the key `diagnostics` and the list. Lines count from the first line of the body, and a
  /// diagnostic about the info string is in line 0.
  /// - Parameters:
  ///   - info: The info string.
  ///   - body: The body of the block.
  static func append(
    _ diagnostics: [Diagnostic], _ info: String, _ body: String, to out: Markup
  ) {
    let (infoText, text) = (SourceText(info), SourceText(body))
    let located = diagnostics.map { diagnostic in
      guard diagnostic.origin == .info else {
        return LocatedDiagnostic(diagnostic, path: "", text)
      }
      var result = LocatedDiagnostic(diagnostic, path: "", infoText)
      result.line = 0
      return result
    }
    out.raw(",").key("diagnostics")
    DiagnosticJSON.append(list: located, to: out)
  }
}
