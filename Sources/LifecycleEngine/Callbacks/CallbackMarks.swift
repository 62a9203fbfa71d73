/// The words of a callback's row: facts that are true of some callbacks.
struct CallbackMarks: OptionSet, Sendable {
  let rawValue: UInt16

  /// The first argument of the author's method is the calling object, which has no label and is not
  /// recorded.
  static let sender = CallbackMarks(rawValue: 1)
  /// A property that the author's code overrides, not a method.
  static let property = CallbackMarks(rawValue: 1 << 1)
  /// A method that the author's code calls like any other.
  static let calledByAuthors = CallbackMarks(rawValue: 1 << 2)
  /// The documentation requires an override to call `super`.
  ///
  /// Source: `appearance-overrides-call-super`, `requires-super-attribute-list`.
  static let needsSuper = CallbackMarks(rawValue: 1 << 3)
  /// The documentation says that the method does nothing by default.
  ///
  /// Source: `layout-callbacks-default-noop`.
  static let emptyByDefault = CallbackMarks(rawValue: 1 << 4)
  /// The callback announces a change that can still be cancelled.
  static let announcesChange = CallbackMarks(rawValue: 1 << 5)
  /// The callback comes before a controller's geometry and traits are final.
  static let beforeGeometry = CallbackMarks(rawValue: 1 << 6)
  /// Each layout pass calls the callback.
  static let layoutPass = CallbackMarks(rawValue: 1 << 7)
  /// A method of views. A method of the same name in another class is no callback.
  static let view = CallbackMarks(rawValue: 1 << 8)
}
