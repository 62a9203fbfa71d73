import Testing

@testable import SiteGenerator

/// Pages that the command line names.
@Suite struct SelectionTests {
  @Test func aPageByItselfNoticesWhatOthersLost() throws {
    let folder = try TemporaryFolder([
      "Content/lifeguard.yml": "title: X\n",
      "Content/a.md": "# A\n\n## New\n\n" + Fence.push(),
      "Content/b.md": """
      # B

      [old](a.md#old) [none](none.md) [gone](verify:gone) [right](verify:push)
      [wrong](verify:push?B.viewDidAppear<A.viewWillDisappear)

      ```state-table scenario=lost of=A
      columns viewDidLoad
      rows isViewLoaded
      ```

      """ + Fence.push("other", isRight: false),
    ])
    let found = try Verification(paths: ["\(folder.path)/Content/a.md"]).diagnostics
    #expect(
      found.map { "\($0.line):\($0.column): \($0.diagnostic.id)" } == [
        "3:1: broken-anchor", "3:33: unknown-scenario", "4:1: requirement-failed",
        "6:25: unknown-scenario",
      ])
  }

  /// A hook may pass the names of all changed files.
  @Test func aNamedFileThatIsNoPageIsLeftOut() throws {
    let folder = try TemporaryFolder([
      "README.md": "<p>\n\n```swift\nlet x = ...\n```\n", "Content/index.md": "# I\n",
      "Content/_drafts/d.md": "<p>\n", "notes.md": "# N\n\n" + Fence.push(isRight: false),
    ])
    func check(_ paths: [String], _ status: Int32, _ errors: String) throws {
      let result = try Command.run(["verify", "--no-cache"] + paths, in: folder)
      #expect(result.status == status, "\(result.errors)")
      #expect(result.errors == errors, "\(result.errors)")
    }
    let readMe = "note: 'README.md' is no page of 'Content', so the file is left out\n"
    try check(["README.md", "Content/index.md"], 0, readMe)
    try check(["README.md"], 0, readMe)
    try check(
      ["Content/_drafts/d.md"], 0,
      "note: 'Content/_drafts/d.md' is no page of 'Content', so the file is left out\n")
    // A file with a scenario is meant to be verified.
    #expect(try Command.run(["verify", "--no-cache", "notes.md"], in: folder).status == 1)
  }
}
