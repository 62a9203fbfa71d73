import Testing

/// The parts of the tests in `Makefile.d/tests.mk`, and the table of the parts in `CONTRIBUTING.md`.
enum TestParts {
  /// A part with the command that runs it: `make test` or `make test-all`.
  struct Part: Hashable, CustomStringConvertible {
    var name: String
    var command: String
    var description: String { "\(name) (\(command))" }
  }

  /// The parts that the makefile lists.
  static func listed(in makefile: String) -> [Part] {
    let text = makefile.replacing("\\\n", with: " ")
    return [("QUICK", "make test"), ("REST", "make test-all")].flatMap { variable, command in
      text.split(separator: "\n").filter { $0.hasPrefix("\(variable) = ") }
        .flatMap { $0.split(separator: " ").dropFirst(2) }
        .map { Part(name: String($0), command: command) }
    }
  }

  /// The parts that rows of the table name: `` | `swift` | make test | … ``.
  static func documented(in document: String) -> [Part] {
    document.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
      guard line.hasPrefix("| `"), cells.count > 2 else { return nil }
      let name = cells[0].filter { $0 != "`" && $0 != " " }
      let command = cells[1].reversed().trimmingPrefix(" ").reversed()
      return Part(name: String(name), command: String(command))
    }
  }
}

@Suite struct TestPartsTests {
  @Test func everyPartOfTheTestsIsInTheTableWithItsCommand() throws {
    let makefile = try #require(Checkout.file("Makefile.d/tests.mk"))
    let document = try #require(Checkout.file("CONTRIBUTING.md"))
    let listed = TestParts.listed(in: makefile.text)
    #expect(listed.count > 10)
    #expect(Set(listed) == Set(TestParts.documented(in: document.text)))
  }

  @Test func partsAreReadFromBothFiles() {
    let makefile = "QUICK = a b\nREST = c \\\n  d\nOTHER = e\n"
    let document =
      "| part | command |\n| `a` | make test | 3 |\n|`b` | x |\n| `d` | make test-all | 4 |\n"
    #expect(TestParts.listed(in: makefile).map(\.name) == ["a", "b", "c", "d"])
    #expect(
      TestParts.documented(in: document) == [
        .init(name: "a", command: "make test"), .init(name: "d", command: "make test-all"),
      ])
  }
}
