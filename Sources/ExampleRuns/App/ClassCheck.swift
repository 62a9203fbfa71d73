import Diagnostics
import LifecycleEngine

/// Drives a class of view controllers of an app: with everything that the class reaches, and with its
/// own file alone. Other files make more of the code known, but they may also end runs early, so
/// nothing that the file alone shows may get lost.
package struct ClassCheck {
  private let name: String
  private let file: Int
  private let app: AppCode
  /// True to keep the events of the runs.
  package var keepsTraces = false
  /// The end of the time. The file alone and the class with what it reaches each have a deadline.
  package var deadlines = [Deadline.none, Deadline.none]
  /// The number of runs so far.
  var number = 0
  /// The most runs.
  var most: Int

  /// The most runs of one plan. The runs differ in how conditions come out.
  private static let budget = 16
  /// The most attempts to leave out declarations that do not compile beside the others.
  private static let attempts = 8
  /// The fewest runs of a class of a file with many classes.
  private static let fewestRuns = 500

  /// The outcome of the runs with some code.
  private struct Outcome {
    var checked: CheckedFile.CheckedClass
    /// True if some run showed something.
    let isDriven: Bool
  }

  /// Prepares a class.
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - file: The number of the file that declares the class.
  ///   - app: The files of the app.
  package init(_ name: String, in file: Int, of app: AppCode) {
    self.name = name
    self.file = file
    self.app = app
    let share = Driving.share(of: Driving.runLimit, among: app.controllers(of: file).count)
    most = max(ClassCheck.fewestRuns, share)
  }

  /// The text that decides about the result: the file of the class, and the parts that it reaches.
  package var key: [String] {
    let reach = AppReach(of: name, in: file, of: app)
    let texts = [app.files[file].bytes[...]] + reach.texts
    return [name, String(most)] + texts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The numbers of the files that the class reaches, its own first.
  package var files: [Int] { AppReach(of: name, in: file, of: app).files }

  /// Drives the class.
  /// - Throws: The errors in the syntax or the names of the file.
  package mutating func run() throws(ScriptError) -> CheckedFile.CheckedClass {
    try run(Cast(ExampleCode(files: [try app.files[file].parsed(as: .main)])))
  }

  /// - Parameter alone: The classes of the file, without other files.
  mutating func run(_ alone: Cast) throws(ScriptError) -> CheckedFile.CheckedClass {
    let own = try outcome(alone, deadlines[0])
    guard let wide = outcomeOfReach() else { return own?.checked ?? notDriven(alone) }
    guard let own else { return wide.checked }
    return joined(own, wide)
  }

  /// The runs with everything that the class reaches; nil if that is the file, or does not compile.
  private mutating func outcomeOfReach() -> Outcome? {
    var excluded: Set<AppCode.Place> = []
    for _ in 0..<ClassCheck.attempts {
      let reach = AppReach(of: name, in: file, of: app, without: excluded)
      guard !reach.isOwn else { return nil }
      let before = number
      do throws(ScriptError) {
        return try outcome(Cast(ExampleCode(files: try reach.sources())), deadlines[1])
      } catch {
        number = before
        // Two files may have private names in common. Without one of them more values are opaque.
        let wrong = reach.places(of: error.diagnostics)
        guard !wrong.isEmpty else { return nil }
        excluded.formUnion(wrong)
      }
    }
    return nil
  }

  /// Drives the class with some code.
  /// - Returns: Nil if the class is no view controller as far as the code shows.
  /// - Throws: The errors in the code.
  private mutating func outcome(
    _ cast: Cast, _ deadline: Deadline
  ) throws(ScriptError) -> Outcome? {
    guard let subject = cast.subjects.first(where: { $0.name == name && isOwn($0.entry.range) })
    else {
      let entry = cast.code.family.controllers.first { $0.name == name && $0.isGeneric }
      return entry.map { Outcome(checked: notDriven(generic: $0), isDriven: false) }
    }
    var driving = Driving(budget: ClassCheck.budget, limit: number + most, number: number)
    driving.keepsEveryPlan = keepsTraces
    driving.deadline = deadline
    try driving.run(cast, [subject], DriveKind.usual)
    number = driving.number
    return Outcome(
      checked: checked(subject, driving),
      isDriven: driving.runCount > 0 || !driving.occurrences.isEmpty)
  }

  /// Adds the findings that the file alone shows to those that the class shows with what it reaches.
  private func joined(_ own: Outcome, _ wide: Outcome) -> CheckedFile.CheckedClass {
    let (main, other) = wide.isDriven || !own.isDriven ? (wide, own) : (own, wide)
    var result = main.checked
    let missing = other.checked.occurrences.filter { one in
      !result.occurrences.contains { $0.finding == one.finding && $0.range == one.range }
    }
    result.occurrences += missing
    result.diagnostics = Diagnostic.inOrder(
      result.diagnostics
        + missing.map { one in
          var found = one.diagnostic
          if main.checked.runCount > 0, wide.isDriven {
            found.notes.append("only the file by itself shows this, without the rest of the app")
          }
          return found
        })
    result.traces += other.checked.traces.filter { trace in
      missing.contains { $0.run == trace.number }
    }
    return result
  }

  /// True if a place is in the checked file.
  private func isOwn(_ range: SourceRange) -> Bool { range.source == .main }
}

// The results as diagnostics.
extension ClassCheck {
  private func checked(_ subject: Subject, _ driving: Driving) -> CheckedFile.CheckedClass {
    // An occurrence in another file is reported for that file.
    let occurrences = driving.occurrences.filter { isOwn($0.range) }
    var diagnostics = occurrences.map { $0.diagnostic }
    if let endless = driving.endless, isOwn(endless.range) {
      diagnostics.append(endless)
    } else if driving.runCount == 0, driving.occurrences.isEmpty, !driving.deadline.isReached {
      diagnostics.append(notDriven(subject, driving.failures))
    }
    diagnostics += broken(driving, subject, beside: diagnostics)
    if driving.deadline.isReached { diagnostics.append(outOfTime(subject, driving)) }
    var result = CheckedFile.CheckedClass(
      name: subject.name, range: subject.entry.range, runCount: driving.runCount,
      brokenCount: driving.brokenCount, isCut: driving.isCut || driving.deadline.isReached,
      diagnostics: Diagnostic.inOrder(diagnostics),
      notes: driving.broken.reasons.filter { $0.isOfDrive }.map { $0.sentence(subject.name) })
    result.occurrences = occurrences
    result.traces = keepsTraces ? driving.traces : []
    return result
  }

  /// The warnings about runs that broke off, without those already reported. A failure in another
  /// file is reported at the class.
  private func broken(
    _ driving: Driving, _ subject: Subject, beside told: [Diagnostic]
  ) -> [Diagnostic] {
    driving.broken.telling().compactMap { reason in
      var warning = reason.warning(of: driving.runCount + driving.brokenCount, subject.name)
      if !isOwn(warning.range) { warning.range = subject.nameRange }
      let isKnown = told.contains { $0.range == warning.range && !$0.isDisagreement }
      return isKnown ? nil : warning
    }
  }

  private func outOfTime(_ subject: Subject, _ driving: Driving) -> Diagnostic {
    let runs = Quantity.text(driving.runCount + driving.brokenCount, "run", "runs")
    return Diagnostic(
      .warning, id: "budget",
      "The time for '\(subject.name)' was over after \(runs), so some ways to use it were not tried",
      at: subject.nameRange,
      help: ["give the check more time with '--time-budget', or check the file by itself"])
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

  /// The result for a class that cannot be made with what it reaches, nor with its file alone.
  private func notDriven(_ alone: Cast) -> CheckedFile.CheckedClass {
    let entry = alone.code.family.entry(named: name)
    let range = entry?.range ?? SourceRange(0, 0)
    return CheckedFile.CheckedClass(
      name: name, range: range,
      diagnostics: [
        Diagnostic(
          .warning, id: "not-driven",
          "No run of '\(name)' finished, so nothing is known about it", at: range)
      ])
  }

  /// The entry for a generic class. Nothing tells which type to make the class with, but other
  /// classes may have made instances.
  private func notDriven(generic entry: ClassFamily.Entry) -> CheckedFile.CheckedClass {
    func told(_ known: String) -> Diagnostic {
      Diagnostic(
        .warning, id: "not-driven",
        "'\(entry.name)' is generic and nothing here inherits from it, so \(known)",
        at: entry.nameRange, help: ["check it together with a class that inherits from it"])
    }
    return CheckedFile.CheckedClass(
      name: entry.name, range: entry.range, diagnostics: [told("nothing is known about it")],
      ifSeen: told("only the instances that other classes make are known"))
  }
}

extension Occurrence {
  /// The occurrence as an error in a file.
  var diagnostic: Diagnostic {
    var notes = Array(evidence.dropFirst())
    notes.append("seen when '\(subject)' went through the drive '\(drive.rawValue)'")
    let mend = Finding.named(finding).map { [$0.mend] } ?? []
    var result = Diagnostic(
      id: finding, evidence.first.map { Occurrence.capitalized($0) } ?? finding, at: range,
      notes: notes,
      help: mend + ["'lifeguard explain \(finding)' says why, and what to write instead"]
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
