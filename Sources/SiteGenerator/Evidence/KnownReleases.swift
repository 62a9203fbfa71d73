import LifecycleEngine

/// The releases that the sources of a step speak of.
struct KnownReleases {
  /// The releases on which a source observed the behaviour.
  let seen: Set<Int>
  /// The releases for which the documentation states the behaviour.
  let documented: Set<Int>
  /// True if a source observed the behaviour.
  let isObserved: Bool

  /// The known releases of a step; nil for an assumed step.
  ///
  /// Documentation without a release is about all releases. A log without a release is about an
  /// unknown release.
  init?(_ step: Step) {
    self.init(step.basis, step.releases)
  }

  /// The known releases of a basis that holds on some releases; nil for an assumption.
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
    // Sources about other releases count only if no source is about the releases of the step.
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

  /// `seen on iOS 7–9, 13`, or `for iOS 13–26` if only the documentation is known.
  var words: String {
    guard isObserved else { return "for \(KnownReleases.words(documented))" }
    return seen.isEmpty
      ? "seen on an unnamed version" : "seen on \(KnownReleases.words(seen))"
  }

  /// The releases in words. Consecutive releases are a range.
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
