import LifecycleEngine
import Scenarios

/// A run as a sequence diagram in the language of Mermaid, with the lifelines of the SVG diagram.
package enum MermaidDiagram {
  /// Renders the shown trace.
  /// - Parameters:
  ///   - run: The run to render.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too.
  /// - Returns: The text of a diagram, with a line feed at its end.
  package static func render(
    _ run: ScenarioRun, lenses: LensSet = LensSet(.appearance), naming named: [ObjectID] = []
  ) -> String {
    let timeline = Timeline(run, lenses: lenses, naming: named)
    let lanes = DiagramLanes(timeline, run)
    var text = "sequenceDiagram\n"
    let title = run.title.isEmpty ? run.scenario : run.title
    if !title.isEmpty { text += "title: \(escaped(title)), iOS \(run.release.major)\n" }
    for (index, lane) in lanes.lanes.enumerated() {
      let kind = index < lanes.leftmost ? "actor" : "participant"
      text += "\(kind) L\(index) as \(escaped(lane.label))\n"
    }
    for silent in timeline.silent {
      text += "Note over L\(lanes.lane(of: .object(silent.id))): \(silent.words)\n"
    }
    for item in timeline.items { text += line(of: item, lanes, run) }
    return text
  }

  private static func line(
    of item: Timeline.Item, _ lanes: DiagramLanes, _ run: ScenarioRun
  ) -> String {
    switch item {
    case .step(let step): return note("when “\(step.title)”", lanes)
    case .action(let action):
      return "L0->>L\(lanes.lane(ofContainer: nil)): \(escaped(EventText.action(action)))\n"
    case .event(let number, let event):
      if event.receiver == .console {
        return note("\(number). \(EventText.describe(event, run.names))", lanes)
      }
      let to = lanes.lane(of: event.receiver)
      let isByCode = DiagramDrawing.isByCode(event)
      let from = isByCode ? to : lanes.lane(ofContainer: event.container)
      let arrow = isByCode ? "-->>" : "->>"
      return "L\(from)\(arrow)L\(to): \(number). \(escaped(EventText.call(event, run.names)))\n"
    case .spanBegin(let place):
      return note("\(SpanText.label(run.trace.spans[place])): begins", lanes)
    case .spanEnd(let place):
      return note("\(SpanText.label(run.trace.spans[place])): ends", lanes)
    }
  }

  /// A text across all lifelines.
  private static func note(_ text: String, _ lanes: DiagramLanes) -> String {
    let last = lanes.lanes.count - 1
    return "Note over L0\(last > 0 ? ",L\(last)" : ""): \(escaped(text))\n"
  }

  /// Escapes a text for a line of Mermaid. Characters that would end a statement, or begin an escape or
  /// markup, are written by number.
  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in TraceText.singleLine(text).utf8 {
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "%"):
        bytes += Array("#\(byte);".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
