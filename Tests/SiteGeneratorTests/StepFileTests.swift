import Foundation
import Scenarios
import Testing
import TraceRendering

@testable import SiteGenerator

@Suite struct StepFileTests {
  /// A site with the templates of the standard theme, whose pages load the steps.
  private func site(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    var builder = folder.builder()
    builder.theme = nil
    _ = try builder.build()
    return folder
  }

  private static let differing = """
    # Page

    ```scenario shown ios=9...26
    let A = UIViewController()
    when "A is shown" {
        window.rootViewController = A
    }
    ```

    """

  @Test func aPageNamesTheStepsOfItsScenarios() throws {
    let folder = try site([
      "Content/index.md": "# Home\n", "Content/nav/push.md": "# Push\n\n" + Fence.push(),
    ])
    #expect(
      try folder.text("_site/nav/push.html").contains(
        #"<div class="stepper" data-steps="../steps/nav/push.js" data-releases="26 26" "#
          + #"data-style="../assets/diagram-style.js"></div>"#))
    #expect(
      try folder.text("_site/steps/nav/push.js").hasPrefix(#"lifeguardPacked("scenario-push",""#))
    let steps = try folder.steps("_site/steps/nav/push.js")
    #expect(steps.hasPrefix(#"{"info":"scenario push","source":"#))
    #expect(steps.contains(#","groups":[{"label":"iOS 26","#))
    #expect(try folder.text("_site/nav/push.html").contains(#"id="scenario-push/step-1""#))
    #expect(try folder.text("_site/assets/diagram-style.js") == SequenceDiagram.styleScript)
    #expect(!(try folder.text("_site/index.html").contains("stepper")))
  }

  /// File systems limit the length of names. Two names that are cut alike stay different.
  @Test func aLongIDGivesAShortName() throws {
    let id = "a" + String(repeating: "-long-id", count: 40)
    let folder = try site([
      "Content/index.md": "# A\n\n" + Fence.push(id + "-1") + "\n" + Fence.push(id + "-2")
    ])
    let page = try folder.text("_site/index.html")
    let names = page.matches(of: #/data-steps="steps/([^"]+)"/#).map { String($0.1) }
    #expect(Set(names).count == 2)
    for name in names {
      #expect(name.utf8.count < 150 && name.hasPrefix("a-long-id-"))
      #expect(try folder.text("_site/steps/\(name)").hasPrefix("lifeguardPacked(\"scenario-\(id)-"))
    }
  }

  @Test func whatDiffersBetweenVersionsIsToldAndInTheSteps() throws {
    let folder = try site(["Content/index.md": Self.differing])
    let page = try folder.text("_site/index.html")
    #expect(
      page.contains(
        #"Shown is what happens on <data value="26">iOS 13–26</data>. "#
          + #"Something else happens on <data value="12">iOS 9–12</data>."#))
    // Without scripts the page has the other versions, at the addresses of the stepper.
    let noscript = page.components(separatedBy: "<noscript>").last ?? ""
    #expect(noscript.contains("<summary><strong>iOS 9–12</strong></summary>"))
    #expect(noscript.contains(#"id="scenario-shown@ios-12/step-1""#), "\(noscript)")
    let script = try folder.steps("_site/steps/shown.js")
    #expect(
      script.matches(of: #/"label":"(iOS [^"]+)"/#).map { $0.1 } == ["iOS 13–26", "iOS 9–12"])
    #expect(script.matches(of: #/\n"table":/#).count == 1, "the page has the newest itself")
  }

  @Test func whatIsTheSameOnAllVersionsHasNothingToChoose() throws {
    let text = Self.differing.replacingOccurrences(of: "9...26", with: "13...26")
    let folder = try site(["Content/index.md": text])
    #expect(!(try folder.text("_site/index.html").contains("class=\"versions\"")))
    #expect(!(try folder.steps("_site/steps/shown.js").contains("\"table\"")))
  }

  @Test func aScenarioThatDoesNotHoldHasNoStepsInThePreview() async throws {
    let folder = try TemporaryFolder(["Content/index.md": "# A\n\n" + Fence.push(isRight: false)])
    let live = LiveSite(content: "\(folder.path)/Content", theme: nil)
    _ = await live.refresh()
    let page = await live.answer(to: "/index.html")
    #expect(!String(decoding: page.bytes, as: UTF8.self).contains("data-steps"))
    try folder.write("# A\n\n" + Fence.push(), to: "Content/index.md")
    _ = await live.refresh()
    let mended = await live.answer(to: "/index.html")
    #expect(String(decoding: mended.bytes, as: UTF8.self).contains("data-steps=\"steps/push.js\""))
    let steps = await live.answer(to: "/steps/push.js")
    #expect(steps.status == 200)
    #expect(steps.type == "text/javascript; charset=utf-8")
  }

  @Test func aFileInThePlaceOfStepsIsNamed() throws {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write("# A\n\n" + Fence.push(), to: "Content/index.md")
    try folder.write("x", to: "Content/steps/push.js")
    try folder.write("files: [steps]\n", to: "Content/lifeguard.yml")
    let error = #expect(throws: InputError.self) { try folder.builder().build() }
    #expect(error?.description.contains("the steps of the scenario 'push'") == true)
  }

  @Test func aBuiltInTransitionHasSteps() throws {
    let source = try #require(BuiltInScenario.page(of: "transitions/push-animated"))
    let page = Page(path: "transitions/a.md", file: "transitions/a.md", bytes: source)
    let place = try #require(page.places.last)
    #expect(StepFile(place)?.path == "steps/transitions/push-animated.js")
    var dealer = ShardDealer(.forPages(cache: nil))
    let verified = VerifiedPage(page, in: ScenarioCatalog([page], recording: .everything), &dealer)
    #expect(verified.outcomes.count == page.places.count)
    let outcome = try #require(verified.outcomes[place.block.fenceLine])
    #expect(outcome.releaseStarts.count > 1)
    let text = try #require(outcome.section?.steps)
    #expect(text.contains("\"events\":[["))
    // A copied text names its scenario.
    #expect(text.contains("title: Push animated, iOS "), "\(text.prefix(400))")
  }
}
