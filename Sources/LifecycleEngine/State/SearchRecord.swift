/// The record of a search controller.
struct SearchRecord: Equatable {
  /// The controller with the navigation item that has the search controller; not held.
  var owner: ObjectID?
  /// The delegate of the search; not held.
  var delegate: ObjectID?
  /// The object that updates the results; not held.
  var updater: ObjectID?
  /// True if UIKit, not the author's code, presents or dismisses the search controller, so that the
  /// delegate is told.
  var isAutomatic = false
}
