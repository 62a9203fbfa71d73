/// The state of a navigation controller, except for the children.
struct NavigationRecord: Equatable {
  /// The stack from the root to the top, held strongly.
  var stack: [ObjectID] = []
  /// The controller on screen; behind the stack until the next layout.
  var displayed: ObjectID?
  var pending: PendingNavigation?
  /// Operations asked for while a transition was running.
  var deferred: [DeferredNavigation] = []
  /// True if another push or pop came during an animated transition, which matters up to iOS 7.
  var isNested = false
  /// True if the next pop comes from a swipe.
  var isSwiped = false
  /// The recognizers of the two swipes back.
  var edgeSwipe = SwipeRecognizer()
  var contentSwipe = SwipeRecognizer()
  /// The presentation that was running when the last controller was pushed.
  var pushedDuring: Int?
  /// The stack in the text of an exception, while UIKit raises the exception.
  var refused: [ObjectID] = []
  var hidesNavigationBar = false
  var hidesToolbar = true
  /// The delegate, held weakly.
  var delegate: ObjectID?

  /// The controllers that a navigation controller holds, except for the children.
  var held: [ObjectID] { stack + deferred.flatMap { $0.operation.controllers } }

  /// Removes a controller from the stack.
  /// - Returns: True if the controller was there.
  mutating func remove(_ child: ObjectID) -> Bool {
    guard let index = stack.firstIndex(of: child) else { return false }
    stack.remove(at: index)
    return true
  }

  /// Returns the deferred operations and forgets them.
  mutating func takeDeferred() -> [DeferredNavigation] {
    let result = deferred
    deferred = []
    return result
  }
}

/// The recognizer of a swipe back.
struct SwipeRecognizer: Equatable {
  var isEnabled = true
  /// True if the recognizer has the delegate from UIKit, which lets no swipe begin without a back
  /// button.
  var hasDelegateOfUIKit = true
}

/// A change of the stack that the next layout will show.
struct PendingNavigation: Equatable {
  var isPop: Bool
  var isAnimated: Bool
  var isInteractive = false
  /// True if the change came while the first controller was on the way onto the screen.
  var comesEarly = false
  /// True for a push on top of an animated push that has not begun either.
  var followsPush = false
  /// The step that made the change; `nil` if the author's code or the user did.
  var cause: StepReference?
  /// The cause of the step.
  var origin = Origin.none
}

/// An operation that waits for the running transition to end; the controllers are held strongly.
struct DeferredNavigation: Equatable {
  let operation: NavigationOperation
  /// The step that asked for the operation; `nil` if the author's code or the user did.
  let cause: StepReference?
  /// The cause of the step.
  let origin: Origin
}

/// An operation on a navigation controller during a transition.
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
