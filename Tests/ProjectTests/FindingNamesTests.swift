import Testing

@Suite struct FindingNamesTests {
  private static let own = SourceFile(
    path: "Sources/ExampleRuns/Findings/LayoutLoop.swift",
    text: """
      extension Finding {
        static let layoutLoop = Finding(
          id: "layout-loop", statement: "")
      }
      """)
  private let names = FindingNames([own])

  private func problems(_ text: String, in path: String = "Sources/SiteGenerator/X.swift")
    -> [String]
  {
    names.problems(SourceFile(path: path, text: text))
  }

  @Test func noFileNamesAFindingThatIsNotItsOwn() {
    let names = FindingNames(Checkout.swiftFiles)
    #expect(names.declared.count > 20)
    #expect(FindingNames.exceptions.allSatisfy { Checkout.file($0) != nil })
    report(Checkout.swiftFiles.flatMap(names.problems))
  }

  @Test func eachExceptionNamesOne() {
    let names = FindingNames(Checkout.swiftFiles)
    for path in FindingNames.exceptions {
      let text = Checkout.file(path)?.text ?? ""
      #expect(names.declared.contains { text.contains($0.id) || text.contains($0.name) }, "\(path)")
    }
  }

  @Test(arguments: [
    "if id == \"layout-loop\" {", "// but for layout-loop", "[Finding.layoutLoop]",
    "case .layoutLoop:", "let a = layoutLoop.id", "\"finding=layout-loop\"",
  ])
  func eachWayToNameOneIsFound(code: String) throws {
    let problem = try #require(problems("\n" + code).first)
    #expect(problem.hasPrefix("Sources/SiteGenerator/X.swift:2: 'layout-loop' is named; "))
    #expect(problems(code, in: "Tests/XTests/X.swift") == [])
    #expect(problems(code, in: Self.own.path) == [])
  }

  @Test(arguments: [
    "layoutLoops", "isLayoutLoop", "\"layout-loops\"", "\"no-layout-loop\"", "// layoutLoop",
    "\"layoutLoop\"",
  ])
  func whatOnlyLooksAlikeIsNot(code: String) {
    #expect(problems(code) == [])
  }

  @Test func theEngineHasNamesOfItsOwn() {
    let path = "Sources/LifecycleEngine/X.swift"
    #expect(problems("perform(.layoutLoop)", in: path) == [])
    #expect(problems("id: \"layout-loop\"", in: path).count == 1)
  }
}
