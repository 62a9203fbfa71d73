import Yams

/// Turns what the YAML parser throws into one issue of the file.
struct YAMLProblem {
  let issue: Issue

  init(_ error: any Error, in block: FrontMatterBlock) {
    var position = (line: 1, column: 1)
    let problem: String
    switch error as? YamlError {
    case .scanner(_, let text, let mark, _), .parser(_, let text, let mark, _),
      .composer(_, let text, let mark, _):
      problem = text
      position = (mark.line, mark.column)
    case .reader(let text, let offset, _, _):
      problem = text
      position = Self.position(of: offset ?? 0, in: block.yaml)
    case .duplicatedKeysInMapping(let keys, let context):
      problem = "the key " + keys.sorted().joined(separator: ", ") + " occurs more than once"
      position = (context.mark.line, context.mark.column)
    default:
      problem = "it cannot be read"
    }
    // The closing line is the last that can be pointed at; libyaml names a line behind the end
    // for what is missing there. The first line of the YAML is the second of the file.
    issue = Issue(
      line: min(position.line + 1, block.lineCount), column: position.column,
      id: "front-matter-yaml", message: "Front matter is not valid YAML: \(problem)",
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
