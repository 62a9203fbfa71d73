import LifecycleEngine

/// The members of UIKit that not every release has.
enum Availability {
  private static let since: [(major: Int, names: [String])] = [
    (6, ["supportedInterfaceOrientations", "shouldAutorotate", "updateConstraintsIfNeeded"]),
    (7, ["preferredContentSize", "transitionCoordinator", "topLayoutGuide", "bottomLayoutGuide"]),
    (
      8,
      [
        "traitCollection", "presentationController", "popoverPresentationController", "show",
        "showDetailViewController", "isCollapsed", "displayMode", "preferredDisplayMode",
        "UIAlertController", "UIPresentationController", "UIPopoverPresentationController",
      ]
    ),
    (9, ["viewIfLoaded", "loadViewIfNeeded"]),
    (
      11,
      [
        "safeAreaInsets", "safeAreaLayoutGuide", "additionalSafeAreaInsets",
        "directionalLayoutMargins", "insetsLayoutMarginsFromSafeArea",
        "setNeedsUpdateOfHomeIndicatorAutoHidden",
      ]
    ),
    (10, ["notifyWhenInteractionChanges"]),
    (16, ["setNeedsUpdateOfSupportedInterfaceOrientations", "requestGeometryUpdate"]),
    (13, ["isModalInPresentation", "overrideUserInterfaceStyle"]),
    (
      15,
      [
        "sheetPresentationController", "UISheetPresentationController", "setContentScrollView",
        "contentScrollView",
      ]
    ),
    (16, ["activePresentationController"]),
    (17, ["registerForTraitChanges", "updateTraitsIfNeeded", "traitOverrides"]),
    (26, ["setNeedsUpdateProperties", "updatePropertiesIfNeeded"]),
  ]

  /// The first release that has a style of presentation.
  static func firstRelease(of style: ModalPresentationStyle) -> Int {
    switch style {
    case .fullScreen, .pageSheet, .formSheet, .currentContext: Release.oldest.major
    case .custom, .none: 7
    case .overFullScreen, .overCurrentContext, .popover: 8
    case .automatic: 13
    }
  }

  /// The first release that has a member, `nil` if all that are simulated have it.
  static func firstRelease(of name: String) -> Int? {
    since.first { $0.names.contains(name) }?.major
  }
}

extension Machine {
  /// Reading or calling what the release that is simulated does not have ends an app.
  func checkAvailability(_ name: String) throws(RunError) {
    // The newest release has everything.
    guard world.release < .newest, let major = Availability.firstRelease(of: name) else { return }
    try require(major, for: name)
  }

  /// Fails where the release that is simulated is older than what is used.
  func require(_ major: Int, for name: String) throws(RunError) {
    guard world.release < Release(major) else { return }
    throw failed(
      "unavailable", "'\(name)' exists from iOS \(major)",
      ["this runs on iOS \(world.release.major): put it into 'if #available(iOS \(major), *)'"])
  }
}
