import LifecycleEngine

/// The releases that the sources of a step speak of.
struct KnownReleases {
  /// The releases on which a source observed the behaviour.
  private let seen: Majors
  /// The releases for which the documentation states the behaviour.
  private let documented: Majors
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
    var (seen, documented) = (Majors(), Majors())
    for source in sources {
      if source.kind.isDocumentation {
        documented.insert(source.span ?? Release.oldest.major...Release.newest.major)
      } else if let span = source.span {
        seen.insert(span)
      }
    }
    // Sources about other releases count only if no source is about the releases of the step.
    func known(_ majors: Majors) -> Majors {
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
  private static func words(_ majors: Majors) -> String {
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

/// Major versions of iOS, each as a bit, because a page asks for the releases of thousands of steps.
private struct Majors {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  func contains(_ major: Int) -> Bool { bits & (1 << UInt64(major)) != 0 }

  mutating func insert(_ majors: ClosedRange<Int>) {
    for major in majors { bits |= 1 << UInt64(major) }
  }

  func filter(_ isIncluded: (Int) -> Bool) -> Majors {
    var result = Majors()
    for major in 0..<64 where contains(major) && isIncluded(major) { result.insert(major...major) }
    return result
  }
}
