import Diagnostics
import LifecycleEngine

/// What the info string of a `state-table` block says.
public struct StateTableAttributes: Sendable {
  /// The id of the scenario that is run.
  public private(set) var scenario = InfoString.Word(text: "", range: SourceRange(0, 0))
  /// The name of the controller whose state is looked at.
  public private(set) var receiver = InfoString.Word(text: "", range: SourceRange(0, 0))
  /// The release it is run on; `nil` for the newest that the scenario has.
  public private(set) var release: Release?

  /// Reads the attributes of a `state-table` block.
  /// - Throws: Everything that is wrong with them.
  init(_ info: InfoString) throws(ScriptError) {
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
