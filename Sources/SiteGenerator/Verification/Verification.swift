import Diagnostics
import Foundation
import ScriptLanguage

/// Verified pages of one or several content folders, and what they come to.
public struct Verification {
  /// What a verification comes to.
  public enum Outcome: Sendable {
    /// Every page agrees with the engine.
    case agreement
    /// The engine disagrees with a page.
    case disagreement
    /// Nothing that was run disagrees, but something could not be understood.
    case unreadable
  }

  let folders: [VerifiedFolder]
  private let problems: [Problem]

  init(_ folders: [VerifiedFolder], isFirst: Bool = true) {
    self.folders = folders
    problems =
      folders.flatMap(\.problems)
      + (isFirst ? Verification.repeatedIDs(in: folders.flatMap(\.pages)) : [])
  }

  /// A verification that could not begin, for reports in formats that other programs read.
  public init(failedWith error: InputError) {
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
  ///   - paths: Content folders, folders in one, and pages. A page belongs to the nearest folder above
  ///     it that has a configuration, or else to the one it lies in.
  ///   - options: How strictly, and how much of them.
  /// - Throws: A path that is not there or cannot be read, or no page at all.
  public init(
    paths: [String], options: VerificationOptions = VerificationOptions()
  ) throws(InputError) {
    var selections: [ContentSelection] = []
    var errors: [InputError] = []
    for path in paths {
      do throws(InputError) {
        try ContentSelection.add(path, to: &selections)
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
    guard folders.contains(where: { !$0.pages.isEmpty }) else {
      throw InputError(
        "There is no page in '\(paths.joined(separator: "', '"))'",
        help: "a page is a file that ends in '.md'")
    }
    self.init(folders, isFirst: dealer.isFirst)
  }

  /// Scenarios whose id another one before it has.
  private static func repeatedIDs(in pages: [VerifiedPage]) -> [Problem] {
    var first: [String: BlockPlace] = [:]
    var problems: [Problem] = []
    for page in pages.sorted(by: { $0.page.file < $1.page.file }) {
      for place in page.judgedBlocks {
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

  // MARK: Results

  /// Everything that is to be said, by file, line and column.
  public var diagnostics: [LocatedDiagnostic] {
    problems.map(\.located).sorted(by: LocatedDiagnostic.precedes)
  }

  /// What the verification comes to.
  public var outcome: Outcome {
    let errors = problems.filter(\.isError)
    if errors.contains(where: { $0.kind == .disagreement }) { return .disagreement }
    return errors.isEmpty ? .agreement : .unreadable
  }

  /// How much was verified, and what came out.
  public var counts: VerificationCounts { VerificationCounts(folders, problems) }

  /// The last line that `verify` prints. Its words do not change with the numbers, so that scripts
  /// can read it.
  public var summary: String { counts.summary }
  /// How many live blocks were found and run, as one line.
  public var blockSummary: String { counts.blockSummary }
}
