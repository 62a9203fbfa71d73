import Diagnostics
import Foundation
import Scenarios

/// Verified pages of one or several content folders, and the outcome.
package struct Verification {
  /// The outcome of a verification.
  package enum Outcome: Sendable {
    /// Every page agrees with the engine.
    case agreement
    /// The engine disagrees with a page.
    case disagreement
    /// No run disagrees, but a text could not be understood.
    case unreadable
  }

  let folders: [VerifiedFolder]
  /// Sentences about named files that are no pages of their folders.
  private(set) var leftOut: [String] = []
  private(set) var problems: [Problem]

  init(_ folders: [VerifiedFolder], isFirst: Bool = true) {
    self.folders = folders
    problems =
      folders.flatMap(\.problems)
      + (isFirst ? Verification.repeatedIDs(in: folders.flatMap(\.pages)) : [])
  }

  /// The same verification with other problems.
  func replacing(_ change: ([Problem]) -> [Problem]) -> Verification {
    var result = self
    result.problems = change(problems)
    return result
  }

  /// A verification that could not begin, for reports in formats that other programs read.
  package init(failedWith error: InputError) {
    folders = []
    problems = error.all.map { error in
      let help = error.help.isEmpty ? [] : [error.help]
      let diagnostic = Diagnostic(
        id: "unusable-input", error.message, at: SourceRange(0, 0), help: help)
      return Problem(
        LocatedDiagnostic(diagnostic, path: ".", line: 1, column: 1, sourceLine: ""), .input)
    }
  }

  /// Verifies pages and folders of pages.
  /// - Parameters:
  ///   - paths: Content folders, folders in content folders, and pages. A page belongs to the
  ///     nearest
  ///     configured folder above, or else to the folder of the page.
  ///   - options: The strictness and the extent of the verification.
  /// - Throws: An error if a path is missing or unreadable, or if there is no page.
  package init(
    paths: [String], options: VerificationOptions = VerificationOptions()
  ) throws(InputError) {
    var selections: [ContentSelection] = []
    var errors: [InputError] = []
    var leftOut: [String] = []
    for path in paths {
      do throws(InputError) {
        if let reason = try ContentSelection.add(path, to: &selections) { leftOut.append(reason) }
      } catch {
        errors.append(error)
      }
    }
    if let error = InputError(errors) { throw error }
    var folders: [VerifiedFolder] = []
    var dealer = ShardDealer(options)
    for selection in selections {
      folders.append(try VerifiedFolder(selection.folder, selection: selection.pages, &dealer))
    }
    guard !leftOut.isEmpty || folders.contains(where: { !$0.pages.isEmpty }) else {
      throw InputError(
        "There is no page in '\(paths.joined(separator: "', '"))'",
        help: "a page is a file that ends in '.md'")
    }
    self.init(folders, isFirst: dealer.isFirst)
    self.leftOut = leftOut
  }

  private static func repeatedIDs(in pages: [VerifiedPage]) -> [Problem] {
    repeatedIDs(in: pages.map { ($0.page.file, $0.judgedBlocks) })
  }

  /// Scenarios with the id of an earlier scenario.
  /// - Parameter pages: The files of the pages with their live blocks.
  static func repeatedIDs(in pages: [(file: String, blocks: [BlockPlace])]) -> [Problem] {
    var first: [String: BlockPlace] = [:]
    var problems: [Problem] = []
    for page in pages.sorted(by: { $0.file < $1.file }) {
      for place in page.blocks {
        guard let id = place.scenarioID else { continue }
        guard let other = first[id] else {
          first[id] = place
          continue
        }
        let diagnostic = Diagnostic(
          id: "repeated-id", "'\(id)' is the id of another scenario too",
          at: SourceRange(0, 0),
          notes: ["the other one is at \(other.page.file):\(other.block.fenceLine)"],
          help: ["give it an id of its own: ids are unique in the whole site"])
        problems.append(Problem(place.located(diagnostic, atWord: 1), .input))
      }
    }
    return problems
  }

  /// The named files that are left out, and the calls of correct examples that no run followed, one line
  /// for each.
  package var notes: [String] { leftOut + folders.flatMap(\.pages).flatMap(\.notes) }

  // MARK: Results

  /// All diagnostics, by file, line and column. A diagnostic that a page repeats is there once, with the
  /// lines of all its places.
  package var diagnostics: [LocatedDiagnostic] {
    RepeatedProblems.joined(problems).map(\.located).sorted(by: LocatedDiagnostic.precedes)
  }

  /// The outcome of the verification.
  package var outcome: Outcome {
    let errors = problems.filter(\.isError)
    if errors.contains(where: { $0.kind == .disagreement }) { return .disagreement }
    return errors.isEmpty ? .agreement : .unreadable
  }

  /// The counts of the verification.
  package var counts: VerificationCounts {
    VerificationCounts(folders, RepeatedProblems.joined(problems))
  }

  /// The last line that `verify` prints. The words do not change with the numbers, so that scripts
  /// can read the line.
  package var summary: String { counts.summary }
  /// The number of live blocks that were found and run, as one line.
  package var blockSummary: String { counts.blockSummary }
}
