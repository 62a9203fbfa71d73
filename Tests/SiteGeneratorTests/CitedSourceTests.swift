import Testing

@testable import SiteGenerator

@Suite struct CitedSourceTests {
  private func places(_ evidence: String) throws -> [String] {
    let folder = try TemporaryFolder([
      "Content/a.md": """
      # A

      ```scenario a1 evidence=\(evidence)
      let A = UIViewController()
      when "shown" { window.rootViewController = A }
      require A.isViewLoaded
      ```

      """
    ])
    return try folder.places()
  }

  @Test func idsThatNoSourceHasAreErrors() throws {
    #expect(try places("nav-push-wanglingg") == ["Content/a.md:3:25: [unknown-source]"])
    #expect(
      try places("\"nav-push-wangling, no-such-source\"") == ["Content/a.md:3:45: [unknown-source]"]
    )
  }

  @Test(arguments: [
    "nav-push-wangling", "\"nav-push-wangling, Apple, UIViewController\"", "apple",
    "https://example.com/a-b-c", "\"a log of mine\"", "\"unit-tests of Lasso\"", "Rdar-1",
  ])
  func sourcesAddressesAndWordsAreTaken(evidence: String) throws {
    #expect(try places(evidence) == [])
  }

  @Test func theMessageNamesTheNearestSource() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n\n```scenario a1 evidence=nav-push-wanglingg\nlet A = UIView()\n```\n"
    ])
    let result = try Command.run(["verify"], in: folder)
    #expect(result.errors.contains("did you mean 'nav-push-wangling'?"))
    #expect(result.errors.contains("help: write 'nav-push-wangling'"))
  }

  @Test func aCommentInALinkIsAnError() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n\nIt is "
        + "[x](verify:transitions/push-animated?Current.viewWillDisappear<New.viewWillAppear%20//%20never).\n"
    ])
    let result = try Command.run(["verify"], in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("has a comment in what it requires"))
  }
}
