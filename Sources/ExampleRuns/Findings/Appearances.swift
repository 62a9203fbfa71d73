import LifecycleEngine

extension DriveRun {
  /// The number of appearances that a controller had begun before an event; `nil` for none.
  func appearance(of id: ObjectID, at event: Int) -> Int? {
    let count = events[..<min(event, events.count)].count {
      $0.callback == .viewWillAppear && $0.receiver == .object(id)
    }
    return count > 0 ? count : nil
  }

  /// The cancelled gesture around an event: the number of events before the gesture, and the number
  /// of deeds when the gesture was over and no work was pending.
  func cancelledGesture(around event: Int) -> (start: Int, deeds: Int)? {
    for span in world.trace.spans
    where span.kind == .gesture && span.isCancelled {
      // The first callbacks of a gesture come before the gesture's span begins.
      let start = conduct.idles.last { $0.time < span.start }?.events ?? 0
      guard start <= event, let end = span.endEvent, let time = span.end else { continue }
      // The callbacks of the return come after the gesture.
      guard event <= end else { continue }
      let idle = conduct.idles.first { $0.events >= end && $0.time >= time }
      guard let idle else { continue }
      return (start, idle.deeds)
    }
    return nil
  }
}

extension ExampleObserver {
  /// The value of the part of an early read that was used.
  func shownPart(_ read: EarlyRead) -> String {
    shownText(part(read.part, of: read.value) ?? read.value)
  }
}
