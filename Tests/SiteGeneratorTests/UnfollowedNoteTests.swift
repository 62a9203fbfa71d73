import Testing

@testable import SiteGenerator

/// The line about the calls of a correct example that no run followed.
@Suite struct UnfollowedNoteTests {
  private static let example = """
    ```swift correct
    //# private let table = UITableView()
    @objc func swap() {
        table.performBatchUpdates { print("now") }
        table.moveRow(at: first, to: second)
        table.moveRow(at: second, to: first)
    }
    ```

    """

  @Test func verifyNamesThemWithTheLinesOfTheFile() throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n" + Self.example])
    // The cache has to keep the calls.
    for _ in 1...2 {
      let result = try Command.run(["verify"], in: folder)
      #expect(result.status == 0)
      #expect(
        result.errors == """
          note: Content/index.md:3: not followed: performBatchUpdates, line 6; moveRow, lines 7 and 8

          """)
    }
  }

  @Test func thePageNamesThemWithTheLinesOfTheShownCode() throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n" + Self.example])
    #expect(try Command.run(["build"], in: folder).status == 0)
    let html = try folder.text("_site/index.html")
    #expect(
      html.contains(
        "<p class=\"not-followed\">Calls that the runs did not follow: "
          + "<code>performBatchUpdates</code>, line 2; <code>moveRow</code>, lines 3 and 4.</p>"))
  }

  @Test func anIncorrectExampleSaysNothing() throws {
    let example = """
      ```swift incorrect finding=missing-super
      override func viewDidLoad() { loadRows() }
      ```

      """
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n" + example])
    #expect(try Command.run(["verify"], in: folder).errors.isEmpty)
  }
}
