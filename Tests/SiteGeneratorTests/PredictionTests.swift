import Testing

@testable import SiteGenerator

/// Which scenarios a reader may predict, and what is offered beside the callbacks that happen.
@Suite struct PredictionTests {
  /// The predicted scenarios of a page, each with its decoys.
  private func predicted(_ page: String) throws -> [String] {
    let template =
      "{{#isPredicted}}<p>{{id}}:{{#decoys}} {{decoys}}{{/decoys}}</p>{{/isPredicted}}"
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Site/templates/scenario.mustache": template,
        "Site/templates/layout.mustache": "{{{body}}}",
        "Content/index.md": page,
      ]) { _, new in new })
    let site = try RenderedFolder(folder)
    let problems = site.verification.diagnostics.map(\.diagnostic.summary)
    #expect(site.verification.outcome == .agreement, "\(problems)")
    let html = try #require(site.text("index.html"))
    return html.matches(of: #/<p>(scenario-[^<]*)</p>/#).map {
      // A template shows an empty list as a blank.
      String($0.1.hasSuffix(": ") ? $0.1.dropLast() : $0.1)
    }
  }

  /// A scenario with a navigation controller of three screens.
  private func scenario(_ id: String, _ step: String, _ checks: String = "") -> String {
    """
    ```scenario \(id) lens=classic
    let A = UIViewController(), B = UIViewController(), C = UIViewController()
    let nav = UINavigationController(A, B)
    window.rootViewController = nav

    when "it happens" { \(step) }

    \(checks)
    ```

    """
  }

  private func folded(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
    return "> [!fold] **The answer**\n>\n\(lines.joined(separator: "\n"))\n\n"
  }

  private let push = "nav.pushViewController(C, animated: true)"
  private let cancel = "user.beginSwipeBack(); user.cancelSwipe()"

  @Test func theFirstShortScenarioBelowAQuestionIsPredicted() throws {
    let both = scenario("one", push) + scenario("two", push)
    #expect(try predicted("# What is called?\n\n" + both) == ["scenario-one:"])
    #expect(try predicted("# What is called\n\n" + both) == [])
  }

  @Test func aLongOrAShortOneIsNot() throws {
    let many = [String](repeating: "nav.popViewController(animated: false)", count: 2) + [push]
    let steps = (many + many).joined(separator: "; system.wait(); ")
    #expect(try predicted("# What?\n\n" + scenario("long", steps)) == [])
    #expect(try predicted("# What?\n\n" + scenario("short", "_ = C.view")) == [])
    let second = scenario("long", steps) + scenario("two", push)
    #expect(try predicted("# What?\n\n" + second) == ["scenario-two:"])
  }

  @Test func frontMatterNamesAnotherScenarioOrNone() throws {
    let both = scenario("one", push) + scenario("two", push)
    #expect(try predicted("---\npredict: two\n---\n# A title\n\n" + both) == ["scenario-two:"])
    #expect(try predicted("---\npredict: none\n---\n# What?\n\n" + both) == [])
  }

  @Test func everyExerciseIsPredicted() throws {
    let both = folded(scenario("one", push)) + folded(scenario("two", push))
    let page = "---\nexercises: true\n---\n# A title\n\n"
    #expect(try predicted(page + both) == ["scenario-one:", "scenario-two:"])
    // Nothing can be put in order.
    #expect(try predicted(page + folded(scenario("none", "_ = C.view"))) == [])
  }

  @Test func aPageOfExercisesHasAnExercise() throws {
    let page = "---\ntitle: A\nexercises: true\n---\n\n## B?\n\n"
    for (body, isWrong) in [
      ("A\n", true), (Fence.push(), true), (folded("A\n"), true), (folded(Fence.push()), false),
    ] {
      let found = try TemporaryFolder(["Content/index.md": page + body]).places()
      #expect(found == (isWrong ? ["Content/index.md:3:1: [front-matter-scenario]"] : []))
    }
  }

  @Test func whatIsRuledOutAndWhatStaysUnfinishedAreDecoys() throws {
    func decoys(_ step: String, _ checks: String) throws -> [String] {
      try predicted("# What?\n\n" + scenario("s", step, checks))
    }
    #expect(try decoys(cancel, "") == ["scenario-s: B.viewDidDisappear A.viewDidAppear"])
    #expect(
      try decoys(cancel, "require never A.viewDidAppear")
        == ["scenario-s: A.viewDidAppear B.viewDidDisappear"])
    // Two are enough, and none happens.
    #expect(
      try decoys(
        push,
        "require never A.viewWillAppear\nrequire never A.viewDidAppear\n"
          + "require never A.viewWillDisappear"
      ) == ["scenario-s: A.viewWillAppear A.viewDidAppear"])
    #expect(
      try decoys(push, "require never B.viewWillAppear(animated: false)") == ["scenario-s:"])
  }

  @Test func aScenarioOfAnotherPageCannotBeNamed() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "---\ntitle: A page\npredict: pusch\n---\n\n" + Fence.push()
    ])
    #expect(
      try folder.diagnostics() == [
        "Content/index.md:3:1: The page has no scenario 'pusch' [front-matter-scenario]"
      ])
  }
}
