// Calls about the user's fingers.
extension World {
  /// True if a gesture is held.
  public var isGestureHeld: Bool { transitions.heldGesture != nil }

  /// Taps the back button of the visible navigation controller.
  /// - Throws: If no navigation controller with more than a root is visible or takes touches.
  public func tapBack() throws(GestureError) { try gestures.tapBack() }

  /// Begins a swipe back from the screen's edge, and holds the swipe.
  /// - Throws: As `tapBack()`; also if a gesture is held, or if the release has no such swipe.
  public func beginSwipeBack() throws(GestureError) { try gestures.beginSwipeBack() }

  /// Begins a swipe that turns a page, and holds the swipe.
  /// - Parameter direction: Forward is to the page after the page on screen.
  /// - Throws: If no page view controller with a page in that direction is visible or takes
  ///   touches, or if a gesture is held.
  public func beginPageSwipe(_ direction: PageDirection) throws(GestureError) {
    try gestures.beginPageSwipe(direction)
  }

  /// Taps a tab of the visible tab bar controller.
  /// - Parameter index: The number of the tab, counted from 0.
  /// - Throws: If no tab bar controller with that tab before More is visible or takes touches.
  public func tapTab(_ index: Int) throws(GestureError) { try gestures.tapTab(index) }

  /// Releases the held gesture, which completes.
  /// - Throws: If no gesture is held.
  public func finishSwipe() throws(GestureError) { try gestures.finishSwipe() }

  /// Releases the held gesture, which is cancelled.
  /// - Throws: If no gesture is held.
  public func cancelSwipe() throws(GestureError) { try gestures.cancelSwipe() }

  /// Taps a text field, which begins editing if its delegate allows editing.
  /// - Throws: If no touch reaches the field.
  public func tap(_ field: ObjectID) throws(GestureError) { try gestures.tap(field) }
}
