import LifecycleEngine

/// Makes a plan smaller as long as the plan breaks the same invariant. Whole stretches are left out first,
/// then single operations, and then the remaining operations become simpler.
struct Shrinker {
  private let invariant: String
  private let isTame: Bool
  private let choreographies: [Choreography]
  private(set) var plan: Plan
  private(set) var failure: Failure
  /// The number of remaining replays.
  private var budget: Int

  /// - Returns: `nil` if the plan breaks no invariant.
  init?(
    _ plan: Plan, isTame: Bool, choreographies: [Choreography] = Choreography.all,
    budget: Int = 2_000
  ) {
    let replay = Replay(plan, isTame: isTame, choreographies: choreographies)
    guard let failure = replay.failures.first else { return nil }
    self.plan = replay.plan
    self.failure = failure
    self.isTame = isTame
    self.choreographies = choreographies
    self.budget = budget
    invariant = failure.invariant
    shrink()
  }

  private mutating func shrink() {
    var size = Int.max
    while size > plan.size, budget > 0 {
      size = plan.size
      removeTurns()
      removeInside()
      hoist()
      simplify()
    }
  }

  /// Takes the candidate if it still fails.
  private mutating func attempt(_ candidate: Plan) -> Bool {
    guard budget > 0, candidate != plan else { return false }
    budget -= 1
    let replay = Replay(candidate, isTame: isTame, choreographies: choreographies)
    guard let found = replay.failures.first(where: { $0.invariant == invariant }),
      replay.plan.size <= candidate.size, replay.plan.size < plan.size
    else { return false }
    plan = replay.plan
    failure = found
    return true
  }

  private mutating func removeTurns() {
    var length = max(plan.turns.count / 2, 1)
    while length > 0 {
      var start = 0
      while start < plan.turns.count {
        var candidate = plan
        candidate.turns.removeSubrange(start..<min(start + length, plan.turns.count))
        if !attempt(candidate) { start += length }
      }
      length /= 2
    }
  }

  private mutating func removeInside() {
    for turn in plan.turns.indices.reversed() {
      var place = 0
      while turn < plan.turns.count, place < plan.turns[turn].inside.count {
        var candidate = plan
        candidate.turns[turn].inside.remove(at: place)
        if !attempt(candidate) { place += 1 }
      }
    }
  }

  /// An operation in a callback may do as much harm in a turn of its own.
  private mutating func hoist() {
    for turn in plan.turns.indices.reversed() {
      var place = 0
      while turn < plan.turns.count, place < plan.turns[turn].inside.count {
        let inside = plan.turns[turn].inside[place]
        var candidate = plan
        candidate.turns[turn].inside.remove(at: place)
        candidate.turns.insert(Plan.Turn(operation: inside.operation), at: turn + 1)
        if attempt(candidate) { continue }
        candidate.turns[turn] = Plan.Turn(operation: inside.operation)
        candidate.turns.remove(at: turn + 1)
        if !attempt(candidate) { place += 1 }
      }
    }
  }

  private mutating func simplify() {
    for turn in plan.turns.indices {
      for change in Shrinker.changes where turn < plan.turns.count {
        var candidate = plan
        change(&candidate.turns[turn])
        _ = attempt(candidate)
      }
      var place = 0
      while turn < plan.turns.count,
        place < (plan.turns[turn].operation?.list.count ?? 0)
      {
        var candidate = plan
        candidate.turns[turn].operation?.list.remove(at: place)
        if candidate.turns[turn].operation?.needsMoreThanItHas ?? false { break }
        if !attempt(candidate) { place += 1 }
      }
    }
    if plan.device == .pad {
      var candidate = plan
      candidate.device = .phone
      _ = attempt(candidate)
    }
  }

  private static let changes: [@Sendable (inout Plan.Turn) -> Void] = [
    { $0.pause = .idle }, { if case .milliseconds = $0.pause { $0.pause = .none } },
    { if $0.operation?.kind != .beginAppearance { $0.operation?.isOn = false } },
  ]
}

extension Operation {
  /// True if the list has become too short for the operation.
  var needsMoreThanItHas: Bool {
    switch kind {
    case .exchange, .transition, .makePages, .insertView: list.isEmpty
    case .setTwoPages: list.count < 2
    default: false
    }
  }
}

extension Plan {
  /// The size that shrinking reduces. Operations count most, then animations, pauses and lengths.
  var size: Int {
    turns.reduce(device == .pad ? 1 : 0) { sum, turn in
      var size = 20 + 60 * turn.inside.count
      if turn.operation != nil { size += 10 + (turn.operation?.list.count ?? 0) * 2 }
      if turn.operation?.isOn ?? false { size += 1 }
      switch turn.pause {
      case .idle: break
      case .none: size += 1
      case .milliseconds: size += 2
      }
      return sum + size
    }
  }
}
