import LifecycleEngine
import ScriptLanguage
import Testing

@testable import SiteGenerator

/// The project's own pages.
@Suite struct ContentTests {
  @Test func everyPageAgreesWithTheEngine() throws {
    let verification = try Verification(paths: ["\(Checkout.root)/Content"])
    #expect(verification.diagnostics.map(DiagnosticText.render) == [])
    #expect(verification.outcome == .agreement)
  }

  /// The sequences are written here a second time, so that page and engine cannot go wrong together.
  @Test(arguments: [
    ("push-completed", "C.willDisappear N.willAppear C.didDisappear N.didAppear"),
    ("swipe-back-completed", "C.willDisappear N.willAppear C.didDisappear N.didAppear"),
    (
      "swipe-back-cancelled",
      "C.willDisappear N.willAppear N.willDisappear N.didDisappear C.willAppear C.didAppear"
    ),
    ("page-scroll-completed", "N.willAppear C.willDisappear N.didAppear C.didDisappear"),
    (
      "page-scroll-cancelled",
      "N.willAppear C.willDisappear C.willAppear C.didAppear N.willDisappear N.didDisappear"
    ),
    ("page-curl-completed", "N.willAppear C.willDisappear C.didDisappear N.didAppear"),
    (
      "page-curl-cancelled",
      "N.willAppear C.willDisappear N.willDisappear C.willAppear N.didDisappear C.didAppear"
    ),
  ])
  func theSixSequencesAreThoseThatWereObserved(id: String, expected: String) throws {
    let folder = try ContentFolder("\(Checkout.root)/Content")
    let pages = try VerifiedFolder(folder).pages
    let scenario = try #require(pages.flatMap(\.scenarios).first { $0.id == id })
    let run = scenario.verdict.run
    let shown = run.shownEvents.filter { LensSet(.classic).shows($0.callback) }.map { event in
      "\(run.names[event.receiver].prefix(1)).\(event.callback.baseName.dropFirst(4))"
    }
    let normalized = expected.split(separator: " ").map { part in
      let name = part.dropFirst(2)
      return "\(part.prefix(2))\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
    #expect(shown == normalized)
  }
}
