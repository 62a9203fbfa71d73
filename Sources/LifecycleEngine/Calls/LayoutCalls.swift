// Calls about layout and updates.
extension World {
  /// Why the world stops when layout never ends.
  public static var endlessLayout: String {
    "layout was invalidated in every one of \(LayoutPass.layoutBudget) passes"
  }

  /// Marks a view as needing layout.
  public func setNeedsLayout(_ view: ObjectID) { views[view].needsLayout = true }

  /// Performs `layoutIfNeeded`: lays out a view and its subviews now, as far as needed.
  public func layoutIfNeeded(_ view: ObjectID) { layout.layoutIfNeeded(view) }

  /// Performs `setNeedsUpdateConstraints()`.
  public func setNeedsUpdateConstraints(_ view: ObjectID) {
    views[view].needsUpdateConstraints = true
    if objects.implements(.updateConstraints, view) { note(.viewConstraints, for: [view]) }
  }

  /// Performs `setNeedsUpdateProperties()` of a view. Requests before the next update count once.
  /// Source: `setneedsupdateproperties-coalesces`.
  public func setNeedsUpdateProperties(_ view: ObjectID) {
    views[view].needsUpdateProperties = true
  }

  /// Performs `setNeedsUpdateProperties()` of a controller.
  public func setNeedsUpdateProperties(ofController id: ObjectID) {
    if let view = controllers[id].view { setNeedsUpdateProperties(view) }
  }

  /// Performs `updatePropertiesIfNeeded()` for the view, its controller and all views below.
  public func updatePropertiesIfNeeded(_ view: ObjectID) { layout.updatePropertiesIfNeeded(view) }

  /// Performs `updateConstraintsIfNeeded()`. Subviews come before their superview, and the
  /// properties of a controller wait for the update.
  public func updateConstraintsIfNeeded(_ view: ObjectID) { layout.updateConstraintsIfNeeded(view) }

  /// Sets `translatesAutoresizingMaskIntoConstraints` of a view.
  public func setUsesConstraints(_ usesConstraints: Bool, of view: ObjectID) {
    views[view].usesConstraints = usesConstraints
  }

  /// Returns true if a view waits for a layout of its subviews.
  public func needsLayout(_ view: ObjectID) -> Bool { views[view].needsLayout }

  /// Returns true if the author's constraints place a view, so that the engine does not know the
  /// frame. The root view of a controller does not count.
  public func isPlacedByConstraints(_ view: ObjectID) -> Bool {
    views[view].usesConstraints && views[view].controller == nil
  }
}
