@testable import LifecycleEngine

/// How often what can happen did happen in a run of many worlds.
struct Reach {
  /// A container, a window or a presenter, and what it has on screen.
  struct Pair: Hashable, Comparable {
    let outer: String
    let inner: String

    static func < (a: Pair, b: Pair) -> Bool { (a.outer, a.inner) < (b.outer, b.inner) }
  }

  private(set) var worlds = 0
  private(set) var operations: [Operation.Kind: Int] = [:]
  private(set) var insideCallbacks = 0
  private(set) var places: [Callback: Int] = [:]
  private(set) var choreographies: [Int: Int] = [:]
  private(set) var pairs: [Pair: Int] = [:]
  private(set) var depth = 0

  /// Counts what was done in a world, and what UIKit did.
  mutating func add(_ performance: Performance) {
    worlds += 1
    for operation in performance.plan.operations { operations[operation.kind, default: 0] += 1 }
    for inside in performance.plan.turns.flatMap(\.inside) {
      insideCallbacks += 1
      if case .callback(let callback, _, _) = inside.place { places[callback, default: 0] += 1 }
    }
    var seen: Set<Int> = performance.state.witness.choreographies
    for event in performance.world.trace.events where event.step != .author {
      seen.insert(Int(event.step.choreography))
    }
    for choreography in seen { choreographies[choreography, default: 0] += 1 }
    for pair in performance.state.pairs { pairs[pair, default: 0] += 1 }
  }

  mutating func add(_ other: Reach) {
    worlds += other.worlds
    insideCallbacks += other.insideCallbacks
    operations.merge(other.operations, uniquingKeysWith: +)
    places.merge(other.places, uniquingKeysWith: +)
    choreographies.merge(other.choreographies, uniquingKeysWith: +)
    pairs.merge(other.pairs, uniquingKeysWith: +)
  }

  private static let contents = [
    "plain", "navigation", "tab bar", "split", "pages", "box",
  ]

  /// The pairs that UIKit allows.
  static let allowedPairs: [Pair] = [
    "window", "presenter", "navigation", "tab bar", "split", "pages", "box",
  ].flatMap { outer in
    contents.filter { outer != "navigation" || $0 != "navigation" && $0 != "tab bar" }
      .map { Pair(outer: outer, inner: $0) }
  }.filter { $0.outer != $0.inner || $0.outer == "box" }

  /// What never happened.
  var missing: [String] {
    Operation.Kind.allCases.filter { operations[$0] == nil }.map { "operation \($0.rawValue)" }
      + Choreography.all.indices.filter { choreographies[$0] == nil }
      .map { "choreography \(Choreography.all[$0].id)" }
      + Reach.allowedPairs.filter { pairs[$0] == nil }.map { "\($0.inner) in \($0.outer)" }
      + Seam.callbacks.filter { places[$0] == nil }.map { "code in \($0)" }.sorted()
  }

  /// The numbers, one in a line.
  var report: String {
    var lines = ["worlds \(worlds), operations in callbacks \(insideCallbacks)"]
    lines += Operation.Kind.allCases.map { "operation \($0.rawValue) \(operations[$0] ?? 0)" }
    lines += Choreography.all.indices.map {
      "choreography \(Choreography.all[$0].id) \(choreographies[$0] ?? 0)"
    }
    lines += Reach.allowedPairs.sorted().map { "\($0.inner) in \($0.outer) \(pairs[$0] ?? 0)" }
    lines += places.map { "code in \($0.key) \($0.value)" }.sorted()
    return lines.joined(separator: "\n")
  }
}

extension Performance {
  /// Notes who has whom on screen.
  func notePairs() {
    func kind(_ id: ObjectID) -> String {
      switch world.classRecord(of: id).base {
      case .navigationController: "navigation"
      case .tabBarController: "tab bar"
      case .splitViewController: "split"
      case .pageViewController: "pages"
      default:
        [.box, .closedBox, .forwardingBox].contains(state.members[id]?.role) ? "box" : "plain"
      }
    }
    for controller in world.controllers where controller.appearance == .appeared {
      let outer: String
      if let parent = controller.parent {
        outer = kind(parent)
      } else if world.presentation(of: controller.id).map({ $0.phase != .idle }) ?? false {
        outer = "presenter"
      } else {
        outer = "window"
      }
      state.pairs.insert(Reach.Pair(outer: outer, inner: kind(controller.id)))
    }
  }
}
