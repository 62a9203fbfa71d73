// The facts that decide in containers if a transition begins, and which transition begins.
extension Rule {
  static let transactionsFollowTransitions = Rule(
    "transactions-follow-transitions",
    "The completion block of a Core Animation transaction around a push, pop, presentation or "
      + "dismissal is called when the transition ends; in a report from iOS 7, the block runs earlier.",
    .evidence(["catransaction-completion-doc", "catransaction-block-early-blockskit237"]),
    on: .since(8))

  static let rootKeepsOwnBegin = Rule(
    "root-keeps-own-begin",
    "Up to iOS 12, the window does not begin the appearance of a root again if code has begun it, "
      + "so the end by code sends `viewDidAppear` at once.",
    .evidence(["end-after-window-quick941"]), on: .before(13))

  static let swipeBackGesture = Rule(
    "swipe-back-gesture", "A swipe from the screen's edge goes back, from iOS 7 on.",
    .evidence(["nav-swipe-cancel-wangling", "nav-swipe-cancel-so18927878"]), on: .since(7))

  static let backButton = Rule(
    "back-button",
    "If the navigation bar shows no back button, the user cannot go back, not even by a swipe.",
    .evidence([
      "hides-back-button-no-swipe-cwa1656", "left-item-no-swipe-radar19031955",
      "hidden-bar-no-swipe-navigation677", "n-left-item-beside-back-button",
    ]))

  static let ownDelegateNeedsNoBackButton = Rule(
    "own-delegate-needs-no-back-button",
    "A swipe back begins even without a back button once your code has replaced the gesture's "
      + "delegate, with `nil` or with an object.",
    .evidence(["left-item-no-swipe-radar19031955"]), on: .since(7))

  static let contentSwipeBackGesture = Rule(
    "content-swipe-back-gesture",
    "A swipe over the content goes back, too, with a gesture of its own, from iOS 26 on.",
    .evidence(["content-swipe-own-gesture-deltachat3088", "content-swipe-nativephp481"]),
    on: .since(26))

  static let backMenu = Rule(
    "back-menu",
    "A long press on the back button shows a menu of the controllers below the top, from iOS 14 "
      + "on. The choice calls 'popToViewController'.",
    .evidence(["back-menu-maui34803"]), on: .since(14))

  static let pushBringsFirst = Rule(
    "push-brings-first",
    "A push onto a navigation controller whose first controller waits for the layout brings that "
      + "controller first, so that it loads.",
    .evidence(["nav-ios18-root-not-loaded-if-push-immediately"]), on: Releases(10, through: 17))

  static let pushLoadsInCall = Rule(
    "push-loads-in-call",
    "A push onto a navigation controller that is on screen loads the controller in the call.",
    .evidence(["push-loads-in-call-ios6-quesera2"]), on: .before(7))

  static let overriddenShow = Rule(
    "overridden-show",
    "`show(_:sender:)` and `showDetailViewController(_:sender:)` go up to the nearest controller "
      + "whose class overrides them, or that is a container that can show the new controller.",
    .evidence(["show-goes-to-who-overrides-it"]), on: .since(8))

  static let interruptedPush = Rule(
    "interrupted-push",
    "The user can go back while a push is moving: the push ends at once, and the pop begins.",
    .evidence(["nav-transition-takes-touches-navigation888"]), on: .since(26), dependsOnSDK: true)

  static let interruptedPop = Rule(
    "interrupted-pop",
    "The user can go back again while a pop is moving: the pop ends at once, and the next one "
      + "begins.",
    .evidence(["nav-transition-takes-touches-navigation888"]), on: .since(26), dependsOnSDK: true)

  static let interruptedZoomPush = Rule(
    "interrupted-zoom-push",
    "The user can go back while a push that zooms is moving: the push is not cancelled but ends at "
      + "once, and the pop begins in the same turn.",
    .evidence(["nav-interrupted-push-ios18"]), on: .since(18))

  static let interruptedZoomPop = Rule(
    "interrupted-zoom-pop",
    "The user can go back again while a pop that zooms is moving: the pop ends at "
      + "once, and the next one begins.",
    .assumed(
      "Apple's article says so of pushes that zoom (nav-interrupted-push-ios18); we assume that a "
        + "pop that zooms gives way in the same way, as any pop does from iOS 26 on."),
    on: .since(18))

  static let zoomNeedsNoBackButton = Rule(
    "zoom-needs-no-back-button",
    "A controller that came with a zoom can be swiped away even if the "
      + "navigation bar shows no back button.",
    .assumed(
      "None of the collected sources says so; the zoom brings gestures of its own, which apps use "
        + "on screens without a bar."), on: .since(18))

  static let overriddenStackMethods = Rule(
    "overridden-stack-methods",
    "UIKit calls a navigation controller's overridden methods: the push for the root and for "
      + "segues, the pop for the back button and for a swipe.",
    .assumed(
      "No collected source says so; many apps rely on it, among them those that hide the tab bar "
        + "in `pushViewController` whenever there is a root already."))

  static let navigationPassesAppearanceOn = Rule(
    "navigation-passes-appearance-on",
    "A navigation controller passes its own appearance on to its top controller in "
      + "`viewWillAppear` and the others, before they return; if a subclass does not call `super`, "
      + "the top controller gets no callbacks.",
    .evidence([
      "nav-forwards-willdisappear-stack-objcio19", "nav-forwards-didappear-stack-2018",
      "nav-forwards-didappear-stack-qardio",
    ]))

