import Testing

@Suite struct FolderCyclesTests {
  /// The cycles of a target with one file in each folder.
  private func cycles(_ code: KeyValuePairs<String, String>, imported: String = "") -> FolderCycles
  {
    let own = code.map { SourceFile(path: "Sources/T/\($0.key)/\($0.key).swift", text: $0.value) }
    let other = SourceFile(path: "Sources/I/X.swift", text: imported)
    let unrelated = SourceFile(path: "Sources/O/X.swift", text: "a.count")
    let files = (own + [other, unrelated]).compactMap(CodeFile.init)
    return FolderCycles(FolderUse("T", files, imports: ["I"]))
  }

  @Test func foldersThatUseEachOtherAreACycle() {
    let cycles = cycles([
      "A": "struct A { var b: B }", "B": "struct B {}\nlet c: A", "C": "let d: B",
    ])
    #expect(cycles.groups == [["A", "B"]])
    let order = cycles.order(from: [])
    #expect(order == ["A", "B"])
    let measures = cycles.measures(order: order)
    #expect(measures.map(\.key) == ["cycle T", "upward T A → B"])
    #expect(measures.map(\.value) == [2, 1])
    #expect(measures[1].places == ["Sources/T/A/A.swift:1 B"])
  }

  @Test func aCycleMayLeadThroughOtherFolders() {
    let code: KeyValuePairs = [
      "A": "struct A {}; let a: C", "B": "struct B {}; let b: A", "C": "struct C {}; let c: B",
      "D": "struct D {}; let d: A",
    ]
    #expect(cycles(code).groups == [["A", "B", "C"]])
  }

  @Test func foldersInLayersAreNone() {
    #expect(
      cycles(["A": "struct A {}", "B": "struct B { var a: A }", "C": "let c: (A, B)"]).groups == [])
  }

  @Test func extensionsInOtherFoldersAreUsedByTheirMembers() {
    let type = "struct A { func b() { isEmptyHere(c) } }"
    let cycles = cycles(["A": type, "B": "extension A { func isEmptyHere() {} }"])
    #expect(cycles.groups == [["A", "B"]])
    #expect(cycles.upward(["A", "B"]).map(\.name) == ["isEmptyHere"])
    #expect(cycles.upward(["B", "A"]).map(\.name) == ["A"])
  }

  @Test(arguments: [
    ("struct A { let b: B }", "struct B { let a: A }", true),
    // The name has a second declaration: a label, a local variable, a nested type, a placeholder.
    ("struct A { func f(size: Int) { size } }", "extension A { var size: Int { 1 } }", false),
    ("struct A { func f() { let size = 1; size } }", "extension A { var size: Int { 1 } }", false),
    ("struct A { enum Kind {}; let a: Kind }", "struct B { enum Kind {}; let a: A }", false),
    ("struct A<Element> { let a: Element }", "struct Element { let a: A }", false),
    // The standard library has a member of the name.
    ("struct A { func f() { g.count } }", "extension A { var count: Int { 1 } }", false),
    // Another module has a type of the name.
    ("struct A { let b: Shared }", "struct Shared { let a: A }", false),
    ("struct A { /* Box */ let b = \"Box\" }", "struct Box { let a: A }", false),
    ("struct A { let b: [Box<Int>.Part] }", "struct Box<T> { let a: A }", true),
    ("struct A { let b: Part }", "extension Box { struct Part { let a: A } }", true),
  ])
  func onlyNamesWithOneHomeCount(lower: String, upper: String, isCycle: Bool) {
    let found = cycles(["A": lower, "B": upper], imported: "struct Shared {}").groups
    #expect(!found.isEmpty == isCycle, "\(lower) \(upper)")
  }

  @Test func theOrderHasFewUsesUpwardAndStaysIfNoneIsBetter() {
    let one = "struct A1 {}\nlet a: B1"
    let many = "struct B1 {}\nlet b: A1; let c: A2"
    let cycles = cycles(["A": one + "\nstruct A2 {}", "B": many])
    #expect(cycles.order(from: []) == ["A", "B"])
    #expect(cycles.order(from: ["B", "A"]) == ["A", "B"])
    let even = self.cycles(["A": "struct A { let b: B }", "B": "struct B { let a: A }"])
    #expect(even.order(from: ["B", "A"]) == ["B", "A"])
    #expect(even.upward(["A"]).map(\.folder) == ["A"])
  }
}
