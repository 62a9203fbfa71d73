import LifecycleEngine

@testable import SiteGenerator

extension EvidenceEntry {
  /// The releases that the source names and no scenario runs on.
  var releasesLeftOut: [Int] {
    guard let span = EvidenceRegister.source(id)?.span else { return [] }
    let covered = Set(scenarios.flatMap(\.scenario.attributes.releases).map(\.major))
    return span.filter { !covered.contains($0) && Release($0).isModeled }
  }
}
