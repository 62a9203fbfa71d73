import TraceRendering

extension MermaidSequence {
  /// The diagram as a figure, with the style of the diagrams of runs.
  var html: String {
    var drawing = MermaidDrawing(self)
    drawing.draw()
    return drawing.figure
  }
}

/// A sequence diagram of an author as SVG, from top to bottom.
private struct MermaidDrawing {
  private static let margin = 12
  private static let headHeight = 26
  private static let columns = 34

  private let diagram: MermaidSequence
  /// The center of each lifeline.
  private var xs: [Int] = []
  private var width = 0
  private var y = MermaidDrawing.margin + MermaidDrawing.headHeight + 14
  /// Frames and bars lie behind the texts.
  private let back = Markup()
  private let front = Markup()
  private var frames: [(top: Int, depth: Int)] = []
  private var bars: [Int: [Int]] = [:]
  private var words: [String] = []

  init(_ diagram: MermaidSequence) {
    self.diagram = diagram
    place()
  }

  // MARK: Lifelines

  private static func width(of text: String) -> Int {
    let lines = LabelText.lines(text, columns: columns)
    return LabelText.width(columns: lines.map { LabelText.columns(of: $0) }.max() ?? 0)
  }

  private func headWidth(_ lane: Int) -> Int {
    LabelText.width(columns: LabelText.columns(of: diagram.participants[lane].label)) + 20
  }

  /// Places the lifelines so that each text has room between the lifelines of its message.
  private mutating func place() {
    let count = diagram.participants.count
    var left = 0
    var right = 0
    /// The room that a text needs between two lifelines.
    var needs: [(from: Int, to: Int, room: Int)] = []
    for lane in 1..<max(1, count) {
      needs.append((lane - 1, lane, (headWidth(lane - 1) + headWidth(lane)) / 2 + 16))
    }
    func need(beside lane: Int, isLeft: Bool, _ room: Int) {
      if isLeft {
        lane == 0 ? left = max(left, room) : needs.append((lane - 1, lane, room))
      } else {
        lane == count - 1 ? right = max(right, room) : needs.append((lane, lane + 1, room))
      }
    }
    for item in diagram.items {
      switch item {
      case .message(let message):
        let room = MermaidDrawing.width(of: message.text) + 24
        if message.from == message.to {
          need(beside: message.from, isLeft: false, room + 24)
        } else {
          needs.append((min(message.from, message.to), max(message.from, message.to), room))
        }
      case .note(let lanes, let side, let text):
        let room = MermaidDrawing.width(of: text) + 32
        if side != .over {
          need(beside: lanes.lowerBound, isLeft: side == .left, room)
        } else if lanes.count > 1 {
          needs.append((lanes.lowerBound, lanes.upperBound - 1, room - 40))
        } else {
          need(beside: lanes.lowerBound, isLeft: true, room / 2)
          need(beside: lanes.lowerBound, isLeft: false, room / 2)
        }
      case .frame, .part, .end, .activity: break
      }
    }
    let first = MermaidDrawing.margin + max(headWidth(0) / 2, left)
    xs = [first]
    for lane in 1..<max(1, count) {
      let least = needs.filter { $0.to == lane }.map { xs[$0.from] + $0.room }.max() ?? first
      xs.append(max(least, xs[lane - 1] + 40))
    }
    width = (xs.last ?? first) + max(headWidth(count - 1) / 2, right) + MermaidDrawing.margin
  }

  // MARK: Items

  mutating func draw() {
    for item in diagram.items {
      switch item {
      case .message(let message): draw(message)
      case .note(let lanes, let side, let text): drawNote(lanes, side, text)
      case .frame(let word, let text): openFrame(word, text)
      case .part(let text): drawPart(text)
      case .end: closeFrame()
      case .activity(let lane, let begins): setActivity(lane, begins)
      }
    }
    for lane in bars.keys.sorted() {
      while bars[lane]?.isEmpty == false { setActivity(lane, false) }
    }
    y += 8
  }

