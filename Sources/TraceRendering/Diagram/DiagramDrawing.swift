import LifecycleEngine
import Scenarios
import ScriptMachine

/// A diagram under construction, from top to bottom. Shapes in the background have a text of their own,
/// because SVG paints in the order of the document.
struct DiagramDrawing {
  private static let headTop = 8
  private static let headHeight = 26
  /// A diagram of at least this height repeats the heads at the bottom.
  private static let tall = 560

  let names: ObjectNames
  let trace: Trace
  let spans: [Span]
  let lanes: DiagramLanes
  /// The column in which labels begin if all calls come from the same lifeline.
  private let labelX: Int
  /// The containers that the actions act on, in order.
  private var targets: [Int]
  var body = Markup()
  /// The next free coordinate below the drawn rows.
  var y = DiagramDrawing.headTop + DiagramDrawing.headHeight + 8
  var openSpans: [OpenSpan] = []

  private var bands = Markup()
  private(set) var bars = Markup()
  private var band: OpenBand?
  private var bandCount = 0
  /// The rows of the last action.
  private var lastAction = (top: 0, bottom: 0)
  private(set) var height = 0

  /// A transaction whose events are being drawn.
  private struct OpenBand {
    var turn: Int
    var transaction: Int
    var time: Tick
    var top: Int
  }

  /// A span that has begun and not ended.
  struct OpenSpan {
    var place: Int
    var top: Int
    var lane: Int
    var x: Int
  }

  var width: Int { lanes.width }
  /// True if the current band is shaded.
  var isOdd: Bool { band != nil && bandCount % 2 == 1 }

  init(_ run: ScenarioRun, _ timeline: Timeline) {
    names = run.names
    trace = run.trace
    spans = run.trace.spans
    lanes = DiagramLanes(timeline, run)
    labelX = DiagramDrawing.labelX(timeline, lanes, run.names)
    targets = DiagramDrawing.targets(timeline, run, lanes)
    if let silent = lanes.lanes.first(where: { !$0.silence.isEmpty }) {
      y += silent.silence.count * LabelText.lineHeight
    }
  }

  /// The place at which the widest of the ordinary labels ends at the right edge, at most a little right of
  /// the caller's lifeline. A very long label moves to the left when drawn.
  private static func labelX(
    _ timeline: Timeline, _ lanes: DiagramLanes, _ names: ObjectNames
  ) -> Int {
    var widest = 0
    for case .event(let number, let event) in timeline.items where event.receiver != .console {
      let columns = LabelText.columns(of: label(number, EventText.call(event, names)))
      if columns <= 40 { widest = max(widest, columns) }
    }
    let latest = lanes.width - DiagramLanes.margin - LabelText.width(columns: widest)
    let caller = lanes.lanes.indices.contains(lanes.leftmost) ? lanes.lanes[lanes.leftmost].x : 0
    return min(caller + 8, latest)
  }

  /// The lifelines that actions point at. A user acts on the container that makes the next call, the system
  /// on the whole of UIKit.
  private static func targets(
    _ timeline: Timeline, _ run: ScenarioRun, _ lanes: DiagramLanes
  ) -> [Int] {
    var targets: [Int] = []
    var isOpen = false
    func aim(at container: ObjectID?) {
      if isOpen { targets[targets.count - 1] = lanes.lane(ofContainer: container) }
      isOpen = false
    }
    for item in timeline.items {
      switch item {
      case .action(let action):
        targets.append(lanes.leftmost)
        isOpen = action.actor == .user
      case .event(_, let event) where event.step != .author && event.receiver != .console:
        aim(at: event.container)
      case .spanBegin(let place), .spanEnd(let place): aim(at: run.trace.spans[place].container)
      case .step: isOpen = false
      case .event: break
      }
    }
    return targets
  }

  /// The beginning of the label of a call between two lifelines.
  func labelX(from: Int, to: Int) -> Int {
    lanes.hasSeveralCallers ? min(x(from), x(to)) + 8 : labelX
  }

  /// The lifeline that the next action points at.
  mutating func nextTarget() -> Int { targets.isEmpty ? lanes.leftmost : targets.removeFirst() }

  /// A label with the number its row has in the table.
  static func label(_ number: Int, _ text: String) -> String { String(number) + ". " + text }

  func x(_ lane: Int) -> Int {
    lanes.lanes.indices.contains(lane) ? lanes.lanes[lane].x : DiagramLanes.margin
  }

  /// Draws all items of a timeline.
  mutating func draw(_ timeline: Timeline) {
    // For each item, the next event, or `nil` if a step or an action comes before the event.
    var upcoming: [Event?] = []
    var next: Event?
    for item in timeline.items.reversed() {
      upcoming.append(next)
      switch item {
      case .event(_, let event): next = event
      case .step, .action: next = nil
      case .spanBegin, .spanEnd: break
      }
    }
    for (item, next) in zip(timeline.items, upcoming.reversed()) { add(item, before: next) }
    finish(isEmpty: timeline.eventCount == 0)
  }

  private mutating func add(_ item: Timeline.Item, before next: Event?) {
    switch item {
    case .step(let step):
      closeBand()
      drawStep(step.title)
    case .action(let action):
      closeBand()
      let top = y
      drawAction(action)
      lastAction = (top, y)
    case .event(let number, let event):
      enterBand(of: event)
      drawEvent(number, event)
    case .spanBegin(let place):
      if !isInBand(next) { closeBand() }
      beginSpan(place)
    case .spanEnd(let place):
      if !isInBand(next) { closeBand() }
      endSpan(place)
    }
  }

