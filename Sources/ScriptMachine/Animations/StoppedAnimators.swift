import LifecycleEngine
import UIKitNames

// The values of views behind a property animator that does not come to its end. Source:
// https://developer.apple.com/documentation/uikit/uiviewanimating/finishanimation(at:)
extension Animator {
  /// Sets a property to a value from before or behind an animation.
  func restore(_ old: AnimatedValue) {
    guard !rules.allowsUndeclared, !world.isDeallocated(old.view) else { return }
    if old.isPlace {
      guard case .rect(let frame)? = old.value else { return }
      world.setFrame(frame, of: old.view)
      machine.unknowns.noteFrame(.rect(frame), of: old.view)
    } else if let value = old.value, value.objectID == nil {
      heap.keep(value, old.name, of: old.view)
    } else if old.value == nil, !isOfAnother(old) {
      heap.dropKept(old.name, of: old.view)
    } else {
      forget(old)
    }
  }

  /// Leaves a property at a value that nobody knows.
  func forget(_ old: AnimatedValue) {
    guard !rules.allowsUndeclared, !world.isDeallocated(old.view) else { return }
    if old.isPlace {
      machine.unknowns.noteStopped(old.view)
    } else if !isOfAnother(old) {
      heap.keep(machine.unknowns.makeOpaque(old.name), old.name, of: old.view)
    }
  }

  /// Returns true for the hiding of an arranged view, which no value of a property keeps.
  private func isOfAnother(_ old: AnimatedValue) -> Bool {
    !UIKitNames.marks(of: old.name, in: .view).contains(.animatable)
  }
}
