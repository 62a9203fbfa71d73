import LifecycleEngine

/// What is done in a world from its beginning, in turns of the main run loop.
struct Plan: Hashable, Sendable {
  var release: Release
  var device = Plan.Room.phone
  var turns: [Turn] = []

  enum Room: String, CaseIterable, Sendable { case phone, pad }

  /// One turn, and the time after it.
  struct Turn: Hashable, Sendable {
    /// Nothing, where a user's action turned out to be impossible.
    var operation: Operation?
    /// What the author's code does meanwhile, in the order in which it came to it.
    var inside: [Inside] = []
    var pause = Pause.idle
  }

  /// Something that the author's code does when UIKit calls it.
  struct Inside: Hashable, Sendable {
    var place: Place
    var operation: Operation
  }

  /// Where UIKit calls the author's code.
  enum Place: Hashable, Sendable {
    /// The callback's n-th delivery to a member since the turn began, counted from 1.
    case callback(Callback, of: Member, occurrence: Int)
    /// The closure that the turn's operation gave to UIKit.
    case closure
  }

  /// How long it takes to the next turn.
  enum Pause: Hashable, Sendable {
    case none
    case milliseconds(Int)
    case idle
  }

  /// How many operations there are.
  var count: Int {
    turns.reduce(0) { $0 + ($1.operation == nil ? 0 : 1) + $1.inside.count }
  }

  /// Every operation, those in callbacks too.
  var operations: [Operation] {
    turns.flatMap { [$0.operation].compactMap { $0 } + $0.inside.map(\.operation) }
  }
}
