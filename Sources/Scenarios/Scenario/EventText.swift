import LifecycleEngine
import ScriptMachine

/// The text of events and their parts in the notation of an expectation.
package enum EventText {
  /// The choice of the shown arguments.
  package enum ArgumentChoice: Sendable {
    case all
    /// The arguments that are needed to understand the event.
    case telling
    case labels([String])
  }

  /// The text of an event, such as `A.willMove(toParent: nil)`.
  /// - Parameters:
  ///   - event: The event.
  ///   - names: The names of the objects.
  ///   - arguments: The arguments to show.
  package static func describe(
    _ event: Event, _ names: ObjectNames, arguments: ArgumentChoice = .all
  ) -> String {
    "\(names[event.receiver]).\(call(event, names, arguments: arguments))"
  }

  /// The callback with its arguments, without the receiver: `willMove(toParent: nil)`.
  /// - Parameters:
  ///   - event: The event.
  ///   - names: The names of the objects.
  ///   - arguments: The arguments to show.
  package static func call(
    _ event: Event, _ names: ObjectNames, arguments: ArgumentChoice = .all
  ) -> String {
    let shown: [EventArgument]
    switch arguments {
    case .all: shown = event.arguments
    case .telling:
      // A flag says less than the controller before it. A flag alone is noise in a list.
      shown = Array(event.arguments.prefix(event.callback.isToldByArgument ? 1 : 0))
    case .labels(let labels): shown = event.arguments.filter { labels.contains($0.label) }
    }
    guard !shown.isEmpty else { return event.callback.baseName }
    var list = ""
    for argument in shown {
      // A pattern cannot ask for an empty text, because every line contains an empty text.
      if event.receiver == .console, shown.count == 1, case .text("") = argument.value {
        return event.callback.baseName
      }
      if !list.isEmpty { list += ", " }
      // Console lines are written `console.print("text")`.
      if event.receiver != .console { list += argument.label + ": " }
      // A label alone stands for any value in a pattern.
      if event.unknownFlag != nil, case .boolean = argument.value {
        if list.utf8.last == UInt8(ascii: " ") { list.removeLast() }
      } else {
        list += describe(argument.value, names)
      }
    }
    return "\(event.callback.baseName)(\(list))"
  }

  /// The text of a recorded argument, as in Swift.
  package static func describe(_ value: EventValue, _ names: ObjectNames) -> String {
    switch value {
    case .none: "nil"
    case .boolean(let truth): truth ? "true" : "false"
    case .number(let number): NumberText.describe(number)
    case .text(let text): quoted(text)
    case .object(let id): names[id]
    case .objects(let ids): "[\(ids.map { names[$0] }.joined(separator: ", "))]"
    case .size(let size):
      "\(NumberText.describe(size.width)) × \(NumberText.describe(size.height))"
    case .symbol(let name): ".\(name)"
    case .traits: "UITraitCollection"
    }
  }

  /// The text as a string literal on one line.
  package static func quoted(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": scalars.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": scalars.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": scalars.append(contentsOf: "\\n".unicodeScalars)
      case "\r": scalars.append(contentsOf: "\\r".unicodeScalars)
      case "\t": scalars.append(contentsOf: "\\t".unicodeScalars)
      case _ where scalar.isCommand:
        let number = String(scalar.value, radix: 16)
        scalars.append(contentsOf: ("\\u{" + number + "}").unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    scalars.append("\"")
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// True if the scalar controls a terminal or a line: control characters, line separators, and
  /// marks that change the direction of text.
  package var isCommand: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Callback {
  /// True if the first argument belongs to what happened, as the parent of `willMove(toParent:)`.
  var isToldByArgument: Bool {
    switch lens {
    case .containment, .delegates, .console, .completion: true
    default: false
    }
  }
}
