@testable import LifecycleEngine

/// Looks at every place that a transition comes to, and finds out on copies of the world what the
/// faults there would change.
///
/// A fault that leaves the world as it would be without the fault makes no difference to anything
/// that follows. The author's code is not in a copy: where a step would have called it, nothing is
/// proven.
final class StepProbe {
  /// How often a fault could be looked at, and how often it made a difference.
  struct Tally: Codable {
    var looks = 0
    var differences = 0
  }

  /// What the faults did, by their number in `Mutant.all`.
  private(set) var tallies = [Tally](repeating: Tally(), count: Mutant.all.count)
  /// The places whose step was taken since this was emptied.
  private(set) var taken: Set<FaultPlace> = []
  /// Whether faults are looked at; else only what is taken.
  var looksAtFaults = true

  private static let numbers = Dictionary(
    uniqueKeysWithValues: Mutant.all.enumerated().map { ($1, $0) })
  /// What is known of the passes of each transition that is under way.
  private var passes: [Int: Pass] = [:]
  /// The same of those that are performed at once, the innermost last.
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

  /// Forgets what was taken.
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

  /// A pair that makes a difference at first sight makes none all the same where one of the two does
  /// nothing, neither where it stands nor in the place that it would have.
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
    // It takes its other course.
    giveUp(last)
    return Pass()
  }

  /// What could not be seen to its end counts as a difference.
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

  /// Whether a fault has made no difference so far: one is enough.
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

  /// What is known of a transition where it is.
  private struct Pass {
    var lastWasTaken = false
    /// The pairs that the last place begins, and the one before it, as far as they are in doubt.
    var last: Doubt?
    var beforeLast: Doubt?
  }

  /// A pair of which one step at least did nothing before the other.
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

    /// Whether taking a step now makes a difference.
    func isChanged(by index: Int) -> Bool {
      let rehearsal = Rehearsal(world, transition)
      rehearsal.take(list[index])
      return rehearsal.isInDoubt || !rehearsal.world.isSame(as: world)
    }

    /// Whether it makes a difference which of two neighbours comes first; nil where they are not
    /// both taken.
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
    /// How many steps were taken.
    private(set) var count = 0
    /// Whether something happened that cannot be followed: the author's code was called, the
    /// transition waits or goes another way.
    private(set) var isInDoubt = false
    /// The world at each event: whoever hears of it can look at everything.
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

    /// Whether both went the same way to the same end.
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
