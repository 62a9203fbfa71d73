import Foundation
import Testing

@testable import SiteGenerator

/// The levels of rules in the configuration and in front matter.
@Suite struct RuleLevelTests {
  private static let html = "\n\n<font>x</font>\n"

  private func levels(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("Content/\($0.key)", $0.value) }))
    return try folder.verification().diagnostics.map {
      "\($0.path.dropFirst("\(folder.path)/Content/".count)):\($0.line): \($0.diagnostic.severity) \($0.diagnostic.id)"
    }
  }

  @Test func aRuleHasALevelByPath() throws {
    let files = [
      "lifeguard.yml": "rules:\n  raw-html: {old: off, \"old/b.md\": warning}\n",
      "a.md": "# A" + Self.html, "old/a.md": "# A" + Self.html, "old/b.md": "# B" + Self.html,
    ]
    #expect(try levels(files) == ["a.md:3: error raw-html", "old/b.md:3: warning raw-html"])
  }

  @Test func thePageDecidesBeforeTheSite() throws {
    let files = [
      "lifeguard.yml": "rules:\n  raw-html: off\n",
      "a.md": "---\nrules:\n  raw-html: warning\n---\n# A" + Self.html, "b.md": "# B" + Self.html,
    ]
    #expect(try levels(files) == ["a.md:7: warning raw-html"])
  }

  @Test func aWarningCanBeAnError() throws {
    let files = [
      "lifeguard.yml": "rules:\n  unknown-language: error\n", "a.md": "# A\n\n```foolang\n```\n",
    ]
    #expect(try levels(files) == ["a.md:3: error unknown-language"])
  }

  @Test func failedChecksAndUnknownRulesHaveNoLevel() throws {
    let files = [
      "lifeguard.yml": "rules:\n  expectation-failed: off\n  raw-htm: off\n  raw-html: no\n",
      "a.md": "---\nrules:\n  raw-html: {x: off}\n---\n# A\n\n" + Fence.push(isRight: false),
    ]
    #expect(
      try levels(files) == [
        "a.md:3: error front-matter-rule", "a.md:17: error expectation-failed",
        "lifeguard.yml:2: error configuration-rule", "lifeguard.yml:3: error configuration-rule",
        "lifeguard.yml:4: error configuration-rule",
      ])
  }
}

/// Messages that a page repeats.
@Suite struct RepeatedProblemTests {
  @Test func onePageHasOneMessageWithAllLines() throws {
    let folder = try TemporaryFolder([
      "Content/a.md": "# A\n\n[a](#x) <T>\n\n[b](#x)\n\n[c](#y) <T>\n\n[d](#x)\n",
      "Content/b.md": "# B\n\n<T>\n",
    ])
    let found = try folder.verification().diagnostics
    #expect(
      found.map {
        "\($0.path.dropFirst(folder.path.count + 1)):\($0.line): \($0.diagnostic.id) \($0.diagnostic.notes)"
      } == [
        "Content/a.md:3: broken-anchor [\"the same on lines 5, 9\"]",
        "Content/a.md:3: raw-html [\"the same on line 7\"]",
        "Content/a.md:7: broken-anchor []", "Content/b.md:3: raw-html []",
      ])
    #expect(try folder.verification().counts.errors == 4)
  }

  /// A baseline knows each place, so a further place is new.
  @Test func aBaselineKnowsEachPlace() throws {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n<T>\n\nx <T>\n"])
    let arguments = ["verify", "--baseline", "known.txt"]
    #expect(try Command.run(arguments + ["--update-baseline"], in: folder).status == 0)
    try folder.write("# A\n\nMoved.\n\n<T>\n\nx <T>\n", to: "Content/a.md")
    #expect(try Command.run(arguments, in: folder).status == 0)
    try folder.write("# A\n\n<T>\n\nx <T>\n\nnew <T>\n", to: "Content/a.md")
    let result = try Command.run(arguments, in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("Content/a.md:7:5: error: Raw HTML '<T>' is dropped"))
  }
}
