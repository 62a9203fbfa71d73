import LifecycleEngine
import ScriptLanguage

// What a rendering says of a run beside its events.
extension EventText {
  /// The permanent id of the choreography step that an event comes from, `author` for a call made
  /// by code.
  static func step(_ reference: StepReference) -> String {
    guard let (choreography, step) = found(reference) else { return "author" }
    return choreography.id + "." + step.name
  }

  /// Why the step that an event comes from was assumed; `nil` where it rests on evidence or is a
  /// call made by code.
  static func assumption(_ reference: StepReference) -> String? {
    guard let (_, step) = found(reference), case .assumed(let reason) = step.basis else {
      return nil
    }
    return reason
  }

  /// Why an event may be no fact although a step with a source sent it: a step that led to it was
  /// assumed. The nearest such step counts, its own before all.
  static func assumption(of event: Event, in trace: Trace) -> String? {
    if let own = assumption(event.step) { return own }
    for step in trace.steps(leadingTo: event.origin) {
      if let reason = assumption(step) { return "it follows from \(self.step(step)). " + reason }
    }
    return nil
  }

  private static func found(_ reference: StepReference) -> (Choreography, Step)? {
    let index = Int(reference.choreography)
    guard Choreography.all.indices.contains(index), reference.step >= 0,
      let step = Choreography.all[index].step(at: Int(reference.step))
    else { return nil }
    return (Choreography.all[index], step)
  }

  /// What an actor did, with the actor: `user.beginSwipeBack()`.
  static func action(_ mark: ActionMark) -> String {
    actor(mark.actor) + "." + mark.text
  }

  private static func actor(_ actor: ActionMark.Actor) -> String {
    switch actor {
    case .user: "user"
    case .system: "system"
    }
  }

  /// A line of the console without its receiver: `print: text`.
  static func consoleLine(_ event: Event) -> String {
    guard case .text(let text) = event.arguments.first?.value else {
      return event.callback.baseName
    }
    return event.callback.baseName + ": " + text
  }

  static func device(_ device: Device) -> String {
    switch device.idiom {
    case .phone: "phone"
    case .pad: "pad"
    }
  }
}

/// The assumptions that the shown events rest on, in the order in which they come, each once.
struct Assumptions {
  private(set) var reasons: [String] = []
  private let trace: Trace

  init(_ timeline: Timeline, _ trace: Trace) {
    self.trace = trace
    for case .event(_, let event) in timeline.items {
      guard let reason = EventText.assumption(of: event, in: trace), !reasons.contains(reason)
      else { continue }
      reasons.append(reason)
    }
  }

  /// The number of the assumption that an event rests on, from 1.
  func number(of event: Event) -> Int? {
    guard let reason = EventText.assumption(of: event, in: trace) else { return nil }
    return reasons.firstIndex(of: reason).map { $0 + 1 }
  }
}
