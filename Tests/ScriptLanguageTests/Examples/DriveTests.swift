import Testing

@testable import ExampleRuns

/// Every drive shows something hidden from all other drives.
@Suite struct DriveTests {
  private static func file(_ drive: DriveKind) -> ExampleFile {
    ExampleFile("Findings/drives/\(drive.rawValue).swift")
  }

  @Test(arguments: DriveKind.allCases)
  func itAloneShowsTheFindingOfItsExample(_ drive: DriveKind) throws {
    let file = Self.file(drive)
    #expect(!file.findings.isEmpty)
    let all = try ExampleFile.findings(of: file.text, file.drives)
    #expect(all.ids == file.findings.sorted())
    #expect(all.problems.isEmpty)
    let others = DriveKind.usual.filter { $0 != drive }
    let without = try ExampleFile.findings(of: file.text, others)
    #expect(without.ids.isEmpty, "'\(drive.rawValue)' is not needed for it")
  }

  @Test(arguments: DriveKind.allCases)
  func itTellsWhatItDoes(_ drive: DriveKind) {
    #expect(drive.statement.hasSuffix("."))
    #expect(drive.steps.count > 1)
  }
}
