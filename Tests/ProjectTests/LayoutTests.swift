import Testing

/// The files and folders at the top of the checkout.
enum TopLevel {
  static let names = [
    ".ci", ".github", ".gitignore", ".swift-format", "ARCHITECTURE.md", "CHANGELOG.md",
    "CONTRIBUTING.md", "Content", "Dockerfile", "Editors", "LICENSE", "Makefile", "Makefile.d",
    "Package.swift", "Packaging", "README.md", "Site", "Sources", "Tests", "action.yml",
  ]

  static func problems(_ found: [String]) -> [String] {
    found.filter { !names.contains($0) }.map { "'\($0)' does not belong at the top level" }
      + names.filter { !found.contains($0) }.map { "'\($0)' is missing at the top level" }
  }

  /// The output folders that git is not told to ignore.
  static func missingIgnores(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map { $0.hasSuffix("/") ? $0.dropLast() : $0 }
    return [".build*", ".lifeguard-cache", "_site", "dist", "Package.resolved"].filter {
      !lines.contains(Substring($0))
    }
  }
}

@Suite struct LayoutTests {
  @Test func theTopLevelHoldsWhatTheDesignLists() {
    report(TopLevel.problems(Checkout.topLevel))
  }

  @Test func gitIgnoresWhatIsBuilt() throws {
    let file = try #require(Checkout.file(".gitignore"))
    #expect(TopLevel.missingIgnores(file.text) == [])
  }

  @Test func whatDoesNotBelongAndWhatIsMissingIsFound() {
    #expect(TopLevel.problems(TopLevel.names) == [])
    #expect(TopLevel.problems(TopLevel.names + ["notes.txt"]).count == 1)
    #expect(TopLevel.problems(Array(TopLevel.names.dropFirst())).count == 1)
    #expect(
      TopLevel.missingIgnores(".build*\n.lifeguard-cache/\n_site/\ndist/\n") == ["Package.resolved"]
    )
  }

  @Test func ignoredFoldersAreNotWalked() {
    for name in [".git", ".build", ".build-wasm", "_site", "dist", ".lifeguard-cache"] {
      #expect(Checkout.isIgnored(name))
    }
    for name in [".gitignore", "Site", ".ci"] { #expect(!Checkout.isIgnored(name)) }
    #expect(!Checkout.paths.contains { $0.hasPrefix(".build") || $0.hasPrefix(".git/") })
  }
}
