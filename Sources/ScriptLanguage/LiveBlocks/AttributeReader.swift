import Diagnostics

/// Reads the attributes of a block whose info string has nothing but them behind its first word.
enum AttributeReader {
  /// Reads them one after the other, and collects everything that is wrong.
  /// - Parameters:
  ///   - info: The info string.
  ///   - block: What the block is called in a sentence: "a 'claims' block".
  ///   - keys: The attributes that it has.
  ///   - example: What attributes look like.
  ///   - required: The attributes that it must have, each with what to write.
  ///   - apply: Takes an attribute with one of the keys.
  /// - Throws: Everything that is wrong.
  static func read(
    _ info: InfoString, of block: String, _ keys: [String], example: String,
    required: [(key: String, help: String)],
    _ apply: (InfoString.Attribute) throws(ScriptError) -> Void
  ) throws(ScriptError) {
    var problems = info.quoteProblems
    for word in info.words.dropFirst() {
      problems.append(
        .inInfo(
          "bad-attribute", "'\(word.text)' is not an attribute", word.range,
          help: ["attributes are written 'key=value': '\(example)'"]))
    }
    problems += AttributeReader.problems(in: info) { attribute throws(ScriptError) in
      guard keys.contains(attribute.key) else {
        throw ScriptError(.unknownAttribute(attribute, of: block, keys))
      }
      try apply(attribute)
    }
    for (key, help) in required
    where problems.isEmpty && !info.attributes.contains(where: { $0.key == key }) {
      problems.append(
        .inInfo(
          "missing-attribute", "This block has no '\(key)='",
          info.words.first?.range ?? SourceRange(0, 0), help: [help]))
    }
    if let error = ScriptError(problems) { throw error }
  }

  /// Takes attributes one after the other, each key once.
  /// - Returns: Everything that is wrong with them.
  static func problems(
    in info: InfoString, _ apply: (InfoString.Attribute) throws(ScriptError) -> Void
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for (attribute, isRepeated) in info.attributesInOrder {
      do throws(ScriptError) {
        guard !isRepeated else { throw ScriptError(.givenTwice(attribute)) }
        try apply(attribute)
      } catch {
        problems += error.diagnostics
      }
    }
    return problems
  }
}

extension InfoString.Attribute {
  /// The place of the value without the quotes it may stand in.
  var textRange: SourceRange {
    let isQuoted = valueRange.end - valueRange.start > value.utf8.count
    let start = valueRange.start + (isQuoted ? 1 : 0)
    return SourceRange(start, start + value.utf8.count)
  }

  /// What is wrong with the value.
  func wrongValue(_ expected: String) -> ScriptError {
    ScriptError(
      .inInfo(
        "bad-attribute", "'\(value)' is not a value of '\(key)'", valueRange,
        help: ["the value is \(expected)"]))
  }
}
