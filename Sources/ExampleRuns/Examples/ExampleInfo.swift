import Diagnostics
import Scenarios

/// The author's mark of an example, behind the word `swift`.
package enum ExampleMark: String, CaseIterable, Sendable {
  case correct, incorrect

  /// The word of a block that is only shown.
  static let fragment = "fragment"
}

/// The attributes of `swift correct` or `swift incorrect`.
package struct ExampleAttributes: Sendable {
  /// A value with its place in the info string.
  package struct Value: Sendable {
    /// The text.
    package let text: String
    /// The range in bytes from the beginning of the info string.
    package let range: SourceRange
  }

  /// The mark, correct or incorrect.
  package let mark: ExampleMark
  /// The range of the mark.
  package let markRange: SourceRange
  /// The id of the finding that an incorrect example is to show.
  package private(set) var finding: Value?
  /// The drives of the example; `nil` for all drives but the storyboard.
  package private(set) var drives: [DriveKind]?
  /// The reason why the example is not run.
  package private(set) var notRun: Value?

  /// The allowed keys.
  package static let keys = ["finding", "drive", "not-run"]

  /// The keys of a block that is only shown.
  package static let keysOfShownCode = ["include", "lines", "ignore"]

  /// The info string with these attributes.
  package var info: String {
    var text = "swift \(mark.rawValue)"
    if let finding { text += " finding=\(finding.text)" }
    if let drives { text += " drive=" + drives.map { $0.rawValue }.joined(separator: ",") }
    if let notRun { text += " not-run=\"\(notRun.text)\"" }
    return text
  }

  /// Creates the attributes of an info string without any beyond the mark.
  /// - Parameters:
  ///   - mark: Correct or incorrect.
  ///   - drives: The drives; `nil` for all drives but the storyboard.
  package init(_ mark: ExampleMark, drives: [DriveKind]? = nil) {
    self.mark = mark
    markRange = SourceRange(0, 0)
    self.drives = drives
  }

  /// Reads the attributes of an example.
  /// - Throws: All errors in the attributes.
  package init(
    _ info: InfoString, _ mark: ExampleMark, at word: InfoString.Word
  ) throws(ScriptError) {
    self.mark = mark
    markRange = word.range
    var problems = info.quoteProblems
    let id = ExampleAttributes.idInWords(info)
    for other in info.words.dropFirst()
    where other.range.start != word.range.start && !(id?.rest.contains(other.range) ?? false) {
      problems.append(ExampleAttributes.problem(of: other))
    }
    problems += AttributeReader.problems(in: info) { attribute throws(ScriptError) in
      try apply(attribute.keyRange == id?.whole.keyRange ? id?.whole ?? attribute : attribute)
    }
    if problems.isEmpty, mark == .incorrect, finding == nil, notRun == nil {
      problems.append(
        .inInfo(
          "missing-attribute", "This incorrect example has no 'finding='", word.range,
          help: [
            "name the finding that its run shows: 'swift incorrect finding=…'; 'lifeguard explain "
              + "findings' lists them"
          ]))
    }
    if let error = ScriptError(problems) { throw error }
  }

  /// The id of a finding in several words, as in `finding=missing super`, and the ranges of all
  /// words but the first.
  private static func idInWords(
    _ info: InfoString
  ) -> (whole: InfoString.Attribute, rest: [SourceRange])? {
    guard let first = info.attributes.first(where: { $0.key == "finding" }),
      Finding.named(first.value) == nil
    else { return nil }
    let starts = info.attributes.map { $0.keyRange.start }
    let next = starts.filter { $0 > first.keyRange.start }.min() ?? Int.max
    let behind = info.words.filter {
      $0.range.start >= first.valueRange.end && $0.range.start < next
    }
    let rest = behind.prefix {
      ExampleMark(rawValue: $0.text) == nil && DriveKind(rawValue: $0.text) == nil
        && !keys.contains($0.text)
    }
    guard let last = rest.last else { return nil }
    var whole = first
    for word in rest { whole.value += " " + word.text }
    whole.valueRange = SourceRange(first.valueRange.start, last.range.end)
    return (whole, rest.map { $0.range })
  }

  /// An example of an attribute.
  private static let example = "finding=\(Finding.all.first?.id ?? "")"

  private static func problem(of word: InfoString.Word) -> Diagnostic {
    if keys.contains(word.text) {
      let example =
        switch word.text {
        case "finding": example
        case "drive": "drive=push,tabs"
        default: "not-run=\"it needs a camera\""
        }
      return .inInfo(
        "bad-attribute", "'\(word.text)' has no value", word.range, help: ["write '\(example)'"])
    }
    if ExampleMark(rawValue: word.text) != nil {
      return .inInfo(
        "bad-attribute", "An example is either correct or incorrect", word.range,
        help: ["remove one of the two words"])
    }
    if word.text == ExampleMark.fragment {
      return .inInfo(
        "bad-attribute", "A fragment is only shown, so it is neither correct nor incorrect",
        word.range, help: ["remove one of the two words"])
    }
    let example =
      if DriveKind(rawValue: word.text) != nil {
        "drives are named together, with commas and no spaces between them: 'drive=push,tabs'"
      } else {
        "attributes are written 'key=value': "
          + "'\(Finding.named(word.text).map { "finding=\($0.id)" } ?? self.example)'"
      }
    return .inInfo(
      "bad-attribute", "'\(word.text)' is not an attribute", word.range, help: [example])
  }

  private mutating func apply(_ attribute: InfoString.Attribute) throws(ScriptError) {
    switch attribute.key {
    case "finding": try apply(finding: attribute)
    case "drive": try apply(drives: attribute)
    case "not-run":
      guard attribute.value.utf8.contains(where: { $0 != 32 }) else {
        throw attribute.wrongValue("the reason, in quotes")
      }
      notRun = Value(text: attribute.value, range: attribute.valueRange)
    default:
      throw ScriptError(ExampleAttributes.unknown(attribute))
    }
  }

  package static func unknown(_ attribute: InfoString.Attribute) -> Diagnostic {
    .unknownAttribute(attribute, of: "a Swift block", keys + keysOfShownCode)
  }

  /// The error about an attribute that belongs to another mark.
  package static func misplaced(_ attribute: InfoString.Attribute, help: String) -> Diagnostic {
    let owners = attribute.key == "finding" ? [ExampleMark.incorrect] : ExampleMark.allCases
    return .inInfo(
      "misplaced-attribute",
      "'\(attribute.key)' is an attribute of "
        + owners.map { "'swift \($0.rawValue)'" }.joined(separator: " and "), attribute.keyRange,
      help: [help])
  }

  private mutating func apply(finding attribute: InfoString.Attribute) throws(ScriptError) {
    guard mark == .incorrect else {
      throw ScriptError(
        ExampleAttributes.misplaced(
          attribute, help: "remove 'finding=': a correct example shows none"))
    }
    guard !attribute.value.utf8.contains(UInt8(ascii: ",")) else {
      throw ScriptError(
        .inInfo(
          "bad-attribute", "An incorrect example names one finding", attribute.textRange,
          help: ["name the finding that it is about; it may show others as well"]))
    }
    let known = Finding.all.map { $0.id }
    guard known.contains(attribute.value) else {
      let bytes = attribute.value.utf8.map { $0 == 32 ? UInt8(ascii: "-") : $0 }
      let id = String(decoding: bytes, as: UTF8.self)
      let near = known.contains(id) ? id : EditDistance.nearest(to: id, in: known)
      throw ScriptError(
        .inInfo(
          "unknown-finding",
          "'\(attribute.value)' is not a finding" + (near.map { "; did you mean '\($0)'?" } ?? ""),
          attribute.textRange, help: ["the findings are \(known.joined(separator: ", "))"]))
    }
    finding = Value(text: attribute.value, range: attribute.valueRange)
  }

  private mutating func apply(drives attribute: InfoString.Attribute) throws(ScriptError) {
    var kinds: [DriveKind] = []
    var start = attribute.textRange.start
    for part in attribute.value.utf8.split(separator: 44, omittingEmptySubsequences: false) {
      let name = String(decoding: Array(part), as: UTF8.self)
      guard let kind = DriveKind(rawValue: name) else {
        let known = DriveKind.allCases.map { $0.rawValue }
        let near = EditDistance.nearest(to: name, in: known)
        throw ScriptError(
          .inInfo(
            "unknown-drive",
            "'\(name)' is not a drive" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            part.isEmpty ? attribute.keyRange : SourceRange(start, start + part.count),
            help: ["the drives are \(known.joined(separator: ", "))"]))
      }
      if !kinds.contains(kind) { kinds.append(kind) }
      start += part.count + 1
    }
    drives = kinds
  }
}
