import LifecycleEngine

extension DriveRun {
  /// How often a controller had begun to appear before an event.
  func appearance(of id: ObjectID, at event: Int) -> Int? {
    let count = events[..<min(event, events.count)].count {
      $0.callback == .viewWillAppear && $0.receiver == .object(id)
    }
    return count > 0 ? count : nil
  }

  /// The cancelled gesture during which something happened, with the number of events recorded when it
  /// was over and nothing went on any more.
  func cancelledGesture(around event: Int) -> (start: Int, deeds: Int)? {
    for span in world.trace.spans
    where span.kind == .gesture && span.isCancelled {
      // What is told of it first comes before it is noted that it has begun.
      let start = conduct.idles.last { $0.time < span.start }?.events ?? 0
      guard start <= event, let end = span.endEvent, let time = span.end else { continue }
      // What is told of the return comes after the gesture.
      guard event <= end else { continue }
      let idle = conduct.idles.first { $0.events >= end && $0.time >= time }
      guard let idle else { continue }
      return (start, idle.deeds)
    }
    return nil
  }
}

extension ExampleObserver {
  /// What was read early, as far as it was used.
  func shownPart(_ read: EarlyRead) -> String {
    shownText(part(read.part, of: read.value) ?? read.value)
  }
}
