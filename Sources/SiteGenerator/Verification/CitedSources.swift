import Diagnostics
import Scenarios

/// The values of `evidence=` that have the form of an id, and that are no source of the register.
///
/// An address, a text with spaces or capitals, and a single word are labels of the author's own.
struct CitedSources {
  private let info: InfoString

  init(_ info: InfoString) { self.info = info }

  /// The problems of the info string.
  var problems: [Diagnostic] {
    info.attributes.filter { $0.key == "evidence" }.flatMap(problems(of:))
  }

  private func problems(of attribute: InfoString.Attribute) -> [Diagnostic] {
    var start = attribute.textRange.start
    var problems: [Diagnostic] = []
    for part in attribute.value.utf8.split(separator: 44, omittingEmptySubsequences: false) {
      let indent = part.prefix { $0 == 32 }.count
      let id = String(decoding: part.drop { $0 == 32 }, as: UTF8.self)
        .withoutSpacesBehind
      if CitedSources.isID(id), EvidenceRegister.source(id) == nil {
        problems.append(problem(id, SourceRange(start + indent, start + indent + id.utf8.count)))
      }
      start += part.count + 1
    }
    return problems
  }

  private func problem(_ id: String, _ range: SourceRange) -> Diagnostic {
    let known = EvidenceRegister.shared.sources.map(\.id)
    let near = EditDistance.nearest(to: id, in: known)
    return .inInfo(
      "unknown-source",
      "'\(id)' is not the id of a source" + (near.map { "; did you mean '\($0)'?" } ?? ""), range,
      help: [
        near.map { "write '\($0)'" }
          ?? "write the address of the source, or its name in words: 'evidence=\"A log of mine\"'"
      ])
  }

  /// True for words of small letters and digits with hyphens between them.
  private static func isID(_ text: String) -> Bool {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty
          && word.utf8.allSatisfy { $0 >= 97 && $0 <= 122 || $0 >= 48 && $0 <= 57 }
      }
  }
}

extension String {
  fileprivate var withoutSpacesBehind: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
