import LifecycleEngine
import ScriptLanguage

/// A diagram under construction, from top to bottom. What lies behind something else is kept in a
/// text of its own, because SVG paints in the order of the document.
struct DiagramDrawing {
  private static let headTop = 8
  private static let headHeight = 26
  /// From this height on the heads are repeated at the bottom.
  private static let tall = 560

  let text: EventText
  let spans: [Span]
  let prefix: String
  let lanes: DiagramLanes
  /// Where the labels of UIKit's calls begin: one place, so that they stand in a column.
  let labelX: Int
  var body = Markup()
  /// The next free coordinate below what is drawn.
  var y = DiagramDrawing.headTop + DiagramDrawing.headHeight + 8
  var openSpans: [OpenSpan] = []

  private var bands = Markup()
  private(set) var bars = Markup()
  private var band: OpenBand?
  private var bandCount = 0
  private(set) var height = 0

  /// A transaction whose events are being drawn.
  private struct OpenBand {
    var turn: Int
    var transaction: Int
    var time: Tick
    var top: Int
  }

  /// Something that lasts and has begun.
  struct OpenSpan {
    var place: Int
    var top: Int
    var x: Int
  }

  var width: Int { lanes.width }
  var uikitX: Int { x(lanes.uikit) }
  /// Whether the band under way is a shaded one.
  var isOdd: Bool { band != nil && bandCount % 2 == 1 }

  init(_ run: ScenarioRun, _ timeline: Timeline) {
    text = EventText(names: run.names)
    spans = run.trace.spans
    prefix = Markup.identifier(run.scenario)
    lanes = DiagramLanes(timeline, run)
    labelX = DiagramDrawing.labelX(timeline, lanes, text)
  }

  /// The place at which the widest of the ordinary labels ends at the right edge, at most a little
  /// right of UIKit's lifeline. A very long label moves to the left by itself.
  private static func labelX(
    _ timeline: Timeline, _ lanes: DiagramLanes, _ text: EventText
  ) -> Int {
    var widest = 0
    for case .event(let number, let event) in timeline.items where event.receiver != .console {
      let columns = LabelText.columns(of: label(number, text.call(event)))
      if columns <= 40 { widest = max(widest, columns) }
    }
    let latest = lanes.width - DiagramLanes.margin - LabelText.width(columns: widest)
    let uikit = lanes.lanes.indices.contains(lanes.uikit) ? lanes.lanes[lanes.uikit].x : 0
    return min(uikit + 8, latest)
  }

  /// A label with the number its row has in the table.
  static func label(_ number: Int, _ text: String) -> String { String(number) + ". " + text }

  func x(_ lane: Int) -> Int {
    lanes.lanes.indices.contains(lane) ? lanes.lanes[lane].x : DiagramLanes.margin
  }

  mutating func add(_ item: Timeline.Item) {
    switch item {
    case .step(let step):
      closeBand()
      drawStep(step.title)
    case .action(let action):
      closeBand()
      drawAction(action)
    case .event(let number, let event):
      enterBand(of: event)
      drawEvent(number, event)
    case .spanBegin(let place): beginSpan(place)
    case .spanEnd(let place): endSpan(place)
    }
  }

  /// Ends what is still open.
  mutating func finish(isEmpty: Bool) {
    closeBand()
    while let last = openSpans.last { endSpan(last.place) }
    if isEmpty { drawText("when", "No callback that is shown here was called.") }
    height = y + 8
    if height > DiagramDrawing.tall { height += DiagramDrawing.headHeight + 8 }
  }

  // MARK: Bands

  private mutating func enterBand(of event: Event) {
    if let band, band.turn == event.turn, band.transaction == event.transaction,
      band.time == event.time
    {
      return
    }
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

  /// A span that begins has its label beside the bar; the bar reaches down to where it ends.
  private mutating func beginSpan(_ place: Int) {
    guard spans.indices.contains(place) else { return }
    closeBand()
    let barX = uikitX - 4 + 7 * openSpans.count
    openSpans.append(OpenSpan(place: place, top: y + 2, x: barX))
    y += 6
    let left = barX + 14
    let columns = max(12, LabelText.columns(in: width - DiagramLanes.margin - left))
    drawLines(
      spans[place].kind == .gesture ? "span gesture" : "span",
      LabelText.lines(SpanText.label(spans[place]), columns: columns), x: left)
    y += 6
  }

  private mutating func endSpan(_ place: Int) {
    guard let index = openSpans.firstIndex(where: { $0.place == place }) else { return }
    let open = openSpans.remove(at: index)
    let isGesture = spans[place].kind == .gesture
    bars.raw("<rect class=\"").raw(isGesture ? "bar gesture" : "bar").raw("\"")
    bars.attribute("x", open.x).attribute("y", open.top)
    bars.attribute("width", 8).attribute("height", y - open.top - 2).raw("/>\n")
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
      out.raw("<path class=\"lifeline\" d=\"M").number(lane.x).raw(" ")
      out.number(top + DiagramDrawing.headHeight).raw("V").number(bottom).raw("\"/>\n")
    }
    out.append(bars)
    appendHeads(top, to: out)
    if isTall { appendHeads(bottom, to: out) }
    out.append(body)
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
