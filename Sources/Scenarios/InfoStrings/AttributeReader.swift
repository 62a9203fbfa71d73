import Diagnostics

/// Reads the attributes of a block whose info string has only attributes after the first word.
package enum AttributeReader {
  /// Reads the attributes in order, and collects all errors.
  /// - Parameters:
  ///   - info: The info string.
  ///   - block: The name of the block in a sentence: "a 'claims' block".
  ///   - keys: The keys that the block allows.
  ///   - example: An example of attributes for the help.
  ///   - required: The required keys, each with help.
  ///   - apply: Called with each attribute that has an allowed key.
  /// - Throws: All errors.
  package static func read(
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

  /// Applies the attributes in order. A repeated key is an error.
  /// - Returns: All errors in the attributes.
  package static func problems(
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
  /// The range of the value, without the quotes around the value.
  package var textRange: SourceRange {
    let isQuoted = valueRange.end - valueRange.start > value.utf8.count
    let start = valueRange.start + (isQuoted ? 1 : 0)
    return SourceRange(start, start + value.utf8.count)
  }

  /// The error for a wrong value.
  package func wrongValue(_ expected: String) -> ScriptError {
    ScriptError(
      .inInfo(
        "bad-attribute", "'\(value)' is not a value of '\(key)'", valueRange,
        help: ["the value is \(expected)"]))
  }
}
