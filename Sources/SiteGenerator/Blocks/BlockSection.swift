/// A live block as a page shows the block, made of its runs while these are there.
struct BlockSection: Codable {
  /// The values of its template.
  var values: [String: TemplateValue] = [:]
  /// The script with the steps of a scenario, which its page loads when somebody steps through it; nil for a block that
  /// has none.
  var steps: String?
  /// The callbacks and steps that a scenario shows, for the pages that lead to the scenario.
  var subjects = ShownSubjects()
  /// An example as its page shows the example; nil for any other block.
  var example: ExampleOutcome?
}

extension BlockOutcome {
  /// The values of its template.
  var values: [String: TemplateValue] { section?.values ?? [:] }

  /// An example as its page shows the example; nil for any other block.
  var example: ExampleOutcome? { section?.example }

  /// The ids that a scenario names as its evidence.
  var evidence: [String] {
    guard let text = values["evidence"]?.text else { return [] }
    return text.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// The heading of a scenario: its title. The scenarios of a generated page share the title of the page, so that their
  /// versions are the heading there.
  func scenarioHeading(isGenerated: Bool) -> String? {
    guard kind == .scenario else { return nil }
    return values[isGenerated ? "releases" : "title"]?.text
  }
}
