/// A size that a limit holds down. What is over the limit today may only get smaller.
struct Measure: Equatable {
  /// Names the measured thing in the table: `type ScriptLanguage.Machine`.
  let key: String
  let value: Int
  var limit = 0
  /// Part of the recorded size, in percent, by which a thing may shrink before its row has to be lowered.
  var slack = 0
  /// What to do about a size that has grown.
  let advice: String
  /// Where the measured things are, one a line.
  var places: [String] = []
}
