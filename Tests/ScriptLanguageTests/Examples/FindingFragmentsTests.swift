import Testing

@testable import ExampleRuns

/// Every finding detects its own mistake, and no other finding does. `Tests/Findings` has breaking
/// variants and holding look-alikes of each finding.
@Suite struct FindingFragmentsTests {
  static let files = ExampleFile.all(in: "Findings")

  @Test(arguments: Finding.all.map(\.id))
  func theExactSetIsFound(in finding: String) throws {
    let files = Self.files.filter { $0.path.hasPrefix("Findings/\(finding)/") }
    #expect(!files.isEmpty)
    for file in files {
      let (ids, marks, problems) = try ExampleFile.findings(of: file.text, file.drives)
      #expect(ids == file.findings.sorted(), "\(file.path)")
      #expect(marks == file.marks, "\(file.path)")
      #expect(problems.isEmpty, "\(file.path): \(problems)")
    }
  }

  @Test(arguments: Finding.all.map(\.id))
  func thereAreFiveVariantsOfEachKind(of finding: String) {
    let files = Self.files.filter { $0.path.hasPrefix("Findings/\(finding)/") }
    #expect(files.count { $0.findings.contains(finding) } >= 5)
    #expect(files.count { $0.findings.isEmpty } >= 5)
  }

  @Test(arguments: Finding.all.map(\.id))
  func itsOwnExamplesShowWhatTheySay(of id: String) throws {
    let finding = try #require(Finding.named(id))
    let breaking = try ExampleFile.findings(of: finding.breaking, nil)
    #expect(breaking.ids == [id])
    #expect(breaking.problems.isEmpty)
    let holding = try ExampleFile.findings(of: finding.holding, nil)
    #expect(holding.ids.isEmpty)
    #expect(holding.problems.isEmpty)
  }

  @Test func theIdsAreInKebabCaseAndUnique() {
    let ids = Finding.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0 == "-" || $0.isLetter && $0.isLowercase })
    }
  }
}
