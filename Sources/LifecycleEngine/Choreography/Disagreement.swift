/// A question about a transition that published logs answer in two ways. The logs may differ for a
/// reason that no log tells. The simulator takes one side, and another run takes the other side. A check
/// that holds on only one side proves nothing.
public struct Disagreement: Equatable, Sendable {
  /// A permanent kebab-case id.
  public let id: String
  /// The situation, in one sentence.
  public let situation: String
  /// Both sides, in one sentence.
  public let reason: String
  /// The check to write instead, for the help of a diagnostic.
  public let advice: String
  /// The lenses through which the ways differ; `nil` if all code and all checks may notice.
  public let lenses: LensSet?
  /// The releases of the logs.
  let releases: Releases
  /// True if nobody promises a side, and no log can decide.
  let isOpen: Bool

  private init(
    _ id: String, _ situation: String, _ reason: String, _ advice: String,
    through lenses: LensSet? = nil, on releases: Releases = .all, isOpen: Bool = false
  ) {
    self.id = id
    self.situation = situation
    self.reason = reason
    self.advice = advice
    self.lenses = lenses
    self.releases = releases
    self.isOpen = isOpen
  }

  /// The difference between the ways, for a check that holds in one of them.
  public var summary: String {
    isOpen
      ? "The order is open, and the check holds in only one order"
      : "Sources disagree, and the check holds on only one side"
  }

  /// Questions with one id are one question.
  public static func == (one: Disagreement, other: Disagreement) -> Bool { one.id == other.id }

  /// All questions.
  public static let all: [Disagreement] = [
    layoutsOfStackRoot, layoutsOfWindowRoot, layoutsOfPushed, layoutOfRevealed, layoutOfPresenter,
    layoutOfPresented, loadOfPushed, neighboursAfterCode, orderOfSet,
  ]

  static let layoutsOfStackRoot = Disagreement(
    "layouts-of-stack-root", "The first controller of a navigation controller appears.",
    "Logs from iOS 9 to 17 show two layout passes, and logs from iOS 13 and 14 show one.",
    atLeastOne, through: LensSet(.layout))

  static let layoutsOfWindowRoot = Disagreement(
    "layouts-of-window-root",
    "A window shows its root, which comes from a storyboard or has constraints.",
    "A log from iOS 12 shows two layout passes with constraints and one without, a log without a "
      + "release shows two, and a log from around iOS 13 shows one.",
    atLeastOne, through: LensSet(.layout))

  static let layoutsOfPushed = Disagreement(
    "layouts-of-pushed", "A controller is pushed on iOS 10.",
    "A log from iOS 10 shows two layout passes, and logs from iOS 9, 11 and later show one.",
    atLeastOne, through: LensSet(.layout))

  static let layoutOfRevealed = Disagreement(
    "layout-of-revealed", "A pop reveals a controller, up to iOS 16.",
    "A log from iOS 14 shows a layout pass, and logs from iOS 13 and 17 show none.",
    "remove the check", through: LensSet(.layout))

  static let layoutOfPresenter = Disagreement(
    "layout-of-presenter", "The root of a window presents a controller that covers the screen.",
    "In two logs, the presenter is laid out before the presented controller's 'viewDidAppear'; in others, it isn't.",
    "remove the check", through: LensSet(.layout))

  static let layoutOfPresented = Disagreement(
    "layout-of-presented", "A controller is presented without animation, and not as a sheet.",
    "In a report from around iOS 15, 'viewDidAppear' comes before the layout. In a log from iOS "
      + "12, the layout comes first.", "present with animation, or compare with 'viewWillAppear'",
    through: LensSet(.layout), on: .since(13))

  static let loadOfPushed = Disagreement(
    "load-of-pushed", "Code pushes a controller whose view is not loaded, on iOS 9.",
    "In a report and a log, the old controller gets 'viewWillDisappear' before the new one gets "
      + "'viewDidLoad'. The sources from other releases show the opposite order.",
    "compare each callback with 'viewWillAppear' of the new controller", on: Releases(9, through: 9)
  )

  static let neighboursAfterCode = Disagreement(
    "neighbours-after-code", "Code turns a page of the scroll style with animation, from iOS 8 on.",
    "In one log, UIKit asks the data source for the neighbors after a swipe. According to an "
      + "article from iOS 12, a turn in code does not ask.",
    "remove the check, or let the user turn the page",
    on: .since(8))

  /// The interpreter asks the question.
  public static let orderOfSet = Disagreement(
    "order-of-set", "Code reads several elements of a set or a dictionary.",
    "Swift leaves the order open, and the order differs from launch to launch.",
    "sort the elements, as 'for name in names.sorted()' does", isOpen: true)

  private static let atLeastOne =
    "write '>= 1', or compare the first pass with 'viewWillAppear' or 'viewDidAppear'"
}
