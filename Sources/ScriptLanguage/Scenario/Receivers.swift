import LifecycleEngine

// Receivers that can get none of the events a check is about: such a check could not fail.
extension Runner {
  func impossibleReceiver(in expectation: Expectation) -> Diagnostic? {
    let shown = Callback.allCases.filter { expectation.lenses.shows($0) && $0.isDelivered }
    for receiver in expectation.receivers where cannotGet(shown, receiver.name) {
      return impossible(
        "'\(receiver.name)' never gets anything that \(expectation.lensText) shows",
        receiver.range)
    }
    for line in expectation.lines {
      if let problem = impossibleReceiver(in: line) { return problem }
    }
    return nil
  }

  func impossibleReceiver(in requirement: Requirement) -> Diagnostic? {
    for pattern in requirement.patterns {
      if let problem = impossibleReceiver(in: pattern) { return problem }
    }
    return nil
  }

  private func impossibleReceiver(in pattern: EventPattern) -> Diagnostic? {
    guard cannotGet(Callback.named(pattern.callback), pattern.receiver) else { return nil }
    return impossible(
      "'\(pattern.receiver)' never gets '\(pattern.callback)'", pattern.receiverRange)
  }

  private func impossible(_ summary: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "impossible-event", summary, at: range,
      help: [
        "controllers get callbacks, and objects of a class that implements one; "
          + "a check of any other could not fail"
      ])
  }

  /// Whether it is known that the object with a name gets none of these callbacks.
  private func cannotGet(_ callbacks: [Callback], _ name: String) -> Bool {
    if name == "console" { return false }
    if let id = names.object(named: name) {
      if world.kind(of: id) == .controller { return false }
      return !callbacks.contains { world.classRecord(of: id).implements.contains($0) }
    }
    guard let slot = machine.program.globals.firstIndex(where: { $0.name == name }) else {
      return false
    }
    switch machine.globals[slot] {
    // There may be an object later.
    case .null, .void, .object, .weak: return false
    default: return true
    }
  }
}
