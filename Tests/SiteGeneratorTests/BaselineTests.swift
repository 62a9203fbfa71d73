import Testing

@testable import SiteGenerator

/// `--baseline`: known problems are told and fail nothing.
@Suite struct BaselineTests {
  private static let wrong = """
    ```scenario a1
    let A = UIViewController()
    when "shown" { window.rootViewController = A }
    require !A.isViewLoaded
    ```

    """

  private static let page = "# A\n\n\(wrong)\n```scenarioo b\n```\n"

  /// Writes a baseline of the page.
  private func known() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Content/a.md": BaselineTests.page])
    let update = try Command.run(
      ["verify", "--baseline", "known.txt", "--update-baseline"], in: folder)
    #expect(update.status == 0, "\(update.errors)")
    return folder
  }

  @Test func knownProblemsAreToldAndLetPass() throws {
    let folder = try known()
    #expect(try Command.run(["verify"], in: folder).status == 1)
    let result = try Command.run(["verify", "--baseline", "known.txt"], in: folder)
    #expect(result.status == 0)
    #expect(result.errors.contains("warning: '!A.isViewLoaded' is false [requirement-failed]"))
    #expect(result.lastLine.contains("0 disagreements, 2 known by the baseline"))
  }

  @Test func theFileIsPlainAndStable() throws {
    let folder = try known()
    let text = try folder.text("known.txt")
    #expect(
      text == """
        # Problems that '--baseline' reports and lets pass.
        Content/a.md\tmistyped-block\t'scenarioo' is not a kind of block; did you mean 'scenario'?\t```scenarioo b
        Content/a.md\trequirement-failed\t'!A.isViewLoaded' is false\trequire !A.isViewLoaded

        """)
    _ = try Command.run(["verify", "--baseline", "known.txt", "--update-baseline"], in: folder)
    #expect(try folder.text("known.txt") == text)
  }

  @Test func movedLinesAreTheSameProblems() throws {
    let folder = try known()
    try folder.write(
      "# A\n\nMore.\n\nMore.\n\n" + BaselineTests.page.dropFirst(5), to: "Content/a.md")
    #expect(try Command.run(["verify", "--baseline", "known.txt"], in: folder).status == 0)
    let inner = try Command.run(
      ["verify", "Content/a.md", "--baseline", "./known.txt"], in: folder)
    #expect(inner.status == 0)
  }

  @Test func aSecondProblemOfTheSameKindFails() throws {
    let folder = try known()
    let second = BaselineTests.wrong.replacing("a1", with: "a2")
    try folder.write(BaselineTests.page + "\n" + second, to: "Content/a.md")
    let result = try Command.run(["verify", "--baseline", "known.txt"], in: folder)
    #expect(result.status == 1)
    #expect(result.lastLine.contains("1 disagreements, 2 known"))
  }

  @Test func entriesThatAreNoLongerNeededAreTold() throws {
    let folder = try known()
    try folder.write("# A\n\n\(BaselineTests.wrong)", to: "Content/a.md")
    try folder.write("# B\n", to: "Content/b.md")
    let result = try Command.run(["verify", "--baseline", "known.txt"], in: folder)
    #expect(result.status == 0)
    #expect(result.errors.contains("known.txt:2:1: warning: 'Content/a.md' no longer has this"))
    // Nothing is known about a page that was not verified.
    let other = try Command.run(["verify", "Content/b.md", "--baseline", "known.txt"], in: folder)
    #expect(other.status == 0 && other.errors.isEmpty)
  }

  @Test func aBuildTakesTheSameFile() throws {
    let folder = try known()
    try folder.write("# A\n\n\(BaselineTests.wrong)", to: "Content/a.md")
    #expect(try Command.run(["build"], in: folder).status == 1)
    #expect(!folder.exists("_site/a.html"))
    #expect(try Command.run(["build", "--baseline", "known.txt"], in: folder).status == 0)
    #expect(folder.exists("_site/a.html"))
  }

  @Test func unusableBaselinesAreErrors() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n", "bad.txt": "# ok\n\nno entry\n"])
    let missing = try Command.run(["verify", "--baseline", "none.txt"], in: folder)
    #expect(missing.status == 2 && missing.errors.contains("There is no baseline 'none.txt'"))
    let bad = try Command.run(["verify", "--baseline", "bad.txt"], in: folder)
    #expect(bad.status == 2 && bad.errors.contains("bad.txt:3: This line of the baseline"))
    #expect(try Command.run(["verify", "--update-baseline"], in: folder).status == 2)
  }

  @Test func textHasAHundredProblemsOfAFile() throws {
    let lines = (1...130).map { "[x](gone\($0).md)\n\n" }.joined()
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n\(lines)"])
    let text = try Command.run(["verify"], in: folder)
    #expect(text.errors.split(separator: "\n").count { $0.contains("[broken-link]") } == 100)
    #expect(text.errors.contains("Content/a.md: 30 more problems; '--format json' shows all"))
    let json = try Command.run(["verify", "--format", "json"], in: folder)
    #expect(json.output.split(separator: "\n").count { $0.contains("\"broken-link\"") } == 130)
  }
}
