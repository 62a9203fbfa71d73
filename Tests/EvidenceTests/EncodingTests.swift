import Scenarios
import Testing

@testable import SiteGenerator

/// The share of observations that the suite encodes.
@Suite struct EncodingTests {
  private let suite = EvidenceSuite.shared

  @Test func everyObservationIsEncodedOrListed() {
    report(
      suite.missing.map {
        "'\($0.id)' (\($0.confidence.rawValue) confidence) is neither encoded nor listed"
      })
  }

  @Test func fewAreListedAsNotToBeEncoded() {
    let limits: [([EvidenceSource.Confidence], Int)] = [
      ([.high], 5), ([.mediumHigh, .medium], 15),
    ]
    for (confidences, percent) in limits {
      let all = EvidenceRegister.shared.sources.filter {
        $0.kind.isObservation && confidences.contains($0.confidence)
      }
      let listed = all.filter { suite.exceptionIDs.contains($0.id) }
      #expect(
        listed.count * 100 <= all.count * percent,
        "\(listed.count) of \(all.count) are listed, more than \(percent) %: \(listed.map(\.id))")
    }
  }

  /// A scenario checks each general source, or a list gives the reason for the lack of a scenario.
  @Test func everyGeneralSourceIsCheckedOrListed() {
    let (encoded, listed) = (suite.encodedIDs, suite.exceptionIDs)
    report(
      EvidenceRegister.shared.sources.filter {
        !$0.kind.isObservation && !encoded.contains($0.id) && !listed.contains($0.id)
      }.map { "'\($0.id)' is neither checked by a scenario nor listed" })
  }

  @Test func everyExceptionIsASourceThatIsNotEncoded() {
    let encoded = suite.encodedIDs
    var problems: [String] = []
    for exception in suite.exceptions {
      func note(_ text: String) { problems.append("\(exception.place): '\(exception.id)' \(text)") }
      guard let source = EvidenceRegister.source(exception.id) else {
        note("is not in the register of sources")
        continue
      }
      if source.confidence.rawValue != exception.confidence {
        note("has \(source.confidence.rawValue) confidence, not \(exception.confidence)")
      }
      if encoded.contains(exception.id) { note("is encoded") }
      if exception.reason.isEmpty { note("has no reason") }
    }
    report(problems)
  }
}
