import LifecycleEngine

/// What made UIKit or the system run the author's code: everything that is not called by other code.
struct Occasion: Equatable {
  enum Kind: Equatable {
    case callback(Callback)
    /// A closure that goes along with a transition, or comes at its end.
    case alongside, completion
    /// Any other closure, a method by its selector, a task or a timer.
    case other
  }

  let kind: Kind
  /// Who the callback was delivered to.
  let receiver: ObjectID?
  /// The number of the receiver's appearance in which it came; 0 before the first one.
  let appearance: Int
  /// The number of the callback's event, or of those recorded before a closure.
  let event: Int
  /// For a closure that was given to a queue: what made the code run that gave it, and nothing else.
  var origins: [Occasion] = []

  /// What it goes back to: itself, or what gave the closure to a queue.
  var origin: Occasion { origins.first ?? self }

  /// The callback, where it is one.
  var callback: Callback? {
    if case .callback(let callback) = kind { return callback }
    return nil
  }
}

extension Callback {
  /// Whether it tells of a change that is about to begin, and that can still be cancelled.
  var announcesChange: Bool {
    switch self {
    case .viewWillAppear, .viewWillDisappear, .willMoveToParent, .navigationWillShow,
      .presentationWillDismiss, .pageWillTransition:
      true
    default: false
    }
  }

  /// Whether it is one of the five callbacks of an appearance.
  var isOfAppearance: Bool { lens == .classic || self == .viewIsAppearing }

  /// Whether it belongs to an appearance that begins or has begun.
  var isOfAppearing: Bool {
    self == .viewWillAppear || self == .viewIsAppearing || self == .viewDidAppear
  }

  /// Whether it is called in every layout pass.
  var isOfLayout: Bool {
    switch self {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints, .layoutSubviews,
      .updateConstraints:
      true
    default: false
    }
  }
}
