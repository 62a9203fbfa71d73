/// The record of the heights of a sheet.
struct SheetDetents: Equatable {
  var list = [Detent.large]
  /// The identifier of the one that was selected last, by the author's code or by the user.
  var selected: String?
  /// The identifier of the highest one at which what is behind the sheet takes touches.
  var largestUndimmed: String?
  /// The identifier of the one that the user drags it to.
  var target: String?
  /// True if the next layout of what it is shown in may give it another height.
  private var owesHeight = false
  /// What the author's code has said about its own detents, in the order of the list.
  private var answers: [Answer] = []

  /// How high the author's code says that a detent is, where a sheet can get so high and the window has
  /// these traits; no height makes it inactive.
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

  /// What the author's code has said about a detent; `nil` if it has not been asked.
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