  private mutating func draw(_ message: MermaidSequence.Message) {
    let (start, end) = (xs[message.from], xs[message.to])
    let labels = diagram.participants
    words.append("\(labels[message.from].label) to \(labels[message.to].label): \(message.text)")
    let line: String
    if message.from == message.to {
      drawLines(message.text, x: start + 34)
      line = "M\(start) \(y - 10)h26v16H\(start + 5)"
      y += 6
    } else {
      drawLines(message.text, x: min(start, end) + 10)
      line = "M\(start) \(y)H\(end)"
    }
    // The style of diagrams fills the second path of a group: the point.
    front.raw("<g><path\(message.isDashed ? " class=\"dashed\"" : "") d=\"\(line)\"/>")
    front.raw(head(message.head, x: end, pointsLeft: end <= start)).raw("</g>\n")
    y += message.from == message.to ? 14 : 16
  }

  /// The end of an arrow. Open ends are lines, so they are a group of their own.
  private func head(_ head: MermaidSequence.Head, x: Int, pointsLeft: Bool) -> String {
    let back = pointsLeft ? x + 8 : x - 8
    let middle = pointsLeft ? x + 4 : x - 4
    return switch head {
    case .none: ""
    case .filled: "<path d=\"M\(x) \(y)L\(back) \(y - 4)V\(y + 4)Z\"/>"
    case .open: "</g><g><path d=\"M\(back) \(y - 4)L\(x) \(y)L\(back) \(y + 4)\"/>"
    case .cross:
      "</g><g><path d=\"M\(middle - 4) \(y - 4)l8 8M\(middle - 4) \(y + 4)l8 -8\"/>"
    }
  }

  private mutating func drawNote(
    _ lanes: Range<Int>, _ side: MermaidSequence.Side, _ text: String
  ) {
    words.append("Note: \(text)")
    let room = MermaidDrawing.width(of: text) + 16
    let (first, last) = (xs[lanes.lowerBound], xs[lanes.upperBound - 1])
    let boxWidth = max(room, last - first + 32)
    let left =
      switch side {
      case .over: (first + last - boxWidth) / 2
      case .left: first - 10 - room
      case .right: first + 10
      }
    let lines = LabelText.lines(text, columns: MermaidDrawing.columns)
    y += 2
    front.raw("<rect class=\"note\"").attribute("x", left).attribute("y", y)
    front.attribute("width", side == .over ? boxWidth : room)
    front.attribute("height", lines.count * LabelText.lineHeight + 10).raw("/>\n")
    y += 4
    drawLines(text, x: left + 8)
    y += 12
  }

  private mutating func openFrame(_ word: String, _ text: String) {
    words.append(text.isEmpty ? word : "\(word) \(text)")
    y += 2
    frames.append((y, frames.count))
    y += 2
    drawLines(
      text.isEmpty ? word : "\(word) [\(text)]", x: frameEdge(frames.count - 1) + 6, style: "step")
    y += 6
  }

  private mutating func drawPart(_ text: String) {
    guard let frame = frames.last else { return }
    words.append("else \(text)")
    let edge = frameEdge(frame.depth)
    back.raw(
      "<path fill=\"none\" stroke=\"currentColor\" stroke-opacity=\"0.6\" stroke-dasharray=\"2 3\" "
    )
    back.raw("d=\"M\(edge) \(y)H\(width - edge)\"/>\n")
    y += 2
    drawLines("[\(text)]", x: edge + 6, style: "step")
    y += 6
  }

  private mutating func closeFrame() {
    guard let frame = frames.popLast() else { return }
    let edge = frameEdge(frame.depth)
    back.raw("<rect fill=\"none\" stroke=\"currentColor\" stroke-opacity=\"0.6\"")
    back.attribute("x", edge).attribute("y", frame.top).attribute("width", width - 2 * edge)
    back.attribute("height", y - frame.top).raw("/>\n")
    y += 8
  }

  private func frameEdge(_ depth: Int) -> Int { 2 + min(depth, 4) * 3 }

  private mutating func setActivity(_ lane: Int, _ begins: Bool) {
    guard !begins else { return bars[lane, default: []].append(y - 16) }
    guard let top = bars[lane]?.popLast() else { return }
    let depth = bars[lane]?.count ?? 0
    back.raw("<rect class=\"bar\"").attribute("x", xs[lane] - 4 + 4 * depth).attribute("y", top)
    back.attribute("width", 8).attribute("height", max(8, y - 16 - top)).raw("/>\n")
  }

  private mutating func drawLines(_ text: String, x: Int, style: String = "line") {
    for line in LabelText.lines(text, columns: MermaidDrawing.columns) {
      y += LabelText.lineHeight
      front.raw("<text class=\"\(style)\"").attribute("x", x).attribute("y", y - 4).raw(">")
      front.text(line).raw("</text>\n")
    }
  }

  // MARK: The whole

  var figure: String {
    let out = Markup()
    let title = diagram.title.isEmpty ? "Sequence diagram" : diagram.title
    out.raw(
      "<figure class=\"drawing mermaid\">\n<div class=\"scroll\" role=\"group\" tabindex=\"0\"")
    out.attribute("aria-label", title).raw(">\n")
    out.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    out.attribute("class", width > 360 ? "sequence-diagram wide" : "sequence-diagram")
    out.raw(" role=\"img\"").attribute("aria-label", "\(title). \(words.joined(separator: ". "))")
    out.attribute("width", width).attribute("height", y)
    out.raw(" viewBox=\"0 0 \(width) \(y)\">\n")
    out.raw("<rect class=\"paper\" x=\"0\" y=\"0\"").attribute("width", width)
    out.attribute("height", y).raw("/>\n")
    for x in xs {
      out.raw("<path class=\"lifeline\" d=\"M\(x) \(MermaidDrawing.margin)V\(y - 4)\"/>\n")
    }
    out.append(back)
    for (lane, participant) in diagram.participants.enumerated() {
      let half = headWidth(lane) / 2
      out.raw("<rect class=\"head\"").attribute("x", xs[lane] - half)
      out.attribute("y", MermaidDrawing.margin).attribute("width", half * 2)
      out.attribute("height", MermaidDrawing.headHeight).raw(" rx=\"4\"/>\n")
      out.raw("<text class=\"name\"").attribute("x", xs[lane])
      out.attribute("y", MermaidDrawing.margin + 17).raw(">").text(participant.label)
      out.raw("</text>\n")
    }
    out.append(front)
    return out.raw("</svg>\n</div>\n</figure>\n").string
  }
}
