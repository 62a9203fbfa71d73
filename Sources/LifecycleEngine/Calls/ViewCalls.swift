// Calls about views and windows.
extension World {
  /// Creates a view with one reference.
  public func makeView(of class: ClassID, frame: Rect = .zero) -> ObjectID {
    hierarchy.makeView(of: `class`, frame: frame)
  }

  /// Creates a hidden window of the screen's size, with one reference. UIKit keeps no window alive.
  @discardableResult
  public func makeWindow(of class: ClassID = ClassID(.window)) -> ObjectID {
    hierarchy.makeWindow(of: `class`)
  }

  /// The living windows in order of creation. The world holds only its first window.
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

  /// Returns true if the author's code lets constraints place the view, also the view of a controller.
  public func usesConstraints(_ id: ObjectID) -> Bool { views[id].usesConstraints }

  /// Returns true if the view is between a presented view and its host.
  public func isContainerOfPresentation(_ id: ObjectID) -> Bool { views[id].presentation != nil }

  /// The controller of a root view.
  public func controller(ofView id: ObjectID) -> ObjectID? { views[id].controller }

  /// Sets the frame in points; a new size makes the view need layout.
  public func setFrame(_ frame: Rect, of id: ObjectID) { hierarchy.setFrame(frame, of: id) }

  /// Sets the frame in points that the author's code gives a view, also on screen.
  public func place(_ id: ObjectID, in frame: Rect) {
    noteMove(of: id, to: frame)
    noteResize(of: id, to: frame.size)
    setFrame(frame, of: id)
    // Other parts of the view are covered by bars then.
    if isInWindow(id), hasController(in: id) { updateState.noteMove(of: id) }
  }

  /// The frame that code reads, in points. UIKit puts a view with a shadow around the view of a sheet.
  public func readableFrame(of id: ObjectID) -> Rect {
    let frame = views[id].frame
    guard let controller = controller(ofView: id),
      let record = presenting.presentation(of: controller), record.style.isSheet,
      record.phase != .idle
    else { return frame }
    return Rect(width: frame.size.width, height: frame.size.height)
  }

  /// True if the window and the frames in the window turn with the interface.
  public var turnsWindows: Bool { holds(.windowsTurn) }

  /// True if the view of a controller extends under the bars.
  public var putsContentUnderBars: Bool { holds(.contentUnderBars) }

  /// Shows or hides a view that is not a window.
  public func setHidden(_ isHidden: Bool, ofView id: ObjectID) {
    views[id].isHidden = isHidden
  }

  /// The window the view is in.
  public func window(of id: ObjectID) -> ObjectID? { views.window(of: id) }

  /// Returns true if a view is below an ancestor, at any depth.
  public func isDescendant(_ id: ObjectID, of ancestor: ObjectID) -> Bool {
    hierarchy.isDescendant(id, of: ancestor)
  }

  /// Performs `addSubview` and `insertSubview`: moves the view to a place in a new superview.
  /// - Parameters:
  ///   - id: The view.
  ///   - superview: The new superview.
  ///   - place: The place among the subviews.
  public func addSubview(
    _ id: ObjectID, to superview: ObjectID, at place: SubviewPlace = .front
  ) {
    noteAddition(of: id, to: superview)
    if !animators.add(id, to: superview) { hierarchy.addSubview(id, to: superview, at: place) }
  }

  /// Performs `removeFromSuperview`.
  public func removeFromSuperview(_ id: ObjectID) {
    noteRemoval(of: id)
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

  /// Brings a window to the front of the windows with its level.
  public func bringToFront(_ window: ObjectID) { views.bringToFront(window) }

  /// Sets the level of a window.
  public func setLevel(_ level: Double, of window: ObjectID) { views[window].level = level }

  /// Returns true if anything is presented over the root of a window.
  public func hasPresentations(inWindow window: ObjectID) -> Bool {
    hierarchy.hasPresentations(inWindow: window)
  }

  /// Performs `setNeedsDisplay()`.
  public func setNeedsDisplay(_ view: ObjectID) { views[view].needsDisplay = true }

  /// Performs `bringSubviewToFront`, `sendSubviewToBack` and `exchangeSubview` for a subview.
  /// - Parameters:
  ///   - id: The view.
  ///   - superview: The superview.
  ///   - place: The new place among the subviews.
  public func moveSubview(_ id: ObjectID, of superview: ObjectID, to place: SubviewPlace) {
    hierarchy.moveSubview(id, of: superview, to: place)
  }

  /// Performs `exchangeSubview(at:withSubviewAt:)`. A missing place changes nothing.
  /// - Parameters:
  ///   - first: A place among the subviews, from 0 at the back.
  ///   - second: Another place among the subviews.
  ///   - superview: The superview.
  public func exchangeSubviews(_ first: Int, _ second: Int, of superview: ObjectID) {
    views.exchange(first, second, of: superview)
  }

  /// Performs the exchange of `UIView.transition(from:to:)`, by replacing or by hiding.
  /// - Parameters:
  ///   - old: The view that leaves.
  ///   - new: The view that comes.
  ///   - hiding: True if both stay.
  public func exchangeViews(_ old: ObjectID, _ new: ObjectID, hiding: Bool) {
    hierarchy.exchangeViews(old, new, hiding: hiding)
  }

  /// The value of `autoresizingMask`.
  public func autoresizingMask(of view: ObjectID) -> AutoresizingMask {
    views[view].autoresizing
  }

  /// Sets `autoresizesSubviews`.
  public func setResizesSubviews(_ resizes: Bool, of view: ObjectID) {
    views[view].resizesSubviews = resizes
  }

  /// Sets `autoresizingMask`.
  public func setAutoresizingMask(_ mask: AutoresizingMask, of view: ObjectID) {
    views[view].autoresizing = mask
  }
}
