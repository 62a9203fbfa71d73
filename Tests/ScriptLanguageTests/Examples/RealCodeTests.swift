import Foundation
import Testing

@testable import ExampleRuns

/// View controllers in the style of real apps. Sound files have no finding. Flawed files have the
/// findings in `Tests/RealCode/NOTES.md`.
@Suite struct RealCodeTests {
  /// Files with runs that break off. One file leaves the check of an index to others, and the drive
  /// makes up an index of the other file.
  private static let breaking = ["Container", "CalendarViewController"]

  /// The checked files, because two tests look at each file.
  nonisolated(unsafe) private static var known: [String: CheckedFile] = [:]
  private static let lock = NSLock()

  /// A file of an app after the drives.
  static func checked(_ file: ExampleFile) throws -> CheckedFile {
    if let checked = lock.withLock({ known[file.path] }) { return checked }
    let checked = try CheckedFile(AppFile(Array(file.text.utf8)))
    lock.withLock { known[file.path] = checked }
    return checked
  }

  private static func findings(_ file: ExampleFile) throws -> [String] {
    let checked = try checked(file)
    let diagnostics = checked.classes.flatMap(\.diagnostics)
    let warned = diagnostics.filter { $0.severity == .warning }
    #expect(warned.allSatisfy { $0.id == "runs-broke-off" }, "\(file.path)")
    #expect(
      warned.isEmpty != breaking.contains { file.path.hasSuffix("/\($0).swift") }, "\(file.path)")
    #expect(!checked.classes.isEmpty, "\(file.path)")
    let runs = checked.classes.reduce(0) { $0 + $1.runCount + $1.brokenCount }
    #expect(runs < Driving.runLimit, "\(file.path)")
    return Array(Set(diagnostics.filter(\.isDisagreement).map(\.id))).sorted()
  }

  @Test func thereAreFilesAndEachFlawIsNoted() {
    #expect(ExampleFile.all(in: "RealCode/sound").count >= 40)
    let flawed = ExampleFile.all(in: "RealCode/flawed")
    #expect(flawed.count >= 27)
    for file in flawed {
      let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      #expect(!RealCodeNotes.findings(ofFile: String(name)).isEmpty, "\(file.path)")
    }
  }

  @Test(arguments: ExampleFile.all(in: "RealCode/sound"))
  func nothingIsSaidOfSoundCode(_ file: ExampleFile) throws {
    #expect(try Self.findings(file) == [])
  }

  @Test(arguments: ExampleFile.all(in: "RealCode/flawed"))
  func flawsAreFound(_ file: ExampleFile) throws {
    let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    #expect(try Self.findings(file) == RealCodeNotes.findings(ofFile: String(name)).sorted())
  }
}

/// The table of `Tests/RealCode/NOTES.md`.
enum RealCodeNotes {
  /// The ids in the rows of a file. A row without a file belongs to the row above.
  static func findings(ofFile name: String) -> Set<String> {
    var current = ""
    var result: Set<String> = []
    for line in ExampleFile("RealCode/NOTES.md").text.split(separator: "\n")
    where line.hasPrefix("|") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.filter { $0 != " " && $0 != "`" }
      }
      guard cells.count > 3 else { continue }
      if !cells[1].isEmpty { current = cells[1] }
      if current == name { result.insert(cells[3]) }
    }
    return result
  }
}
