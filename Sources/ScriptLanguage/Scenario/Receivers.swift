import LifecycleEngine

// Receivers that can get none of the events a check is about: such a check could not fail.
extension Runner {
  func impossibleReceiver(in expectation: Expectation) -> Diagnostic? {
    guard !expectation.receivers.isEmpty || expectation.lines.isEmpty else {
      return impossible(in: expectation.lines)
    }
    let shown = Callback.allCases.filter { expectation.lenses.shows($0) }
    for receiver in expectation.receivers where cannotGet(shown, receiver.name) {
      return impossible(
        "'\(receiver.name)' never gets anything that \(expectation.lensText) shows",
        receiver.range)
    }
    if expectation.receivers.isEmpty, expectation.lines.isEmpty, nobodyGets(shown) {
      return impossible(
        "Nothing here ever gets anything that \(expectation.lensText) shows", expectation.range)
    }
    return impossible(in: expectation.lines)
  }

  func impossibleReceiver(in requirement: Requirement) -> Diagnostic? {
    impossible(in: requirement.patterns)
  }

  private func impossible(in patterns: [EventPattern]) -> Diagnostic? {
    for pattern in patterns {
      if cannotGet(pattern.candidates, pattern.receiver) || isCompletedElsewhere(pattern) {
        return impossible(
          "'\(pattern.receiver)' never gets '\(pattern.call)'", pattern.receiverRange)
      }
      for (name, range) in pattern.arguments.flatMap({ $0.value.names }) where isNoController(name)
      {
        return impossible("'\(name)' is no controller", range)
      }
    }
    return nil
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
    if name == "console" || name == "app" { return false }
    if let id = names.object(named: name) {
      let implements = world.classRecord(of: id).implements
      let isController = world.kind(of: id) == .controller
      return !callbacks.contains { callback in
        // Some releases are said to have it; this one may not.
        (implements.contains(callback) || isController && isSentToAll(callback))
          && releases.contains { callback.releases.contains($0) }
      }
    }
    guard let value = global(named: name) else { return false }
    switch value {
    // There may be an object later.
    case .null, .void, .object, .weak: return false
    default: return true
    }
  }

  /// Whether all of these callbacks need a class that implements them, and there is none.
  private func nobodyGets(_ callbacks: [Callback]) -> Bool {
    !callbacks.contains { callback in
      isSentToAll(callback) || callback.lens == .console || callback.lens == .app
        || world.classes.contains { $0.implements.contains(callback) }
    }
  }

  /// Whether every controller gets it, whatever its class implements. A segue has to be performed.
  private func isSentToAll(_ callback: Callback) -> Bool {
    if callback == .prepareForSegue { return machine.program.names.contains("performSegue") }
    return callback.isSentToAll
  }

  /// Whether a pattern is of the completion of a method that its receiver does not have.
  private func isCompletedElsewhere(_ pattern: EventPattern) -> Bool {
    guard pattern.candidates == [.completion],
      case .text(let part) = pattern.arguments.first?.value,
      let id = names.object(named: pattern.receiver),
      world.classRecord(of: id).base != .pageViewController
    else { return false }
    return !ArgumentKind.completedMethods.contains {
      !ArgumentKind.pageMethods.contains($0) && part.isPart(of: $0)
    }
  }

  private func isNoController(_ name: String) -> Bool {
    if let id = names.object(named: name) { return world.kind(of: id) != .controller }
    switch global(named: name) {
    case nil, .null, .void, .object, .weak: return false
    default: return true
    }
  }

  private func global(named name: String) -> Value? {
    machine.program.globals.firstIndex { $0.name == name }.map { machine.globals[$0] }
  }

  /// A name that nothing has: if that stays so, a check that is met says nothing.
  func namelessReceiver(in check: Check) -> Diagnostic? {
    var places: [(name: String, range: SourceRange)] = []
    var patterns: [EventPattern] = []
    switch check {
    case .expectation(let expectation):
      places = expectation.receivers.map { ($0.name, $0.range) }
      patterns = expectation.lines
    case .requirement(let requirement, _): patterns = requirement.patterns
    }
    for pattern in patterns {
      places.append((pattern.receiver, pattern.receiverRange))
      places += pattern.arguments.flatMap { $0.value.names }
    }
    let names = names
    for (name, range) in places
    where name != "console" && name != "app" && names.object(named: name) == nil {
      let isVariable = global(named: name) != nil
      return Diagnostic(
        id: "unknown-name",
        isVariable ? "'\(name)' never holds an object" : "No object is ever called '\(name)'",
        at: range,
        help: [
          isVariable
            ? "a check of it could not fail; name the object that you mean"
            : "a check of it could not fail; objects without a name are numbered from 1"
        ])
    }
    return nil
  }
}

extension EventPattern {
  /// The callback and its arguments as written.
  fileprivate var call: String {
    String(decoding: text.utf8.dropFirst(callbackRange.start - range.start), as: UTF8.self)
  }
}

extension Callback {
  /// Whether every controller gets it, whatever its class implements.
  fileprivate var isSentToAll: Bool {
    switch lens {
    case .delegates, .console, .responder, .app, .none: false
    default: true
    }
  }
}
