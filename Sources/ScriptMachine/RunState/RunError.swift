import Diagnostics

/// The reason why a run ended early.
package enum RunError: Error {
  /// The script cannot go on.
  case failed(Diagnostic)
  /// The world stopped because of a UIKit exception, a budget, or a failure in a callback.
  case halted
  /// The script threw an error, which `thrownError` keeps.
  case thrown
}
