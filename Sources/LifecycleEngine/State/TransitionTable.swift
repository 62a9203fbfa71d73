/// The running transitions in order of their beginnings, and the transition of a held gesture.
struct TransitionTable: Equatable {
  private var underWay: [Transition] = []
  private var nextID = 0
  /// The transition that the user's finger leads.
  private(set) var heldGesture: Int?

  // MARK: Beginning and end

  /// A new transition number.
  mutating func makeID() -> Int {
    nextID += 1
    return nextID - 1
  }

  mutating func add(_ transition: Transition) { underWay.append(transition) }

  mutating func remove(at place: Int) -> Transition {
    letGo(of: underWay[place].id)
    return underWay.remove(at: place)
  }

  /// Notes that the user's finger leads a transition, if the transition is still running.
  mutating func hold(_ id: Int) { if place(of: id) != nil { heldGesture = id } }

  /// Notes that the user's finger no longer leads the transition.
  mutating func letGo(of id: Int) { if heldGesture == id { heldGesture = nil } }

  // MARK: Questions

  /// The place of a transition in the order, if the transition is running.
  func place(of id: Int) -> Int? { underWay.firstIndex { $0.id == id } }

  /// The transition that is running in a container.
  func running(in container: ObjectID) -> Int? {
    underWay.first { $0.container == container }?.id
  }

  /// Returns true if a container is between two children and so cannot begin another transition.
  func isBusy(_ container: ObjectID) -> Bool {
    underWay.contains { $0.container == container && $0.from != nil }
  }

  /// Returns true if a transition is about to bring a controller.
  func isComing(_ controller: ObjectID, in container: ObjectID) -> Bool {
    underWay.contains { $0.container == container && $0.to == controller }
  }

  /// The change of a window that has been announced but not made.
  func change(of window: ObjectID) -> WindowChange? {
    underWay.last { $0.container == window && $0.change != nil }?.change
  }
}

extension TransitionTable: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { underWay.count }

  /// The transition at a place, changed in place.
  subscript(place: Int) -> Transition {
    _read { yield underWay[place] }
    _modify { yield &underWay[place] }
  }
}
