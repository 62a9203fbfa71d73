import LifecycleEngine

/// How the conditions come out that depend on what is not simulated: each is tried both ways, one in
/// each run. The same question has the same answer throughout a run.
struct Decisions {
  /// What was asked, in order, and the answers.
  private(set) var questions: [String] = []
  private(set) var answers: [Bool] = []
  /// How the first of them are to come out; the others are true.
  private let choices: [Bool]
  private var places: [String: Int] = [:]
  /// How often each question was asked in the turn that runs.
  private var asked: [String: Int] = [:]
  private var turn = -1

  /// The most questions of a run. One with more asks another one in each turn of a loop.
  static let limit = 60

  /// Whether there were more.
  var isExhausted: Bool { answers.count > Decisions.limit }

  /// What counts as one turn although it is many: those in which a task only asks, and yields.
  static let spinning = -2

  /// How often a question has the same answer in one turn: a loop must come to an end.
  private static let patience = 20

  init(choices: [Bool]) { self.choices = choices }

  /// The answer to a question.
  /// - Parameters:
  ///   - question: What is asked, in words that are the same whenever the same is asked.
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
      // A loop that asks for ever has to come to an end.
      answers.append(
        place < choices.count ? choices[place] : place < Decisions.limit || place % 2 == 0)
    }
    return count < Decisions.patience ? answers[place] : !answers[place]
  }
}
