import LifecycleEngine

/// The properties that are visible on screen.
enum VisualProperties {
  /// The properties of views that nobody sees.
  static let invisible = [
    "delegate", "dataSource", "tag", "isUserInteractionEnabled", "isAccessibilityElement",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityElements", "accessibilityTraits", "restorationIdentifier",
    "isMultipleTouchEnabled", "isExclusiveTouch", "inputView", "inputAccessoryView",
    "keyboardType", "returnKeyType", "textContentType", "autocorrectionType",
    "autocapitalizationType", "prefetchDataSource", "refreshControl", "delaysContentTouches",
    "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "isScrollEnabled",
    "navigationDelegate", "uiDelegate", "dragDelegate", "dropDelegate", "keyboardDismissMode",
    "scrollsToTop", "gestureRecognizers", "interactions", "canCancelContentTouches",
    "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing",
    "allowsMultipleSelectionDuringEditing", "allowsFocus", "isPagingEnabled", "bounces",
    "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "isDirectionalLockEnabled",
    "decelerationRate", "minimumZoomScale", "maximumZoomScale", "dragInteractionEnabled",
    "isSpringLoaded", "isPrefetchingEnabled", "remembersLastFocusedIndexPath",
    "enablesReturnKeyAutomatically", "spellCheckingType", "estimatedRowHeight",
    "estimatedSectionHeaderHeight", "showsMenuAsPrimaryAction", "accessibilityCustomActions",
    "accessibilityViewIsModal", "accessibilityElementsHidden",
    "shouldGroupAccessibilityChildren", "isContinuous", "clearsContextBeforeDrawing",
  ]

  /// The properties of views, bars, layers and constraints that models do not have. An undeclared
  /// value with such a property is visible.
  private static let known = [
    "alpha", "backgroundColor", "tintColor", "isHidden", "frame", "bounds", "center", "transform",
    "textColor", "font", "constant", "barTintColor", "barStyle", "isTranslucent",
    "prefersLargeTitles", "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
    "titleTextAttributes", "shadowImage", "cornerRadius", "shadowOpacity", "shadowColor",
    "shadowRadius", "shadowOffset", "shadowPath", "borderWidth", "borderColor", "strokeEnd",
    "fillColor", "strokeColor", "layoutMargins", "directionalLayoutMargins", "contentInset",
    "contentOffset", "zoomScale", "numberOfLines", "textAlignment", "selectedSegmentIndex",
  ]
  /// The properties that models also have: likely in the files of an app, unlikely in a fragment.
  private static let ofModels = ["text", "attributedText", "image", "opacity", "isActive"]

  /// True if a property of a view, bar, layer or constraint is visible.
  static func isVisual(_ target: Target, _ property: String, _ run: DriveRun) -> Bool {
    guard !invisible.contains(property) else { return false }
    switch target {
    // A controller's own property is not visible, even if the value is a structure with parts.
    case .object(let id):
      return run.world.kind(of: id) != .controller || property == "additionalSafeAreaInsets"
    case .opaque(let number):
      if let type = run.machine.heap.opaqueValues.types[number] {
        return ["Bar", "View", "Layer", "Label", "Constraint"].contains { type.hasSuffix($0) }
      }
      return known.contains(property) || isView(number, run)
        || !run.conduct.isFile && ofModels.contains(property)
    }
  }

  /// True if another deed of the run shows that an opaque value is a view.
  private static func isView(_ number: Int32, _ run: DriveRun) -> Bool {
    run.machine.heap.opaqueValues.standInViews[number] != nil
      || run.deeds.contains { deed in
        if case .set(.opaque(number), let other, _) = deed.kind { return known.contains(other) }
        return false
      }
  }
}
