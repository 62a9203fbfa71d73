import LifecycleEngine

/// The steps of choreographies that were taken while events came; those that sent none are known
/// only by what came before and after them.
struct PerformedSteps {
  let release: Release

  /// The steps of all choreographies that sent one of the events: of a course that was cancelled,
  /// those up to the last one that was taken, and those of the cancellation.
  /// - Parameters:
  ///   - events: The events, one behind the other.
  ///   - first: The step that sent the first of them, if what it came after does not count.
  ///   - last: The step that sent the last of them, if what came after it does not count.
  func steps(
    in events: ArraySlice<Event>, from first: StepPlace? = nil, to last: StepPlace? = nil
  ) -> Set<StepPlace> {
    var reached: [Int: Int] = [:]
    var cancelled: Set<Int> = []
    for place in events.compactMap({ StepPlace($0.step) }) {
      if place.index < Choreography.all[place.choreography].steps.count {
        reached[place.choreography] = max(reached[place.choreography, default: 0], place.index)
      } else {
        cancelled.insert(place.choreography)
      }
    }
    var result: Set<StepPlace> = []
    for index in Set(reached.keys).union(cancelled) {
      let choreography = Choreography.all[index]
      let count = choreography.steps.count
      let isCancelled = cancelled.contains(index)
      let end = isCancelled ? reached[index, default: -1] + 1 : count
      result.formUnion((0..<end).map { StepPlace(index, $0) })
      guard isCancelled else { continue }
      result.formUnion(choreography.cancellation.indices.map { StepPlace(index, count + $0) })
    }
    return result.filter { place in
      if let first, place.choreography == first.choreography, place < first { return false }
      if let last, place.choreography == last.choreography, place > last { return false }
      return place.step?.releases.contains(release) == true
    }
  }
}
