@testable import LifecycleEngine

/// Looks at every place that a transition reaches, and finds out on copies of the world what the
/// faults there would change.
///
/// A fault that leaves the world as it would be without the fault makes no difference to anything
/// that follows. The author's code does not run in a copy. A step that would call the author's code
/// proves nothing.
final class StepProbe {
  /// The number of looks at a fault, and the number of differences.
  struct Tally: Codable {
    var looks = 0
    var differences = 0
  }

  /// The tallies of the faults, by their number in `Mutant.all`.
  private(set) var tallies = [Tally](repeating: Tally(), count: Mutant.all.count)
  /// The places whose step was taken since the set was emptied.
  private(set) var taken: Set<FaultPlace> = []
  /// True if faults are looked at. Otherwise only the taken steps are recorded.
  var looksAtFaults = true

  private static let numbers = Dictionary(
    uniqueKeysWithValues: Mutant.all.enumerated().map { ($1, $0) })
  /// The passes of the running transitions.
  private var passes: [Int: Pass] = [:]
  /// The passes of the transitions that are performed at once, the innermost last.
  private var passesAtOnce: [Pass] = []

  /// Watches a world from now on.
  func watch(_ world: World) {
    finish()
    world.stepObserver = { [unowned self] in arrive($0, $1, $2) }
  }

  /// No world is watched any more.
  func finish() {
    for pass in passes.values { giveUp(pass) }
    for pass in passesAtOnce { giveUp(pass) }
    passes = [:]
    passesAtOnce = []
  }

  /// Forgets the taken steps.
  func forgetTaken() { taken = [] }

  private func arrive(_ world: World, _ transition: Transition, _ index: Int) {
    let whole = world.choreographies[transition.choreography]
    let isInCancellation = transition.isCancelled && transition.id >= 0
    let list = isInCancellation ? whole.cancellation : whole.steps
    let view = View(world: world, transition: transition, list: list)
    var pass = lastPass(of: transition, index)
    func place(_ index: Int) -> FaultPlace {
      FaultPlace(
        choreography: transition.choreography, isInCancellation: isInCancellation, index: index)
    }
    let isTaken = index < list.count && world.isTaken(list[index].work, transition)
    if isTaken { taken.insert(place(index)) }
    if looksAtFaults {
      if index > 0, pass.lastWasTaken || world.isTaken(list[index - 1].work, transition) {
        look(at: .double, place(index - 1)) { view.isChanged(by: index - 1) }
      }
      if isTaken { look(at: .delete, place(index)) { view.isChanged(by: index) } }
      lookAtSwaps(view, index, &pass, place)
    }
    pass.lastWasTaken = isTaken
    keep(pass, of: transition, isAtEnd: index >= list.count)
  }

  /// A pair that seems to make a difference makes no difference if one of the two steps does
  /// nothing, neither in its own place nor in the other place.
  private func lookAtSwaps(
    _ view: View, _ index: Int, _ pass: inout Pass, _ place: (Int) -> FaultPlace
  ) {
    if let doubt = pass.beforeLast, index > 1 {
      look(at: .swap, place(index - 2)) { !doubt.isFirstIdle || view.isChanged(by: index - 2) }
    }
    pass.beforeLast = nil
    if let doubt = pass.last, index > 0 {
      if doubt.isSecondIdle, index < view.list.count, !view.isChanged(by: index) {
        look(at: .swap, place(index - 1)) { false }
      } else {
        pass.beforeLast = doubt
      }
    }
    pass.last = nil
    guard index + 1 < view.list.count, isOpen(.swap, place(index)),
      let isDifferent = view.differsWhenSwapped(index)
    else { return }
    guard isDifferent else { return look(at: .swap, place(index)) { false } }
    let doubt = Doubt(
      place: place(index), isFirstIdle: !view.isChanged(by: index),
      isSecondIdle: !view.isChanged(by: index + 1))
    if doubt.isFirstIdle || doubt.isSecondIdle {
      pass.last = doubt
    } else {
      look(at: .swap, place(index)) { true }
    }
  }

  private func lastPass(of transition: Transition, _ index: Int) -> Pass {
    if transition.id < 0 { return (index > 0 ? passesAtOnce.popLast() : nil) ?? Pass() }
    let last = passes[transition.id] ?? Pass()
    guard index == 0 else { return last }
    // The transition takes its cancellation.
    giveUp(last)
    return Pass()
  }

