@testable import LifecycleEngine

/// A choreography with one fault.
struct Mutant: Hashable, Sendable {
  /// The kinds of faults.
  enum Fault: String, CaseIterable, Sendable {
    /// A step is missing.
    case delete
    /// A step comes after its successor.
    case swap
    /// A step is taken twice.
    case double
  }

  let fault: Fault
  let place: FaultPlace

  /// Every fault of every step that the engine takes; the last step has no neighbour to be swapped with.
  static let all: [Mutant] = FaultPlace.all.filter { !$0.step.isOnOtherWay }.flatMap { place in
    Fault.allCases.filter { $0 != .swap || place.next != nil }.map {
      Mutant(fault: $0, place: place)
    }
  }

  /// The name in `Tests/mutants.txt`: `delete navigation-push/new-will-appear`.
  var name: String { "\(fault.rawValue) \(place.name)" }

  /// The places of the changed steps.
  var places: [FaultPlace] {
    fault == .swap ? [place] + (place.next.map { [$0] } ?? []) : [place]
  }

  /// True if the fault changes nothing, because the two neighbours may always be swapped.
  var isEquivalentByItself: Bool {
    guard fault == .swap, let next = place.next?.step else { return false }
    return Mutant.areInterchangeable(place.step, next)
  }

  /// Returns true if two steps do the same under the same conditions, or have no release in common,
  /// so that no world takes both.
  static func areInterchangeable(_ step: Step, _ next: Step) -> Bool {
    let areSeparate = !Release.all(from: .oldest, through: .newest).contains {
      step.releases.contains($0) && next.releases.contains($0)
    }
    func content(_ step: Step) -> String {
      "\(step.action) \(step.condition) \(step.releases)"
    }
    return areSeparate || step.isOnOtherWay || next.isOnOtherWay || content(step) == content(next)
  }

  /// All choreographies, with the fault.
  var choreographies: [Choreography] {
    var all = Choreography.all
    let whole = all[place.choreography]
    var list = place.list
    switch fault {
    case .delete: list.remove(at: place.index)
    case .swap: list.swapAt(place.index, place.index + 1)
    case .double: list.insert(list[place.index], at: place.index)
    }
    all[place.choreography] = Choreography(
      id: whole.id, statement: whole.statement, duration: whole.duration,
      spanTitle: whole.spanTitle, animatedArgument: whole.animatedArgument,
      steps: place.isInCancellation ? whole.steps : list,
      cancellation: place.isInCancellation ? list : whole.cancellation)
    return all
  }
}

extension Step {
  /// True if only the other way of a question takes the step, where sources disagree.
  var isOnOtherWay: Bool { if case .only = work.certainty { true } else { false } }
}
