import ScriptMachine

/// The outcomes of conditions that are still to be tried, each in a run of its own. The errors that code
/// without a simulation may throw come last, so they take no run away from a condition.
struct Outcomes {
  private var usual: [[Bool]] = [[]]
  private var errors: [[Bool]] = []
  /// The runs that are left for conditions, and for errors.
  private var left: (usual: Int, errors: Int)
  /// The most conditions of a run that come out another way.
  private let width: Int

  /// - Parameters:
  ///   - budget: The most runs.
  ///   - width: The most conditions of a run that come out another way.
  ///   - errors: The most runs beside, in which code without a simulation throws.
  init(_ budget: Int, width: Int, errors: Int = 0) {
    left = (budget, errors)
    self.width = width
  }

  /// True if no outcome of a condition is left.
  var areTried: Bool { usual.isEmpty }

  /// The answers for the next run; `nil` if no run is left.
  mutating func next() -> [Bool]? {
    if !usual.isEmpty, left.usual > 0 {
      left.usual -= 1
      return usual.removeFirst()
    }
    guard !errors.isEmpty, left.errors > 0 else { return nil }
    left.errors -= 1
    return errors.removeFirst()
  }

  /// Makes the next run repeat answers.
  mutating func again(_ choices: [Bool]) { usual.insert(choices, at: 0) }

  /// Adds the other outcomes of the conditions that a run met behind the given answers.
  /// - Parameter known: The errors that earlier ways to run the class have tried.
  mutating func add(_ decisions: Decisions, behind choices: [Bool], _ known: inout Set<String>) {
    let answers = decisions.answers
    // Other runs cover different outcomes of the last conditions.
    let last = max(choices.count, min(answers.count, choices.count + width))
    let throwsAlready = choices.indices.contains { decisions.throwsError(at: $0) }
    for index in choices.count..<last {
      let other = Array(answers[..<index]) + [!answers[index]]
      if decisions.isAboutError(at: index) {
        if known.insert(decisions.questions[index]).inserted { errors.append(other) }
      } else if throwsAlready {
        errors.append(other)
      } else {
        usual.append(other)
      }
    }
  }
}

extension Decisions {
  /// True if the question at an index is if code without a simulation returns or throws.
  fileprivate func isAboutError(at index: Int) -> Bool {
    questions[index].hasSuffix(UnknownValues.returning)
  }

  fileprivate func throwsError(at index: Int) -> Bool {
    index < answers.count && isAboutError(at: index) && !answers[index]
  }
}
