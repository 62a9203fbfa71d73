/// The first releases of types that are not simulated as a whole, by Apple's documentation.
package enum TypeReleases {
  /// The first release of a type; `nil` for a type that is not listed.
  package static func first(of name: String) -> Int? { releases[name] }

  /// The first SDK with a type that apps for older releases can use, too; `nil` for all other types.
  /// Source: https://developer.apple.com/documentation/xcode-release-notes/xcode-13_2-release-notes
  package static func firstSDK(of name: String) -> Int? {
    ["Task", "MainActor"].contains(name) ? 15 : nil
  }

  private static let releases = index(table)

  /// The release of each name in a table.
  static func index(_ table: [(release: Int, names: String)]) -> [String: Int] {
    table.reduce(into: [:]) { result, line in
      for name in line.names.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        result[String(name)] = line.release
      }
    }
  }

  private static let table: [(release: Int, names: String)] = [
    (7, "UIScreenEdgePanGestureRecognizer UIDynamicAnimator UIMotionEffectGroup"),
    (8, "UIVisualEffectView UIBlurEffect UIVibrancyEffect WKWebView WKWebViewConfiguration"),
    (9, "UIStackView UILayoutGuide UIFocusGuide SFSafariViewController"),
    (
      10,
      """
      UIViewPropertyAnimator UIGraphicsImageRenderer UIImpactFeedbackGenerator
      UISelectionFeedbackGenerator UINotificationFeedbackGenerator
      """
    ),
    (
      11,
      """
      UIFontMetrics UISwipeActionsConfiguration UIContextualAction UIDragInteraction
      UIDropInteraction
      """
    ),
    (
      13,
      """
      Task MainActor Published AnyCancellable PassthroughSubject CurrentValueSubject Just UIHostingController
      UIAction UIMenu UIContextMenuInteraction UIContextMenuConfiguration NSDiffableDataSourceSnapshot
      UICollectionViewCompositionalLayout UICollectionViewDiffableDataSource
      UITableViewDiffableDataSource UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
      UIHoverGestureRecognizer UILargeContentViewerInteraction
      """
    ),
    (
      14,
      """
      UICollectionViewListCell UIListContentConfiguration UIBackgroundConfiguration
      UIDeferredMenuElement UIColorPickerViewController PHPickerViewController UIColorWell
      """
    ),
    (15, "UISheetPresentationController"),
    (16, "UICalendarView UIFindInteraction UIEditMenuInteraction ContinuousClock SuspendingClock"),
    (17, "UIContentUnavailableConfiguration Observable"),
    (18, "UITab UITabGroup"),
    (26, "UIGlassEffect UICornerConfiguration"),
  ]
}
