import Testing

@testable import SiteGenerator

/// Old addresses that the configuration names under `redirects`.
@Suite struct RedirectTests {
  private func folder(_ redirects: String) throws -> TemporaryFolder {
    try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Content/index.md": "# Home\n\n## Part\n\nText.\n", "Content/deep/a.md": "# A\n",
        "Content/lifeguard.yml": "title: T\nredirects:\n\(redirects)",
      ]) { _, new in new })
  }

  @Test func anOldAddressLeadsToItsPlace() throws {
    let folder = try folder(
      """
        old.html: deep/a.md
        x/y/part.html: index.md#part
        gone.html: https://example.com/

      """)
    #expect(try folder.builder().build().pageCount == 2)
    for (old, address) in [
      ("old", "deep/a.html"), ("x/y/part", "../../index.html#part"),
      ("gone", "https://example.com/"),
    ] {
      let stub = try folder.text("_site/\(old).html")
      #expect(stub.contains("content=\"0; url=\(address)\""), "\(stub)")
    }
  }

  @Test(arguments: [
    ("  old.html: none.md\n", "3:13", "There is no 'none.md' in the content folder"),
    ("  old.html: index.md#none\n", "3:13", "'index.md' has no anchor '#none'"),
    ("  old: index.md\n", "3:3", "'old' is not the address of a page of the site"),
    ("  ../a.html: index.md\n", "3:3", "'../a.html' is not the address of a page of the site"),
    ("  /a.html: index.md\n", "3:3", "'/a.html' is not the address of a page of the site"),
    ("  Index.html: deep/a.md\n", "3:3", "'Index.html' is a page of the site"),
  ])
  func aRedirectThatLeadsNowhereIsRefused(
    _ redirect: String, _ place: String, _ message: String
  ) throws {
    #expect(
      try folder(redirect).diagnostics() == [
        "Content/lifeguard.yml:\(place): \(message) [configuration-redirect]"
      ])
  }

  @Test func redirectsAreAMapping() throws {
    #expect(
      try folder("  - old.html\n").diagnostics() == [
        "Content/lifeguard.yml:3:3: 'redirects' is a list, not a mapping [configuration-type]"
      ])
  }
}
