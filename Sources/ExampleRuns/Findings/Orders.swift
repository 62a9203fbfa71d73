import LifecycleEngine

/// The orders in which controllers write and read shared variables, over all runs of an example.
struct Orders {
  private struct Pair: Equatable {
    let variable: String
    let writer: String
    let reader: String
  }

  private struct Seen {
    let pair: Pair
    let isOfOneClass: Bool
    let read: Sighting

    func isLike(_ other: Seen) -> Bool { pair == other.pair && read.drive == other.read.drive }
  }

  private var writtenFirst: [Seen] = []
  private var readFirst: [Seen] = []

  /// Notes the order of writes and reads in one run. Two callbacks count if both run in one turn of
  /// the drive.
  /// - Returns: True if an order is new.
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
          read: Sighting(read.range, event: run.event(of: read), in: run))
        if (write.callback?.event ?? 0) < (read.callback?.event ?? 0) {
          if !writtenFirst.contains(where: { $0.isLike(seen) }) { writtenFirst.append(seen) }
        } else if !readFirst.contains(where: { $0.isLike(seen) }) {
          readFirst.append(seen)
        }
      }
    }
  }

  /// The pairs that two drives show in opposite orders, one pair for each read. Pairs of two
  /// classes come first, because two screens of one class cannot be told apart.
  func occurrences(of finding: Finding) -> [Occurrence] {
    var result: [Occurrence] = []
    let pairs = writtenFirst.filter { !$0.isOfOneClass } + writtenFirst.filter { $0.isOfOneClass }
    for first in pairs {
      let drive = first.read.drive
      let other = readFirst.first { $0.pair == first.pair && $0.read.drive != drive }
      guard let other, first.pair.reader != first.pair.writer,
        !result.contains(where: { $0.range == other.read.range })
      else { continue }
      let evidence = [
        "'\(first.pair.reader)' read '\(first.pair.variable)' after '\(first.pair.writer)' had "
          + "written it in the drive '\(drive.rawValue)'",
        "in the drive '\(other.read.drive.rawValue)' the read came first",
      ]
      result.append(other.read.occurrence(of: finding, evidence))
    }
    return result
  }
}
