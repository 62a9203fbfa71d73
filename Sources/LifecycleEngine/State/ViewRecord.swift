/// The record of a view.
struct ViewRecord: Equatable {
  let id: ObjectID
  var superview: ObjectID?
  /// Subviews from back to front, held strongly.
  var subviews: [ObjectID] = []
  /// The controller whose root view this is. The view does not hold the controller.
  var controller: ObjectID?
  /// The presentation whose container view this is. The view does not hold the presentation.
  var presentation: ObjectID?
  var frame: Rect
  var safeAreaInsets = Insets.zero
  /// The way the view follows the size of its superview.
  var autoresizing: AutoresizingMask = []
  /// True if the subviews follow the size of the view.
  var resizesSubviews = true
  var needsLayout = true
  var needsUpdateConstraints = true
  var needsUpdateProperties = true
  var needsDisplay = true
  /// True if a second layout follows the next layout in the same update.
  var needsSecondLayout = false
  var isHidden = false
  /// True if code has hidden the window, which was on screen.
  var wasShown = false
  /// True if the author's constraints place the view, not the frame.
  var usesConstraints = false
  /// True for a view that is no window, no root view of a controller and no view of a presentation.
  var isPlain: Bool { controller == nil && !isWindow && presentation == nil }

  /// True if the view is a window.
  var isWindow = false
  /// The level of a window, which puts the window in front of windows with lower levels.
  var level = 0.0
  /// The root view controller of a window, held strongly.
  var rootViewController: ObjectID?
  /// The objects that are called when the view's traits change.
  var traitObservers: [TraitObserver] = []
  /// The window's own interface style, which replaces the style of the system.
  var style: InterfaceStyle?

  init(id: ObjectID, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}
