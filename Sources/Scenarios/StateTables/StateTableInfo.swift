import Diagnostics
import LifecycleEngine

/// The attributes of a `state-table` block.
package struct StateTableAttributes: Sendable {
  /// The id of the scenario.
  package private(set) var scenario = InfoString.Word(text: "", range: SourceRange(0, 0))
  /// The name of the controller whose state is shown.
  package private(set) var receiver = InfoString.Word(text: "", range: SourceRange(0, 0))
  /// The release of the run; `nil` for the newest release of the scenario.
  package private(set) var release: Release?

  /// Reads the attributes of a `state-table` block.
  /// - Throws: All errors in the attributes.
  package init(_ info: InfoString) throws(ScriptError) {
    var scenario = self.scenario
    var receiver = self.receiver
    var release: Release?
    try AttributeReader.read(
      info, of: "a 'state-table' block", ["scenario", "of", "ios"],
      example: "scenario=first-appearance of=A",
      required: [
        ("scenario", "write the id of a scenario: 'scenario=first-appearance'"),
        ("of", "write the name of a controller of the scenario: 'of=A'"),
      ]
    ) { attribute throws(ScriptError) in
      let word = InfoString.Word(text: attribute.value, range: attribute.textRange)
      switch attribute.key {
      case "scenario": scenario = word
      case "of": receiver = word
      default: release = try ScenarioAttributes.release(attribute)
      }
    }
    self.scenario = scenario
    self.receiver = receiver
    self.release = release
  }
}
