import ExampleRuns
import Foundation
import Testing

@testable import SiteGenerator

/// Blocks of Swift that are marked as correct or incorrect, on pages.
@Suite struct ExampleBlockTests {
  private static let breaking = """
    ```swift incorrect finding=missing-super
    override func viewWillAppear(_ animated: Bool) {
        update()
    }
    ```

    """
  private static let holding = """
    ```swift correct
    //# func update() {}
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }
    ```

    """

  private func diagnostics(_ page: String) throws -> String {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n" + page])
    return try Command.run(["verify", "--no-cache"], in: folder).errors
  }

  @Test func aHarmfulExampleThatIsCalledCorrectDoesNotBuild() throws {
    let page = Self.breaking.replacing(" incorrect finding=missing-super", with: " correct")
    #expect(
      try diagnostics(page) == """
        Content/index.md:4:15: error: This correct example shows 'missing-super' [harmful-example]
        4 | override func viewWillAppear(_ animated: Bool) {
          |               ^^^^^^^^^^^^^^
        note: in the drive 'launch': 'viewWillAppear' of 'Screen' returned without calling 'super'
        help: fix it, or mark it with 'swift incorrect finding=missing-super'; 'lifeguard explain \
        missing-super' says what it means


        """)
  }

  @Test func aHarmlessExampleThatIsCalledIncorrectDoesNotBuild() throws {
    let page = Self.holding.replacing(" correct", with: " incorrect finding=missing-super")
    #expect(
      try diagnostics(page) == """
        Content/index.md:3:28: error: This incorrect example does not show 'missing-super' \
        [harmless-example]
        3 | ```swift incorrect finding=missing-super
          |                            ^^^^^^^^^^^^^
        note: 12 runs finished
        note: none of them shows anything wrong
        help: mark it with 'swift correct', or show what is wrong
        help: 'lifeguard explain missing-super' says when it is reported


        """)
  }

  @Test func whatItShowsInsteadIsSaid() throws {
    let page = Self.breaking.replacing("finding=missing-super", with: "finding=retain-cycle")
    let text = try diagnostics(page)
    #expect(text.contains("This incorrect example does not show 'retain-cycle'"))
    #expect(
      text.contains(
        "note: it shows 'missing-super' instead, on line 4: in the drive 'launch': "))
    #expect(
      text.contains(
        "\nhelp: write 'finding=missing-super' if that is the mistake it shows\n"))
  }

  /// No drive that the example names shows the finding.
  @Test func aDriveThatWouldShowItIsNamed() throws {
    let rotation = """
      ```swift incorrect finding=missing-super drive=launch,push
      var isWide = false
      override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) { isWide = size.width > 600 }
      ```

      """
    let text = try diagnostics(rotation)
    #expect(text.contains("\nnote: 2 runs finished, in 'launch', 'push'\n"), "\(text)")
    #expect(
      text.contains(
        "\nnote: another drive does show it, on line 5: in the drive 'rotate': "),
      "\(text)")
    #expect(text.contains("\nhelp: write 'drive=rotate', or remove 'drive='\n"), "\(text)")
    #expect(!text.contains("mark it with"))
    let storyboard = try diagnostics(
      "```swift incorrect finding=load-view-over-storyboard\n"
        + "override func loadView() { view = UIView() }\n```\n")
    #expect(
      storyboard.contains(
        "\nhelp: a storyboard is used only where it is named: add 'drive=storyboard'\n"),
      "\(storyboard)")
  }

  /// Only two drives together show a dependence on order.
  @Test func drivesThatWouldShowItTogetherAreTried() throws {
    let example = try #require(Finding.named("order-dependence")).breaking
    let text = try diagnostics(
      "```swift incorrect finding=order-dependence drive=push\n\(example)\n```\n")
    #expect(text.contains("note: another drive does show it, on line "), "\(text)")
    #expect(
      text.contains("help: remove 'drive=': only several drives together show it"), "\(text)")
  }

  @Test func aWrongMarkEndsWithOneAndWritesNothing() throws {
    let page = Self.breaking.replacing(" incorrect finding=missing-super", with: " correct")
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": "# Home\n\n" + page]) { _, new in new })
    let result = try Command.run(["build"], in: folder)
    #expect(result.status == 1)
    #expect(!folder.exists("_site"))
  }

  @Test(arguments: [
    ("let a = [1, 2\n", "4:14:", "[unmatched-bracket]"),
    ("struct A { let b = 1 }\n", "4:1:", "This example has no view controller that can be run"),
    ("override func viewWilAppear(_ animated: Bool) {}\n", "4:15:", "[overrides-nothing]"),
    ("while true {}\n", "4:", "[endless-code]"),
  ])
  func whatCannotBeRunHasItsPlace(code: String, place: String, words: String) throws {
    let text = try diagnostics("```swift correct\n\(code)```\n")
    #expect(text.contains(words), "\(text)")
    #expect(text.hasPrefix("Content/index.md:\(place)"), "\(text)")
  }

  @Test func examplesAreCountedAndStrictlyRun() throws {
    let page =
      Self.breaking + Self.holding + "```swift correct not-run=\"it is long\"\nlet a = 1\n```\n"
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n" + page])
    let result = try Command.run(["verify", "--no-cache"], in: folder)
    #expect(
      result.lastLine
        == "verified: 0 scenarios, 0 checks, 0 claims (0 runs), 2 examples; 0 disagreements, "
        + "1 examples not run")
    #expect(result.status == 0)
    let strict = try Command.run(["verify", "--no-cache", "--strict"], in: folder)
    #expect(strict.status == 2)
    #expect(strict.errors.contains("[example-not-run]"))
    let junit = try Command.run(["verify", "--no-cache", "--format", "junit"], in: folder)
    #expect(junit.output.contains("name=\"example 1\""))
    #expect(junit.output.contains("<skipped message=\"it is long\"/>"))
  }

  /// The test alters the kept outcome, and so detects if the second run reports the kept outcome.
  @Test func aKeptOutcomeSaysTheSame() throws {
    let wrong = Self.breaking.replacing(" incorrect finding=missing-super", with: " correct")
    let page = "# Home\n\n" + wrong + Self.holding
    let folder = try TemporaryFolder(["Content/index.md": page])
    func verify() throws -> Command.Output {
      try Command.run(["verify", "--cache", "cache"], in: folder)
    }
    let first = try verify()
    let second = try verify()
    #expect(first.status == 1 && first.errors.contains("This correct example shows"))
    #expect(second.status == 1 && second.errors == first.errors)
    #expect(second.lastLine == first.lastLine)
    #expect(try alterSummaries(in: folder) == 1)
    let altered = first.errors.replacing("This correct example shows", with: "It was kept that")
    #expect(try verify().errors == altered)
    // Other code, or the same code with another mark, has another outcome.
    try folder.write(page.replacing("update()", with: "refresh()"), to: "Content/index.md")
    #expect(try verify().errors.contains("This correct example shows"))
    try folder.write("# Home\n\n" + Self.breaking, to: "Content/index.md")
    #expect(try verify().status == 0)
  }

  /// Changes the summaries in the outcomes of a cache.
  /// - Returns: The number of changed outcomes.
  private func alterSummaries(in folder: TemporaryFolder) throws -> Int {
    var count = 0
    for (file, data) in try folder.files(in: "cache") where !file.hasSuffix(".gitignore") {
      let read = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard var entry = read as? [String: Any], var value = entry["value"] as? [String: Any],
        var diagnostics = value["diagnostics"] as? [[String: Any]], !diagnostics.isEmpty
      else { continue }
      for place in diagnostics.indices {
        let summary = diagnostics[place]["summary"] as? String
        diagnostics[place]["summary"] = summary?.replacing(
          "This correct example shows", with: "It was kept that")
      }
      value["diagnostics"] = diagnostics
      entry["value"] = value
      let altered = try PropertyListSerialization.data(
        fromPropertyList: entry, format: .binary, options: 0)
      try folder.write([UInt8](altered), to: "cache/\(file)")
      count += 1
    }
    return count
  }

  // MARK: Pages

  private func built(_ page: String) throws -> String {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n" + page])
    let result = try Command.run(["build", "--no-cache"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    return try folder.text("_site/index.html")
  }

  @Test func aPairStandsSideBySideWithWhatHappened() throws {
    let html = try built(Self.holding + "\n" + Self.breaking)
    #expect(html.components(separatedBy: "class=\"examples pair\"").count == 2)
    let incorrect = try #require(html.range(of: "class=\"example incorrect\""))
    let correct = try #require(html.range(of: "class=\"example correct\""))
    #expect(incorrect.lowerBound < correct.lowerBound)
    let event = "<code><span>Screen.</span><span>view<wbr>Will<wbr>Appear</span></code>"
    let label = "<span class=\"label\">evidence: </span>"
    #expect(html.contains("<td class=\"marked\">\(label)\(event)<"))
    #expect(html.contains("UIKit makes the same calls in both. Only the code differs."))
    #expect(html.contains("<p class=\"legend\">The evidence is about the underlined calls.</p>"))
    #expect(!html.contains("//#"))
  }

  @Test func theFirstDifferenceIsMarked() throws {
    let leak = """
      ```swift incorrect finding=retain-cycle
      var onUpdate: (() -> Void)?
      override func viewDidLoad() {
          super.viewDidLoad()
          onUpdate = { self.update() }
      }
      ```

      """
    let html = try built(
      leak
        + leak.replacing("{ self.", with: "{ [weak self] in self?.")
        .replacing(" incorrect finding=retain-cycle", with: " correct"))
    #expect(
      html.contains("<tr class=\"first-difference\"><th scope=\"row\" class=\"number\">8<td"))
    #expect(
      html.contains(
        "<th scope=\"row\" class=\"number\">8<td><span class=\"nothing\">nothing</span><"))
    let difference = "in row 8: incorrect nothing, correct Screen.deinit."
    #expect(html.contains("The first difference is \(difference)"))
    #expect(html.contains("it holds itself: Screen.onUpdate → closure → Screen"))
  }

  @Test func threeUnderOneHeadingAreNoPair() throws {
    let html = try built(Self.holding + Self.breaking + Self.holding)
    #expect(!html.contains("class=\"examples pair\""))
    #expect(html.components(separatedBy: "<figure class=\"examples\">").count == 4)
  }

  @Test func textBetweenThemStaysBetweenThem() throws {
    let html = try built(Self.breaking + "\nBetween.\n\n" + Self.holding)
    #expect(!html.contains("class=\"examples pair\""))
    let text = try #require(html.range(of: "<p>Between.</p>"))
    let comparison = try #require(html.range(of: "UIKit makes the same calls in both"))
    #expect(text.upperBound < comparison.lowerBound)
  }

  /// Steps with the same words repeat in a drive. Equal steps of both examples stand together.
  @Test func theStepsOfAPairStandBesideEachOther() throws {
    let finding = try #require(Finding.named("silent-return"))
    let html = try built(
      """
      ```swift incorrect finding=silent-return
      \(finding.breaking)
      ```

      ```swift correct
      \(finding.holding)
      ```

      """)
    let called = try #require(html.range(of: "<span>(\"Rome\")</span></code>"))
    let swiped = try #require(html.range(of: "begins to swipe away"))
    #expect(called.lowerBound < swiped.lowerBound)
  }

  @Test func theLineToBlameIsMarkedAndSaidInWords() throws {
    let html = try built(Self.holding + "\n" + Self.breaking)
    let marks = html.components(separatedBy: "<mark>").dropFirst()
    #expect(marks.count == 1)
    let line = try #require(marks.first?.components(separatedBy: "</mark>").first)
    #expect(line.hasPrefix("<span class=\"label\">to blame: </span>"))
    #expect(line.contains("viewWillAppear") && line.hasSuffix(" {\n"))
    #expect(html.contains("Seen in the drive <code>launch</code>; the marked line is to blame:"))
  }

  @Test func everyLineThatShowsTheFindingIsMarkedButHiddenOnes() throws {
    let html = try built(
      """
      ```swift incorrect finding=missing-super
      //# override func viewDidLoad() {
      //# }
      override func viewWillAppear(_ animated: Bool) {
      }

      override func viewDidAppear(_ animated: Bool) {
      }
      ```

      """)
    let lines = html.components(separatedBy: "<mark>").dropFirst()
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("Appear</span>(") })
    #expect(html.contains("; the marked lines are to blame:"))
  }

  @Test func aHiddenLineAloneIsNotToBlame() throws {
    let errors = try diagnostics(
      """
      ```swift incorrect finding=missing-super
      //# override func viewDidLoad() { update() }
      func update() {}
      ```

      """)
    #expect(errors.contains("4:19: error: Only hidden lines show 'missing-super' [hidden-reason]"))
  }

  /// The shown code has to deserve the verdict.
  @Test func theVerdictMayNotRestOnAHiddenLineOfAShownFunction() throws {
    let errors = try diagnostics(
      """
      ```swift correct
      override func viewDidAppear(_ animated: Bool) {
          //# super.viewDidAppear(animated)
      }
      ```

      """)
    #expect(
      errors.contains(
        "5:1: error: Without the hidden lines of its functions this example shows 'missing-super' "
          + "[hidden-reason]"))
  }

  @Test(arguments: [("//#let a = 1", 1, 6), ("  //#func a() {}", 3, 7), ("//#\tlet a = 1", 1, 3)])
  func aMarkOfAHiddenLineWithoutItsBlankIsAnError(line: String, column: Int, width: Int) throws {
    let errors = try diagnostics("```swift correct\n\(line)\nfunc b() {}\n```\n")
    #expect(
      errors == """
        Content/index.md:4:\(column): error: A hidden line begins with '//# ', including the space \
        [mistyped-hidden-line]
        4 | \(line)
          | \(String(repeating: " ", count: column - 1))\(String(repeating: "^", count: width))
        help: write '//# ' to compile this line and not show it, or '// ' for a comment


        """)
  }

  @Test func commentsThatAreNoMarksStayComments() throws {
    let page =
      "```swift correct\n// #if DEBUG\n/// # Title\nfunc b() {} //#c\n//#\n//# func c() {}\n```\n"
    #expect(try diagnostics(page) == "")
  }

  @Test func whatIsLeftOutIsAnErrorWithWhatToWriteInstead() throws {
    for sign in ["...", "…", "<#code#>"] {
      let errors = try diagnostics("```swift correct\nfunc a() {\n    \(sign)\n}\n```\n")
      #expect(errors.hasPrefix("Content/index.md:5:5: error: '\(sign)' stands for code"))
      #expect(errors.contains("help: write statements that are left out as a comment, '// …'"))
    }
  }

  @Test func aMisspeltSuperclassIsAnErrorBesideOthersToo() throws {
    let others =
      "class B: UIViewController {}\nclass C: MapViewController {}\nclass D: UIViewModel {}\n"
    let errors = try diagnostics("```swift correct\nclass A: UIViewControler {}\n\(others)```\n")
    #expect(
      errors.hasPrefix(
        "Content/index.md:4:10: error: 'UIViewControler' is not declared; did you mean "
          + "'UIViewController'? [unknown-name]\n"))
    #expect(errors.components(separatedBy: "error:").count == 2)
    #expect(try diagnostics("```swift correct\n\(others)```\n") == "")
  }

  @Test func wordsThatBelongToAnAttributeAreSaidToBe() throws {
    let drives = try diagnostics("```swift correct drive=push tabs\nfunc a() {}\n```\n")
    #expect(drives.contains("help: drives are named together, with commas and no spaces"))
    let finding = try diagnostics("```swift incorrect late-ui-change\nfunc a() {}\n```\n")
    #expect(finding.contains("help: attributes are written 'key=value': 'finding=late-ui-change'"))
  }

  @Test func anExampleOfWhichNothingIsKnownSaysSo() throws {
    let errors = try diagnostics(
      "```swift correct\noverride func viewDidLoad() { fatalError(\"no\") }\n```\n")
    #expect(errors.contains("error: The app crashes here: no [fatal-error]"))
    #expect(errors.contains("note: no run of this example finished, so nothing is known"))
  }
}
