import LifecycleEngine
import ScriptMachine

/// The constraints that an example has made, by the numbers of their opaque values.
struct Constraints {
  /// The views that each constraint relates, as far as known.
  private var views: [Int32: [ObjectID]] = [:]
  private(set) var active: [Value] = []
  /// The number of events recorded before each constraint was made.
  private(set) var beginnings: [Int32: Int] = [:]

  /// The views that a constraint relates; `nil` if the views are unknown.
  func views(of number: Int32) -> [ObjectID]? { views[number] }

  mutating func add(_ number: Int32, of views: [ObjectID], event: Int) {
    beginnings[number] = event
    self.views[number] = views
  }

  /// Activates a constraint. If its views are unknown, the constraint is taken to relate the host.
  mutating func activate(_ constraint: Value, _ number: Int32, in host: ObjectID?) {
    if views[number] == nil, let host { views[number] = [host] }
    active.append(constraint)
  }

  func isActive(_ number: Int32) -> Bool { active.contains { Constraints.has($0, number) } }

  /// Deactivates a constraint. The caller releases the returned value.
  mutating func deactivate(_ number: Int32) -> Value? {
    active.firstIndex { Constraints.has($0, number) }.map { active.remove(at: $0) }
  }

  private static func has(_ value: Value, _ number: Int32) -> Bool {
    if case .opaque(_, number) = value { return true }
    return false
  }
}

// The constraints that an example activates and removes. The simulator does not solve constraints,
// but counts the constraints that each layout callback leaves behind.
extension ExampleObserver {
  private static let activating = ["addConstraint", "addConstraints", "activate"]
  private static let deactivating = ["removeConstraint", "removeConstraints", "deactivate"]

  static func changesConstraints(_ name: String) -> Bool {
    activating.contains(name) || deactivating.contains(name)
  }

  /// Notes a call that activates or removes constraints.
  func noteConstraints(_ name: String, on base: Value?, _ arguments: Arguments) {
    guard let given = arguments.first else { return }
    if Self.activating.contains(name) {
      activate(given, in: base)
    } else if Self.deactivating.contains(name) {
      deactivate(given)
    }
  }

  /// Notes the views that a new constraint relates.
  func noteConstraint(_ number: Int32, _ name: String, on base: Value?, _ arguments: Arguments) {
    var items: [Value] = []
    if name == "constraint", let base {
      items = [base] + arguments.values.prefix(1)
    } else if name == "NSLayoutConstraint" {
      items = ["item", "toItem"].compactMap { arguments.labeled($0) }
    } else {
      return
    }
    machine.heap.opaqueValues.made.insert(number)
    let views = items.compactMap { viewBehind($0) }
    constraints.add(number, of: views, event: world.trace.events.count)
  }

  /// The view that a value is, or the view that an anchor or a guide was read from.
  func viewBehind(_ value: Value) -> ObjectID? {
    switch value {
    case .object(let id): world.kind(of: id) == .view ? id : nil
    case .opaque(_, let number): opaqueValues.views[number] ?? opaqueValues.standInViews[number]
    default: nil
    }
  }

  /// Activates a constraint or a list of constraints.
  func activate(_ value: Value, in host: Value? = nil) {
    for constraint in constraints(value) {
      guard case .opaque(_, let number) = constraint, !constraints.isActive(number) else {
        continue
      }
      let kept = copied(constraint)
      constraints.activate(kept, number, in: host.flatMap { viewBehind($0) })
      note(.added(.constraint(number)))
      crashing.noteActivated(number)
      if case .object(let view)? = host { crashing.noteHost(view, of: number) }
    }
  }

  func deactivate(_ value: Value) {
    for case .opaque(_, let number) in constraints(value) {
      if let old = constraints.deactivate(number) { release(old) }
    }
  }

  private func constraints(_ value: Value) -> [Value] {
    switch value {
    case .opaque: [value]
    case .object(let id): array(id).map { $0.flatMap { constraints($0) } } ?? []
    default: []
    }
  }

  /// The constraints that a view holds: the view is the nearest view that contains all related
  /// views. The caller owns the list.
  func constraints(of view: ObjectID) -> Value {
    let held = constraints.active.filter { constraint in
      guard case .opaque(_, let number) = constraint,
        let views = constraints.views(of: number), !views.isEmpty
      else { return false }
      guard views.allSatisfy({ isIn(view, $0) }) else { return false }
      return !world.subviews(of: view).contains { subview in
        views.allSatisfy { isIn(subview, $0) }
      }
    }
    return machine.heap.makeArray(copied(held))
  }

  /// The active constraints between a view and its descendants, or between unknown views. A view
  /// that leaves the hierarchy loses its constraints to views outside.
  func constraints(below root: ObjectID?) -> [Int32] {
    constraints.active.compactMap { constraint in
      guard case .opaque(_, let number) = constraint,
        (constraints.views(of: number) ?? []).allSatisfy({ isIn(root, $0) })
      else { return nil }
      return number
    }
  }
}
