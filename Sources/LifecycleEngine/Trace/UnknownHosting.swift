// The views of SwiftUI in a hosting controller. SwiftUI's modifiers and containers change UIKit's state, and
// no view of SwiftUI is simulated.
extension UnknownCalls {
  /// The interpreter notes the situation.
  public static let hostedView = UnknownCalls(
    "hosted-view",
    "The root view of a hosting controller uses a SwiftUI view or modifier that is not known here.",
    "SwiftUI may present something or change the controllers around it, and no "
      + "SwiftUI view is simulated.",
    CallbackSet.all.subtracting(LensSet(.console)), isLasting: true, changing: .all)

  /// The situation with the name of a view or modifier.
  public static func hostedView(with name: String) -> UnknownCalls {
    UnknownCalls(
      hostedView.id,
      "The root view of a hosting controller uses '\(name)' of SwiftUI, which is not known here.",
      hostedView.reason, hostedView.callbacks, isLasting: true, changing: .all)
  }

  /// The interpreter notes the situation.
  public static let hostedLook = UnknownCalls(
    "hosted-look", "A hosting controller has a view.",
    "SwiftUI gives the view a background and subviews of its own.", CallbackSet(), isLasting: true,
    changing: .named)

  /// The interpreter notes the situation.
  public static let hostedTitle = UnknownCalls(
    "hosted-title", "The root view of a hosting controller sets a title with a modifier.",
    "SwiftUI hands the title to the navigation item, and no source shows "
      + "all properties that change.",
    CallbackSet())

  /// The interpreter notes the situation.
  public static let hostedBars = UnknownCalls(
    "hosted-bars", "The root view of a hosting controller changes bars with a modifier.",
    "SwiftUI hides or changes the bars of the containers around it, and no source says when.",
    CallbackSet(
      through: LensSet(.layout), and: [.viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange]),
    isLasting: true)

  /// The interpreter notes the situation.
  public static let hostedStyle = UnknownCalls(
    "hosted-style", "The root view of a hosting controller chooses a color scheme.",
    "SwiftUI overrides the style of controllers or of the window, and no source says which.",
    CallbackSet(through: nil, and: [.traitCollectionDidChange]), isLasting: true)

  /// The interpreter notes the situation.
  public static let hostedChildren = UnknownCalls(
    "hosted-children", "The root view of a hosting controller has a SwiftUI container.",
    "SwiftUI makes controllers of its own for the container, and no source shows all of them.",
    CallbackSet())

  /// The interpreter notes the situation.
  public static let hostedDismissal = UnknownCalls(
    "hosted-dismissal", "The root view of a hosting controller disables its dismissal.",
    "SwiftUI keeps the user from the dismissal, and no source says which "
      + "properties of UIKit change.",
    CallbackSet())

  /// The interpreter notes the situation.
  public static let hostedSize = UnknownCalls(
    "hosted-size", "A hosting controller takes its sizes from SwiftUI.",
    "SwiftUI measures its view there, and no SwiftUI view is measured here.",
    CallbackSet(
      through: LensSet(.layout), and: []), isLasting: true)

  /// The interpreter notes the situation. Source: https://github.com/cryptomator/ios/pull/282
  public static let hostedLoading = UnknownCalls(
    "hosted-loading", "A hosting controller gets its view on iOS 13 or 14.",
    "In two reports, UIKit doesn't call a subclass's 'viewDidLoad'. No source says when the view "
      + "is loaded.",
    CallbackSet(through: nil, and: [.loadView, .viewDidLoad]), isLasting: true, mayUndo: true,
    on: Releases(13, through: 14))

  /// Returns true for a callback of the loading of a view.
  public static func isOfHostedLoading(_ callback: Callback) -> Bool {
    hostedLoading.callbacks.contains(callback)
  }

  /// Returns true on the releases without a source about the loading.
  public static func isUnknownLoading(on release: Release) -> Bool {
    hostedLoading.releases.contains(release)
  }

  /// The interpreter notes the situation.
  public static let hostedState = UnknownCalls(
    "hosted-state", "The root view of a hosting controller has a state or reads objects.",
    "SwiftUI updates and lays out the view when they change, and no source "
      + "says when UIKit is notified.",
    CallbackSet(through: LensSet(.layout), and: []), isLasting: true)
}
