import LifecycleEngine

/// The reason why UIKit or the system runs the author's code.
struct Occasion: Equatable {
  enum Kind: Equatable {
    case callback(Callback)
    /// A closure that runs alongside a transition, or at the end of one.
    case alongside, completion
    /// Any other closure, a method by its selector, a task or a timer.
    case other
  }

  let kind: Kind
  /// The object that the callback was delivered to.
  let receiver: ObjectID?
  /// The number of the receiver's current appearance; 0 before the first appearance.
  let appearance: Int
  /// The number of the callback's event, or the number of events before a closure.
  let event: Int
  /// For a closure that was given to a queue, the one occasion of the code that gave the closure.
  var origins: [Occasion] = []

  /// The occasion itself, or the occasion that gave the closure to a queue.
  var origin: Occasion { origins.first ?? self }

  /// The callback, if the occasion is a callback.
  var callback: Callback? {
    if case .callback(let callback) = kind { return callback }
    return nil
  }
}

extension Callback {
  /// True if the callback is one of the five callbacks of an appearance.
  var isOfAppearance: Bool { lens == .classic || lens == .appearance }

  /// True if the callback belongs to an appearance that begins or has begun.
  var isOfAppearing: Bool {
    self == .viewWillAppear || self == .viewIsAppearing || self == .viewDidAppear
  }

  /// True if the callback belongs to an appearance that ends or has ended.
  var isOfDisappearing: Bool { self == .viewWillDisappear || self == .viewDidDisappear }
}
