import LifecycleEngine

extension EventPattern {
  /// Whether an event is one the pattern describes.
  func matches(_ event: Event, _ names: ObjectNames) -> Bool {
    guard event.callback.baseName == callback, names[event.receiver] == receiver else {
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
    case (.text(let part), .text(let whole)): return part.isPart(of: whole)
    case (.name(let name), .object(let id)): return names[id] == name
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

extension String {
  /// Whether this text stands somewhere in another one.
  func isPart(of whole: String) -> Bool {
    let part = Array(utf8), text = Array(whole.utf8)
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) {
      var index = 0
      while index < part.count, text[start + index] == part[index] { index += 1 }
      if index == part.count { return true }
    }
    return false
  }
}

/// Events in the notation of an expectation.
public enum EventText {
  /// `A.willMove(toParent: nil)`.
  /// - Parameters:
  ///   - event: The event.
  ///   - names: What its objects are called.
  ///   - arguments: Which arguments to show.
  public static func describe(
    _ event: Event, _ names: ObjectNames, arguments: ArgumentChoice = .all
  ) -> String {
    let shown: [EventArgument]
    switch arguments {
    case .all: shown = event.arguments
    case .telling:
      // A flag tells less than the controller it comes with; alone it is noise in a list.
      shown = Array(event.arguments.prefix(event.callback.isToldByArgument ? 1 : 0))
    case .labels(let labels): shown = event.arguments.filter { labels.contains($0.label) }
    }
    let head = "\(names[event.receiver]).\(event.callback.baseName)"
    guard !shown.isEmpty else { return head }
    let isConsole = event.receiver == .console
    let list = shown.map { argument in
      let value = describe(argument.value, names)
      return isConsole ? value : "\(argument.label): \(value)"
    }
    return "\(head)(\(list.joined(separator: ", ")))"
  }

  /// Which arguments of an event are shown.
  public enum ArgumentChoice: Sendable {
    case all
    /// Those without which the event would not say what happened.
    case telling
    case labels([String])
  }

  /// A recorded argument as it is written in Swift.
  public static func describe(_ value: EventValue, _ names: ObjectNames) -> String {
    switch value {
    case .none: "nil"
    case .boolean(let truth): truth ? "true" : "false"
    case .number(let number): NumberText.describe(number)
    case .text(let text): "\"\(text)\""
    case .object(let id): names[id]
    case .objects(let ids): "[\(ids.map { names[$0] }.joined(separator: ", "))]"
    case .size(let size):
      "\(NumberText.describe(size.width)) × \(NumberText.describe(size.height))"
    }
  }
}

extension Callback {
  /// Whether the first argument belongs to what happened, as the parent of `willMove(toParent:)`.
  var isToldByArgument: Bool {
    switch lens {
    case .containment, .delegates, .console, .completion: true
    default: false
    }
  }
}
