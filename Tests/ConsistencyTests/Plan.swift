import LifecycleEngine

/// The operations in a world from its beginning, in turns of the main run loop.
struct Plan: Hashable, Sendable {
  var release: Release
  var device = Plan.Room.phone
  var turns: [Turn] = []

  enum Room: String, CaseIterable, Sendable { case phone, pad }

  /// A turn, and the time after the turn.
  struct Turn: Hashable, Sendable {
    /// The operation, or `nil` if a user's action turned out to be impossible.
    var operation: Operation?
    /// The operations of the author's code meanwhile, in the order of their occurrence.
    var inside: [Inside] = []
    var pause = Pause.idle
  }

  /// An operation of the author's code when UIKit calls the code.
  struct Inside: Hashable, Sendable {
    var place: Place
    var operation: Operation
  }

  /// A place where UIKit calls the author's code.
  enum Place: Hashable, Sendable {
    /// The callback's n-th delivery to a member since the turn began, counted from 1.
    case callback(Callback, of: Member, occurrence: Int)
    /// The closure that the turn's operation gave to UIKit.
    case closure
  }

  /// The time until the next turn.
  enum Pause: Hashable, Sendable {
    case none
    case milliseconds(Int)
    case idle
  }

  /// The number of operations.
  var count: Int {
    turns.reduce(0) { $0 + ($1.operation == nil ? 0 : 1) + $1.inside.count }
  }

  /// Every operation, including operations in callbacks.
  var operations: [Operation] {
    turns.flatMap { [$0.operation].compactMap { $0 } + $0.inside.map(\.operation) }
  }
}
