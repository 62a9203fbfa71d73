import LifecycleEngine

/// The arguments of a call to the modeled API. The machine owns the values.
struct Arguments {
  var values: [Value]
  var labels: [String?]

  /// The argument with this label. `CallSite.trailing` is the label of a trailing closure.
  func labeled(_ label: String) -> Value? {
    for (value, name) in zip(values, labels) where name == label { return value }
    return nil
  }

  /// The argument with this label, or the trailing closure.
  func closure(_ label: String) -> ObjectID? {
    (labeled(label) ?? labeled(CallSite.trailing))?.objectID
  }

  var first: Value? { values.first }

  /// The first argument, if it has no label.
  var unlabeled: Value? { labels.first == .some(nil) ? values.first : nil }
}
