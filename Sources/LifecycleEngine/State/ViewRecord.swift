/// The record of a view.
struct ViewRecord: Equatable {
  let id: ObjectID
  var superview: ObjectID?
  /// Subviews from back to front, held strongly.
  var subviews: [ObjectID] = []
  /// The controller whose root view this is; the controller holds the view, not the other way.
  var controller: ObjectID?
  /// The presentation whose container view this is; it holds the view, not the other way.
  var presentation: ObjectID?
  var frame: Rect
  var safeAreaInsets = Insets.zero
  /// How it follows the size of its superview.
  var autoresizing: AutoresizingMask = []
  var needsLayout = true
  var needsUpdateConstraints = true
  var needsUpdateProperties = true
  var needsDisplay = true
  /// True if its next layout is followed by another one in the same update.
  var needsSecondLayout = false
  var isHidden = false
  /// True if constraints of the author's place it, not its frame.
  var usesConstraints = false

  /// True if this is a window.
  var isWindow = false
  /// The root view controller of a window, held strongly.
  var rootViewController: ObjectID?
  /// Who is called when its traits change.
  var traitObservers: [TraitObserver] = []
  /// The interface style that a window has in place of the system's.
  var style: InterfaceStyle?

  init(id: ObjectID, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}
