/// A major iOS version.
public struct Release: Comparable, Hashable, Sendable {
  /// The major version number, 5 for iOS 5.
  public let major: Int

  /// Creates a release from its major version number.
  public init(_ major: Int) { self.major = major }

  /// The oldest release the simulator models.
  public static let oldest = Release(5)
  /// The newest modelled release, which is the default of scenarios.
  public static let newest = Release(26)

  /// The newest SDK that an app can be built with.
  public static let newestSDK = Release(27)

  /// The modelled releases, as a sentence.
  public static let listedText = "the simulator has iOS 5 to 18 and 26"

  /// Every release between two, both included. Apple skipped 19 to 25.
  /// - Parameters:
  ///   - first: The first release.
  ///   - last: The last release.
  public static func all(from first: Release, through last: Release) -> [Release] {
    var result: [Release] = []
    var major = first.major
    while major <= last.major {
      let release = Release(major)
      if release.isModeled { result.append(release) }
      major += 1
    }
    return result
  }

  /// True if an SDK belongs to a release that the simulator does not model.
  public var isNewerThanModeled: Bool { self > .newest }

  /// True if the simulator models this release.
  public var isModeled: Bool {
    self >= .oldest && self <= .newest && !(major > 18 && major < 26)
  }

  /// Returns true if `a` came before `b`.
  public static func < (a: Release, b: Release) -> Bool { a.major < b.major }
}

/// The releases a rule holds for.
public struct Releases: Equatable, Sendable {
  /// The first release of the range.
  public let first: Release
  /// The last release of the range.
  public let last: Release

  /// Creates the range of releases from `first` to `last`, both included.
  public init(_ first: Int, through last: Int) {
    self.first = Release(first)
    self.last = Release(last)
  }

  /// Every modeled release.
  public static let all = Releases(Release.oldest.major, through: Release.newest.major)
  /// The releases from `first` on.
  public static func since(_ first: Int) -> Releases {
    Releases(first, through: Release.newest.major)
  }
  /// The releases before `next`.
  public static func before(_ next: Int) -> Releases {
    Releases(Release.oldest.major, through: next - 1)
  }

  /// Returns true if the rule holds on `release`.
  public func contains(_ release: Release) -> Bool { release >= first && release <= last }
}
