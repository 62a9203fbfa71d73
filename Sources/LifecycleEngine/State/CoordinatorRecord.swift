/// The record of a transition coordinator, which lives as long as the transition.
struct CoordinatorRecord: Equatable {
  let id: ObjectID
  /// The transition of the coordinator; `nil` before the transition has begun.
  var transition: Int?
  /// The container whose next transition the coordinator is for.
  var container: ObjectID?
  /// True if the animation has begun. From then on, no closure can be added.
  var hasBegun = false
  var isOver = false
  var isAnimated = false
  var isInitiallyInteractive = false
  var isCancelled = false
  /// The progress of the gesture at the end of the transition; `nil` if the finger has not moved.
  var percentComplete: Double?
  /// Closures, held strongly, with the controllers whose code gave them.
  var alongside: [CoordinatedClosure] = []
  var completions: [CoordinatedClosure] = []
  var interactionHandlers: [CoordinatedClosure] = []
}

/// A closure that runs with a transition, and the object whose code gave the closure.
struct CoordinatedClosure: Equatable {
  var closure: ObjectID
  var receiver: ObjectID?
  /// True for the block of a transaction of Core Animation, which gets no context.
  var isBlock = false
}
