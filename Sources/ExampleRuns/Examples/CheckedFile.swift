import Diagnostics
import LifecycleEngine

/// A file of an app whose view controllers were driven.
package struct CheckedFile: Sendable {
  /// A class of view controllers of the file.
  package struct CheckedClass: Sendable {
    /// The name of the class.
    package let name: String
    /// The range of the declaration.
    package let range: SourceRange
    /// The number of runs that ran to the end.
    package let runCount: Int
    /// The number of runs that broke off. Nothing after the break was seen.
    package let brokenCount: Int
    /// True if not all runs were tried: conditions had more outcomes, or there were more ways to run.
    package let isCut: Bool
    /// The findings of the runs, or the reason why there were no runs.
    package let diagnostics: [Diagnostic]
    /// A sentence for each reason why runs broke off because the drive did not go with the screen.
    package var notes: [String] = []
    /// The findings in this file, each with its drive and run.
    package var occurrences: [Occurrence] = []
    /// The runs in which something was found for the first time, and one run of each way.
    package var traces: [ExampleTrace] = []
  }

  /// The classes of the file, in the order of declaration.
  package private(set) var classes: [CheckedClass] = []
  /// The members of the file that the simulator cannot compile. Nothing is known about them.
  package private(set) var unread: [SourceRange] = []
  private let source: SourceID
  private let keepsTraces: Bool
  /// The number of runs so far.
  private var number = 0

  /// The most runs of one plan. The runs differ in how conditions come out.
  private static let budget = 16

  /// Drives the classes of a file.
  /// - Parameters:
  ///   - file: The file.
  ///   - context: Other files of the app. The file may use their declarations.
  ///   - keepsTraces: True to keep the events of the runs.
  /// - Throws: The errors in the syntax or the names of the file.
  package init(
    _ file: AppFile, context: [AppFile] = [], keepingTraces keepsTraces: Bool = false
  ) throws(ScriptError) {
    try self.init(file, context, limit: Driving.runLimit, keepsTraces)
  }

  /// - Parameter limit: The most runs.
  init(
    _ file: AppFile, _ context: [AppFile] = [], limit: Int, _ keepsTraces: Bool = false
  ) throws(ScriptError) {
    self.keepsTraces = keepsTraces
    source = file.source
    if let error = file.error { throw error }
    let files = file.parsed(with: context)
    let cast = Cast(ExampleCode(files: files))
    unread = cast.code.unread.filter { isOwn($0) }
    let subjects = cast.subjects.filter { isOwn($0.entry.range) }
    let alone = files.count == 1 ? cast : Cast(ExampleCode(files: Array(files.prefix(1))))
    for (index, subject) in subjects.enumerated() {
      let share = Driving.share(of: limit - number, among: subjects.count - index)
      if try check(subject, of: cast, most: share) { continue }
      // The error lies in the other files, or between the files: two files may have private names
      // in common. Without the other files more values are opaque, but something is known.
      let same = alone.subjects.first { $0.name == subject.name } ?? subject
      if try !check(same, of: alone, most: share) { classes.append(notDriven(same, [])) }
    }
  }

  /// True if a place is in the checked file.
  private func isOwn(_ range: SourceRange) -> Bool { range.source == source }

  /// - Returns: True if the class could be driven.
  private mutating func check(
    _ subject: Subject, of cast: Cast, most: Int
  ) throws(ScriptError) -> Bool {
    var driving = Driving(
      budget: CheckedFile.budget, limit: number + most, number: number)
    driving.keepsEveryPlan = keepsTraces
    do throws(ScriptError) {
      try driving.run(cast, [subject], cast.code.drives(of: subject))
    } catch {
      let own = error.diagnostics.filter { isOwn($0.range) }
      if let error = ScriptError(own) { throw error }
      return false
    }
    number = driving.number
    var diagnostics: [Diagnostic] = []
    // An occurrence in another file is reported for that file.
    let occurrences = driving.occurrences.filter { isOwn($0.range) && !isKnown($0) }
    diagnostics += occurrences.map { $0.diagnostic }
    if let endless = driving.endless, isOwn(endless.range) {
      diagnostics.append(endless)
    } else if driving.runCount == 0, driving.occurrences.isEmpty {
      diagnostics.append(notDriven(subject, driving.failures))
    }
    diagnostics += broken(driving, subject, beside: diagnostics)
    classes.append(
      CheckedClass(
        name: subject.name, range: subject.entry.range, runCount: driving.runCount,
        brokenCount: driving.brokenCount, isCut: driving.isCut,
        diagnostics: Diagnostic.inOrder(diagnostics),
        notes: driving.broken.reasons.filter { $0.isOfDrive }.map { $0.sentence(subject.name) },
        occurrences: occurrences, traces: keepsTraces ? driving.traces : []))
    return true
  }

  private func notDriven(_ subject: Subject, _ failures: [Diagnostic]) -> CheckedClass {
    CheckedClass(
      name: subject.name, range: subject.entry.range, runCount: 0, brokenCount: 0, isCut: false,
      diagnostics: [notDriven(subject, failures)])
  }

  /// The warnings about runs that broke off, without those already reported. A failure in another
  /// file is reported at the class.
  private func broken(
    _ driving: Driving, _ subject: Subject, beside told: [Diagnostic]
  ) -> [Diagnostic] {
    let known = told + classes.flatMap { $0.diagnostics }
    return driving.broken.telling().compactMap { reason in
      var warning = reason.warning(
        of: driving.runCount + driving.brokenCount, subject.name)
      if !isOwn(warning.range) { warning.range = subject.nameRange }
      let isKnown = known.contains { other in
        other.range == warning.range && !other.isDisagreement
          && (other.id != warning.id || other.summary.hasSuffix(": \(reason.failure.summary)"))
      }
      return isKnown ? nil : warning
    }
  }

  /// True if another class showed the same occurrence, as subclasses of one class do.
  private func isKnown(_ occurrence: Occurrence) -> Bool {
    classes.contains { checked in
      checked.diagnostics.contains {
        $0.id == occurrence.finding && $0.range == occurrence.range
      }
    }
  }

  private func notDriven(_ subject: Subject, _ failures: [Diagnostic]) -> Diagnostic {
    let failure = failures.first
    let isOwn = failure.map { self.isOwn($0.range) } ?? false
    return Diagnostic(
      .warning, id: "not-driven",
      "No run of '\(subject.name)' finished, so nothing is known about it",
      at: isOwn ? failure?.range ?? subject.entry.range : subject.entry.range,
      notes: failure.map { ["the first one ended here: \($0.summary)"] } ?? [],
      help: failure?.help ?? [])
  }
}

extension ExampleCode {
  /// The drives of a class of a file. A class that only a storyboard can make comes from a storyboard
  /// first.
  fileprivate func drives(of subject: Subject) -> [DriveKind] {
    (isOnlyOfCoder(subject.entry) ? [.storyboard] : []) + DriveKind.usual
  }
}

extension Occurrence {
  /// The occurrence as an error in a file.
  var diagnostic: Diagnostic {
    var notes = Array(evidence.dropFirst())
    notes.append("seen when '\(subject)' went through the drive '\(drive.rawValue)'")
    var result = Diagnostic(
      id: finding, evidence.first.map { Occurrence.capitalized($0) } ?? finding, at: range,
      notes: notes, help: ["'lifeguard explain \(finding)' says why, and what to write instead"]
    ).asDisagreement
    result.placedNotes = placedNotes
    return result
  }

  /// The text with a capital first letter. A text that begins with a quoted name is unchanged.
  private static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, first >= 97, first <= 122 else { return text }
    return String(decoding: [first - 32] + Array(text.utf8.dropFirst()), as: UTF8.self)
  }
}
