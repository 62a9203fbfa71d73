import Diagnostics
import ExampleRuns
import Scenarios

/// The counts of a check of some files.
struct CheckCounts: Encodable {
  let files: Int
  /// The number of view controller classes, including the classes that could not be driven.
  let controllers: Int
  /// The number of classes of which some run showed something.
  let judged: Int
  let runs: Int
  /// The number of runs that broke off.
  let brokenRuns: Int
  /// The number of classes with more runs than the check tried.
  let partlyDriven: Int
  private(set) var findings: Int
  private(set) var errors: Int
  private(set) var warnings: Int
  /// The number of findings that comments let pass.
  let ignored: Int
  /// The number of problems that the baseline lets pass.
  private(set) var known = 0
  /// The reasons why runs broke off without an error, a sentence each.
  let notes: [String]

  /// The files with view controllers, and those of which every class was judged.
  private let filesWithClasses: Int
  private let judgedFiles: Int
  /// The time of the check; nil if nothing could be checked. No document has the time, so that equal checks
  /// make equal documents.
  var seconds: Double?
  /// The number of classes that reach nothing changed.
  var unchanged = 0

  private enum CodingKeys: CodingKey {
    case files, controllers, judged, runs, brokenRuns, partlyDriven, findings, errors, warnings
    case ignored, known, notes
  }

  /// The counts for a check that could not drive any file.
  init(errors: Int) {
    self.init([])
    self.errors = errors
  }

  init(_ files: [CheckedCode.File]) {
    let classes = files.flatMap(\.classes)
    self.files = files.count
    controllers = classes.count
    judged = classes.count(where: \.isJudged)
    runs = classes.reduce(0) { $0 + $1.runCount }
    brokenRuns = classes.reduce(0) { $0 + $1.brokenCount }
    partlyDriven = classes.count { $0.isCut }
    ignored = files.reduce(0) { $0 + $1.ignored }
    notes = classes.flatMap(\.notes)
    filesWithClasses = files.count { !$0.classes.isEmpty }
    judgedFiles = files.count { !$0.classes.isEmpty && $0.isJudged }
    (findings, errors, warnings) = (0, 0, 0)
    add(files.flatMap(\.problems))
  }

  mutating func add(_ problems: [Problem]) {
    known += problems.count(where: \.isKnown)
    let told = problems.filter { !$0.isKnown }
    findings += told.count { $0.located.diagnostic.isDisagreement }
    let others = told.filter { !$0.located.diagnostic.isDisagreement }
    errors += others.count(where: \.isError)
    warnings += others.count { !$0.isError }
  }

  /// The notes, or one note that no class of view controllers is declared.
  var allNotes: [String] {
    guard controllers == 0, errors == 0, findings == 0 else { return notes }
    return [
      unchanged > 0
        ? "no view controller reaches anything that has changed, so nothing was driven"
        : "no view controller class is declared here, so nothing was driven"
    ]
  }

  /// The counts as two lines: the part of the code that was judged, and what the check found.
  var summary: String {
    guard controllers > 0, let seconds else { return line }
    let tenths = Int((seconds * 10).rounded())
    var judged = "judged: \(Quantity.grouped(judged)) of "
    judged += Quantity.text(controllers, "view controller", "view controllers")
    judged += ", all of them in \(Quantity.grouped(judgedFiles)) of "
    judged += Quantity.text(filesWithClasses, "file", "files")
    return "\(judged); \(tenths / 10).\(tenths % 10) seconds\n\(line)"
  }

  private var line: String {
    let controllers = Quantity.text(controllers, "view controller", "view controllers")
    var line = "checked: \(Quantity.text(files, "file", "files")), \(controllers) "
    line += "(\(Quantity.text(runs, "run", "runs"))"
    if brokenRuns > 0 { line += ", \(Quantity.grouped(brokenRuns)) more stopped early" }
    if partlyDriven > 0 {
      line += ", not every combination in \(Quantity.text(partlyDriven, "class", "classes"))"
    }
    line += "); "
    line += Quantity.text(findings, "finding", "findings")
    if errors > 0 { line += ", \(Quantity.text(errors, "error", "errors"))" }
    if warnings > 0 { line += ", \(Quantity.text(warnings, "warning", "warnings"))" }
    if ignored > 0 { line += ", \(Quantity.grouped(ignored)) ignored by comments" }
    if known > 0 { line += ", \(Quantity.grouped(known)) known by the baseline" }
    if unchanged > 0 { line += ", \(Quantity.grouped(unchanged)) view controllers unchanged" }
    return line
  }
}
