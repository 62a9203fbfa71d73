import LifecycleEngine
import SwiftSubset

/// The values of `preferredTransition` beside a zoom: looks of a transition, which do not change
/// the lifecycle.
package enum PreferredTransition {
  package static let withoutZoom = [
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
  ]
  package static let all = withoutZoom + ["zoom"]

  /// Returns true if an expression is the type `UIViewController.Transition`.
  package static func isType(_ expression: Expression) -> Bool {
    guard case .member(let base, "Transition") = expression.kind,
      case .identifier("UIViewController") = base.kind
    else { return false }
    return true
  }
}
