/// A callback that has read a variable of an observable object.
struct ObservedRead: Equatable {
  /// The work that a change repeats.
  enum Work { case properties, constraints, layout, display }
  let variable: ObjectID
  /// The controller or view; not held.
  let reader: ObjectID
  let work: Work
}

extension ObservedRead {
  static func work(of callback: Callback) -> Work? {
    switch callback {
    case .updateProperties: .properties
    case .updateViewConstraints, .updateConstraints: .constraints
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .layoutSubviews: .layout
    case .draw: .display
    default: nil
    }
  }
}
