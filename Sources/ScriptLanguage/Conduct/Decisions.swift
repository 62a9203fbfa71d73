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
      answers.append(place < choices.count ? choices[place] : true)
    }
    return count < Decisions.patience ? answers[place] : !answers[place]
  }
}

extension Machine {
  /// Decides a condition on something that is not simulated.
  func decide(_ question: String) -> Bool {
    let turn = world.turn
    return conduct?.decisions.answer(to: question, turn: turn) ?? true
  }

  /// What an opaque value is called: where it was read, or what call returned it.
  func origin(of number: Int32) -> String { conduct?.origins[number] ?? "#\(number)" }

  /// A value in words that are the same for equal values.
  func identity(of value: Value) -> String {
    switch value {
    case .opaque(_, let number): return origin(of: number)
    case .object(let id):
      guard let elements = array(id) else { return "object \(id.index)" }
      return "[" + elements.map { identity(of: $0) }.joined(separator: ", ") + "]"
    case .weak(let id): return "object \(id.index)"
    case .rect(let rect): return "rect \(rect.x) \(rect.y) \(rect.size.width) \(rect.size.height)"
    case .size(let size): return "size \(size.width) \(size.height)"
    case .point(let x, let y): return "point \(x) \(y)"
    case .insets(let insets):
      return "insets \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    case .enumCase(let type, let place): return "case \(type) \(place)"
    default: return describe(value)
    }
  }

  /// Names a value that a call or an operation returned by what it came from.
  func named(_ value: Value, _ origin: @autoclosure () -> String) -> Value {
    if conduct != nil, case .opaque(_, let number) = value {
      // The text is made of others, which are read for it.
      let text = origin()
      conduct?.origins[number] = text
    }
    return value
  }
}
