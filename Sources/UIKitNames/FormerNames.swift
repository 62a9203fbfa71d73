/// The names that members had in old releases of Swift or UIKit.
package enum FormerNames {
  /// Today's name of a method from an old release of Swift or UIKit.
  package static func today(_ old: String) -> String? {
    renamed.first { $0.0 == old }?.1
  }

  private static let renamed: [(String, String)] = [
    ("presentViewController", "present(_:animated:completion:)"),
    ("presentModalViewController", "present(_:animated:completion:)"),
    ("dismissViewController", "dismiss(animated:completion:)"),
    ("dismissViewControllerAnimated", "dismiss(animated:completion:)"),
    ("dismissModalViewController", "dismiss(animated:completion:)"),
    ("dismissModalViewControllerAnimated", "dismiss(animated:completion:)"),
    ("addChildViewController", "addChild(_:)"),
    ("removeFromParentViewController", "removeFromParent()"),
    ("willMoveToParentViewController", "willMove(toParent:)"),
    ("didMoveToParentViewController", "didMove(toParent:)"),
    ("childViewControllers", "children"), ("parentViewController", "parent"),
    ("popViewControllerAnimated", "popViewController(animated:)"),
    ("popToRootViewControllerAnimated", "popToRootViewController(animated:)"),
    ("showViewController", "show(_:sender:)"),
    ("performSegueWithIdentifier", "performSegue(withIdentifier:sender:)"),
    ("bringSubview", "bringSubviewToFront(_:)"), ("sendSubview", "sendSubviewToBack(_:)"),
    ("exchangeSubviewAtIndex", "exchangeSubview(at:withSubviewAt:)"),
    ("isDescendantOfView", "isDescendant(of:)"),
    ("animateWithDuration", "animate(withDuration:animations:)"),
    ("transitionWithView", "transition(with:duration:options:animations:completion:)"),
    ("transitionFromViewController", "transition(from:to:duration:options:animations:completion:)"),
  ]
}
