import LifecycleEngine

/// Which properties are seen on screen.
enum VisualProperties {
  /// Properties of views that nobody sees.
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

  /// Those that views, bars, layers and constraints have, by which something that is not declared is
  /// known to be one.
  private static let known = [
    "alpha", "backgroundColor", "tintColor", "isHidden", "frame", "bounds", "center", "transform",
    "text", "attributedText", "textColor", "font", "image", "constant", "priority", "isActive",
    "barTintColor", "barStyle", "isTranslucent", "prefersLargeTitles", "standardAppearance",
    "compactAppearance", "scrollEdgeAppearance", "titleTextAttributes", "shadowImage",
    "cornerRadius", "opacity", "shadowOpacity", "shadowColor", "shadowRadius", "shadowOffset",
    "shadowPath", "borderWidth", "borderColor", "colors", "locations", "strokeEnd", "fillColor",
    "strokeColor", "path", "layoutMargins", "directionalLayoutMargins", "contentInset",
    "contentOffset", "zoomScale", "numberOfLines", "textAlignment", "progress", "value",
    "selectedSegmentIndex", "isOn", "currentPage", "numberOfPages", "width", "height", "x", "y",
    "size", "origin",
  ]

  /// Whether a property is one of a view, bar, layer or constraint that is seen.
  static func isVisual(_ target: Target, _ property: String, _ run: DriveRun) -> Bool {
    guard !invisible.contains(property) else { return false }
    switch target {
    case .object: return true
    case .opaque(let number):
      if let type = run.machine.opaqueValues.types[number] {
        return ["Bar", "View", "Layer", "Label", "Constraint"].contains { type.hasSuffix($0) }
      }
      return known.contains(property)
    }
  }
}
