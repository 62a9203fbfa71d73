import Foundation
import Testing

@testable import SiteGenerator

@Suite struct UpdateTests {
  private static let setUp = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(rootViewController: A)
    window.rootViewController = nav
    when "B is pushed" { nav.pushViewController(B, animated: true) }

    """

  /// The page with a scenario after `--update`.
  private func updated(_ checks: String) throws -> String {
    let start = "# Home\n\n```scenario push\n" + Self.setUp
    let folder = try TemporaryFolder(["Content/index.md": start + checks + "\n```\n\nEnd\n"])
    let result = try Command.run(["verify", "--update"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let page = try folder.text("Content/index.md")
    #expect(page.hasPrefix(start) && page.hasSuffix("\n```\n\nEnd\n"))
    return String(page.dropFirst(start.count).dropLast("\n```\n\nEnd\n".count))
  }

  @Test func onlyTheLinesThatAreWrongChange() throws {
    let result = try updated(
      """
      expect(.classic) {
        // The old one hears first.
        A.viewWillDisappear(animated: true)  // and knows how
        B.viewDidAppear  // too early
        A.viewDidDisappear
      }
      expect(.classic, of: A) { A.viewWillDisappear; A.viewDidDisappear }
      """)
    #expect(
      result == """
        expect(.classic) {
          // The old one hears first.
          A.viewWillDisappear(animated: true)  // and knows how
          B.viewWillAppear
          A.viewDidDisappear
          B.viewDidAppear  // too early
        }
        expect(.classic, of: A) { A.viewWillDisappear; A.viewDidDisappear }
        """)
  }

  /// The author may have meant the line, and another lens.
  @Test func aLineThatTheLensHidesStays() throws {
    let checks = """
      expect(of: B) {
          B.viewDidLoad
          B.viewWillAppear
          B.viewIsAppearing
          B.viewDidAppear
      }
      expect(.classic, of: B) { B.viewDidAppear }
      """
    let start = "# Home\n\n```scenario push\n" + Self.setUp
    let folder = try TemporaryFolder(["Content/index.md": start + checks + "\n```\n"])
    let result = try Command.run(["verify", "--update"], in: folder)
    #expect(result.status == 1)
    let page = try folder.text("Content/index.md")
    #expect(page.contains("expect(of: B) {\n    B.viewDidLoad\n"))
    #expect(
      page.contains("expect(.classic, of: B) {\n    B.viewWillAppear\n    B.viewDidAppear\n}"))
    #expect(
      result.errors.contains("write 'expect(.appearance + .loading, of: B)'"), "\(result.errors)")
  }

  @Test func bodiesOnOneLineGetALineForEachEvent() throws {
    let result = try updated(
      """
        expect(.classic, of: B) {}
        expect(.classic, of: A) { /* first */ A.viewDidDisappear; A.viewWillAppear } // done
        expect(.classic, of: B) {
        }
      """)
    #expect(
      result == """
          expect(.classic, of: B) {
              B.viewWillAppear
              B.viewDidAppear
          }
          expect(.classic, of: A) {
              A.viewWillDisappear
              /* first */
              A.viewDidDisappear
          } // done
          expect(.classic, of: B) {
              B.viewWillAppear
              B.viewDidAppear
          }
        """)
  }

  @Test func inAQuoteWithReturnsTheMarksAndTheLineBreaksStay() throws {
    let body = (Self.setUp + "expect(.classic, of: B) {\n}\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map { "> \($0)\r\n" }.joined()
    let page = "\u{FEFF}---\r\ntitle: 😀\r\n---\r\n\r\n> ```scenario push\r\n" + body + "> ```\r\n"
    let folder = try TemporaryFolder(["Content/index.md": page])
    let result = try Command.run(["verify", "--update"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    // Reading a file as a text may drop the byte order mark.
    let written = try folder.files(in: "Content")["index.md"] ?? Data()
    let expected = page.replacingOccurrences(
      of: "of: B) {\r\n",
      with: "of: B) {\r\n>     B.viewWillAppear\r\n>     B.viewDidAppear\r\n")
    #expect(written == Data(expected.utf8))
  }

  @Test func theDifferenceIsPrintedAndNothingElseIsTouched() throws {
    let page = "# Home\n\n" + Fence.push(isRight: false)
    let folder = try TemporaryFolder(["Content/index.md": page, "Content/b.md": "# B\n"])
    let result = try Command.run(["verify", "--update"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.output == """
        --- Content/index.md
        +++ Content/index.md
        @@ -10,7 +10,7 @@
         expect(.classic) {
             A.viewWillDisappear
             B.viewWillAppear
        -    B.viewDidAppear
             A.viewDidDisappear
        +    B.viewDidAppear
         }
         ```
        blocks: 1 found, 1 run, 0 not run
        verified: 1 scenarios, 1 checks, 0 claims (0 runs), 0 examples; 0 disagreements

        """, "\(result.output)")
    #expect(try folder.files(in: "Content").keys.sorted() == ["b.md", "index.md"])
    #expect(
      try Command.run(["verify", "--update"], in: folder).output.hasPrefix("blocks: 1 found, "))
  }

  @Test func inCINothingIsWritten() throws {
    let page = "# Home\n\n" + Fence.push(isRight: false)
    let folder = try TemporaryFolder(["Content/index.md": page])
    let result = try Command.run(["verify", "--update"], in: folder, environment: ["CI": "true"])
    #expect(result.status == 1)
    #expect(result.output.contains("-    B.viewDidAppear\n"))
    #expect(result.errors.contains("nothing was rewritten"))
    #expect(try folder.text("Content/index.md") == page)
  }

  /// Errors that no change of an expectation fixes stay.
  @Test func requirementsAndScriptsThatFailAreLeft() throws {
    let page = """
      # Home

      ```scenario push
      \(Self.setUp)require never B.viewDidAppear
      ```

      ```scenario stop
      let A = UIViewController()
      window.rootViewController = A
      A.title!.append("")
      expect(.classic) { A.viewDidDisappear }
      ```

      """
    let folder = try TemporaryFolder(["Content/index.md": page])
    let result = try Command.run(["verify", "--update"], in: folder)
    #expect(result.status == 1)
    #expect(try folder.text("Content/index.md") == page)
  }

  /// The prefix of a block's lines is put before new lines, also next to an empty line.
  @Test(arguments: ["", "> ", "  - ", "1. > "])
  func aBlockStaysInWhatItStandsIn(mark: String) throws {
    let rest = String(mark.map { $0 == ">" ? ">" as Character : " " })
    let block =
      ["```scenario push"] + Self.setUp.split(separator: "\n").map(String.init)
      + [
        "expect(.classic) {", "", "    A.viewWillDisappear", "", "    A.viewDidDisappear", "}",
        "```",
      ]
    let lines = block.enumerated().map { index, line in
      let prefix = index == 0 ? mark : rest
      // Editors remove blanks at the end of a line.
      return line.isEmpty ? String(prefix.reversed().drop { $0 == " " }.reversed()) : prefix + line
    }
    let start = mark.hasPrefix("  -") ? "- One:\n\n" : ""
    let page = "# Home\n\n" + start + lines.joined(separator: "\n") + "\n\nEnd\n"
    let folder = try TemporaryFolder(["Content/index.md": page])
    let result = try Command.run(["verify", "--update"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let new = try folder.text("Content/index.md")
    #expect(new.contains("\n\(rest)    B.viewWillAppear\n"), "\(new)")
    #expect(
      try Command.run(["verify", "--update"], in: folder).lastLine.hasPrefix("verified: 1 sc"))
  }

