import Scenarios
import Testing

@testable import LifecycleEngine
@testable import SiteGenerator

/// Whatever is cited is in the register, and the register is well made.
@Suite struct CitationTests {
  @Test func everyLineOfTheRegisterIsASource() {
    report(EvidenceRegister.shared.malformed)
    #expect(EvidenceRegister.shared.sources.count >= 453)
  }

  @Test func aLineThatIsNoSourceIsFound() {
    let good = "a-b | log | high | 7 | https://x.y/z | T"
    func malformed(_ table: String) -> Int {
      EvidenceRegister(tables: [(.pages, table)]).malformed.count
    }
    #expect(malformed(good) == 0)
    #expect(malformed("a-b | log | high | 7 | T") == 1)
    #expect(malformed("a-b | legend | high | 7 | - | T") == 1)
    #expect(malformed("a-b | log | sure | 7 | - | T") == 1)
    #expect(malformed(good + "\n" + good) == 1)
  }

  @Test func aConflictWithWhatIsNoSourceIsFound() {
    let table = "a-b | log | high | 7 | - | T\nc-d | log | high | 7 | - | T"
    func malformed(_ conflicts: String) -> [String] {
      EvidenceRegister(tables: [(.pages, table)], conflicts: conflicts).malformed
    }
    #expect(malformed("a-b | c-d") == [])
    #expect(malformed("a-b | c-d x-y") == ["a-b | c-d x-y: 'x-y' is not a source"])
    #expect(malformed("x-y | c-d") == ["x-y | c-d: 'x-y' is not a source"])
    #expect(malformed("a-b") == ["a-b"])
  }

  @Test func aSourceIsReadWithAllItsPlaces() throws {
    let table = "a-b | unit test | low-medium | 7 era | https://x.y/z https://u.v | A test"
    let register = EvidenceRegister(tables: [(.pages, table)])
    let source = try #require(register.source("a-b"))
    #expect(source.kind == .unitTest && source.kind.isObservation)
    #expect(source.confidence == .lowMedium && source.confidence < .medium)
    #expect(source.releases == "7 era" && source.title == "A test" && source.topic == .pages)
    #expect(source.urls == ["https://x.y/z", "https://u.v"])
    #expect(register.source("a") == nil)
  }

  @Test func aConflictIsKnownToBothOfItsSources() {
    let register = EvidenceRegister.shared
    let conflicting = register.sources.filter { !register.conflicts(of: $0.id).isEmpty }
    #expect(conflicting.contains { $0.id == "nav-push-wangling" })
    #expect(
      register.conflicts(of: "pagevc-texture20-nav-like-order-claim").map(\.id)
        == ["pagevc-scroll-complete-wangling"])
    #expect(
      register.conflicts(of: "pagevc-scroll-complete-wangling").map(\.id)
        == ["pagevc-texture20-nav-like-order-claim"])
  }

  @Test func everySourceThatAChoreographyCitesIsInTheRegister() {
    report(Citations.unknown(in: Choreography.all))
  }

  @Test func everyRuleHasAnIDOfItsOwnAndCitesTheRegister() {
    var ids = Set(Choreography.all.map(\.id) + EvidenceRegister.shared.sources.map(\.id))
    var problems: [String] = []
    for rule in Rule.all {
      if !ids.insert(rule.id).inserted { problems.append("'\(rule.id)' is the id of two things") }
      guard case .evidence(let cited) = rule.basis else { continue }
      for id in cited where EvidenceRegister.source(id) == nil {
        problems.append("\(rule.id) cites '\(id)', which is not in the register")
      }
    }
    report(problems)
  }

  @Test func theStepsTheCancellationAndTheFlagOfAChoreographyCite() {
    let places = Set(Citations.all(in: Choreography.all).map(\.place))
    #expect(places.contains("navigation-push/new-will-appear"))
    #expect(places.contains("navigation-swipe-back/current-did-appear"))
    #expect(places.contains("over-presentation, animated"))
  }

  @Test func aChoreographyThatCitesWhatIsNotKnownIsFound() {
    let sample = Choreography(
      id: "sample", statement: "A sample.",
      steps: [
        Step("first", .endEditing(.from), .evidence(["nav-push-wangling"])),
        Step("second", .endEditing(.to), .evidence(["no-such-source"])),
      ])
    #expect(
      Citations.unknown(in: [sample])
        == ["sample/second cites 'no-such-source', which is not in the register"])
  }

  @Test func everySourceThatAScenarioCitesIsInTheRegister() {
    var unknown: [String] = []
    for scenario in EvidenceSuite.shared.scenarios {
      for id in scenario.evidence where EvidenceRegister.source(id) == nil {
        unknown.append("\(scenario.place): there is no source '\(id)'")
      }
    }
    report(unknown)
  }
}

/// The sources that choreographies cite.
enum Citations {
  /// Every citation with its step.
  static func all(in choreographies: [Choreography]) -> [(place: String, id: String)] {
    var result: [(String, String)] = []
    for choreography in choreographies {
      for id in choreography.animatedEvidence {
        result.append(("\(choreography.id), animated", id))
      }
      for step in choreography.steps + choreography.cancellation {
        guard case .evidence(let ids) = step.basis else { continue }
        for id in ids { result.append(("\(choreography.id)/\(step.name)", id)) }
      }
    }
    return result
  }

  static func unknown(in choreographies: [Choreography]) -> [String] {
    all(in: choreographies).filter { EvidenceRegister.source($0.id) == nil }
      .map { "\($0.place) cites '\($0.id)', which is not in the register" }
  }
}
