// The spans of the trace that transitions open and close.
extension World {
  func openSpan(_ index: Int, _ kind: Span.Kind) {
    let title = choreographies[transitions[index].choreography].spanTitle
    transitions[index].span = trace.spans.count
    trace.spans.append(
      Span(
        kind: kind, title: title, container: transitions[index].container,
        firstEvent: trace.events.count, endEvent: nil, start: now, end: nil))
  }

  /// The views go the rest of the way from the place where the finger left them.
  func beginAnimation(_ index: Int, _ duration: Duration) {
    transitions[index].animation = AnimationTime(
      start: now, end: now.advanced(by: duration), first: transitions[index].percentComplete ?? 0)
  }

  /// The views are at the end of their way, even if the animation was cut short.
  func endAnimation(_ index: Int) {
    transitions[index].isAtEnd = true
    guard let animation = transitions[index].animation, now < animation.end else { return }
    transitions[index].animation = AnimationTime(
      start: animation.start, end: now, first: animation.first)
  }

  func closeSpan(_ index: Int) {
    guard let span = transitions[index].span else { return }
    trace.spans[span].endEvent = trace.events.count
    trace.spans[span].end = now
    trace.spans[span].isCancelled = transitions[index].isCancelled
    transitions[index].span = nil
  }
}
