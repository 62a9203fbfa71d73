@testable import LifecycleEngine

/// The number of times that each possible event did happen in a run of many worlds.
struct Reach {
  /// A container, a window or a presenter, and its content on screen.
  struct Pair: Hashable {
    let outer: String
    let inner: String
  }

  private(set) var worlds = 0
  private(set) var insideCallbacks = 0
  private(set) var counts: [Goal: Int] = [:]

  /// Counts the operations in a world, and the deeds of UIKit.
  mutating func add(_ performance: Performance) {
    worlds += 1
    for operation in performance.plan.operations { note(operation) }
    for inside in performance.plan.turns.flatMap(\.inside) {
      insideCallbacks += 1
      if case .callback(let callback, _, _) = inside.place { count(.code(callback)) }
      if inside.place == .closure { noteClosure(of: performance, inside) }
    }
    for index in performance.state.choreographies.compactMap({ ChoreographyIndex(rawValue: $0) }) {
      count(.choreography(index))
    }
    for pair in performance.state.pairs { count(.pair(pair)) }
    // Writing a scenario takes far longer than performing the plan.
    if worlds % 20 == 1 { noteWords(of: ScenarioWriter(performance.plan).source) }
  }

  mutating func add(_ other: Reach) {
    worlds += other.worlds
    insideCallbacks += other.insideCallbacks
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  private mutating func count(_ goal: Goal) { counts[goal, default: 0] += 1 }

  private mutating func note(_ operation: Operation) {
    count(.operation(operation.kind))
    if let answer = operation.answer { count(.answer(answer, operation.isOn)) }
    if operation.kind == .present { count(.style(OperationRow.styles[operation.choice])) }
  }

  /// Counts closures alongside a transition, and closures at the end of an operation.
  private mutating func noteClosure(of performance: Performance, _ inside: Plan.Inside) {
    let turn = performance.plan.turns.first { $0.inside.contains(inside) }
    guard let operation = turn?.operation else { return }
    count(.code(operation.isAlongside ? .alongside : .completion))
  }

  /// Counts the members and actions that a scenario has behind a dot.
  private mutating func noteWords(of source: String) {
    var names: Set<String> = []
    var actors: Set<String> = []
    for part in source.split(separator: ".").dropFirst() {
      names.insert(String(part.prefix { $0.isLetter || $0.isNumber }))
    }
    for line in source.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "(" }
      if let word = words.first(where: { $0.hasPrefix("user.") || $0.hasPrefix("system.") }) {
        actors.insert(String(word))
      }
    }
    for goal in Goal.all {
      switch goal {
      case .member(let name) where names.contains(name): count(goal)
      case .action(let name) where actors.contains(name): count(goal)
      default: break
      }
    }
  }

  /// The goals that were never reached, and the unreachable goals that were reached.
  var problems: [String] {
    Goal.all.compactMap { goal in
      switch (counts[goal] != nil, Unreachable.reasons[goal] != nil) {
      case (false, false): "\(goal.text) was never reached"
      case (true, true): "\(goal.text) was reached, though it is listed as out of reach"
      default: nil
      }
    }
  }

  /// The numbers, each on a line.
  var report: String {
    let lines = ["worlds \(worlds), operations in callbacks \(insideCallbacks)"]
    return
      (lines
      + Goal.all.map { goal in
        "\(goal.text) \(counts[goal] ?? 0)"
          + (Unreachable.reasons[goal].map { " (out of reach: \($0))" } ?? "")
      }).joined(separator: "\n")
  }
}

extension Performance {
  /// Notes the pairs of containers and contents on screen.
  func notePairs() {
    func kind(_ id: ObjectID) -> String { world.classRecord(of: id).base.name }
    for controller in world.controllers where controller.appearance == .appeared {
      let outer: String
      if let parent = controller.parent {
        outer = kind(parent)
      } else if world.presenting.presentation(of: controller.id).map({ $0.phase != .idle }) ?? false
      {
        outer = "presenter"
      } else {
        outer = "window"
      }
      state.pairs.insert(Reach.Pair(outer: outer, inner: kind(controller.id)))
    }
  }
}
