import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The properties of UIKit's classes that UIKit reads and the simulator does not read. A getter of
/// a subclass would never be called.
enum OverridableProperties {
  private static let controller = [
    "view", "modalTransitionStyle", "transitioningDelegate", "preferredContentSize",
    "preferredInterfaceOrientationForPresentation", "edgesForExtendedLayout",
    "additionalSafeAreaInsets", "traitCollection", "preferredTransition",
  ]
  /// Properties that UIKit reads only for the looks of the app's surroundings. Nothing simulated
  /// depends on the properties, so a plain getter is not missed.
  private static let surroundings = [
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "childForStatusBarHidden", "childForStatusBarStyle", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childForScreenEdgesDeferringSystemGestures", "prefersPointerLocked",
  ]
  private static let presentation = [
    "presentedView", "overrideTraitCollection",
  ]

  /// Returns true if UIKit itself changes a container's property. No observer would run here.
  static func isChangedByUIKit(_ name: String, in base: UIKitClass) -> Bool {
    switch base {
    case .object, .view, .window, .textField: return false
    default:
      return [
        "view", "viewControllers", "selectedIndex", "selectedViewController", "isEditing",
      ].contains(name)
    }
  }

  /// Returns true if a getter would change the simulation and the simulator never calls it.
  static func isUnread(_ name: String, in base: UIKitClass) -> Bool {
    if base.isController { return controller.contains(name) }
    return base.isPresentationController && presentation.contains(name)
  }

  /// Returns true if a getter of a subclass may stay unread as long as the getter only answers.
  static func isOfSurroundings(_ name: String, in base: UIKitClass) -> Bool {
    base.isController && surroundings.contains(name)
  }
}
