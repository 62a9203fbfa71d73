/// A finding is one file: what is special about it is said there, by a field of its declaration, and no other
/// code asks which finding it is.
struct FindingNames {
  /// A finding as it is declared.
  struct Declared {
    let path: String
    /// `layoutLoop`.
    let name: String
    /// `layout-loop`.
    let id: String
  }

  /// Where a finding may be named all the same.
  static let exceptions = [
    // The list of all.
    "Sources/ScriptLanguage/Findings/Finding.swift",
    // What a person may type, in the help of the command.
    "Sources/lifeguard/Explain.swift",
  ]

  let declared: [Declared]

  init(_ files: [SourceFile]) {
    declared = files.filter { $0.target == "ScriptLanguage" }.flatMap { file in
      file.text.matches(of: #/static let (\w+) = Finding\(\s*id: "([a-z-]+)"/#).map {
        Declared(path: file.path, name: String($0.1), id: String($0.2))
      }
    }
  }

  /// Where a file of `Sources` names findings that are not its own, by their ids, in comments too, or by the
  /// names of their declarations.
  func problems(_ file: SourceFile) -> [String] {
    guard let target = file.target, !Self.exceptions.contains(file.path) else { return [] }
    let others = declared.filter { $0.path != file.path }
    let code = SwiftCode.stripped(file.text)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var result: [String] = []
    for (index, line) in file.lines.enumerated() {
      for finding in others {
        // The engine knows no findings: what is called alike there is something else.
        let isNamed =
          Self.names(String(line), finding.id)
          || target != "LifecycleEngine" && index < code.count
            && Self.names(String(code[index]), finding.name)
        guard isNamed else { continue }
        result.append(
          "\(file.path):\(index + 1): '\(finding.id)' is named; let its declaration in "
            + "\(finding.path) say what is special about it")
      }
    }
    return result
  }

  /// Whether a line has a word that is no part of a longer one.
  private static func names(_ line: String, _ word: String) -> Bool {
    guard line.contains(word) else { return false }
    let text = Array(line.utf8)
    let word = Array(word.utf8)
    return text.indices.contains { start in
      text[start...].starts(with: word) && (start == 0 || !isPart(text[start - 1]))
        && (start + word.count == text.count || !isPart(text[start + word.count]))
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    let letter = byte | 32
    return letter >= 97 && letter <= 122 || byte >= 48 && byte <= 57 || byte == 45 || byte == 95
  }
}
