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
extension Machine {
  /// Runs the author's implementation of a callback.
  func callBody(
    of callback: Callback, on receiver: ObjectID, _ function: Int, _ arguments: [Value]
  ) throws(RunError) -> Value {
    // A class of the author's may have methods of these names that are no callbacks.
    guard isExample, world.kind(of: receiver) != .foreign else {
      return try call(function, arguments)
    }
    conduct?.bodies.append(
      Conduct.Body(callback: callback, receiver: receiver, function: function))
    let before = callback.isOfLayout ? content(of: receiver) : []
    let start = conduct?.deeds.count ?? 0
    defer { conduct?.bodies.removeLast() }
    let result = try call(function, arguments)
    guard let body = conduct?.bodies.last else { return result }
    if callback.isOfLayout, isExamples(function) {
      let growth = growth(since: before, of: receiver, deeds: start)
      noteAlways(.laidOut(receiver, growth), at: range(ofFunction: function))
    }
    // What waits for something has not returned yet.
    if callback.needsSuper, !body.hasReachedBase, isExamples(body.function),
      tasks.suspension == nil
    {
      noteAlways(
        .leftOutSuper(callback, receiver, function: body.function),
        at: range(ofFunction: body.function))
    }
    return result
  }

  /// Whether a function is the example's and not the drive's.
  private func isExamples(_ function: Int) -> Bool {
    range(ofFunction: function).start < conduct?.exampleEnd ?? 0
  }

  /// Where a function is declared: its last instruction stands for its name.
  func range(ofFunction function: Int) -> SourceRange {
    program.functions[function].ranges.last ?? SourceRange(0, 0)
  }

  /// Notes that a body has called `super`: another function of the author's, or UIKit's own.
  func noteSuper(_ callback: Callback, of id: ObjectID?, entered function: Int?) {
    let index = conduct?.bodies.lastIndex { $0.callback == callback && $0.receiver == id }
    guard let index else { return }
    if let function {
      conduct?.bodies[index].function = function
      // A class in between makes the view then.
      if callback == .loadView, let receiver = conduct?.bodies[index].receiver {
        note(.reachedSuper(callback, receiver))
      }
    } else {
      conduct?.bodies[index].hasReachedBase = true
      if let receiver = conduct?.bodies[index].receiver { note(.reachedSuper(callback, receiver)) }
    }
  }
}

extension Machine {
  /// What a read of `view` gives in `loadView`, where it would call `loadView` again: a view of no
  /// controller. The caller owns it.
  func viewInLoadView(of id: ObjectID) -> Value? {
    isLoadedTooEarly(id) ? .object(world.makeView(of: ClassID(.view))) : nil
  }

  /// Whether `loadView` of a controller needs the view that it has not assigned yet, which is noted.
  func isLoadedTooEarly(_ id: ObjectID) -> Bool {
    guard isExample, world.viewIfLoaded(of: id) == nil,
      conduct?.bodies.contains(where: { $0.callback == .loadView && $0.receiver == id }) == true
    else { return false }
    note(.readViewTooEarly(id))
    return true
  }
}
