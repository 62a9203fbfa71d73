import Diagnostics

/// A comparison of runs, for a finding that no single run shows.
struct RunComparison {
  private var orders: Orders?
  private var returns: Returns?

  /// Compares the orders in which controllers write and read shared variables.
  static let ofOrders = RunComparison(orders: Orders())
  /// Compares the writes of sheets with the reads of presenters.
  static let ofReturns = RunComparison(returns: Returns())

  /// Notes one run.
  /// - Returns: True if the run adds a fact, so evidence may come from the run.
  mutating func add(_ run: DriveRun) -> Bool {
    orders?.add(run) ?? returns?.add(run) ?? false
  }

  /// Notes excuses from a run in which opaque code calls the closures it was given.
  mutating func addExcuses(_ run: DriveRun) { returns?.addReads(run) }

  /// The occurrences that the runs show together.
  func occurrences(of finding: Finding) -> [Occurrence] {
    orders?.occurrences(of: finding) ?? returns?.occurrences(of: finding) ?? []
  }
}

/// A place in one run that matters together with other runs.
struct Sighting {
  let range: SourceRange
  let drive: DriveKind
  private let event: Int?
  private let subject: String
  /// The number of the run.
  private let run: Int

  init(_ range: SourceRange, event: Int?, in run: DriveRun) {
    self.range = range
    self.event = event
    drive = run.drive
    subject = run.subject
    self.run = run.number
  }

  /// An occurrence at the place.
  func occurrence(of finding: Finding, _ evidence: [String]) -> Occurrence {
    var occurrence = Occurrence(finding.id, at: range, evidence, event: event)
    occurrence.run = run
    occurrence.drive = drive
    occurrence.subject = subject
    return occurrence
  }
}
