/// The record of the heights of a sheet.
struct SheetDetents: Equatable {
  var list = [Detent.large]
  /// The identifier of the detent that the author's code or the user selected last.
  var selected: String?
  /// The identifier of the highest detent at which the views behind the sheet take touches.
  var largestUndimmed: String?
  /// The identifier of the detent that the user drags the sheet to.
  var target: String?
  /// True if the next layout of the container view may change the height.
  private var owesHeight = false
  /// The author's answers about custom detents, in the order of the list.
  private var answers: [Answer] = []

  /// The author's answer for the height of a detent, for a maximum height and for the traits of the
  /// window. A detent without a height is inactive.
  private struct Answer: Equatable {
    let place: Int
    let maximum: Double
    let traits: TraitCollection
    let height: Double?
  }

  mutating func oweHeight() { owesHeight = true }

  /// Returns true if a height was owed since the last call.
  mutating func takeOwedHeight() -> Bool {
    let result = owesHeight
    owesHeight = false
    return result
  }

  /// Forgets the answers, so that the author's code is asked anew.
  mutating func forgetAnswers() { answers = [] }

  /// The author's answer about a detent; `nil` if the author's code was not asked.
  func answer(at place: Int, upTo maximum: Double, in traits: TraitCollection) -> Double?? {
    for answer in answers
    where answer.place == place && answer.maximum == maximum && answer.traits == traits {
      return .some(answer.height)
    }
    return nil
  }

  mutating func keep(
    _ height: Double?, at place: Int, upTo maximum: Double, in traits: TraitCollection
  ) {
    answers.removeAll { $0.place == place }
    answers.append(Answer(place: place, maximum: maximum, traits: traits, height: height))
  }
}
