/// A size with a limit. A size that is over the limit today may only fall.
struct Measure: Equatable {
  /// Names the measured thing in the table: `type Machine`.
  let key: String
  let value: Int
  var limit = 0
  /// The part of the recorded size, in percent, by which a thing may shrink before its row has to be lowered.
  var slack = 0
  /// Advice for a size that has grown.
  let advice: String
  /// The places of the measured things.
  var places: [String] = []
}
