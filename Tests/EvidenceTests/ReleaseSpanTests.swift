import Testing

@testable import SiteGenerator

/// An encoding runs on the releases of its source, or lists the missing releases.
@Suite struct ReleaseSpanTests {
  private func check(_ releases: String, _ expected: ClosedRange<Int>?) {
    let source = EvidenceSource(
      id: "a", kind: .log, confidence: .high, releases: releases, urls: [], title: "T",
      topic: .pages)
    #expect(source.span == expected, "\(releases)")
  }

  @Test func theReleasesOfASourceAreRead() {
    check(">=13", 13...26)
    check(">=3 / >=9", 5...26)
    check("13+ (built with iOS 17 SDK)", 13...26)
    check("iOS 7 era (2014-02)", 7...7)
    check("7-8 era", 7...8)
    check("3.0-7", 5...7)
    check("<= 5", 5...5)
    check("<13", 5...12)
    check("up to 12", 5...12)
    check("12 and earlier (2019-02-22, before sheets)", 5...12)
    check("CI about 13.3-16.4", 13...16)
    check("CI 16.4, 17.5, 18.5", 16...18)
    check("CI iOS 26, iPhone 17", 26...26)
    check("8.4 or 9 beta (2015-08-31)", 8...8)
    check("min 16; CI 26.2 (Xcode 26.5)", 26...26)
    check("not stated", nil)
    check("unknown (9+)", nil)
    check("3-4", nil)
  }

  /// The beginnings of texts that name no releases.
  private static let unknown = [
    "3-4", "Xcode", "all", "branch", "current docs", "docs", "min", "newer", "not", "old", "pre",
    "recent", "unknown", "CI Xcode",
  ]

  @Test func theReleasesOfEverySourceAreUnderstood() {
    report(
      EvidenceRegister.shared.sources.filter { source in
        source.span == nil && !Self.unknown.contains { source.releases.hasPrefix($0) }
      }.map { "\($0.id): '\($0.releases)' names no release" })
  }

  @Test func anEncodingRunsOnTheReleasesOfItsSource() {
    report(
      EvidenceSuite.shared.entries.filter { $0.narrower == nil }.compactMap { entry in
        let left = entry.releasesLeftOut
        guard !left.isEmpty, let source = EvidenceRegister.source(entry.id) else { return nil }
        return "\(entry.place): '\(entry.id)' is of '\(source.releases)', and does not run on "
          + left.map(String.init).joined(separator: ", ") + ": let it, or say why in '- narrower:'"
      })
  }
}
