import Foundation
import Testing

@testable import SiteGenerator

@Suite struct VerifiedLinkTests {
  private func page(_ link: String) -> String { "# Home\n\n" + Fence.push() + "\n" + link + "\n" }

  @Test func aLinkThatHoldsLeadsToItsScenario() throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Content/index.md": page("[it](verify:push?A.viewWillDisappear<B.viewDidAppear)"),
        "Content/deep/a.md":
          "# A\n\n[there](verify:push) and [built in](verify:transitions/swipe-back-cancelled?never%20New.viewDidAppear)\n",
      ]) { _, new in new })
    let site = try RenderedFolder(folder)
    #expect(site.verification.outcome == .agreement)
    #expect(site.verification.summary.contains("verified: 1 scenarios, 3 checks, "))
    let index = try #require(site.text("index.html"))
    #expect(index.contains("<a href=\"index.html#scenario-push\">it</a>"))
    let deep = try #require(site.text("deep/a.html"))
    #expect(deep.contains("<a href=\"../index.html#scenario-push\">there</a>"))
    let fragment = "container=none&amp;way=swipe-back&amp;finished=no"
    #expect(
      deep.contains("<a href=\"../transitions/navigation-swipe-back.html#\(fragment)\">"), "\(deep)"
    )
    let target = try #require(site.text("transitions/navigation-swipe-back.html"))
    #expect(target.contains("<p id=\"\(fragment)\">"))
  }

  @Test func aLinkThatDoesNotHoldFailsTheBuildAtItsPlace() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": page("See [after](verify:push?B.viewDidAppear<A.viewWillDisappear).")
    ])
    let result = try Command.run(["verify"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix(
        "Content/index.md:18:5: error: 'B.viewDidAppear' came after 'A.viewWillDisappear' "
          + "[requirement-failed]\n"), "\(result.errors)")
  }

  @Test(arguments: [
    ("[a](verify:psh)", "There is no scenario 'psh'; did you mean 'push'? [unknown-scenario]"),
    ("[a](verify:push?)", "This link requires nothing after its '?' [bad-requirement]"),
    (
      "[a](verify:push?require%20A.viewWillDisappear<B.viewDidAppear)",
      "The part after the '?' of a link is already required [bad-requirement]"
    ),
    ("![a](verify:push)", "A claim about a scenario is not an image [unsupported-link]"),
    (
      "[a](verify:push?A.viewDidLod<B.viewDidAppear)",
      "'UIViewController' has no member 'viewDidLod' in the simulator; did you mean 'viewDidLoad'? "
        + "[unknown-member]"
    ),
  ])
  func whatCannotBeJudgedIsAnError(link: String, expected: String) throws {
    let folder = try TemporaryFolder(["Content/index.md": page(link)])
    let found = try folder.diagnostics().map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(found == [expected])
    #expect(try Command.run(["verify"], in: folder).status == 2)
  }

  /// Forms of a link that CommonMark reads as text. The help of each diagnostic is a text that can
  /// stand in place of the marked text, and the claim is then judged.
  @Test(arguments: [
    (
      "[f](<verify:push?B.viewDidAppear < B.viewDidLoad>)",
      "[f](verify:push?B.viewDidAppear%20%3C%20B.viewDidLoad)"
    ),
    ("[f] (verify:push?never%20B.viewDidLoad)", "[f](verify:push?never%20B.viewDidLoad)"),
    ("[f](verify:push?never B.viewDidLoad)", "[f](verify:push?never%20B.viewDidLoad)"),
    ("[f](verify: push?never B.viewDidLoad)", "[f](verify:push?never%20B.viewDidLoad)"),
    ("[f](verfy:push?never B.viewDidLoad)", "[f](verify:push?never%20B.viewDidLoad)"),
    (
      "[f](verify:push?never B.willMove(toParent: nav))",
      "[f](verify:push?never%20B.willMove(toParent:%20nav))"
    ),
  ])
  func theHelpOfALostLinkMakesItALink(written: String, meant: String) throws {
    let folder = try TemporaryFolder(["Content/a.md": page(written)])
    let result = try Command.run(["verify"], in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("[lost-link]"), "\(result.errors)")
    let address = meant.drop { $0 != "]" }
    #expect(result.errors.contains("'\(address)'"), "\(result.errors)")
    try folder.write(page(meant), to: "Content/a.md")
    // The sentence is false.
    #expect(try Command.run(["verify"], in: folder).status == 1)
  }

  @Test func aReferenceWithoutADefinitionIsAnError() throws {
    let text = page(
      """
      [false][r], [also] (verify:push?B.viewDidAppear<B.viewDidLoad), [a link][ok] and \\[a\\]\\[b\\], `c[0][1]`.

      [r]: verify:push?B.viewDidAppear < B.viewDidLoad

      [ok]: https://example.com
      """)
    let folder = try TemporaryFolder(["Content/a.md": text])
    let ids = try folder.places().map { $0.split(separator: " ").last }
    #expect(ids == ["[unresolved-reference]", "[lost-link]", "[lost-link]"])
  }

  @Test func aLinkHasAKnownScheme() throws {
    let text = page(
      "[a](verfy:push), [b](htps://example.com), <doc:Push>, [c](mailto:a@example.com) and <https://example.com>"
    )
    let folder = try TemporaryFolder(["Content/a.md": text])
    let found = try folder.diagnostics().map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(
      found == [
        "A link cannot lead to 'verfy:' [unknown-scheme]",
        "A link cannot lead to 'htps:' [unknown-scheme]",
        "There is no page 'Push' in the content folder [broken-link]",
      ])
    let result = try Command.run(["verify"], in: folder)
    #expect(result.errors.contains("did you mean 'verify:'?"))
    #expect(result.errors.contains("did you mean 'https:'?"))
  }

  @Test func aFootnoteOfPandocIsNotOne() throws {
    let text = page(
      "Once.^[Since iOS 13, twice.] `^[a b]`\n\\^[a b]\n^\\[a b], ^[a-z]+ and [a^[b c]](x.md)")
    let folder = try TemporaryFolder(["Content/a.md": text, "Content/x.md": "# X\n"])
    let found = try folder.diagnostics().map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(found == ["This looks like a footnote, but is not one [lost-markup]"])
    let result = try Command.run(["verify"], in: folder)
    #expect(
      result.errors.contains(
        "write '[^1]' here, and '[^1]: Since iOS 13, twice.' below the text"))
  }

  /// CommonMark reads an address with a space as text.
  @Test func aSpaceInTheAddressDoesNotHideAClaim() throws {
    let text = """
      # Home

      \(Fence.push())
      An 😀 [a](verify:push?never B.viewDidAppear), [b](verify:push?never%20B.viewDidDisappear),
      [c](<verify:push?never B.viewDidDisappear>), `[d](verify:push?never B.viewDidAppear)` and
      [e](verify:push?never A.viewDidLoad < B.viewDidAppear).

      ```text
      [f](verify:push?never B.viewDidAppear)
      ```

      """
    let folder = try TemporaryFolder(["Content/a.md": text])
    #expect(
      try folder.places() == ["Content/a.md:18:8: [lost-link]", "Content/a.md:20:3: [lost-link]"])
    #expect(try Command.run(["verify"], in: folder).status == 2)
  }
}
