import Testing

@Suite struct SizeTests {
  private func functions(_ text: String) -> [Int] {
    Sizes.functions(in: text).map(\.lineCount)
  }

  @Test func everyFileAndFunctionIsShort() {
    let scripts = Checkout.paths.filter { $0.hasSuffix(".js") || $0.hasSuffix(".mjs") }
    let files = Checkout.swiftFiles + scripts.compactMap(Checkout.file)
    report(files.flatMap(Sizes.problems))
  }

  @Test func functionsOfEveryKindAreMeasured() {
    #expect(functions("func a() {\n}\n") == [2])
    #expect(functions("init?(\n  _ a: () -> Void = {}\n) throws(E) {\n  b()\n}") == [5])
    #expect(functions("deinit { }\nsubscript(a: Int) -> Int {\n0 }") == [1, 2])
    #expect(functions("var b: Int {\n\n1 }") == [3])
  }

  @Test func whatHasNoBodyIsNotMeasured() {
    #expect(functions("protocol P {\n  func a()\n  var b: Int { get }\n}\n") == [1])
    #expect(functions("var a = 1\nstruct B {\n\n}") == [])
    #expect(functions("self.init(a)\n.init()\nb {\n\n}") == [])
    #expect(functions("// func a() {\nlet b = \"func c() {\"\n") == [])
  }

  @Test func whatIsTooLongIsReported() {
    func problems(_ text: String) -> Int {
      Sizes.problems(SourceFile(path: "Sources/A/B.swift", text: text)).count
    }
    let body = { (count: Int) in String(repeating: "  a()\n", count: count) }
    #expect(problems("func a() {\n\(body(57))}\n") == 0)
    #expect(problems("func a() {\n\(body(58))}\n") == 1)
    #expect(problems(body(400)) == 0)
    #expect(problems(body(401)) == 1)
  }
}
