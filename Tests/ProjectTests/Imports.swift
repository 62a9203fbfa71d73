/// The permitted imports of each target.
enum Imports {
  /// The targets of the script language, the lowest first. Each imports only targets before it.
  static let language = [
    "UIKitNames", "ScriptCompiler", "ScriptMachine", "Scenarios", "ExampleRuns",
  ]
  /// The targets that are built as Embedded Swift.
  static let embedded = base + language + ["TraceRendering", "Playground"]

  private static let base = ["LifecycleEngine", "Diagnostics", "SwiftSubset"]
  private static let scenarios = ["UIKitNames", "ScriptCompiler", "ScriptMachine", "Scenarios"]
  private static let system = ["Foundation", "Glibc", "Musl", "Darwin", "Dispatch"]
  private static let site =
    ["LifecycleEngine", "Diagnostics"] + language + ["TraceRendering", "Markdown", "Mustache"]
    + ["StandardTheme"] + system

  /// The modules that the files of each target may import.
  static let allowed: [String: [String]] = [
    "LifecycleEngine": [],
    "Diagnostics": [],
    "SwiftSubset": ["Diagnostics"],
    "UIKitNames": base,
    "ScriptCompiler": base + ["UIKitNames"],
    "ScriptMachine": base + ["UIKitNames", "ScriptCompiler"],
    "Scenarios": base + ["UIKitNames", "ScriptCompiler", "ScriptMachine"],
    "ExampleRuns": base + scenarios,
    "TraceRendering": base + scenarios,
    "Playground": base + language + ["TraceRendering"],
    "PlaygroundModule": ["Playground"],
    "Benchmarks": ["LifecycleEngine", "Diagnostics", "Scenarios", "Foundation"],
    "VerifyDocs": ["Foundation", "PackagePlugin"],
    "CMark": [],
    "CZlib": [],
    "Markdown": ["CMark", "Diagnostics", "Yams"] + system,
    "SiteGenerator": site + ["CZlib"],
    "LanguageServer": base + language
      + ["TraceRendering", "Markdown", "SiteGenerator"] + system,
    "lifeguard": site + ["SiteGenerator", "LanguageServer", "ArgumentParser", "FlyingFox"],
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
