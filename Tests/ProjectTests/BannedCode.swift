/// Code that is not written here, with the replacement.
struct BannedCode: Sendable {
  let pattern: String
  let replacement: String
  /// The targets that must not have the code. An empty list stands for every target.
  var targets: [String] = []
  /// The files or targets that may have the code.
  var exceptions: [String] = []
  /// Texts of which a match holds at least one, if the pattern does not show such texts.
  var signs: [String] = []

  static let everywhere = [
    BannedCode(
      pattern: #"\b(fatalError|preconditionFailure|precondition|assertionFailure|assert)\("#,
      replacement: "a diagnostic or a thrown error"),
    BannedCode(pattern: #"\btry!"#, replacement: "'do' and 'catch', or a throwing function"),
    BannedCode(pattern: #"\bas!"#, replacement: "'as?' and 'guard let'", signs: ["as!"]),
    BannedCode(
      pattern: #"[\w)\]>?]!(?![=~])"#, replacement: "'guard let', 'if let' or a default after '??'",
      signs: ["!"]),
    BannedCode(
      pattern: #"(?:^|[^.\w])(debugPrint|dump|print|NSLog)\("#,
      replacement: "a returned text, which the command prints",
      exceptions: ["lifeguard", "Sources/PlaygroundModule/Command.swift", "Benchmarks"],
      signs: ["Print(", "dump(", "print(", "NSLog("]),
    BannedCode(
      pattern: #"\b(Date\(\)|Date\.now|ContinuousClock|SuspendingClock|DispatchTime)"#,
      replacement: "the time of the simulated clock, or one that is passed in",
      exceptions: ["lifeguard", "Benchmarks"]),
    BannedCode(
      pattern: #"\b(ProcessInfo|getenv|CommandLine)\b"#,
      replacement: "a value that the command passes in",
      exceptions: ["lifeguard", "Sources/Benchmarks/main.swift"]),
    BannedCode(
      pattern: #"\b(DispatchQueue|DispatchGroup|Thread|OperationQueue)\b"#,
      replacement: "structured concurrency: 'withTaskGroup'"),
    BannedCode(
      pattern: #"\b(NSRegularExpression|NSPredicate|NSArray|NSDictionary)\b"#,
      replacement: "Swift's own types and a small scanner"),
    BannedCode(
      pattern: #"\b(SystemRandomNumberGenerator|arc4random\w*)|\.(random|shuffled|shuffle)\("#,
      replacement: "something that is the same in every run"),
    BannedCode(
      pattern: #"@unchecked\s+Sendable"#, replacement: "a value type, or an actor"),
    BannedCode(
      pattern: #"\b(unsafeBitCast|Unmanaged)\b"#, replacement: "a typed conversion",
      exceptions: ["Sources/SiteGenerator/Files/FolderExchange.swift"]),
  ]

  static let embedded: [BannedCode] = [
    // Embedded Swift has existentials of protocols that only classes conform to.
    BannedCode(
      pattern: #"\bany\s+(?!RunObserver\b)[A-Z(]"#, replacement: "a generic parameter or an enum"),
    BannedCode(
      pattern: #"\bAny(Object|Hashable)?\b"#, replacement: "an enum",
      exceptions: ["Sources/ScriptMachine/Interpreter/RunObserver.swift"]),
    BannedCode(
      pattern: #"(?:^|[^.\w(])(weak|unowned)\s+(var|let|self)\b|\[\s*(weak|unowned)\b"#,
      replacement: "an ObjectID of the world", signs: ["weak", "unowned"]),
    BannedCode(
      pattern: #"(\)|\bget)\s*(async\s+)?(re)?throws\b(?!\()"#, replacement: "'throws(SomeError)'",
      signs: ["throws"]),
    BannedCode(
      pattern: #"\bDouble\((String|Substring|text|string)\b"#, replacement: "NumberParser"),
    BannedCode(
      pattern: #"\\\.\w|\bKeyPath<"#, replacement: "a closure", signs: [#"\."#, "KeyPath"]),
    BannedCode(pattern: #"\b(Mirror|dump)\("#, replacement: "a description of one's own"),
    BannedCode(pattern: #"\b(Hasher\(|hashValue\b)"#, replacement: "a comparison"),
    BannedCode(pattern: #"String\(format:"#, replacement: "DecimalText"),
    BannedCode(pattern: #"\bTask\s*[.{(]|\bDispatch\w+"#, replacement: "the world's run loop"),
  ].map {
    var banned = $0
    banned.targets = Imports.embedded
    return banned
  }

  /// Texts of which every match holds at least one. Searching for the texts first is many times faster than
  /// matching every line. Empty for a pattern with an alternative without words.
  private var marks: [String] {
    guard signs.isEmpty else { return signs }
    let words = pattern.replacing(#/\\[a-zA-Z]/#, with: " ").split(separator: "|").map {
      $0.matches(of: #/[A-Za-z]{3,}/#).map { String($0.0) }
    }
    return words.contains([]) ? [] : words.flatMap { $0 }
  }

  /// True if the ban holds in a file.
  func applies(to file: SourceFile) -> Bool {
    guard let target = file.target else { return false }
    return (targets.isEmpty || targets.contains(target)) && !exceptions.contains(target)
      && !exceptions.contains(file.path)
  }

  /// The banned code of a file of `Sources`.
  static func problems(_ file: SourceFile) throws -> [String] {
    let rules = (everywhere + embedded).filter { $0.applies(to: file) }
    guard !rules.isEmpty else { return [] }
    let code = SwiftCode.stripped(file.text)
    let lines = code.lines
    var result: [String] = []
    for rule in rules {
      let marks = rule.marks
      guard marks.isEmpty || marks.contains(where: code.holds) else { continue }
      let expression = try Regex(rule.pattern).wordBoundaryKind(.simple)
      for (index, line) in lines.enumerated() {
        guard marks.isEmpty || marks.contains(where: line.contains) else { continue }
        guard let match = line.firstMatch(of: expression) else { continue }
        let found = line[match.range].drop { $0 == " " }
        result.append(
          "\(file.path):\(index + 1): '\(found)' is banned; "
            + "write \(rule.replacement) instead")
      }
    }
    return result + UnorderedIteration.problems(file)
  }
}

/// Words that no file holds, comments and strings included.
enum BannedText {
  /// The words are put together here, so that this file does not hold the words.
  static let words = [
    ("TO" + "DO", "an issue"), ("FIX" + "ME", "an issue"), ("XX" + "X", "an issue"),
    ("/wo" + "rk/", "a path within the checkout"), ("/tm" + "p/", "a path that is passed in"),
    ("/Us" + "ers/", "a path that is passed in"), ("/ho" + "me/", "a path that is passed in"),
    ("sha" + "red/", "a file of this repository"),
  ]

  static func problems(_ file: SourceFile) -> [String] {
    let words = words.filter { file.text.holds($0.0) }
    guard !words.isEmpty else { return [] }
    var result: [String] = []
    for (index, line) in file.lines.enumerated() {
      for (word, replacement) in words where line.contains(word) {
        result.append("\(file.path):\(index + 1): '\(word)' is banned; use \(replacement) instead")
      }
    }
    return result
  }
}
