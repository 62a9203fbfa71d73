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

  func closeSpan(_ index: Int) {
    guard let span = transitions[index].span else { return }
    trace.spans[span].endEvent = trace.events.count
    trace.spans[span].end = now
    trace.spans[span].isCancelled = transitions[index].isCancelled
    transitions[index].span = nil
  }
}
