// The facts that decide in containers if a transition begins, and which transition begins.
extension Rule {
  static let transactionsFollowTransitions = Rule(
    "transactions-follow-transitions",
    "The block of a transaction of Core Animation around a push, pop, presentation or dismissal is called "
      + "when the transition ends; a report of iOS 7 has the block earlier.",
    .evidence(["catransaction-completion-doc", "catransaction-block-early-blockskit237"]),
    on: .since(8))

  static let rootKeepsOwnBegin = Rule(
    "root-keeps-own-begin",
    "A root whose appearance code has begun is not begun again by the window up to iOS 12, so the end by "
      + "code sends `viewDidAppear` at once.",
    .evidence(["end-after-window-quick941"]), on: .before(13))

  static let swipeBackGesture = Rule(
    "swipe-back-gesture", "A swipe from the screen's edge goes back; iOS 7 brought it.",
    .evidence(["nav-swipe-cancel-wangling", "nav-swipe-cancel-so18927878"]), on: .since(7))

  static let backButton = Rule(
    "back-button",
    "Where the navigation bar shows no back button the user cannot go back, by a swipe either.",
    .evidence([
      "hides-back-button-no-swipe-cwa1656", "left-item-no-swipe-radar19031955",
      "hidden-bar-no-swipe-navigation677", "n-left-item-beside-back-button",
    ]))

  static let ownDelegateNeedsNoBackButton = Rule(
    "own-delegate-needs-no-back-button",
    "A swipe back begins without a back button once the author's code has replaced the delegate of the "
      + "gesture, by `nil` or by an object.",
    .evidence(["left-item-no-swipe-radar19031955"]), on: .since(7))

  static let contentSwipeBackGesture = Rule(
    "content-swipe-back-gesture",
    "A swipe over the content goes back, too, by a gesture of its own; iOS 26 brought it.",
    .evidence(["content-swipe-own-gesture-deltachat3088", "content-swipe-nativephp481"]),
    on: .since(26))

  static let backMenu = Rule(
    "back-menu",
    "A long press on the back button shows a menu of the controllers below the top; iOS 14 brought it. "
      + "The choice calls 'popToViewController'.",
    .evidence(["back-menu-maui34803"]), on: .since(14))

  static let pushBringsFirst = Rule(
    "push-brings-first",
    "A push onto a navigation controller whose first controller waits for the layout brings that one "
      + "first, so that it is loaded.",
    .evidence(["nav-ios18-root-not-loaded-if-push-immediately"]), on: Releases(10, through: 17))

  static let pushLoadsInCall = Rule(
    "push-loads-in-call",
    "A push onto a navigation controller that is on screen loads the controller in the call.",
    .evidence(["push-loads-in-call-ios6-quesera2"]), on: .before(7))

  static let overriddenShow = Rule(
    "overridden-show",
    "`show(_:sender:)` and `showDetailViewController(_:sender:)` go up to the nearest controller whose "
      + "class overrides them, or that is a container which can show the new one.",
    .evidence(["show-goes-to-who-overrides-it"]), on: .since(8))

  static let interruptedPush = Rule(
    "interrupted-push",
    "The user can go back while a push is moving: it is over at once, and the pop begins.",
    .evidence(["nav-transition-takes-touches-navigation888"]), on: .since(26), dependsOnSDK: true)

  static let interruptedPop = Rule(
    "interrupted-pop",
    "The user can go back again while a pop is moving: it is over at once, and the next begins.",
    .evidence(["nav-transition-takes-touches-navigation888"]), on: .since(26), dependsOnSDK: true)

  static let interruptedZoomPush = Rule(
    "interrupted-zoom-push",
    "The user can go back while a push that zooms is moving: it is not cancelled but over at once, and "
      + "the pop begins in the same turn.",
    .evidence(["nav-interrupted-push-ios18"]), on: .since(18))

  static let interruptedZoomPop = Rule(
    "interrupted-zoom-pop",
    "The user can go back again while a pop that zooms is moving: it is over at once, and the next "
      + "begins.",
    .assumed(
      "Apple's article has it of pushes that zoom (nav-interrupted-push-ios18); a pop that zooms is "
        + "taken to give way like one, as any pop does from iOS 26 on."), on: .since(18))

  static let zoomNeedsNoBackButton = Rule(
    "zoom-needs-no-back-button",
    "What came with a zoom can be swiped away where the navigation bar shows no back button, too.",
    .assumed(
      "None of the collected sources has it; the zoom brings gestures of its own, which apps use on "
        + "screens without a bar."), on: .since(18))

