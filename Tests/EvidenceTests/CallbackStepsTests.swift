import Foundation
import LifecycleEngine
import ScriptLanguage
import Testing

@testable import SiteGenerator

/// What `lifeguard explain` says of a callback is what the runs of the suite show.
@Suite struct CallbackStepsTests {
  private static let path = "Sources/SiteGenerator/Evidence/Register/CallbackStepsTable.swift"

  /// The steps that sent each callback, and those that began each choreography, at the ends of every
  /// scenario's range.
  private static var found: [String: Set<StepPlace>] {
    var found: [String: Set<StepPlace>] = [:]
    let scripts = EvidenceSuite.shared.scenarios + RecordedTraces.shared.pages.flatMap(\.scripts)
    for scenario in scripts.map(\.scenario) {
      let releases = scenario.attributes.releases
      for release in Set([releases.first, releases.last].compactMap { $0 }) {
        for event in scenario.run(on: release).trace.events {
          guard let place = StepPlace(event.step) else { continue }
          found[CallbackSteps.key(of: event.callback), default: []].insert(place)
          guard let cause = event.cause.flatMap({ StepPlace($0) }),
            cause.choreography != place.choreography
          else { continue }
          let begun = Choreography.all[place.choreography]
          found[CallbackSteps.key(of: begun), default: []].insert(cause)
        }
      }
    }
    return found
  }

  private static func file(_ lines: [String]) -> String {
    """
    extension EvidenceRegister {
      /// The steps that send each callback or begin a choreography. `make evidence` writes it.
      static let callbackSteps = #\"""
    \(lines.map { "    \($0)" }.joined(separator: "\n"))
        \"""#
    }

    """
  }

  @Test func theTableIsWhatTheRunsShow() throws {
    let text = Self.file(CallbackSteps.table(of: Self.found))
    let file = URL(fileURLWithPath: "\(EvidenceSuite.root)/\(Self.path)")
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(Self.path); run again without LIFEGUARD_RECORD")
      return
    }
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let (old, new) = (Set(lines(written)), Set(lines(text)))
    report(
      lines(text).filter { !old.contains($0) }.map { "+ \($0)" }
        + lines(written).filter { !new.contains($0) }.map { "- \($0)" })
  }

  @Test func everyCallbackThatIsDeliveredHasASentence() {
    report(
      Set(Callback.allCases.filter { $0.lens != .none && $0.isDelivered }.map(\.baseName)).sorted()
        .filter { CallbackTexts.text(of: $0) == nil }
        .map { "'\($0)' has no sentence in CallbackTexts" })
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
