import Scenarios
import TraceRendering

/// A request of a page to the engine, and the answer as one JSON object with a line feed.
///
/// A request is text. The first line has the name of the request and options, such as
/// `scenario ios=12`; the rest is a live block: the info string on a line, then the body.
///
/// | request | the rest | answer |
/// |---|---|---|
/// | `trace` | a scenario block | the run, as `lifeguard run --format json` prints it |
/// | `scenario` | a scenario block | `ScenarioWidget` |
/// | `controls` | a scenario block | `ControlsWidget` |
/// | `expect` | a scenario block | `ExpectationWidget` |
/// | `example` | a Swift block that is marked correct or incorrect | `ExampleWidget` |
/// | `check` | a Swift file | `CheckWidget` |
package enum PlaygroundRequest {
  /// Answers a request. An unknown request answers with an empty object.
  /// - Parameter request: The whole text of the request.
  /// - Returns: One JSON object and a line feed.
  package static func answer(_ request: String) -> String {
    let (head, rest) = TextLines.cut(request)
    let options = InfoString(head)
    switch options.words.first?.text {
    case "trace": return PlaygroundAnswer.json(block: rest)
    case "scenario": return ScenarioWidget.json(block: rest, options)
    case "controls": return ControlsWidget.json(block: rest)
    case "expect": return ExpectationWidget.json(block: rest)
    case "example": return ExampleWidget.json(block: rest)
    case "check": return CheckWidget.json(file: rest)
    case .some, .none: return "{}\n"
    }
  }
}
