import LifecycleEngine

/// The possible values of UIKit's properties whose values are names.
package enum EnumeratedProperties {
  /// The values of a UIKit type by name: `UIUserInterfaceStyle.dark` is `.dark`.
  package static func values(ofType type: String) -> [String]? {
    switch type {
    case "UIModalTransitionStyle": values(of: "modalTransitionStyle")
    case "UIViewController.Transition": PreferredTransition.withoutZoom
    case "UISplitViewController.DisplayMode": values(of: "displayMode")
    case "UIApplication.State": values(of: "applicationState")
    case "UIScene.ActivationState": values(of: "activationState")
    case "UIUserInterfaceSizeClass": values(of: "horizontalSizeClass")
    case "UIUserInterfaceStyle": values(of: "userInterfaceStyle")
    case "UIUserInterfaceIdiom": values(of: "userInterfaceIdiom")
    case "UIAlertController.Style": ["alert", "actionSheet"]
    case "UIAlertAction.Style": ["default", "cancel", "destructive"]
    case "UIPageViewController.NavigationDirection": ["forward", "reverse"]
    case "UIPageViewController.NavigationOrientation": ["horizontal", "vertical"]
    case "UISplitViewController.Column":
      ["primary", "supplementary", "secondary", "compact", "inspector"]
    default: nil
    }
  }

  package static func values(of property: String) -> [String]? {
    switch property {
    case "modalPresentationStyle", "presentationStyle":
      ModalPresentationStyle.allCases.map { $0.name }
    case "modalTransitionStyle": ModalTransitionStyle.allCases.map { $0.name }
    case "displayMode", "preferredDisplayMode":
      SplitDisplayMode.allCases.map { $0.name } + [
        "primaryHidden", "allVisible", "primaryOverlay",
      ]
    case "applicationState": ["active", "inactive", "background"]
    case "activationState":
      ["unattached", "foregroundActive", "foregroundInactive", "background"]
    case "horizontalSizeClass", "verticalSizeClass": ["unspecified", "compact", "regular"]
    case "userInterfaceStyle", "overrideUserInterfaceStyle": ["unspecified", "light", "dark"]
    case "userInterfaceIdiom":
      ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"]
    default: nil
    }
  }
}
