import LifecycleEngine
import Scenarios
import ScriptCompiler

// The rows of a diagram. A label stands above its arrow, near the arrow's beginning. A long label moves to
// the left.
extension DiagramDrawing {
  mutating func drawStep(_ title: String) {
    y += 4
    body.raw("<path class=\"separator\" d=\"M4 ").number(y).raw("H").number(width - 4)
    body.raw("\"/>\n")
    y += 4
    drawText("step", "when “" + TraceText.singleLine(title) + "”")
    y += 6
  }

  mutating func drawAction(_ action: ActionMark) {
    body.raw("<g class=\"action\">\n")
    drawText(nil, TraceText.singleLine(EventText.action(action)), from: x(0) + 8)
    y += 4
    drawArrow(from: x(0), to: x(nextTarget()))
    body.raw("</g>\n")
    y += 12
  }

  mutating func drawEvent(_ number: Int, _ event: Event) {
    body.raw(isOdd ? "<g class=\"event odd\">\n" : "<g class=\"event\">\n")
    body.raw("<title>").number(number).raw(". ")
    body.text(EventText.describe(event, names))
    if let reason = EventText.assumption(of: event, in: trace) {
      body.raw(" – assumed: ").text(reason)
    }
    body.raw("</title>\n")
    if event.receiver == .console {
      drawNote(DiagramDrawing.label(number, EventText.describe(event, names)))
    } else {
      drawCall(number, event)
    }
    body.raw("</g>\n")
  }

  /// True if an event is drawn as a dashed loop: the author's code made the call, not UIKit. A line of the
  /// console is drawn as a note.
  static func isByCode(_ event: Event) -> Bool {
    event.step == .author && event.receiver != .console
  }

  private mutating func drawCall(_ number: Int, _ event: Event) {
    let label = DiagramDrawing.label(number, EventText.call(event, names))
    let isByCode = DiagramDrawing.isByCode(event)
    let to = lanes.lane(of: event.receiver)
    let from = isByCode ? to : lanes.lane(ofContainer: event.container)
    if from == to { return drawCallToItself(label, to, isByCode: isByCode) }
    drawText(nil, label, from: labelX(from: from, to: to))
    y += 4
    drawArrow(from: x(from), to: x(to))
    y += 10
  }

  /// Draws a line of the console as a note across the diagram, because nobody calls the console.
  private mutating func drawNote(_ label: String) {
    let left = DiagramLanes.margin + 6
    let lines = LabelText.lines(label, columns: LabelText.columns(in: width - 2 * left))
    y += 2
    body.raw("<rect class=\"note\"").attribute("x", DiagramLanes.margin).attribute("y", y)
    body.attribute("width", width - 2 * DiagramLanes.margin)
    body.attribute("height", lines.count * LabelText.lineHeight + 6).raw("/>\n")
    y += 3
    drawLines("line", lines, x: left)
    y += 7
  }

  private mutating func drawCallToItself(_ label: String, _ lane: Int, isByCode: Bool) {
    let start = x(lane)
    // The label stands at the right of the lifeline, or at the left if the right has no room.
    let needed = LabelText.width(columns: LabelText.columns(of: label))
    let isRight = start + 8 + needed <= width - DiagramLanes.margin
    drawText(nil, label, from: isRight ? start + 8 : max(start - 8 - needed, 0))
    y += 4
    body.raw(isByCode ? "<path class=\"dashed\" d=\"M" : "<path d=\"M")
    body.number(start).raw(" ").number(y).raw("h22v10H").number(start + 8).raw("\"/>\n")
    y += 10
    drawPoint(at: start, isRightward: false)
    y += 8
  }

  private func drawArrow(from: Int, to: Int) {
    let isRightward = to >= from
    body.raw("<path d=\"M").number(from).raw(" ").number(y)
    body.raw("H").number(isRightward ? to - 8 : to + 8).raw("\"/>\n")
    drawPoint(at: to, isRightward: isRightward)
  }

  private func drawPoint(at x: Int, isRightward: Bool) {
    body.raw("<path d=\"M").number(isRightward ? x - 1 : x + 1).raw(" ").number(y)
    body.raw(isRightward ? "l-8-4v8z\"/>\n" : "l8-4v8z\"/>\n")
  }

  // MARK: Text

  /// Draws a text that begins at `start`, or further left if the text does not fit. Then moves on below the
  /// text. The label of an arrow has no style of its own.
  mutating func drawText(_ style: String?, _ label: String, from start: Int = 0) {
    let margin = DiagramLanes.margin
    let lines = LabelText.lines(label, columns: LabelText.columns(in: width - 2 * margin - 4))
    var columns = 0
    for line in lines { columns = max(columns, LabelText.columns(of: line)) }
    let latest = width - margin - LabelText.width(columns: columns)
    drawLines(style, lines, x: max(margin + 4, min(start, latest)))
  }

  mutating func drawLines(_ style: String?, _ lines: [String], x: Int) {
    for line in lines {
      if style != "line" { clear(from: x, columns: LabelText.columns(of: line)) }
      body.raw("<text")
      if let style { body.attribute("class", style) }
      body.attribute("x", x).attribute("y", y + 12).raw(">").text(line).raw("</text>\n")
      y += LabelText.lineHeight
    }
  }
}

// A bar is interrupted where a text crosses the bar.
extension DiagramDrawing {
  private func clear(from x: Int, columns: Int) {
    let right = x + LabelText.width(columns: columns) + 4
    guard openSpans.contains(where: { $0.x < right && $0.x + 8 > x - 4 }) else { return }
    body.raw("<rect class=\"clear\"").attribute("x", x - 4).attribute("y", y)
    body.attribute("width", right - x + 4).attribute("height", LabelText.lineHeight).raw("/>\n")
  }
}

/// The labels of spans.
enum SpanText {
  /// `push animation, 0.5 s`, `swipe back gesture, cancelled`.
  static func label(_ span: Span) -> String {
    var label = span.title.isEmpty ? "" : span.title + " "
    switch span.kind {
    case .animation: label += "animation"
    case .gesture: label += "gesture"
    }
    guard let end = span.end else {
      return label + (span.kind == .gesture ? ", held" : ", not finished")
    }
    if span.kind == .animation {
      // A no-break space keeps the number with its unit.
      label +=
        ", " + DecimalText.duration(end.microseconds - span.start.microseconds) + "\u{A0}s"
    }
    if span.isCancelled { return label + ", cancelled" }
    return span.kind == .gesture ? label + ", finished" : label
  }
}
