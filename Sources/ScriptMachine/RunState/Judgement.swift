import Diagnostics
import LifecycleEngine

/// A condition that is being computed. The condition must not change the state that it judges.
package struct Judgement {
  /// The compiled condition.
  var function: Int
  /// The condition in the source.
  package var range: SourceRange
  /// The first object that the condition itself made, such as an array. Later ones may be changed.
  var firstOwnObject: Int
  /// The computed values of the operands, which a failing condition shows.
  package var operands: [Value?]
  /// The situation in which no source tells a value that the condition has read.
  var doubt: UnknownCalls?
  /// The forbidden change that the condition attempted.
  var effect: Diagnostic?
}