  /// A pair whose end could not be seen counts as a difference.
  private func giveUp(_ pass: Pass) {
    for doubt in [pass.last, pass.beforeLast].compactMap({ $0 }) {
      look(at: .swap, doubt.place) { true }
    }
  }

  private func keep(_ pass: Pass, of transition: Transition, isAtEnd: Bool) {
    if transition.id >= 0 {
      passes[transition.id] = isAtEnd ? nil : pass
    } else if !isAtEnd {
      passesAtOnce.append(pass)
    }
  }

  /// Returns true if a fault has made no difference so far. One difference is enough.
  private func isOpen(_ fault: Mutant.Fault, _ place: FaultPlace) -> Bool {
    Self.numbers[Mutant(fault: fault, place: place)].map { tallies[$0].differences == 0 } ?? false
  }

  private func look(at fault: Mutant.Fault, _ place: FaultPlace, _ isDifferent: () -> Bool) {
    guard let number = Self.numbers[Mutant(fault: fault, place: place)],
      tallies[number].differences == 0
    else { return }
    tallies[number].looks += 1
    if isDifferent() { tallies[number].differences += 1 }
  }

  /// The knowledge about a transition at its present place.
  private struct Pass {
    var lastWasTaken = false
    /// The doubtful pairs that begin at the last place and at the place before.
    var last: Doubt?
    var beforeLast: Doubt?
  }

  /// A pair in which at least one step did nothing before the other.
  private struct Doubt {
    let place: FaultPlace
    let isFirstIdle: Bool
    let isSecondIdle: Bool
  }
}

extension StepProbe {
  /// A transition at a place of its list.
  private struct View {
    let world: World
    let transition: Transition
    let list: [Step]

    /// Returns true if a step makes a difference now.
    func isChanged(by index: Int) -> Bool {
      let rehearsal = Rehearsal(world, transition)
      rehearsal.take(list[index])
      return rehearsal.isInDoubt || !rehearsal.world.isSame(as: world)
    }

    /// Returns true if the order of two neighbours makes a difference; nil if not both are taken.
    func differsWhenSwapped(_ index: Int) -> Bool? {
      let inOrder = Rehearsal(world, transition)
      let swapped = Rehearsal(world, transition)
      for step in [list[index], list[index + 1]] { inOrder.take(step) }
      for step in [list[index + 1], list[index]] { swapped.take(step) }
      let isInDoubt = inOrder.isInDoubt || swapped.isInDoubt
      guard isInDoubt || max(inOrder.count, swapped.count) == 2 else { return nil }
      return isInDoubt || !inOrder.isSame(as: swapped)
    }
  }

  /// A copy of a world in which a transition goes on.
  private final class Rehearsal {
    let world: World
    private let start: Transition
    /// The number of steps taken.
    private(set) var count = 0
    /// True if the rehearsal met the author's code, a wait or a cancellation.
    private(set) var isInDoubt = false
    /// The world at each event, because the receiver of an event can look at everything.
    private var moments: [World] = []

    init(_ world: World, _ transition: Transition) {
      self.world = world.copy()
      start = transition
      self.world.userCode = { [unowned self] _, _ in
        isInDoubt = true
        return .none
      }
      self.world.observer = { [unowned self] world, _ in moments.append(world.copy()) }
    }

    /// Returns true if both rehearsals went the same way to the same end.
    func isSame(as other: Rehearsal) -> Bool {
      moments.count == other.moments.count && world.isSame(as: other.world)
        && zip(moments, other.moments).allSatisfy { $0.isSame(as: $1) }
    }

    func take(_ step: Step) {
      guard !isInDoubt else { return }
      guard start.id >= 0 else {
        if world.isTaken(step.work, start) { count += 1 }
        return world.take(step.work, at: 0, of: start)
      }
      guard world.stop == nil, let index = world.transitions.place(of: start.id) else {
        return doubt()
      }
      let transition = world.transitions[index]
      guard transition.isCancelled == start.isCancelled else { return doubt() }
      guard world.isTaken(step.work, transition) else { return }
      count += 1
      if case .wait(let wait) = step.action {
        if world.suspend(index, for: wait) { doubt() }
      } else {
        world.take(step.work, at: 0, of: transition)
        if world.transitions.place(of: start.id) == nil { doubt() }
      }
    }

    private func doubt() { isInDoubt = true }
  }
}
