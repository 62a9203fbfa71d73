import LifecycleEngine
import ScriptLanguage

/// The lifelines of a diagram from left to right.
struct DiagramLanes {
  /// One lifeline.
  struct Lane {
    var name: String
    /// The text in its head: the name, or the beginning of a very long one.
    var label: String
    /// Half the width of its head.
    var halfWidth: Int
    /// Where it stands.
    var x = 0

    init(_ name: String) {
      self.name = name
      label = LabelText.lines(name, columns: 32, lines: 1).first ?? name
      let width = LabelText.width(columns: LabelText.columns(of: label))
      halfWidth = max(24, width / 2 + 7)
    }
  }

  static let margin = 8
  /// The width that a phone shows without scrolling.
  private static let preferredWidth = 360
  /// What a call from a controller to itself needs at the right of its lifeline.
  private static let loopWidth = 30
  private static let headGap = 8
  private static let laneGap = 72

  private(set) var lanes: [Lane] = []
  private(set) var width = DiagramLanes.preferredWidth
  /// The place of UIKit among the lanes: after the actors, if there are any.
  private(set) var uikit = 0
  private var receivers: [Receiver] = []

  /// The lanes that a timeline needs: receivers stand in the order in which they were created.
  init(_ timeline: Timeline, _ run: ScenarioRun) {
    let names = run.names
    var hasUser = false
    var hasSystem = false
    for item in timeline.items {
      switch item {
      case .action(let action):
        if action.actor == .user { hasUser = true } else { hasSystem = true }
      case .event(_, let event): addReceiver(event.receiver, names)
      case .step, .spanBegin, .spanEnd: break
      }
    }
    if hasUser || hasSystem {
      lanes.append(Lane(hasUser ? (hasSystem ? "user, system" : "user") : "system"))
    }
    uikit = lanes.count
    lanes.append(Lane(DiagramLanes.uikitName(run)))
    for receiver in receivers { lanes.append(Lane(names[receiver])) }
    place()
  }

  /// The place of a receiver's lane; UIKit's own containers and the console stand in UIKit's.
  func lane(of receiver: Receiver) -> Int {
    guard let index = receivers.firstIndex(of: receiver) else { return uikit }
    return uikit + 1 + index
  }

  /// UIKit's lane is that of its containers too, so their names stand in its head.
  private static func uikitName(_ run: ScenarioRun) -> String {
    var containers: [String] = []
    for event in run.trace.events {
      guard case .object(let id) = event.receiver, run.names.isUIKitContainer(id) else { continue }
      let name = run.names[id]
      if !containers.contains(name) { containers.append(name) }
    }
    return containers.isEmpty ? "UIKit" : "UIKit: " + containers.joined(separator: ", ")
  }

  private mutating func addReceiver(_ receiver: Receiver, _ names: ObjectNames) {
    switch receiver {
    case .console: return
    case .object(let id) where names.isUIKitContainer(id): return
    default: break
    }
    guard !receivers.contains(receiver) else { return }
    var place = receivers.count
    while place > 0, DiagramLanes.order(receiver) < DiagramLanes.order(receivers[place - 1]) {
      place -= 1
    }
    receivers.insert(receiver, at: place)
  }

  private static func order(_ receiver: Receiver) -> Int {
    if case .object(let id) = receiver { return Int(id.index) }
    return Int.max
  }

  /// Puts the lanes as close as their heads allow, then shares what is left of the width a phone
  /// shows among the gaps.
  private mutating func place() {
    var x = 0
    var previous = 0
    for index in lanes.indices {
      let half = lanes[index].halfWidth
      x +=
        index == 0
        ? DiagramLanes.margin + half
        : max(previous + half + DiagramLanes.headGap, DiagramLanes.laneGap)
      lanes[index].x = x
      previous = half
    }
    let needed = x + max(previous, DiagramLanes.loopWidth) + DiagramLanes.margin
    let spare = DiagramLanes.preferredWidth - needed
    guard spare > 0, lanes.count > 1 else {
      width = max(needed, DiagramLanes.preferredWidth)
      return
    }
    for index in lanes.indices { lanes[index].x += spare * index / (lanes.count - 1) }
  }
}
