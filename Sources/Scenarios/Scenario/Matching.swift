import LifecycleEngine
import ScriptMachine

extension EventPattern {
  /// True if the pattern describes the event.
  func matches(_ event: Event, _ names: ObjectNames) -> Bool {
    guard callbacks.contains(event.callback), names.means(receiver, event.receiver) else {
      return false
    }
    for (position, argument) in arguments.enumerated() {
      let recorded: EventArgument?
      if let label = argument.label {
        recorded = event.arguments.first { $0.label == label }
      } else {
        recorded = event.arguments.indices.contains(position) ? event.arguments[position] : nil
      }
      guard let recorded, argument.value.matches(recorded.value, names) else { return false }
    }
    return true
  }
}

extension PatternValue {
  func matches(_ value: EventValue, _ names: ObjectNames) -> Bool {
    switch (self, value) {
    case (.any, _): return true
    case (.null, .none): return true
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    case (.symbol(let a), .symbol(let b)): return a == b
    case (.size(let a), .size(let b)): return a == b
    case (.text(let part), .text(let whole)): return OpaqueText.contains(part, in: whole) ?? false
    case (.name(let name, _), .object(let id)): return names.means(name, .object(id))
    case (.list(let patterns), .objects(let ids)):
      guard patterns.count == ids.count else { return false }
      for (pattern, id) in zip(patterns, ids) where !pattern.matches(.object(id), names) {
        return false
      }
      return true
    default: return false
    }
  }
}
