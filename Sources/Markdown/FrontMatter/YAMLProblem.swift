import Yams

/// Turns what the YAML parser throws into one issue of the file.
struct YAMLProblem {
  let issue: Issue

  init(_ error: any Error, in yaml: String, of subject: KeyedYAML.Subject) {
    var position = (line: 1, column: 1)
    let problem: String
    switch error as? YamlError {
    case .scanner(_, let text, let mark, _), .parser(_, let text, let mark, _),
      .composer(_, let text, let mark, _):
      problem = text
      position = (mark.line, mark.column)
    case .reader(let text, let offset, _, _):
      problem = text
      position = Self.position(of: offset ?? 0, in: yaml)
    case .duplicatedKeysInMapping(let keys, let context):
      problem = "the key " + keys.sorted().joined(separator: ", ") + " occurs more than once"
      position = (context.mark.line, context.mark.column)
    default:
      problem = "it cannot be read"
    }
    // libyaml names a line behind the end for what is missing there.
    issue = Issue(
      line: max(1, min(position.line + subject.firstLine, subject.lastLine)),
      column: position.column, id: "\(subject.id)-yaml",
      message: "\(subject.name) is not valid YAML: \(problem)",
      help: "Text with a colon, or one that begins with a special character, needs quotes")
  }

  /// Where a character, counted from the beginning, stands.
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
