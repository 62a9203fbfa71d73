import Scenarios

@testable import SiteGenerator

/// A section of a page with the opposite content. Correct examples become incorrect and the other
/// way round, and `always` becomes `never`.
struct OppositeSection {
  /// A page with nothing but the section.
  let text: String
  /// The lines of the changed blocks, with their fences.
  let blocks: [ClosedRange<Int>]

  /// - Parameter place: `page.md#heading`.
  /// - Returns: nil if there is no such section.
  init?(_ place: String, in content: ContentPages) {
    guard let section = content.section(at: place) else { return nil }
    var lines = ["# Opposite", ""]
    var blocks: [ClosedRange<Int>] = []
    let finding = section.blocks.lazy.compactMap { OppositeSection.finding($0.info) }.first
    for block in section.blocks {
      guard let info = OppositeSection.opposite(ofInfo: block.info, finding) else { continue }
      let body = block.literal.split(separator: "\n", omittingEmptySubsequences: false)
        .map { info == block.info ? OppositeSection.opposite(ofClaim: String($0)) : String($0) }
      let first = lines.count + 1
      lines += ["```" + info] + body.dropLast() + ["```", ""]
      blocks.append(first...(lines.count - 1))
    }
    self.blocks = blocks
    text = lines.joined(separator: "\n")
  }

  /// The info string of the opposite block; nil for a block without an opposite.
  private static func opposite(ofInfo info: String, _ finding: String?) -> String? {
    if info.hasPrefix("claims") { return info }
    var words = info.split(separator: " ").map(String.init)
    guard words.count > 1, words[0] == "swift" else { return nil }
    switch words[1] {
    case "incorrect":
      words[1] = "correct"
      words.removeAll { $0.hasPrefix("finding=") }
    case "correct":
      guard let finding else { return nil }
      words[1] = "incorrect"
      words.append("finding=" + finding)
    default: return nil
    }
    return words.joined(separator: " ")
  }

  private static func finding(_ info: String) -> String? {
    info.split(separator: " ").first { $0.hasPrefix("finding=") }
      .map { String($0.dropFirst("finding=".count)) }
  }

  private static func opposite(ofClaim line: String) -> String {
    for (word, other) in [("always ", "never "), ("never ", "always "), ("varies ", "always ")]
    where line.hasPrefix(word) {
      return other + line.dropFirst(word.count)
    }
    return line
  }
}
