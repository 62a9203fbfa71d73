import Testing

/// Facts about iOS stand in the choreographies and their rules.
@Suite struct RuleTests {
  /// Where code still compares releases by itself. A file leaves this list, and none comes to it: what
  /// changed with a release is a condition of a step or a callback, or a `Rule`.
  private static let comparing = [
    "Containers/ContainerInitialization.swift", "Containers/SplitColumns.swift",
    "Geometry/Coordinator.swift", "Geometry/Orientations.swift", "Geometry/Traits.swift",
    "Geometry/WindowChange.swift", "Process/AppLaunch.swift", "Views/Layout.swift",
    "Views/Updates.swift", "World/World.swift",
  ]

  private let engine = Checkout.swiftFiles.filter { $0.target == "LifecycleEngine" }

  private func isChoreography(_ file: SourceFile) -> Bool {
    file.path.contains("/Choreographies/")
  }

  @Test func codeDoesNotCompareReleases() {
    let files = engine.filter { file in
      !isChoreography(file)
        && SwiftCode.stripped(file.text).contains(#/release (?:[<>]=?|==) Release\(/#)
    }
    let names = files.map { String($0.path.dropFirst("Sources/LifecycleEngine/".count)) }
    #expect(names == RuleTests.comparing)
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
