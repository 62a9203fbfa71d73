import LifecycleEngine
import ScriptLanguage

/// Events and their parts in the notation of the script language.
struct EventText {
  let names: ObjectNames

  /// The callback with its arguments: `viewWillAppear(animated: true)`.
  func call(_ event: Event) -> String {
    guard !event.arguments.isEmpty else { return event.callback.baseName }
    var result = event.callback.baseName + "("
    for (index, argument) in event.arguments.enumerated() {
      if index > 0 { result += ", " }
      // Console lines are written `console.print("text")`, as an expectation names them.
      if event.receiver != .console { result += argument.label + ": " }
      result += value(argument.value)
    }
    return result + ")"
  }

  /// The receiver and the call: `Current.viewWillAppear(animated: true)`.
  func full(_ event: Event) -> String { names[event.receiver] + "." + call(event) }

  /// An argument as it would be written in Swift.
  func value(_ value: EventValue) -> String {
    switch value {
    case .none: return "nil"
    case .boolean(let flag): return flag ? "true" : "false"
    case .number(let number): return DecimalText.number(number) ?? "nan"
    case .text(let text): return EventText.quoted(text)
    case .object(let id): return names[id]
    case .objects(let ids):
      var result = "["
      for (index, id) in ids.enumerated() {
        if index > 0 { result += ", " }
        result += names[id]
      }
      return result + "]"
    case .size(let size):
      let width = DecimalText.number(size.width) ?? "nan"
      let height = DecimalText.number(size.height) ?? "nan"
      return width + " × " + height
    }
  }

  /// The permanent id of the choreography step that an event comes from, `author` for a call made
  /// by code.
  static func step(_ reference: StepReference) -> String {
    let index = Int(reference.choreography)
    guard Choreography.all.indices.contains(index), reference.step >= 0,
      let step = Choreography.all[index].step(at: Int(reference.step))
    else { return "author" }
    return Choreography.all[index].id + "." + step.name
  }

  /// What an actor did, with the actor: `user.beginSwipeBack()`.
  static func action(_ mark: ActionMark) -> String {
    actor(mark.actor) + "." + mark.text
  }

  static func actor(_ actor: ActionMark.Actor) -> String {
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

  /// A string literal, on one line whatever the text holds.
  static func quoted(_ text: String) -> String {
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
  /// Whether it is no text but tells a terminal or a line what to do: control characters, line
  /// separators, and what changes the direction of the text behind it.
  var isCommand: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