  /// Ends the spans and the band that are open.
  private mutating func finish(isEmpty: Bool) {
    closeBand()
    while let last = openSpans.last { endSpan(last.place) }
    if isEmpty { drawText("when", "No callback that is shown here was called.") }
    height = y + 8
    if height > DiagramDrawing.tall { height += DiagramDrawing.headHeight + 8 }
  }

  // MARK: Bands

  /// True if an event belongs to the current band.
  private func isInBand(_ event: Event?) -> Bool {
    guard let band, let event else { return false }
    return band.turn == event.turn && band.transaction == event.transaction
      && band.time == event.time
  }

  private mutating func enterBand(of event: Event) {
    if isInBand(event) { return }
    closeBand()
    bandCount += 1
    band = OpenBand(
      turn: event.turn, transaction: event.transaction, time: event.time, top: y)
    let when = Markup().raw("turn ").number(event.turn).raw(" · transaction ")
    when.number(event.transaction).raw(" · ").raw(DecimalText.seconds(event.time)).raw(" s")
    body.raw("<g class=\"").raw(isOdd ? "odd" : "even").raw("\">\n")
    y += 2
    drawText("when", when.string)
    y += 4
    body.raw("</g>\n")
  }

  private mutating func closeBand() {
    guard let open = band else { return }
    y += 4
    let right = width - 4
    bands.raw(isOdd ? "<rect class=\"band odd\"" : "<rect class=\"band\"")
    bands.attribute("x", 4).attribute("y", open.top)
    bands.attribute("width", right - 4).attribute("height", y - open.top).raw("/>\n")
    bands.raw("<path class=\"bracket\" d=\"M9 ").number(open.top + 1).raw("H4V").number(y - 1)
    bands.raw("H9\"/>\n")
    band = nil
    y += 6
  }

  // MARK: Spans

  /// Begins a span: a label beside a bar that reaches down to the end of the span.
  private mutating func beginSpan(_ place: Int) {
    guard spans.indices.contains(place) else { return }
    let lane = x(lanes.lane(ofContainer: spans[place].container))
    let barX = lane - 4 + 7 * openSpans.count { $0.lane == lane }
    y += 6
    let label = SpanText.label(spans[place])
    let needed = LabelText.width(columns: LabelText.columns(of: label))
    let isRight = barX + 14 + needed <= width - DiagramLanes.margin
    let left = isRight || barX - 6 - needed < DiagramLanes.margin ? barX + 14 : barX - 6 - needed
    let columns = max(12, LabelText.columns(in: width - DiagramLanes.margin - left))
    body.raw("<g class=\"").raw(isOdd ? "odd" : "even").raw("\">\n")
    let top = y - 4
    drawLines(
      spans[place].kind == .gesture ? "span gesture" : "span",
      left < barX ? [label] : LabelText.lines(label, columns: columns), x: left)
    body.raw("</g>\n")
    openSpans.append(OpenSpan(place: place, top: top, lane: lane, x: barX))
    y += 6
  }

  private mutating func endSpan(_ place: Int) {
    guard let index = openSpans.firstIndex(where: { $0.place == place }) else { return }
    let open = openSpans.remove(at: index)
    let isGesture = spans[place].kind == .gesture
    // The action that ends a gesture stands below the bar of the gesture, so that the bar does not cross the
    // action's name.
    let end = isGesture && lastAction.bottom == y ? lastAction.top : y
    bars.raw("<rect class=\"").raw(isGesture ? "bar gesture" : "bar").raw("\"")
    bars.attribute("x", open.x).attribute("y", open.top)
    bars.attribute("width", 8).attribute("height", max(8, end - open.top - 2)).raw("/>\n")
  }

  // MARK: The whole

  /// Appends everything from back to front.
  func append(to out: Markup) {
    out.raw("<rect class=\"paper\" x=\"0\" y=\"0\"").attribute("width", width)
    out.attribute("height", height).raw("/>\n")
    out.append(bands)
    let top = DiagramDrawing.headTop
    let isTall = height > DiagramDrawing.tall
    let bottom = isTall ? height - DiagramDrawing.headHeight - 8 : height - 4
    for lane in lanes.lanes {
      out.raw(lane.silence.isEmpty ? "<path class=\"lifeline\"" : "<path class=\"lifeline silent\"")
      out.raw(" d=\"M").number(lane.x).raw(" ")
      out.number(top + DiagramDrawing.headHeight).raw("V").number(bottom).raw("\"/>\n")
    }
    out.append(bars)
    appendHeads(top, to: out)
    if isTall { appendHeads(bottom, to: out) }
    appendSilence(to: out)
    out.append(body)
  }

  private func appendSilence(to out: Markup) {
    for lane in lanes.lanes {
      for (line, text) in lane.silence.enumerated() {
        let bottom = DiagramDrawing.headTop + DiagramDrawing.headHeight
        out.raw("<text class=\"silent\"").attribute("x", lane.x)
        out.attribute("y", bottom + LabelText.lineHeight * (line + 1)).raw(">")
        out.text(text).raw("</text>\n")
      }
    }
  }

  private func appendHeads(_ top: Int, to out: Markup) {
    for lane in lanes.lanes {
      out.raw("<rect class=\"head\"").attribute("x", lane.x - lane.halfWidth)
      out.attribute("y", top).attribute("width", lane.halfWidth * 2)
      out.attribute("height", DiagramDrawing.headHeight).raw(" rx=\"4\"/>\n")
      out.raw("<text class=\"name\"").attribute("x", lane.x).attribute("y", top + 17).raw(">")
      out.text(lane.label).raw("</text>\n")
    }
  }
}
