/// The sources that the engine's code cites in comments, for decisions that are neither steps nor
/// rules.
enum CodeCitations {
  /// The files that cite a source, in the order of their paths.
  static func files(citing id: String) -> [String] { files[id] ?? [] }

  /// The sources that code cites.
  static let ids: Set<String> = Set(files.keys)

  /// The lines of a table: a source, then the files that cite the source.
  static func table(of found: [String: Set<String>]) -> [String] {
    found.keys.sorted().map { id in
      "\(id) | \(found[id, default: []].sorted().joined(separator: " "))"
    }
  }

  /// The sources that the comments of a file cite: the ids in backticks between `Source:` and the
  /// end of the sentence.
  static func ids(in code: String) -> [String] {
    var result: [String] = []
    for comment in comments(in: code) {
      for part in comment.split(separator: "ource: ", omittingEmptySubsequences: false).dropFirst()
      {
        result += ids(inSentence: part)
      }
    }
    return result
  }

  /// The comments of a file, each as one line.
  private static func comments(in code: String) -> [String] {
    var result = [""]
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("//") {
        result[result.count - 1] += " " + text.drop { $0 == "/" }.drop { $0 == " " }
      } else if !result[result.count - 1].isEmpty {
        result.append("")
      }
    }
    return result
  }

  private static func ids(inSentence text: Substring) -> [String] {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    var result: [String] = []
    for (index, piece) in pieces.enumerated() {
      guard index.isMultiple(of: 2) else {
        if isID(piece) { result.append(String(piece)) }
        continue
      }
      if piece.contains(". ") || piece.hasSuffix(".") { break }
    }
    return result
  }

  private static func isID(_ text: Substring) -> Bool {
    text.contains("-") && text.allSatisfy { $0 == "-" || $0.isNumber || $0.isLowercase }
  }

  private static let files: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in EvidenceRegister.codeCitations.split(separator: "\n") {
      let fields = EvidenceSource.fields(of: line)
      guard fields.count == 2 else { continue }
      result[fields[0]] = fields[1].split(separator: " ").map(String.init)
    }
    return result
  }()
}
