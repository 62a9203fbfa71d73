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
    package internal(set) var diagnostics: [Diagnostic]
    /// A sentence for each reason why runs broke off because the drive did not go with the screen.
    package internal(set) var notes: [String] = []
    /// The findings in this file, each with its drive and run.
    package internal(set) var occurrences: [Occurrence] = []
    /// The runs in which something was found for the first time, and one run of each way.
    package internal(set) var traces: [ExampleTrace] = []

    /// The diagnostic in place of the others if another class shows something of the class.
    package internal(set) var ifSeen: Diagnostic?

    /// Creates the result for a class.
    /// - Parameters:
    ///   - name: The name of the class.
    ///   - range: The range of the declaration.
    ///   - runCount: The number of runs that ran to the end.
    ///   - brokenCount: The number of runs that broke off.
    ///   - isCut: True if not all runs were tried.
    ///   - diagnostics: The findings, or the reason why there were no runs.
    ///   - notes: A sentence for each reason why runs broke off.
    ///   - ifSeen: The diagnostic in place of the others if another class shows something of the class.
    package init(
      name: String, range: SourceRange, runCount: Int = 0, brokenCount: Int = 0,
      isCut: Bool = false, diagnostics: [Diagnostic], notes: [String] = [],
      ifSeen: Diagnostic? = nil
    ) {
      self.name = name
      self.range = range
      self.runCount = runCount
      self.brokenCount = brokenCount
      self.isCut = isCut
      self.diagnostics = diagnostics
      self.notes = notes
      self.ifSeen = ifSeen
    }
  }

  /// The classes of the file, in the order of declaration.
  package private(set) var classes: [CheckedClass] = []

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
    if let error = file.error { throw error }
    let app = AppCode([file] + context)
    let alone = Cast(ExampleCode(files: [try file.parsed(as: .main)]))
    let names = app.controllers(of: 0)
    var number = 0
    var classes: [CheckedClass] = []
    for (index, name) in names.enumerated() {
      var check = ClassCheck(name, in: 0, of: app)
      check.keepsTraces = keepsTraces
      check.number = number
      check.most = Driving.share(of: limit - number, among: names.count - index)
      classes.append(try check.run(alone))
      number = check.number
    }
    self.init(joining: classes)
  }

  /// Joins the classes of a file. Several classes may show the same, as subclasses of one class do.
  /// - Parameter classes: The classes in the order of declaration.
  package init(joining classes: [CheckedClass]) {
    for checked in classes { add(checked) }
  }

  private mutating func add(_ checked: CheckedClass) {
    let known = classes.flatMap { $0.diagnostics }
    var result = checked
    result.diagnostics.removeAll { one in
      known.contains { $0.range == one.range && CheckedFile.isSame(one, $0) }
    }
    result.occurrences.removeAll { one in
      known.contains { $0.id == one.finding && $0.range == one.range }
    }
    if let other = result.ifSeen, known.contains(where: { result.range.contains($0.range) }) {
      result.diagnostics = [other]
    }
    classes.append(result)
  }

  /// True if two diagnostics at one place tell the same. Of the runs of several classes that broke off at
  /// a place, the first class is told.
  private static func isSame(_ one: Diagnostic, _ known: Diagnostic) -> Bool {
    guard one.id == "runs-broke-off" else { return one.isDisagreement && one.id == known.id }
    return !known.isDisagreement
      && (known.id != one.id || reason(of: known) == reason(of: one))
  }

  /// The failure in the text of a warning, behind the first colon.
  private static func reason(of warning: Diagnostic) -> [UInt8] {
    Array(warning.summary.utf8.drop { $0 != UInt8(ascii: ":") })
  }
}
