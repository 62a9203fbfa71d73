// Calls about views and windows.
extension World {
  /// Creates a view with one reference to it.
  public func makeView(of class: ClassID, frame: Rect = .zero) -> ObjectID {
    hierarchy.makeView(of: `class`, frame: frame)
  }

  /// Creates a hidden window of the screen's size, with one reference to it: UIKit does not keep a
  /// window alive.
  @discardableResult
  public func makeWindow(of class: ClassID = ClassID(.window)) -> ObjectID {
    hierarchy.makeWindow(of: `class`)
  }

  /// The windows that are alive, in the order they were made; the world holds only its first one.
  public var windows: [ObjectID] { views.windows }

  /// The superview.
  public func superview(of id: ObjectID) -> ObjectID? { views[id].superview }

  /// The subviews from back to front.
  public func subviews(of id: ObjectID) -> [ObjectID] { views[id].subviews }

  /// The frame in points.
  public func frame(of id: ObjectID) -> Rect { views[id].frame }

  /// The safe area insets in points.
  public func safeAreaInsets(of id: ObjectID) -> Insets { views[id].safeAreaInsets }

  /// Returns true if the view is hidden.
  public func isHidden(_ id: ObjectID) -> Bool { views[id].isHidden }

  /// The controller whose root view this is.
  public func controller(ofView id: ObjectID) -> ObjectID? { views[id].controller }

  /// Sets the frame in points; a new size makes the view need layout.
  public func setFrame(_ frame: Rect, of id: ObjectID) { hierarchy.setFrame(frame, of: id) }

  /// Shows or hides a view that is not a window.
  public func setHidden(_ isHidden: Bool, ofView id: ObjectID) {
    views[id].isHidden = isHidden
  }

  /// The window the view is in.
  public func window(of id: ObjectID) -> ObjectID? { views.window(of: id) }

  /// Returns true if a view is below another one, at any depth.
  public func isDescendant(_ id: ObjectID, of ancestor: ObjectID) -> Bool {
    hierarchy.isDescendant(id, of: ancestor)
  }

  /// Does what `addSubview` and `insertSubview` do: the view moves to its place in its new superview.
  /// - Parameters:
  ///   - id: The view.
  ///   - superview: Its new superview.
  ///   - place: Where it comes among the subviews there.
  public func addSubview(
    _ id: ObjectID, to superview: ObjectID, at place: SubviewPlace = .front
  ) { hierarchy.addSubview(id, to: superview, at: place) }

  /// Does what `removeFromSuperview` does.
  public func removeFromSuperview(_ id: ObjectID) {
    hierarchy.takeOut(view: id, isByContainer: false)
  }

  /// The root view controller of a window.
  public func rootViewController(of window: ObjectID) -> ObjectID? {
    views[window].rootViewController
  }

  /// Sets the root view controller; a visible window shows it at once.
  public func setRootViewController(_ root: ObjectID?, of window: ObjectID) {
    hierarchy.setRootViewController(root, of: window)
  }

  /// Shows or hides a window; a window that becomes visible shows its root view controller.
  public func setHidden(_ isHidden: Bool, ofWindow window: ObjectID) {
    hierarchy.setHidden(isHidden, ofWindow: window)
  }

  /// Returns true if anything is presented over the root of a window.
  public func hasPresentations(inWindow window: ObjectID) -> Bool {
    hierarchy.hasPresentations(inWindow: window)
  }

  /// Does what `setNeedsDisplay()` does.
  public func setNeedsDisplay(_ view: ObjectID) { views[view].needsDisplay = true }

  /// Does what `bringSubviewToFront`, `sendSubviewToBack` and `exchangeSubview` do: nothing happens to a
  /// view that is not a subview.
  /// - Parameters:
  ///   - id: The view.
  ///   - superview: Where it is a subview.
  ///   - place: Its new place among the subviews.
  public func moveSubview(_ id: ObjectID, of superview: ObjectID, to place: SubviewPlace) {
    hierarchy.moveSubview(id, of: superview, to: place)
  }

  /// Does what `exchangeSubview(at:withSubviewAt:)` does; places that there are not change nothing.
  /// - Parameters:
  ///   - first: A place among the subviews, from 0 at the back.
  ///   - second: Another place among them.
  ///   - superview: Whose subviews they are.
  public func exchangeSubviews(_ first: Int, _ second: Int, of superview: ObjectID) {
    views.exchange(first, second, of: superview)
  }

  /// Does what `UIView.transition(from:to:)` does to the two views when it is called: one takes the
  /// place of the other, or both stay and one is hidden.
  /// - Parameters:
  ///   - old: The view that goes.
  ///   - new: The view that comes.
  ///   - hiding: True if both stay.
  public func exchangeViews(_ old: ObjectID, _ new: ObjectID, hiding: Bool) {
    hierarchy.exchangeViews(old, new, hiding: hiding)
  }

  /// The value of `autoresizingMask`.
  public func autoresizingMask(of view: ObjectID) -> AutoresizingMask {
    views[view].autoresizing
  }

  /// Sets `autoresizingMask`.
  public func setAutoresizingMask(_ mask: AutoresizingMask, of view: ObjectID) {
    views[view].autoresizing = mask
  }
}