  @Test func aCommentOfSeveralLinesStaysWhole() throws {
    let result = try updated(
      """
      expect(.classic, of: A) {
          A.viewWillDisappear /* the old
            one */
      }
      """)
    #expect(
      result == """
        expect(.classic, of: A) {
            A.viewWillDisappear
            A.viewDidDisappear
            /* the old
            one */
        }
        """)
  }

  @Test func whereVersionsDifferNothingIsWritten() throws {
    let page = """
      # Home

      ```scenario push ios=5...26
      \(Self.setUp)expect(.appearance, of: B) {
          B.viewWillAppear
      }
      ```

      """
    let folder = try TemporaryFolder(["Content/index.md": page])
    let result = try Command.run(["verify", "--update"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix(
        "note: Content/index.md:3: not rewritten: iOS 5 and iOS 13 differ; write a block for each "
          + "range of versions that agrees\n"), "\(result.errors)")
    #expect(try folder.text("Content/index.md") == page)
  }

  @Test func whatWasSavedMeanwhileIsKept() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n" + Fence.push(isRight: false)])
    let verification = try Verification(paths: ["\(folder.path)/Content"])
    let update = try #require(verification.updates.first)
    try folder.write("# Mine\n", to: "Content/a.md")
    #expect(throws: InputError.self) { try update.write() }
    #expect(try folder.text("Content/a.md") == "# Mine\n")
  }

  @Test func aLineThatOnlyMovesTakesItsCommentAlong() throws {
    let result = try updated(
      """
      expect(.classic) {
          B.viewWillAppear(animated: true)  // bee
          A.viewWillDisappear  // old
          A.viewDidDisappear
          B.viewDidAppear
      }
      """)
    #expect(
      result == """
        expect(.classic) {
            A.viewWillDisappear  // old
            B.viewWillAppear(animated: true)  // bee
            A.viewDidDisappear
            B.viewDidAppear
        }
        """)
  }

  /// `viewIsAppearing` comes from iOS 13 on, so only the first expectation can be updated.
  @Test func whatIsTheSameOnEveryVersionIsMendedByItself() throws {
    let scenario = """
      # Home

      ```scenario one ios=10...26
      let A = UIViewController()
      window.rootViewController = A
      expect(.classic) {
          A.viewDidAppear
      }
      expect {
          A.viewWillAppear
          A.viewDidAppear
      }
      ```

      """
    let folder = try TemporaryFolder(["Content/index.md": scenario])
    let before = try Command.run(["verify"], in: folder)
    #expect(before.lastLine.hasSuffix("; 2 disagreements"), "\(before.errors)")
    #expect(before.errors.contains("iOS 13 is the first that disagrees; it agrees up to iOS 12"))
    let result = try Command.run(["verify", "--update"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix(
        "note: Content/index.md:3: not rewritten as a whole: iOS 10 and iOS 13"),
      "\(result.errors)")
    #expect(result.lastLine.hasSuffix("; 1 disagreements"))
    #expect(
      try folder.text("Content/index.md")
        == scenario.replacingOccurrences(
          of: "(.classic) {\n", with: "(.classic) {\n    A.viewWillAppear\n"))
  }
}
