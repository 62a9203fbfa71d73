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

extension Machine {
  /// Decides a condition on something that is not simulated.
  func decide(_ question: String) -> Bool {
    weighQuestion()
    // A task that spins asks the same in each turn, and waits for another answer.
    let turn = isSpinning ? Decisions.spinning : world.turn
    return conduct?.decisions.answer(to: question, turn: turn) ?? true
  }

  /// What an opaque value is called: where it was read, or what call returned it.
  func origin(of number: Int32) -> String { conduct?.opaque.origins[number] ?? "#\(number)" }

  /// A value in words that are the same for equal values.
  func identity(of value: Value) -> String {
    switch value {
    case .opaque(_, let number): return Machine.withoutType(origin(of: number))
    case .symbol(let name): return "." + name
    case .integer(let number): return NumberText.describe(Double(number))
    case .object(let id):
      if case .payload(let record) = foreignObject(id), record.type == nil {
        return ".\(record.name)(" + identities(of: record.values) + ")"
      }
      guard let elements = array(id) else { return "object \(id.index)" }
      return "[" + identities(of: elements) + "]"
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

  func identities(of values: [Value]) -> String {
    var text = ""
    for value in values { text += (text.isEmpty ? "" : ", ") + identity(of: value) }
    return text
  }

  /// `UIColor.label` is what `.label` stands for: a member of a type is called by its own name.
  private static func withoutType(_ origin: String) -> String {
    let bytes = Array(origin.utf8)
    guard let first = bytes.first, first >= 65, first <= 90,
      let dot = bytes.firstIndex(of: UInt8(ascii: ".")),
      bytes[..<dot].allSatisfy({ $0 | 32 >= 97 && $0 | 32 <= 122 }),
      !bytes[(dot + 1)...].prefix(while: { $0 != UInt8(ascii: "(") }).contains(UInt8(ascii: "."))
    else { return origin }
    return String(decoding: bytes[dot...], as: UTF8.self)
  }

  /// Names a value that a call or an operation returned by what it came from.
  func named(_ value: Value, _ origin: @autoclosure () -> String) -> Value {
    if conduct != nil, case .opaque(_, let number) = value {
      // The text is made of others, which are read for it.
      let text = origin()
      conduct?.opaque.origins[number] = text
    }
    return value
  }
}
