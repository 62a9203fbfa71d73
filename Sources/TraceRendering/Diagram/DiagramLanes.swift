import LifecycleEngine
import Scenarios

/// The lifelines of a diagram from left to right: the actors, UIKit, UIKit's containers, and the author's
/// objects that receive callbacks or send them as containers.
///
/// A single container of UIKit's shares UIKit's lifeline, unless the diagram shows callbacks of the container
/// itself.
struct DiagramLanes {
  /// One lifeline.
  struct Lane {
    /// The text in the head: the name, shortened if very long.
    var label: String
    /// Half the width of the head.
    var halfWidth: Int
    /// The horizontal place of the lifeline.
    var x = 0
    /// The lines below the head of an object that gets no shown event.
    var silence: [String] = []

    init(_ name: String, silence: [String] = []) {
      label = LabelText.lines(name, columns: 32, lines: 1).first ?? name
      self.silence = silence
      var columns = LabelText.columns(of: label)
      for line in silence { columns = max(columns, LabelText.columns(of: line)) }
      halfWidth = max(24, LabelText.width(columns: columns) / 2 + 7)
    }
  }

  static let margin = 8
  /// The width that a phone shows without scrolling.
  private static let preferredWidth = 360
  /// The width that a call from a controller to itself needs at the right of its lifeline.
  private static let loopWidth = 30
  private static let headGap = 8

  private(set) var lanes: [Lane] = []
  private(set) var width = DiagramLanes.preferredWidth
  private var receivers: [(receiver: Receiver, lane: Int)] = []
  /// The lane of calls that UIKit makes without a container, or in the only container.
  private var uikit: Int?
  /// The first lane behind the lanes of the actors.
  private(set) var leftmost = 0
  /// True if calls come from more than one lane.
  private(set) var hasSeveralCallers = false
  private let silent: [SilentReceiver]

  /// The lanes that a timeline needs.
  init(_ timeline: Timeline, _ run: ScenarioRun) {
    silent = timeline.silent
    let cast = DiagramCast(timeline, run)
    if cast.hasUser || cast.hasSystem {
      lanes.append(Lane(cast.hasUser ? (cast.hasSystem ? "user, system" : "user") : "system"))
    }
    leftmost = lanes.count
    if let shared = cast.sharedContainer {
      uikit = lanes.count
      receivers.append((.object(shared), lanes.count))
      lanes.append(Lane("UIKit: " + run.names[shared]))
    } else if cast.needsUIKit {
      uikit = lanes.count
      lanes.append(Lane("UIKit"))
    }
    for container in cast.containers where container != cast.sharedContainer {
      add(.object(container), run)
    }
    for receiver in cast.receivers { add(receiver, run) }
    let callers = cast.callers.count + (uikit != nil && cast.sharedContainer == nil ? 1 : 0)
    hasSeveralCallers = callers > 1
    place()
  }

  private mutating func add(_ receiver: Receiver, _ run: ScenarioRun) {
    receivers.append((receiver, lanes.count))
    let silence = silent.first { receiver == .object($0.id) }
    lanes.append(Lane(run.names[receiver], silence: silence?.lines ?? []))
  }

  /// The lane of an object.
  func lane(of receiver: Receiver) -> Int {
    receivers.first { $0.receiver == receiver }?.lane ?? uikit ?? leftmost
  }

  /// The lane of events in a container, or UIKit's lane without a container.
  func lane(ofContainer container: ObjectID?) -> Int {
    container.map { lane(of: .object($0)) } ?? uikit ?? leftmost
  }

  /// Puts the lanes as close together as the width of a phone requires, without overlapping heads. Then
  /// shares the rest of the width among the gaps.
  private mutating func place() {
    var needed = place(gap: 72)
    if needed > DiagramLanes.preferredWidth { needed = place(gap: 44) }
    let spare = DiagramLanes.preferredWidth - needed
    guard spare > 0, lanes.count > 1 else {
      width = max(needed, DiagramLanes.preferredWidth)
      return
    }
    for index in lanes.indices { lanes[index].x += spare * index / (lanes.count - 1) }
  }

  /// Places the lanes with at least this gap between them.
  /// - Returns: The width of all lanes.
  private mutating func place(gap: Int) -> Int {
    var x = 0
    var previous = 0
    for index in lanes.indices {
      let half = lanes[index].halfWidth
      x +=
        index == 0
        ? DiagramLanes.margin + half : max(previous + half + DiagramLanes.headGap, gap)
      lanes[index].x = x
      previous = half
    }
    return x + max(previous, DiagramLanes.loopWidth) + DiagramLanes.margin
  }
}
