import Testing

@Suite struct DocumentTests {
  @Test(arguments: ["ARCHITECTURE.md", "README.md", "CONTRIBUTING.md"])
  func everyPathThatADocumentNamesExists(path: String) throws {
    let file = try #require(Checkout.file(path), "there is no \(path)")
    let documents = Documents(paths: Checkout.paths)
    report(documents.problems(file))
  }

  @Test func theArchitectureNamesEveryTarget() throws {
    let file = try #require(Checkout.file("ARCHITECTURE.md"))
    for target in Imports.allowed.keys.sorted() {
      #expect(file.text.contains("`Sources/\(target)") || file.text.contains("`\(target)`"))
    }
  }

  @Test func theReadMeIsShort() throws {
    let file = try #require(Checkout.file("README.md"))
    #expect(file.lines.count <= 100)
  }

  @Test func aPathIsWhatStandsInBackticksAndLooksLikeOne() {
    let text = "`a/b` c/d `e.swift` `f.g`\n```\n`h/i`\n```\n`swift build a/b` `_site/x` `j/`"
    #expect(Documents.namedPaths(in: text).map(\.path) == ["a/b", "e.swift", "j/"])
    #expect(Documents.namedPaths(in: text).map(\.line) == [1, 1, 5])
  }

  @Test func deadPathsAreFound() {
    let documents = Documents(paths: ["A/", "A/b.md", "A/C/", "A/C/dEf.swift", "g.txt"])
    for path in ["A/b.md", "A/", "A/C", "A/C/", "dEf.swift", "A/*.md", "A/C/<name>.swift", "*.txt"]
    {
      #expect(documents.exists(path), "\(path)")
    }
    for path in ["A/x.md", "B/", "C/", "b", "C/dEf.swift", "A/*.swift", "A/b.md/", "def.swift"] {
      #expect(!documents.exists(path), "\(path)")
    }
    let problems = documents.problems(SourceFile(path: "R.md", text: "x\n`A/b.md` `A/x.md`\n"))
    #expect(problems == ["R.md:2: there is no 'A/x.md'"])
  }
}
