import Testing

@Suite struct BannedCodeTests {
  private func problems(
    _ text: String, in path: String = "Sources/LifecycleEngine/X.swift"
  ) throws -> [String] {
    try BannedCode.problems(SourceFile(path: path, text: text))
  }

  @Test func noFileHasBannedCode() throws {
    report(try Checkout.swiftFiles.flatMap(BannedCode.problems))
  }

  @Test func noFileHasBannedText() {
    let suffixes = [".swift", ".md", ".js", ".mjs", ".css", ".mustache", ".yml", ".sh", ".txt"]
    let paths = Checkout.paths.filter { path in suffixes.contains { path.hasSuffix($0) } }
    #expect(paths.count > 100)
    report(paths.compactMap(Checkout.file).flatMap(BannedText.problems))
  }

  @Test(arguments: [
    "fatalError(a)", "precondition(a)", "assert(a)", "try! a()", "a as! B", "a!", "a()!", "a[0]!.b",
    "var a: Int!", "print(a)", "Date()", "ProcessInfo.processInfo", "DispatchQueue.main",
    "NSRegularExpression(a)", "[1].shuffled()", "Int.random(in: a)", "class A: @unchecked Sendable",
    "func a() -> any P", "let a: Any", "weak var a: A?", "{ [weak self] in }", "func a() throws {",
    "Double(text)", "a.map(\\.b)", "Mirror(a)", "a.hashValue",
    "String(format: a)", "Task { }", "var a: Set<Int> = []; for b in a { }",
    "func a(b: [A: C]) { b.map { } }", "let a: [A: C] = [:]; a.keys.forEach(b)",
    "let a: KeyPath<A, B>",
  ])
  func eachIsFoundAndItsReplacementNamed(code: String) throws {
    let problem = try #require(try problems("\n" + code).first)
    #expect(problem.hasPrefix("Sources/LifecycleEngine/X.swift:2: '"))
    #expect(problem.contains("write ") || problem.contains("go through "))
  }

  @Test(arguments: [
    "// fatalError(a), try! a", "let a = \"print(b) c!\"", "a != b", "!a", "a ? !b : c",
    "out.print(a)", "func a() throws(E) {", "case weak, unowned", "anyone A", "a.contains(b)",
    "Double(number)", "[a: b]", "let dates = Dates()", "assertions(a)",
    "let a: Set<Int> = []; a.sorted().map(b)",
    "let a: [A: C] = [:]; a[b]", "let a: [Int] = []; for b in a { }",
    "case async, await, throws, actor", "at(.weak) || at(.unowned)",
  ])
  func whatOnlyLooksAlikeIsNot(code: String) throws {
    #expect(try problems(code) == [])
  }

  @Test func whatIsBannedFromSomeTargetsIsAllowedInOthers() throws {
    #expect(try problems("weak var a: any P", in: "Sources/SiteGenerator/X.swift") == [])
    #expect(try problems("print(a)", in: "Sources/lifeguard/X.swift") == [])
    #expect(try problems("print(a)", in: "Sources/PlaygroundModule/Command.swift") == [])
    #expect(try problems("print(a)", in: "Sources/Playground/X.swift").count == 1)
    #expect(try problems("print(a)!", in: "Tests/XTests/X.swift") == [])
  }

  @Test func bannedTextIsFoundInCommentsToo() {
    for (word, replacement) in BannedText.words {
      let file = SourceFile(path: "a.md", text: "a\n// b \(word)c\n")
      let expected = "a.md:2: '\(word)' is banned; use \(replacement) instead"
      #expect(BannedText.problems(file) == [expected])
    }
    #expect(BannedText.problems(SourceFile(path: "a.md", text: "works, todo")).isEmpty)
  }
}
