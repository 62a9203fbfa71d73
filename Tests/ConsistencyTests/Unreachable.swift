@testable import LifecycleEngine
@testable import ScriptMachine

/// The goals that no generated world reaches, each with the reason. Reaching such a goal is a failure of the
/// long run.
enum Unreachable {
  static let reasons: [Goal: String] = [
    reading.map { (Goal.member($0), "is only read, which changes nothing") },
    (kept + looks).map {
      (Goal.member($0), "is kept for the author's code; nothing in the engine follows")
    },
    [(Goal.member("center"), "moves a view as `frame` does, which the worlds set")],
    [
      (
        Goal.member("autoresizesSubviews"),
        "leaves the masks of subviews out, which the worlds do by empty masks"
      )
    ],
    anchors.map { (Goal.member($0), "is what a popover points to, as well as `sourceView`") },
    overridden.map { (Goal.member($0), "is overridden, and counted as code in its callback") },
    silent.map { (Goal.code($0), "is written, not called") },
    [
      (.code(.initialize), "is a call of the author's own, which no part of the engine makes")
    ],
    [Callback.sceneDidDisconnect, .applicationWillTerminate].map {
      (Goal.code($0), "comes at the end of the app, behind which no world goes on")
    },
    [(.choreography(.termination), "ends the app, behind which no world goes on")],
    stack.map {
      (
        Goal.code($0),
        "UIKit calls it where a class overrides it; what `super` does is what the worlds call too"
      )
    },
    byName.map { (Goal.choreography($0), "comes of a name in a script, which the engine has not") },
    [
      (.choreography(.invalidGeometry), "comes of a number that is none, which no row has"),
      (
        .choreography(.actionSheetWithoutAnchor),
        "an action sheet is an alert of another style, which is kept for the author's code"
      ),
    ],
    alerts.map { (Goal.pair($0), "alerts are presented or shown, and contain nobody") },
  ].reduce(into: [:]) { all, part in
    for (goal, reason) in part { all[goal] = reason }
  }

  private static let reading = [
    "viewIfLoaded", "parent", "children", "navigationController", "tabBarController",
    "isMovingToParent", "isMovingFromParent", "isBeingPresented", "isBeingDismissed",
    "presentingViewController", "activePresentationController", "splitViewController",
    "traitCollection", "topViewController", "visibleViewController", "transitionStyle",
    "isCollapsed", "displayMode", "viewController", "style", "window", "superview", "subviews",
    "safeAreaInsets", "isFirstResponder", "isKeyWindow", "containerView", "presentedView",
    "presentationStyle", "viewWithTag",
  ]

  private static let kept = [
    "adaptivePresentationStyle", "overrideTraitCollection",
    "frameOfPresentedViewInContainerView", "prefersGrabberVisible",
    "prefersScrollingExpandsWhenScrolledToEdge", "prefersEdgeAttachedInCompactHeight",
    "widthFollowsPreferredContentSizeWhenEdgeAttached", "preferredCornerRadius",
    "sourceRect", "permittedArrowDirections",
    "passthroughViews", "title", "isEditing", "setEditing", "message",
    "preferredStyle", "actions", "addAction", "preferredAction", "textFields", "addTextField",
  ]

  private static let looks = [
    "alpha", "tag", "isMultipleTouchEnabled", "isExclusiveTouch", "mask",
    "backgroundColor", "isOpaque", "clipsToBounds", "contentMode", "clearsContextBeforeDrawing",
    "isUserInteractionEnabled",
  ]

  private static let anchors = ["sourceItem", "barButtonItem"]

  private static let overridden = ["shouldRemovePresentersView", "shouldPresentInFullscreen"]

  private static let silent: [Callback] = [.consolePrint, .consoleWarning, .consoleException]

  private static let stack: [Callback] = [
    .pushViewController, .popViewController, .popToRootViewController, .popToViewController,
    .show, .showDetailViewController,
  ]

  private static let byName: [ChoreographyIndex] = [.unknownSegue, .unrecognizedSelector]

  private static let alerts = Reach.Pair.all.filter {
    let alert = UIKitClass.alertController.name
    let holders: [UIKitClass] = [.viewController, .tabBarController, .pageViewController]
    return $0.outer == alert || $0.inner == alert && holders.map(\.name).contains($0.outer)
  }
}
