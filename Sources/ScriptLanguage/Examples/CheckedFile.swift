import Diagnostics
import LifecycleEngine

/// A file of an app whose view controllers were driven.
public struct CheckedFile: Sendable {
  /// A class of view controllers of the file.
  public struct CheckedClass: Sendable {
    /// Its name.
    public let name: String
    /// Where it is declared.
    public let range: SourceRange
    /// How many runs came to their end.
    public let runCount: Int
    /// How many did not: nothing that comes later in them was seen.
    public let brokenCount: Int
    /// Whether there are more runs than were tried: conditions could have come out in other ways, or
    /// there are more ways to run the class.
    public let isCut: Bool
    /// What they showed, and why there were none.
    public let diagnostics: [Diagnostic]
    /// Runs that broke off because the drive did not go with the screen, a sentence each.
    public var notes: [String] = []
  }

  /// Its classes in the order of declaration.
  public private(set) var classes: [CheckedClass] = []
  private let source: SourceID
  /// How many runs there were.
  private var number = 0

  /// The most runs of one plan, in which conditions come out in different ways.
  private static let budget = 16

  /// Drives the classes of a file.
  /// - Parameters:
  ///   - file: The file.
  ///   - context: Other files of the app, whose declarations it may use.
  /// - Throws: What is wrong with the syntax or the names of the file.
  public init(_ file: AppFile, context: [AppFile] = []) throws(ScriptError) {
    try self.init(file, context, limit: Driving.runLimit)
  }

  /// - Parameter limit: The most runs.
  init(_ file: AppFile, _ context: [AppFile] = [], limit: Int) throws(ScriptError) {
    source = file.source
    if let error = file.error { throw error }
    let files = file.parsed(with: context)
    let cast = Cast(ExampleCode(files: files))
    let subjects = cast.subjects.filter { isOwn($0.entry.range) }
    let alone = files.count == 1 ? cast : Cast(ExampleCode(files: Array(files.prefix(1))))
    for (index, subject) in subjects.enumerated() {
      let share = Driving.share(of: limit - number, among: subjects.count - index)
      if try check(subject, of: cast, most: share) { continue }
      // What is wrong lies in the other files, or between them and this one: two may have private names in
      // common. Without them more is opaque, but something is known.
      let same = alone.subjects.first { $0.name == subject.name } ?? subject
      if try !check(same, of: alone, most: share) { classes.append(notDriven(same, [])) }
    }
    for entry in cast.code.family.controllers where entry.isGeneric && isOwn(entry.range) {
      classes.append(notDriven(generic: entry))
    }
  }

  /// Returns true if a place is in the checked file, and not in another one.
  private func isOwn(_ range: SourceRange) -> Bool { range.source == source }

  /// - Returns: Whether it could be driven.
  private mutating func check(
    _ subject: Subject, of cast: Cast, most: Int
  ) throws(ScriptError) -> Bool {
    var driving = Driving(budget: CheckedFile.budget, limit: most)
    do throws(ScriptError) {
      try driving.run(cast, [subject], DriveKind.usual)
    } catch {
      let own = error.diagnostics.filter { isOwn($0.range) }
      if let error = ScriptError(own) { throw error }
      return false
    }
    number += driving.number
    var diagnostics: [Diagnostic] = []
    // What another file does is said of that.
    for occurrence in driving.occurrences
    where isOwn(occurrence.range) && !isKnown(occurrence) {
      diagnostics.append(occurrence.diagnostic)
    }
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
        notes: driving.broken.reasons.filter { $0.isOfDrive }.map { $0.sentence(subject.name) }))
    return true
  }

  private func notDriven(_ subject: Subject, _ failures: [Diagnostic]) -> CheckedClass {
    CheckedClass(
      name: subject.name, range: subject.entry.range, runCount: 0, brokenCount: 0, isCut: false,
      diagnostics: [notDriven(subject, failures)])
  }

  /// Where runs broke off that is not said already, of this file: what of another one keeps them from
  /// their end is told at the class.
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

  /// What is said of a class of which nothing tells what to make it with; others may have made one.
  private func notDriven(generic entry: ClassFamily.Entry) -> CheckedClass {
    let isSeen = classes.contains { checked in
      checked.diagnostics.contains {
        entry.range.contains($0.range)
      }
    }
    let known = isSeen ? "only what others make of it is known" : "nothing is known of it"
    return CheckedClass(
      name: entry.name, range: entry.range, runCount: 0, brokenCount: 0, isCut: false,
      diagnostics: [
        Diagnostic(
          .warning, id: "not-driven",
          "'\(entry.name)' is generic and nothing here inherits from it, so \(known)",
          at: entry.nameRange, help: ["check it together with a class that inherits from it"])
      ])
  }

  /// Whether another class has shown the same, as subclasses of one class and screens of others do.
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
      "No run of '\(subject.name)' came to its end, so nothing is known of it",
      at: isOwn ? failure?.range ?? subject.entry.range : subject.entry.range,
      notes: failure.map { ["the first one ended here: \($0.summary)"] } ?? [],
      help: failure?.help ?? [])
  }
}

extension Occurrence {
  /// The occurrence as something wrong with a file.
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

  /// A sentence begins with a capital letter, unless it begins with a name.
  private static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, first >= 97, first <= 122 else { return text }
    return String(decoding: [first - 32] + Array(text.utf8.dropFirst()), as: UTF8.self)
  }
}
