import LifecycleEngine
import Scenarios

/// A run as plain text for a terminal.
package enum TraceText {
  /// Renders the shown trace as aligned columns, grouped under the titles of the steps and the actions, then
  /// the results of the checks.
  /// - Parameters:
  ///   - run: The run to render.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too.
  /// - Returns: The text. Every line ends with a line feed.
  package static func render(
    _ run: ScenarioRun, lenses: LensSet = .all, naming named: [ObjectID] = []
  ) -> String {
    let timeline = Timeline(run, lenses: lenses, naming: named)
    let out = Markup()
    appendHeader(run, to: out)
    let assumptions = Assumptions(timeline, run.trace)
    appendTimeline(timeline, assumptions, of: run, to: out)
    appendAssumptions(assumptions, to: out)
    appendChecks(run, to: out)
    return out.string
  }

  private static func appendHeader(_ run: ScenarioRun, to out: Markup) {
    out.raw(run.scenario.isEmpty ? "scenario" : singleLine(run.scenario))
    if !run.title.isEmpty { out.raw(": ").raw(singleLine(run.title)) }
    out.raw(" (iOS ").number(run.release.major).raw(", ").raw(EventText.device(run.device))
    out.raw(")\n")
  }

  private static func appendTimeline(
    _ timeline: Timeline, _ assumptions: Assumptions, of run: ScenarioRun, to out: Markup
  ) {
    let columns = Columns(timeline)
    var needsHeader = true
    for item in timeline.items {
      switch item {
      case .step(let step):
        out.raw("\nwhen ").raw(EventText.quoted(step.title)).raw("\n")
        needsHeader = true
      case .action(let action):
        out.raw("  ").raw(singleLine(EventText.action(action))).raw("\n")
      case .event(let number, let event):
        if needsHeader { columns.appendHeader(to: out) }
        needsHeader = false
        columns.appendNumbers(number, event, to: out)
        for _ in 0..<max(0, event.depth) { out.raw("  ") }
        out.raw(singleLine(EventText.describe(event, run.names)))
        if let number = assumptions.number(of: event) {
          out.raw("  [assumed ").number(number).raw("]")
        }
        out.raw("\n")
      case .spanBegin, .spanEnd: break
      }
    }
    if timeline.eventCount == 0 { out.raw("\nno events\n") }
  }

  private static func appendAssumptions(_ assumptions: Assumptions, to out: Markup) {
    guard !assumptions.reasons.isEmpty else { return }
    out.raw("\nassumed\n")
    for (index, reason) in assumptions.reasons.enumerated() {
      out.raw("  ").number(index + 1).raw("  ").raw(singleLine(reason)).raw("\n")
    }
  }

  private static func appendChecks(_ run: ScenarioRun, to out: Markup) {
    guard !run.checks.isEmpty else { return }
    out.raw("\nchecks\n")
    var width = 1
    for check in run.checks { width = max(width, Columns.digits(check.line)) }
    for check in run.checks {
      out.raw("  line ")
      Columns.appendPadded(String(check.line), to: width, out)
      out.raw("  ").raw(check.kind == "expect" ? "expect " : check.kind)
      out.raw(check.isMet ? "  ok" : check.isJudged ? "  failed: " : "  ")
      if !check.message.isEmpty { out.raw(singleLine(check.message)) }
      out.raw("\n")
    }
  }

  /// A text on one line: a space replaces every line break and every other control character.
  static func singleLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar.isCommand ? " " : scalar) }
    return String(scalars)
  }
}

/// The widths of the number columns of a text trace.
private struct Columns {
  private var number = 1
  private var time = 4
  private var turn = 4
  private var transaction = 2

  init(_ timeline: Timeline) {
    number = Columns.digits(timeline.eventCount)
    for case .event(_, let event) in timeline.items {
      time = max(time, DecimalText.seconds(event.time).utf8.count)
      turn = max(turn, Columns.digits(event.turn))
      transaction = max(transaction, Columns.digits(event.transaction))
    }
  }

  func appendHeader(to out: Markup) {
    appendRow("n", "time", "turn", "tx", to: out)
    out.raw("receiver.callback\n")
  }

  func appendNumbers(_ n: Int, _ event: Event, to out: Markup) {
    appendRow(
      String(n), DecimalText.seconds(event.time), String(event.turn), String(event.transaction),
      to: out)
  }

  private func appendRow(_ a: String, _ b: String, _ c: String, _ d: String, to out: Markup) {
    out.raw("  ")
    Columns.appendPadded(a, to: number, out)
    out.raw("  ")
    Columns.appendPadded(b, to: time, out)
    out.raw("  ")
    Columns.appendPadded(c, to: turn, out)
    out.raw("  ")
    Columns.appendPadded(d, to: transaction, out)
    out.raw("  ")
  }

  static func appendPadded(_ text: String, to width: Int, _ out: Markup) {
    var missing = width - text.utf8.count
    while missing > 0 {
      out.raw(" ")
      missing -= 1
    }
    out.raw(text)
  }

  static func digits(_ number: Int) -> Int { String(number).utf8.count }
}
