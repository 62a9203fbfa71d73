/// A publication about UIKit's behaviour: a log, a test, a page of the documentation.
///
/// Only facts of the source are kept. `Tests/Evidence` has the observations as scenarios.
package struct EvidenceSource: Sendable {
  /// A permanent kebab-case id, as `evidence=` and the choreographies cite it.
  package let id: String
  /// The kind of the source.
  package let kind: Kind
  /// The confidence in the source.
  package let confidence: Confidence
  /// The releases that the source is about, as the source names the releases.
  package let releases: String
  /// The addresses of the source, several if several report the same; empty if no address is known.
  package let urls: [String]
  /// The title of the source.
  package let title: String
  /// The topic of the source.
  package let topic: EvidenceTopic
  /// The modelled releases that the source names; nil if the source names no modelled release.
  let span: ClosedRange<Int>?
  /// The common origin of sources. The tests of a repository have one origin, and so has everything
  /// at one address.
  let origin: String

  init(
    id: String, kind: Kind, confidence: Confidence, releases: String, urls: [String], title: String,
    topic: EvidenceTopic
  ) {
    self.id = id
    self.kind = kind
    self.confidence = confidence
    self.releases = releases
    self.urls = urls
    self.title = title
    self.topic = topic
    span = EvidenceSource.span(of: releases)
    origin = urls.first.map(EvidenceSource.origin) ?? title
  }

  /// The kind of a source.
  package enum Kind: String, CaseIterable, Sendable {
    case log
    case statement
    case answer
    case unitTest = "unit test"
    case documentedSequence = "documented sequence"
    case documentation
    case measurement
    case consoleText = "console text"
    case publicCode = "public code"

    /// True if the source is about one course of events, which a scenario can repeat. False if the
    /// source is about general behaviour.
    package var isObservation: Bool {
      switch self {
      case .log, .statement, .answer, .unitTest, .documentedSequence: true
      case .documentation, .measurement, .consoleText, .publicCode: false
      }
    }

    /// True if the source is a statement of Apple's, and no observation.
    package var isDocumentation: Bool { self == .documentation || self == .documentedSequence }
  }

  /// The confidence in a source, the lowest first.
  package enum Confidence: String, CaseIterable, Comparable, Sendable {
    case low
    case lowMedium = "low-medium"
    case medium
    case mediumHigh = "medium-high"
    case high

    /// True if `a` is the lower confidence.
    package static func < (a: Confidence, b: Confidence) -> Bool { a.rank < b.rank }

    private var rank: Int { Confidence.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The repository of a file at GitHub, or else the address.
  private static func origin(of url: String) -> String {
    let parts = url.split(separator: "/")
    guard url.hasPrefix("https://github.com/"), parts.count > 4, parts[4] == "blob" else {
      return url
    }
    return parts[..<4].joined(separator: "/")
  }
}

/// The topics of the sources, in the order of the pages of `Tests/Evidence`.
package enum EvidenceTopic: String, CaseIterable, Sendable {
  case loading, appearance, navigation, pages, tabs, split, containment, presentation, sheets
  case geometry, layout, process, memory, warnings
}

extension EvidenceSource {
  /// The addresses on the web. Some sources are known only by a name.
  var webAddresses: [String] { urls.filter { $0.hasPrefix("https:") || $0.hasPrefix("http:") } }
}
