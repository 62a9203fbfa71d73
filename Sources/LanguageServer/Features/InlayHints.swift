import SiteGenerator

/// The number and the time of the event beside each line of an expectation.
struct InlayHints {
  private let context: PageContext

  init(_ context: PageContext) { self.context = context }

  /// The hints in a range; all hints without one.
  func json(in range: JSONValue?) -> [JSONValue] {
    let first = Position(range?["start"])?.line ?? 0
    let last = Position(range?["end"])?.line ?? Int.max
    var hints: [JSONValue] = []
    for block in context.blocks where block.kind == .scenario {
      let marks = context.folder.events(atFence: block.fenceLine, of: context.page.path)
      // Several events may stand in one line.
      for (line, marks) in Dictionary(grouping: marks, by: \.line).sorted(by: { $0.key < $1.key }) {
        let fileLine = block.fenceLine + line
        guard (first...last).contains(fileLine - 1) else { continue }
        let position = context.document.position(of: context.document.end(ofLine: fileLine))
        hints.append([
          "position": position.json, "paddingLeft": true,
          "label": .text(marks.map(InlayHints.text).joined(separator: ", ")),
          "tooltip": "The number of the event in the trace, and the time of the simulator",
        ])
      }
    }
    return hints
  }

  /// `3 · 0.350 s`.
  private static func text(_ mark: EventMark) -> String {
    let thousandths = (mark.microseconds + 500) / 1000
    let rest = String(thousandths % 1000)
    let zeros = String(repeating: "0", count: max(0, 3 - rest.count))
    return "\(mark.number) · \(thousandths / 1000).\(zeros)\(rest) s"
  }
}
