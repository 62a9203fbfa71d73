import ExampleRuns
import Foundation
import LifecycleEngine
import Scenarios
import Testing

@testable import SiteGenerator

@Suite struct ReferenceTests {
  private let site: ReferenceSite

  init() throws { site = try #require(ReferenceSite.shared) }

  @Test func thePagesThatNobodyHasWrittenHaveNoProblems() { #expect(site.problems == []) }

  @Test func everyLinkOfAGeneratedPageLeadsToAPage() {
    var broken: [String] = []
    for (path, html) in site.html.sorted(by: { $0.key < $1.key }) {
      for part in html.components(separatedBy: "href=\"").dropFirst() {
        let link = String(part.prefix { $0 != "\"" && $0 != "#" })
        guard !link.hasPrefix("http"), !link.isEmpty else { continue }
        let target = LinkResolver.target(of: link, on: path)
        if target.map(site.paths.contains) != true { broken.append("\(path): \(link)") }
      }
    }
    #expect(broken == [])
    #expect(site.html.count > 80)
  }

  @Test func everyCallbackFindingAndTransitionHasAPageOfItsOwn() {
    let slugs = CallbackReference.all.map(\.slug)
    #expect(Set(slugs).count == slugs.count)
    #expect(slugs.contains("viewWillAppear") && slugs.contains("textFieldDidEndEditing-reason"))
    for slug in slugs { #expect(site.pages["callbacks/\(slug).md"] != nil, "\(slug)") }
    for finding in Finding.all { #expect(site.pages["findings/\(finding.id).md"] != nil) }
    let scenarios = Set(BuiltInScenario.all().map(\.id))
    for choreography in Choreography.all where !choreography.ways.isEmpty {
      let name = choreography.pageName
      #expect(site.pages["transitions/\(name).md"] != nil)
      let isTaken = scenarios.contains(name)
      #expect(!isTaken, "\(name)")
    }
  }

  @Test func whatLinksCanNameIsWhatIsWritten() {
    let targets = GeneratedTargets(BuiltIns()).paths
    #expect(Set(site.pages.keys).symmetricDifference(targets).sorted() == [])
  }

  /// A callback without a step has the same headings as other callbacks, so that links hold.
  @Test func headingsDoNotDependOnTheAuthorsPages() {
    func headings(_ page: String) -> [Substring] {
      (site.pages[page] ?? "").split(separator: "\n").filter { $0.hasPrefix("## ") }
    }
    let expected = headings("callbacks/viewDidLoad.md")
    #expect(expected.count == 7)
    // The search leaves the lists of links out.
    for heading in CallbackPage.linkLists { #expect(expected.contains("## \(heading)")) }
    for reference in CallbackReference.all {
      #expect(headings("callbacks/\(reference.slug).md") == expected)
    }
  }

  /// Sections with a run come before sections without a run. No section is within another section.
  @Test(arguments: [
    (
      "viewDidLoad",
      "[After viewDidLoad](<../loading.html#after-viewdidload>) · "
        + "[Is viewDidLoad late?](<../a-questions.html#is-viewdidload-late>) · "
        + "[Why viewDidLoad?](<../a-questions.html#why-viewdidload>)"
    ),
    (
      "loadView",
      "[Overriding loadView](<../loading.html#overriding-loadview>) · "
        + "[Why is loadView early?](<../a-questions.html#why-is-loadview-early>) · "
        + "[loadView, not run](<../loading.html#loadview-not-run>)"
    ),
  ])
  func aCallbackLeadsToWhatExplainsIt(callback: String, links: String) throws {
    let page = try #require(site.pages["callbacks/\(callback).md"])
    #expect(page.contains("\n**Read more:** \(links)\n"), "\(page.prefix(900))")
    let other = try #require(site.pages["callbacks/didMove.md"])
    #expect(!other.contains("Read more"))
  }

  @Test func nothingLeadsToThePageForWhatIsNotThere() {
    let shown = site.section("Scenarios", of: "callbacks/viewDidAppear.md")
    #expect(shown.contains("loading-push") && !shown.contains("gone"), "\(shown)")
    for (path, text) in site.pages { #expect(!text.contains("push-of-what-is-gone"), "\(path)") }
  }

  @Test func aCallbackSaysWhatHoldsAndHowOften() {
    let states = site.section("State at the call", of: "callbacks/viewDidLoad.md")
    #expect(states.contains("| The view is loaded | always ("), "\(states)")
    #expect(states.contains("| The view is in a window | never ("), "\(states)")
    let appearing = site.section("State at the call", of: "callbacks/viewIsAppearing.md")
    #expect(appearing.contains("| The view is in a window | always ("), "\(appearing)")
    let often = site.section("How often UIKit calls it", of: "callbacks/viewDidAppear.md")
    let cancelled = often.split(separator: "\n").first { $0.contains("A swipe back, cancelled") }
    #expect(cancelled?.hasSuffix(" | never | once |") == true, "\(often)")
  }

  @Test(arguments: [
    ("viewDidAppear", "**66 of the WAYS call it once on `New` and never on `Current`.** "),
    ("viewDidDisappear", "**69 of the WAYS call it once on `Current` and never on `New`.** "),
    ("willMove", "**51 of the WAYS never call it.** "),
    ("presentationController-forPresented", "**89 of the WAYS never call it.** "),
    ("navigationController-didShow", "None of the WAYS calls it, on any version."),
  ])
  func howOftenBeginsWithASentence(slug: String, beginning: String) {
    let often = site.section("How often UIKit calls it", of: "callbacks/\(slug).md")
    let link = "91 [built-in transitions](../transitions/index.html)"
    #expect(often.contains(beginning.replacing("WAYS", with: link)), "\(often)")
  }

  @Test func aPageLeadsToTheScenariosAndExamplesOfTheAuthors() {
    let scenarios = site.section("Scenarios", of: "callbacks/viewDidAppear.md")
    #expect(scenarios.contains("(<../index.html#scenario-shown-push>)"), "\(scenarios)")
    let ofFinding = site.section("Examples", of: "callbacks/viewIsAppearing.md")
    #expect(ofFinding.contains("(<../findings/late-ui-change.html#"), "\(ofFinding)")
    let none = site.section("Scenarios", of: "callbacks/willRotate.md")
    #expect(none.contains("No scenario on this site shows the call."))
    let examples = site.section("Examples on other pages", of: "findings/missing-super.md")
    #expect(
      examples.contains("[Left out](<../mistakes.html#left-out>), on *Mistakes*"), "\(examples)")
    let own = site.section("Examples", of: "callbacks/viewWillTransition.md")
    #expect(own.contains("mistakes.html#left-out"), "\(own)")
  }

  @Test func aTransitionSaysInWordsWhatOnlySomeVariantsHave() {
    let table = site.section("Side by side", of: "transitions/navigation-swipe-back.md")
    let address = "#container=none&way=swipe-back&finished=no"
    #expect(table.contains("- **b:** [A swipe back, cancelled](\(address))"), "\(table)")
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| [`New.viewDidAppear`]") }
    #expect(rows.count == 1)
    #expect(rows.first?.hasSuffix("| **only** a | 6 | – |") == true, "\(table)")
  }

  @Test func aVersionHasItsCallbacksRulesAndTransitions() {
    let version = site.section("iOS 13", of: "versions/index.md")
    #expect(version.contains("viewIsAppearing"))
    #expect(version.contains("`automatic-is-sheet`"), "\(version)")
    #expect(site.section("iOS 26", of: "versions/index.md").contains("updateProperties"))
    let summaries = site.pages["versions/index.md"] ?? ""
    #expect(summaries.contains("| [iOS 26](#ios-26) | 1 new callback, "), "\(summaries)")
    let gone = site.section("iOS 6", of: "versions/index.md")
    #expect(gone.contains("**Callbacks that UIKit no longer calls:** 3"), "\(gone)")
    #expect(gone.contains("(../callbacks/viewDidUnload.html)"), "\(gone)")
    // From this release on the variant differs only in another container.
    let nested = site.section("iOS 18", of: "versions/index.md")
    #expect(nested.contains("#container=split&way=present-automatic&animated=yes)"), "\(nested)")
  }

  @Test func aCallbackSaysWhetherAnOverrideCallsSuper() {
    func fact(_ slug: String) -> Substring? {
      (site.pages["callbacks/\(slug).md"] ?? "").split(separator: "\n").first {
        $0.hasPrefix("- **`super`:**")
      }
    }
    #expect(fact("viewSafeAreaInsetsDidChange")?.contains("** call it in an override.") == true)
    #expect(fact("viewDidLayoutSubviews")?.contains("optional") == true)
    #expect(fact("loadView")?.contains("don't call it in an override") == true)
  }

  @Test func aCallbackThatIsSentNoMoreSaysSo() {
    let page = site.pages["callbacks/viewDidUnload.md"] ?? ""
    #expect(page.contains("\n- **iOS:** called up to iOS 5. Later versions still declare "))
    #expect(!page.contains("every simulated version") && !page.contains("all simulated versions"))
    let others = Callback.allCases.filter { $0.lens == .classic && $0.isSentNoMore }
    #expect(others.isEmpty)
    let gone = Callback.allCases.filter(\.isSentNoMore).map(\.baseName)
    #expect(gone == ["viewWillUnload", "viewDidUnload"])
  }

  @Test func aDelegatesMethodIsCountedWhoeverGetsIt() {
    let page = "callbacks/presentationController-forPresented.md"
    let often = site.section("How often UIKit calls it", of: page)
    #expect(often.contains("| on a delegate | transitions |"), "\(often)")
    let way = "full-screen-presentation.html): A presentation with the style `.custom`, animated;"
    #expect(often.contains(way), "\(often)")
    #expect(site.section("State at the call", of: page).contains("A delegate gets the call"))
  }

  @Test func whatCameOnOlderVersionsOnlyIsTold() {
    let page = "callbacks/traitCollectionDidChange.md"
    let often = site.section("How often UIKit calls it", of: page)
    #expect(often.contains("**On older versions only:** "), "\(often)")
    #expect(often.contains("A push, animated | iOS 8–12 |"), "\(often)")
    let states = site.section("State at the call", of: "callbacks/willRotate.md")
    #expect(states.contains("No built-in transition calls it"), "\(states)")
  }

  @Test func theLimitsNameWhatIsAssumedWithItsReason() {
    let assumed = Rule.all.first { rule in
      guard case .assumed = rule.basis else { return false }
      return true
    }
    let rules = site.section("Assumed rules", of: "limits/index.md")
    #expect(rules.contains("`\(assumed?.id ?? "?")`"))
    #expect(site.section("API that is refused", of: "limits/index.md").contains("`UINib`"))
    let steps = site.section("Assumed steps", of: "limits/index.md")
    for place in StepPlace.all {
      guard let reason = place.step?.basis.assumption else { continue }
      #expect(steps.contains(": \(reason)"), "\(place.id)")
    }
  }

  @Test func theSourcesListEveryRuleWithItsReleases() {
    let rules = site.section("Rules", of: "sources/index.md")
    for rule in Rule.all {
      #expect(rules.contains("- `\(rule.id)`, \(rule.releases.inWords): \(rule.statement)"))
    }
    #expect(rules.contains("- `swipe-back-gesture`, from iOS 7: "))
  }

  /// A generated page follows the authors' pages that the page mentions.
  @Test func aPageThatDependsOnAuthorsPagesIsMadeAnewWithThem() async throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Content/lifeguard.yml": "reference: true\n",
        "Content/index.md": "# Home\n\n" + Fence.push("one"),
      ]) { _, new in new })
    func site() -> LiveSite {
      LiveSite(
        content: "\(folder.path)/Content", theme: "\(folder.path)/Site", cache: SharedCache.cache)
    }
    let path = "/callbacks/viewDidAppear.html"
    let live = site()
    _ = await live.refresh()
    let before = String(decoding: await live.answer(to: path).bytes, as: UTF8.self)
    #expect(before.contains("#scenario-one"))
    try folder.write("# Home\n\n" + Fence.push("two"), to: "Content/index.md")
    _ = await live.refresh()
    let after = await live.answer(to: path).bytes
    #expect(String(decoding: after, as: UTF8.self).contains("#scenario-two"))
    let cold = site()
    _ = await cold.refresh()
    let isSame = await cold.answer(to: path).bytes == after
    #expect(isSame)
  }

  /// A part has one name in the list of pages, as the title, and in the breadcrumbs of its pages.
  @Test func aPartHasOneNameEverywhere() {
    for part in ReferencePart.allCases where part != .examples {
      let page = site.pages["\(part.folder)/index.md"] ?? ""
      #expect(page.hasPrefix("# \(part.title)\n"), "\(part)")
      let link = "- [\(part.title)](../\(part.folder)/index.html)"
      #expect(site.pages["uikit/index.md"]?.contains(link) == true, "\(part)")
    }
    #expect(site.pages["examples/index.md"]?.contains("title: \"Examples\"") == true)
  }

  /// The list of pages marks the part of a page.
  @Test func aPageMarksTheListItBelongsTo() throws {
    func marked(_ key: String, on path: String) throws -> [String] {
      let values = try #require(site.listing.values(for: path, isLarge: true))
      let members = try #require(values["members"] as? [[String: Any]])
      return members.filter { $0[key] as? Bool == true }.compactMap { $0["href"] as? String }
    }
    #expect(try marked("isAbove", on: "callbacks/viewDidLoad.html") == ["callbacks/index.html"])
    #expect(try marked("isCurrent", on: "callbacks/viewDidLoad.html") == [])
    #expect(try marked("isCurrent", on: "callbacks/index.html") == ["callbacks/index.html"])
    #expect(try marked("isAbove", on: "callbacks/index.html") == [])
  }

  @Test func longListsAreFoldedByTopics() {
    let often = site.section("How often UIKit calls it", of: "callbacks/viewWillAppear.md")
    let folds = often.components(separatedBy: "\n> [!fold] **")
    #expect(folds.count > 6)
    #expect(folds.contains { $0.hasPrefix("Navigation controllers:** in ") }, "\(often)")
    let html = site.html["callbacks/viewWillAppear.md"] ?? ""
    #expect(html.contains("<details class=\"fold\">"))
    #expect(!html.contains("[!fold]"))
    // The list of transitions links to a page for each.
    let list = site.pages["transitions/index.md"] ?? ""
    #expect(
      list.components(separatedBy: "](").count - 1 == Choreography.all.count { !$0.ways.isEmpty })
  }

