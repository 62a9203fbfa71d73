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
    "Logs from iOS 9 to 17 have two layout passes there, and logs from iOS 13 and 14 have one.",
    atLeastOne, through: LensSet(.layout))

  static let layoutsOfWindowRoot = Disagreement(
    "layouts-of-window-root",
    "A window shows its root, which comes from a storyboard or has constraints.",
    "A log from iOS 12 has two layout passes there with constraints and one without, one without a "
      + "release has two, and one from the time of iOS 13 has one.",
    atLeastOne, through: LensSet(.layout))

  static let layoutsOfPushed = Disagreement(
    "layouts-of-pushed", "A controller is pushed on iOS 10.",
    "A log from iOS 10 has two layout passes there, and logs from iOS 9, 11 and later have one.",
    atLeastOne, through: LensSet(.layout))

  static let layoutOfRevealed = Disagreement(
    "layout-of-revealed", "A pop reveals a controller, up to iOS 16.",
    "A log from iOS 14 has a layout pass there, and a log from iOS 13 and "
      + "one from iOS 17 have none.",
    "remove the check", through: LensSet(.layout))

  static let layoutOfPresenter = Disagreement(
    "layout-of-presenter", "The root of a window presents a controller that covers the screen.",
    "Two logs have the presenter laid out before the other one's 'viewDidAppear', and other logs do not.",
    "remove the check", through: LensSet(.layout))

  static let layoutOfPresented = Disagreement(
    "layout-of-presented", "A controller is presented without animation, and not as a sheet.",
    "A report from the time of iOS 15 has 'viewDidAppear' before the layout there; a log from iOS "
      + "12 has the layout first.", "present with animation, or compare with 'viewWillAppear'",
    through: LensSet(.layout), on: .since(13))

  static let loadOfPushed = Disagreement(
    "load-of-pushed", "Code pushes a controller whose view is not loaded, on iOS 9.",
    "A report and a log have 'viewWillDisappear' of the old controller before 'viewDidLoad' of the "
      + "new one there; the sources from other releases have the opposite order.",
    "compare each callback with 'viewWillAppear' of the new controller", on: Releases(9, through: 9)
  )

  static let neighboursAfterCode = Disagreement(
    "neighbours-after-code", "Code turns a page of the scroll style with animation, from iOS 8 on.",
    "A log has the data source asked for the neighbours after a swipe; an article from iOS 12 says "
      + "that a turn in code does not ask.", "remove the check, or let the user turn the page",
    on: .since(8))

  /// The interpreter asks the question.
  public static let orderOfSet = Disagreement(
    "order-of-set", "Code reads several elements of a set or a dictionary.",
    "Swift leaves the order open, and the order differs from launch to launch.",
    "sort the elements, as 'for name in names.sorted()' does", isOpen: true)

  private static let atLeastOne =
    "write '>= 1', or compare the first pass with 'viewWillAppear' or 'viewDidAppear'"
}
