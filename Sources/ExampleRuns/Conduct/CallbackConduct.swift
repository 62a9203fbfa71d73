import Diagnostics
import LifecycleEngine

// The bodies of callbacks, and the calls of `super` in them.
extension ExampleObserver {
  /// True if a function belongs to the example, not the drive.
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
      // The superclass of the author's makes the view in its `loadView`.
      if callback == .loadView { note(.reachedSuper(callback, receiver)) }
    } else {
      bodies[index].hasReachedBase = true
      note(.reachedSuper(callback, receiver))
    }
  }
}
