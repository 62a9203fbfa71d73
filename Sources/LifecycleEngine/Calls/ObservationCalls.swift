// The variables of observable objects that the callbacks of updating and layout read. A change repeats the
// callbacks. Source: `observation-tracking-enablement`, `observation-ios18-use-willlayout`.

extension World {
  /// Notes that running code reads a variable.
  public func noteRead(ofVariable variable: ObjectID) {
    guard tracksObservation, let delivery = deliveries.last,
      let work = ObservedRead.work(of: delivery.callback)
    else { return }
    let read = ObservedRead(variable: variable, reader: delivery.receiver, work: work)
    if !observedReads.contains(read) { observedReads.append(read) }
  }

  /// Notes that a variable has changed. The reads are noted anew when the work is done again.
  public func noteChange(ofVariable variable: ObjectID) {
    for read in observedReads where read.variable == variable {
      guard let view = viewOfReader(read.reader) else { continue }
      switch read.work {
      case .properties: setNeedsUpdateProperties(view)
      case .constraints: setNeedsUpdateConstraints(view)
      case .layout: setNeedsLayout(view)
      case .display: setNeedsDisplay(view)
      }
    }
    observedReads.removeAll { $0.variable == variable }
  }

  private var tracksObservation: Bool {
    holds(.observationTracking)
      || holds(.observationTrackingByKey) && screen.permission.tracksObservation
  }

  private func viewOfReader(_ reader: ObjectID) -> ObjectID? {
    guard let reader = alive(reader) else { return nil }
    return kind(of: reader) == .view ? reader : controllers[reader].view
  }
}
