import LifecycleEngine

/// The arranged views of stack views. An arranged view need not be a subview any more.
struct Arrangements {
  private var views: [ObjectID: [ObjectID]] = [:]

  func views(of stack: ObjectID) -> [ObjectID] { views[stack] ?? [] }

  mutating func set(_ arranged: [ObjectID], of stack: ObjectID) { views[stack] = arranged }

  mutating func remove(_ view: ObjectID?, from stack: ObjectID) {
    views[stack]?.removeAll { $0 == view }
  }
}
