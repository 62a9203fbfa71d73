import Diagnostics
import LifecycleEngine

// The full name of a method, such as `viewWillAppear(_:)`, as an event with any arguments.
extension ScenarioParser {
  /// Parses the labels of a full name and the right parenthesis.
  /// - Returns: The arguments that single out the callback, or `nil` if the text is no full name.
  mutating func parseFullName(of callback: String) throws(ScriptError) -> [PatternArgument]? {
    let start = parser.position
    var labels: [String] = []
    var arguments: [PatternArgument] = []
    while parser.current.isWord || parser.at(.underscore), parser.peek().kind == .colon {
      let token = parser.advance()
      parser.advance()
      labels.append(parser.text(of: token))
      guard token.kind != .underscore else { continue }
      arguments.append(
        PatternArgument(label: parser.name(of: token), value: .any, range: token.range))
    }
    // `didMove(toParent:)` is also a pattern with an open value and means the same.
    guard parser.at(.rightParen), labels.count > 1 || labels.first == "_" else {
      parser.position = start
      return nil
    }
    let range = parser.range(from: parser.tokens[start].start)
    parser.advance()
    let known = Callback.named(callback).filter { $0.lens != .none && $0.lens != .console }
    guard !known.isEmpty else { return arguments }
    if let meant = known.first(where: { $0.declarationLabels == labels }) {
      // An event has not all arguments of the method.
      return arguments.filter { meant.argumentLabels.contains($0.label ?? "") }
    }
    let names = known.map { "'\($0.fullName)'" }.joined(separator: ", ")
    report(
      failure(
        "unknown-label",
        "'\(callback)(\(labels.map { $0 + ":" }.joined()))' is not the name of a callback", range,
        [known.count == 1 ? "the name is \(names)" : "the names are \(names)"]))
    return []
  }
}

extension Callback {
  /// The name as Swift writes it: `willMove(toParent:)`.
  fileprivate var fullName: String {
    let labels = declarationLabels.map { $0 + ":" }.joined()
    return labels.isEmpty ? baseName : "\(baseName)(\(labels))"
  }
}
