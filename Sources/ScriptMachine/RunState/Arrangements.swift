import LifecycleEngine

/// The arranged views of stack views. An arranged view need not be a subview any more.
struct Arrangements {
  private var views: [ObjectID: [ObjectID]] = [:]

  func views(of stack: ObjectID) -> [ObjectID] { views[stack] ?? [] }

  mutating func set(_ arranged: [ObjectID], of stack: ObjectID) { views[stack] = arranged }

  /// Forgets a view that leaves its superview.
  mutating func forget(_ view: ObjectID) {
    for stack in views.keys.sorted(by: { $0.index < $1.index }) {
      remove(view, from: stack)
    }
  }

  mutating func remove(_ view: ObjectID?, from stack: ObjectID) {
    views[stack]?.removeAll { $0 == view }
  }
}
