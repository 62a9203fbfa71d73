import Diagnostics
import LifecycleEngine

/// The attributes of a `claims` block.
package struct ClaimsAttributes: Sendable {
  /// The families of built-in scenarios or the ids of scenarios that the claims are about.
  package private(set) var over: [InfoString.Word] = []
  /// The releases of the claims; `nil` for all releases of each scenario.
  package private(set) var releases: [Release]?

  /// Reads the attributes of a `claims` block.
  /// - Throws: All errors in the attributes.
  package init(_ info: InfoString) throws(ScriptError) {
    var over: [InfoString.Word] = []
    var releases: [Release]?
    try AttributeReader.read(
      info, of: "a 'claims' block", ["over", "ios"], example: "over=transitions ios=13...26",
      required: [
        (
          "over",
          "write 'over=transitions', or another of \(ScenarioFamily.list), or scenario ids with "
            + "commas between them"
        )
      ]
    ) { attribute throws(ScriptError) in
      if attribute.key == "over" {
        over = try ClaimsAttributes.words(of: attribute)
      } else {
        releases = try ScenarioAttributes.releases(attribute)
      }
    }
    self.over = over
    self.releases = releases
  }

  /// The words between commas, with places.
  private static func words(
    of attribute: InfoString.Attribute
  ) throws(ScriptError) -> [InfoString.Word] {
    var words: [InfoString.Word] = []
    var start = attribute.textRange.start
    for part in attribute.value.utf8.split(separator: 44, omittingEmptySubsequences: false) {
      let range = SourceRange(start, start + part.count)
      start += part.count + 1
      let text = String(decoding: part, as: UTF8.self)
      guard !text.isEmpty, !words.contains(where: { $0.text == text }) else {
        throw ScriptError(
          .inInfo(
            "bad-attribute",
            text.isEmpty ? "A word is missing next to a comma" : "'\(text)' is given twice",
            text.isEmpty ? attribute.valueRange : range,
            help: [
              text.isEmpty
                ? "write scenario ids with commas between them" : "remove one of the two"
            ]))
      }
      words.append(InfoString.Word(text: text, range: range))
    }
    return words
  }
}
