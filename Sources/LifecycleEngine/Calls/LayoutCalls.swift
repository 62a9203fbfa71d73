// Calls about layout and updates.
extension World {
  /// Why the world stops when layout never ends.
  public static var endlessLayout: String {
    "layout was invalidated in every one of \(LayoutPass.layoutBudget) passes"
  }

  /// Marks a view as needing layout.
  public func setNeedsLayout(_ view: ObjectID) { views[view].needsLayout = true }

  /// Lays out a view and its subviews now, as far as they need it: what `layoutIfNeeded` does.
  public func layoutIfNeeded(_ view: ObjectID) { layout.layoutIfNeeded(view) }

  /// Does what `setNeedsUpdateConstraints()` does.
  public func setNeedsUpdateConstraints(_ view: ObjectID) {
    views[view].needsUpdateConstraints = true
  }

  /// Does what `setNeedsUpdateProperties()` of a view does; requests before the next update are
  /// one. Source: `setneedsupdateproperties-coalesces`.
  public func setNeedsUpdateProperties(_ view: ObjectID) {
    views[view].needsUpdateProperties = true
  }

  /// Does what `setNeedsUpdateProperties()` of a controller does.
  public func setNeedsUpdateProperties(ofController id: ObjectID) {
    if let view = controllers[id].view { setNeedsUpdateProperties(view) }
  }

  /// Does what `updatePropertiesIfNeeded()` does: the view, its controller and all below them.
  public func updatePropertiesIfNeeded(_ view: ObjectID) { layout.updatePropertiesIfNeeded(view) }

  /// Does what `updateConstraintsIfNeeded()` does: the views below come before the one they are in,
  /// and the properties of a controller wait for the update.
  public func updateConstraintsIfNeeded(_ view: ObjectID) { layout.updateConstraintsIfNeeded(view) }

  /// What `translatesAutoresizingMaskIntoConstraints` of a view says.
  public func setUsesConstraints(_ usesConstraints: Bool, of view: ObjectID) {
    views[view].usesConstraints = usesConstraints
  }

  /// Returns true if constraints of the author's place a view, other than the root view of a
  /// controller, so that its frame is not known here.
  public func isPlacedByConstraints(_ view: ObjectID) -> Bool {
    views[view].usesConstraints && views[view].controller == nil
  }
}
