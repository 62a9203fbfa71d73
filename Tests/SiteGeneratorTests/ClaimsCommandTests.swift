import Foundation
import Testing

/// Claims as an author uses them.
@Suite struct ClaimsCommandTests {
  private func folder(_ claims: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/index.md": "# Order\n\n```claims over=cancelled ios=15...17\n\(claims)\n```\n"
    ])
  }

  @Test func theCounterExampleOfAWrongClaimIsAScenarioThatHolds() throws {
    let wrong = try folder("never Current.viewWillDisappear < New.viewWillAppear")
    let result = try Command.run(["build"], in: wrong)
    #expect(result.status == 1)
    #expect(result.errors.contains("Content/index.md:4:1: error: "), "\(result.errors)")
    #expect(!wrong.exists("_site"))
    let start = try #require(result.errors.range(of: "```scenario "))
    let end = try #require(result.errors.range(of: "\n```\n"))
    let block = String(result.errors[start.lowerBound..<end.upperBound])
    #expect(block.contains("require Current.viewWillDisappear < New.viewWillAppear\n"))
    try wrong.write("# Order\n\n\(block)", to: "Content/index.md")
    let pasted = try Command.run(["verify"], in: wrong)
    #expect(pasted.status == 0, "\(pasted.errors)")
    #expect(pasted.lastLine.hasPrefix("verified: 1 scenarios, 1 checks, "))
  }

  @Test func theRunsAreCountedAndTheirPagesWritten() throws {
    let right = try folder("varies Current.viewWillDisappear < New.viewWillAppear")
    let result = try Command.run(["build"] + SharedCache.arguments, in: right)
    #expect(result.status == 0, "\(result.errors)")
    let counts = try #require(
      result.output.firstMatch(
        of: #/verified: 0 scenarios, 0 checks, 1 claims \((\d+) runs\), 0 examples; 0 disag/#))
    #expect(try #require(Int(counts.1)) > 10)
    #expect(
      result.lastLine.contains(#/^wrote 1 page and \d of reference to _site$/#))
    let html = try right.text("_site/index.html")
    let witnesses = html.matches(of: #/href="(transitions/[^"#]+\.html)#(container[^"]+)"/#)
    // A witness of each kind.
    #expect(witnesses.count == 2)
    for witness in witnesses {
      #expect(try right.text("_site/\(witness.1)").contains("id=\"\(witness.2)\""), "\(witness.0)")
    }
  }

  /// Claims ignore the events of the set-up, shown or not.
  @Test func onlyWhatHappensFromTheFirstStepOnCounts() throws {
    let page = """
      # Order

      \(Fence.push("push", info: " show=setup"))
      ```claims over=push
      never A.viewDidAppear < A.viewWillDisappear
      ```

      """
    let folder = try TemporaryFolder(["Content/index.md": page])
    #expect(
      try folder.diagnostics() == [
        "Content/index.md:19:1: None of the 1 runs has both 'A.viewDidAppear' and 'A.viewWillDisappear' [claim-untold]"
      ])
  }

  @Test func twoPatternsOfOneEventAreNoClaim() throws {
    let found = try folder(
      "always Current.viewWillDisappear < Current.viewWillDisappear(animated:)"
    )
    .diagnostics()
    #expect(found.count == 1)
    #expect(
      found.allSatisfy { $0.contains(" are the same event in ") && $0.hasSuffix("[claim-untold]") })
  }

  @Test func aScenarioOfAPageThatShowsTheOppositeIsPastedUnderAnotherName() throws {
    let page = """
      # Order

      ```scenario push device=pad orientation=landscapeLeft
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require A.viewWillDisappear < B.viewDidAppear
      ```

      ```claims over=push
      varies A.viewWillDisappear < B.viewWillAppear
      ```

      """
    let folder = try TemporaryFolder(["Content/index.md": page])
    let errors = try Command.run(["verify"], in: folder).errors
    #expect(
      errors.contains(
        "```scenario push-counter-example ios=26 device=pad orientation=landscapeLeft\n"),
      "\(errors)")
    #expect(errors.contains("\nrequire A.viewWillDisappear < B.viewWillAppear\n```"), "\(errors)")
    #expect(errors.contains("help: write 'always'"), "\(errors)")
  }

  @Test func aScenarioThatIsCalledLikeAFamilyIsAmbiguous() throws {
    let page =
      "# Order\n\n\(Fence.push("cancelled"))\n```claims over=cancelled\n"
      + "always A.viewWillDisappear < B.viewDidAppear\n```\n"
    let folder = try TemporaryFolder(["Content/index.md": page])
    #expect(try folder.places() == ["Content/index.md:18:16: [ambiguous-id]"])
  }

  @Test func whatLiesInThePlaceOfTheirPagesIsNamed() throws {
    let right = try folder("varies Current.viewWillDisappear < New.viewWillAppear")
    try right.write("x", to: "Content/transitions/a.txt")
    try right.write("files: [transitions]\n", to: "Content/lifeguard.yml")
    #expect(
      try right.places() == ["Content/transitions/a.txt:1:1: [output-collision]"])
    #expect(try Command.run(["build"], in: right).status == 2)
    #expect(!right.exists("_site"))
  }
}
