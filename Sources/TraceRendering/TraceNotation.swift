import LifecycleEngine
import Scenarios
import ScriptCompiler

// The texts about a run beside its events.
extension EventText {
  /// The permanent id of the choreography step that sent an event, or `author` for a call made by code.
  static func step(_ reference: StepReference) -> String {
    guard let (choreography, step) = found(reference) else { return "author" }
    return choreography.id + "." + step.name
  }

  /// The reason why the step that sent an event was assumed, or `nil` for a step with evidence and for a call
  /// made by code.
  static func assumption(_ reference: StepReference) -> String? {
    guard let (_, step) = found(reference), case .assumed(let reason) = step.basis else {
      return nil
    }
    return reason
  }

  /// The reason why an event may be no fact: the event's own step was assumed, or else an earlier step that
  /// led to the event. The nearest such step counts.
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

  /// The action of an actor, with the actor: `user.beginSwipeBack()`.
  static func action(_ mark: ActionMark) -> String {
    actor(mark.actor) + "." + mark.text
  }

  private static func actor(_ actor: ActionMark.Actor) -> String {
    switch actor {
    case .user: "user"
    case .system: "system"
    }
  }

  /// A line of the console without a receiver: `print: text`.
  static func consoleLine(_ event: Event) -> String {
    guard case .text(let text) = event.arguments.first?.value else {
      return event.callback.baseName
    }
    return event.callback.baseName + ": " + text
  }

  static func device(_ device: Device) -> String { device.idiom.rawValue }
}

/// The assumptions behind the shown events, each once, in order of appearance.
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

  /// The number of the assumption behind an event, from 1.
  func number(of event: Event) -> Int? {
    guard let reason = EventText.assumption(of: event, in: trace) else { return nil }
    return reasons.firstIndex(of: reason).map { $0 + 1 }
  }
}
