/// The record of a navigation controller beside its children.
struct NavigationRecord: Equatable {
  /// The stack from the root to the top, held strongly.
  var stack: [ObjectID] = []
  /// The controller on screen; behind the stack until the next layout.
  var displayed: ObjectID?
  var pending: PendingNavigation?
  /// Operations asked for while a transition was running.
  var deferred: [DeferredNavigation] = []
  /// True if another push or pop was asked for during an animated one, which matters up to iOS 7.
  var isNested = false
  /// True if a swipe is asking for the pop that comes next.
  var isSwiped = false
  /// The stack that an exception is about, while it is raised.
  var refused: [ObjectID] = []
  var hidesNavigationBar = false
  var hidesToolbar = true
  /// The delegate, held weakly.
  var delegate: ObjectID?

  /// The controllers that a navigation controller holds beside its children.
  var held: [ObjectID] { stack + deferred.flatMap { $0.operation.controllers } }

  /// Takes a controller off the stack.
  /// - Returns: True if it was there.
  mutating func remove(_ child: ObjectID) -> Bool {
    guard let index = stack.firstIndex(of: child) else { return false }
    stack.remove(at: index)
    return true
  }

  /// The operations that were kept, which are no longer.
  mutating func takeDeferred() -> [DeferredNavigation] {
    let result = deferred
    deferred = []
    return result
  }
}

/// A change of the stack that the next layout will show.
struct PendingNavigation: Equatable {
  var isPop: Bool
  var isAnimated: Bool
  var isInteractive = false
  /// True if it was asked for while the first controller was on its way onto the screen.
  var comesEarly = false
  /// The step that has asked for it; `nil` where the author's code or the user did.
  var cause: StepReference?
  /// The cause of that.
  var origin = Origin.none
}

/// An operation kept until the running transition is over; its controllers are held strongly.
struct DeferredNavigation: Equatable {
  let operation: NavigationOperation
  /// The step that has asked for it; `nil` where the author's code or the user did.
  let cause: StepReference?
  /// The cause of that.
  let origin: Origin
}

/// What can be asked of a navigation controller during a transition.
enum NavigationOperation: Equatable {
  case push(ObjectID, animated: Bool)
  case pop(to: ObjectID?, animated: Bool)
  case set([ObjectID], animated: Bool)

  var controllers: [ObjectID] {
    switch self {
    case .push(let controller, _): [controller]
    case .pop(let target, _): target.map { [$0] } ?? []
    case .set(let controllers, _): controllers
    }
  }
}
