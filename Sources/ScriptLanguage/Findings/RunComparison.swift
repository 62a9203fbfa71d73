import Diagnostics

/// What several runs of an example show together, and none by itself.
struct RunComparison {
  private var orders: Orders?
  private var returns: Returns?

  /// Compares in which order controllers write and read what they share.
  static let ofOrders = RunComparison(orders: Orders())
  /// Compares what sheets write with where those read that presented them.
  static let ofReturns = RunComparison(returns: Returns())

  /// Notes what one run shows.
  /// - Returns: Whether it is something new, so that evidence may come from this run.
  mutating func add(_ run: DriveRun) -> Bool {
    orders?.add(run) ?? returns?.add(run) ?? false
  }

  /// Notes what is an excuse in a run in which closures are called that were given to what is not simulated.
  mutating func addExcuses(_ run: DriveRun) { returns?.addReads(run) }

  /// What the runs show together.
  func occurrences(of finding: Finding) -> [Occurrence] {
    orders?.occurrences(of: finding) ?? returns?.occurrences(of: finding) ?? []
  }
}

/// A place that means something together with other runs, in the run that came there.
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

  /// What comes of it.
  func occurrence(of finding: Finding, _ evidence: [String]) -> Occurrence {
    var occurrence = Occurrence(finding.id, at: range, evidence, event: event)
    occurrence.run = run
    occurrence.drive = drive
    occurrence.subject = subject
    return occurrence
  }
}
