@testable import LifecycleEngine
@testable import Scenarios

/// Everything that the author's code could see of a run: the events, the questions, and the changes
/// of controllers, windows and the app since the event before.
final class ObservedTrace {
  /// A text with objects, which get their names at the end of the run.
  private typealias Line = [Piece]

  private enum Piece: Equatable {
    case text(String)
    case object(ObjectID)
    case event(Int)
  }

  private let world: World
  private var lines: [Line] = []
  /// The last facts of each subject, in the order of first sight.
  private var seen: [(subject: Piece, facts: Line)] = []

  private init(_ world: World) { self.world = world }

  /// The trace of a script as text.
  static func text(
    of script: Scenario, on release: Release, choreographies: [Choreography] = Choreography.all
  ) -> String {
    let world = World(
      release: release, device: script.attributes.device, choreographies: choreographies)
    let runner = Runner(script, world)
    let observed = ObservedTrace(world)
    observed.watch()
    runner.runAll()
    let run = runner.result(of: script, release)
    return observed.lines.map { line in
      line.map { piece in
        switch piece {
        case .text(let text): text
        case .object(let id): run.names[id]
        case .event(let number): EventText.describe(run.trace.events[number], run.names)
        }
      }.joined()
    }.joined(separator: "\n")
  }

  private func watch() {
    world.observer = { [unowned self] _, event in add([.event(event.number)]) }
    let userCode = world.userCode
    world.userCode = { [unowned self] world, request in
      switch request {
      case .callback(let id, let callback, _, _) where callback.lens == .none:
        add([.object(id), .text(" is asked \(callback)")])
      case .post(let notification): add([.text("posts \(notification.name)")])
      default: break
      }
      return userCode?(world, request) ?? .none
    }
  }

  private func add(_ what: Line) {
    var line = [.text("\(world.turn).\(world.transaction) ")] + what
    for (subject, facts) in current() {
      let place = seen.firstIndex { $0.subject == subject }
      if let place, seen[place].facts == facts { continue }
      if place == nil, facts.isEmpty { continue }
      line += [.text(" | "), subject, .text(":")] + (facts.isEmpty ? [.text(" -")] : facts)
      if let place { seen[place].facts = facts } else { seen.append((subject, facts)) }
    }
    lines.append(line)
  }

  /// The facts that can be seen now.
  private func current() -> [(Piece, Line)] {
    var result: [(Piece, Line)] = [(.text("app"), appFacts())]
    for id in world.objects.all(.controller) {
      result.append((.object(id), facts(of: world.controllers[id])))
    }
    return result
  }

  private func appFacts() -> Line {
    var facts: Line = []
    if world.activity != .active { facts.append(.text(" \(world.activity)")) }
    if world.device.orientation != .portrait {
      facts.append(.text(" \(world.device.orientation)"))
    }
    if let key = world.process.key, key != world.windows.first {
      facts.append(.text(" another key window"))
    }
    if world.editing.input != nil { facts.append(.text(" is edited")) }
    return facts
  }

  private func facts(of record: ControllerRecord) -> Line {
    var facts: Line = []
    if record.appearance != .disappeared { facts.append(.text(" \(record.appearance)")) }
    if let parent = record.parent { facts += [.text(" in "), .object(parent)] }
    if record.isMovingToParent { facts.append(.text(" arriving")) }
    if record.isMovingFromParent { facts.append(.text(" leaving")) }
    if record.isBeingPresented { facts.append(.text(" being presented")) }
    if record.isBeingDismissed { facts.append(.text(" being dismissed")) }
    if let presented = record.presented { facts += [.text(" presents "), .object(presented)] }
    if record.presentation != nil { facts.append(.text(" has presentation")) }
    return facts + containerFacts(of: record) + viewFacts(of: record)
  }

  private func containerFacts(of record: ControllerRecord) -> Line {
    switch record.kind {
    case .navigationController: return list(" stack", world.navigations[record.id].stack)
    case .tabBarController: return list(" tab", [world.selectedViewController(of: record.id)])
    case .pageViewController: return list(" page", [world.pages[record.id].current])
    case .splitViewController:
      return world.splits[record.id].isCollapsed ? [.text(" collapsed")] : []
    default: return []
    }
  }

  private func list(_ title: String, _ ids: [ObjectID?]) -> Line {
    [.text(title)] + ids.compactMap { $0 }.flatMap { [.text(" "), .object($0)] }
  }

  private func viewFacts(of record: ControllerRecord) -> Line {
    guard let view = record.view else { return [] }
    let own = world.views[view]
    guard own.superview != nil else { return [.text(" loaded")] }
    let size = own.frame.size
    let place = world.isInWindow(view) ? "shown" : "in a view"
    let insets = own.safeAreaInsets == .zero ? "" : " safe \(Int(own.safeAreaInsets.top))"
    let siblings = own.superview.map { world.views[$0].subviews } ?? []
    let above = siblings.count - 1 - (siblings.firstIndex(of: view) ?? 0)
    let order = above > 0 ? " under \(above)" : ""
    let isOld = !record.hasCurrentTraits && world.release >= Release(8)
    let traits = isOld ? " old traits" : ""
    return [.text(" \(place) \(Int(size.width))×\(Int(size.height))\(insets)\(order)\(traits)")]
  }
}
