import LifecycleEngine

/// The state of descriptions that the author's types implement. The descriptions run only when the
/// script shows a value, because a diagnostic must not run code.
struct OwnDescriptions {
  /// True while the descriptions may run.
  var areAsked = false
  /// The error of a description.
  var failure: RunError?
}
