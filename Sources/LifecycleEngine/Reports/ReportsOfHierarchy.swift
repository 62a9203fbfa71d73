// The reports about views in forbidden places.
extension Reports {
  func report(
    _ misuse: HierarchyMisuse, _ subject: ObjectID, _ container: ObjectID, above: ObjectID?
  ) -> Report? {
    switch misuse {
    case .viewOfTwo: return sharedView(subject, owner: container)
    case .viewInItself: return .exception("NSInvalidArgumentException", "Can't add self as subview")
    case .viewInDescendant:
      return .exception(
        "CALayerInvalid",
        "layer of \(objects.describe(subject)) is a part of cycle in its layer tree"
      )
    case .invalidGeometry: return invalidGeometry(of: subject)
    case .viewInOtherHierarchy:
      return hierarchyInconsistency("actual", subject, container, above: above)
    case .rootAsChild:
      return .exception(
        "UIViewControllerHierarchyInconsistency",
        "adding a root view controller \(objects.describe(subject)) as a child of view "
          + "controller:\(objects.describe(container))")
    case .addedUnderOther:
      return hierarchyInconsistency("requested", subject, container, above: above)
    }
  }

  private func sharedView(_ controller: ObjectID, owner: ObjectID) -> Report? {
    let view = controllers[owner].view.map { objects.describe($0) } ?? ""
    return .exception(
      "UIViewControllerHierarchyInconsistency",
      "A view can only be associated with at most one view controller at a time! View \(view) is "
        + "associated with \(objects.describe(owner)). Clear this association before associating this view "
        + "with \(objects.describe(controller)).")
  }

  /// The exception when a view's layer gets a middle that is no number.
  private func invalidGeometry(of view: ObjectID) -> Report? {
    let middle = views[view].frame.middle
    return .exception(
      "CALayerInvalidGeometry",
      "CALayer position contains NaN: [\(Self.coordinate(middle.x)) "
        + "\(Self.coordinate(middle.y))]")
  }

  /// A coordinate as the exception prints it: no more decimals than needed, and three at most.
  private static func coordinate(_ value: Double) -> String {
    guard !value.isNaN else { return "nan" }
    guard value.magnitude < 1_000_000_000 else { return value < 0 ? "-inf" : "inf" }
    // A function of the C library would do, but the browser has no C library.
    let thousandths = Int(value.magnitude * 1_000 + 0.5)
    var decimals = String(1_000 + thousandths % 1_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let text = String(thousandths / 1_000) + (decimals.isEmpty ? "" : "." + decimals)
    return value < 0 && thousandths > 0 ? "-" + text : text
  }

  private func hierarchyInconsistency(
    _ kind: String, _ child: ObjectID, _ parent: ObjectID, above: ObjectID?
  ) -> Report? {
    let expected = above.map { objects.describe($0) } ?? "(null)"
    return .exception(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:\(objects.describe(child)) should have parent view controller:"
        + "\(expected) but \(kind) parent is:\(objects.describe(parent))")
  }
}
