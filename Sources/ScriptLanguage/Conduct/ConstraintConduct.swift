import LifecycleEngine

/// The constraints that an example has made, by the numbers of the opaque values that they are.
struct Constraints {
  /// The views that each relates, as far as they are known.
  fileprivate var views: [Int32: [ObjectID]] = [:]
  fileprivate var active: [Value] = []
  /// How many events were recorded before each was made.
  fileprivate(set) var beginnings: [Int32: Int] = [:]
}

// The constraints that an example activates and removes: they are not solved, but whether a layout
// callback leaves more of them behind each time can be seen.
extension Machine {
  private static let activating = ["addConstraint", "addConstraints", "activate"]
  private static let deactivating = ["removeConstraint", "removeConstraints", "deactivate"]

  /// Notes a call that activates constraints or removes them.
  func noteConstraints(_ name: String, on base: Value?, _ arguments: Arguments) {
    guard let given = arguments.first else { return }
    if Machine.activating.contains(name) {
      activate(given, in: base)
    } else if Machine.deactivating.contains(name) {
      deactivate(given)
    }
  }

  /// Notes which views a constraint relates that a call has made.
  func noteConstraint(_ number: Int32, _ name: String, on base: Value?, _ arguments: Arguments) {
    var items: [Value] = []
    if name == "constraint", let base {
      items = [base] + arguments.values.prefix(1)
    } else if name == "NSLayoutConstraint" {
      items = ["item", "toItem"].compactMap { arguments.labeled($0) }
    } else {
      return
    }
    let views = items.compactMap { viewBehind($0) }
    let count = world.trace.events.count
    conduct?.constraints.beginnings[number] = count
    conduct?.constraints.views[number] = views
  }

  /// The view that a value is, or that an anchor or a guide was read from.
  private func viewBehind(_ value: Value) -> ObjectID? {
    switch value {
    case .object(let id): world.kind(of: id) == .view ? id : nil
    case .opaque(_, let number): opaqueValues.views[number] ?? conduct?.opaque.standInViews[number]
    default: nil
    }
  }

  /// Activates a constraint, or those of a list.
  func activate(_ value: Value, in host: Value? = nil) {
    for constraint in constraints(value) {
      guard case .opaque(_, let number) = constraint, !isActive(number) else { continue }
      let kept = copied(constraint)
      if conduct?.constraints.views[number] == nil, let host, let view = viewBehind(host) {
        conduct?.constraints.views[number] = [view]
      }
      conduct?.constraints.active.append(kept)
      note(.added(.constraint(number)))
    }
  }

  func deactivate(_ value: Value) {
    for case .opaque(_, let number) in constraints(value) {
      guard isActive(number) else { continue }
      let place = conduct?.constraints.active.firstIndex { Machine.has($0, number) }
      let old = place.flatMap { conduct?.constraints.active.remove(at: $0) }
      if let old { release(old) }
    }
  }

  private func isActive(_ number: Int32) -> Bool {
    conduct?.constraints.active.contains { Machine.has($0, number) } ?? false
  }

  private static func has(_ value: Value, _ number: Int32) -> Bool {
    if case .opaque(_, number) = value { return true }
    return false
  }

  private func constraints(_ value: Value) -> [Value] {
    switch value {
    case .opaque: [value]
    case .object(let id): array(id).map { $0.flatMap { constraints($0) } } ?? []
    default: []
    }
  }

  /// The constraints that a view holds: those of which it is the nearest view that all they relate are
  /// in. The caller owns the list.
  func constraints(of view: ObjectID) -> Value {
    let held = (conduct?.constraints.active ?? []).filter { constraint in
      guard case .opaque(_, let number) = constraint,
        let views = conduct?.constraints.views[number], !views.isEmpty
      else { return false }
      guard views.allSatisfy({ isIn(view, $0) }) else { return false }
      return !world.subviews(of: view).contains { subview in
        views.allSatisfy { isIn(subview, $0) }
      }
    }
    return makeArray(copied(held))
  }

  /// The constraints that are active between a view and those in it, or between views that nobody knows:
  /// what leaves the hierarchy loses those that relate it to others.
  func constraints(below root: ObjectID?) -> [Int32] {
    guard let constraints = conduct?.constraints else { return [] }
    return constraints.active.compactMap { constraint in
      guard case .opaque(_, let number) = constraint,
        (constraints.views[number] ?? []).allSatisfy({ isIn(root, $0) })
      else { return nil }
      return number
    }
  }
}
