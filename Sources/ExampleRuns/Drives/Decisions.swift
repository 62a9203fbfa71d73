import LifecycleEngine

/// The outcomes of the conditions that depend on opaque values. Each outcome is tried in a run of
/// its own. The same question has the same answer throughout a run.
struct Decisions {
  /// The questions, in order.
  private(set) var questions: [String] = []
  private(set) var answers: [Bool] = []
  /// The answers to the first questions; further answers are true.
  private let choices: [Bool]
  private var places: [String: Int] = [:]
  /// The number of times that each question was asked in the current turn.
  private var asked: [String: Int] = [:]
  private var turn = -1

  /// The most questions of a run. Beyond the limit, a loop asks a new question in each turn.
  static let limit = 60

  /// True if the run asked more questions than the limit.
  var isExhausted: Bool { answers.count > Decisions.limit }

  /// The turn number for all turns in which a task only checks a condition and yields.
  static let spinning = -2

  /// The number of times that a question gets the same answer in one turn, so a loop ends.
  private static let patience = 20

  init(choices: [Bool]) { self.choices = choices }

  /// The answer to a question.
  /// - Parameters:
  ///   - question: The question. Equal questions have equal texts.
  ///   - turn: The turn of the run loop.
  mutating func answer(to question: String, turn: Int) -> Bool {
    if turn != self.turn {
      self.turn = turn
      asked = [:]
    }
    let count = asked[question] ?? 0
    asked[question] = count + 1
    let place: Int
    if let known = places[question] {
      place = known
    } else {
      place = answers.count
      places[question] = place
      questions.append(question)
      // The answers alternate, so a loop that asks for ever ends.
      answers.append(
        place < choices.count ? choices[place] : place < Decisions.limit || place % 2 == 0)
    }
    return count < Decisions.patience ? answers[place] : !answers[place]
  }
}
