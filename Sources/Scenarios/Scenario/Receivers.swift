import Diagnostics
import LifecycleEngine
import ScriptMachine

// Finds receivers that can get none of the events of a check, because such a check could not fail.
extension Runner {
  func impossibleReceiver(in expectation: Expectation) -> Diagnostic? {
    for receiver in expectation.receivers {
      if let problem = ambiguous(receiver.name, receiver.range) { return problem }
    }
    guard !expectation.receivers.isEmpty || expectation.lines.isEmpty else {
      return impossible(in: expectation.lines)
    }
    let shown = Callback.allCases.lazy.filter { expectation.lenses.shows($0) }
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
    for index in patterns.indices {
      if let problem = ambiguous(patterns[index].receiver, patterns[index].receiverRange) {
        return problem
      }
      if cannotGet(patterns[index].candidates, patterns[index].receiver)
        || isCompletedElsewhere(patterns[index])
      {
        let pattern = patterns[index]
        return impossible(
          "'\(pattern.receiver)' never gets '\(pattern.call)'", pattern.receiverRange)
      }
      for argument in patterns[index].arguments {
        for (name, range) in argument.value.names where isNoController(name) {
          return impossible("'\(name)' is not a controller", range)
        }
      }
    }
    return nil
  }

  /// The problem of a name that means another object in events than in conditions.
  private func ambiguous(_ name: String, _ range: SourceRange) -> Diagnostic? {
    let held =
      if case .object(let id)? = global(named: name) { id } else { object(at: name, names) }
    guard let first = names.object(named: name), let now = held, now != first else { return nil }
    return Diagnostic(
      id: "ambiguous-receiver", "'\(name)' has held two objects, so the check may mean either",
      at: range,
      help: ["give each object a 'let' of its own: a check names an object by its first variable"])
  }

  private func impossible(_ summary: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "impossible-event", summary, at: range,
      help: [
        "controllers get callbacks, and objects of a class that implements one; "
          + "a check of any other could not fail"
      ])
  }

  /// True if the object with a name certainly gets none of the callbacks.
  func cannotGet(_ callbacks: some Sequence<Callback>, _ name: String) -> Bool {
    if name == "console" { return !callbacks.contains { $0.lens == .console } }
    if name == "app" { return !callbacks.contains { $0.lens == .app } }
    if let id = names.object(named: name) {
      let implements = world.classRecord(of: id).implements
      let isController = world.kind(of: id) == .controller
      return !callbacks.contains { callback in
        // The scenario holds on several releases. The current release may lack the callback.
        (implements.contains(callback) || isController && isSentToAll(callback))
          && releases.contains { callback.releases.contains($0) }
      }
    }
    guard let value = global(named: name) else { return false }
    switch value {
    // The variable may hold an object later.
    case .null, .void, .object, .weak: return false
    default: return true
    }
  }

  /// True if every one of the callbacks needs a class that implements it, and no class does.
  private func nobodyGets(_ callbacks: some Sequence<Callback>) -> Bool {
    !callbacks.contains { callback in
      isSentToAll(callback) || callback.lens == .console || callback.lens == .app
        || world.classes.contains { $0.implements.contains(callback) }
    }
  }

  /// True if every controller gets the callback. `prepare(for:sender:)` also needs a segue.
  private func isSentToAll(_ callback: Callback) -> Bool {
    callback == .prepareForSegue ? performsSegues : callback.isSentToAll
  }

  /// True if the pattern names a completion of a method that its receiver lacks.
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
    machine.program.globals.firstIndex { $0.name == name }.map { machine.variables[$0] }
  }

  /// The problem of a passed check if no object has the name of its receiver.
  func namelessReceiver(in check: Check) -> Diagnostic? {
    let names = names
    switch check {
    case .expectation(let expectation):
      for receiver in expectation.receivers where isNameless(receiver.name, names) {
        return nameless(receiver.name, receiver.range)
      }
      return namelessReceiver(in: expectation.lines, names)
    case .requirement(let requirement, _):
      return namelessReceiver(in: requirement.patterns, names)
    }
  }

  private func namelessReceiver(
    in patterns: [EventPattern], _ names: ObjectNames
  ) -> Diagnostic? {
    for index in patterns.indices {
      if isNameless(patterns[index].receiver, names) {
        return nameless(patterns[index].receiver, patterns[index].receiverRange)
      }
      for argument in patterns[index].arguments {
        for (name, range) in argument.value.names where isNameless(name, names) {
          return nameless(name, range)
        }
      }
    }
    return nil
  }

  private func isNameless(_ name: String, _ names: ObjectNames) -> Bool {
    name != "console" && name != "app" && names.object(named: name) == nil
  }

  private func nameless(_ name: String, _ range: SourceRange) -> Diagnostic {
    if let problem = misnamed(name, range) { return problem }
    // The object in front of a property is a variable, and the property exists.
    let isVariable = global(named: name) != nil || name.utf8.contains(46)
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
}

extension EventPattern {
  /// The callback and its arguments as written.
  fileprivate var call: String {
    String(decoding: text.utf8.dropFirst(callbackRange.start - range.start), as: UTF8.self)
  }
}

extension Callback {
  /// True if every controller gets the callback, whatever its class implements.
  package var isSentToAll: Bool {
    switch lens {
    case .delegates, .console, .responder, .app, .none: false
    default: true
    }
  }
}
