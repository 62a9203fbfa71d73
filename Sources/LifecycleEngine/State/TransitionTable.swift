/// The transitions that are under way, in the order they began, and the one that a held gesture leads.
struct TransitionTable: Equatable {
  private var underWay: [Transition] = []
  private var nextID = 0
  /// The transition that the user's finger leads.
  private(set) var heldGesture: Int?

  // MARK: Beginning and end

  /// A number that no transition has had.
  mutating func makeID() -> Int {
    nextID += 1
    return nextID - 1
  }

  mutating func add(_ transition: Transition) { underWay.append(transition) }

  mutating func remove(at place: Int) -> Transition {
    letGo(of: underWay[place].id)
    return underWay.remove(at: place)
  }

  /// Notes that the user's finger leads a transition, if the transition is still under way.
  mutating func hold(_ id: Int) { if place(of: id) != nil { heldGesture = id } }

  /// The user's finger leads the transition no longer, if it did.
  mutating func letGo(of id: Int) { if heldGesture == id { heldGesture = nil } }

  // MARK: Questions

  /// Where a transition stands in the order, if it is under way.
  func place(of id: Int) -> Int? { underWay.firstIndex { $0.id == id } }

  /// The transition that is under way in a container.
  func running(in container: ObjectID) -> Int? {
    underWay.first { $0.container == container }?.id
  }

  /// Returns true if a container is between two children: then it cannot begin another transition.
  func isBusy(_ container: ObjectID) -> Bool {
    underWay.contains { $0.container == container && $0.from != nil }
  }

  /// Returns true if a transition is about to bring a controller.
  func isComing(_ controller: ObjectID, in container: ObjectID) -> Bool {
    underWay.contains { $0.container == container && $0.to == controller }
  }

  /// The change of a window that has been announced and not been made.
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
