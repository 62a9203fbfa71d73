import LifecycleEngine

/// In which order controllers write and read what they share, over all runs of an example.
struct Orders {
  private struct Pair: Equatable {
    let variable: String
    let writer: String
    let reader: String
  }

  private struct Seen {
    let pair: Pair
    let isOfOneClass: Bool
    let drive: DriveKind
    let subject: String
    let range: SourceRange
    let event: Int?
    /// The number of the run.
    let run: Int

    func isLike(_ other: Seen) -> Bool { pair == other.pair && drive == other.drive }
  }

  private var writtenFirst: [Seen] = []
  private var readFirst: [Seen] = []

  /// Notes the orders of one run: within one turn of the drive, which of two callbacks came first.
  /// - Returns: Whether one of them is new.
  mutating func add(_ run: DriveRun) -> Bool {
    let known = writtenFirst.count + readFirst.count
    var start = 0
    for idle in run.conduct.idles {
      let end = min(idle.deeds, run.deeds.count)
      if start < end { add(run.deeds[start..<end], run) }
      start = max(start, end)
    }
    return writtenFirst.count + readFirst.count > known
  }

  private mutating func add(_ deeds: ArraySlice<Deed>, _ run: DriveRun) {
    for write in deeds {
      guard case .wrote(let variable) = write.kind, let writer = write.callback?.receiver,
        let wroteIn = write.callback?.callback, run.isExamples(writer)
      else { continue }
      for read in deeds {
        guard case .read(variable) = read.kind, let reader = read.callback?.receiver,
          reader != writer, let readIn = read.callback?.callback, run.isExamples(reader)
        else { continue }
        let pair = Pair(
          variable: variable.name, writer: "\(run.className(of: writer)).\(wroteIn.baseName)",
          reader: "\(run.className(of: reader)).\(readIn.baseName)")
        let seen = Seen(
          pair: pair, isOfOneClass: run.className(of: writer) == run.className(of: reader),
          drive: run.plan.drive, subject: run.plan.subject.name, range: read.range,
          event: run.event(of: read), run: run.number)
        if (write.callback?.event ?? 0) < (read.callback?.event ?? 0) {
          if !writtenFirst.contains(where: { $0.isLike(seen) }) { writtenFirst.append(seen) }
        } else if !readFirst.contains(where: { $0.isLike(seen) }) {
          readFirst.append(seen)
        }
      }
    }
  }

  /// Pairs that came in one order in one drive and in the other one in another, one of each read. Of two
  /// screens of one class nobody could tell which is meant, where those of two classes are enough.
  func occurrences(of finding: Finding) -> [Occurrence] {
    var result: [Occurrence] = []
    let pairs = writtenFirst.filter { !$0.isOfOneClass } + writtenFirst.filter { $0.isOfOneClass }
    for first in pairs {
      let other = readFirst.first { $0.pair == first.pair && $0.drive != first.drive }
      guard let other, first.pair.reader != first.pair.writer,
        !result.contains(where: { $0.range == other.range })
      else { continue }
      var occurrence = Occurrence(
        finding.id, at: other.range,
        [
          "'\(first.pair.reader)' read '\(first.pair.variable)' after '\(first.pair.writer)' had "
            + "written it in the drive '\(first.drive.rawValue)'",
          "in the drive '\(other.drive.rawValue)' the read came first",
        ], event: other.event)
      occurrence.run = other.run
      occurrence.drive = other.drive
      occurrence.subject = other.subject
      result.append(occurrence)
    }
    return result
  }
}