  static let overriddenStackMethods = Rule(
    "overridden-stack-methods",
    "UIKit calls the method of a navigation controller that a subclass overrides: to push the root "
      + "and for segues, to pop for the back button and for a swipe.",
    .assumed(
      "No collected source has it; many apps rest on it, among them those that hide the tab bar in "
        + "`pushViewController` whenever there is a root already."))

  static let navigationPassesAppearanceOn = Rule(
    "navigation-passes-appearance-on",
    "A navigation controller tells what it shows of its own appearance in `viewWillAppear` and the "
      + "others, before they return; a subclass that calls no `super` keeps its top silent.",
    .evidence([
      "nav-forwards-willdisappear-stack-objcio19", "nav-forwards-didappear-stack-2018",
      "nav-forwards-didappear-stack-qardio",
    ]))

  static let searchContextWhileShown = Rule(
    "search-context-while-shown",
    "A controller that gets a search controller while a navigation controller shows it defines the "
      + "presentation context from then on.",
    .assumed(
      "search-sets-context-ios13 has it of controllers that have one when they are shown; later is "
        + "taken to be the same."), on: .since(13))

  static let editingIsRemembered = Rule(
    "editing-is-remembered",
    "A controller that leaves while a text field in its view is edited edits it again when it is "
      + "back.",
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
      + "one, stays the neighbour on its side: the data source is not asked for that side.",
    .evidence(["pagevc-stale-neighbour-radar13162693"]), on: Releases(6, through: 7))

  static let pagesWaitForTurn = Rule(
    "pages-wait-for-turn",
    "Pages that are set during a turn wait for the end of it; only the last ones come.",
    .assumed(
      "The documentation has the pages that are set visible afterwards (page-setviewcontrollers); "
        + "that they wait instead of cutting the turn short is assumed."))

  static let splitCollapses = Rule(
    "split-collapses", "A split view controller in compact width shows one column only.",
    .evidence(["split-collapse-triggers"]), on: .since(8))

  static let splitHidesColumnsInTallWindow = Rule(
    "split-hides-columns-in-tall-window",
    "The automatic display mode shows the secondary column alone in a window that is higher than "
      + "wide, and one column beside it in any other.",
    .assumed(
      "Split view controllers are known to have been so in portrait from the beginning; none of the "
        + "collected sources says what the mode comes to."))

  static let poppedSecondaryIsForgotten = Rule(
    "popped-secondary-is-forgotten",
    "The secondary controller that leaves the stack of a collapsed split view controller without "
      + "columns is its secondary controller no longer.",
    .assumed(
      "No log has it; such a controller is no more than its stack while it is collapsed."))

  static let touchesWaitForTransition = Rule(
    "touches-wait-for-transition",
    "A container takes no touches while a transition runs in it, or in one that it is in.",
    .assumed(
      "No collected source says it; that a push can be interrupted later (nav-interrupted-push-ios18) "
        + "is told as something new."))

  static let moreTab = Rule(
    "more-tab",
    "A tab bar on a phone has room for five tabs; of six or more, all from the fifth on are behind "
      + "More, which is not simulated.",
    .assumed("None of the collected sources has it; it is how tab bars have always been shown."))

  static let padTabBarOnTop = Rule(
    "pad-tab-bar-on-top",
    "The tab bar of a pad is at the top of a wide window; the insets there are not computed.",
    .assumed(
      "Apple's session 10147 of 2024 shows the bar at the top from iPadOS 18 on; no source has all "
        + "insets."), on: .since(18))

  static let tabBarTellsIfHidden = Rule(
    "tab-bar-tells-if-hidden",
    "`isHidden` of a tab bar tells if the bar is hidden, also by a controller with "
      + "`hidesBottomBarWhenPushed`.",
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
      "A log of iOS 5 and posts about iOS 8 have it so; the places before iOS 8 are told where code reads them."
    ),
    on: .since(8))

  static let contentUnderBars = Rule(
    "content-under-bars",
    "The view of a child extends under the bars of its container, which take the touches there.",
    .assumed(
      "Apple's guide to iOS 7 has the views extend under the bars; none of the collected sources does."
    ),
    on: .since(7))

  static let barsLetTouchesThrough = Rule(
    "bars-let-touches-through",
    "The bars of iOS 26 are transparent; a tap where they have no item is not simulated.",
    .assumed("No source tells if such a bar takes the touch."), on: .since(26))

  static let tabsFade = Rule(
    "tabs-fade",
    "A tab that the user or the author's code selects fades in, in an app built with the SDK of iOS 18 "
      + "or later.",
    .evidence([
      "n-tabs-did-half-a-second-late", "n-tabs-fade-bottom-tabs", "n-tabs-index-then-push",
    ]), on: .since(18), dependsOnSDK: true)
}
