/// Something published that says what UIKit does: a log, a test, a page of the documentation.
///
/// Only its facts are kept. What it observed is encoded as a scenario in `Tests/Evidence`.
public struct EvidenceSource: Sendable {
  /// A permanent kebab-case id, as `evidence=` and the choreographies cite it.
  public let id: String
  /// What sort of source it is.
  public let kind: Kind
  /// How far it is to be trusted.
  public let confidence: Confidence
  /// The releases it is about, as the source has them.
  public let releases: String
  /// Where it can be read, as several places if several report the same; empty where nobody knows.
  public let urls: [String]
  /// What it is called.
  public let title: String
  /// What it is about.
  public let topic: EvidenceTopic

  /// What sort of source it is.
  public enum Kind: String, CaseIterable, Sendable {
    case log
    case statement
    case answer
    case unitTest = "unit test"
    case documentedSequence = "documented sequence"
    case documentation
    case measurement
    case consoleText = "console text"
    case publicCode = "public code"

    /// True if it is about one course of events, which a scenario can repeat, rather than
    /// about what is so in general.
    public var isObservation: Bool {
      switch self {
      case .log, .statement, .answer, .unitTest, .documentedSequence: true
      case .documentation, .measurement, .consoleText, .publicCode: false
      }
    }

    /// True if it is what Apple says, rather than what somebody saw.
    public var isDocumentation: Bool { self == .documentation || self == .documentedSequence }
  }

  /// How far a source is to be trusted, the least first.
  public enum Confidence: String, CaseIterable, Comparable, Sendable {
    case low
    case lowMedium = "low-medium"
    case medium
    case mediumHigh = "medium-high"
    case high

    /// True if `a` is trusted less than `b`.
    public static func < (a: Confidence, b: Confidence) -> Bool { a.rank < b.rank }

    private var rank: Int { Confidence.allCases.firstIndex(of: self) ?? 0 }
  }

  /// What makes it one source with others: a repository's tests are by the same hand, and so is
  /// everything at one address.
  var origin: String {
    guard let url = urls.first else { return title }
    let parts = url.split(separator: "/")
    guard url.hasPrefix("https://github.com/"), parts.count > 4, parts[4] == "blob" else {
      return url
    }
    return parts[..<4].joined(separator: "/")
  }
}

/// What the sources are about, in the order of the pages of `Tests/Evidence`.
public enum EvidenceTopic: String, CaseIterable, Sendable {
  case loading, appearance, navigation, pages, tabs, split, containment, presentation, sheets
  case geometry, layout, process, memory, warnings
}

extension EvidenceSource {
  /// The addresses on the web. Some sources are known only by a name.
  var webAddresses: [String] { urls.filter { $0.hasPrefix("https:") || $0.hasPrefix("http:") } }
}
