import LifecycleEngine

/// Of which releases the sources of a step speak.
struct KnownReleases {
  /// The releases on which somebody saw it.
  let seen: Set<Int>
  /// The releases for which the documentation says it.
  let documented: Set<Int>
  /// True if somebody saw it.
  let isObserved: Bool

  /// What is known of a step; nil where it was assumed.
  ///
  /// Documentation that names no release is about all of them, a log that names none about an unknown
  /// one.
  init?(_ step: Step) {
    self.init(step.basis, step.releases)
  }

  /// What is known of what rests on something and holds on some releases.
  init?(_ basis: Basis, _ releases: Releases) {
    guard case .evidence(let ids) = basis else { return nil }
    self.init(ids.compactMap(EvidenceRegister.source), of: releases)
  }

  init?(_ sources: [EvidenceSource], of releases: Releases = .all) {
    guard !sources.isEmpty else { return nil }
    var (seen, documented): (Set<Int>, Set<Int>) = ([], [])
    for source in sources {
      if source.kind.isDocumentation {
        documented.formUnion(source.span ?? Release.oldest.major...Release.newest.major)
      } else if let span = source.span {
        seen.formUnion(span)
      }
    }
    // What is said of other releases than those on which it is done is not about it.
    func known(_ majors: Set<Int>) -> Set<Int> {
      let own = majors.filter { releases.contains(Release($0)) }
      return own.isEmpty ? majors : own
    }
    self.seen = known(seen)
    self.documented = known(documented)
    isObserved = sources.contains { !$0.kind.isDocumentation }
  }

  /// True if a source speaks of a release.
  func covers(_ release: Release) -> Bool {
    seen.contains(release.major) || documented.contains(release.major)
  }

  /// `seen on iOS 7–9, 13`, `for iOS 13–26` where nobody saw it.
  var words: String {
    guard isObserved else { return "for \(KnownReleases.words(documented))" }
    return seen.isEmpty
      ? "seen on a version that is not named" : "seen on \(KnownReleases.words(seen))"
  }

  /// Releases that follow one another are a range.
  static func words(_ majors: Set<Int>) -> String {
    var ranges: [[Int]] = []
    var isOpen = false
    for release in Release.all(from: .oldest, through: .newest) {
      let isIn = majors.contains(release.major)
      if isIn, isOpen {
        ranges[ranges.count - 1].append(release.major)
      } else if isIn {
        ranges.append([release.major])
      }
      isOpen = isIn
    }
    let texts = ranges.map { range in
      range.count > 1 ? "\(range[0])–\(range[range.count - 1])" : "\(range[0])"
    }
    return "iOS " + texts.joined(separator: ", ")
  }
}
