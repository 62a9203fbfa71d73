import LifecycleEngine
import Scenarios
import ScriptMachine

/// The participants of a diagram.
struct DiagramCast {
  private(set) var hasUser = false
  private(set) var hasSystem = false
  /// UIKit's own containers, the outer ones before those inside them.
  private(set) var containers: [ObjectID] = []
  /// The other receivers with a lifeline, in the order of creation.
  private(set) var receivers: [Receiver] = []
  /// The containers from which calls come.
  private(set) var callers: [ObjectID] = []
  /// True if a call comes from UIKit without a container.
  private(set) var needsUIKit = false
  private var hasShownContainer = false

  init(_ timeline: Timeline, _ run: ScenarioRun) {
    for item in timeline.items {
      switch item {
      case .action(let action):
        if action.actor == .user { hasUser = true } else { hasSystem = true }
      case .event(_, let event):
        addReceiver(event.receiver, run.names)
        if event.step != .author, event.receiver != .console {
          addCaller(event.container, run.names)
        }
      case .spanBegin(let place): addCaller(run.trace.spans[place].container, run.names)
      case .step, .spanEnd: break
      }
    }
    for silent in timeline.silent { addReceiver(.object(silent.id), run.names) }
    if callers.isEmpty, containers.isEmpty { needsUIKit = true }
    sortContainers(run)
  }

  /// The only container of UIKit's, if the diagram shows no callbacks of the container itself.
  var sharedContainer: ObjectID? {
    containers.count == 1 && !hasShownContainer ? containers.first : nil
  }

  private mutating func addCaller(_ container: ObjectID?, _ names: ObjectNames) {
    // A window holds no controllers as a container does. UIKit's lifeline stands for the window.
    guard let container,
      names.isUIKitContainer(container) || names.isShownByDefault(.object(container))
    else {
      needsUIKit = true
      return
    }
    if !callers.contains(container) { callers.append(container) }
    if !names.isUIKitContainer(container) {
      addReceiver(.object(container), names)
    } else if !containers.contains(container) {
      containers.append(container)
    }
  }

  private mutating func addReceiver(_ receiver: Receiver, _ names: ObjectNames) {
    if receiver == .console { return }
    if case .object(let id) = receiver, names.isUIKitContainer(id) {
      hasShownContainer = true
      if !containers.contains(id) { containers.append(id) }
      return
    }
    guard !receivers.contains(receiver) else { return }
    var place = receivers.count
    while place > 0, DiagramCast.order(receiver) < DiagramCast.order(receivers[place - 1]) {
      place -= 1
    }
    receivers.insert(receiver, at: place)
  }

  private static func order(_ receiver: Receiver) -> Int {
    if case .object(let id) = receiver { return Int(id.index) }
    return Int.max
  }

  /// Reads from the trace which container is inside which: a child has moved to its parent.
  private mutating func sortContainers(_ run: ScenarioRun) {
    guard containers.count > 1 else { return }
    var parents: [ObjectID?] = Array(repeating: nil, count: containers.count)
    for event in run.trace.events where event.callback == .didMoveToParent {
      guard case .object(let child) = event.receiver,
        let place = containers.firstIndex(of: child)
      else { continue }
      if case .object(let parent) = event.arguments.first?.value { parents[place] = parent }
    }
    var depths = Array(repeating: 0, count: containers.count)
    for place in containers.indices {
      var next = parents[place]
      while let parent = next, depths[place] < containers.count {
        depths[place] += 1
        next = containers.firstIndex(of: parent).flatMap { parents[$0] }
      }
    }
    let order = containers.indices.sorted { a, b in
      depths[a] != depths[b] ? depths[a] < depths[b] : containers[a].index < containers[b].index
    }
    containers = order.map { containers[$0] }
  }
}
