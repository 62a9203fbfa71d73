/// A finding is a single file. A field of the declaration says what is special about the finding, and no
/// other code asks for a finding by name.
struct FindingNames {
  /// The declaration of a finding.
  struct Declared {
    let path: String
    /// `layoutLoop`.
    let name: String
    /// `layout-loop`.
    let id: String
  }

  /// The files that may name a finding nevertheless.
  static let exceptions = [
    // This file has the list of all findings.
    "Sources/ExampleRuns/Findings/Finding.swift",
    // The help of the command shows an id that a person may type.
    "Sources/lifeguard/Explain.swift",
  ]

  let declared: [Declared]

  init(_ files: [SourceFile]) {
    declared = files.filter { $0.target == "ExampleRuns" }.flatMap { file in
      file.text.matches(of: #/static let (\w+) = Finding\(\s*id: "([a-z-]+)"/#).map {
        Declared(path: file.path, name: String($0.1), id: String($0.2))
      }
    }
  }

  /// The places where a file of `Sources` names findings of other files, by id (in comments too) or by the
  /// name of the declaration.
  func problems(_ file: SourceFile) -> [String] {
    guard let target = file.target, !Self.exceptions.contains(file.path) else { return [] }
    let others = declared.filter {
      $0.path != file.path && (file.text.holds($0.id) || file.text.holds($0.name))
    }
    guard !others.isEmpty else { return [] }
    let code = SwiftCode.stripped(file.text).lines
    var result: [String] = []
    for (index, line) in file.lines.enumerated() {
      for finding in others {
        // The engine knows no findings, so an equal name in the engine means something else.
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

  /// True if a line has a word that is no part of a longer word.
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
