/// A live block as a page shows the block. The section is made while the runs are in memory.
struct BlockSection: Codable {
  /// The values for the template.
  var values: [String: TemplateValue] = [:]
  /// The script with the steps of a scenario. The page loads the script when a reader steps through
  /// the scenario. `nil` for a block without steps.
  var steps: String?
  /// The callbacks and steps that a scenario shows, for the pages that lead to the scenario.
  var subjects = ShownSubjects()
  /// A scenario as a task for a reader; nil for any other block, and for a wrong scenario.
  var prediction: Prediction?
  /// An example as its page shows the example; nil for any other block.
  var example: ExampleOutcome?
  /// The events beside the lines of a scenario's expectations, for editors; empty on pages.
  var events: [EventMark] = []
}

/// The event that a line of an expectation describes.
package struct EventMark: Codable, Sendable {
  /// The line of the script, from 1.
  package let line: Int
  /// The number of the event in the trace that a page shows, from 1.
  package let number: Int
  /// The time of the event in microseconds.
  package let microseconds: Int64
}

extension BlockOutcome {
  /// The values for the template.
  var values: [String: TemplateValue] { section?.values ?? [:] }

  /// An example as its page shows the example; nil for any other block.
  var example: ExampleOutcome? { section?.example }

  /// The evidence ids of a scenario.
  var evidence: [String] {
    guard let text = values["evidence"]?.text else { return [] }
    return text.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// The title of a scenario; nil for any other block.
  var scenarioTitle: String? { kind == .scenario ? values["title"]?.text : nil }
}