  static let searchContextWhileShown = Rule(
    "search-context-while-shown",
    "A controller that gets a search controller while a navigation controller shows it defines the "
      + "presentation context from then on.",
    .assumed(
      "search-sets-context-ios13 says so of controllers that have one when they are shown; we "
        + "assume the same for later."), on: .since(13))

  static let editingIsRemembered = Rule(
    "editing-is-remembered",
    "A controller that leaves while the user edits a text field in its view starts editing again "
      + "when it comes back.",
    .evidence([
      "pushed-again-edits-again-simplenote600", "pushed-again-edits-again-so41846155",
      "pushed-again-edits-again-so23075747", "swipe-cancel-edits-again-jianshu",
    ]), on: .since(7))

  static let tabBarLoadsAtInit = Rule(
    "tab-bar-loads-at-init", "A tab bar controller that code makes loads its view in its `init`.",
    .evidence(["tab-bar-viewdidload-at-init"]))

  static let pageLeftByCodeStaysNeighbour = Rule(
    "page-left-by-code-stays-neighbour",
    "The page that a scrolling page view controller leaves with animation, because code sets another "
      + "one, stays the neighbor on its side: the data source is not asked for that side.",
    .evidence(["pagevc-stale-neighbour-radar13162693"]), on: Releases(6, through: 7))

  static let pagesWaitForTurn = Rule(
    "pages-wait-for-turn",
    "Pages that are set during a turn wait for the end of the turn; only the last ones come.",
    .assumed(
      "According to the documentation, the pages that are set are visible afterwards "
        + "(page-setviewcontrollers). We assume that they wait instead of cutting the turn short."))

  static let splitCollapses = Rule(
    "split-collapses", "A split view controller in compact width shows one column only.",
    .evidence(["split-collapse-triggers"]), on: .since(8))

  static let splitHidesColumnsInTallWindow = Rule(
    "split-hides-columns-in-tall-window",
    "The automatic display mode shows the secondary column alone in a window that is taller than "
      + "it is wide, and one column beside it in any other window.",
    .assumed(
      "Split view controllers are known to have behaved this way in portrait from the beginning; "
        + "none of the collected sources says exactly what the mode does."))

  static let poppedSecondaryIsForgotten = Rule(
    "popped-secondary-is-forgotten",
    "The secondary controller that leaves the stack of a collapsed split view controller without "
      + "columns is no longer its secondary controller.",
    .assumed(
      "No log shows this; while it is collapsed, such a controller is no more than its stack."))

  static let touchesWaitForTransition = Rule(
    "touches-wait-for-transition",
    "A container takes no touches while a transition runs in it, or in a container around it.",
    .assumed(
      "No collected source says so; Apple describes interrupting a push "
        + "(nav-interrupted-push-ios18) as something new."))

  static let moreTab = Rule(
    "more-tab",
    "A tab bar on a phone has room for five tabs; of six or more, all from the fifth on are behind "
      + "More, which is not simulated.",
    .assumed("None of the collected sources says so; tab bars have always been shown this way."))

  static let padTabBarOnTop = Rule(
    "pad-tab-bar-on-top",
    "The tab bar of an iPad is at the top of a wide window; the insets there are not computed.",
    .assumed(
      "Apple's session 10147 of 2024 shows the bar at the top from iPadOS 18 on; no source shows "
        + "all insets."), on: .since(18))

  static let tabBarTellsIfHidden = Rule(
    "tab-bar-tells-if-hidden",
    "`isHidden` of a tab bar says whether the bar is hidden, even if a controller with "
      + "`hidesBottomBarWhenPushed` hides it.",
    .evidence(["n-tabs-bar-hidden-by-push"]), on: .since(18))

  static let tallNavigationBar = Rule(
    "tall-navigation-bar",
    "The navigation bar of an upright phone is 54 points high, not 44, in an app built with the SDK of "
      + "iOS 26 or later.",
    .evidence(["n-navigation-bar-54-26"]), on: .since(26), dependsOnSDK: true)

  static let barOverlapsHousing = Rule(
    "bar-overlaps-housing",
    "The navigation bar of an upright phone of this size begins a third of 16 points above the lower edge of the "
      + "window's safe area.",
    .evidence(["bar-overlaps-safe-area", "bar-at-53-67"]))

  static let windowsTurn = Rule(
    "windows-turn",
    "A window and the frame of its root turn with the interface; up to iOS 7 both stay upright.",
    .assumed(
      "A log of iOS 5 and posts about iOS 8 say so; code that reads the "
        + "places before iOS 8 is refused."
    ),
    on: .since(8))

  static let contentUnderBars = Rule(
    "content-under-bars",
    "The view of a child extends under the bars of its container, which take the touches there.",
    .assumed(
      "According to Apple's guide to iOS 7, the views extend under the bars. None of the collected sources says so."
    ),
    on: .since(7))

  static let barsLetTouchesThrough = Rule(
    "bars-let-touches-through",
    "The bars of iOS 26 are transparent; a tap where they have no item is not simulated.",
    .assumed("No source says whether such a bar takes the touch."), on: .since(26))

  static let tabsFade = Rule(
    "tabs-fade",
    "A tab that the user or your code selects fades in, in an app built with "
      + "the SDK of iOS 18 or later.",
    .evidence([
      "n-tabs-did-half-a-second-late", "n-tabs-fade-bottom-tabs", "n-tabs-index-then-push",
    ]), on: .since(18), dependsOnSDK: true)
}
