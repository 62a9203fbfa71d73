extension World {
  /// Notes that work begins whose time nobody knows.
  /// - Parameters:
  ///   - parent: The place of the work that gave this work away.
  ///   - origin: The number of events, and the turn, when the work was given away or began to wait.
  ///   - isOnMain: True if the main thread does the work, so that the turn of the origin comes before.
  ///   - mayCause: True if the work calls UIKit.
  /// - Returns: The place of the work.
  public func beginRacingWork(
    _ order: UnknownOrder, from parent: Int?, since origin: (event: Int, turn: Int),
    isOnMain: Bool, mayCause: Bool
  ) -> Int {
    let origin = parent.map { trace.racingWork[$0].origin } ?? origin
    let later = trace.events[origin.event...].first { $0.turn > origin.turn }
    let start = trace.events.count
    trace.racingWork.append(
      RacingWork(
        order: order, parent: parent, origin: origin,
        begin: isOnMain ? later?.number ?? start : origin.event, mayCause: mayCause,
        events: start..<start))
    return trace.racingWork.count - 1
  }

  /// Returns true for work that waits for an actor.
  public func isOnActor(_ place: Int?) -> Bool {
    place.map { trace.racingWork[$0].order.id == UnknownOrder.actor.id } ?? false
  }

  /// Notes the end of work whose time nobody knows.
  /// - Parameters:
  ///   - place: The place of the work.
  ///   - changes: The names of the variables and properties that the work sets.
  public func endRacingWork(_ place: Int, changing changes: Set<String>) {
    let work = trace.racingWork[place]
    trace.racingWork[place].events = work.events.lowerBound..<trace.events.count
    note(
      UnknownCalls.racingWork.limited(to: CodeEffects(changes: changes)),
      since: work.begin)
  }
}
