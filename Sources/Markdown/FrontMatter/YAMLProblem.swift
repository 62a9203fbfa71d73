import Yams

/// Turns an error of the YAML parser into an issue of the file.
struct YAMLProblem {
  let issue: Issue

  init(_ error: any Error, in yaml: String, of subject: KeyedYAML.Subject) {
    var position = (line: 1, column: 1)
    var help = "text with a colon, or one that begins with a special character, needs quotes"
    let problem: String
    switch error as? YamlError {
    case .scanner(let context, let text, let mark, _), .parser(let context, let text, let mark, _),
      .composer(let context, let text, let mark, _):
      problem = text
      // A part without an end is best shown at its beginning.
      let place = context?.mark ?? mark
      position = (place.line, place.column)
    case .reader(let text, let offset, _, _):
      problem = text
      position = Self.position(of: offset ?? 0, in: yaml)
    case .duplicatedKeysInMapping(let keys, let context):
      problem = "the key '\(keys.sorted().joined(separator: "', '"))' occurs more than once"
      help = "remove one of the two"
      position = Self.repetition(of: keys.first ?? "", after: context.mark, in: yaml)
    default:
      problem = "it cannot be read"
    }
    // libyaml names a line behind the end of the file if a part is missing there.
    issue = Issue(
      line: max(1, min(position.line + subject.firstLine, subject.lastLine)),
      column: position.column, id: "\(subject.id)-yaml",
      message: "\(subject.name) is not valid YAML: \(problem)", help: help)
  }

  /// The place of a repeated key. The parser reports only the first place.
  private static func repetition(
    of key: String, after first: Mark, in yaml: String
  ) -> (line: Int, column: Int) {
    let lines = yaml.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() where index >= first.line {
      let text = line.drop { $0 == " " || $0 == "\"" || $0 == "'" }
      guard text.hasPrefix(key) else { continue }
      let rest = text.dropFirst(key.count).drop { $0 == " " || $0 == "\"" || $0 == "'" }
      guard rest.first == ":" else { continue }
      return (index + 1, line.unicodeScalars.count - text.unicodeScalars.count + 1)
    }
    return (first.line, first.column)
  }

  /// The line and the column of a character, counted from the beginning.
  private static func position(of offset: Int, in text: String) -> (line: Int, column: Int) {
    var position = (line: 1, column: 1)
    for character in text.prefix(max(0, offset)) {
      if character.isNewline {
        position = (position.line + 1, 1)
      } else {
        position.column += character.unicodeScalars.count
      }
    }
    return position
  }
}
