/// The record of a transition coordinator, which lives as long as its transition.
struct CoordinatorRecord: Equatable {
  let id: ObjectID
  /// The transition it belongs to; `nil` before that has begun.
  var transition: Int?
  /// The container whose next transition it is for.
  var container: ObjectID?
  /// True if the animation has begun, so that nothing can be added to it.
  var hasBegun = false
  var isOver = false
  var isAnimated = false
  var isInitiallyInteractive = false
  var isCancelled = false
  /// Closures, held strongly, with the controllers whose code gave them.
  var alongside: [CoordinatedClosure] = []
  var completions: [CoordinatedClosure] = []
  var interactionHandlers: [CoordinatedClosure] = []
}

/// A closure that goes with a transition, and who gave it.
struct CoordinatedClosure: Equatable {
  var closure: ObjectID
  var receiver: ObjectID?
}
