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

  /// Those that views, bars, layers and constraints have and models have not, by which something that is
  /// not declared is known to be one.
  private static let known = [
    "alpha", "backgroundColor", "tintColor", "isHidden", "frame", "bounds", "center", "transform",
    "textColor", "font", "constant", "barTintColor", "barStyle", "isTranslucent",
    "prefersLargeTitles", "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
    "titleTextAttributes", "shadowImage", "cornerRadius", "shadowOpacity", "shadowColor",
    "shadowRadius", "shadowOffset", "shadowPath", "borderWidth", "borderColor", "strokeEnd",
    "fillColor", "strokeColor", "layoutMargins", "directionalLayoutMargins", "contentInset",
    "contentOffset", "zoomScale", "numberOfLines", "textAlignment", "selectedSegmentIndex",
  ]
  /// Those that models have as well: in the files of an app they are as likely, in a fragment much less so.
  private static let ofModels = ["text", "attributedText", "image", "opacity", "isActive"]

  /// Whether a property is one of a view, bar, layer or constraint that is seen.
  static func isVisual(_ target: Target, _ property: String, _ run: DriveRun) -> Bool {
    guard !invisible.contains(property) else { return false }
    switch target {
    // What a controller keeps is none of what is seen, though it may be a structure with parts.
    case .object(let id):
      return run.world.kind(of: id) != .controller || property == "additionalSafeAreaInsets"
    case .opaque(let number):
      if let type = run.machine.opaqueValues.types[number] {
        return ["Bar", "View", "Layer", "Label", "Constraint"].contains { type.hasSuffix($0) }
      }
      return known.contains(property) || isView(number, run)
        || !run.conduct.isFile && ofModels.contains(property)
    }
  }

  /// Whether the run shows in another way that something is a view.
  private static func isView(_ number: Int32, _ run: DriveRun) -> Bool {
    run.machine.opaqueValues.standInViews[number] != nil
      || run.deeds.contains { deed in
        if case .set(.opaque(number), let other, _) = deed.kind { return known.contains(other) }
        return false
      }
  }
}