  @Test func everySourceHasAPlaceThatSaysWhatRestsOnIt() {
    for source in EvidenceRegister.shared.sources {
      let page = site.pages["sources/\(source.topic.rawValue).md"] ?? ""
      #expect(page.contains("> ### `\(source.id)`\n"), "\(source.id)")
      let anchor = SourceLinks.path(of: source).split(separator: "#").last.map(String.init)
      let html = site.html["sources/\(source.topic.rawValue).md"] ?? ""
      #expect(html.contains("id=\"\(anchor ?? "?")\""), "\(source.id)")
    }
  }

  @Test func theIdOfASourceLeadsToItsPlace() throws {
    let text = "# A\n\n`nav-push-readke-full` [`nav-push-readke-full`](b.md) `no-source`\n"
    func body(_ configuration: String) throws -> String {
      let folder = try TemporaryFolder(
        TemporaryFolder.theme.merging([
          "Content/lifeguard.yml": configuration, "Content/index.md": text,
          "Content/b.md": "# B\n",
        ]) { _, new in new })
      return try #require(try RenderedFolder(folder).text("index.html"))
    }
    let html = try body("reference: true\n")
    let links = html.components(
      separatedBy: "href=\"sources/navigation.html#nav-push-readke-full\"")
    #expect(links.count == 2, "\(html)")
    #expect(html.contains("<code>no-source</code>"))
    // Without a reference the link leads to the address of the source.
    #expect(!(try body("title: A\n")).contains("href=\"sources/"))
  }

