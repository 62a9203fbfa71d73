import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

@testable import SiteGenerator

/// The pages of the project.
@Suite struct ContentTests {
  /// The results for the pages. All tests share one verification, because the verification is slow.
  private struct Seen: Sendable {
    let outcome: Verification.Outcome
    let diagnostics: [String]
    /// The appearance callbacks that each scenario shows, by the scenario's id.
    let callbacks: [String: [String]]

    init() throws {
      let verification = try Verification(paths: ["\(Checkout.root)/Content"])
      outcome = verification.outcome
      diagnostics = verification.diagnostics.map { DiagnosticText.render($0) }
      var callbacks: [String: [String]] = [:]
      for scenario in verification.folders.flatMap(\.pages).flatMap(\.scenarios).map(\.scenario) {
        let run = scenario.verdict.run
        let shown = run.shownEvents.filter { LensSet(.classic).shows($0.callback) }
        callbacks[scenario.id] = shown.map { event in
          "\(run.names[event.receiver].prefix(1)).\(event.callback.baseName.dropFirst(4))"
        }
      }
      self.callbacks = callbacks
    }
  }

  private static let seen = Result { try Seen() }

  @Test func everyPageAgreesWithTheEngine() throws {
    let seen = try Self.seen.get()
    #expect(seen.diagnostics == [])
    #expect(seen.outcome == .agreement)
  }

  /// The test repeats the sequences, so that page and engine cannot be wrong together.
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
    let shown = try #require(try Self.seen.get().callbacks[id])
    let normalized = expected.split(separator: " ").map { part in
      let name = part.dropFirst(2)
      return "\(part.prefix(2))\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
    #expect(shown == normalized)
  }
}
