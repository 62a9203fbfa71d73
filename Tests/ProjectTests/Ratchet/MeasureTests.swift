import Testing

@Suite struct MeasureTests {
  private func file(_ path: String, _ text: String) -> CodeFile? {
    CodeFile(SourceFile(path: path, text: text))
  }

  private func measure(_ measures: [Measure], _ key: String) -> Measure? {
    measures.first { $0.key == key }
  }

  @Test func aTypeIsMeasuredWithItsExtensions() throws {
    let lines = String(repeating: "  // line\n", count: 1_999)
    let files = [
      file("Sources/T/A/X.swift", "struct A {\n\(lines)}\n"),
      file("Sources/T/B/Y.swift", "extension A {\n\(lines)}\nextension A {}\n"),
      file("Sources/U/B/Y.swift", "struct A {\n\(lines)}\n"),
      file("Sources/V/Z.swift", "struct B {}\n"), file("Sources/W/Z.swift", "extension B {}\n"),
    ].compactMap { $0 }
    let size = try #require(measure(TypeSizes.measures(files), "type T.A"))
    #expect(size.value == 4_003)
    #expect(size.limit == 2_500)
    #expect(size.places.first == "Sources/T/A/X.swift: 2001 lines")
    #expect(measure(TypeSizes.measures(files), "type U.A")?.value == 2_001)
    #expect(measure(TypeSizes.measures(files), "type V.B")?.value == 2)
    #expect(
      Ratchet("").growth([size]).first?.hasPrefix("type T.A: 4003, the limit is 2500; ") == true)
  }

  @Test func aFolderIsMeasuredWithTheFoldersInIt() {
    let files = [
      file("Sources/T/A/X.swift", "a\nb\n"), file("Sources/T/A/B/Y.swift", "c\n"),
      file("Sources/T/Z.swift", "d\n"),
    ].compactMap { $0 }
    let sizes = FolderSizes.measures(files)
    #expect(sizes.map(\.key) == ["folder T/.", "folder T/A"])
    #expect(sizes.map(\.value) == [1, 3])
  }

  @Test func switchesOverManyKindsOfSyntaxAreFound() throws {
    let syntax = """
      struct Expression { enum Kind { case a, b(Int), c, d(Int, Int), e } }
      enum Token { case a, b, c, d, e }
      """
    let code = """
      switch x { case .a, .b(_): 1; case .c, .d(1, 2), .e: 2; default: 3 }
      switch x { case .a, .b(_): 1; default: 3 }
      switch x { case .a, .b(_): 1; case .c, .d(1, 2), .e: 2 }
      switch x { case .a, .b, .c, .d, .e: 2; default: 3 }
      switch x { case .a, .b(_), .c, .d(1, 2), .e: 2
      case _: 3 }
      switch x { case .a, .b(1, 2), .c, .d(1, 2), .e: 2; default: 3 }
      """
    let files = [file("Sources/T/S.swift", syntax), file("Sources/T/C.swift", code)].compactMap {
      $0
    }
    let found = SyntaxSwitches(files).measures(files)
    #expect(found.map(\.key) == ["default C.swift"])
    #expect(found.first?.places == ["Sources/T/C.swift:1", "Sources/T/C.swift:5"])
  }

  @Test func filesThatSpellAMemberAreCounted() throws {
    let table = #"""
      let controller = MemberTable(
        """
        UIViewController [since 2]

        present(_ controller: UIViewController, \
        animated: Bool) [simulated, schedules]
        show(_ vc: UIViewController) -> [Int] [since 8, simulated]
        title: String? [simulated]
        later() [uncallable]
        list() -> [simulated]?
        """)
      """#
    let files =
      [file("Sources/UIKitNames/Table.swift", table)]
      + ["\"present\"", "\"present(_:animated:)\" \"show\"", "\"presents\" // \"present\""]
      .enumerated().map { file("Sources/T/\($0.offset).swift", $0.element) }
      + [file("Sources/Markdown/X.swift", "\"show\"")]
    let known = files.compactMap { $0 }
    #expect(MemberSpelling.names(known) == ["present", "show", "title"])
    let measures = MemberSpelling.measures(known)
    #expect(
      measure(measures, "spelling present")?.places
        == ["Sources/T/0.swift", "Sources/T/1.swift", "UIKitNames"])
    #expect(measure(measures, "spelling show")?.value == 2)
    #expect(measure(measures, "spelling, names in more than 2 files")?.value == 1)
    #expect(measure(measures, "spelling, median")?.value == 2)
  }
}
