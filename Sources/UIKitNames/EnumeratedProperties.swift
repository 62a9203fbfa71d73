import LifecycleEngine

/// The possible values of UIKit's properties whose values are names.
package enum EnumeratedProperties {
  /// The values of a UIKit type by name: `UIUserInterfaceStyle.dark` is `.dark`.
  package static func values(ofType type: String) -> [String]? {
    switch type {
    case "UIModalTransitionStyle": ModalTransitionStyle.allCases.map { $0.name }
    case "UIViewController.Transition": PreferredTransition.withoutZoom
    case "UISplitViewController.DisplayMode":
      SplitDisplayMode.allCases.map { $0.name } + [
        "primaryHidden", "allVisible", "primaryOverlay",
      ]
    case "UIApplication.State": ["active", "inactive", "background"]
    case "UIScene.ActivationState":
      ["unattached", "foregroundActive", "foregroundInactive", "background"]
    case "UIUserInterfaceSizeClass": ["unspecified", "compact", "regular"]
    case "UIUserInterfaceStyle": ["unspecified", "light", "dark"]
    case "UIUserInterfaceIdiom":
      ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"]
    case "UIAlertController.Style": ["alert", "actionSheet"]
    case "UIAlertAction.Style": ["default", "cancel", "destructive"]
    case "UIPageViewController.NavigationDirection": ["forward", "reverse"]
    case "UIPageViewController.NavigationOrientation": ["horizontal", "vertical"]
    case "UISplitViewController.Column":
      ["primary", "supplementary", "secondary", "compact", "inspector"]
    default: nil
    }
  }

  /// The values of a property, by the type of the property. The type of presentation styles has all
  /// of its constants without a table.
  package static func values(ofPropertyWith type: String) -> [String]? {
    type == "UIModalPresentationStyle"
      ? ModalPresentationStyle.allCases.map { $0.name } : values(ofType: type)
  }
}
