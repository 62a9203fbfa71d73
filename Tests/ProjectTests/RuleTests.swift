import Testing

/// Facts about iOS stand in the choreographies and their rules.
@Suite struct RuleTests {
  private let engine = Checkout.swiftFiles.filter { $0.target == "LifecycleEngine" }
  private let language = Checkout.swiftFiles.filter {
    $0.target == "SwiftSubset" || Imports.language.contains($0.target ?? "")
  }

  /// True if code compares the release with a number, which stands for the author's knowledge of iOS. A
  /// number of the script or of a table is a variable.
  private func comparesReleases(_ code: String) -> Bool {
    SwiftCode.stripped(code).contains(
      #/release\s*(?:[<>]=?|[!=]=)\s*Release\(\d|elease\.major\s*(?:[<>]=?|[!=]=)\s*\d|(?:Releases\(|\.since\(|\.before\()\d[^)]*\)\.contains\(/#
    )
  }

  /// A change with a release is a condition of a step or a callback, a `Rule`, or the `since` of a member's row.
  @Test func codeDoesNotCompareReleases() {
    report(
      (engine + language).filter { comparesReleases($0.text) }
        .map { "\($0.path) decides by the release itself" })
  }

  @Test func everyWayToCompareReleasesIsFound() {
    #expect(comparesReleases("guard world.release >= Release(13) else"))
    #expect(comparesReleases("if release != Release(8) {"))
    #expect(comparesReleases("release\n  < Release(26)"))
    #expect(comparesReleases("release.major < 8"))
    #expect(comparesReleases("Releases(8, through: 12).contains(release)"))
    #expect(comparesReleases("Releases.since(7).contains(release)"))
    #expect(!comparesReleases("world.release >= Release(major)"))
    #expect(!comparesReleases("callback.releases.contains(release)"))
    #expect(!comparesReleases("// release < Release(8)"))
  }

  @Test func choreographiesAreData() {
    let acting = engine.filter {
      $0.path.contains("/Choreographies/") && !$0.path.hasSuffix("/Rules.swift")
        && SwiftCode.stripped($0.text).contains("extension World")
    }
    report(acting.map { "\($0.path) does something; what steps do is in other folders" })
  }

  @Test func everyRuleIsListedAndAsked() {
    let declaring = engine.filter { $0.path.contains("/Choreographies/Rules") }
    let code = engine.filter { !$0.path.contains("/Choreographies/Rules") }.map(\.text).joined()
    let list = declaring.filter { $0.path.hasSuffix("/Rules.swift") }.map(\.text).joined()
    let names = declaring.flatMap { file in
      file.text.matches(of: #/static let (\w+) = Rule\(/#).map { String($0.1) }
    }
    #expect(names.count > 20)
    report(
      names.filter { !mentions(list, $0) }.map { "the rule '\($0)' is not in 'Rule.all'" }
        + names.filter { !mentions(code, $0) }.map { "nothing asks whether '\($0)' holds" })
  }

  private func mentions(_ text: String, _ name: String) -> Bool {
    text.split(separator: ".\(name)").dropFirst().contains { part in
      part.first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }
}
