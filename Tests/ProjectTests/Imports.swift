/// The permitted imports of each target.
enum Imports {
  /// The targets that are built as Embedded Swift.
  static let embedded = [
    "LifecycleEngine", "Diagnostics", "SwiftSubset", "ScriptLanguage", "TraceRendering",
  ]

  private static let system = ["Foundation", "Glibc", "Musl", "Darwin", "Dispatch"]
  private static let markdown = ["CMark", "Diagnostics", "Yams"] + system
  private static let language = ["LifecycleEngine", "Diagnostics", "ScriptLanguage"]
  private static let site =
    language + ["TraceRendering", "Markdown", "Mustache", "StandardTheme"] + system

  /// The modules that the files of each target may import.
  static let allowed: [String: [String]] = [
    "LifecycleEngine": [],
    "Diagnostics": [],
    "SwiftSubset": ["Diagnostics"],
    "ScriptLanguage": ["LifecycleEngine", "Diagnostics", "SwiftSubset"],
    "TraceRendering": language + ["SwiftSubset"],
    "Playground": ["LifecycleEngine", "ScriptLanguage", "TraceRendering"],
    "Benchmarks": language + ["Foundation"],
    "VerifyDocs": ["Foundation", "PackagePlugin"],
    "CMark": [],
    "Markdown": markdown,
    "SiteGenerator": site,
    "lifeguard": site + ["SiteGenerator", "ArgumentParser", "FlyingFox"],
  ]

  /// The modules that a file imports, each with a line.
  static func modules(in text: String) -> [(line: Int, module: String)] {
    let pattern =
      #/(?:^|;)\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/#
    var result: [(line: Int, module: String)] = []
    let lines = SwiftCode.stripped(text).lines
    for (index, line) in lines.enumerated() where line.contains("import") {
      for match in line.matches(of: pattern) { result.append((index + 1, String(match.1))) }
    }
    return result
  }

  /// The forbidden imports of a file in `Sources`.
  static func problems(_ file: SourceFile) -> [String] {
    guard let target = file.target else { return [] }
    guard let allowed = allowed[target] else {
      return ["\(file.path): the target \(target) is not in the table of imports"]
    }
    return modules(in: file.text).filter { !allowed.contains($0.module) }.map {
      "\(file.path):\($0.line): \(target) may not import \($0.module); "
        + "it may import \(allowed.isEmpty ? "nothing" : allowed.joined(separator: ", "))"
    }
  }
}
