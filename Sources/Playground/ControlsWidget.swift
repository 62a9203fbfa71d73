import Scenarios
import TraceRendering

/// The answer to a page that asks which controls a reader's scenario has: `{controls}`, the text
/// that the pages of a site have in `data-live`.
enum ControlsWidget {
  /// Answers a block. A block that cannot be read has no control.
  /// - Parameter block: The info string on the first line, then the body.
  static func json(block: String) -> String {
    let (info, body) = TextLines.cut(block)
    let attributes = try? ScenarioAttributes(info: info)
    let whatIf = attributes.flatMap { try? WhatIf(body, attributes: $0) }
    let out = Markup()
    out.raw("{").key("controls").json(whatIf.map { WhatIf.code(of: $0.controls) } ?? "")
    return out.raw("}\n").string
  }
}
