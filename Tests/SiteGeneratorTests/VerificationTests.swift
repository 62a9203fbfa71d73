import Foundation
import Scenarios
import Testing

@testable import SiteGenerator

@Suite struct VerificationTests {
  private func check(
    _ files: [String: String], _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("Content/\($0)", $1) }))
    let places = try folder.places()
    #expect(places == expected, sourceLocation: sourceLocation)
  }

  @Test func agreementIsSilentAndCounted() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n" + Fence.push()])
    let verification = try folder.verification()
    #expect(verification.diagnostics.isEmpty)
    #expect(verification.outcome == .agreement)
    #expect(
      verification.summary
        == "verified: 1 scenarios, 1 checks, 0 claims (0 runs), 0 examples; 0 disagreements")
  }

  @Test func everyKindOfErrorOfEveryPageIsReportedInOneRun() throws {
    try check(
      [
        "disagreement.md": "# A\n\n" + Fence.push("one", isRight: false),
        "front-matter.md": "---\ntitle: [a\n---\n\n# B\n",
        "mistyped.md": "# C\n\n```scenarios two\n```\n\n```Swift correct:\n```\n",
        "name.md":
          "# D\n\n```scenario three\nlet A = UIViewController()\nwindow.rootViewController = A\n"
          + "expect {\n    a.viewWillAppear\n}\n```\n",
        "syntax.md": "# E\n\n```scenario four\nlet = 3\n```\n",
      ],
      [
        "Content/disagreement.md:13:5: [expectation-failed]",
        "Content/front-matter.md:2:8: [front-matter-yaml]",
        "Content/mistyped.md:3:4: [mistyped-block]",
        "Content/mistyped.md:6:4: [mistyped-block]",
        "Content/name.md:7:5: [unknown-name]",
        "Content/syntax.md:4:5: [unexpected-token]",
      ])
  }

  @Test func aDisagreementOutweighsWhatCouldNotBeRead() throws {
    let syntax = "# B\n\n```scenario b\nlet = 3\n```\n"
    let both = try TemporaryFolder([
      "Content/a.md": "# A\n\n" + Fence.push(isRight: false), "Content/b.md": syntax,
    ])
    #expect(try both.verification().outcome == .disagreement)
    #expect(
      try both.verification().summary
        == "verified: 1 scenarios, 1 checks, 0 claims (0 runs), 0 examples; 1 disagreements, 1 errors, "
        + "1 of 2 blocks not run"
    )
    let unreadable = try TemporaryFolder(["Content/b.md": syntax])
    #expect(try unreadable.verification().outcome == .unreadable)
  }

  @Test func aScenarioWithoutChecksIsCountedAsSuch() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n\n```scenario a\nlet A = UIViewController()\n```\n"
    ])
    let verification = try folder.verification()
    #expect(verification.outcome == .agreement)
    #expect(
      verification.summary == "verified: 0 scenarios, 0 checks, 0 claims (0 runs), 0 examples; "
        + "0 disagreements, 1 scenarios without checks")
  }

  @Test func filesOfTheSiteThatCannotBothBeAreErrors() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n", "Content/a.html": "x", "Content/b.md": "# B\n",
      "Content/b.html/x.txt": "x", "Content/d.md": "# D\n", "Content/d/x.md": "# X\n",
      "Content/lifeguard.yml": "files: [a.html, b.html]\n",
    ])
    #expect(
      try folder.diagnostics() == [
        "Content/a.md:1:1: 'a.html' and 'a.md' would be the same file of the site "
          + "[output-collision]",
        "Content/b.md:1:1: 'b.md' would be the file 'b.html' of the site, "
          + "where 'b.html/x.txt' needs a folder [output-collision]",
      ])
  }

  @Test func namesThatDifferInCaseAloneAreNotTwoFilesEverywhere() throws {
    let folder = try TemporaryFolder(["Content/Aa.md": "# A\n", "Content/b.md": "# B\n"])
    // A file system that ignores case has a single file and no conflict.
    try folder.write("# A\n", to: "Content/aa.md")
    let count = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Content").count
    #expect(
      try folder.places() == (count == 3 ? ["Content/aa.md:1:1: [output-collision]"] : []))
  }

  @Test func aFileOfTheSiteHasOneSource() {
    var files = SiteFiles()
    #expect(files.add("up.html", from: "up.MD") == nil)
    #expect(
      files.add("up.html", from: "up.md") == "up.MD and up.md would be the same file of the site")
    #expect(files.add("a/b/c", from: "x") == nil)
    #expect(
      files.add("a", from: "y") == "y would be the file 'a' of the site, where x needs a folder")
    #expect(
      files.add("a/b/c/d/e", from: "z")
        == "x would be the file 'a/b/c' of the site, where z needs a folder")
    #expect(files.add("a/b/d", from: "z") == nil)
  }

  @Test func everyPathThatIsNotThereIsNamed() throws {
    let folder = try TemporaryFolder(["a.md": "# A\n"])
    let result = try Command.run(["verify", "x", "a.md", "y.txt", "z/"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors == "error: There is no page or folder 'x'\n"
        + "error: There is no page or folder 'y.txt'\nerror: There is no page or folder 'z/'\n")
  }

  @Test func aControlCharacterInTheNameOfAFileIsShown() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n", "Content/s/b\nc\u{7}é.md": "# B\n"])
    #expect {
      _ = try folder.verification()
    } throws: { error in
      (error as? InputError)?.message.hasSuffix(
        "/Content/s/b\\nc\\u{07}é.md' has a control character") == true
    }
  }

  @Test func idsAreUniqueInTheWholeSite() throws {
    try check(
      [
        "a.md": "# A\n\n" + Fence.push("push"),
        "b.md": "# B\n\n> "
          + Fence.push("push", info: " ios=17").split(separator: "\n").joined(separator: "\n> "),
      ],
      ["Content/b.md:3:15: [repeated-id]"])
  }

  @Test func anIdIsKnownWhateverElseIsWrongWithTheScenario() throws {
    let wrong =
      "```scenario push ios=99\nlet A = UIViewController()\nA.loadViewIfNeeded()\n"
      + "require never A.viewDidLod\n```\n"
    try check(
      [
        "a.md": "# A\n\n" + wrong, "b.md": "# B\n\n" + wrong,
        "c.md": "# C\n\n" + Fence.push("push"),
      ],
      [
        "Content/a.md:3:22: [unknown-release]",
        "Content/a.md:6:17: [unknown-callback]",
        "Content/b.md:3:13: [repeated-id]",
        "Content/b.md:3:22: [unknown-release]",
        "Content/b.md:6:17: [unknown-callback]",
        "Content/c.md:3:13: [repeated-id]",
      ])
  }

  @Test(arguments: [
    ("```", "close it with a line '```' at the same indentation"),
    ("````", "close it with a line '````' at the same indentation"),
    ("~~~", "close it with a line '~~~' at the same indentation"),
    ("``", "a block begins with three backticks"), ("~~", "a block begins with three tildes"),
  ])
  func theHelpForAFenceHasItsMarks(_ marks: String, _ help: String) throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n\(marks)scenario a\nprint(1)\n"])
    #expect(try folder.verification().diagnostics.map(\.diagnostic.help) == [[help]])
  }

  @Test func whatSafeModeDropsIsReportedAtItsPlace() throws {
    try check(
      ["a.md": "# A\n\n<b>bold</b> and [x](javascript:alert)\n"],
      [
        "Content/a.md:3:1: [raw-html]",
        "Content/a.md:3:17: [unsafe-url]",
      ])
  }

  @Test func aPageNeedsATitle() throws {
    try check(["a.md": "Text.\n"], ["Content/a.md:1:1: [missing-title]"])
  }

  @Test func aLiveBlockNeedsAnEnd() throws {
    try check(
      ["a.md": "# A\n\n```swift\nlet x = 1\n"],
      ["Content/a.md:3:4: [unclosed-block]"])
  }

  @Test(arguments: [
    (
      "```swift\nlet x = 1\n\nText.\n\n```scenario b\nprint(1)\n```\n",
      "Content/a.md:8:1: [lost-block]"
    ),
    ("```scenario a\nprint(1)\n\n```scenario b\nprint(1)\n```\n", "Content/a.md:6:1: [lost-block]"),
    (
      "- An item:\n\n      ```scenario b\n      print(1)\n      ```\n",
      "Content/a.md:5:7: [lost-block]"
    ),
    ("``scenario b\nprint(1)\n``\n", "Content/a.md:3:1: [lost-block]"),
    (
      "- An item:\n\n      ```claims over=cancelled\n      always A.b < A.c\n      ```\n",
      "Content/a.md:5:7: [lost-block]"
    ),
    ("``compare\na b\n``\n", "Content/a.md:3:1: [lost-block]"),
    ("```scenario a\nprint(1)\n\n# Next\n", "Content/a.md:3:4: [unclosed-block]"),
    ("```text\nprint(1)\n\n# Next\n", "Content/a.md:3:4: [unclosed-block]"),
  ])
  func aScenarioThatIsNotCheckedIsAnError(text: String, expected: String) throws {
    try check(["a.md": "# A\n\n" + text], [expected])
  }

  @Test func howAScenarioIsWrittenCanBeShown() throws {
    let shown =
      "````text\n```scenario b\nprint(1)\n```\n````\n\nThe word ``scenario`` stands first.\n"
    try check(["a.md": "# A\n\n" + shown], [])
  }

  @Test func aFileThatIsNoTextIsADiagnostic() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n"])
    try folder.write(Array("# B\n\nan ".utf8) + [0xFF, 0x0A], to: "Content/b.md")
    #expect(try folder.diagnostics() == ["Content/b.md:3:4: The file is not UTF-8 text [not-utf8]"])
  }

  @Test func anExampleWithNothingToRunIsAnError() throws {
    try check(
      ["a.md": "# A\n\n```swift correct\nlet a = 1\n```\n"],
      ["Content/a.md:4:1: [nothing-to-run]"])
  }

  @Test func wrongFrontMatterHidesNothingElse() throws {
    try check(
      [
        "a.md": "---\ntitle: A\ntitle: B\n---\n\n<b>\n\n" + Fence.push(isRight: false),
        "b.md": "---\ntitle: x\n\n<b>\n",
      ],
      [
        "Content/a.md:3:1: [front-matter-yaml]", "Content/a.md:6:1: [raw-html]",
        "Content/a.md:18:5: [expectation-failed]", "Content/b.md:1:1: [front-matter-unterminated]",
        "Content/b.md:4:1: [raw-html]",
      ])
  }

  @Test func imagesOfOtherSitesAreErrors() throws {
    try check(
      ["a.md": "# A\n\n![x](https://example.com/x.png) [y](https://example.com/)\n"],
      ["Content/a.md:3:1: [external-image]"])
  }

  // MARK: Places

  @Test func placesAreThoseOfTheFileWhateverStandsAroundTheBlock() throws {
    let script = [
      "```scenario %", "let 👩🏽‍🚀 = UIViewController()", "\twindow.rootViewController =", "```",
    ]
    func fence(_ id: String, _ prefix: String, newline: String = "\n") -> String {
      script.map { prefix + $0.replacingOccurrences(of: "%", with: id) }.joined(separator: newline)
        + newline
    }
    try check(
      [
        "crlf.md": "---\r\ntitle: Front matter\r\n---\r\n\r\n# A\r\n\r\n"
          + fence("a", "", newline: "\r\n"),
        "list.md": "# A\n\n- item\n\n" + fence("b", "  "),
        "quote.md": "# A\n\n> " + fence("c", "> ").dropFirst(2),
      ],
      [
        "Content/crlf.md:9:29: [unexpected-token]",
        "Content/list.md:7:31: [unexpected-token]",
        "Content/quote.md:5:31: [unexpected-token]",
      ])
  }

  @Test func theFirstReleaseThatDisagreesIsNamed() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n\n```scenario a ios=11...14\nlet A = UIViewController()\n"
        + "window.rootViewController = A\nrequire never A.viewIsAppearing\n```\n"
    ])
    let diagnostics = try folder.verification().diagnostics
    #expect(
      diagnostics.map(\.diagnostic.notes.last) == [
        "of iOS 11 to 14, iOS 13 is the first that disagrees; it agrees up to iOS 12"
      ])
  }

  // MARK: Selections

  @Test func aPageIsVerifiedAloneAndFindsItsFolder() throws {
    let folder = try TemporaryFolder([
      "Content/lifeguard.yml": "title: X\n",
      "Content/sub/a.md": "# A\n\n[b](../b.md#b)\n",
      "Content/b.md": "# B\n\n" + Fence.push(isRight: false),
    ])
    let page = try Verification(paths: ["\(folder.path)/Content/sub/a.md"])
    #expect(page.diagnostics.isEmpty)
    let part = try Verification(paths: ["\(folder.path)/Content/sub"])
    #expect(part.diagnostics.isEmpty)
    let both = try Verification(paths: [
      "\(folder.path)/Content/sub/a.md", "\(folder.path)/Content/b.md",
    ])
    #expect(both.diagnostics.count == 1)
    for paths in [["Content/", "Content/b.md"], ["Content/b.md", "Content"]] {
      let all = try Verification(paths: paths.map { "\(folder.path)/\($0)" })
      #expect(all.diagnostics.count == 1)
    }
  }

  @Test func aPageByItselfIsVerifiedWithoutItsNeighbours() throws {
    let folder = try TemporaryFolder([
      "x/a.md": "# A\n\n[b](b.md) [c](sub/c.txt) [d](d.md)\n", "x/b.md": "<b>", "x/sub/c.txt": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/x/link", withDestinationPath: folder.path)
    let diagnostics = try Verification(paths: ["\(folder.path)/x/./a.md"]).diagnostics
    #expect(diagnostics.map(\.diagnostic.id) == ["broken-link"])
    #expect(diagnostics.map(\.column) == [26])
  }

  @Test func pathsThatNameNothingAreErrors() throws {
    let folder = try TemporaryFolder(["Content/a.txt": "x"])
    for path in ["nothing", "Content/a.txt", "Content"] {
      #expect(throws: InputError.self) {
        try Verification(paths: ["\(folder.path)/\(path)"])
      }
    }
  }

  /// A scenario below another word would be shown without a check.
  @Test(arguments: ["test", "scene", "example", "uikit-scenario", "", "{.x}"])
  func aScenarioBelowAnUnknownWordIsAnError(word: String) throws {
    let body = "when \"x\" { window.rootViewController = A }\nexpect {\n    A.viewDidAppear\n}\n"
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n```\(word)\n\(body)```\n"])
    #expect(try Command.run(["verify"], in: folder).status == 2)
    let shown = try TemporaryFolder(["Content/a.md": "# A\n\n```text\n\(body)```\n"])
    #expect(try Command.run(["verify"], in: shown).status == 0)
  }

  @Test func otherLanguagesHaveChecksOfTheirOwn() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": """
      # A

      ```js
      const x = require("x")
      expect(x).toBe(1)
      ```

      ```
      git push
      ```

      ```flubber
      x
      ```

      """
    ])
    #expect(try folder.places() == ["Content/a.md:12:4: [unknown-language]"])
    #expect(try Command.run(["verify"], in: folder).status == 0)
  }
}
