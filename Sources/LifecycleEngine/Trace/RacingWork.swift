/// A piece of work whose time nobody knows, such as a closure on another thread, or what such a closure
/// gives to the main queue.
public struct RacingWork: Sendable {
  /// The situation.
  public let order: UnknownOrder
  /// The place of the work that gave this work away.
  let parent: Int?
  /// The number of events when the first work of the line was given away, or began to wait, and the turn.
  let origin: (event: Int, turn: Int)
  /// The number of the first event that may come behind the work.
  let begin: Int
  /// True if the work calls UIKit, so that later events may follow from it.
  let mayCause: Bool
  /// The numbers of the events of the work.
  var events: Range<Int>

  /// Returns true if an event may belong before the work or behind it.
  fileprivate func races(with event: Int) -> Bool {
    event >= begin && !events.contains(event) && (event < events.lowerBound || !mayCause)
  }
}

extension Trace {
  /// The trace without events; `nil` if every order and every call is known.
  public var doubts: Trace? {
    guard !unorderedEvents.isEmpty || !racingWork.isEmpty || !unknownMoments.isEmpty else {
      return nil
    }
    var doubts = Trace()
    doubts.unorderedEvents = unorderedGroups
    doubts.racingWork = racingWork
    doubts.unknownMoments = unknownMoments
    return doubts
  }

  /// The groups of events of which no source tells the order.
  public var unorderedGroups: [UnorderedEvents] {
    unorderedEvents.flatMap { resolved($0) }
  }

  /// A group with the events that followed, in several groups if events are left out.
  func resolved(_ group: UnorderedEvents) -> [UnorderedEvents] {
    guard group.isFollowed, let last = group.first.last else { return [group] }
    let time = events[last].time
    let end = events[(last + 1)...].firstIndex { $0.time != time } ?? events.count
    var group = group
    group.isFollowed = false
    guard group.isOfOthers else {
      group.second = last + 1..<end
      return [group]
    }
    let receivers = events[group.first].map { $0.receiver }
    return (last + 1..<end).filter { !receivers.contains(events[$0].receiver) }.map {
      group.second = $0..<$0 + 1
      return group
    }
  }

  /// The situation in which no source tells the order of two events, given by their numbers; `nil` for a
  /// known order.
  public func unknownOrder(of one: Int, and other: Int) -> UnknownOrder? {
    if let events = unorderedGroups.first(where: { $0.separates(one, other) }) {
      return events.order
    }
    for (place, work) in racingWork.enumerated() {
      guard work.events.contains(one) != work.events.contains(other) else { continue }
      let rest = work.events.contains(one) ? other : one
      if work.races(with: rest), !isInLine(rest, with: place) { return work.order }
    }
    return nil
  }

  /// Returns true if an event belongs to work that led to some work, or to which that work led.
  private func isInLine(_ event: Int, with place: Int) -> Bool {
    for (other, work) in racingWork.enumerated() where work.events.contains(event) {
      if leads(from: other, to: place) || leads(from: place, to: other) { return true }
    }
    return false
  }

  private func leads(from first: Int, to second: Int) -> Bool {
    var current: Int? = second
    while let place = current {
      if place == first { return true }
      current = racingWork[place].parent
    }
    return false
  }
}
