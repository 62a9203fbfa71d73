extension WhatIf {
  /// The things that a reader can change about a scenario, in the order of the page. The raw value is the id of the
  /// control; `live.js` has the words that a page shows.
  package enum Subject: String, CaseIterable, Sendable {
    case ios, device, animated, gesture, style, container
  }

  /// A control above a scenario.
  package struct Control: Equatable, Sendable {
    /// The changed thing.
    package let subject: Subject
    /// The values of at least two options, in the order of the page.
    package let values: [String]
    /// The values of the options that change nothing: the published releases, otherwise one value.
    package let written: [String]
  }

  /// A chosen option.
  package struct Choice: Sendable {
    /// The changed thing.
    package let subject: Subject
    /// The value of the option.
    package let value: String

    /// Creates a choice.
    package init(_ subject: Subject, _ value: String) {
      self.subject = subject
      self.value = value
    }
  }

  /// The value that leaves code as it is, where no other value says what the code does.
  static let written = "written"
}
