import LifecycleEngine
import UIKitNames

/// The arguments of a call to the modeled API. The machine owns the values.
package struct Arguments {
  package var values: [Value]
  package var labels: [String?]
  /// True for a call behind `await`.
  var isAwaited = false

  /// The argument with this label. `ArgumentLabel.trailing` is the label of a trailing closure.
  package func labeled(_ label: String) -> Value? {
    for (value, name) in zip(values, labels) where name == label { return value }
    return nil
  }

  /// The argument with this label, or the trailing closure.
  func closure(_ label: String) -> ObjectID? {
    (labeled(label) ?? labeled(ArgumentLabel.trailing))?.objectID
  }

  package var first: Value? { values.first }

  /// True if no argument is an object or a closure, so that a call that is not simulated could change
  /// none.
  var haveNoObject: Bool { values.allSatisfy { $0.objectID == nil } }

  /// The first argument, if it has no label.
  package var unlabeled: Value? { labels.first == .some(nil) ? values.first : nil }
}