  /// A page about a callback begins with the call and the code that belongs there.
  @Test func aCallbackBeginsWithAdvice() throws {
    for reference in CallbackReference.all {
      let advice = try #require(CallbackAdvice.of(reference.callback), "\(reference.slug)")
      let page = site.pages["callbacks/\(reference.slug).md"] ?? ""
      let beginning = "# `\(reference.signature)`\n\n**\(advice.called)** \(advice.use)\n"
      #expect(page.hasPrefix(beginning), "\(page.prefix(400))")
      #expect(advice.called.hasPrefix("Called "), "\(advice.called)")
      let words = advice.called.split(separator: " ").count
      #expect(words <= 25, "\(words): \(advice.called)")
    }
  }

  /// The advice of a callback that is gone and the list of versions say the same.
  @Test func theAdviceNamesTheLastVersion() {
    for callback in CallbackReference.all.map(\.callback) {
      let last = callback.sentReleases.last
      let isNamed =
        CallbackAdvice.of(callback)?.called.contains("up to iOS \(last.major),") == true
      #expect(isNamed == (last < .newest), "\(callback)")
    }
  }

  @Test func aSiteWithoutTheKeyHasNoReference() throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n[a](callbacks/index.md)\n"])
    #expect(try folder.places() == ["Content/index.md:3:1: [broken-link]"])
  }

  @Test func aBrokenLinkToAGeneratedPageIsToldWithWhatWasMeant() throws {
    let folder = try TemporaryFolder([
      "Content/lifeguard.yml": "reference: true\n",
      "Content/index.md":
        "# Home\n\n[a](callbacks/viewDidLod.md)\n[b](findings/retain-cycle.md#sorces)\n[c](versions/index.html)\n",
    ])
    let found = try folder.verification().diagnostics.map(\.diagnostic)
    #expect(found.map(\.id) == ["broken-link", "broken-anchor", "broken-link"])
    #expect(
      found.map(\.help) == [
        ["did you mean 'callbacks/viewDidLoad.md'?"], ["did you mean 'sources'?"],
        ["link to the source: 'versions/index.md'"],
      ])
  }

  @Test func nobodysFileMayLieWhereAPageOfTheReferenceGoes() throws {
    let folder = try TemporaryFolder([
      "Content/lifeguard.yml": "reference: true\n", "Content/index.md": "# Home\n",
      "Content/callbacks/mine.md": "# Mine\n",
    ])
    #expect(try folder.places() == ["Content/callbacks/mine.md:1:1: [output-collision]"])
  }

  /// The counts from a cache equal new counts.
  @Test func countsThatWereKeptAreThoseThatWereMade() throws {
    let folder = try TemporaryFolder(["p": "1"])
    let program = try #require(ProgramFingerprint(executable: "\(folder.path)/p"))
    let scenarios = BuiltInScenario.all().filter { $0.id.hasPrefix("swipe-back") }
    func texts() -> [[String]] {
      let cache = BlockCache(folder: "\(folder.path)/cache", program: program)
      let builtIns = BuiltIns(cache: cache)
      let observed = TransitionObservations(
        scenarios.compactMap { builtIns.place($0.reference) }, cache
      ) { builtIns.shown($0, on: $1) }
      return (observed.runs + observed.older.joined()).map { run in
        run.events.map { "\($0.text) \($0.callback) \($0.receiver) \($0.readiness.rawValue)" }
          + run.releases.map { "\($0.major)" }
      }
    }
    let first = texts()
    #expect(!first.isEmpty && first.allSatisfy { !$0.isEmpty })
    // A file that is written again has another number, so equal numbers mean that files were read.
    func files() throws -> [String: UInt64] {
      let root = "\(folder.path)/cache"
      let names = try FileManager.default.subpathsOfDirectory(atPath: root)
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")
          return (name, try #require(attributes[.systemFileNumber] as? NSNumber).uint64Value)
        })
    }
    let kept = try files()
    #expect(kept.count > 1)
    #expect(texts() == first)
    #expect(try files() == kept)
  }
}
