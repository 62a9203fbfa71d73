// Calls about the user's fingers.
extension World {
  /// True if a gesture is held.
  public var isGestureHeld: Bool { transitions.heldGesture != nil }

  /// Taps the back button of the visible navigation controller.
  /// - Throws: If there is none with something to go back to, or it takes no touches.
  public func tapBack() throws(GestureError) { try gestures.tapBack() }

  /// Begins a swipe from the screen's edge that goes back, and holds it.
  /// - Throws: As `tapBack()`; also if a gesture is held, and on a release without such a swipe.
  public func beginSwipeBack() throws(GestureError) { try gestures.beginSwipeBack() }

  /// Begins a swipe that turns a page, and holds it.
  /// - Parameter direction: Forward is to the page after the one that is shown.
  /// - Throws: If no page view controller with a page in that direction is visible or takes touches, or
  ///   a gesture is held.
  public func beginPageSwipe(_ direction: PageDirection) throws(GestureError) {
    try gestures.beginPageSwipe(direction)
  }

  /// Taps a tab of the visible tab bar controller.
  /// - Parameter index: The number of the tab, counted from 0.
  /// - Throws: If no tab bar controller with that tab beside More is visible or takes touches.
  public func tapTab(_ index: Int) throws(GestureError) { try gestures.tapTab(index) }

  /// Lets the held gesture go so that it completes.
  /// - Throws: If no gesture is held.
  public func finishSwipe() throws(GestureError) { try gestures.finishSwipe() }

  /// Lets the held gesture go so that everything goes back.
  /// - Throws: If no gesture is held.
  public func cancelSwipe() throws(GestureError) { try gestures.cancelSwipe() }

  /// The user taps a text field, which begins editing if its delegate allows it.
  /// - Throws: If no touch gets to it.
  public func tap(_ field: ObjectID) throws(GestureError) { try gestures.tap(field) }
}
