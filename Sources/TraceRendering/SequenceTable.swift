import LifecycleEngine
import ScriptLanguage

/// A run as an HTML table, the textual equivalent of its diagram.
public enum SequenceTable {
  private static let columnCount = 4

  /// Renders the shown trace as a table: one row an event, events of one transaction grouped by a
  /// cell that says when it happens, and a full-width row for every step and action.
  ///
  /// The row of event N has the id `SCENARIO-event-N`, the number in `data-event` and the id of
  /// its choreography step in `data-step`.
  /// - Parameters:
  ///   - run: The run to render.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too.
  /// - Returns: A `table` element.
  public static func html(
    _ run: ScenarioRun, lenses: LensSet = LensSet(.appearance), naming named: [ObjectID] = []
  ) -> String {
    let timeline = Timeline(run, lenses: lenses, naming: named)
    let out = Markup()
    appendHead(run, timeline, to: out)
    var body = TableBody(run: run, out: out)
    for item in timeline.items {
      switch item {
      case .step(let step): body.addStep(step)
      case .action(let action): body.addAction(action)
      case .event(let number, let event): body.addEvent(number, event)
      case .spanBegin, .spanEnd: break
      }
    }
    body.finish()
    if timeline.eventCount == 0 { appendEmptyRow(to: out) }
    return out.raw("</table>\n").string
  }

  private static func appendHead(_ run: ScenarioRun, _ timeline: Timeline, to out: Markup) {
    out.raw("<table class=\"sequence\">\n<caption>Callbacks")
    if !run.title.isEmpty { out.raw(" of “").text(run.title).raw("”") }
    out.raw(" on iOS ").number(run.release.major)
    out.raw(run.device.idiom == .pad ? ", iPad" : ", iPhone").raw("</caption>\n")
    out.raw("<thead>\n<tr><th scope=\"col\" class=\"number\">#</th>")
    out.raw("<th scope=\"col\">Receiver</th><th scope=\"col\">Callback</th>")
    out.raw("<th scope=\"col\">When</th></tr>\n</thead>\n")
  }

  private static func appendEmptyRow(to out: Markup) {
    out.raw("<tbody>\n<tr class=\"empty\"><td colspan=\"").number(columnCount)
    out.raw("\">No callback that is shown here was called.</td></tr>\n</tbody>\n")
  }
}

/// The rows of a table while they are made. Events are kept back until their transaction is over,
/// because the first row of it says how many rows it spans.
private struct TableBody {
  let run: ScenarioRun
  let out: Markup
  private let text: EventText
  private let prefix: String
  private var group: [(number: Int, event: Event)] = []
  private var isOpen = false

  init(run: ScenarioRun, out: Markup) {
    self.run = run
    self.out = out
    text = EventText(names: run.names)
    prefix = Markup.identifier(run.scenario)
  }

  mutating func addStep(_ step: StepMark) {
    openRowGroup()
    out.raw("<tr class=\"step\"><th colspan=\"4\" scope=\"rowgroup\">when “")
    out.text(step.title).raw("”</th></tr>\n")
  }

  mutating func addAction(_ action: ActionMark) {
    openRowGroup()
    out.raw("<tr class=\"action\"><th colspan=\"4\" scope=\"rowgroup\"><code>")
    out.text(EventText.action(action)).raw("</code></th></tr>\n")
  }

  mutating func addEvent(_ number: Int, _ event: Event) {
    if !isOpen { openRowGroup() }
    if let last = group.last?.event, !TableBody.areTogether(last, event) { flush() }
    group.append((number, event))
  }

  mutating func finish() {
    flush()
    if isOpen { out.raw("</tbody>\n") }
    isOpen = false
  }

  private mutating func openRowGroup() {
    finish()
    out.raw("<tbody>\n")
    isOpen = true
  }

  private static func areTogether(_ a: Event, _ b: Event) -> Bool {
    a.turn == b.turn && a.transaction == b.transaction && a.time == b.time
  }

  private mutating func flush() {
    for (index, entry) in group.enumerated() {
      appendRow(entry.number, entry.event, isFirst: index == 0)
    }
    group = []
  }

  private func appendRow(_ number: Int, _ event: Event, isFirst: Bool) {
    out.raw("<tr class=\"event\" id=\"").value(prefix).raw("-event-").number(number).raw("\"")
    let step = EventText.step(event.step)
    out.attribute("data-event", number).attribute("data-step", step)
    out.raw("><td class=\"number\">").number(number)
    out.raw("</td><td><code>").breakable(run.names[event.receiver])
    out.raw("</code></td><td><code")
    out.attribute("title", step == "author" ? "called by code" : "step " + step).raw(">")
    out.breakable(text.call(event)).raw("</code></td>")
    if isFirst { appendWhen(event) }
    out.raw("</tr>\n")
  }

  private func appendWhen(_ event: Event) {
    out.raw("<td class=\"when\" rowspan=\"").number(group.count).raw("\"><span>turn ")
    out.number(event.turn).raw(",</span> <span>transaction ").number(event.transaction)
    out.raw(",</span> <span>frame ").number(event.frame).raw(",</span> <span>")
    out.raw(DecimalText.seconds(event.time)).raw(" s</span></td>")
  }
}

extension Markup {
  /// Appends text that may be broken between the words of a camel-case name and after an opening
  /// parenthesis, which narrow columns need.
  @discardableResult
  func breakable(_ text: String) -> Markup {
    var word: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      let isHump =
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(previous)
      if isHump || previous == UInt8(ascii: "(") {
        self.text(String(decoding: word, as: UTF8.self)).raw("<wbr>")
        word = []
      }
      word.append(byte)
      previous = byte
    }
    return self.text(String(decoding: word, as: UTF8.self))
  }
}
