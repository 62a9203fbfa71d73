import LifecycleEngine
import UIKitNames

/// The properties that are visible on screen.
enum VisualProperties {
  /// The properties without a row that nobody sees.
  private static let otherUnseen = [
    "keyboardType", "returnKeyType", "textContentType", "autocorrectionType",
    "autocapitalizationType", "delaysContentTouches", "isScrollEnabled", "navigationDelegate",
    "uiDelegate", "dragDelegate", "dropDelegate", "keyboardDismissMode", "scrollsToTop",
    "canCancelContentTouches", "allowsSelection", "allowsMultipleSelection",
    "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", "allowsFocus",
    "isPagingEnabled", "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal",
    "isDirectionalLockEnabled", "decelerationRate", "minimumZoomScale", "maximumZoomScale",
    "dragInteractionEnabled", "isSpringLoaded", "isPrefetchingEnabled",
    "remembersLastFocusedIndexPath", "enablesReturnKeyAutomatically", "spellCheckingType",
    "estimatedRowHeight", "estimatedSectionHeaderHeight", "showsMenuAsPrimaryAction",
    "accessibilityCustomActions", "accessibilityViewIsModal", "accessibilityElementsHidden",
    "shouldGroupAccessibilityChildren", "isContinuous",
  ]

  /// The properties of views, bars, layers and constraints without a row that models do not have.
  private static let otherVisual = [
    "constant", "prefersLargeTitles", "compactAppearance", "scrollEdgeAppearance",
    "titleTextAttributes", "shadowImage", "cornerRadius", "shadowOpacity", "shadowColor",
    "shadowRadius", "shadowOffset", "shadowPath", "borderWidth", "borderColor", "strokeEnd",
    "fillColor", "strokeColor", "zoomScale", "selectedSegmentIndex",
  ]
  /// The properties that models also have: likely in the files of an app, unlikely in a fragment.
  private static let ofModels = ["text", "attributedText", "image", "opacity", "isActive"]

  /// True if nobody sees a property of views.
  static func isUnseen(_ property: String) -> Bool {
    UIKitNames.marks(of: property, in: .view).contains(.unseen) || otherUnseen.contains(property)
  }

  /// True if models do not have a visible property, so an undeclared value with the property is
  /// visible.
  private static func isOnlyVisual(_ property: String) -> Bool {
    UIKitNames.marks(of: property, in: .view).contains(.visual) || otherVisual.contains(property)
  }

  /// True if a property of a view, bar, layer or constraint is visible.
  static func isVisual(_ target: Target, _ property: String, _ run: DriveRun) -> Bool {
    guard !isUnseen(property) else { return false }
    switch target {
    // A controller's own property is not visible, even if the value is a structure with parts.
    case .object(let id):
      return run.world.kind(of: id) != .controller
        || UIKitNames.marks(of: property, in: .viewController).contains(.visual)
    case .opaque(let number):
      if let type = run.machine.heap.opaqueValues.types[number] {
        return ["Bar", "View", "Layer", "Label", "Constraint"].contains { type.hasSuffix($0) }
      }
      return isOnlyVisual(property) || isView(number, run)
        || !run.conduct.isFile && ofModels.contains(property)
    }
  }

  /// True if another deed of the run shows that an opaque value is a view.
  private static func isView(_ number: Int32, _ run: DriveRun) -> Bool {
    run.machine.heap.opaqueValues.standInViews[number] != nil
      || run.deeds.contains { deed in
        if case .set(.opaque(number), let other, _) = deed.kind { return isOnlyVisual(other) }
        return false
      }
  }
}
