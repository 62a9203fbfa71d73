import LifecycleEngine
import Scenarios

/// A run as an HTML table, the textual equivalent of the diagram.
package enum SequenceTable {
  static let columnCount = 3

  /// Renders the shown trace as a table. An event is a row. Every step, every action and the time of each
  /// transaction is a row over the full width.
  ///
  /// The row of event N has the id `scenario-SCENARIO/step-N`, and the title of a call that the author's code makes
  /// says so. Assumed steps are marked, and explained at the end.
  /// - Parameters:
  ///   - run: The run to render.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too.
  ///   - address: The name of the scenario in the ids of the rows, if another table uses the scenario's own
  ///     id: `swipe-back@ios-12`.
  /// - Returns: A `table` element.
  package static func html(
    _ run: ScenarioRun, lenses: LensSet = LensSet(.appearance), naming named: [ObjectID] = [],
    address: String? = nil
  ) -> String {
    let timeline = Timeline(run, lenses: lenses, naming: named)
    let out = Markup()
    appendHead(run, timeline, to: out)
    var body = TableBody(
      run: run, address: address, assumptions: Assumptions(timeline, run.trace), out: out)
    for item in timeline.items { body.add(item) }
    body.finish()
    if timeline.eventCount == 0 { appendEmptyRow(to: out) }
    body.appendNotes(timeline.silent)
    return out.raw("</table>\n").string
  }

  private static func appendHead(_ run: ScenarioRun, _ timeline: Timeline, to out: Markup) {
    out.raw("<table class=\"sequence\">\n<caption>Callbacks")
    if !run.title.isEmpty { out.raw(" of “").text(run.title).raw("”") }
    out.raw(" on iOS ").number(run.release.major)
    out.raw(run.device.idiom == .pad ? ", iPad" : ", iPhone").raw("</caption>\n")
    out.raw("<thead>\n<tr><th class=\"number\">#</th>")
    out.raw("<th>Receiver</th><th>Callback</th></tr>\n</thead>\n")
  }

  private static func appendEmptyRow(to out: Markup) {
    out.raw("<tbody>\n<tr class=\"empty\"><td colspan=\"").number(columnCount)
    out.raw("\">No callback that is shown here was called.</td></tr>\n</tbody>\n")
  }
}

/// The rows of a table under construction.
private struct TableBody {
  let run: ScenarioRun
  let assumptions: Assumptions
  let out: Markup
  private let prefix: String
  /// The beginning of the ids of the rows.
  private let address: String
  private var isOpen = false
  /// The last event of the open row group.
  private var last: Event?
  /// The animations that have ended since the last event.
  private var ended: [Span] = []

  init(run: ScenarioRun, address: String?, assumptions: Assumptions, out: Markup) {
    self.run = run
    self.assumptions = assumptions
    self.out = out
    prefix = Markup.identifier(address ?? run.scenario)
    self.address =
      address.map { "scenario-" + $0 } ?? Markup.identifier("scenario-" + run.scenario)
  }

  mutating func add(_ item: Timeline.Item) {
    switch item {
    case .step(let step):
      beginHeading("step")
      out.raw("when “").text(step.title).raw("”")
      endHeading()
    case .action(let action):
      beginHeading("action")
      out.raw("<code>").text(EventText.action(action)).raw("</code>")
      endHeading()
    case .event(let number, let event): addEvent(number, event)
    case .spanBegin: break
    case .spanEnd(let place):
      let span = run.trace.spans[place]
      if span.kind == .animation { ended.append(span) }
    }
  }

  mutating func finish() {
    if isOpen { out.raw("</tbody>\n") }
    isOpen = false
    last = nil
  }

  /// Begins a row that heads the rows below. The heading stands in the row group of the next event, because
  /// the scope of a heading reaches to the end of its group.
  private mutating func beginHeading(_ style: String) {
    if last != nil { finish() }
    if !isOpen { out.raw("<tbody>\n") }
    isOpen = true
    out.raw("<tr class=\"").raw(style).raw("\"><th colspan=\"").number(SequenceTable.columnCount)
    out.raw("\" scope=\"rowgroup\">")
  }

