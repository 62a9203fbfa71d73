import LifecycleEngine

extension WhatIf {
  /// The things that a reader can change about a scenario, in the order of the page.
  package enum Subject: String, CaseIterable, Sendable {
    case ios, device, animated, gesture, style, container

    /// The words in front of the options.
    package var label: String {
      switch self {
      case .ios: "Version"
      case .device: "Device"
      case .animated: "Animation"
      case .gesture: "Swipe"
      case .style: "Presentation style"
      case .container: "Root of the window"
      }
    }
  }

  /// A control above a scenario.
  package struct Control: Equatable, Sendable {
    /// The changed thing. Its raw value is the id of the control.
    package let subject: Subject
    /// At least two options, in the order of the page.
    package let options: [Option]
    /// The values of the options that change nothing: the published releases, otherwise one value.
    package let written: [String]

    package var id: String { subject.rawValue }
    package var label: String { subject.label }
  }

  /// One option of a control.
  package struct Option: Equatable, Sendable {
    /// The value, as a request and the attribute of a page have it.
    package let value: String
    /// The text of the option.
    package let label: String

    /// Creates an option with the text that belongs to its value.
    package init(_ subject: Subject, _ value: String) {
      self.value = value
      label = value == WhatIf.written ? "as written" : Option.label(subject, value)
    }

    private static func label(_ subject: Subject, _ value: String) -> String {
      switch subject {
      case .ios: "iOS \(value)"
      case .device: value == Device.Idiom.pad.name ? "iPad" : "iPhone"
      case .animated: value == "on" ? "animated" : "not animated"
      case .gesture: value == "finish" ? "finished" : "cancelled"
      case .style: value
      case .container: Container(rawValue: value)?.label ?? value
      }
    }
  }

  /// A chosen option.
  package struct Choice: Sendable {
    /// The id of the control.
    package let id: String
    /// The value of the option.
    package let value: String

    /// Creates a choice.
    package init(_ id: String, _ value: String) {
      self.id = id
      self.value = value
    }
  }

  /// The value that leaves code as it is, where no other value says what the code does.
  static let written = "written"
}
