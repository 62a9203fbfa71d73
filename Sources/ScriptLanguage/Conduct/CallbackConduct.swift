import Diagnostics
import LifecycleEngine

extension Callback {
  /// Whether the documentation wants an override to call `super`.
  ///
  /// Source: `appearance-overrides-call-super`, `requires-super-attribute-list`.
  public var needsSuper: Bool {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewIsAppearing, .willTransitionToTraits, .viewWillTransition, .traitCollectionDidChange,
      .updateViewConstraints, .updateProperties, .viewSafeAreaInsetsDidChange,
      .viewLayoutMarginsDidChange, .awakeFromNib, .didReceiveMemoryWarning, .willMoveToParent,
      .didMoveToParent:
      true
    default: false
    }
  }

  /// Whether the documentation says that the method does nothing by default.
  ///
  /// Source: `layout-callbacks-default-noop`.
  public var doesNothingByDefault: Bool {
    self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews
  }
}

// The bodies of callbacks: whether they reach `super`.
extension ExampleObserver {
  /// Returns true if a function is the example's and not the drive's.
  func isExamples(_ function: Int) -> Bool {
    program.range(ofFunction: function).source != .drive
  }

  /// Notes that a body has called `super`: another function of the author's, or UIKit's own.
  func noteSuper(_ callback: Callback, of id: ObjectID?, entered function: Int?) {
    let index = bodies.lastIndex { $0.callback == callback && $0.receiver == id }
    guard let index else { return }
    let receiver = bodies[index].receiver
    if let function {
      bodies[index].function = function
      // A class in between makes the view then.
      if callback == .loadView { note(.reachedSuper(callback, receiver)) }
    } else {
      bodies[index].hasReachedBase = true
      note(.reachedSuper(callback, receiver))
    }
  }
}