  private func endHeading() { out.raw("</th></tr>\n") }

  private mutating func addEvent(_ number: Int, _ event: Event) {
    if let last, TableBody.areTogether(last, event) {
      appendRow(number, event)
    } else {
      beginHeading("when")
      appendWhen(event)
      endHeading()
      appendRow(number, event)
    }
    last = event
    ended = []
  }

  private static func areTogether(_ a: Event, _ b: Event) -> Bool {
    a.turn == b.turn && a.transaction == b.transaction && a.time == b.time
  }

  /// No-break spaces keep the words of a part together.
  private func appendWhen(_ event: Event) {
    out.raw("turn\u{A0}").number(event.turn).raw(" · transaction\u{A0}").number(event.transaction)
    out.raw(" · frame\u{A0}").number(event.frame).raw(" · ").raw(DecimalText.seconds(event.time))
    out.raw("\u{A0}s")
    for span in ended where span.end == event.time {
      let words = "after the \(span.title) animation".split(separator: " ")
      out.raw(" · ").text(words.joined(separator: "\u{A0}"))
    }
  }

  private func appendRow(_ number: Int, _ event: Event) {
    out.raw("<tr class=\"event\"")
    out.attribute("id", "\(address)/step-\(number)").raw("><td>").number(number)
    out.raw("</td><td><code>").breakable(run.names[event.receiver])
    out.raw("</code></td><td><code")
    if EventText.step(event.step) == "author" { out.attribute("title", "called by code") }
    out.raw(">")
    appendCall(event)
    out.raw("</code>")
    if let number = assumptions.number(of: event) {
      out.raw(" <a class=\"assumed\"").attribute("href", "#" + assumptionID(number))
      out.raw(">assumed ").number(number).raw("</a>")
    }
    out.raw("</td></tr>\n")
  }

  /// The name and the arguments are separate boxes: a narrow column breaks between the boxes before breaking
  /// inside a box.
  private func appendCall(_ event: Event) {
    let name = event.callback.baseName
    let call = EventText.call(event, run.names)
    guard call.utf8.count > name.utf8.count else {
      out.breakable(call)
      return
    }
    out.raw("<span>").breakable(name).raw("</span><span>")
    out.breakable(String(decoding: call.utf8.dropFirst(name.utf8.count), as: UTF8.self))
    out.raw("</span>")
  }

  private func assumptionID(_ number: Int) -> String { prefix + "-assumption-" + String(number) }

  /// Appends the rows below the events: the objects without an event, and the assumptions.
  func appendNotes(_ silent: [SilentReceiver]) {
    guard !silent.isEmpty || !assumptions.reasons.isEmpty else { return }
    out.raw("<tfoot>\n")
    for silent in silent {
      out.raw("<tr class=\"silent\"><td colspan=\"").number(SequenceTable.columnCount)
      out.raw("\"><code>").breakable(run.names[silent.id]).raw("</code> ").raw(silent.words)
      out.raw("</td></tr>\n")
    }
    for (index, reason) in assumptions.reasons.enumerated() {
      out.raw("<tr").attribute("id", assumptionID(index + 1)).raw("><td colspan=\"")
      out.number(SequenceTable.columnCount).raw("\">assumed ").number(index + 1).raw(": ")
      out.text(reason).raw("</td></tr>\n")
    }
    out.raw("</tfoot>\n")
  }
}

extension Markup {
  /// Appends text that may be broken between the words of a camel-case name, as narrow columns require.
  @discardableResult
  func breakable(_ text: String) -> Markup {
    var word: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      let isHump =
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(previous)
      if isHump {
        self.text(String(decoding: word, as: UTF8.self)).raw("<wbr>")
        word = []
      }
      word.append(byte)
      previous = byte
    }
    return self.text(String(decoding: word, as: UTF8.self))
  }
}
